"""The description of a game: all that session and shell need to know about it."""

from collections.abc import Callable
from random import Random
from typing import Any, Protocol, TypeAlias

from cubacube.kit.cards import Cards
from cubacube.kit.shot import City, WhatIf
from cubacube.rules import Action, Choice, Event, Option, Rules, Seat, declared, frozen
from cubacube.session.play.feat import Feat
from cubacube.session.play.setup import MatchSetup, same_seats

Bot: TypeAlias = Callable[[Any, tuple[Choice, ...], Random, WhatIf], Action]
"""A computer player of one level: returns the action that it chooses.

The action is one of the choices, which are all for the same seat. The first argument is the
state as far as this seat may know it.
"""

Weigh: TypeAlias = Callable[[Any, tuple[Choice, ...], Random], dict[Action, float]]
"""Gives each choice a score, as a computer player of one level does.

Returns a score for each compared action; empty if the player compares no actions. Each
computer player level has its own scale. With the same rng, the computer player chooses the
action with the highest score.
"""

Tell: TypeAlias = Callable[[Event, tuple[str, ...], Any], str]
"""The referee of a game: returns one sentence about an event.

The sentence is in the chosen language, and empty if there is nothing to say. The arguments
are the event, the players' names by seat, and the state after the event.
"""

MakeBox: TypeAlias = Callable[[Cards, Any, Any], Any]
"""Creates the box of a game from cards, the measures of the table, and options.

The box is the argument of the rules' `setup`. The measures are None for a game without dice to
flick.
"""

Clash: TypeAlias = Callable[[Any, int], str]
"""Returns a sentence that says why the house rules and the number of seats clash.

The sentence is empty if nothing clashes.
"""


def no_clash(_options: Any, _seats: int) -> str:
    """Return an empty text, for a game in which all house rules fit together."""
    return ""


class CityVisit(Protocol):
    """An event in which a player was in a City."""

    @property
    def seat(self) -> Seat:
        """The seat of the player."""
        ...

    @property
    def city(self) -> City:
        """The City."""
        ...


@frozen
class Game:
    """One game. Texts are marked for translation, and translated when they are shown."""

    name: str
    """The name on the command line."""
    title: str
    blurb: str
    fewest: int
    most: int
    """Maximum number of seats."""
    minutes: tuple[int, int]
    """Shortest and longest playing time in minutes, as printed on the game's box."""
    options_type: type
    level: str | None
    """The default level; None for a game without dice to flick."""
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
    """Event types that count turns: each turn has exactly one event of these types."""
    weighs: tuple[Weigh, ...] = ()
    """The scoring function of each computer player level.

    Empty if the computer players of this game try out flicks and do not score actions.
    """
    earlier_boxes: tuple[MakeBox, ...] = ()
    """Creates the box for stored matches of law 1, 2 ...; `make_box` is for the present law."""
    hands: tuple[str, ...] = ()
    """One sentence per computer player level that says how it plays; may be empty."""
    clash: Clash = no_clash
    crew: int = 1
    """Number of people who share a side; the last side may have fewer.

    In a game of pairs, seats 0 and 1 share the first side, and seats 2 and 3 the second.
    """
    together: bool = False
    """Whether all players win or lose together."""
    again: Callable[[MatchSetup, Any], MatchSetup] = same_seats
    """Returns the setup of the return match, from the last setup and the final state.

    The caller chooses a new seed.
    """
    feats: tuple[Feat, ...] = ()
    visits: tuple[type[CityVisit], ...] = ()

    @property
    def law(self) -> int:
        """The version of its rules; a match is played to its end by the law of its start."""
        return len(self.earlier_boxes) + 1

    @property
    def options(self) -> tuple[Option, ...]:
        """The house rules to choose from, in the order of the menu."""
        return declared(self.options_type)
