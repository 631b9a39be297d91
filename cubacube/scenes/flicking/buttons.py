"""The listed actions as buttons, and as cards and dice to click."""

from collections.abc import Collection

from pygame import FRect, Surface

from cubacube.kit.shot import Die
from cubacube.rules import Action
from cubacube.scenes.canvas import Bounds, Brush, Tip, View, grid
from cubacube.scenes.canvas.icons import icon_picture
from cubacube.scenes.canvas.parts import KEY_CAP, rim, shown_key
from cubacube.scenes.canvas.styles import TINY_BOLD
from cubacube.scenes.canvas.theme import CREAM, DUSK, GOLD
from cubacube.scenes.flicking.panels.button_face import Paint
from cubacube.scenes.flicking.panels.turn_panel import buttons_box, heading_is_tall, hint_box
from cubacube.scenes.flicking.words import ActionButton
from cubacube.scenes.match.spot_page import SpotWidget
from cubacube.scenes.match.words import Spot
from cubacube.scenes.stage.inputs import Do, Input, KeyPress, Pointer
from cubacube.scenes.widgets import IGNORED, USED, Button, Page, Reply
from cubacube.scenes.widgets.button import Kind

_MOST_IN_A_ROW = 4
_ROOM_FOR_NOTE = 60.0
_GAP = 10.0
_TALLEST = 86.0


class ActionButtons:
    """The listed actions of a seat as buttons and cards."""

    def __init__(
        self, offered: dict[Action, ActionButton], panel: Bounds, *, beside_aim: bool
    ) -> None:
        """Lay out the actions; `panel` is the turn panel that holds the buttons."""
        self._offered = offered
        self._beside_aim = beside_aim
        self._keys = _hotkeys(offered.values(), beside_aim=beside_aim)
        count = sum(look.has_button for look in offered.values())
        columns = 1 if beside_aim else _MOST_IN_A_ROW
        crowded = count > (1 if heading_is_tall() else 2) * columns
        place = buttons_box(panel, beside_aim=beside_aim, crowded=crowded)
        cells = iter(grid(place, count, min(columns, max(1, count)), _GAP, _TALLEST))
        self._widgets: list[tuple[Action, Button | CardSpot]] = []
        for (action, look), key in zip(offered.items(), self._keys, strict=True):
            if look.spot is not None:
                shown = "" if look.button else key
                self._widgets.append((action, CardSpot(action, look, look.spot, shown)))
            if look.has_button:
                self._widgets.append((action, _button(action, look, next(cells), key)))
        self.page = Page(self.widgets, hints=None if crowded else hint_box(panel), strict=True)
        if beside_aim:
            self.page.focus = None

    def handle(self, event: Input, *, pulling: bool) -> Reply:
        """Handle an event; the answer is the action that was pressed, if any.

        Pointer and Tab always reach the buttons. Other keys do if a button has the focus or if
        nothing can be aimed. While an aim has begun (`pulling`), Enter and Space press nothing.
        """
        widgets = self.page.widgets
        if not widgets:
            return IGNORED
        if isinstance(event, Pointer):
            reply = self._press(event)
            over = event.kind != "move" and any(each.holds(event.point) for each in widgets)
            return reply if reply.used else Reply(over)
        if not self._beside_aim:
            return IGNORED if event == Do("back") else self._press(event)
        match event:
            case Do("next" | "prev" as action):
                self._move_focus(1 if action == "next" else -1)
                return USED
            case Do("confirm") | KeyPress("space", True, _, False) if (
                self.page.focus is not None and not pulling
            ):
                return self._press(event)
        return IGNORED

    def _press(self, event: Input) -> Reply:
        answer = self.page.handle(event)
        return Reply(True, answer) if isinstance(answer, Action) else IGNORED

    def _move_focus(self, step: int) -> None:
        """Move the focus between the cloth and the buttons."""
        order = [None, *self.widgets]
        at = order.index(next((each for each in self.widgets if each is self.page.focus), None))
        goal = order[(at + step) % len(order)]
        self.page.focus = None
        if goal is not None:
            self.page.set_focus(goal)

    @property
    def widgets(self) -> list["Button | CardSpot"]:
        """Everything that can be pressed, in Tab order."""
        return [widget for _action, widget in self._widgets]

    @property
    def buttons(self) -> list[Button]:
        """Only the buttons, in the order of their actions."""
        return [widget for widget in self.widgets if isinstance(widget, Button)]

    @property
    def tips(self) -> tuple[Tip, ...]:
        """The tooltips of everything that can be pressed."""
        return tuple(
            Tip((*widget.box,), self._offered[action].label, widget.hint)
            for action, widget in self._widgets
            if widget.hint
        )

    def by_key(self, name: str) -> Action | None:
        """Return the action that has this hotkey, or None."""
        pairs = zip(self._offered, self._keys, strict=True)
        return next((action for action, key in pairs if key.lower() == name), None)

    def on_die(self, die: Die) -> tuple[Action, ...]:
        """Return the actions that concern a die on the table."""
        return tuple(action for action, offered in self._offered.items() if offered.die == die)

    def about(self, action: Action) -> tuple["Button | CardSpot", ...]:
        """Return all widgets of an action: its card, its button, or both."""
        return tuple(widget for each, widget in self._widgets if each == action)

    def dice_of(self, action: Action) -> tuple[Die, ...]:
        """Return the die that can be clicked for an action, as a tuple; empty if there is none."""
        die = self._offered[action].die if action in self._offered else None
        return () if die is None else (die,)

    @property
    def dice(self) -> tuple[Die, ...]:
        """The dice that can be clicked."""
        found = (offered.die for offered in self._offered.values())
        return tuple(dict.fromkeys(die for die in found if die is not None))

    @property
    def pointed(self) -> Die | None:
        """The die that belongs to the button under the pointer, if any."""
        lit = self.page.pointed
        return next(
            (self._offered[action].die for action, each in self._widgets if each is lit), None
        )

    def widget(self, action: Action) -> "Button | CardSpot":
        """Return the first widget of an action: its card if it has one, else its button."""
        return next(widget for each, widget in self._widgets if each == action)


