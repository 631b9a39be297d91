"""A game's card in the catalogue: all that session and shell need to know of it."""

from collections.abc import Callable
from random import Random
from typing import Any, Protocol, TypeAlias

from cubacube.kit.cards import Cards
from cubacube.kit.shot import City, WhatIf
from cubacube.rules import Action, Choice, Event, Option, Rules, Seat, declared, frozen
from cubacube.session.play.again import same_seats
from cubacube.session.play.feat import Feat
from cubacube.session.play.setup import MatchSetup


class Bot(Protocol):
    """How one level of computer player chooses."""

    def __call__(
        self, state: Any, choices: tuple[Choice, ...], rng: Random, what_if: WhatIf, /
    ) -> Action:
        """One of `choices`, all of one seat; `state` is what this seat may know."""
        ...


class CityVisit(Protocol):
    """An event by which somebody was in a City."""

    @property
    def seat(self) -> Seat:
        """Who was there."""
        ...

    @property
    def city(self) -> City:
        """Where they were."""
        ...


class Weigh(Protocol):
    """What one level of computer player finds its choices worth."""

    def __call__(
        self, state: Any, choices: tuple[Choice, ...], rng: Random, /
    ) -> dict[Action, float]:
        """Those that are compared, by a measure of the level's own; none where it just knows.

        With the same chance, what the player chooses has the highest worth.
        """
        ...


class Tell(Protocol):
    """The referee of a game."""

    def __call__(self, event: Event, names: tuple[str, ...], state: Any, /) -> str:
        """What happened, in one sentence of the chosen language; empty if there is nothing to say.

        `names` are the players' by seat, `state` is the one after the event.
        """
        ...


MakeBox: TypeAlias = Callable[[Cards, Any, Any], Any]
"""Cards, `Level` (None for a game without dice to flick) and options to the box of `setup`."""

Clash: TypeAlias = Callable[[Any, int], str]
"""House rules and a number of seats to why they exclude each other, in a sentence of the chosen
language; empty if they do not.
"""


def no_clash(_options: Any, _seats: int) -> str:
    """For a game whose house rules all go together."""
    return ""


@frozen
class Game:
    """One game. Texts are marked for translation, and translated where they are shown."""

    name: str
    """The word on the command line."""
    title: str
    blurb: str
    fewest: int
    most: int
    """Seats."""
    minutes: tuple[int, int]
    """How long the box says that it takes."""
    options_type: type
    level: str | None
    """The level it is played on if none is chosen; None for a game without dice to flick."""
    rules: Rules[Any]
    box_type: type
    state_type: type
    action_type: Any
    """The union of all actions in its log, for `codec.decode`."""
    make_box: MakeBox
    bots: tuple[Bot, ...]
    """Computer players by level, 0 the weakest."""
    tell: Tell
    turns: tuple[type[Event], ...]
    """Each turn has one event of these kinds."""
    weighs: tuple[Weigh, ...] = ()
    """By level; nothing where computers try flicks."""
    hands: tuple[str, ...] = ()
    """How each level plays, in a sentence; without one nothing is told of it."""
    clash: Clash = no_clash
    crew: int = 1
    """People who share one side: seats 0 and 1 in a game of pairs, then 2 and 3; the last may be
    fewer."""
    together: bool = False
    """Whether all win or nobody does."""
    again: Callable[[MatchSetup, Any], MatchSetup] = same_seats
    """How the return match is entered after a match and its last state; its seed is another one."""
    feats: tuple[Feat, ...] = ()
    """Its own achievements."""
    visits: tuple[type[CityVisit], ...] = ()

    @property
    def options(self) -> tuple[Option, ...]:
        """The house rules one may choose, in the order of the menu."""
        return declared(self.options_type)
