"""House rules in the menu of several games on the cloth, and the box of these games."""

from typing import Any

from cubacube.kit.cards import Cards
from cubacube.kit.measures import Measures
from cubacube.rules import N_, Value, choice, frozen, switch

BREAKDOWN_LABELS: tuple[tuple[Value, str], ...] = (
    ("exceeds", N_("is more than Life")),
    ("reaches", N_("is as much as Life")),
)


@frozen
class ClothBox:
    """The components of a game on the cloth; each game adds its options in a subclass.

    A box never changes.
    """

    cards: Cards
    measures: Measures


def walking_ruler(explanation: str) -> Any:
    """Declare the choice between the two Walking rulers."""
    return choice(N_("Walking ruler"), explanation, (N_("short"), N_("long")), "long")


def hard_bumpers() -> Any:
    """Declare that a hit with an installed Bumper deals two Damage."""
    return switch(N_("Hard Bumpers"), N_("A hit with an installed Bumper deals two Damage."))


def flips_allowed(explanation: str) -> Any:
    """Declare that a die that only flips over counts as flicked."""
    return switch(N_("Flips allowed"), explanation)


def hidden_money() -> Any:
    """Declare that money is shown to its owner only."""
    return switch(
        N_("Hidden money"), N_("Until the end, your money is shown only in your own turns.")
    )


def breakdown(explanation: str, default: str) -> Any:
    """Declare how much Damage breaks a Vehicle: more than its Life, or as much."""
    return choice(
        N_("Breakdown when Damage"), explanation, ("exceeds", "reaches"), default, BREAKDOWN_LABELS
    )
