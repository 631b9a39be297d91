"""Components of the Couriers: cards, measures and house rules."""

from cubacube.kit.cards import Cards
from cubacube.kit.measures import Measures
from cubacube.rules import N_, asked_first, choice, frozen, switch

TARGETS: dict[str, int] = {"easy": 6, "normal": 9, "hard": 12, "hardcore": 15}
"""[1.6] Points needed to win, by difficulty."""


@frozen
class Options:
    """House rules of the Couriers; each field is an option in the menu."""

    difficulty: str = asked_first(
        "difficulty",
        choice(
            N_("Difficulty"),
            N_(
                "You win with 6, 9, 12 or 15 points; for the best result you drive on until the "
                "Police catch you."
            ),
            (N_("easy"), N_("normal"), N_("hard"), N_("hardcore"), N_("best result")),
            "normal",
        ),
    )
    family: bool = asked_first(
        "variant",
        switch(
            N_("Family game"),
            N_(
                "The Police start late, no Gate is needed to enter a City or to switch Vehicles, "
                "and after each Job the Cops go home."
            ),
        ),
    )
    smooth: bool = switch(
        N_("Drive smoothly"),
        N_(
            "Harder, and your points count once more: Goods, Cities and changing the Vehicle only "
            "without Damage; no Crates."
        ),
    )
    wrecks: bool = switch(
        N_("Total wrecks"),
        N_(
            "Harder, and your points count once more: a wreck destroys all Goods, and no repair "
            "where a Cop stands."
        ),
    )
    short_ruler: bool = switch(
        N_("Short ruler"),
        N_(
            "Harder, and your points count once more: only the short ruler reaches Cities and "
            "Vehicles."
        ),
    )
    bumpers: bool = switch(
        N_("Bumpers"),
        N_("Use up a Bumper before a flick, and the Vehicle takes no Damage in that turn."),
        default=True,
    )
    flips_allowed: bool = switch(
        N_("Flips allowed"),
        N_("A die that only flips over on its spot counts as flicked; otherwise it is put back."),
    )
    breakdown: str = choice(
        N_("Breakdown when Damage"),
        N_("A Vehicle breaks down when its Damage reaches its Life, or only when it exceeds it."),
        (N_("exceeds"), N_("reaches")),
        "reaches",
    )


@frozen
class Box:
    """Components and options; a game never changes them."""

    cards: Cards
    measures: Measures
    options: Options = Options()

    @property
    def ruler_mm(self) -> float:
        """The Walking ruler in use: long, or short with the third Hardcore package."""
        return self.measures.ruler_mm(short=self.options.short_ruler)

    @property
    def target(self) -> int | None:
        """[1.6] Points needed to win; None if the Couriers play for the best result."""
        return TARGETS.get(self.options.difficulty)

    @property
    def packages(self) -> int:
        """[Hardcore] Number of packages in use; each adds the points once more."""
        options = self.options
        return options.smooth + options.wrecks + options.short_ruler
