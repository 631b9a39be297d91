"""Components of The Cobbers: the box of the variant in play, and house rules."""

from dataclasses import field, fields
from typing import Any, TypeAlias

from cubacube.games.race import rules as race_rules
from cubacube.games.race.rules import box as race
from cubacube.games.smugglers import rules as smugglers_rules
from cubacube.games.smugglers.rules import box as smugglers
from cubacube.kit.cards import Cards
from cubacube.kit.house_rules import BREAKDOWN_LABELS
from cubacube.kit.measures import Measures
from cubacube.kit.placing import ByHand
from cubacube.rules import N_, asked_first, choice, frozen, only_with

InnerBox: TypeAlias = race.Box | smugglers.Box


RACE, SMUGGLERS = ("over", "race"), ("over", "smugglers")
AS_PRINTED = "as in the rulebook"


def _as_in(options: type, name: str) -> Any:
    """Return a copy of a house rule of another variant."""
    rule = next(each for each in fields(options) if each.name == name)
    return field(default=rule.default, metadata=dict(rule.metadata))


def _in_both(name: str) -> Any:
    """Return a house rule that the Race and The Smugglers share.

    Some of these rules need another rule in the Race. In The Smugglers they work without it.
    """
    rule = _as_in(race.Options, name)
    needed = rule.metadata.get("only_with", ())
    return only_with(rule, SMUGGLERS, *needed) if needed else rule


def _in_race(name: str) -> Any:
    """Return a house rule of the Race that The Smugglers do not have."""
    rule = _as_in(race.Options, name)
    return only_with(rule, *rule.metadata.get("only_with", (RACE,)))


def _in_smugglers(name: str) -> Any:
    """Return a house rule of The Smugglers that the Race does not have."""
    return only_with(_as_in(smugglers.Options, name), SMUGGLERS)


@frozen
class Options:
    """House rules of The Cobbers.

    Rules that belong only to the variant that is not in play have no effect.
    """

    over: str = asked_first(
        "variant",
        choice(
            N_("What you play"),
            N_("Two people share a Vehicle in The Race or The Smugglers."),
            (N_("race"), N_("smugglers")),
            "race",
        ),
    )
    races: int = _in_race("races")
    ruler: str = _in_both("ruler")
    bumpers: bool = _in_race("bumpers")
    raid: bool = _in_race("raid")
    no_gate_bonus: bool = _in_race("no_gate_bonus")
    toolbox_one: bool = _in_race("toolbox_one")
    bumper_two: bool = _in_both("bumper_two")
    no_repair: bool = _in_race("no_repair")
    strict_cone: bool = _in_race("strict_cone")
    rethrow: bool = _in_race("rethrow")
    flips_allowed: bool = _in_both("flips_allowed")
    breakdown: str = choice(
        N_("Breakdown when Damage"),
        N_("The rulebook says: more than Life in The Race, as much as Life in The Smugglers."),
        (N_("as in the rulebook"), "exceeds", "reaches"),
        AS_PRINTED,
        BREAKDOWN_LABELS,
    )
    hidden_money: bool = _in_both("hidden_money")
    open_hands: bool = _in_smugglers("open_hands")
    three_places: bool = _in_smugglers("three_places")
    by_difference: bool = _in_smugglers("by_difference")
    damaged_worthless: bool = _in_smugglers("damaged_worthless")


@frozen
class Box:
    """The box of the variant that the teams play."""

    inner: InnerBox
    options: Options = Options()


def inner_rules(box: Box) -> ByHand[Any]:
    """Return the rules of the variant in play: the Race or The Smugglers."""
    return race_rules if isinstance(box.inner, race.Box) else smugglers_rules


def make_box(cards: Cards, measures: Measures, options: Options) -> Box:
    """[R66] Return the box of the chosen variant, with the house rules that apply to it."""
    variant = race if options.over == "race" else smugglers
    known = {each.name for each in fields(variant.Options)}
    kept = {
        each.name: getattr(options, each.name) for each in fields(options) if each.name in known
    }
    if options.breakdown == AS_PRINTED:
        del kept["breakdown"]
    return Box(variant.Box(cards, measures, variant.Options(**kept)), options)
