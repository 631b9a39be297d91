"""Parse seats from text, and create the computer players."""

from collections.abc import Mapping
from dataclasses import field
from random import Random
from typing import Any, Protocol, TypeAlias, TypeVar

from cubacube.kit.shot import AnyFlick, Flick, Layout, Shot, WhatIf
from cubacube.kit.thinking import Counts
from cubacube.rules import Action, Choice, Seat, frozen
from cubacube.session.language.translation import N_, _
from cubacube.session.play.dealer import stream
from cubacube.session.play.game import Bot, Game, Weigh
from cubacube.session.play.match import Match
from cubacube.session.play.setup import SIDES, SeatEntry, fault_in
from cubacube.session.play.training import without_placing
from cubacube.session.settings.model import Thinking


@frozen
class Thoughts:
    """What a computer player compared: scores of actions, or flicks that it tried.

    `worths` holds the scores, on the player's own scale. `flicks` holds the tried flicks
    that start from the current layout. Each flick is listed once, in the order of trying.
    """

    worths: Mapping[Action, float] = field(default_factory=dict)
    flicks: tuple[Flick, ...] = ()


class Noted:
    """A `WhatIf` that remembers the flicks that a computer player tries with it."""

    def __init__(self, what_if: WhatIf, choices: tuple[Choice, ...]) -> None:
        self._what_if = what_if
        asked = next((choice for choice in choices if isinstance(choice, AnyFlick)), None)
        self._layout = asked.layout if asked is not None else None
        self._flicks: dict[Flick, None] = {}

    def __call__(self, flick: Flick, layout: Layout) -> Shot:
        """Simulate a flick, and remember it if it is made on the current layout."""
        if layout == self._layout:
            self._flicks[flick] = None
        return self._what_if(flick, layout)

    @property
    def flicks(self) -> tuple[Flick, ...]:
        """The flicks tried on the current layout."""
        return tuple(self._flicks)


T = TypeVar("T")

BOT_LEVELS = (N_("Beginner"), N_("Rival"), N_("Veteran"), N_("Expert"), N_("Champion"))
"""Names of the computer levels; people see these, the command line takes numbers.

A game may have fewer levels. `Game.hands` says how each one plays.
"""
SHARES: Mapping[Thinking, float] = {"quick": 0.5, "usual": 1.0, "long": 2.0}
"""Factor for the search budget of computer players, by the thinking setting."""
BOT_NAMES = (
    *("Alma", "Benito", "Celia", "Dario", "Eva", "Felipe", "Gloria", "Hugo", "Ines", "Jorge"),
    *("Karla", "Lazaro", "Marta", "Nico", "Olivia", "Pedro"),
)


def level_name(level: int) -> str:
    """Return the name of a computer level."""
    return _(BOT_LEVELS[level])


def kind_of(bot: int | None) -> str:
    """Return who plays, in one word: a person, or the name of the computer level."""
    return _("Person") if bot is None else level_name(bot)


class SeatError(ValueError):
    """A seat cannot be read, or the seats do not fit the game; the text names what is allowed."""


class SeatPlayer(Protocol):
    """Answers for a seat at once; people answer through a scene instead."""

    def choose(self, state: Any, choices: tuple[Choice, ...], place: int, /) -> Action:
        """Return the action that the player of this seat chooses.

        The action is one of `choices`, which are all for this seat. `state` is what the seat
        may know. `place` is the number of earlier actions of the seat.
        """
        ...


Players: TypeAlias = tuple[SeatPlayer | None, ...]
"""The player of each seat; None where a person sits."""


@frozen
class SeatQuestion:
    """A question to the player of a seat, with the arguments for `SeatPlayer.choose`."""

    seat: Seat
    state: Any
    choices: tuple[Choice, ...]
    place: int
    why: bool = False
    """Whether the answer is the player's `Thoughts` instead of an action."""


def question_to(seat: Seat, match: Match[Any], *, why: bool = False) -> SeatQuestion:
    """Return the question that a match asks a seat now."""
    own = tuple(each for each in match.rules.choices(match.state) if each.seat == seat)
    state = match.rules.seen_by(match.state, seat)
    return SeatQuestion(seat, state, own, match.standing.get(seat, 0), why)


