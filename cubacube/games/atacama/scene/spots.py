"""Build the question to a player and its clickable areas.

The areas are fields, rigs, concessions and line counters.
"""

from collections.abc import Hashable, Iterator, Mapping
from functools import partial

from cubacube.games.atacama.referee import metal_name, reason
from cubacube.games.atacama.rules.actions import Buy, Colour, Place
from cubacube.games.atacama.rules.legal import bar_to_buy, bar_to_place, colours, must_buy
from cubacube.games.atacama.rules.ore import MINUS, Concession
from cubacube.games.atacama.rules.shape import Direction, Field
from cubacube.games.atacama.rules.state import State
from cubacube.games.atacama.scene.cards import concession_picture
from cubacube.games.atacama.scene.panels import stock_boxes
from cubacube.games.atacama.scene.places import BoardBoxes
from cubacube.games.atacama.scene.tally import LineName
from cubacube.rules import Action, frozen
from cubacube.scenes.match.words import ButtonSpot, Hint, Prompt, Spot
from cubacube.session.language.translation import N_, _

_KEYS: dict[Colour, str] = {"basic": "1", "second": "2"}
_HINTS: dict[Colour, str] = {
    "basic": N_("Place a basic rig"),
    "second": N_("Place a double rig: it counts double, plus and minus"),
}
_PAYS: dict[Colour, str] = {
    "basic": N_("Pay with a basic rig"),
    "second": N_("Pay with a double rig"),
}
_SALES: tuple[tuple[Concession, Direction], ...] = (
    ("turquoise", "columns"),
    ("turquoise", "rows"),
    ("orange", "columns"),
    ("orange", "rows"),
)
_LABELS: dict[Direction, str] = {"columns": N_("Columns"), "rows": N_("Rows")}
_BACK = 40.0


@frozen
class OnField:
    """A field of the board."""

    field: Field


@frozen
class AtCounter:
    """The counter of a line; it can only be looked at."""

    line: LineName


@frozen
class InHand:
    """The rigs of one colour in the panel of the current player."""

    colour: Colour


@frozen
class Sale:
    """The button that shows or hides the purchases; it shows them if `opens` is true."""

    opens: bool


@frozen
class OnSale:
    """One of the four possible purchases."""

    concession: Concession
    direction: Direction


def prompt(state: State, places: BoardBoxes, colour: Colour, *, buying: bool) -> Prompt:
    """Return the question to the current player; `colour` is the rig colour that they use."""
    buyable = bar_to_buy(state, colour) is None
    if buying and buyable:
        pays = _stocks(state, places, _PAYS)
        return Prompt(_sale_words(state), (*_sales(state, places, colour), *pays), ())
    spots = [*_fields(state, places, colour), *_stocks(state, places, _HINTS)]
    if buyable:
        spots.append(_opening(places))
    spots += [Spot(AtCounter(name), box) for name, box in places.counters.items()]
    return Prompt(_words(state, colour), tuple(spots), tuple(_keys(state, buyable=buyable)))


def advised(action: Action, held: Colour, *, buying: bool) -> Mapping[Hashable, str]:
    """Return the areas that a hint marks for an action.

    A rig colour or the sale button is marked if the player must choose it before the action.
    """
    match action:
        case Place(field=field, colour=colour):
            first: tuple[Hashable, ...] = (Sale(opens=False),) if buying else (OnField(field),)
        case Buy(concession=concession, direction=direction, paid=colour):
            ready = () if buying and held != colour else (OnSale(concession, direction),)
            first = (Sale(opens=True), *ready)
        case _:
            return {}
    return dict.fromkeys((*first, InHand(colour)) if colour != held else first, "")


def _words(state: State, colour: Colour) -> str:
    if colour == "second":
        return _("Place a double rig.")
    return _("Place a rig.") if bar_to_buy(state) else _("Place a rig, or buy a concession.")


def _sale_words(state: State) -> str:
    if must_buy(state):
        return _("Buy a concession now. You cannot place a rig.")
    return _("Buy a concession. It costs one rig and this turn.")


def _keys(state: State, *, buyable: bool) -> Iterator[Hint]:
    if len(colours(state.players[state.seat])) > 1:
        yield "1 2", _("rig")
    yield "Arrows", _("field")
    if buyable:
        yield "B", _("buy")
    yield "Enter", _("place")


def _fields(state: State, places: BoardBoxes, colour: Colour) -> Iterator[Spot]:
    """Yield a clickable area for each field.

    The area of a field that cannot take this rig has the reason in `bar`.
    """
    for field in state.shape.fields:
        bar = bar_to_place(state, field, colour)
        yield Spot(
            OnField(field),
            places.site.box(field),
            Place(state.seat, field, colour),
            bar=reason(bar) if bar is not None else "",
            radius=places.site.radius,
        )


def _stocks(state: State, places: BoardBoxes, hints: dict[Colour, str]) -> Iterator[Spot]:
    """Yield a clickable area for each rig colour of the player, if they have two colours."""
    player = state.players[state.seat]
    if len(colours(player)) < 2:
        return
    for colour, box in stock_boxes(player, places.panels[state.seat]).items():
        yield Spot(InHand(colour), box, hint=_(hints[colour]), key=_KEYS[colour], radius=8)


def _opening(places: BoardBoxes) -> Spot:
    """Return the button that shows the purchases."""
    assert places.rest is not None, "concessions are sold to two players only"
    x, y, width, height = places.rest
    box = x + 24, y + height - 90, width - 48, 74
    note = _("costs one rig and this turn")
    return ButtonSpot(
        Sale(opens=True), box, key="b", label=_("Buy a concession"), note=note, kind="teal"
    )


def _sales(state: State, places: BoardBoxes, colour: Colour) -> Iterator[Spot]:
    """Yield a button for each purchase, and the button that leads back to placing rigs."""
    assert places.rest is not None, "concessions are sold to two players only"
    x, y, width, height = places.rest
    across, tall = (width - 48 - 12) / 2, (height - _BACK - 36) / 2
    for number, (concession, direction) in enumerate(_SALES):
        left = x + 24 + number % 2 * (across + 12)
        top = y + 12 + number // 2 * (tall + 8)
        yield ButtonSpot(
            OnSale(concession, direction),
            (left, top, across, tall),
            Buy(state.seat, concession, direction, colour),
            label=_(_LABELS[direction]),
            note=_("minus: {metal}").format(metal=metal_name(MINUS[concession])),
            icon=partial(concession_picture, concession=concession, direction=direction),
        )
    if not must_buy(state):
        box = x + 24, y + height - _BACK - 10, width - 48, _BACK
        yield ButtonSpot(Sale(opens=False), box, key="b", label=_("Back to the rigs"), kind="dark")
