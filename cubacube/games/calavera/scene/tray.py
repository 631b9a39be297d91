"""Draw the six dice on the cloth: resting, kept, locked, rolling or used."""

from collections.abc import Collection, Iterator
from math import radians, sin
from typing import TypeVar

from cubacube.games.calavera.rules.actions import Freeze, MarkColour, MarkJokers
from cubacube.games.calavera.rules.box import DICE, JOKER, SKULL, Face
from cubacube.games.calavera.rules.events import Cursed, DiceRolled, SkullsLocked
from cubacube.games.calavera.rules.law import CURSE, ROLLS
from cubacube.games.calavera.rules.state import Decide, State
from cubacube.games.calavera.scene import looks
from cubacube.games.calavera.scene.places import AGAIN, BAR, CLOTH, DIE, HANDS, slot, tag_place
from cubacube.games.calavera.scene.tips import explain_bar
from cubacube.rules import Action, Event
from cubacube.scenes.canvas import Brush, TextStyle, centred, strokes, theme
from cubacube.scenes.canvas.parts import PanelStyle, pill
from cubacube.scenes.canvas.styles import BOLD, LIGHT
from cubacube.scenes.match.pictures.timeline import Timeline
from cubacube.scenes.match.words import Frame, Show
from cubacube.scenes.pieces.dice_art import DiceArt
from cubacube.scenes.pieces.dice_toss import TOSS_S, RollPrerenderer, Toss, cycle, draw_tosses
from cubacube.session.language.translation import _

E = TypeVar("E", bound=Event)

SHAKE_S, ALARM_S = 0.5, 1.6
"""Duration of the shaking of new skulls and of the curse ribbon, in seconds.

`SHAKE_S` is for the skulls, `ALARM_S` for the ribbon.
"""
_TOWARDS = radians(20), radians(-20)
_TURNS = (5, 4, 6, 5, 4, 6)
_RING = 96.0
_ALARM_Y, _ALARM = 418.0, 86.0
_ROLL = TextStyle(theme.NORMAL + 2, theme.GOLD, "black")
_EMPTY = PanelStyle((*looks.TRAY[:3], 70), looks.TRAY_SLOT, 22, 3, shadow=0)


class Tray:
    """Draws the dice, and prepares the pictures for rolling."""

    def __init__(self) -> None:
        self._rehearsal = RollPrerenderer(tuple(looks.FACES.values()), _TOWARDS)

    def draw(self, brush: Brush, frame: Frame[State], kept: Collection[int] | None) -> None:
        """Draw the dice at rest or rolling, with labels.

        `kept` is None while it is not decided which dice are kept.
        """
        art, state = DiceArt(brush.view, DIE), frame.state
        rolled = next(_found(frame.show, DiceRolled), None) if frame.show else None
        if frame.show is not None and rolled is not None:
            _draw_roll(brush, art, frame.show, rolled)
            return
        self._rehearsal.step(brush.view, art)
        if not state.dice:
            for die in DICE:
                brush.panel(centred(slot(die), 112), _EMPTY)
            return
        deciding = bool(state.agenda) and isinstance(state.agenda[0], Decide)
        ready = kept if kept is not None and deciding else None
        used = dice_of(frame.wish, state)
        for die in DICE:
            if state.dice[die] == SKULL:
                _draw_ring(brush, die, looks.LOCKED)
            elif die in used or (ready is not None and die in ready):
                _draw_ring(brush, die, theme.GOLD)
        draw_tosses(brush, art, [_lying(die, state.dice[die]) for die in DICE], 1)
        for die in DICE:
            _draw_tag(brush, state, die, ready)


def roll_timeline(show: Show[State]) -> Timeline[str]:
    """Return the stages of a roll: toss, shaking skulls, curse ribbon."""
    cursed = any(_found(show, Cursed))
    shake_s = SHAKE_S if cursed or any(_found(show, SkullsLocked)) else 0
    alarm_s = ALARM_S if cursed else 0
    return Timeline((("toss", TOSS_S), ("shake", shake_s), ("alarm", alarm_s)))


def dice_of(action: Action | None, state: State) -> frozenset[int]:
    """Return the dice that an action would use."""
    match action:
        case MarkColour(row=face):
            return frozenset(die for die in DICE if state.dice[die] == face)
        case MarkJokers() | Freeze():
            return frozenset(die for die in DICE if state.dice[die] == JOKER)
    return frozenset()


