"""Prompts for people, with everything on the screen that a person can press now."""

from collections.abc import Iterable

from cubacube.games.marketeers.referee import explanation, reason, title
from cubacube.games.marketeers.rules.actions import Drop, Move, StartIn, Take
from cubacube.games.marketeers.rules.legal import bar_on_die
from cubacube.games.marketeers.rules.state import (
    Advance,
    ChooseEnd,
    MakeRoom,
    Pick,
    RollGateDice,
    State,
    Task,
    UseOffer,
)
from cubacube.games.marketeers.scene import places
from cubacube.games.marketeers.scene.marks import Marks
from cubacube.games.marketeers.scene.panels import goods_of
from cubacube.games.marketeers.scene.selling import use_offer
from cubacube.games.marketeers.scene.turns import on_turn
from cubacube.kit.actions import Pass
from cubacube.kit.cards import Colour
from cubacube.kit.shot import Die
from cubacube.rules import TABLE, Action, Choice, OneOf
from cubacube.scenes.canvas.icons import Picture, icon_picture
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
    state = snapshot.state
    task = state.agenda[0]
    if isinstance(task, RollGateDice):
        return _roll(snapshot)
    (choice,) = choices
    if choice.seat == TABLE or not isinstance(choice, OneOf):
        return Prompt("")
    if isinstance(task, UseOffer):
        return _use(snapshot, choice, marks)
    spots = (*_buttons(state, choice.actions), *_places(state, choice), *_hands(snapshot))
    return Prompt(_wanted(task), spots)


def _use(snapshot: Snapshot[State], choice: OneOf, marks: Marks) -> Prompt:
    """Return the prompt for using an offer."""
    spots = (*use_offer(snapshot, choice, marks), *_hands(snapshot))
    keys = ("1-4", _("offer")), ("B", _("buy")), ("S", _("sell"))
    return Prompt(_("Use one of your offers."), spots, keys)


def _wanted(task: Task) -> str:
    """Return a few words that tell the player what to choose now."""
    match task:
        case ChooseEnd():
            return _("Choose the end of the road where your Vehicle starts.")
        case Pick(colour=colour, dice=dice):
            return (
                _(_ONE_OF[colour]) if len(dice) > 1 else _("Take what the die shows, or nothing.")
            )
        case Advance():
            return _("Move one step to a neighbouring City.")
    return _("You have one Good too many. Give one back.")


def _places(state: State, choice: OneOf) -> tuple[Spot, ...]:
    """Return the dice, Cities or Goods that the player may press to choose an action."""
    match state.agenda[0]:
        case Pick(dice=dice):
            return *_dice(state, dice, choice.actions), *_cities(state, choice.actions)
        case MakeRoom():
            return _slots(state, choice)
    return _cities(state, choice.actions)


def _roll(snapshot: Snapshot[State]) -> Prompt:
    """Return the prompt for the roll; the tray can be pressed too."""
    button = ButtonSpot("roll", places.ROLL, key="r", label=_("Roll the dice"), kind="coral")
    spots = (button, Spot("tray", places.TRAY, radius=20), *_hands(snapshot))
    return Prompt(_("Roll the Gate dice."), spots, (("R", _("roll")),))


def _buttons(state: State, actions: Iterable[Action]) -> tuple[ButtonSpot, ...]:
    """Return a button for each action; actions with the same title share one."""
    found = {title(action, (), state): action for action in reversed(tuple(actions))}
    shown = tuple(reversed(found.items()))
    return tuple(
        ButtonSpot(
            ("button", number),
            box,
            action,
            hint=explanation(action, (), state),
            key="n" if isinstance(action, Pass) else str(number + 1),
            label=label,
            kind="dark" if isinstance(action, Pass) else "cream",
            icon=_icon(state, action),
        )
        for number, ((label, action), box) in enumerate(
            zip(shown, places.desk_rows(len(shown)), strict=True)
        )
    )


def _icon(state: State, action: Action) -> Picture | None:
    match action:
        case Take(die=die):
            return icon_picture(state.symbol(die))
        case Drop(good=good):
            return icon_picture(good)
        case Move() | StartIn():
            return icon_picture("vehicle")
    return None


def _cities(state: State, actions: Iterable[Action]) -> tuple[Spot, ...]:
    """Return a spot for each City to which a Vehicle may go."""
    ways: dict[str, Action] = {}
    for action in actions:
        if isinstance(action, Move | StartIn):
            ways.setdefault(action.city, action)
    return tuple(
        Spot(
            ("city", market.city),
            places.city_spot(place),
            ways[market.city],
            title(ways[market.city], (), state),
        )
        for place, market in enumerate(state.row)
        if market.city in ways
    )


def _dice(state: State, dice: tuple[Die, ...], actions: tuple[Action, ...]) -> tuple[Spot, ...]:
    """Return a spot for each die that may be taken.

    If a Vehicle face allows several steps, the spot of its die has no action. The person presses
    a City instead.
    """
    spots = []
    for number, die in enumerate(each.die for each in state.box.cards.gate_dice):
        if die not in dice:
            continue
        own = [action for action in actions if getattr(action, "die", None) == die]
        bar = bar_on_die(state, die)
        why = reason(bar) if bar else ""
        if len(own) > 1:
            why = _("One step: click the City to move to.")
        action = own[0] if len(own) == 1 else None
        hint = title(action, (), state) if action else ""
        spots.append(Spot(("die", die), places.die_box(number), action, hint, why, radius=20))
    return tuple(spots)


def _slots(state: State, choice: OneOf) -> tuple[Spot, ...]:
    """Return the player's own Goods, as spots."""
    panel = places.player_box(choice.seat, len(state.merchants))
    drops = {action.good: action for action in choice.actions if isinstance(action, Drop)}
    return tuple(
        Spot(
            ("slot", n),
            places.slot_box(panel, n),
            drops[good],
            title(drops[good], (), state),
            radius=8,
        )
        for n, good in enumerate(goods_of(state.merchants[choice.seat]))
    )


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
