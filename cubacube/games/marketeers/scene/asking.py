"""Prompts and hints for people, with everything on the screen that a person can press now."""

from collections.abc import Hashable, Iterable, Mapping

from cubacube.games.marketeers.referee import explanation, reason, title
from cubacube.games.marketeers.rules import actions
from cubacube.games.marketeers.rules import state as tasks
from cubacube.games.marketeers.rules.legal import bar_on_die
from cubacube.games.marketeers.rules.state import State
from cubacube.games.marketeers.scene import places
from cubacube.games.marketeers.scene.panels import goods_of
from cubacube.games.marketeers.scene.sales import Marks, bar_on_symbol, shares
from cubacube.games.marketeers.scene.selling import use_offer
from cubacube.games.marketeers.scene.turns import on_turn
from cubacube.kit.actions import Pass
from cubacube.kit.cards import Colour
from cubacube.kit.shot import Die
from cubacube.rules import TABLE, Action, Choice, OneOf, Seat
from cubacube.scenes.canvas.icons import Picture, icon_picture
from cubacube.scenes.match.game_board import Names
from cubacube.scenes.match.words import ButtonSpot, Prompt, Snapshot, Spot
from cubacube.session.language.translation import N_, _

_ONE_OF: dict[Colour, str] = {
    "red": N_("Red: take one of these dice, or none."),
    "blue": N_("Blue: take one of these dice, or none."),
    "green": N_("Green: take one of these dice, or none."),
    "yellow": N_("Yellow: take one of these dice, or none."),
}


def prompt(snapshot: Snapshot[State], choices: tuple[Choice, ...], marks: Marks) -> Prompt:
    """Return the prompt for the seat that is asked."""
    state, hands = snapshot.state, _hands(snapshot)
    choice = choices[0]
    match state.agenda[0]:
        case tasks.RollGateDice():
            return _roll(hands)
        case _ if choice.seat == TABLE or not isinstance(choice, OneOf):
            return Prompt("")
        case tasks.UseOffer():
            spots = use_offer(state, choice.seat, marks)
            keys = ("1-4", _("offer")), ("B", _("buy")), ("S", _("sell"))
            return Prompt(_("Use one of your offers."), (*spots, *hands), keys)
        case tasks.ChooseEnd():
            words = _("Choose the end of the road where your Vehicle starts.")
            spots = _cities(state, choice.actions)
        case tasks.Pick(colour=colour, dice=dice):
            several = len(dice) > 1
            words = _(_ONE_OF[colour]) if several else _("Take what the die shows, or nothing.")
            spots = *_dice(state, dice, choice.actions), *_cities(state, choice.actions)
        case tasks.Advance():
            words = _("Move one step to a neighbouring City.")
            spots = _cities(state, choice.actions)
        case _:
            words = _("You have one Good too many. Give one back.")
            spots = _slots(state, choice.seat)
    return Prompt(words, (*_buttons(state, choice.actions), *spots, *hands))


def hint_phrase(action: Action, names: Names, state: State) -> str:
    """Return the title of an action, with the City of its offer.

    If the player holds several offers of this City, the offer's position in the hand is added,
    counted from 1.
    """
    words = title(action, names, state)
    match action:
        case actions.Buy(card=card) | actions.Sell(card=card) | actions.PutAside(card=card):
            city, hand = state.card(card).city, state.merchants[action.seat].hand
            if [state.card(each).city for each in hand].count(city) == 1:
                return _("{city} offer: {what}").format(city=_(city), what=words)
            tip = _("offer {number}, {city}: {what}")
            return tip.format(number=hand.index(card) + 1, city=_(city), what=words)
    return words


def advised(action: Action, state: State, marks: Marks) -> Mapping[Hashable, str]:
    """Return the spots that a hint marks, each mapped to an empty note.

    For a step, the hint marks the City and the die. For any other action, it marks the offer that
    the action uses. If this offer is already selected, the hint for a sale also marks the symbols
    to press, or the Sell button once the prepared sale is right.
    """
    spots: tuple[Hashable, ...] = ()
    match action:
        case actions.Sell(card=card) if card == marks.card:
            spots = ("offer", card), *(_otherwise(action, state, marks) or ("sell",))
        case actions.Buy(card=card) | actions.Sell(card=card) | actions.PutAside(card=card):
            spots = (("offer", card),)
        case actions.Move(city=city, die=die):
            spots = ("city", city), ("die", die)
    return dict.fromkeys(spots, "")


