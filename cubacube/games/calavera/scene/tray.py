"""Draw the six dice on the cloth: resting, kept, locked, rolling or used."""

from collections.abc import Collection, Iterable
from math import radians, sin

from cubacube.games.calavera.rules.actions import Freeze, MarkColour, MarkJokers
from cubacube.games.calavera.rules.box import DICE, JOKER, SKULL, Face
from cubacube.games.calavera.rules.events import Cursed, DiceRolled, SkullsLocked
from cubacube.games.calavera.rules.law import CURSE, ROLLS
from cubacube.games.calavera.rules.state import Decide, State
from cubacube.games.calavera.scene import looks
from cubacube.games.calavera.scene.places import BAR, CLOTH, DIE, HANDS, slot, tag_place
from cubacube.games.calavera.scene.tips import explain_bar
from cubacube.rules import Action
from cubacube.scenes.canvas import strokes
from cubacube.scenes.canvas.boxes import Point, centred
from cubacube.scenes.canvas.brush import Brush
from cubacube.scenes.canvas.parts import PanelStyle, TextStyle, pill
from cubacube.scenes.canvas.styles import BOLD, LIGHT
from cubacube.scenes.canvas.theme import BONE, BRASS, CREAM, DUSK, GOLD, MOON, NORMAL
from cubacube.scenes.match.pictures.timeline import Timeline
from cubacube.scenes.match.words import Show
from cubacube.scenes.pieces.dice_art import DiceArt
from cubacube.scenes.pieces.dice_toss import TOSS_S, RollPrerenderer, Toss, cycle, draw_tosses
from cubacube.session.language.translation import _

SHAKE_S, ALARM_S = 0.5, 1.6
"""Duration of the shaking of new skulls and of the curse ribbon, in seconds.

`SHAKE_S` is for the skulls, `ALARM_S` for the ribbon.
"""
_TOWARDS = radians(20), radians(-20)
_TURNS = (5, 4, 6, 5, 4, 6)
_RING = 96.0
_ALARM_Y, _ALARM = 418.0, 86.0
_EMPTY = PanelStyle((*looks.TRAY[:3], 70), looks.TRAY_SLOT, 22, 3, shadow=0)


class Tray:
    """Draws the dice, and prepares the pictures for rolling."""

    def __init__(self) -> None:
        self._rehearsal = RollPrerenderer(tuple(looks.FACES.values()), _TOWARDS)

    def draw(
        self,
        brush: Brush,
        state: State,
        show: Show[State] | None,
        kept: Collection[int] | None,
        wish: Action | None,
    ) -> None:
        """Draw the dice at rest or rolling, with labels.

        `kept` is None while it is not decided which dice are kept.
        """
        art = DiceArt(brush.view, DIE)
        rolled = _rolled(show)
        if show is not None and rolled is not None:
            _draw_roll(brush, art, state, show, rolled)
            return
        self._rehearsal.step(brush.view, art)
        if not state.dice:
            _draw_slots(brush)
            return
        used = _group(state, wish)
        for die in DICE:
            _draw_ring(brush, state, die, kept, used)
        draw_tosses(brush, art, [_lying(die, state.dice[die]) for die in DICE], 1)
        for die in DICE:
            _draw_tag(brush, state, die, kept)


def roll_timeline(show: Show[State]) -> Timeline[str]:
    """Return the stages of a roll: toss, shaking skulls, curse ribbon."""
    cursed = _is_cursed(show)
    shake_s = SHAKE_S if cursed or _new_skulls(show) else 0
    alarm_s = ALARM_S if cursed else 0
    return Timeline((("toss", TOSS_S), ("shake", shake_s), ("alarm", alarm_s)))


def _group(state: State, wish: Action | None) -> frozenset[int]:
    """Return the dice that an action would use."""
    match wish:
        case MarkColour(row=face):
            return frozenset(die for die in DICE if state.dice[die] == face)
        case MarkJokers() | Freeze():
            return frozenset(die for die in DICE if state.dice[die] == JOKER)
    return frozenset()


def draw_bar(brush: Brush, state: State, advice: str) -> None:
    """Draw the number of the roll, the skulls rolled, and a note."""
    x, y, width, height = BAR
    brush.panel(BAR, PanelStyle(looks.TRAY, BRASS, 22, shadow=0))
    middle = y + height / 2
    words = _("Roll {roll} of {rolls}").format(roll=max(1, state.rolls), rolls=ROLLS)
    end = brush.write(
        words, (x + 24, middle), TextStyle(NORMAL + 2, GOLD, "black"), "midleft"
    ).right
    for roll in range(ROLLS):
        at = end + 26 + roll * 30, middle
        strokes.dot(brush, GOLD if roll < state.rolls else looks.TRAY_SLOT, at, 11)
    at = end + 26 + ROLLS * 30 + 20, middle
    end = brush.write(_("Skulls"), at, LIGHT, "midleft").right
    skulls = state.dice.count(SKULL)
    for skull in range(max(CURSE, skulls)):
        tint = CREAM if skull < skulls else looks.DIM_BONE
        brush.icon("sugar_skull", (end + 34 + skull * 46, middle), 40, tint, BONE)
    explain_bar(brush, (end + 10, y, 48 + (max(CURSE, skulls) - 1) * 46, height))
    if advice:
        room = x + width - 24 - (end + 34 + max(CURSE, skulls) * 46)
        at = x + width - 24, middle
        brush.write(advice, at, TextStyle(NORMAL, MOON), "midright", room)


