"""What the screen is doing: a film plays, a ruling is read, a computer takes aim."""

from collections.abc import Callable
from typing import Protocol

from cubacube.kit.shot import Gate, Layout, Pawn, Shot
from cubacube.rules import Action
from cubacube.scenes.board.words import Hint
from cubacube.scenes.canvas.brush import Brush
from cubacube.scenes.cloth.felt import resting
from cubacube.scenes.cloth.film_player import FilmPlayer, Shown
from cubacube.scenes.cloth.throw_player import ThrowPlayer
from cubacube.scenes.stage.inputs import Do, FocusLost, Input, Key
from cubacube.session.language.translation import _

CHOICE_S = 0.8
"""How long a computer's choice is shown."""


class Mode(Protocol):
    """One thing at a time. When it is `over`, its `action` is played and the next mode begins."""

    @property
    def sentence(self) -> str:
        """What stands in the turn panel."""
        ...

    @property
    def hints(self) -> tuple[Hint, ...]:
        """The keys that work now."""
        ...

    @property
    def declared(self) -> Gate | None:
        """The Gate that the flick of the moment is through."""
        ...

    @property
    def busy(self) -> bool:
        """Whether an aim or a film has the cloth: old marks and spare labels are out of place."""
        ...

    @property
    def covers(self) -> bool:
        """Whether a panel lies on the cloth, so that no ribbon may pass over it."""
        ...

    @property
    def flicking(self) -> bool:
        """Whether it is about a flick, so that Gates matter."""
        ...

    @property
    def over(self) -> bool:
        """Whether it is done."""
        ...

    @property
    def action(self) -> Action | None:
        """What is to be played when it is over; None for nothing."""
        ...

    def handle(self, event: Input) -> bool:
        """React to an input; whether there was a use for it."""
        ...

    def update(self, seconds: float) -> None:
        """Let time pass."""
        ...

    def shown(self, layout: Layout) -> tuple[Shown, ...]:
        """The dice as they are to be drawn."""
        ...

    def pawns(self, layout: Layout) -> tuple[Pawn, ...]:
        """The Pawns as they are to be drawn."""
        ...

    def draw_below(self, brush: Brush) -> None:
        """Marks under the dice."""
        ...

    def draw_above(self, brush: Brush) -> None:
        """Everything over the dice."""
        ...


class BaseMode:
    """A mode without marks, in which dice rest."""

    action: Action | None = None

    def __init__(
        self, sentence: str = "", hints: tuple[Hint, ...] = (), declared: Gate | None = None
    ) -> None:
        self._sentence = sentence
        self._hints = hints
        self._declared = declared

    @property
    def sentence(self) -> str:
        """As it was given."""
        return self._sentence

    @property
    def hints(self) -> tuple[Hint, ...]:
        """As they were given."""
        return self._hints

    @property
    def declared(self) -> Gate | None:
        """As it was given."""
        return self._declared

    @property
    def busy(self) -> bool:
        """It is free."""
        return False

    @property
    def covers(self) -> bool:
        """It does not."""
        return False

    @property
    def flicking(self) -> bool:
        """It is not."""
        return False

    def handle(self, event: Input) -> bool:
        """No use for any input."""
        del event
        return False

    def update(self, seconds: float) -> None:
        """Time changes nothing."""

    def shown(self, layout: Layout) -> tuple[Shown, ...]:
        """The dice where they lie."""
        return resting(layout)

    def pawns(self, layout: Layout) -> tuple[Pawn, ...]:
        """The Pawns where they stand."""
        return layout.pawns

    def draw_below(self, brush: Brush) -> None:
        """No marks."""

    def draw_above(self, brush: Brush) -> None:
        """Nothing."""


class Playing(BaseMode):
    """A film or a throw is played; then what it shows becomes true."""

    def __init__(
        self,
        player: FilmPlayer | ThrowPlayer,
        action: Action,
        sentence: str,
        declared: Gate | None = None,
    ) -> None:
        keys = ("Space", _("skip")), ("S", _("slow motion")), ("Esc", _("pause"))
        super().__init__(sentence, keys, declared)
        self.action = action
        self._player = player

    @property
    def over(self) -> bool:
        """At the end of the film."""
        return self._player.over

    @property
    def flicking(self) -> bool:
        """Not while the dice are thrown."""
        return isinstance(self.action, Shot)

    @property
    def busy(self) -> bool:
        """The dice have it."""
        return True

    def handle(self, event: Input) -> bool:
        """Space skips; S is slow as long as it is held."""
        match event:
            case Key("space", True, _, False) | Do("confirm", _, False):
                self._player.skip()
            case Key("s", down):
                self._player.slow = down
            case FocusLost():
                self._player.slow = False
            case _:
                return False
        return True

    def update(self, seconds: float) -> None:
        """The film goes on."""
        self._player.update(seconds)

    def shown(self, layout: Layout) -> tuple[Shown, ...]:
        """The dice of the film."""
        del layout
        return self._player.shown()


class Waiting(BaseMode):
    """Something is left on the screen for a while; Space goes on at once."""

    def __init__(
        self,
        seconds: float,
        sentence: str = "",
        action: Action | None = None,
        declared: Gate | None = None,
        below: Callable[[Brush], None] | None = None,
    ) -> None:
        """`below` draws under the dice what is about to be done."""
        keys = (
            ("Space", _("go on")),
            ("L", _("rulings")),
            ("F1", _("rules")),
            ("Esc", _("pause")),
        )
        super().__init__(sentence, keys, declared)
        self.action = action
        self._left_s = seconds
        self._below = below

    @property
    def over(self) -> bool:
        """When the time is up."""
        return self._left_s <= 0

    def handle(self, event: Input) -> bool:
        """Space goes on."""
        if event in (Key("space"), Do("confirm")):
            self._left_s = 0
            return True
        return False

    def update(self, seconds: float) -> None:
        """The time runs."""
        self._left_s -= seconds

    def draw_below(self, brush: Brush) -> None:
        """What is about to be done."""
        if self._below is not None:
            self._below(brush)


class Thinking(BaseMode):
    """A computer thinks; over when `answer` has it. What it chooses is shown by the next mode."""

    def __init__(self, answer: Callable[[], Action | None], sentence: str) -> None:
        super().__init__(sentence, (("L", _("rulings")), ("F1", _("rules")), ("Esc", _("pause"))))
        self._answer = answer
        self._over = False

    @property
    def over(self) -> bool:
        """Whether it knows."""
        return self._over

    def update(self, seconds: float) -> None:
        """Look whether it knows by now."""
        del seconds
        self._over = self._answer() is not None
