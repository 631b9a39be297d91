"""Animate an action: roll the dice, move the pieces and pay the silver."""

from cubacube.games.caramba.rules import events
from cubacube.games.caramba.rules.state import State
from cubacube.games.caramba.scene import sombreros
from cubacube.games.caramba.scene.pieces import nugget
from cubacube.games.caramba.scene.road import Road
from cubacube.games.caramba.scene.rows import chip_at, purse_at, sombrero_at
from cubacube.games.caramba.scene.trays import SHELL_AT, draw_roll, last_roll
from cubacube.rules import Event, Seat, frozen
from cubacube.scenes.canvas import Brush, Point, TextStyle, theme
from cubacube.scenes.canvas.glide import Glide, part
from cubacube.scenes.canvas.parts import pill
from cubacube.scenes.match.pictures.timeline import Timeline
from cubacube.scenes.match.words import Frame, Show
from cubacube.scenes.pieces.dice_toss import TOSS_S

TOSS, RIDE = "toss", "ride"
PAY_S, PLACE_S = 0.75, 0.5
_REST_S, _START_S = 0.25, 1.0
_SPACE_S, _SHORTEST_S, _LONGEST_S = 0.13, 0.4, 1.5
_NUGGET = 12.0
_MOST_NUGGETS = 8
_ARC = 90.0
_ARRIVED = 0.3
"""Fraction of a payment's animation after which its first nugget arrives."""


@frozen
class Transfer:
    """A payment from `start` to `end`; None stands for the shell."""

    start: Seat | None
    end: Seat | None
    silver: int


def timeline(show: Show[State]) -> Timeline[str | Transfer]:
    """Return the stages: dice, then the moving piece, then each payment."""
    roll = last_roll(show.events)
    rest_s = _START_S + _REST_S if isinstance(roll, events.StartRolled) else _REST_S
    dice = () if roll is None else ((TOSS, TOSS_S), ("rest", rest_s))
    payments = tuple((payment, PAY_S) for payment in transfers(show.events))
    return Timeline((*dice, (RIDE, _ride_s(show)), *payments))


def transfers(news: tuple[Event, ...]) -> tuple[Transfer, ...]:
    """Return all payments among some events, in order."""
    found = [_transfer(event) for event in news]
    return tuple(each for each in found if each is not None and each.silver)


def draw_show(brush: Brush, frame: Frame[State], show: Show[State]) -> None:
    """Draw the animation at `show.at_s`."""
    line, roll = timeline(show), last_roll(show.events)
    if roll is not None:
        draw_roll(brush, roll, frame.snapshot.seats, line.share(TOSS, show.at_s))
    _draw_pieces(brush, frame, show, line.share(RIDE, show.at_s))
    for stage, share in line.begun(show.at_s):
        if isinstance(stage, Transfer) and share < 1:
            _draw_transfer(brush, show.before, stage, share)


def _draw_pieces(brush: Brush, frame: Frame[State], show: Show[State], share: float) -> None:
    """Draw all pieces at rest, and the moving piece on its path."""
    state, seats = show.before, frame.snapshot.seats
    moved = next((event for event in show.events if _way(event, state)), None)
    sombrero = moved.sombrero if isinstance(moved, events.Moved | events.SombreroPlaced) else None
    chip = moved.chip if isinstance(moved, events.AmbushPlaced | events.AmbushMoved) else None
    sombreros.draw_chips(brush, state, seats, moving=chip)
    sombreros.draw_sombreros(brush, state, seats, moving=sombrero)
    if moved is None:
        return
    at = Glide(_way(moved, state)).at(share)
    if sombrero is not None:
        sombreros.draw_sombrero(brush, sombreros.hat(state, seats, sombrero), at)
    elif chip is not None:
        sombreros.draw_chip(brush, seats[state.owner(chip)].side, at)


def _draw_transfer(brush: Brush, state: State, payment: Transfer, share: float) -> None:
    """Draw nuggets that fly in an arc one after the other, and the amount."""
    start, end = _purse(state, payment.start), _purse(state, payment.end)
    gold, silver = divmod(payment.silver, 10)
    kinds = ([True] * gold + [False] * silver)[:_MOST_NUGGETS]
    for number, is_gold in enumerate(kinds):
        done = part(share, number, len(kinds), overlap=0.8)
        if 0 < done < 1:
            x, y = Glide((start, end)).at(done)
            at = x, y - _ARC * 4 * done * (1 - done)
            brush.put(nugget(brush.view, _NUGGET, gold=is_gold), at, "center")
    style = TextStyle(theme.NORMAL + 2, theme.CREAM, "black")
    look = pill(theme.BLOCKED_FILL, theme.BLOCKED_EDGE)
    brush.tag(f"−{payment.silver}", _beside(start), look, style, "midright")
    if share > _ARRIVED:
        look = pill(theme.OPEN_FILL, theme.OPEN_EDGE)
        brush.tag(f"+{payment.silver}", _beside(end), look, style, "midright")


def _beside(purse: Point) -> Point:
    """Return the point beside a player's silver where the amount of a payment is shown."""
    return purse[0] - 62, purse[1]


def _purse(state: State, seat: Seat | None) -> Point:
    return SHELL_AT if seat is None else purse_at(state, seat)


def _ride_s(show: Show[State]) -> float:
    """Return the seconds that the moving piece takes."""
    for event in show.events:
        if isinstance(event, events.Moved):
            steps = event.space - event.start
            return min(_LONGEST_S, max(_SHORTEST_S, steps * _SPACE_S))
        if _way(event, show.before):
            return PLACE_S
    return 0.0


def _way(event: Event, state: State) -> tuple[Point, ...]:
    """Return the path of the piece that an event moves; empty if none moves."""
    road = Road(state.box.last)
    match event:
        case events.Moved(_, _, start, space):
            return road.way(start, space)
        case events.SombreroPlaced(_, sombrero, space):
            return sombrero_at(state, sombrero), road.space(space)
        case events.AmbushPlaced(_, chip, space):
            return chip_at(state, chip), road.space(space)
        case events.AmbushMoved(_, _, start, space):
            return road.space(start), road.space(space)
    return ()


def _transfer(event: Event) -> Transfer | None:
    """Return the payment of an event, or None."""
    match event:
        case events.DiceBought(seat=seat, silver=silver):
            return Transfer(seat, None, silver)
        case events.DealStruck(seat=seat, to=to, silver=silver):
            return Transfer(seat, to, silver)
        case events.Welcomed(seat=seat, host=host, paid=paid):
            return Transfer(host, seat, paid)
        case events.Entered(seat=seat, paid=paid):
            return Transfer(seat, None, paid)
        case events.RaceWon(seat=seat, silver=silver):
            return Transfer(None, seat, silver)
    return None
