"""[Bonus 1] The Toolbox."""

from cubacube.games.race.rules.actions import UseToolbox
from cubacube.games.race.rules.events import ToolboxUsed
from cubacube.games.race.rules.hand import discard
from cubacube.games.race.rules.opening import outfit
from cubacube.games.race.rules.state import State
from cubacube.rules import Seat, replace
from cubacube.rules.agenda import News


def uses(state: State, seat: Seat) -> tuple[UseToolbox, ...]:
    """Return the possible uses of a Toolbox in hand; none while the Vehicle is broken (R13)."""
    racer = state.racers[seat]
    if "case" not in racer.bonuses or racer.broken:
        return ()
    damage = (UseToolbox(seat, "damage"),) if racer.damage else ()
    wanting = racer.bumpers < outfit(state.box, state.card(seat))
    return (*damage, UseToolbox(seat, "bumper")) if wanting else damage


def use(state: State, action: UseToolbox, news: News) -> State:
    """Repair two Damage (one with the option `toolbox_one`), or take one Bumper."""
    seat = action.seat
    state = discard(state, seat, "case")
    racer = state.racers[seat]
    if action.repair == "bumper":
        news.append(ToolboxUsed(seat, repaired=0, bumper=True))
        return state.with_player(seat, replace(racer, bumpers=racer.bumpers + 1))
    repaired = min(racer.damage, 1 if state.box.options.toolbox_one else 2)
    news.append(ToolboxUsed(seat, repaired, bumper=False))
    return state.with_player(seat, replace(racer, damage=racer.damage - repaired))
