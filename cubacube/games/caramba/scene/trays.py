"""Draw the trays below the road: the last roll with its results, and the shell."""

from collections.abc import Sequence
from math import pi, sin
from typing import Final

from cubacube.games.caramba.rules.course import fee
from cubacube.games.caramba.rules.events import DiceRolled, StartRolled
from cubacube.games.caramba.rules.state import State
from cubacube.games.caramba.scene.places import DICE, OUTLOOK, SHELL
from cubacube.games.caramba.scene.scenery import draw_shell
from cubacube.games.caramba.scene.telling import heading, short_lines
from cubacube.games.caramba.scene.turns import last_turn
from cubacube.rules import Event
from cubacube.scenes.canvas.boxes import Point, centred, row_offset
from cubacube.scenes.canvas.brush import Brush
from cubacube.scenes.canvas.parts import PanelStyle, TextStyle
from cubacube.scenes.canvas.sizes import standing
from cubacube.scenes.canvas.theme import BRASS, CREAM, GOLD, LARGE, NORMAL, SLATE, SMALL, Tint
from cubacube.scenes.pieces.dice_art import DiceArt
from cubacube.scenes.pieces.dice_faces import PipFace
from cubacube.scenes.pieces.dice_toss import Toss, cycle, draw_tosses
from cubacube.scenes.pieces.sides import swatch
from cubacube.session.language.translation import N_, _
from cubacube.session.play.setup import Seats

_TRAY_FILL: Tint = (18, 44, 60, 150)
_TRAY = PanelStyle(_TRAY_FILL, BRASS, 20, 2, shadow=0)
_OUTLOOK_LOOK = PanelStyle(SLATE, BRASS, 16, 2, shadow=0)
_OUTLOOK_PAD = 16.0
_WORDS_WIDTH = 312.0
_MOST_LINES = 3
_LINE = 31.0
_MOST_LARGE = 3
_LARGE_DIE, _SMALL_DIE = 76.0, 50.0
_SHELL_TOLD: Final = N_(
    "The silver paid for dice and at the mine goes here. The last one outside takes it."
)
_ROLLED: Final = N_("A sombrero moves as many spaces as the dice of its roll add up to.")
_FACES: Final = tuple(map(PipFace, range(6)))
_TURNS = 5
SHELL_AT: Final[Point] = (SHELL[0] + 84, SHELL[1] + 74)


def draw_trays(brush: Brush, state: State, names: tuple[str, ...], events: Sequence[Event]) -> None:
    """Draw both trays with their words."""
    brush.panel(DICE, _TRAY)
    x, y, _width, _height = DICE
    news = last_turn(events)
    title = TextStyle(NORMAL, GOLD, "heavy")
    brush.write(heading(news, names), (x + 22, y + 26), title, "midleft", _WORDS_WIDTH)
    lines = short_lines(news, names, state.box.mine)[-_MOST_LINES:]
    for n, words in enumerate(lines):
        at = x + 22, y + 60 + n * _LINE
        brush.write(words, at, TextStyle(SMALL + 1, CREAM), "midleft", _WORDS_WIDTH)
    brush.panel(SHELL, _TRAY)
    brush.explain(SHELL, _("Shell"), _(_SHELL_TOLD))
    _draw_shell_words(brush, state)
    draw_shell(brush, SHELL_AT, state.shell)


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
    faces = roll.faces
    size = _LARGE_DIE if len(faces) <= _MOST_LARGE else _SMALL_DIE
    tosses = [_toss(n, faces, size) for n in range(len(faces))]
    draw_tosses(brush, DiceArt(brush.view, size), tosses, share)
    if isinstance(roll, StartRolled) and share == 1:
        for toss, seat in zip(tosses, roll.seats, strict=True):
            at = toss.end[0] - size * 0.55, toss.end[1] - size * 0.45
            brush.put(swatch(brush.view, seats[seat].side, 24, 7), at, "center")


def explain_roll(brush: Brush, roll: DiceRolled | StartRolled) -> None:
    """Add a tooltip to each die in the tray."""
    faces = roll.faces
    size = _LARGE_DIE if len(faces) <= _MOST_LARGE else _SMALL_DIE
    for number, face in enumerate(faces):
        title = _("A die from the last roll: {pips}").format(pips=face)
        brush.explain(centred(_die_at(number, len(faces), size), size), title, _(_ROLLED))


def draw_outlook(brush: Brush, words: str) -> None:
    """Draw `words`, which tell the odds of a roll, in the panel `OUTLOOK`."""
    x, y, width, height = OUTLOOK
    text = brush.view.paragraph(words, standing(SMALL), width - 2 * _OUTLOOK_PAD, "bold", CREAM)
    brush.panel(OUTLOOK, _OUTLOOK_LOOK)
    brush.put(text, (x + _OUTLOOK_PAD, y + height / 2), "midleft")


def _toss(number: int, faces: tuple[int, ...], size: float) -> Toss:
    """Return the path of a die that is thrown from the right."""
    end = _die_at(number, len(faces), size)
    start = DICE[0] + DICE[2] + 40, end[1] + 70
    swing = sin(1.7 * number + faces[number]) * 0.32
    turns = _TURNS + number % 2
    return Toss(start, end, cycle(_FACES, PipFace(faces[number]), turns), swing, pi - 0.35)


def _die_at(number: int, count: int, size: float) -> Point:
    """Return where a die rests in the tray.

    Up to three dice are large and lie in one row. More dice are small and lie in two rows.
    """
    x, y, width, height = DICE
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
    end = brush.write(_("Shell"), (left, y + 34), TextStyle(LARGE, GOLD, "title"), "midleft").right
    amount = TextStyle(LARGE + 4, CREAM, "black")
    brush.write(str(state.shell), (end + 18, y + 34), amount, "midleft")
    style = TextStyle(SMALL, CREAM)
    brush.write(_("the last one on the road wins it"), (left, y + 76), style, "midleft", room)
    words = _("the next in the mine pays {silver}").format(silver=fee(state))
    brush.write(words, (left, y + 108), style, "midleft", room)
