"""Spots and buttons as widgets; the page handles pointer, arrows, Tab and Enter."""

from collections.abc import Callable, Hashable, Sequence
from typing import TypeAlias

import pygame

from cubacube.scenes.canvas import Brush, Point, View, inset
from cubacube.scenes.canvas.parts import rim
from cubacube.scenes.canvas.theme import GOLD, SAND
from cubacube.scenes.match.help.bubble import draw_bubble
from cubacube.scenes.match.modes import GUARD_S
from cubacube.scenes.match.words import ButtonSpot, Spot
from cubacube.scenes.stage.inputs import Action as Wish
from cubacube.scenes.stage.inputs import Do, Input, KeyPress, Pointer
from cubacube.scenes.widgets import IGNORED, USED, Button, Page, Reply, Widget

_RING = 5.0


class SpotWidget(Widget):
    """A spot on the board. The board draws it; a ring shows the focus."""

    def __init__(self, spot: Spot, on_press: Callable[[Hashable], None]) -> None:
        super().__init__(spot.box)
        self._on_press = on_press
        self.show(spot)

    def show(self, spot: Spot) -> None:
        """Update the spot to its current state."""
        self.spot = spot
        self.box = pygame.FRect(spot.box)
        self.hint, self.refusal = spot.hint, spot.bar

    def holds(self, point: Point) -> bool:
        """Return whether a point lies on the spot or within its reach."""
        reach = 2 * self.spot.reach
        return bool(self.box.inflate(reach, reach).collidepoint(point))

    def act(self, action: Wish) -> Reply:
        """Press the spot if the action is "confirm"."""
        return self._pressed() if action == "confirm" else IGNORED

    def release(self, point: Point) -> Reply:
        """Press the spot if the pointer is still over it."""
        return self._pressed() if self.holds(point) else USED

    def draw(self, surface: pygame.Surface, view: View) -> None:
        """Draw the focus ring with its current glow; it is pale if the spot cannot be pressed."""
        if self.glow < 0.05:
            return
        out = 3 + _RING * self.glow
        colour = SAND if self.refusal else GOLD
        look = rim((*colour, round(255 * self.glow)), self.spot.radius + out, 4)
        Brush(surface, view).panel(inset(self.box, -out), look)

    def _pressed(self) -> Reply:
        return USED if self.refusal else Reply(True, self._on_press(self.spot.name))


class ButtonSpotWidget(Button):
    """A button among the spots."""

    def __init__(self, offer: ButtonSpot, on_press: Callable[[Hashable], None]) -> None:
        super().__init__(offer.box, offer.label, lambda: on_press(offer.name))
        self.show(offer)

    def show(self, offer: ButtonSpot) -> None:
        """Update the button to its current state."""
        self.spot: Spot = offer
        self.box = pygame.FRect(offer.box)
        self.label, self.note = offer.label, offer.note
        self._kind, self._icon, self._hotkey = offer.kind, offer.icon, _printed(offer.key)
        self.hint, self.refusal = offer.hint, offer.bar


_SpotWidgets: TypeAlias = SpotWidget | ButtonSpotWidget


