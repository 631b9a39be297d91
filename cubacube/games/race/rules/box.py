"""The components of a Race: cards, measures and house rules."""

from cubacube.kit import house_rules
from cubacube.rules import N_, Value, asked_first, choice, frozen, only_with, switch

SEVERAL_RACES: tuple[tuple[str, Value], ...] = (("races", 2), ("races", 3))
"""Condition for the options about later races: the option `races` must be 2 or 3."""


@frozen
class Options:
    """The house rules of the Race; every field is one option of the menu."""

    races: int = asked_first(
        "length",
        choice(
            N_("Races"),
            N_("Two races take about 40 minutes, three about 60. One race is a quick try."),
            (1, 2, 3),
            2,
        ),
    )
    ruler: str = house_rules.walking_ruler(
        N_("The long ruler makes it easier to reach a City or a rival.")
    )
    bumpers: bool = switch(
        N_("Special Bumpers"),
        N_("Install one before you drive. After the Gate, hits damage only the others."),
    )
    raid: bool = asked_first(
        "variant",
        switch(
            N_("Raid"),
            N_("Everybody has a Cop on their tail. Shake him off in a City before the finish."),
        ),
    )
    no_gate_bonus: bool = switch(
        N_("No bonus from Gates"),
        N_("Only dice touched after the crossing give a bonus."),
    )
    toolbox_one: bool = switch(
        N_("Small Toolbox"),
        N_("A Toolbox repairs one Damage instead of two."),
    )
    bumper_two: bool = only_with(
        house_rules.hard_bumpers(),
        ("bumpers", True),
    )
    no_repair: bool = only_with(
        switch(
            N_("No pit stop"),
            N_("Damage stays on the Vehicles between the races."),
        ),
        *SEVERAL_RACES,
    )
    flips_allowed: bool = house_rules.flips_allowed(
        N_("A die that only flips over on the spot counts as flicked. Otherwise you lose the turn.")
    )
    strict_cone: bool = switch(
        N_("Strict wheels"),
        N_("After Weapons, drive within 30 degrees of the wheels, not 60."),
    )
    breakdown: str = house_rules.breakdown(
        N_("When a Vehicle breaks down: with more Damage than Life, or already with as much."),
        "exceeds",
    )
    rethrow: bool = only_with(
        switch(
            N_("Throw again"),
            N_("All dice are thrown again before each race."),
        ),
        *SEVERAL_RACES,
    )
    hidden_money: bool = only_with(house_rules.hidden_money(), *SEVERAL_RACES)


@frozen
class Box(house_rules.ClothBox):
    """Components and options; a game never changes them."""

    options: Options = Options()

    @property
    def ruler_mm(self) -> float:
        """Length of the Walking ruler in use, in mm."""
        return self.measures.ruler_mm(short=self.options.ruler == "short")
