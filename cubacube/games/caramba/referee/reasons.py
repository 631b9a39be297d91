"""Explain in words why something is not allowed in Caramba!"""

from cubacube.games.caramba.rules.actions import Buy
from cubacube.games.caramba.rules.course import price, purse, room
from cubacube.games.caramba.rules.legal import Bar
from cubacube.games.caramba.rules.state import State
from cubacube.rules import Seat
from cubacube.session.language.translation import N_, _, _n

_PLAIN: dict[Bar, str] = {
    Bar.BROKE: N_("Broke: you cannot buy off dice in this race."),
    Bar.MINE: N_("You cannot place anything in the mine. Sombreros enter it by rolling."),
    Bar.NO_CHIP: N_("Nobody here can place or move a chip now."),
    Bar.AMBUSHES_OVER: N_("Place or move ambushes before any dice are bought off."),
    Bar.NO_DEAL: N_("Nobody here has silver to offer, or the roll already has all dice."),
    Bar.DEALS_OVER: N_("Others can offer deals only before dice are bought off."),
    Bar.LESS_THAN_ONE: N_("Offer at least one."),
}


def reason(bar: Bar) -> str:
    """Return the text of a reason whose words are the same in every situation."""
    return _(_PLAIN[bar])


def reason_to_buy(bar: Bar, action: Buy, state: State) -> str:
    """Return why dice cannot be bought off."""
    if bar is Bar.BROKE:
        return reason(bar)
    return _("This costs {silver} silver. You have only {purse}.").format(
        silver=price(state, action.dice), purse=purse(state, action.seat)
    )


def reason_on_space(bar: Bar, space: int, names: tuple[str, ...], state: State) -> str:
    """Return why nothing can be placed on a space."""
    if bar is Bar.SOMBRERO_HERE:
        name = names[state.owner(state.spaces.index(space))]
        return _("{name}'s sombrero is here.").format(name=name)
    if bar is Bar.AMBUSH_HERE:
        name = names[state.owner(state.chips.index(space))]
        return _("{name}'s ambush is here.").format(name=name)
    return reason(bar)


def reason_to_offer(bar: Bar, seat: Seat, sombrero: int, state: State) -> str:
    """Return why a seat cannot make an offer to the owner of the moving sombrero."""
    if bar is Bar.NOT_ENOUGH_SILVER:
        return _("You have only {silver} silver.").format(silver=purse(state, seat))
    if bar is Bar.NOT_ENOUGH_DICE:
        dice = room(state, sombrero)
        said = _n("Only {n} die is left.", "Only {n} dice are left.", dice)
        return said.format(n=dice)
    return reason(bar)
