"""Everything that does not move: the table, the panels, the lines; painted when it changes."""

import pygame

from cubacube.games.race.rules.state import State
from cubacube.games.race.scene.modes import Hint
from cubacube.games.race.scene.places import HINTS, REFEREE, STEPPER, TITLE, cells
from cubacube.games.race.scene.players import draw_player
from cubacube.games.race.scene.prompts import step_now, steps
from cubacube.games.race.scene.track import draw_track
from cubacube.games.race.scene.turn_panel import TurnWords, draw_turn
from cubacube.rules import CityCard, Gate, frozen
from cubacube.scenes.brush import Brush
from cubacube.scenes.felt import Felt
from cubacube.scenes.gate_marks import GateMarks
from cubacube.scenes.ground import cut, reach_outline
from cubacube.scenes.icons import icon
from cubacube.scenes.layer import Layer
from cubacube.scenes.parts import Look, Style, top_shade
from cubacube.scenes.pictures import backdrop, postcard
from cubacube.scenes.referee_line import draw_referee
from cubacube.scenes.rulings import Ruling, draw_last
from cubacube.scenes.stepper import draw_stepper
from cubacube.scenes.theme import (
    CORAL,
    INK,
    MOON,
    NORMAL,
    SLATE,
    SMALL,
    STITCH,
    Colour,
)
from cubacube.scenes.view import View
from cubacube.session.entry import SeatEntry
from cubacube.session.words import _

_REACH: Colour = (255, 240, 200)
_KEY = Style(SMALL, weight="heavy")
_CAP = 40.0
"""What a key cap takes besides its words."""


@frozen
class Contents:
    """What the still layer shows; the same contents need no new painting."""

    state: State
    seats: tuple[SeatEntry, ...]
    words: TurnWords
    hints: tuple[Hint, ...]
    said: tuple[str, ...]
    rulings: tuple[Ruling, ...]
    gates: GateMarks | None
    declared: Gate | None
    quiet: bool = False
    """Whether only the label of the declared Gate is shown."""


class StillLayer:
    """Keeps the last painting."""

    def __init__(self, felt: Felt) -> None:
        self._felt = felt
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
        brush.surface.blit(self._bare_table(brush.view, contents.state), (0, 0))
        state = contents.state
        if contents.gates is not None:
            taken = self._felt.die_boxes(state.layout) + self._felt.name_boxes(brush, state.layout)
            contents.gates.place(brush, taken)
            contents.gates.draw(brush, contents.declared, quiet=contents.quiet)
        _draw_top(brush, state)
        if state.track:
            draw_track(brush, state, tuple(each.side for each in contents.seats))
        draw_turn(brush, contents.words)
        boxes = cells(len(contents.seats))
        seats = zip(contents.seats, boxes.players, strict=False)
        for seat, (entry, box) in enumerate(seats):
            draw_player(brush, state, seat, entry, box)
        if boxes.rest is not None:
            draw_last(brush, boxes.rest, contents.rulings)
        draw_referee(brush, REFEREE, contents.said)
        _draw_hints(brush, contents.hints)

    def _bare_table(self, view: View, state: State) -> pygame.Surface:
        """Cloth, border, Cities and their reach: the same for a whole race."""
        key = view.size, state.layout.cities, state.target if state.track else 0
        if self._table is None or self._table[0] != key:
            painted = pygame.Surface(view.size)
            brush = Brush(painted, view)
            painted.blit(backdrop(view, "race_table"), view.canvas)
            _draw_border(brush, self._felt)
            target = state.target_city if state.track else ""
            for card in state.layout.cities:
                draw_reach(brush, self._felt, card, state.box.ruler_mm, target)
            for card in state.layout.cities:
                draw_city(brush, self._felt, card, target)
            self._table = key, painted
        return self._table[1]


def _draw_border(brush: Brush, felt: Felt) -> None:
    """The stitched border of the playing area."""
    x, y, side, _height = felt.ground.box
    corners = [(x, y), (x + side, y), (x + side, y + side), (x, y + side), (x, y)]
    layer = Layer()
    layer.dashes(STITCH, corners, 3, 15, 9)
    layer.draw(brush.surface, brush.view)


def draw_reach(brush: Brush, felt: Felt, card: CityCard, ruler_mm: float, target: str) -> None:
    """How far the Walking ruler reaches from a City; the target's reach is filled."""
    ground = felt.ground
    outline = reach_outline(card, ruler_mm)
    if card.city == target:
        inside = [_held(point, ground.area_mm) for point in outline]
        fill = Layer()
        fill.polygon((*_REACH, 24), [ground.at(*point) for point in inside])
        fill.draw(brush.surface, brush.view)
    marks = Layer()
    for part in cut(outline, ground.area_mm):
        strength = 150 if card.city == target else 60
        marks.dashes((*_REACH, strength), [ground.at(*point) for point in part], 2.2, 10, 8)
    marks.draw(brush.surface, brush.view)


def _held(point: tuple[float, float], area_mm: float) -> tuple[float, float]:
    """The nearest point of the area."""
    return min(area_mm, max(0.0, point[0])), min(area_mm, max(0.0, point[1]))


def draw_city(brush: Brush, felt: Felt, card: CityCard, target: str) -> None:
    """The postcard, and the flag on the target's."""
    x, y, width, height = felt.ground.card(card)
    view = brush.view
    picture = postcard(view, card.city, width, height)
    shade = view.shadow(picture.size, 8, 14, 0.55)
    corner = view.rect((x, y, width, height))
    brush.surface.blit(shade, (corner.x - view.px(10), corner.y - view.px(6)))
    brush.surface.blit(picture, corner)
    if card.city == target:
        brush.put(icon(view, "flag", 60, INK, INK), (x + 4, y + 6))
        brush.put(icon(view, "flag", 60, MOON, CORAL), (x + 1, y + 3))


def _draw_top(brush: Brush, state: State) -> None:
    """Title, race and round, and the steps of the turn."""
    top_shade(brush.surface, brush.view)
    title = brush.put(brush.view.title("Cuba Cube", 60), TITLE)
    words = _("The Race · race {race} of {races} · round {round}").format(
        race=state.race, races=state.box.options.races, round=state.round
    )
    room = STEPPER[0] - title.right - 30
    at = title.right + 8, STEPPER[1] + STEPPER[3] / 2
    brush.write(words, at, Style(NORMAL, MOON), "midleft", room)
    draw_stepper(brush, STEPPER, steps(state), step_now(state))


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
