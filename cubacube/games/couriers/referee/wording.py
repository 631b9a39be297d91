"""Names of players, dice and Goods in the sentences of The Couriers."""

from collections import Counter

from cubacube.games.couriers.rules.state import State
from cubacube.kit.cards import SectorCard, Symbol
from cubacube.kit.vehicles import VEHICLES
from cubacube.session.language.referee import Cast, Topic, counted, good_name, obstacle_names
from cubacube.session.language.translation import _, phrase


def cast_of(state: State, names: tuple[str, ...]) -> Cast:
    """Return the names of players and dice.

    One Vehicle die belongs to all players, the others are white.
    """
    joint, white = phrase("the Couriers' Vehicle"), phrase("a white Vehicle")
    vehicles = tuple(joint if die == state.joint else white for die in VEHICLES)
    box, several = state.box, phrase("several white Vehicles")
    return Cast(names, box.cards, vehicles, several, obstacle_names(box.measures))


def topic_of(names: tuple[str, ...], state: State) -> Topic[Cast, State]:
    """Return what a sentence about the Couriers needs."""
    return Topic(cast_of(state, names), state)


def wanted_listed(goods: tuple[Symbol, ...]) -> str:
    """Return wanted Goods as a list in words; a Crate stands for any Good."""
    return counted([_("any Good") if good == "crate" else good_name(good) for good in goods])


def missing(state: State, job: SectorCard) -> tuple[Symbol, ...]:
    """[Delivery] Return the Goods of a Job that are not aboard.

    A spare Good counts for a Crate.
    """
    wanted, aboard = Counter(job.goods), Counter(state.cargo)
    crates = wanted.pop("crate", 0)
    spare = (aboard - wanted).total()
    lacking: list[Symbol] = [*(wanted - aboard).elements()]
    lacking += ["crate"] * max(0, crates - spare)
    return tuple(lacking)
