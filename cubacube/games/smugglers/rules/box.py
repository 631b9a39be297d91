"""The components of the Smugglers: cards, measures and house rules."""

from cubacube.kit import house_rules
from cubacube.rules import N_, frozen, switch


@frozen
class Options:
    """The house rules of the Smugglers; every field is one option of the menu."""

    ruler: str = house_rules.walking_ruler(
        N_("The long ruler makes it easier to walk to a City and back to the Vehicle.")
    )
    open_hands: bool = switch(
        N_("Open cards"),
        N_("All Sector cards are visible. Otherwise you see only your own."),
        default=True,
    )
    hidden_money: bool = house_rules.hidden_money()
    bumper_two: bool = house_rules.hard_bumpers()
    three_places: bool = switch(
        N_("Three hiding places"),
        N_("Robbed players hide their money in three places, not four."),
    )
    by_difference: bool = switch(
        N_("Prices by difference"),
        N_("A Good pays 1000 more for every card behind the best seller, at most 5000."),
    )
    flips_allowed: bool = house_rules.flips_allowed(
        N_("A die that only flips over on the spot counts as flicked. Otherwise you lose the turn.")
    )
    damaged_worthless: bool = switch(
        N_("Dents cost"),
        N_("At the end a damaged Vehicle is worth nothing. Usually only a wreck is."),
    )
    breakdown: str = house_rules.breakdown(
        N_("When a Vehicle is a wreck: with as much Damage as Life, or only with more."), "reaches"
    )


@frozen
class Box(house_rules.ClothBox):
    """Components and options; a game never changes them."""

    options: Options = Options()

    @property
    def ruler_mm(self) -> float:
        """Length of the Walking ruler in use, in mm."""
        return self.measures.ruler_mm(short=self.options.ruler == "short")

    @property
    def hiding_places(self) -> int:
        """[Robbing] Number of places over which a victim may spread their money."""
        return 3 if self.options.three_places else 4
