"""What a partner may do besides what the variant in play offers."""

from cubacube.rules import Action, frozen


@frozen
class HandOver(Action):
    """[V.3] Prepare nothing: the partner drives."""
