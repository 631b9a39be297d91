"""Find the sentence about an event, or the words on the button of an action."""

from collections.abc import Callable, Mapping
from functools import singledispatch
from typing import Any, TypeAlias, TypeVar

from cubacube.rules import Action, Event, frozen
from cubacube.session.language.numbers import written
from cubacube.session.language.referee.wording import Cast, People, Topic, obstacle_names
from cubacube.session.language.translation import _, _n

F = TypeVar("F", bound=Callable[..., str])


@frozen
class Counted:
    """A sentence with a singular and a plural.

    The field `count`, a number or something with a length, decides which one is used; `{n}` is
    that number, too.
    """

    one: str
    many: str
    count: str


Words: TypeAlias = str | Counted
Buttons: TypeAlias = Mapping[type[Action], tuple[Words | None, Words | None]]
"""Title and explanation of an action; None stands for words that a function makes."""
MakeTopic: TypeAlias = Callable[[tuple[str, ...], Any], Topic[Any, Any]]
"""Creates the topic of a sentence from the players' names and the state."""


class Sentences:
    """Sentences of one game about its events or actions.

    Most of them need only the fields of their event: they stand in a table. The others are
    functions of an event and a `Topic`, added by `register`.
    """

    def __init__(
        self,
        plain: Mapping[Any, Words],
        topic: MakeTopic,
        otherwise: "Sentences | None" = None,
        **own: Callable[[Any], str],
    ) -> None:
        """Create the sentences of one game.

        `otherwise` has the sentences that are missing in `plain`. `own` maps the names of fields to
        functions that format them.
        """
        self._plain, self._topic, self._otherwise, self._own = plain, topic, otherwise, own
        self.of = singledispatch(self.plain)
        """Returns the sentence; the arguments are an event or action, and a topic."""

    def __call__(self, thing: Any, names: tuple[str, ...], state: Any, /) -> str:
        """Return the sentence; `names` are the players' names by seat.

        Raises:
            KeyError: The event or action does not belong to this game, or has no words.
        """
        topic = self._topic(names, state)
        return self.of(thing, Topic(topic.cast, topic.state, self._own))

    def register(self, function: F) -> F:
        """Add a function that makes the sentence for the class of its first parameter."""
        self.of.register(function)
        return function

    def plain(self, thing: Event | Action, topic: Topic[Any, Any]) -> str:
        """Return the sentence of the table."""
        if self._otherwise and type(thing) not in self._plain:
            return self._otherwise.of(thing, topic)
        words = self._plain[type(thing)]
        if isinstance(words, str):
            return topic.say(_(words), thing)
        value = getattr(thing, words.count)
        count = value if isinstance(value, int) else len(value)
        shown = written(count)
        return topic.say(_n(words.one, words.many, count), thing, n=shown, **{words.count: shown})


def buttons(
    plain: Buttons, topic: MakeTopic, **own: Callable[[Any], str]
) -> tuple[Sentences, Sentences]:
    """Return titles and explanations of actions, from a table of both."""
    titles = {action: title for action, (title, _why) in plain.items() if title is not None}
    whys = {action: why for action, (_title, why) in plain.items() if why is not None}
    return Sentences(titles, topic, None, **own), Sentences(whys, topic, None, **own)


def of_people(names: tuple[str, ...], state: Any) -> Topic[People, Any]:
    """Return the topic of a game without cards of the Cuba family."""
    return Topic(People(names), state)


def of_cards(names: tuple[str, ...], state: Any) -> Topic[Cast, Any]:
    """Return the topic of a game with the cards and dice of the Cuba family."""
    return Topic(Cast(names, state.box.cards), state)


def of_cloth(names: tuple[str, ...], state: Any) -> Topic[Cast, Any]:
    """Return the topic of a game on a cloth, which may have obstacles."""
    box = state.box
    return Topic(Cast(names, box.cards, obstacles=obstacle_names(box.measures)), state)