def _rolled(show: Show[State] | None) -> DiceRolled | None:
    """Return the roll in the shown events, or None."""
    events = show.events if show else ()
    return next((event for event in events if isinstance(event, DiceRolled)), None)


def _new_skulls(show: Show[State]) -> tuple[int, ...]:
    locked = (event.dice for event in show.events if isinstance(event, SkullsLocked))
    return next(locked, ())


def _is_cursed(show: Show[State]) -> bool:
    return any(isinstance(event, Cursed) for event in show.events)


def _draw_roll(
    brush: Brush, art: DiceArt, state: State, show: Show[State], rolled: DiceRolled
) -> None:
    """Draw dice that fly, skulls that shake, and the ribbon for three skulls."""
    now = dict(roll_timeline(show).begun(show.at_s))
    shaken = now.get("shake", 0.0)
    tosses = []
    for die in DICE:
        if die not in rolled.dice:
            tosses.append(_lying(die, state.dice[die]))
            continue
        shake = 0.0
        if die in _new_skulls(show):
            shake = sin(shaken * SHAKE_S * 44) * 9 * (1 - shaken)
        tosses.append(_thrown(die, rolled.faces[die], shake))
    if shaken:
        for die in DICE:
            if rolled.faces[die] == SKULL:
                strokes.ring(brush, looks.LOCKED, _ring_at(die), _RING, 6)
    draw_tosses(brush, art, tosses, now["toss"])
    if "alarm" in now:
        _draw_alarm(brush, now["alarm"] * ALARM_S)


def _draw_alarm(brush: Brush, at_s: float) -> None:
    """Draw a red ribbon across the dice."""
    x, _y, width, _height = CLOTH
    come = min(1.0, at_s / 0.15)
    box = x + width / 2 - 360 * come, _ALARM_Y, 720 * come, _ALARM
    brush.panel(box, PanelStyle(looks.LOCKED_FILL, GOLD, _ALARM / 2, 3, 0.7, 24))
    if come == 1:
        middle = _ALARM_Y + _ALARM / 2
        for side in (-1, 1):
            at = x + width / 2 + side * 290, middle
            brush.icon("sugar_skull", at, 60, CREAM, BONE)
        words = brush.view.title(_("Three skulls!"), 58, 480)
        brush.put(words, (x + width / 2, middle), "center")


def _draw_slots(brush: Brush) -> None:
    """Draw empty slots before the first roll."""
    for die in DICE:
        brush.panel(centred(slot(die), 112), _EMPTY)


def _draw_ring(
    brush: Brush, state: State, die: int, kept: Collection[int] | None, used: Iterable[int]
) -> None:
    if state.dice[die] == SKULL:
        strokes.ring(brush, looks.LOCKED, _ring_at(die), _RING, 6)
    elif die in used or (kept is not None and die in kept and _deciding(state)):
        strokes.ring(brush, GOLD, _ring_at(die), _RING, 6)


def _draw_tag(brush: Brush, state: State, die: int, kept: Collection[int] | None) -> None:
    """Draw the label below a die: stays, kept, roll again or used."""
    face = state.dice[die]
    place = tag_place(die)
    if face == SKULL:
        box = brush.tag(_("stays"), (place[0] + 12, place[1]), pill(looks.LOCKED_FILL))
        strokes.dot(brush, looks.LOCKED_FILL, (box.x - 8, box.centery), 16)
        brush.icon("lock", (box.x - 8, box.centery), 20, CREAM, looks.LOCKED_FILL)
    elif _deciding(state) and kept is not None:
        if die in kept:
            brush.tag(_("kept"), place, pill(GOLD), BOLD)
        else:
            brush.tag(_("roll again"), place, pill(DUSK))
    elif face == state.used:
        brush.tag(_("used"), place, pill(DUSK))


def _deciding(state: State) -> bool:
    """Return whether the active player must still decide which dice to keep."""
    return bool(state.agenda) and isinstance(state.agenda[0], Decide)


def _lying(die: int, face: Face) -> Toss:
    return Toss(slot(die), slot(die), (looks.FACES[face],), _askew(die, face))


def _thrown(die: int, face: Face, shake: float) -> Toss:
    x, y = slot(die)
    faces = tuple(looks.FACES.values())
    passed = cycle(faces, looks.FACES[face], _TURNS[die])
    end = x + shake, y
    return Toss(HANDS[die], end, passed, _askew(die, face), _TOWARDS[die % 2])


def _askew(die: int, face: Face) -> float:
    """Return a die's tilt; it depends only on the die and its face."""
    return radians((die * 7 + face * 5) % 11 - 5) * 2.4


def _ring_at(die: int) -> Point:
    x, y = slot(die)
    return x, y + 6
