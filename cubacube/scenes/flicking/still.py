"""Everything that does not move: the table, the panels, the lines; painted when it changes."""

from typing import Any

import pygame

from cubacube.kit.shot import Gate
from cubacube.rules import frozen
from cubacube.scenes.board.words import Hint
from cubacube.scenes.canvas.brush import Brush
from cubacube.scenes.canvas.layer import Layer
from cubacube.scenes.canvas.parts import Look, Style, top_shade
from cubacube.scenes.canvas.pictures import backdrop
from cubacube.scenes.canvas.theme import MOON, NORMAL, SLATE, SMALL, STITCH
from cubacube.scenes.canvas.view import View
from cubacube.scenes.cloth.felt import Felt
from cubacube.scenes.cloth.gate_marks import GateMarks
from cubacube.scenes.flicking.flick_board import FlickBoard
from cubacube.scenes.flicking.panels.cities import draw_city, draw_reach
from cubacube.scenes.flicking.panels.places import HINTS, REFEREE, STEPPER, TITLE
from cubacube.scenes.flicking.panels.turn_panel import TurnWords, draw_turn
from cubacube.scenes.flicking.words import Snapshot
from cubacube.scenes.match.referee_line import draw_referee
from cubacube.scenes.match.stepper import draw_stepper

_KEY = Style(SMALL, weight="heavy")
_CAP = 40.0
"""What a key cap takes besides its words."""


@frozen
class Contents:
    """What the still layer shows; the same contents need no new painting."""

    snapshot: Snapshot[Any]
    words: TurnWords
    hints: tuple[Hint, ...] = ()
    said: tuple[str, ...] = ()
    gates: GateMarks | None = None
    declared: Gate | None = None
    quiet: bool = False
    """Whether only the label of the declared Gate is shown."""


class StillLayer:
    """Keeps the last painting."""

    def __init__(self, board: FlickBoard[Any], felt: Felt) -> None:
        self._board, self._felt = board, felt
        self._kept: tuple[tuple[int, int], Contents, pygame.Surface] | None = None
        self._table: tuple[object, pygame.Surface] | None = None

    def draw(self, surface: pygame.Surface, view: View, contents: Contents) -> None:
        """Show it; paint it anew if something has changed."""
        kept = self._kept
        if kept is None or kept[0] != view.size or kept[1] != contents:
            painted = pygame.Surface(view.size)
            self._paint(Brush(painted, view), contents)
            self._kept = kept = view.size, contents, painted
        surface.blit(kept[2], (0, 0))

    def _paint(self, brush: Brush, contents: Contents) -> None:
        state = contents.snapshot.state
        brush.surface.blit(self._bare_table(brush.view, state), (0, 0))
        if contents.gates is not None:
            taken = self._felt.piece_boxes(state.layout) + self._felt.name_boxes(
                brush, state.layout
            )
            contents.gates.place(brush, taken)
            contents.gates.draw(brush, contents.declared, quiet=contents.quiet)
        self._draw_top(brush, state)
        draw_turn(brush, self._board.turn_box, contents.words)
        self._board.paint(brush, contents.snapshot)
        draw_referee(brush, REFEREE, contents.said)
        _draw_hints(brush, contents.hints)

    def _bare_table(self, view: View, state: Any) -> pygame.Surface:
        """Cloth, border, Cities and their reach: the same for a long time."""
        looks = [(card, self._board.city_look(state, card.city)) for card in state.layout.cities]
        key = view.size, tuple(looks)
        if self._table is None or self._table[0] != key:
            painted = pygame.Surface(view.size)
            brush = Brush(painted, view)
            painted.blit(backdrop(view, "race_table"), view.canvas)
            _draw_border(brush, self._felt)
            for card, look in looks:
                draw_reach(brush, self._felt.ground, card, look)
            for card, look in looks:
                draw_city(brush, self._felt.ground, card, look)
            self._table = key, painted
        return self._table[1]

    def _draw_top(self, brush: Brush, state: Any) -> None:
        """Title, how far the game is, and the steps of the turn."""
        top_shade(brush.surface, brush.view)
        title = brush.put(brush.view.title("Cuba Cube", 60), TITLE)
        room = STEPPER[0] - title.right - 30
        at = title.right + 8, STEPPER[1] + STEPPER[3] / 2
        brush.write(self._board.heading(state), at, Style(NORMAL, MOON), "midleft", room)
        draw_stepper(brush, STEPPER, self._board.steps(state), self._board.step_now(state))


def _draw_border(brush: Brush, felt: Felt) -> None:
    """The stitched border of the playing area."""
    x, y, side, _height = felt.ground.box
    corners = [(x, y), (x + side, y), (x + side, y + side), (x, y + side), (x, y)]
    layer = Layer()
    layer.dashes(STITCH, corners, 3, 15, 9)
    layer.draw(brush.surface, brush.view)


def _draw_hints(brush: Brush, hints: tuple[Hint, ...]) -> None:
    """The keys that work now, as many as there is room for."""
    x, y, width, height = HINTS
    brush.panel(HINTS, Look((*SLATE, 225), None, radius=26, shadow=0.4))
    at = x + 24
    for key, label in hints:
        room = brush.width(key, _KEY) + brush.width(label, _KEY) + _CAP
        if at + room > x + width:
            return
        at = brush.keycap(key, label, (at, y + height / 2))