class CardSpot(SpotWidget):
    """A clickable card in a panel: it has a thin ring, which glows under the pointer.

    Its hotkey stands at its upper right corner, unless the action also has a button.
    """

    def __init__(self, action: Action, offered: ActionButton, box: Bounds, key: str) -> None:
        super().__init__(Spot(action, box, hint=offered.hint), lambda _name: None)
        self._key = key

    def draw(self, surface: Surface, view: View) -> None:
        """Draw the ring and the hotkey."""
        brush = Brush(surface, view)
        brush.panel(self.box, rim((*GOLD, 170), self.spot.radius, 3))
        super().draw(surface, view)
        _draw_key(brush, self.box, self._key)

    def _pressed(self) -> Reply:
        return Reply(True, self.spot.name)


class PaintedButton(Button):
    """A button with a face that the game draws, such as a Vehicle card to choose."""

    def __init__(self, box: Bounds, action: Action, paint: Paint, key: str) -> None:
        super().__init__(box, "", lambda: action)
        self._paint, self._key = paint, key

    def draw(self, surface: Surface, view: View) -> None:
        """Draw the button and the face on it."""
        super().draw(surface, view)
        brush = Brush(surface, view)
        self._paint(brush, FRect(self.box))
        _draw_key(brush, self.box, self._key)


def _draw_key(brush: Brush, box: FRect, key: str) -> None:
    """Draw a hotkey in the upper right corner of a card."""
    if key:
        brush.tag(shown_key(key), (box.right - 4, box.y + 4), KEY_CAP, TINY_BOLD, "topright")


def _hotkeys(offered: Collection[ActionButton], *, beside_aim: bool) -> tuple[str, ...]:
    """Return the hotkeys of the buttons: digits, or letters if a flick can be aimed.

    While a flick can be aimed, digits choose Gates.
    """
    if not beside_aim:
        return tuple(str(n) if n < 10 else "" for n in range(1, len(offered) + 1))
    keys: list[str] = []
    for each in offered:
        keys.append(next((letter for letter in each.letters if letter not in keys), ""))
    return tuple(keys)


def _button(action: Action, offered: ActionButton, box: Bounds, key: str) -> Button:
    if offered.paint is not None:
        button: Button = PaintedButton(box, action, offered.paint, key)
    else:
        kind: Kind = "dark" if offered.dark else "cream"
        picture = icon_picture(offered.icon, *((CREAM, DUSK) if offered.dark else ()))
        note = offered.note if box[3] >= _ROOM_FOR_NOTE else ""
        button = Button(box, offered.label, lambda: action, kind, picture, note, key)
    button.hint = offered.hint
    return button
