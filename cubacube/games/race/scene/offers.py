"""The listed actions as buttons, as Vehicle cards, and as dice to click."""

from collections.abc import Iterable

import pygame

from cubacube.games.race.referee import bonus_name, explanation, title
from cubacube.games.race.rules import actions
from cubacube.games.race.rules.state import State
from cubacube.games.race.scene.turn_panel import buttons_box, hint_box
from cubacube.kit import actions as shared
from cubacube.kit.cards import VehicleCard
from cubacube.kit.vehicles import VEHICLES
from cubacube.rules import Action, Die
from cubacube.scenes.brush import Brush
from cubacube.scenes.ground import Box
from cubacube.scenes.icons import icon_picture
from cubacube.scenes.parts import Style
from cubacube.scenes.theme import CREAM, DUSK, INK, NORMAL, SMALLEST_TEXT, Colour
from cubacube.scenes.view import View
from cubacube.scenes.widgets import Button, Page
from cubacube.session.referee import die_name
from cubacube.session.words import _

_MOST_IN_A_ROW = 4
_ROOM_FOR_NOTE = 60.0
_GAP = 10.0
_TALLEST = 86.0
_PLAIN_KEYS: dict[type[Action], str] = {
    actions.UseToolbox: "T",
    shared.InstallBumper: "B",
}
_ICONS: dict[type[Action], str] = {
    actions.UseToolbox: "case",
    shared.InstallBumper: "bumper",
    actions.UseAlcohol: "alcohol",
    actions.UseWeapons: "weapons",
    actions.UseStatues: "statue",
    actions.ShakeOffCop: "cop",
}


class Offers:
    """The buttons for the listed actions of a seat; `handle` of the page answers with an action."""

    def __init__(
        self,
        listed: Iterable[Action],
        state: State,
        names: tuple[str, ...],
        *,
        beside_aim: bool,
    ) -> None:
        self.actions = tuple(listed)
        columns = 1 if beside_aim else _MOST_IN_A_ROW
        crowded = len(self.actions) > 2 * columns
        box = buttons_box(beside_aim=beside_aim, crowded=crowded)
        self.keys = _hotkeys(self.actions, beside_aim=beside_aim)
        cells = _cells(box, len(self.actions), columns)
        self.buttons = [
            _button(action, cell, key, state, names)
            for action, cell, key in zip(self.actions, cells, self.keys, strict=True)
        ]
        self.page = Page(self.buttons, hints=None if crowded else hint_box())
        if beside_aim:
            self.page.focus = None

    def by_key(self, name: str) -> Action | None:
        """The action of a key."""
        for action, key in zip(self.actions, self.keys, strict=True):
            if key.lower() == name:
                return action
        return None

    def on_die(self, die: Die) -> tuple[Action, ...]:
        """The actions that concern a die on the table."""
        return tuple(action for action in self.actions if die_of(action) == die)

    @property
    def dice(self) -> tuple[Die, ...]:
        """The dice that may be clicked."""
        found = (die_of(action) for action in self.actions)
        return tuple(dict.fromkeys(die for die in found if die is not None))

    def focus_on(self, action: Action) -> None:
        """Move the focus to the button of an action."""
        self.page.set_focus(self.buttons[self.actions.index(action)])


class VehicleButton(Button):
    """A Vehicle card to choose: its picture, name, Life and Bumpers."""

    def __init__(self, box: Box, card: VehicleCard, choose: Action, key: str) -> None:
        super().__init__(box, "", lambda: choose, "cream", hotkey=key)
        self._card = card

    def draw(self, surface: pygame.Surface, view: View) -> None:
        """The button, and the card's figures on it."""
        super().draw(surface, view)
        brush, box, card = Brush(surface, view), self.box, self._card
        brush.icon("vehicle", (box.x + 46, box.centery + 12), 62, _CAR)
        name = Style(NORMAL, INK, "title")
        brush.write(card.name, (box.x + 16, box.y + 18), name, "midleft", box.w - 60)
        lines = _("Life {n}").format(n=card.life), _("Bumpers {n}").format(n=card.bumpers)
        for n, line in enumerate(lines):
            at = box.x + 88, box.y + 50 + n * 24
            brush.write(line, at, Style(SMALLEST_TEXT, INK, "heavy"), "midleft", box.w - 100)


_CAR: Colour = (120, 84, 60)


def die_of(action: Action) -> Die | None:
    """The die on the table that an action is about."""
    match action:
        case actions.TakeGateBonus(die=die):
            return die
        case actions.UseAlcohol(on=on) | actions.UseWeapons(on=on):
            return VEHICLES[on]
        case _:
            return None


def _hotkeys(listed: tuple[Action, ...], *, beside_aim: bool) -> tuple[str, ...]:
    """Digits; letters where digits choose the Gate."""
    if not beside_aim:
        return tuple(str(n) if n < 10 else "" for n in range(1, len(listed) + 1))
    keys: list[str] = []
    for action in listed:
        key = _PLAIN_KEYS[type(action)]
        keys.append("R" if key in keys else key)
    return tuple(keys)


def _cells(box: Box, count: int, columns: int) -> list[Box]:
    """A grid that fills the box."""
    x, y, width, height = box
    columns = min(columns, max(1, count))
    rows = -(-count // columns)
    across = (width - _GAP * (columns - 1)) / columns
    tall = min(_TALLEST, (height - _GAP * (rows - 1)) / rows)
    return [
        (x + n % columns * (across + _GAP), y + n // columns * (tall + _GAP), across, tall)
        for n in range(count)
    ]


def _button(action: Action, box: Box, key: str, state: State, names: tuple[str, ...]) -> Button:
    if isinstance(action, shared.ChooseVehicle):
        button: Button = VehicleButton(box, state.box.cards.vehicle(action.card), action, key)
    else:
        label, note = _label(action, state, names)
        dark = _is_refusal(action)
        picture = icon_picture(_icon(action, state), *((CREAM, DUSK) if dark else ()))
        button = Button(
            box,
            label,
            lambda: action,
            "dark" if dark else "cream",
            icon=picture,
            note=note if box[3] >= _ROOM_FOR_NOTE else "",
            hotkey=key,
        )
    button.hint = explanation(action, names, state)
    return button


def _label(action: Action, state: State, names: tuple[str, ...]) -> tuple[str, str]:
    """The words on a button and the small ones below; short where many stand side by side."""
    match action:
        case actions.TakeGateBonus(die=str(die)):
            symbol = state.box.cards.symbol(state.layout[die])
            return bonus_name(symbol), die_name(die, names, state.box.cards)
        case actions.UseAlcohol(on=on):
            return names[on], bonus_name("alcohol")
        case actions.UseWeapons(on=on):
            return names[on], bonus_name("weapons")
        case actions.UseToolbox(repair="damage"):
            return _("Repair"), bonus_name("case")
        case actions.UseToolbox():
            return _("Bumper"), bonus_name("case")
        case _:
            return title(action, names, state), ""


def _is_refusal(action: Action) -> bool:
    return isinstance(action, shared.Pass) or action == actions.TakeGateBonus(action.seat, None)


def _icon(action: Action, state: State) -> str:
    match action:
        case actions.TakeGateBonus(die=str(die)):
            return state.box.cards.symbol(state.layout[die])
        case actions.UseToolbox(repair="bumper"):
            return "bumper"
        case _:
            return _ICONS.get(type(action), "check")
