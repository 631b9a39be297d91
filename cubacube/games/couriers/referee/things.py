"""Tooltips for the things of The Couriers."""

from cubacube.games.couriers.rules.state import State
from cubacube.kit.cards import SectorCard, Symbol
from cubacube.kit.vehicles import BEST
from cubacube.session.language.referee import GREY, good_name
from cubacube.session.language.translation import N_, _

_LIFE = N_("Each key is Life, each burst is 1 Damage.")
_BREAKDOWN = {
    False: N_("With too much Damage the Vehicle breaks down and destroys one of your Goods."),
    True: N_("With too much Damage the Vehicle breaks down and destroys all Goods."),
}
"""Explanation of a breakdown; the key tells whether Total wrecks is on."""
_REPAIR = {
    (False, False): N_("Cross a Gate and stop near a City, but not the Job's, to repair it."),
    (False, True): N_("Stop near a City, but not the Job's, to repair it. You need no Gate."),
    (True, False): N_("Cross a Gate and stop near a City without a Cop to repair Damage."),
    (True, True): N_("Stop near a City without a Cop to repair Damage. You need no Gate."),
}
"""Explanation of a repair; the key tells whether Total wrecks and Family game are on."""
_BROKEN = N_("Your Vehicle is broken.")
_ONLY_BROKEN = N_("Only a broken Vehicle can be repaired.")
_SMOOTH = N_("You must take no Damage in that flick.")
BUMPERS = N_(
    "Choose a route, then install one before you drive, with its button. Your Vehicle "
    "then takes no Damage in this turn."
)
_INSTALLED = N_("A Bumper is installed: your Vehicle takes no Damage in this turn.")
CARGO = N_("Cargo space. Pale places are free.")
HIDE = N_("You can hide in a City without a Cop, or switch to a white Vehicle.")
VEHICLE = N_("Touching it costs 1 Damage.")
JOINT = N_("Every player drives this Vehicle in their turn.")
_SECTOR = N_("Choose it, then drive between two dice of these colours.")
_SECTOR_GAIN = N_(
    "Its kilometres keep you ahead of the Police. You may also take what one Gate die shows."
)
_SMOOTH_GAIN = N_("With Damage you may take only a better Vehicle.")
_SECTOR_BROKEN = N_(
    "While your Vehicle is broken, the kilometres do not count for the Job. You gain nothing else."
)
_JOB = N_("Collect its kilometres and its Goods. Its stars are your points.")
_JOB_GATE = N_("Then cross a Gate and stop near its City.")
_JOB_FAMILY = N_("Then stop near its City. You need no Gate.")
_JOB_BROKEN = N_("Your Vehicle is broken: you must repair it before you can deliver.")
_KM = N_("Your kilometres for this Job. You can deliver only when you have driven all of them.")
_KM_BROKEN = N_("Kilometres that you drive while broken do not count for the Job.")
CITY = N_("Sliding onto the card costs 1 Damage.")
_GAIN_BROKEN = N_("It brings nothing while your Vehicle is broken.")
_CRATE_SMOOTH = N_("A Crate brings nothing when you play Drive smoothly.")
_BEST_VEHICLE = N_("It brings nothing: your Vehicle has the highest Level.")
_GOOD = N_("On a die of the Gate you cross, it brings one card of this Good.")
_OTHERS: dict[Symbol, str] = {
    "crate": N_("On a die of the Gate you cross, it brings any Good you like."),
    "vehicle": N_("On a die of the Gate you cross, it brings a better Vehicle."),
}


def describe_life(state: State) -> str:
    """[Breakdown, Hardcore 1, 2, Family 2] Explain Life, Damage and repairs."""
    options, said = state.box.options, [_LIFE]
    said.append(_BROKEN if state.broken else _BREAKDOWN[options.wrecks])
    if not (state.broken or options.wrecks):
        said.append(_ONLY_BROKEN)
    else:
        said.append(_REPAIR[options.wrecks, options.family])
        said += [_SMOOTH] * options.smooth
    return " ".join(map(_, said))


def describe_hit(state: State, costs: str) -> str:
    """[Row 5, 7, 8] Return a translated text about what a hit costs.

    Without an installed Bumper this is the text `costs`. With one, the text says that a hit
    does no Damage.
    """
    return _(_INSTALLED if state.turn.bumper_on else costs)


def describe_sector(state: State, card: SectorCard) -> str:
    """[Row 17] Return what a route brings now; explain its grey side if it has one."""
    grey = [GREY] if "grey" in card.gate else []
    if state.broken:
        brings = [_SECTOR_BROKEN]
    else:
        brings = [_SECTOR_GAIN, *[_SMOOTH_GAIN] * state.box.options.smooth]
    return " ".join(map(_, (_SECTOR, *grey, *brings)))


def describe_job(state: State) -> str:
    """[Delivery, Family 2] Return what the Job still needs."""
    options = state.box.options
    arrive = _JOB_FAMILY if options.family else _JOB_GATE
    smooth = [_SMOOTH] * options.smooth
    return " ".join(map(_, (_JOB, *([_JOB_BROKEN] if state.broken else [arrive, *smooth]))))


def describe_km(state: State) -> str:
    """[R83] Explain the kilometres of the Job."""
    return " ".join(map(_, (_KM, _KM_BROKEN) if state.broken else (_KM,)))


def describe_good(symbol: Symbol, state: State) -> tuple[str, str]:
    """Return the name of a symbol, and what it brings on a die of the Gate."""
    return good_name(symbol), " ".join(map(_, _gain(symbol, state)))


def _gain(symbol: Symbol, state: State) -> tuple[str, ...]:
    """[III.4, R65, Row 17] Return the sentences about the gain from a face."""
    smooth = state.box.options.smooth
    if state.broken:
        return (_GAIN_BROKEN,)
    if symbol == "vehicle":
        return (_BEST_VEHICLE if state.vehicle.level == BEST else _OTHERS[symbol],)
    if symbol == "crate" and smooth:
        return (_CRATE_SMOOTH,)
    return (_OTHERS.get(symbol, _GOOD), *[_SMOOTH] * smooth)
