"""Draw the trays below the road: the last turn in short lines, its roll, and the shell."""

from collections.abc import Sequence
from dataclasses import fields
from math import pi, sin

from cubacube.games.caramba.rules import events
from cubacube.games.caramba.rules.course import fee
from cubacube.games.caramba.rules.events import DiceRolled, StartRolled
from cubacube.games.caramba.rules.state import State
from cubacube.games.caramba.scene.places import DICE, OUTLOOK, SHELL
from cubacube.games.caramba.scene.rows import ordinal
from cubacube.games.caramba.scene.scenery import draw_shell
from cubacube.games.caramba.scene.turns import last_turn
from cubacube.rules import Event
from cubacube.scenes.canvas import Brush, Point, TextStyle, centred, row_offset, theme
from cubacube.scenes.canvas.parts import PanelStyle
from cubacube.scenes.pieces.dice_art import DiceArt
from cubacube.scenes.pieces.dice_faces import PipFace
from cubacube.scenes.pieces.dice_toss import Toss, cycle, draw_tosses
from cubacube.scenes.pieces.sides import swatch
from cubacube.session.language.translation import N_, _, _n
from cubacube.session.play.setup import Seats

_TRAY_FILL: theme.Tint = (18, 44, 60, 150)
_TRAY = PanelStyle(_TRAY_FILL, theme.BRASS, 20, 2, shadow=0)
_OUTLOOK_LOOK = PanelStyle(theme.SLATE, theme.BRASS, 16, 2, shadow=0)
_OUTLOOK_PAD = 16.0
_WORDS_WIDTH = 312.0
_MOST_LINES = 3
_LINE = 31.0
_MOST_LARGE = 3
_LARGE_DIE, _SMALL_DIE = 76.0, 50.0
_SHELL_TOLD = N_(
    "The silver paid for dice and at the mine goes here. The last one outside takes it."
)
_ROLLED = N_("A sombrero moves as many spaces as the dice of its roll add up to.")
_FACES = tuple(map(PipFace, range(6)))
_TURNS = 5
SHELL_AT: Point = (SHELL[0] + 84, SHELL[1] + 74)
_PLAIN: dict[type[Event], str] = {
    events.StarterFound: N_("{name} places the first sombrero"),
    events.SombreroPlaced: N_("{name}: a sombrero on {space}"),
    events.AmbushPlaced: N_("{name}: an ambush on {space}"),
    events.AmbushMoved: N_("{name}: an ambush from {start} to {space}"),
    events.Stayed: N_("only blanks: stays"),
    events.Entered: N_("number {number} in the mine: pays {paid}"),
    events.WentBroke: N_("{name} is broke"),
    events.RaceWon: N_("{name} wins the shell: {silver}"),
}


def draw_trays(brush: Brush, state: State, names: tuple[str, ...], known: Sequence[Event]) -> None:
    """Draw both trays with their words."""
    brush.panel(DICE, _TRAY)
    x, y, _width, _height = DICE
    news = last_turn(known)
    title = TextStyle(theme.NORMAL, theme.GOLD, "heavy")
    brush.write(heading(news, names), (x + 22, y + 26), title, "midleft", _WORDS_WIDTH)
    lines = short_lines(news, names, state.box.mine)[-_MOST_LINES:]
    for n, words in enumerate(lines):
        at = x + 22, y + 60 + n * _LINE
        brush.write(words, at, TextStyle(theme.SMALL + 1, theme.CREAM), "midleft", _WORDS_WIDTH)
    brush.panel(SHELL, _TRAY)
    brush.explain(SHELL, _("Shell"), _(_SHELL_TOLD))
    _draw_shell_words(brush, state)
    draw_shell(brush, SHELL_AT, state.shell)


def short_lines(news: tuple[Event, ...], names: tuple[str, ...], mine: int) -> tuple[str, ...]:
    """Return a line for each important event; a move is added to the line of its roll."""
    lines: list[str] = []
    for event in news:
        if isinstance(event, events.Moved):
            into = event.space == mine
            said = _("{roll}, moves into the mine") if into else _("{roll}, moves to {space}")
            lines[-1] = said.format(roll=lines[-1], space=event.space)
        elif words := _line(event, names):
            lines.append(words)
    return tuple(lines)


def heading(news: tuple[Event, ...], names: tuple[str, ...]) -> str:
    """Return a heading: the player, the sombrero's place in the order, and its dice.

    If a race or the game began, the heading says so.
    """
    match news:
        case (events.TurnBegan(seat, _, place), *_):
            said = _n("{name}, {nth}: {n} die", "{name}, {nth}: {n} dice", place)
            return said.format(name=names[seat], nth=ordinal(place), n=place)
        case (events.RaceBegan(race), *_):
            return _("Race {race}").format(race=race)
        case (events.StartRolled(), *_):
            return _("Who starts?")
    return ""


