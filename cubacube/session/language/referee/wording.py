"""Names of people and things for sentences."""

from collections import ChainMap, Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import field, fields
from typing import Any, Generic, TypeVar

from cubacube.kit.cards import Cards, Colour, SectorCard, Side, Symbol, VehicleCard
from cubacube.kit.gates import GateState
from cubacube.kit.measures import Measures
from cubacube.kit.shot import City, Die
from cubacube.kit.vehicles import BEST, VEHICLES
from cubacube.rules import Action, Event, Seat, frozen
from cubacube.session.language.numbers import listed, written
from cubacube.session.language.phrases import Sentence
from cubacube.session.language.translation import N_, P_, _, phrase

_GOODS: dict[Symbol, str] = {
    "case": N_("Case"),
    "diamond": N_("Diamond"),
    "statue": N_("Statue"),
    "alcohol": N_("Alcohol"),
    "weapons": N_("Weapons"),
    "crate": N_("Crate"),
    "vehicle": N_("Better Vehicle"),
}
_DICE: dict[Colour, tuple[str, str]] = {
    "red": (P_("the red die"), P_("both red dice")),
    "blue": (P_("the blue die"), P_("both blue dice")),
    "green": (P_("the green die"), P_("both green dice")),
    "yellow": (P_("the yellow die"), P_("both yellow dice")),
}
NONE_LEFT = N_("All ten cards are taken: this die brings nothing now.")
"""[R30] Explanation of a die face if players hold all ten cards of its Goods."""
GREY = N_("Grey is any other Gate die.")
_SIDES: dict[Side, str] = {
    "red": N_("red"),
    "blue": N_("blue"),
    "green": N_("green"),
    "yellow": N_("yellow"),
    "grey": N_("any colour"),
    "vehicle": N_("a Vehicle"),
}


@frozen
class People:
    """The players' names by seat."""

    names: tuple[str, ...]

    def name(self, seat: Seat) -> str:
        """The name of a player."""
        return self.names[seat]

    def players(self, seats: tuple[Seat, ...]) -> str:
        """Return the names of several players as a list in words."""
        return listed([self.name(seat) for seat in seats])


@frozen
class Cast(People):
    """The names that sentences of the Cuba family use: players, cards and obstacles.

    If no player owns a Vehicle, `vehicles` names the Vehicle dice in the order of
    `VEHICLES`, and `several` is the common name of a group of them. If each player has a
    Vehicle of their own, `vehicles` and `several` are empty. `obstacles` holds the
    obstacles' names; the index is the obstacle's number.
    """

    cards: Cards
    vehicles: tuple[str, ...] = ()
    several: str = ""
    obstacles: tuple[str, ...] = ()

    def die(self, die: Die) -> str:
        """Return the name of a die: "the red die", "Ana's Vehicle"."""
        if die in VEHICLES and self.vehicles:
            return self.vehicles[VEHICLES.index(die)]
        return die_name(die, self.names, self.cards)

    def dice(self, dice: tuple[Die, ...]) -> str:
        """Return some dice as a list in words, grouped by colour."""
        return self.things(dice)

    def things(self, dice: tuple[Die, ...] = (), obstacles: tuple[int, ...] = ()) -> str:
        """Return some dice and obstacles as a list in words, grouped by colour or name."""
        colours = Counter(self.cards.gate_die(die).colour for die in dice if die not in VEHICLES)
        words: list[str] = [phrase(_DICE[colour][count - 1]) for colour, count in colours.items()]
        vehicles = Counter(self.die(die) for die in dice if die in VEHICLES)
        words += [name if count == 1 else self.several for name, count in vehicles.items()]
        names = Counter(self.obstacles[number] for number in obstacles)
        words += [
            phrase("the {obstacle}").format(obstacle=name)
            if count == 1
            else counted([name] * count)
            for name, count in names.items()
        ]
        return listed(words) if words else ""


C_co = TypeVar("C_co", bound=People, covariant=True)
S_co = TypeVar("S_co", covariant=True)


@frozen
class Topic(Generic[C_co, S_co]):
    """The data for a sentence: the names, and the state of the game.

    For an event, `state` is the state after the event. For an action, it is the state in
    which the action is chosen.
    """

    cast: C_co
    state: S_co
    own: Mapping[str, Callable[[Any], str]] = field(default_factory=dict)
    """The formatters of one game, by the name of a field."""

    def say(self, sentence: str, thing: Event | Action, **more: object) -> str:
        """Fill a translated sentence with `more` and with the fields of an event or action."""
        words: Any = FieldWords(thing, self.cast, **self.own)
        return Sentence(sentence).format_map(ChainMap(more, words))