class SpotPage:
    """All spots and buttons that can be pressed now; one page serves all questions."""

    def __init__(self) -> None:
        self._on_press: Callable[[Spot], None]
        self._widgets: dict[Hashable, _SpotWidgets] = {}
        self._resting = False
        """Whether there has been no input since the question appeared."""
        self._seen_s: dict[Hashable, float] = {}
        """Seconds for which each spot has been in its place."""
        self.page = Page((), strict=True)

    @property
    def spots(self) -> tuple[Spot, ...]:
        """All spots, blocked ones included."""
        return tuple(widget.spot for widget in self._widgets.values())

    @property
    def pointed(self) -> Spot | None:
        """The spot under the pointer or the focus."""
        pointed = self.page.pointed
        return pointed.spot if isinstance(pointed, _SpotWidgets) else None

    def show(self, spots: Sequence[Spot], on_press: Callable[[Spot], None]) -> None:
        """Show these spots; those that were already there keep focus and glow."""
        self._on_press = on_press
        before = self._widgets
        boxes = {name: widget.spot.box for name, widget in before.items()}
        self._seen_s = {
            spot.name: self._seen_s[spot.name] if boxes.get(spot.name) == spot.box else 0.0
            for spot in spots
        }
        self._resting = self._resting or not before
        self._widgets = {spot.name: self._widget(spot, before.get(spot.name)) for spot in spots}
        self.page.widgets = [*self._widgets.values()]
        self.page.settle()

    def focus_on(self, name: Hashable) -> None:
        """Move the focus to this spot, but hide the focus ring until the first key press."""
        self.page.focus = self._widgets[name]
        self.page.by_keys = False

    def clear(self) -> None:
        """Remove all spots and rings, but keep the position of the pointer."""
        self._widgets = {}
        self.page.widgets = []
        self.page.settle()
        self.page.by_keys = False

    def update(self, seconds: float) -> None:
        """Animate the rings, and count how long each spot has been shown."""
        for name in self._seen_s:
            self._seen_s[name] += seconds
        self.page.update(seconds)

    def handle(self, event: Input) -> bool:
        """Handle an input; return whether it was used."""
        self._resting = False
        match event:
            case KeyPress(name, True, _, False) if name in self._keys:
                self._by_key(self._keys[name])
            case Do("back", _, False) if "esc" in self._keys:
                self._by_key(self._keys["esc"])
            case Do("back" | "confirm" as wish) if wish == "back" or not self.page.by_keys:
                return False  # Enter may play a hint, as long as no spot is selected
            case Do() | KeyPress("space", True, _, False):
                self.page.handle(event)
            case Pointer("move"):
                self.page.handle(event)
                return False
            case Pointer("down") if self._came_just_now(event.point):
                return True
            case Pointer():
                self.page.handle(event)
                return self.pointed is not None
            case _:
                return False
        return True

    def draw(self, brush: Brush) -> None:
        """Draw rings, buttons and the tooltip of the spot under pointer or focus.

        The reason for a blocked spot appears only after new input.
        """
        for widget in self._widgets.values():
            widget.draw(brush.surface, brush.view)
        spot = self.pointed
        if spot is not None and (spot.bar or spot.hint) and not (spot.bar and self._resting):
            boxes = [each.box for each in self.spots]
            draw_bubble(brush, spot.bar or spot.hint, spot.box, boxes, barred=bool(spot.bar))

    @property
    def _keys(self) -> dict[str, _SpotWidgets]:
        return {each.spot.key: each for each in self._widgets.values() if each.spot.key}

    def _by_key(self, widget: _SpotWidgets) -> None:
        """Press the spot that has this key; if it is blocked, focus it and show the reason."""
        if self._new(widget):
            return
        if widget.spot.bar:
            self.page.set_focus(widget)
        else:
            self._press(widget.spot.name)

    def _new(self, widget: _SpotWidgets) -> bool:
        """Return whether a press came too early to be meant for this new spot (debounce)."""
        return self._seen_s[widget.spot.name] < GUARD_S

    def _came_just_now(self, point: Point) -> bool:
        """Return whether a point lies on a spot that appeared too recently to be pressed."""
        return any(widget.holds(point) and self._new(widget) for widget in self._widgets.values())

    def _press(self, name: Hashable) -> None:
        self._on_press(self._widgets[name].spot)

    def _widget(self, spot: Spot, before: _SpotWidgets | None) -> _SpotWidgets:
        if isinstance(spot, ButtonSpot):
            if isinstance(before, ButtonSpotWidget):
                before.show(spot)
                return before
            return ButtonSpotWidget(spot, self._press)
        if isinstance(before, SpotWidget):
            before.show(spot)
            return before
        return SpotWidget(spot, self._press)


def _printed(key: str) -> str:
    """Return the label of a key: letters in upper case, names with a capital."""
    return key.upper() if len(key) == 1 else key.capitalize()
