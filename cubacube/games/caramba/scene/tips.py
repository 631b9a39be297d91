"""Tooltips of the rows and the pieces."""

from typing import Final

from cubacube.games.caramba.rules.box import HAND
from cubacube.games.caramba.rules.course import fee, price, purse
from cubacube.games.caramba.rules.state import State
from cubacube.games.caramba.scene.pieces import CHIP, SOMBRERO
from cubacube.games.caramba.scene.places import MINE
from cubacube.games.caramba.scene.road import Road
from cubacube.games.caramba.scene.rows import (
    CHIP_IN_HAND,
    SombreroRow,
    cell_box,
    chip_at,
    dice_box,
    ordinal,
    purse_box,
    rows,
)
from cubacube.games.caramba.scene.turns import mover, next_up
from cubacube.scenes.canvas.boxes import Bounds, centred
from cubacube.scenes.canvas.brush import Brush
from cubacube.session.language.translation import N_, _, _n
from cubacube.session.play.setup import Seats

_ROW: Final = N_(
    "The rows show the order on the road, front first. Each sombrero rolls once per round."
)
_OFF: Final = N_("This sombrero is not on the road. It rolls no dice.")
_PURSE: Final = N_(
    "With no silver left you are broke until the race ends. You cannot buy anything."
)
_ROLLS: Final = N_("One die for the sombrero in front, two for the second, and so on.")
_IN_HAND: Final = N_("You may place it on a free space before anybody rolls.")
_NEXT: Final = N_("The red hatband: this sombrero rolls next.")
_BROKE: Final = N_("Broke: this player pays nothing and buys nothing until the race ends.")
_RIDES: Final = N_("Whoever lands on it gets {silver} silver from its owner and rolls one die.")
_RIDES_BROKE: Final = N_("Its owner is broke and pays nothing. Whoever lands on it rolls one die.")
_RIDES_OWN: Final = N_("If its owner lands on it, nobody pays. The owner rolls one die.")
_BOUGHT: Final = N_("Buy off dice before the roll. The silver goes into the shell.")
_MINE: Final = N_(
    "Each sombrero that enters pays: the later, the more. The last one outside wins the shell."
)
_LANDED: Final = N_(
    "If you land on another player's sombrero, its owner pays you this. Broke players pay nothing."
)


def explain_rows(brush: Brush, state: State, seats: Seats) -> None:
    """Add tooltips to each row and its parts."""
    for row in rows(state):
        owner = state.owner(row.sombrero)
        name = seats[owner].name
        _explain_row(brush, row, name)
        brush.explain(
            purse_box(row.box), _("Silver"), _(_BROKE if owner in state.broke else _PURSE)
        )
        if row.place is not None:
            _explain_dice(brush, state, row, row.place)
        if state.chips[row.sombrero] == HAND:
            at = chip_at(state, row.sombrero)
            told = _("{name}'s ambush").format(name=name)
            brush.explain(centred(at, 2 * CHIP_IN_HAND), told, _(_IN_HAND))


def explain_road(brush: Brush, state: State, seats: Seats) -> None:
    """Add tooltips to the mine, the chips and the sombreros on the road."""
    road, names = Road(state.box.last), tuple(seat.name for seat in seats)
    brush.explain(MINE, _("The silver mine"), _(_MINE), quiet=True)
    for chip, space in enumerate(state.chips):
        if space != HAND:
            dice = state.box.ambush_dice(space)
            told = _n(
                "Whoever lands here rolls {n} more die.",
                "Whoever lands here rolls {n} more dice.",
                dice,
            )
            title = _("{name}'s ambush").format(name=names[state.owner(chip)])
            brush.explain(centred(road.space(space), 2 * CHIP), title, told.format(n=dice))
    for number, space in enumerate(state.spaces):
        if HAND < space <= state.box.last:
            told = describe_landing(state, number)
            if number == next_up(state):
                told = _("{told} {more}").format(told=_(_NEXT), more=told)
            title = _("{name}'s sombrero").format(name=names[state.owner(number)])
            brush.explain(centred(road.space(space), 2 * SOMBRERO), title, told)


def explain_prices(brush: Brush, state: State, lines: list[Bounds]) -> None:
    """Add tooltips to the prices of this race, line by line."""
    bought, entered, landed = lines
    said = _("Prices for one die, two dice and so on. The silver goes into the shell.")
    brush.explain(bought, _("to buy off dice"), said)
    said = _("Prices for the first one in, the second and so on. The next one pays {silver}.")
    brush.explain(entered, _("to enter the mine"), said.format(silver=fee(state)))
    brush.explain(landed, _("when landed on"), _(_LANDED))


def describe_landing(state: State, number: int) -> str:
    """[9b, C9, C11] Return what happens if the moving sombrero lands on this one."""
    owner, moving = state.owner(number), mover(state)
    if moving is not None and moving != number and state.owner(moving) == owner:
        return _(_RIDES_OWN)
    silver = min(state.race, purse(state, owner))
    return _(_RIDES if silver else _RIDES_BROKE).format(silver=silver)


def _explain_row(brush: Brush, row: SombreroRow, name: str) -> None:
    title = _("{name}'s sombrero").format(name=name)
    if row.place is None:
        brush.explain(row.box, title, _(_OFF))
        return
    place = _("{place} on the road").format(place=ordinal(row.place))
    title = _("{title}: {place}").format(title=title, place=place)
    brush.explain(row.box, title, _(_NEXT) if row.next else _(_ROW))


def _explain_dice(brush: Brush, state: State, row: SombreroRow, place: int) -> None:
    rolls = _n("Rolls {n} die", "Rolls {n} dice", place).format(n=place)
    brush.explain(dice_box(row.box, place), rolls, _(_ROLLS))
    for number in range(1, place):
        told = _n(
            "buy off {n} die for {silver} silver", "buy off {n} dice for {silver} silver", number
        )
        words = told.format(n=number, silver=price(state, number))
        brush.explain(cell_box(row.box, number, place - 1), words, _(_BOUGHT))
