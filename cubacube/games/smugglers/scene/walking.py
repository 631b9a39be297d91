"""Walk: show the reach on the cloth, and set the Pawn by mouse or keys."""

from math import ceil, dist

from pygame import FRect

from cubacube.games.smugglers.rules.actions import Walk
from cubacube.games.smugglers.rules.ground import AnyWalk
from cubacube.games.smugglers.rules.state import PAWNS
from cubacube.games.smugglers.scene.reach import draw_reach, draw_way, middle_of
from cubacube.kit.shot import Layout, Pawn
from cubacube.rules import Action
from cubacube.scenes.canvas import Brush, Point, between, centred, strokes
from cubacube.scenes.canvas.theme import BLOCKED_EDGE, OPEN_EDGE
from cubacube.scenes.cloth.cloth_view import ClothView
from cubacube.scenes.flicking.panels.places import CLOTH
from cubacube.scenes.flicking.words import Interaction
from cubacube.scenes.match.help.advice import HintMark
from cubacube.scenes.match.words import Hint
from cubacube.scenes.stage.inputs import LEFT, Do, Input, KeyPress, Pointer
from cubacube.session.language.translation import _

_STEP_MM, _FINE_MM = 4.0, 0.5
"""Distance in mm that an arrow key moves the Pawn, alone and with Shift or Ctrl."""
_SEARCH_MM = 1.0
"""Distance in mm between the places tried on the path back to the start."""
_WAYS: dict[str, Point] = {"left": (-1, 0), "right": (1, 0), "up": (0, 1), "down": (0, -1)}


