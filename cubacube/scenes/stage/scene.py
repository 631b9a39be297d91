"""Scenes and the stage: a stack of scenes, changed only by what the scenes return."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Protocol, TypeAlias, runtime_checkable

from pygame import Surface

from cubacube.rules import frozen
from cubacube.scenes.stage.inputs import FocusLost, Input, Pointer
from cubacube.session.language.translation import language

if TYPE_CHECKING:
    from cubacube.scenes.canvas.view import View


@frozen
class Push:
    """Put a scene on top; `then` receives the result it closes with."""

    scene: "Scene"
    then: "Then | None" = None


@frozen
class Close:
    """Remove the top scene and pass `result` to the scene that pushed it."""

    result: object = None


@frozen
class Replace:
    """Close every scene and start again with this one."""

    scene: "Scene"


@frozen
class Leave:
    """Close every scene; the program ends."""


@frozen
class Consult:
    """Show the rules of the current game, or close them again."""


Change: TypeAlias = Push | Close | Replace | Leave | Consult | None
Then: TypeAlias = Callable[[Any], Change]


class Scene(Protocol):
    """One screen or dialogue. It never changes the stage itself; it returns a `Change`."""

    @property
    def overlay(self) -> bool:
        """Whether the scene below stays visible; that scene gets neither input nor time."""
        ...

    def handle(self, event: Input, /) -> Change:
        """React to one input."""
        ...

    def update(self, seconds: float, /) -> Change:
        """Advance time by `seconds`."""
        ...

    def draw(self, surface: Surface, view: "View", /) -> None:
        """Draw the scene without changing it."""
        ...


@runtime_checkable
class Ruled(Protocol):
    """A scene that knows the rules section about its current question."""

    @property
    def section(self) -> str:
        """Anchor of the rules section about the current question; empty if there is none."""
        ...


@runtime_checkable
class Worded(Protocol):
    """A scene that keeps texts."""

    def reword(self) -> None:
        """Make the texts again, in the language that is used now."""
        ...


class Stage:
    """The stack of open scenes; only the top one gets input and time."""

    def __init__(
        self,
        first: Scene,
        toggle_rules: Callable[[tuple[Scene, ...]], Change] = lambda _scenes: None,
    ) -> None:
        """Start with one scene; `toggle_rules` gets all open scenes and answers a `Consult`."""
        self._open: list[tuple[Scene, Then | None]] = [(first, None)]
        self._consult = toggle_rules

    @property
    def scenes(self) -> tuple[Scene, ...]:
        """All open scenes from bottom to top; empty after `Leave`."""
        return tuple(scene for scene, _then in self._open)

    def handle(self, event: Input) -> None:
        """Pass one input to the top scene; if it changes the language, reword all scenes."""
        if self._open:
            before = language()
            self.change(self._open[-1][0].handle(event))
            if language() != before:
                for scene in self.scenes:
                    if isinstance(scene, Worded):
                        scene.reword()

    def update(self, seconds: float) -> None:
        """Advance time for the top scene."""
        if self._open:
            self.change(self._open[-1][0].update(seconds))

    def draw(self, surface: Surface, view: "View") -> None:
        """Draw the topmost opaque scene, then the overlays above it."""
        scenes = self.scenes
        full = [at for at, scene in enumerate(scenes) if not scene.overlay]
        for scene in scenes[max(full, default=0) :]:
            scene.draw(surface, view)

    def change(self, change: Change) -> None:
        """Apply a change returned by a scene or by the shell around the stage."""
        match change:
            case Push(scene, then):
                self._open.append((scene, then))
            case Replace(scene):
                self._open = [(scene, None)]
            case Leave():
                self._open = []
            case Consult() if self._open:
                answer = self._consult(self.scenes)  # asked first: the pointer may tell which rules
                for let_go in (Pointer("cancel", 0, 0, 0), FocusLost()):
                    self.handle(let_go)  # nothing may stay held under the rules
                self.change(answer)
            case Close(result):
                _scene, then = self._open.pop()
                if then is not None:
                    self.change(then(result))