def draw_bar(brush: Brush, state: State, advice: str) -> None:
    """Draw the number of the roll, the skulls rolled, and a note."""
    x, y, width, height = BAR
    brush.panel(BAR, PanelStyle(looks.TRAY, theme.BRASS, 22, shadow=0))
    middle = y + height / 2
    words = _("Roll {roll} of {rolls}").format(roll=max(1, state.rolls), rolls=ROLLS)
    end = brush.write(words, (x + 24, middle), _ROLL, "midleft").right
    for roll in range(ROLLS):
        at = end + 26 + roll * 30, middle
        strokes.dot(brush, theme.GOLD if roll < state.rolls else looks.TRAY_SLOT, at, 11)
    end += 26 + ROLLS * 30 + 20
    room = AGAIN[0] - end - 24 - CURSE * 46
    if brush.width(_("Skulls"), LIGHT) < 1.3 * room:  # otherwise the pictures must do
        end = brush.write(_("Skulls"), (end, middle), LIGHT, "midleft", room).right
    skulls = state.dice.count(SKULL)
    places = max(CURSE, skulls)
    for skull in range(places):
        tint = theme.CREAM if skull < skulls else looks.DIM_BONE
        brush.icon("sugar_skull", (end + 34 + skull * 46, middle), 40, tint, theme.BONE)
    explain_bar(brush, (end + 10, y, 48 + (places - 1) * 46, height))
    if advice:
        at = x + width - 24, middle
        room = at[0] - (end + 34 + places * 46)
        brush.write(advice, at, TextStyle(theme.NORMAL, theme.MOON), "midright", room)


def _found(show: Show[State], kind: type[E]) -> Iterator[E]:
    """Return the shown events of one kind."""
    return (event for event in show.events if isinstance(event, kind))


def _draw_roll(brush: Brush, art: DiceArt, show: Show[State], rolled: DiceRolled) -> None:
    """Draw dice that fly, skulls that shake, and the ribbon for three skulls."""
    now = dict(roll_timeline(show).begun(show.at_s))
    shaken = now.get("shake", 0.0)
    skulls = {die for event in _found(show, SkullsLocked) for die in event.dice}
    tosses = []
    for die in DICE:
        if shaken and rolled.faces[die] == SKULL:
            _draw_ring(brush, die, looks.LOCKED)
        if die in rolled.dice:
            shake = sin(shaken * SHAKE_S * 44) * 9 * (1 - shaken) if die in skulls else 0.0
            tosses.append(_thrown(die, rolled.faces[die], shake))
        else:
            tosses.append(_lying(die, show.before.dice[die]))
    draw_tosses(brush, art, tosses, now["toss"])
    if "alarm" in now:
        _draw_alarm(brush, now["alarm"] * ALARM_S)


def _draw_alarm(brush: Brush, at_s: float) -> None:
    """Draw a red ribbon across the dice."""
    x, _y, width, _height = CLOTH
    come = min(1.0, at_s / 0.15)
    box = x + width / 2 - 360 * come, _ALARM_Y, 720 * come, _ALARM
    brush.panel(box, PanelStyle(looks.LOCKED_FILL, theme.GOLD, _ALARM / 2, 3, 0.7, 24))
    if come == 1:
        middle = _ALARM_Y + _ALARM / 2
        for side in (-1, 1):
            at = x + width / 2 + side * 290, middle
            brush.icon("sugar_skull", at, 60, theme.CREAM, theme.BONE)
        words = brush.view.title(_("Three skulls!"), 58, 480)
        brush.put(words, (x + width / 2, middle), "center")


def _draw_ring(brush: Brush, die: int, tint: theme.Colour) -> None:
    x, y = slot(die)
    strokes.ring(brush, tint, (x, y + 6), _RING, 6)


def _draw_tag(brush: Brush, state: State, die: int, kept: Collection[int] | None) -> None:
    """Draw the label below a die: stays, kept, roll again or used."""
    face = state.dice[die]
    place = tag_place(die)
    if face == SKULL:
        box = brush.tag(_("stays"), (place[0] + 12, place[1]), pill(looks.LOCKED_FILL))
        strokes.dot(brush, looks.LOCKED_FILL, (box.x - 8, box.centery), 16)
        brush.icon("lock", (box.x - 8, box.centery), 20, theme.CREAM, looks.LOCKED_FILL)
    elif kept is not None and die in kept:
        brush.tag(_("kept"), place, pill(theme.GOLD), BOLD)
    elif kept is not None:
        brush.tag(_("roll again"), place, pill(theme.DUSK))
    elif face == state.used:
        brush.tag(_("used"), place, pill(theme.DUSK))


def _lying(die: int, face: Face) -> Toss:
    return Toss(slot(die), slot(die), (looks.FACES[face],), _askew(die, face))


def _thrown(die: int, face: Face, shake: float) -> Toss:
    x, y = slot(die)
    passed = cycle(tuple(looks.FACES.values()), looks.FACES[face], _TURNS[die])
    return Toss(HANDS[die], (x + shake, y), passed, _askew(die, face), _TOWARDS[die % 2])


def _askew(die: int, face: Face) -> float:
    """Return a die's tilt; it depends only on the die and its face."""
    return radians((die * 7 + face * 5) % 11 - 5) * 2.4
