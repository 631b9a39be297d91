"""The chase: the kilometres of the Couriers and of the Police on one scale."""

from pygame import FRect

from cubacube.games.couriers.rules.police import HEAD_START, STREAK
from cubacube.games.couriers.rules.state import State
from cubacube.games.couriers.scene.places import CHASE
from cubacube.rules import frozen
from cubacube.scenes.canvas import theme
from cubacube.scenes.canvas.boxes import Bounds, Point, centre, inset
from cubacube.scenes.canvas.brush import Brush
from cubacube.scenes.canvas.parts import PANEL, TAG_STYLE, PanelStyle, TextStyle, pill, rim
from cubacube.scenes.canvas.styles import BADGE, FIGURES, TINY_BOLD
from cubacube.session.language.translation import N_, _, _n

_LEFT, _RIGHT = 66.0, 96.0
"""Width of the space for the icon at the left end of a lane.

`_RIGHT` is the width of the space for the kilometres at its right end.
"""
_FIRST, _STEP, _TALL = 68.0, 46.0, 34.0
_STEP_KM, _LEAST_KM = 20, 160
"""Step in kilometres by which the scale grows.

`_LEAST_KM` is the least length of the scale, in kilometres.
"""
_POLICE: theme.Colour = (62, 88, 150)
_OURS = N_("Your kilometres in the chase. Grey cards do not count for the Job.")
_THEIRS = N_(
    "They get a card for every Vehicle flick and every alarm. Two Gate flicks in a row "
    "also give them a card. If they are ahead at the end of two turns in a row, they "
    "catch you."
)
_WAITING = N_("The Police get no cards before you have crossed two Gates.")
_LAST = N_("The Police lose this card if you evade them. You can do that once in a turn.")
_STANDING = N_("How far the Couriers are ahead of the Police, or behind them.")
_WHISTLE = N_(
    "The second Gate flick in a row gives the Police a card. A Vehicle flick resets the count."
)
_LAST_CARD = TextStyle(theme.SMALLEST_TEXT, _POLICE, "heavy")
_LANE = PanelStyle((*theme.TRACK, 110), theme.TRACK, 8, shadow=0)


@frozen
class _Lane:
    """A row of crossed cards in the chase, with the kilometres and colour of each card."""

    y: float
    icon: str
    figure: theme.Colour
    cards: tuple[tuple[int, theme.Colour], ...]

    @property
    def km(self) -> int:
        return sum(km for km, _colour in self.cards)

    @property
    def box(self) -> Bounds:
        """The whole lane, with its icon and kilometres."""
        x, _y, width, _height = CHASE
        return x + 10, self.y - _STEP / 2, width - 20, _STEP


def draw_chase(brush: Brush, state: State, colour: theme.Colour) -> None:
    """Draw the chase panel; `colour` is that of the joint Vehicle."""
    box = FRect(CHASE)
    brush.panel(box, PANEL)
    title = brush.write(_("The chase"), (box.x + 18, box.y + 3), TextStyle(29, theme.INK, "title"))
    streak = _draw_streak(brush, state, (box.right - 16, box.y + 25))
    _draw_standing(brush, state, (title.right + 16, box.y + 25), streak)
    ours, police = _lanes(state, colour)
    brush.explain(ours.box, _("The Couriers: {km} km").format(km=ours.km), _(_OURS))
    words = _("The Police: {km} km").format(km=police.km)
    brush.explain(police.box, words, _told(state, _THEIRS))
    scale = _scale_km(state)
    _draw_lane(brush, ours, scale)
    _draw_lane(brush, police, scale)
    if state.police:
        _mark_last(brush, state, police, scale)


def _told(state: State, usual: str) -> str:
    """[Family 1] Return the translated tip about the cards of the Police.

    The tip is `usual`, or another text while the Police have not set out yet.
    """
    return _(_WAITING if _gates_to_wait(state) else usual)


def police_end(state: State) -> Point:
    """Return the point on the screen where the lane of the Police ends."""
    return _x(state.police_km, _scale_km(state)), CHASE[1] + _FIRST + _STEP


def _lanes(state: State, colour: theme.Colour) -> tuple[_Lane, _Lane]:
    """Return the lanes of the Couriers and of the Police.

    Cards that do not count for the Job are grey.
    """
    road = [(state.sector(card).km, theme.TEAL) for card in state.road]
    detour = [(state.sector(card).km, theme.STEEL) for card in state.detour]
    theirs = [(state.sector(card).km, _POLICE) for card in state.police]
    top = CHASE[1] + _FIRST
    return (
        _Lane(top, "vehicle", theme.darker(colour, 0.2), (*detour, *road)),
        _Lane(top + _STEP, "cop", _POLICE, tuple(theirs)),
    )


