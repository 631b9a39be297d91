"""Actions of a partner that the Race and The Smugglers do not have."""

from cubacube.rules import Action, frozen


@frozen
class HandOver(Action):
    """[V.3] Prepare nothing and let the partner drive."""