def _line(event: Event, names: tuple[str, ...]) -> str:
    """Return a line for an event; empty if the tray does not report this kind of event."""
    values = {each.name: getattr(event, each.name) for each in fields(event)}
    about = next((field for field in ("host", "by", "seat") if field in values), None)
    match event:
        case events.RaceBegan(race) if race > 1:
            said = _("everything costs {race} times as much")
        case events.DealStruck(dice=dice):
            said = _n("deal with {name}: {n} extra die", "deal with {name}: {n} extra dice", dice)
        case events.DiceBought(dice=dice):
            said = _n(
                "buys off {n} die for {silver} silver",
                "buys off {n} dice for {silver} silver",
                dice,
            )
        case events.DiceRolled(faces=faces):
            values |= {"faces": " + ".join(map(str, faces)), "sum": sum(faces)}
            said = _("{faces} = {sum}") if len(faces) > 1 else _("rolls {faces}")
        case events.Welcomed(paid=silver):
            values |= {"silver": silver}
            welcome = _("lands on {name}: +{silver} silver, +1 die")
            said = welcome if silver else _("lands on {name}: +1 die")
        case events.Ambushed(dice=dice):
            said = _n("{name}'s ambush: {n} extra die", "{name}'s ambush: {n} extra dice", dice)
        case _:
            said = _(_PLAIN[type(event)]) if type(event) in _PLAIN else ""
    return said.format(name=names[values[about]] if about else "", n=values.get("dice"), **values)


def last_roll(news: tuple[Event, ...]) -> DiceRolled | StartRolled | None:
    """Return the last roll among some events."""
    rolls = (event for event in reversed(news) if isinstance(event, DiceRolled | StartRolled))
    return next(rolls, None)


def draw_roll(
    brush: Brush, roll: DiceRolled | StartRolled, seats: Seats, share: float = 1.0
) -> None:
    """Draw the dice of a roll; `share` is the fraction of the animation, from 0 to 1.

    For the roll that decides who starts, also draw the colour of each die's owner.
    """
    size = _size(len(roll.faces))
    tosses = [_toss(n, roll.faces) for n in range(len(roll.faces))]
    draw_tosses(brush, DiceArt(brush.view, size), tosses, share)
    if isinstance(roll, StartRolled) and share == 1:
        for toss, seat in zip(tosses, roll.seats, strict=True):
            at = toss.end[0] - size * 0.55, toss.end[1] - size * 0.45
            brush.put(swatch(brush.view, seats[seat].side, 24, 7), at, "center")


def explain_roll(brush: Brush, roll: DiceRolled | StartRolled) -> None:
    """Add a tooltip to each die in the tray."""
    count = len(roll.faces)
    for number, face in enumerate(roll.faces):
        title = _("A die from the last roll: {pips}").format(pips=face)
        brush.explain(centred(_die_at(number, count), _size(count)), title, _(_ROLLED))


def draw_outlook(brush: Brush, words: str) -> None:
    """Draw `words`, which tell the odds of a roll, in the panel `OUTLOOK`."""
    x, y, width, height = OUTLOOK
    brush.panel(OUTLOOK, _OUTLOOK_LOOK)
    at, room = (x + _OUTLOOK_PAD, y + height / 2), width - 2 * _OUTLOOK_PAD
    brush.paragraph(words, at, TextStyle(theme.SMALL, theme.CREAM), room, "midleft")


def _size(count: int) -> float:
    """Return the size of a die in the tray: up to three dice are large, more are small."""
    return _LARGE_DIE if count <= _MOST_LARGE else _SMALL_DIE


def _toss(number: int, faces: tuple[int, ...]) -> Toss:
    """Return the path of a die that is thrown from the right."""
    end = _die_at(number, len(faces))
    start = DICE[0] + DICE[2] + 40, end[1] + 70
    swing = sin(1.7 * number + faces[number]) * 0.32
    turns = _TURNS + number % 2
    return Toss(start, end, cycle(_FACES, PipFace(faces[number]), turns), swing, pi - 0.35)


def _die_at(number: int, count: int) -> Point:
    """Return where a die rests in the tray: large dice lie in one row, small ones in two."""
    (x, y, width, height), size = DICE, _size(count)
    middle = (x + _WORDS_WIDTH + 40 + x + width - 14) / 2
    rows = -(-count // _MOST_LARGE)
    columns = -(-count // rows)
    row, column = divmod(number, columns)
    in_row = min(columns, count - row * columns)
    pitch = size + (16 if rows == 1 else 26)
    below = y + height / 2 - 4 + row_offset(row, rows, size + 12)
    return middle + row_offset(column, in_row, pitch), below


def _draw_shell_words(brush: Brush, state: State) -> None:
    x, y, width, _height = SHELL
    left, room = x + 176, width - 190
    end = brush.write(
        _("Shell"), (left, y + 34), TextStyle(theme.LARGE, theme.GOLD, "title"), "midleft"
    ).right
    amount = TextStyle(theme.LARGE + 4, theme.CREAM, "black")
    brush.write(str(state.shell), (end + 18, y + 34), amount, "midleft")
    style = TextStyle(theme.SMALL, theme.CREAM)
    first = _("the last on the road wins it")
    end = brush.write(first, (left, y + 76), style, "midleft", (room, 45)).bottom
    words = _("the next in the mine pays {silver}").format(silver=fee(state))
    brush.write(words, (left, max(y + 108, end + 17)), style, "midleft", (room, 45))