def die_name(die: Die, names: tuple[str, ...], cards: Cards) -> str:
    """Return the name of a die for a sentence: "the red die", "Ana's Vehicle"."""
    if die in VEHICLES:
        return phrase("{name}'s Vehicle").format(name=names[VEHICLES.index(die)])
    return phrase(_DICE[cards.gate_die(die).colour][0])


def obstacle_names(measures: Measures) -> tuple[str, ...]:
    """Return the names of a table's obstacles; the index is the obstacle's number."""
    return tuple(phrase(each.name, "obstacle") for each in measures.obstacles)


def capital(words: str) -> str:
    """Return a text with a capital first letter."""
    return words[:1].upper() + words[1:]


def good_name(symbol: Symbol) -> str:
    """Return the name of a symbol as Goods."""
    return _(_GOODS[symbol])


def goods_listed(goods: tuple[Symbol, ...]) -> str:
    """Return some Goods as a list in words, grouped by kind: "2 × Diamond and Alcohol"."""
    return counted([good_name(good) for good in goods])


def counted(names: list[str]) -> str:
    """Return each name once with its count, as a list in words."""
    words = [
        _("{n} × {good}").format(n=count, good=name) if count > 1 else name
        for name, count in Counter(names).items()
    ]
    return listed(words)


def pesos(amount: int) -> str:
    """Format a sum of money."""
    return written(amount)


def gate_name(card: SectorCard) -> str:
    """Return the name of the Gate on a Sector card: "red and blue"."""
    one, other = card.gate
    return _("{one} and {other}").format(one=_(_SIDES[one]), other=_(_SIDES[other]))


def gate_state(standing: GateState, own: Die, cast: Cast) -> str:
    """Return the text "open" if a Gate is open for the die `own`, or else what blocks it."""
    if standing.is_passable():
        return _("open")
    if standing.blockers == (own,):
        return _("blocked by your own die")
    by = cast.dice(standing.blockers[:1]) or cast.things((), standing.obstacles[:1])
    return _("blocked by {thing}").format(thing=by)


def cities_listed(cities: tuple[City, ...]) -> str:
    """Return the names of some Cities as a list in words."""
    return listed([_(city) for city in cities])


class FieldWords(Mapping[str, Any]):
    """Maps the field names of an event or action to words for a sentence.

    If there is a field `seat`, a sentence can also use `{name}` for it. A field is formatted
    only when a sentence uses it. `own` holds the formatters of one game, by field name.
    """

    def __init__(self, thing: Event | Action, cast: People, **own: Callable[[Any], str]) -> None:
        self._thing, self._cast, self._own = thing, cast, own
        self._names = {each.name: each.name for each in fields(thing)}
        if "seat" in self._names:
            self._names["name"] = "seat"

    def __getitem__(self, word: str) -> Any:
        """Return a field as words.

        Raises:
            KeyError: There is no such field.
        """
        name = self._names[word]
        value = getattr(self._thing, name)
        own = self._own.get(name)
        return own(value) if own else _field_word(name, value, self._cast)

    def __iter__(self) -> Iterator[str]:
        """Iterate over the names of the fields."""
        return iter(self._names)

    def __len__(self) -> int:
        """Return the number of field names."""
        return len(self._names)


_SEATS = ("seat", "on", "victim", "by", "to", "host", "starter")
_FIELDS: dict[str, Callable[[Any], str]] = {
    **dict.fromkeys(("good", "bonus", "symbol"), good_name),
    **dict.fromkeys(("city", "target"), _),
    "goods": goods_listed,
    "cities": cities_listed,
}


def _field_word(name: str, value: Any, cast: People) -> Any:
    """Return a field as words, for fields that mean the same in every game."""
    if name in _SEATS:
        return cast.name(value)
    if isinstance(value, int):
        return written(value)
    if name == "die" and isinstance(cast, Cast):
        return cast.die(value)
    return _FIELDS[name](value) if name in _FIELDS else value


def describe_vehicle(own: bool, *, bumper_on: bool) -> str:
    """Explain a Vehicle die to the current player; `own` is true if the die belongs to them."""
    if own:
        return _("It is its owner's turn.")
    said = _("Touching it costs you 2 Damage.")
    if not bumper_on:
        return said
    more = _("After you cross the Gate, the Bumper protects you.")
    return f"{said} {more}"


def describe_upgrade(card: VehicleCard, *, left: bool, already: bool) -> str:
    """Return what a Vehicle face brings to the owner of `card`.

    `left` says whether a card of the next Level is available. `already` says whether the
    owner has already got a better Vehicle in this turn.
    """
    if already:
        return _("It brings nothing: you already got a better Vehicle in this turn.")
    if left:
        return _("After a clean crossing it brings a better Vehicle. The Damage stays.")
    if card.level == BEST:
        return _("It brings nothing: your Vehicle has the highest Level.")
    return _("It brings nothing: no Vehicle of the next Level is left.")
