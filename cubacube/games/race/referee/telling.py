"""Describe every event of a Race in a sentence."""

from typing import TypeAlias

from cubacube.games.race.referee.things import EFFECTS
from cubacube.games.race.referee.wording import bonus_name
from cubacube.games.race.rules import events
from cubacube.games.race.rules.finish import PAIR
from cubacube.games.race.rules.state import State
from cubacube.kit import events as shared
from cubacube.kit.cards import Symbol
from cubacube.rules import Event
from cubacube.session.language import referee
from cubacube.session.language.numbers import written
from cubacube.session.language.translation import N_, _, _n

_PLAIN: dict[type[Event], str] = {
    shared.StarterDrawn: N_("{seat} throws the dice and starts the first race."),
    events.RaceBegan: N_("Race {race} goes to {target}."),
    shared.BrokeDown: N_("{seat}'s Vehicle breaks down: no Gate counts until a City repairs it."),
    events.Advanced: N_("{seat} has crossed Sector {sector}."),
    events.BonusGained: N_("{seat} gains a bonus from {die}: {bonus}."),
    events.StatuesUsed: N_("{seat} pays two Statues for one more flick."),
    events.CopShakenOff: N_("{seat} shakes off the Cop in {city}."),
    events.ReachedTarget: N_(
        "{seat} reaches {city} with all five Sectors: this is the last round of the race."
    ),
}
_HEADLINES = referee.Headlines(
    rough=N_("{name} gets through the Gate, but not cleanly: no bonus, no City."),
    broken=N_("{name} drives a broken Vehicle: no Gate counts."),
    free=N_("{name} has crossed all Gates and drives to the target City."),
)

_Topic: TypeAlias = referee.Topic[referee.Cast, State]

tell = referee.Sentences(
    _PLAIN, referee.of_cloth, referee.SHARED, bonus=bonus_name, symbol=bonus_name
)
"""Return what happened and why, in one sentence; `state` is the state after the event."""


@tell.register
def _turn(event: shared.TurnBegan, topic: _Topic) -> str:
    said = [_("{name}'s turn.")]
    if event.blind:
        said.append(_("Because of the Alcohol, {name} flicks blind."))
    if event.cone:
        said.append(_("After the Weapons, {name} must drive where the wheels point."))
    return topic.say(" ".join(said), event)


@tell.register
def _strayed(event: events.Strayed, topic: _Topic) -> str:
    left, harder = event.angle_cdeg >= 0, event.speed_permille >= 0
    sayings = {
        (True, True): N_("{name} flicks blind: {degrees}° too far left, {percent} % too hard."),
        (True, False): N_("{name} flicks blind: {degrees}° too far left, {percent} % too soft."),
        (False, True): N_("{name} flicks blind: {degrees}° too far right, {percent} % too hard."),
        (False, False): N_("{name} flicks blind: {degrees}° too far right, {percent} % too soft."),
    }
    return topic.say(
        _(sayings[left, harder]),
        event,
        degrees=written(abs(event.angle_cdeg) / 100, 1),
        percent=round(abs(event.speed_permille) / 10),
    )


@tell.register
def _driven(event: shared.Driven, topic: _Topic) -> str:
    return referee.tell_drive(event, topic.cast, _HEADLINES)


@tell.register
def _used(event: events.AlcoholUsed | events.WeaponsUsed, topic: _Topic) -> str:
    bonus: Symbol = "alcohol" if isinstance(event, events.AlcoholUsed) else "weapons"
    said = f"{_('{name} uses {bonus}.')} {_(EFFECTS[bonus])}"
    return topic.say(said, event, bonus=bonus_name(bonus))


@tell.register
def _crate(event: events.CrateOpened, topic: _Topic) -> str:
    said = _("{name} opens the Crate and finds: {symbol}.")
    if event.symbol == "crate":
        said = _("{name} opens the Crate and finds another Crate!")
    return topic.say(said, event)


@tell.register
def _toolbox(event: events.ToolboxUsed, topic: _Topic) -> str:
    if event.bumper:
        said = _("{name} uses a Toolbox and takes a Bumper.")
    else:
        said = _n(
            "{name} uses a Toolbox and repairs {repaired} Damage.",
            "{name} uses a Toolbox and repairs {repaired} Damage.",
            event.repaired,
        )
    return topic.say(said, event)


@tell.register
def _rewarded(event: events.Rewarded, topic: _Topic) -> str:
    if event.fined:
        said = _("{name} still has the Cop and earns nothing.")
    elif event.pairs:
        said = _("{name} earns {reward} Pesos, and {extra} for Diamonds.")
    else:
        said = _("{name} earns {reward} Pesos.")
    return topic.say(said, event, extra=referee.pesos(event.pairs * PAIR))


@tell.register
def _race_ended(event: events.RaceEnded, topic: _Topic) -> str:
    """Say that the race is over, and what is reset if another race follows."""
    state, said = topic.state, [_("Race {race} is over.")]
    if not state.over and not state.box.options.no_repair:
        said.append(_("All Vehicles are repaired."))
    if not state.over and state.box.options.raid:
        said.append(_("Everybody has a Cop on their tail again."))
    return topic.say(" ".join(said), event)


@tell.register
def _game_ended(event: events.GameEnded, topic: _Topic) -> str:
    names = topic.cast.players(event.winners)
    if len(event.winners) == 1:
        return _("{name} has the most money and wins!").format(name=names)
    return _("{names} have the most money and share the win!").format(names=names)
