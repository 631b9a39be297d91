"""Tooltips for the things on the table in a Race: what they do and how to use them."""

from cubacube.games.race.rules.hand import left
from cubacube.games.race.rules.opening import outfit
from cubacube.games.race.rules.state import (
    ChooseGateBonus,
    Collect,
    MeetCop,
    OpenCrate,
    State,
    StopInCity,
)
from cubacube.kit.cards import Symbol
from cubacube.kit.shot import City
from cubacube.rules import Seat
from cubacube.session.language.referee import NONE_LEFT, describe_upgrade
from cubacube.session.language.translation import N_, _

LIFE = N_(
    "Each key is Life, each burst is 1 Damage. With too much Damage the Vehicle breaks "
    "down. Only then a clean stop inside a City's dashed line repairs it."
)
BUMPERS = N_(
    "Install one before you drive through a Gate, with its button. If you then hit a Vehicle "
    "after the Gate, only its owner takes Damage."
)
SECTOR = N_(
    "Drive through a Gate of these two dice. Any two dice of these colours will do. A "
    "white die is another player's Vehicle."
)
_TARGET = N_(
    "After all five Sectors, stop inside the dashed line of this City without touching anything."
)
_TARGET_WITH_COP = N_("You cannot leave the Cop here. With a Cop you get no pay.")
_CITY = N_("Sliding onto the card costs 1 Damage.")
_REPAIR = N_(
    "Stop inside the dashed line without touching anything: the City repairs your Vehicle."
)
_LEAVE_COP = N_("Cross a Gate cleanly and stop inside the dashed line to leave your Cop here.")
_COP = N_(
    "With a Cop you get no pay at the end of a race. To leave him, cross a Gate "
    "cleanly and stop near a City, but not the target."
)
_COP_STAYS = N_("You cannot get rid of the Cop any more in this race.")
TAGS = {
    "skull": N_("Too much Damage: drive to any City without touching anything to be repaired."),
    "blind": N_("A rival's Alcohol: all flicks are blind, for at most two turns."),
    "cone": N_("A rival's Weapons: the next drive must go where the wheels point."),
}
_TOOLBOX = {
    (False, False): N_("Repairs up to 2 Damage."),
    (False, True): N_("Repairs up to 2 Damage or adds a Bumper."),
    (True, False): N_("Repairs 1 Damage."),
    (True, True): N_("Repairs 1 Damage or adds a Bumper."),
}
"""Text about what the Toolbox does, by two flags.

The first flag tells whether the option Small Toolbox is in use. The second tells whether
the Vehicle has room for a Bumper.
"""
_TOOLBOX_WHEN = N_("Use it before you drive or after a clean crossing.")
_NO_TOOLBOX = N_("A Toolbox cannot help while the Vehicle is broken.")
_DIAMOND_WITH_COP = N_("Keep it. As long as you have the Cop, Diamonds bring no Pesos.")
_STATUE_ARRIVED = N_("The target is reached: Statues buy no more flicks in this race.")
EFFECTS: dict[Symbol, str] = {
    "alcohol": N_("{on} flicks blind for two turns."),
    "weapons": N_("Next turn {on} must drive where the wheels point."),
}
"""Texts that tell what a bonus does to a rival, for buttons and for the referee."""
_NO_GATE = N_("No Gate counts for you now. Touching this die costs 1 Damage and brings nothing.")
_ONLY_TOUCHED = N_("You get it only if you touch the die after the crossing.")
_USES: dict[Symbol, str] = {
    "diamond": N_("Keep it. Two of them bring 1000 Pesos after a race if you are not last."),
    "statue": N_("Keep it. After a clean flick you can spend two for one more flick."),
    "alcohol": N_("After a clean crossing a rival near you flicks blind for two turns."),
    "weapons": N_(
        "After a clean crossing: 1 Damage for a rival near you. Their next drive must follow "
        "their wheels."
    ),
    "crate": N_(
        "The die is rolled again and brings what it then shows. A second Crate costs 2 Damage."
    ),
}


def describe_cop(state: State, seat: Seat) -> str:
    """[Raid] Return how a player can get rid of the Cop, or that this is no longer possible."""
    stops = (task for task in state.agenda if isinstance(task, StopInCity | MeetCop))
    leaving = any(task.seat == seat for task in stops)
    crossed = state.racers[seat].crossed == len(state.track)
    return _(_COP_STAYS if crossed and not leaving else _COP)


def describe_city(state: State, city: City) -> str:
    """[I.8] Return what a stop at a City brings the current player."""
    racer = state.racer
    if racer.broken:
        return _(_REPAIR)
    if state.track and city == state.target_city:
        said = (_TARGET, _TARGET_WITH_COP) if racer.has_cop else (_TARGET,)
        return " ".join(map(_, said))
    return _(_LEAVE_COP if racer.has_cop and state.needs_gate else _CITY)


def describe_bonus(symbol: Symbol, state: State, seat: Seat) -> str:
    """[Bonus 1, R13, R14] Return how a player can use a bonus in hand."""
    racer = state.racers[seat]
    if symbol == "case" and racer.broken:
        return _(_NO_TOOLBOX)
    if symbol == "case":
        room = racer.bumpers < outfit(state.box, state.card(seat))
        return f"{_(_TOOLBOX[state.box.options.toolbox_one, room])} {_(_TOOLBOX_WHEN)}"
    if symbol == "diamond" and racer.has_cop:
        return _(_DIAMOND_WITH_COP)
    return _(_STATUE_ARRIVED if symbol == "statue" and racer.finished else _USES[symbol])


def describe_gate_die(symbol: Symbol, state: State) -> str:
    """[Row 2, 4, R52] Return what a Gate die on the cloth brings or costs the current player."""
    gains = any(isinstance(task, ChooseGateBonus | Collect | OpenCrate) for task in state.agenda)
    if not (state.needs_gate or gains):
        return _(_NO_GATE)
    said = describe_face(symbol, state)
    return f"{said} {_(_ONLY_TOUCHED)}" if state.box.options.no_gate_bonus else said


def describe_face(symbol: Symbol, state: State) -> str:
    """Return what the face of a Gate die brings when the current player gains it."""
    seat = state.seat
    if symbol == "vehicle":
        better = bool(state.better(seat))
        return describe_upgrade(state.card(seat), left=better, already=state.upgraded)
    return describe_bonus(symbol, state, seat) if left(state, symbol) else _(NONE_LEFT)
