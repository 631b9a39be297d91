"""Actions of a partner, besides those of the variant in play."""

from cubacube.rules import Action, frozen


@frozen
class HandOver(Action):
    """[V.3] Prepare nothing and let the partner drive."""
