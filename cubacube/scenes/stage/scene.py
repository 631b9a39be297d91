"""Scenes and the stage they stand on: a stack, changed only by what scenes return."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Protocol, TypeAlias, runtime_checkable

from pygame import Surface

from cubacube.rules import frozen
from cubacube.scenes.stage.inputs import FocusLost, Input, Pointer

if TYPE_CHECKING:
    from cubacube.scenes.canvas.view import View


@frozen
class Push:
    """Put a scene on top; `then` receives the result it closes with."""

    scene: "Scene"
    then: "Then | None" = None


@frozen
class Close:
    """Take the top scene away and hand `result` to whoever pushed it."""

    result: object = None


@frozen
class Replace:
    """Leave every scene and start anew with this one."""

    scene: "Scene"


@frozen
class Leave:
    """Leave every scene: the program ends."""


@frozen
class Consult:
    """Look up the rules of the game, whichever it is; or put them away again."""


Change: TypeAlias = Push | Close | Replace | Leave | Consult | None
Then: TypeAlias = Callable[[Any], Change]


class Scene(Protocol):
    """One screen or one dialogue. It never touches the stage; it answers with a `Change`."""

    @property
    def overlay(self) -> bool:
        """Whether the scene below stays visible; it gets neither input nor time."""
        ...

    def handle(self, event: Input, /) -> Change:
        """React to one input."""
        ...

    def update(self, seconds: float, /) -> Change:
        """Let time pass."""
        ...

    def draw(self, surface: Surface, view: "View", /) -> None:
        """Show how things are; changes nothing."""
        ...


@runtime_checkable
class Ruled(Protocol):
    """A scene that knows which section of the rules is about what it asks."""

    @property
    def section(self) -> str:
        """The anchor of that section; empty for none."""
        ...


class Stage:
    """The stack of open scenes; only the top one gets input and time."""

    def __init__(
        self,
        first: Scene,
        toggle_rules: Callable[[tuple[Scene, ...]], Change] = lambda _scenes: None,
    ) -> None:
        """`consult` answers a `Consult`, given all open scenes."""
        self._open: list[tuple[Scene, Then | None]] = [(first, None)]
        self._consult = toggle_rules

    @property
    def scenes(self) -> tuple[Scene, ...]:
        """From bottom to top; empty when everything was left."""
        return tuple(scene for scene, _then in self._open)

    def handle(self, event: Input) -> None:
        """Give one input to the top scene."""
        if self._open:
            self.change(self._open[-1][0].handle(event))

    def update(self, seconds: float) -> None:
        """Let time pass for the top scene."""
        if self._open:
            self.change(self._open[-1][0].update(seconds))

    def draw(self, surface: Surface, view: "View") -> None:
        """Draw the highest scene that hides those below it, then the overlays above it."""
        scenes = self.scenes
        full = [at for at, scene in enumerate(scenes) if not scene.overlay]
        for scene in scenes[max(full, default=0) :]:
            scene.draw(surface, view)

    def change(self, change: Change) -> None:
        """Do what a scene, or the shell around the stage, answered."""
        match change:
            case Push(scene, then):
                self._open.append((scene, then))
            case Replace(scene):
                self._open = [(scene, None)]
            case Leave():
                self._open = []
            case Consult() if self._open:
                answer = self._consult(self.scenes)  # the pointer may tell about what
                for let_go in (Pointer("cancel", 0, 0, 0), FocusLost()):
                    self.handle(let_go)  # what is held would be held on under the rules
                self.change(answer)
            case Close(result):
                _scene, then = self._open.pop()
                if then is not None:
                    self.change(then(result))