def _scale_km(state: State) -> int:
    """Return the length of the scale in kilometres."""
    longest = max(state.smug_km, state.police_km)
    return max(_LEAST_KM, (longest // _STEP_KM + 2) * _STEP_KM)


def _x(km: float, scale: int) -> float:
    x, _y, width, _height = CHASE
    return x + _LEFT + km / scale * (width - _LEFT - _RIGHT)


def _draw_lane(brush: Brush, lane: _Lane, scale: int) -> None:
    end = _x(scale, scale)
    brush.panel(_span(lane, 0, scale, scale), _LANE)
    km = 0
    for each, colour in lane.cards:
        box = inset(_span(lane, km, km + each, scale), 1, 0)
        brush.panel(box, PanelStyle(colour, theme.darker(colour, 0.3), 7, shadow=0))
        if box[2] + 2 > brush.width(str(each), BADGE) + 6:
            brush.write(str(each), centre(box), BADGE, "center")
        km += each
    brush.icon(lane.icon, (CHASE[0] + 36, lane.y), 42, lane.figure)
    words = _("{km} km").format(km=km)
    brush.write(words, (end + 12, lane.y), FIGURES, "midleft", _RIGHT - 22)


def _span(lane: _Lane, start_km: int, end_km: int, scale: int) -> Bounds:
    """Return the box of a part of a lane."""
    left, right = _x(start_km, scale), _x(end_km, scale)
    return left, lane.y - _TALL / 2, right - left, _TALL


def _mark_last(brush: Brush, state: State, lane: _Lane, scale: int) -> None:
    """Mark the last card of the Police, which they lose if the Couriers hide."""
    km = state.sector(state.police[-1]).km
    box = inset(_span(lane, lane.km - km, lane.km, scale), 0, -1)
    brush.panel(box, rim(theme.GOLD, 8, 3))
    brush.explain(box, _("The last card: {km} km").format(km=km), _(_LAST))
    right = box[0] + box[2]
    room = _x(scale, scale) - right - 12
    brush.write(_("last card"), (right + 10, lane.y), _LAST_CARD, "midleft", room)


def _draw_standing(brush: Brush, state: State, left: Point, right: float) -> None:
    """Draw a tag with the lead; it is red when the Police are ahead."""
    words, fill = _standing(state)
    tag = brush.tag(words, left, pill(fill), TAG_STYLE.capped_at(theme.SMALL), "midleft")
    brush.explain(tag, words, _(_STANDING))
    note = _warning(state)
    if note:
        room = right - tag.right - 24
        at = tag.right + 10, left[1]
        style = TextStyle(theme.SMALL, theme.BLOCKED_FILL if state.behind else theme.INK, "heavy")
        brush.write(note, at, style, "midleft", room)


def _standing(state: State) -> tuple[str, theme.Colour]:
    lead = state.smug_km - state.police_km
    if lead > 0:
        return _("{km} km ahead").format(km=lead), theme.TEAL
    if lead == 0:
        return _("side by side"), theme.SLATE
    return _("{km} km behind").format(km=-lead), theme.BLOCKED_FILL


def _warning(state: State) -> str:
    """Return a short note about the Police; empty if there is nothing to say."""
    if state.over:
        return ""
    if state.behind:
        return _("Catch up, or you are caught!")
    if state.hideout is not None:
        return _("hidden in {city}").format(city=_(state.hideout))
    wait = _gates_to_wait(state)
    if wait:
        said = _n(
            "The Police wait until you cross {n} more Gate.",
            "The Police wait until you cross {n} more Gates.",
            wait,
        )
        return said.format(n=wait)
    return ""


def _gates_to_wait(state: State) -> int:
    """[Family 1] Return how many Gates must still be crossed before the Police set out."""
    return max(0, HEAD_START - state.laid) if state.box.options.family else 0


def _draw_streak(brush: Brush, state: State, right: Point) -> float:
    """Draw a light for each Gate flick in a row, and a label to the left of the lights.

    Returns the x coordinate of the label's left end.
    """
    x, y = right
    for light in reversed(range(STREAK)):
        fill = theme.OCHRE if light < state.streak else theme.lighter(theme.TRACK, 0.35)
        brush.panel((x - 24, y - 12, 24, 24), PanelStyle(fill, theme.STEEL, 12, shadow=0))
        x -= 30
    brush.icon("whistle", (x - 12, y), 30, theme.BLOCKED_FILL if state.streak else theme.STEEL)
    words = _("Gate flicks in a row")
    start = brush.write(words, (x - 32, y), TINY_BOLD.capped_at(theme.SMALLEST_TEXT), "midright").x
    brush.explain((start, y - 16, right[0] - start, 32), words, _told(state, _WHISTLE))
    return start