class Computer:
    """A computer player of one seat.

    Its rng depends only on the seed, the seat, and the number of the seat's earlier
    actions.
    """

    def __init__(
        self, bot: Bot, seed: int, seat: Seat, what_if: WhatIf, weigh: Weigh | None = None
    ) -> None:
        """Create a player; `weigh` is for a bot that compares the scores of its choices."""
        self._bot, self._what_if, self._weigh = bot, what_if, weigh
        self._seed, self._seat = seed, seat

    def choose(self, state: Any, choices: tuple[Choice, ...], place: int) -> Action:
        """Return the choice of the bot, which never places dice by hand."""
        return self._bot(state, without_placing(choices), self._draw(place), self._what_if)

    def thoughts(self, state: Any, choices: tuple[Choice, ...], place: int) -> Thoughts:
        """Return what the bot considers: the scores of its choices, or the flicks that it tries.

        The rng is the same as in `choose`.
        """
        own = without_placing(choices)
        if self._weigh is not None:
            return Thoughts(worths=self._weigh(state, own, self._draw(place)))
        noted = Noted(self._what_if, own)
        self._bot(state, own, self._draw(place), noted)
        return Thoughts(flicks=noted.flicks)

    def _draw(self, place: int) -> Random:
        return stream(self._seed, f"seat {self._seat} {place}")


class _Steady(Random):
    """An rng whose `gauss` always returns the mean, so that flicks have no random error."""

    def gauss(self, mu: float = 0.0, sigma: float = 1.0) -> float:
        """Return the mean."""
        del sigma
        return mu


class Coach(Computer):
    """A computer player that finds hints for a person; its flicks have no random error."""

    def _draw(self, place: int) -> Random:
        return _Steady(f"{self._seed}/coach {self._seat} {place}")


def with_coaches(players: Players, game: Game, seed: int, what_if: WhatIf) -> Players:
    """Return all players; a coach of the game's highest level stands in for each person."""
    return tuple(
        player or Coach(game.bots[-1], seed, seat, what_if) for seat, player in enumerate(players)
    )


def computers(
    game: Game,
    seats: tuple[SeatEntry, ...],
    seed: int,
    what_if: WhatIf,
    thinking: Thinking = "usual",
) -> Players:
    """Return the computer player of each seat."""
    share = SHARES[thinking]
    return tuple(
        None if entry.bot is None else _computer(game, entry.bot, share, seed, seat, what_if)
        for seat, entry in enumerate(seats)
    )


def answer(players: Players, question: SeatQuestion) -> Action | Thoughts:
    """Return the action that a player chooses; if `question.why` is set, return the thoughts.

    Only computer players have thoughts.
    """
    player = players[question.seat]
    assert player is not None, "a person sits here"
    if not question.why:
        return player.choose(question.state, question.choices, question.place)
    assert isinstance(player, Computer), "only computers are asked for reasons"
    return player.thoughts(question.state, question.choices, question.place)


def _computer(
    game: Game, level: int, share: float, seed: int, seat: Seat, what_if: WhatIf
) -> Computer:
    weigh = _thinking(game.weighs[level], share) if game.weighs else None
    return Computer(_thinking(game.bots[level], share), seed, seat, what_if, weigh)


def _thinking(bot: T, share: float) -> T:
    """Scale the search budget of a bot; a bot without a budget is unchanged."""
    if not isinstance(bot, Counts):
        return bot
    other: T = bot.thinking(share)
    return other


def read_seats(game: Game, text: str) -> tuple[SeatEntry, ...]:
    """Parse the seats in a text such as `human:Ana,bot:1,bot:0:Hugo`.

    A bot without a name gets a name that nobody else has. Partners sit side by side.

    Raises:
        SeatError: A seat cannot be read, names clash, or the number of seats is not allowed.
    """
    seats = [_seat(game, word.strip()) for word in text.split(",")]
    fewest, most, count = game.fewest, game.most, len(seats)
    if not fewest <= count <= most:
        said = _("{name} needs {fewest} to {most} seats, not {count}")
        raise SeatError(said.format(name=game.name, fewest=fewest, most=most, count=count))
    taken = {name.casefold() for name, _bot in seats}
    free = (name for name in BOT_NAMES if name.casefold() not in taken)
    entries = tuple(
        SeatEntry(name or next(free), SIDES[seat // game.crew], bot)
        for seat, (name, bot) in enumerate(seats)
    )
    fault = fault_in(tuple(entry.name for entry in entries))
    if fault:
        raise SeatError(fault)
    return entries


def _seat(game: Game, word: str) -> tuple[str, int | None]:
    """Parse the name and the level in one seat; a bot may have no name yet."""
    kind, *rest = word.split(":")
    levels = range(len(game.bots))
    match kind, rest:
        case "human", [name] if name.strip():
            return name.strip(), None
        case "bot", [level, *name] if len(name) < 2 and level in map(str, levels):
            return "".join(name).strip(), int(level)
    said = _(
        "{word} is not a seat: use human:NAME, bot:LEVEL or bot:LEVEL:NAME "
        "with a level from 0 to {most}"
    )
    raise SeatError(said.format(word=repr(word), most=levels[-1]))
