"""Components of the Couriers: cards, measures and house rules."""

from cubacube.kit import house_rules
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
                'You win with 6, 9, 12 or 15 points. "Best result": drive until '
                "the Police catch you."
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
                "The Police start late. You need no Gate to enter a City or to switch "
                "Vehicles. After each Job the Cops go home."
            ),
        ),
    )
    smooth: bool = switch(
        N_("Drive smoothly"),
        N_(
            "Harder: Goods, Cities and switching Vehicles only without Damage. Crates "
            "bring nothing. Your points count once more."
        ),
    )
    wrecks: bool = switch(
        N_("Total wrecks"),
        N_(
            "Harder: a breakdown destroys all Goods, and no repair in a City with a "
            "Cop. Your points count once more."
        ),
    )
    short_ruler: bool = switch(
        N_("Short ruler"),
        N_(
            "Harder: only the short ruler reaches Cities and Vehicles. Your points count once more."
        ),
    )
    bumpers: bool = switch(
        N_("Bumpers"),
        N_("Use up a Bumper before a flick to take no Damage in that turn."),
        default=True,
    )
    flips_allowed: bool = house_rules.flips_allowed(
        N_("A die that only flips over on the spot counts as flicked. Otherwise it is put back.")
    )
    breakdown: str = house_rules.breakdown(
        N_("When a Vehicle breaks down: with as much Damage as Life, or only with more."), "reaches"
    )


@frozen
class Box(house_rules.ClothBox):
    """Components and options; a game never changes them."""

    options: Options = Options()

    @property
    def ruler_mm(self) -> float:
        """Length of the Walking ruler in mm: the short one with the third Hardcore package."""
        return self.measures.ruler_mm(short=self.options.short_ruler)

    @property
    def target(self) -> int | None:
        """[1.6] Points needed to win; None if the Couriers play for the best result."""
        return TARGETS.get(self.options.difficulty)

    @property
    def packages(self) -> int:
        """[Hardcore] Number of packages in use; each one adds the points of the Jobs once more."""
        options = self.options
        return options.smooth + options.wrecks + options.short_ruler
