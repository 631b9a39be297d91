"""The contents of the results page: everybody's money and Vehicle, and the best deals."""

from collections.abc import Sequence

from cubacube.games.smugglers.rules.ending import vehicle_worth
from cubacube.games.smugglers.rules.events import Searched, Sold
from cubacube.games.smugglers.rules.state import State
from cubacube.rules import Event
from cubacube.session.language.referee import pesos
from cubacube.session.language.translation import _
from cubacube.session.play.result import ScoreColumn


def columns(state: State) -> tuple[ScoreColumn, ...]:
    """Return two columns: the money of each seat, and the final value of its Vehicle."""
    seats = range(len(state.smugglers))
    money = tuple(each.money or 0 for each in state.smugglers)
    return (
        ScoreColumn(_("Money"), money),
        ScoreColumn(_("Vehicle"), tuple(vehicle_worth(state, seat) for seat in seats)),
    )


def lines(events: Sequence[Event], names: tuple[str, ...]) -> tuple[str, ...]:
    """Return sentences about the best sale and the best robbery, if there were any."""
    sales = [event for event in events if isinstance(event, Sold)]
    raids = [event for event in events if isinstance(event, Searched) and event.taken]
    found = []
    if sales:
        best = max(sales, key=_brought)
        said = _("The best sale: {name} in {city}, {pesos} Pesos.")
        found.append(
            said.format(name=names[best.seat], city=_(best.city), pesos=pesos(_brought(best)))
        )
    if raids:
        prey = max(raids, key=lambda event: event.taken)
        said = _("The best robbery: {name} takes {pesos} Pesos from {victim}.")
        found.append(
            said.format(name=names[prey.seat], pesos=pesos(prey.taken), victim=names[prey.victim])
        )
    return tuple(found)


def _brought(sale: Sold) -> int:
    return sale.income + sale.bonus - sale.bribe