def _otherwise(sale: actions.Sell, state: State, marks: Marks) -> tuple[Hashable, ...]:
    """Return the symbols to press so that the prepared sale becomes `sale`.

    The Crate is included only if no other symbol can be pressed now.
    """
    wanted, ready = (shares(state, each, sale.card) for each in (sale, marks.sale))
    found = [number for number, share in enumerate(wanted) if share != ready[number]]
    own = [number for number in found if wanted[number].symbol != "crate"]
    free = [n for n in own if marks.sale and bar_on_symbol(state, marks.sale, n) is None]
    return tuple(("symbol", number) for number in free or found)


def _roll(hands: tuple[Spot, ...]) -> Prompt:
    """Return the prompt for the roll; the tray can be pressed too."""
    button = ButtonSpot("roll", places.ROLL, key="r", label=_("Roll the dice"), kind="coral")
    spots = (button, Spot("tray", places.TRAY, radius=20), *hands)
    return Prompt(_("Roll the Gate dice."), spots, (("R", _("roll")),))


def _buttons(state: State, offered: Iterable[Action]) -> tuple[ButtonSpot, ...]:
    """Return a button for each action; actions with the same title share one."""
    found = {title(action, (), state): action for action in reversed(tuple(offered))}
    shown = tuple(reversed(found.items()))
    buttons = []
    for number, box in enumerate(places.desk_rows(len(shown))):
        label, action = shown[number]
        passes = isinstance(action, Pass)
        button = ButtonSpot(
            ("button", number),
            box,
            action,
            explanation(action, (), state),
            key="n" if passes else str(number + 1),
            label=label,
            kind="dark" if passes else "cream",
            icon=_icon(state, action),
        )
        buttons.append(button)
    return tuple(buttons)


def _icon(state: State, action: Action) -> Picture | None:
    match action:
        case actions.Take(die=die):
            return icon_picture(state.symbol(die))
        case actions.Drop(good=good):
            return icon_picture(good)
        case actions.Move() | actions.StartIn():
            return icon_picture("vehicle")
    return None


def _cities(state: State, offered: Iterable[Action]) -> tuple[Spot, ...]:
    """Return a spot for each City to which a Vehicle may go."""
    ways: dict[str, Action] = {}
    for action in offered:
        if isinstance(action, actions.Move | actions.StartIn):
            ways.setdefault(action.city, action)
    spots = []
    for place, market in enumerate(state.row):
        if market.city in ways:
            way, box = ways[market.city], places.city_spot(place)
            spots.append(Spot(("city", market.city), box, way, title(way, (), state)))
    return tuple(spots)


def _dice(state: State, dice: tuple[Die, ...], offered: tuple[Action, ...]) -> tuple[Spot, ...]:
    """Return a spot for each die that may be taken.

    If a Vehicle face allows several steps, the spot of its die has no action. The person presses
    a City instead.
    """
    spots = []
    for number, die in enumerate(each.die for each in state.box.cards.gate_dice):
        if die not in dice:
            continue
        own = [action for action in offered if getattr(action, "die", None) == die]
        bar = bar_on_die(state, die)
        why = reason(bar) if bar else ""
        if len(own) > 1:
            why = _("One step: click the City to move to.")
        action = own[0] if len(own) == 1 else None
        hint = title(action, (), state) if action else ""
        spots.append(Spot(("die", die), places.die_box(number), action, hint, why, radius=20))
    return tuple(spots)


def _slots(state: State, seat: Seat) -> tuple[Spot, ...]:
    """Return the player's own Goods, as spots."""
    panel = places.player_box(seat, len(state.merchants))
    spots = []
    for n, good in enumerate(goods_of(state.merchants[seat])):
        drop, box = actions.Drop(seat, good), places.slot_box(panel, n)
        spots.append(Spot(("slot", n), box, drop, title(drop, (), state), radius=8))
    return tuple(spots)


def _hands(snapshot: Snapshot[State]) -> tuple[Spot, ...]:
    """Return the panels of the other players as spots; none if their offers are hidden."""
    state = snapshot.state
    if state.box.options.hidden_hands:
        return ()
    seats = len(state.merchants)
    return tuple(
        Spot(("hand", seat), places.player_box(seat, seats), radius=18)
        for seat in range(seats)
        if seat != on_turn(state)
    )
