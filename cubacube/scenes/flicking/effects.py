"""The effects of events that all flicking games share, and the decisive moment of a flick."""

from collections.abc import Iterable
from typing import Final

from cubacube.kit import events
from cubacube.kit.events import BrokeDown
from cubacube.kit.shot import Crossed, EnteredCity, Left, Shot, Struck, Touched
from cubacube.rules import Event, replace
from cubacube.scenes.flicking.panels.predict_ruling import went_well
from cubacube.scenes.match.effects import Effect, Effects
from cubacube.scenes.match.words import Climax
from cubacube.session.language.translation import N_

GREAT_SCORE = 23
"""Score from which a crossing is a great shot: clean, with two bonus dice.

In 48 matches between computers, 5 of 822 crossings were as good.
"""


def crosses(event: Event) -> bool:
    """Return whether an event says that a required Gate was crossed."""
    return isinstance(event, events.Driven) and event.needed and event.success


def _turn_began(event: events.TurnBegan) -> Effect:
    """Return the effect of an event that begins a turn.

    The referee shows it in the line only if Alcohol or Weapons limit the flick. Otherwise it
    appears only in the list of rulings.
    """
    announce: Final = "say" if event.blind or event.cone else "log"
    return Effect(announce=announce, seat_field="seat", turn="call")


def _driven(event: events.Driven) -> Effect:
    """Return the effect of a drive; a crossing has no sound here, as the film plays it."""
    foul = not went_well(event)
    if not crosses(event):
        return Effect("spoilt" if event.needed else "", foul=foul)
    score = 5 + 10 * event.clean - 2 * event.damage
    score += 4 * len(event.bonus_dice) + 3 * len(event.early)
    climax = Climax(N_("Gate crossed!"), "good", "pop", N_("{name} crosses the first Gate!"))
    if score >= GREAT_SCORE:
        climax = replace(climax, words=N_("A great shot by {name}!"), size="ribbon")
    return Effect("", climax, "good", foul=foul, score=score)


FLICK_EFFECTS: Effects = {
    events.CitiesDealt: Effect("card"),
    events.StarterDrawn: Effect(seat_field="seat"),
    events.DiceThrown: Effect("dice_throw", seat_field="seat"),
    events.DicePlaced: Effect("pawn"),
    events.TurnBegan: _turn_began,
    events.PreparationSpoilt: Effect("spoilt", foul=True),
    events.OnlyFlipped: Effect("spoilt", foul=True),
    events.FlickVoid: Effect("spoilt"),
    events.BumperInstalled: Effect("repaired"),
    events.Driven: _driven,
    events.Damaged: Effect("damage", remark="bad"),
    events.BrokeDown: Effect("breakdown", Climax(N_("{name} breaks down!"), "bad")),
    events.NoGoodsLeft: Effect("spoilt"),
    events.VehicleGained: Effect("gain", Climax(N_("A better Vehicle!"), "good", "pop")),
    events.Repaired: Effect("repaired"),
}


def turning_point_s(shot: Shot, events: Iterable[Event]) -> float | None:
    """Return the time of the moment that decides a flick, in seconds.

    If the Vehicle broke down, this is the last hit. If it crossed its Gate, it is the
    crossing. Otherwise the result is None.
    """
    happened = tuple(events)
    if any(isinstance(event, BrokeDown) for event in happened):
        blows = (Touched, EnteredCity, Struck, Left)
        return max((each.at_s for each in shot.events if isinstance(each, blows)), default=None)
    if any(map(crosses, happened)):
        return next((each.at_s for each in shot.events if isinstance(each, Crossed)), None)
    return None