class Walking(Interaction):
    """Drag the Pawn with the pointer, or move it with arrow keys and confirm with Enter.

    A click on a City or on the player's own Vehicle enters it.
    """

    def __init__(self, walk: AnyWalk, cloth_view: ClothView, invitation: str) -> None:
        self._walk, self._cloth_view, self._invitation = walk, cloth_view, invitation
        self._home = middle_of(walk.start)
        self._at = self._home
        """Position of the Pawn, in mm."""
        self._wish: Point | None = None
        """Place to which the player wants to move the Pawn, or None.

        If this place is illegal, the Pawn may stop on the way to it.
        """
        self._by_keys = False

    @property
    def busy(self) -> bool:
        """Whether the player has moved the Pawn but not set it down yet."""
        return self._moved

    @property
    def sentence(self) -> str:
        """The prompt: what happens if the player sets the Pawn down where it is now."""
        if not self._moved:
            return self._invitation
        action = _placed(self._walk, self._at)
        if action not in self._walk:
            return _("You cannot place the Pawn here.")
        city = self._walk.city_at(action)
        if city is not None:
            return _("Go into {city}.").format(city=_(city))
        if self._walk.boards_at(action):
            return _("Get into your Vehicle.")
        if self._by_keys:
            return _("Press Enter to set the Pawn down here.")
        return _("Let go to set the Pawn down here.")

    @property
    def hints(self) -> tuple[Hint, ...]:
        """The arrow keys, and also Enter while the player moves the Pawn by keys."""
        arrows = ("Arrows", _("walk"))
        return (arrows, ("Enter", _("set down"))) if self._by_keys else (arrows,)

    def handle(self, event: Input) -> bool:
        """Drag the Pawn or move it by keys; return whether the event was used."""
        match event:
            case Pointer():
                return self._point(event)
            case Do("left" | "right" | "up" | "down" as way, modifiers):
                fine = modifiers.shift or modifiers.ctrl
                self._step(way, _FINE_MM if fine else _STEP_MM)
                return True
            case Do("confirm", _, False) | KeyPress("space", True, _, False) if self._by_keys:
                self._set_down()
                return True
            case Do("back") if self._moved:
                self._go_home()
                return True
            case Do("next" | "prev"):
                self._go_home()
        return False

    def advised(self, action: Action) -> tuple[HintMark, ...]:
        """Return a mark for a hint: where the Pawn should stand."""
        if not isinstance(action, Walk):
            return ()
        at = self._cloth_view.ground.at(action.x_tenth_mm / 10, action.y_tenth_mm / 10)
        return (HintMark(centred(at, self._base), self._base / 2),)

    def pawns(self, layout: Layout) -> tuple[Pawn, ...]:
        """Return all Pawns, with the walking Pawn at the place to which the player moved it.

        Until the player moves it, a Pawn in the Vehicle or in the City is not drawn.
        """
        own = PAWNS[self._walk.seat]
        if not self._moved:
            return layout.pawns
        others = (each for each in layout.pawns if each.pawn != own)
        return (*others, Pawn(own, *self._at))

    def draw_below(self, brush: Brush) -> None:
        """Draw the area that the ruler reaches, and the path to where the Pawn is."""
        draw_reach(brush, self._cloth_view.ground, self._walk)
        if self._moved:
            draw_way(brush, self._cloth_view.ground, self._walk, self._at)

    def draw_above(self, brush: Brush) -> None:
        """Draw a ring around the Pawn: green where it may stand, red where it may not."""
        if not self._moved:
            return
        legal = _placed(self._walk, self._at) in self._walk
        colour = OPEN_EDGE if legal else BLOCKED_EDGE
        x, y = self._cloth_view.ground.at(*self._at)
        strokes.ring(brush, colour, (x, y), self._base * 0.75, 4)
        if not legal:
            aside = self._base * 0.5
            strokes.line(brush, colour, (x - aside, y - aside), (x + aside, y + aside), 4)

    @property
    def _base(self) -> float:
        """The diameter of the Pawn's base on the canvas."""
        return self._walk.measures.pawn_mm * self._cloth_view.ground.scale

    @property
    def _moved(self) -> bool:
        return self._wish is not None

    def _point(self, event: Pointer) -> bool:
        place = self._cloth_view.ground.mm(event.point)
        match event.kind, event.button:
            case "down", button if button == LEFT and self._takes(event.point):
                self._by_keys = False
                self._move(place)
                return True
            case "move", _ if self._dragged:
                self._move(place)
                return True
            case "up", button if button == LEFT and self._dragged:
                self._move(place)
                self._set_down()
                return True
            case "cancel", _ if self._dragged:
                self._go_home()
                return True
        return False

    @property
    def _dragged(self) -> bool:
        return self._moved and not self._by_keys

    def _takes(self, point: Point) -> bool:
        """Return whether a press at this point moves the Pawn.

        The point must be on the cloth, but not on a City or Vehicle that may be entered.
        """
        if not FRect(CLOTH).collidepoint(point):
            return False
        ground, layout = self._cloth_view.ground, self._walk.layout
        cards = (layout.card(city) for city in self._walk.cities)
        if any(FRect(ground.card(card)).collidepoint(point) for card in cards):
            return False
        reach = self._walk.measures.edge_mm * 0.75
        own = self._walk.vehicle if self._walk.vehicle_near else None
        return own is None or ground.die_at(point, layout, reach) != own

    def _move(self, place: Point) -> None:
        """Move the Pawn to `place` if it is legal there, else to a place on the way.

        This is the legal place nearest to `place` on the straight line from the start of the
        walk. If the line has no legal place, the Pawn moves to `place`.
        """
        self._wish = place
        self._at = nearest(self._walk, self._home, place)

    def _step(self, way: str, by_mm: float) -> None:
        dx, dy = _WAYS[way]
        start = self._at if self._moved else self._home
        half = self._walk.measures.pawn_mm / 2
        most = self._walk.measures.area_mm - half
        x, y = start[0] + dx * by_mm, start[1] + dy * by_mm
        self._at = min(most, max(half, x)), min(most, max(half, y))
        self._wish, self._by_keys = self._at, True

    def _set_down(self) -> None:
        """Confirm the walk to the place where the Pawn is now.

        If this place is illegal, a dragged Pawn goes back to its start; a Pawn moved by keys
        stays.
        """
        action = _placed(self._walk, self._at)
        if action in self._walk:
            self.action = action
        elif not self._by_keys:
            self._go_home()

    def _go_home(self) -> None:
        self._wish, self._by_keys, self._at = None, False, self._home


def _placed(walk: AnyWalk, place: Point) -> Walk:
    """Return the action that sets the Pawn down at this place."""
    return Walk(walk.seat, round(place[0] * 10), round(place[1] * 10))


def nearest(walk: AnyWalk, home: Point, place: Point) -> Point:
    """Return the legal place nearest to `place` on the straight line from it to `home`.

    Return `place` itself if no place on this line is legal.
    """
    steps = ceil(dist(home, place) / _SEARCH_MM)
    for step in range(steps):
        there = between(place, home, step / steps)
        if _placed(walk, there) in walk:
            return there
    return place
