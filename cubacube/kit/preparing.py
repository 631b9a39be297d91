"""[Row 1, 2.0.3] Prepare a drive: flick a Gate die or install a Bumper.

This module also handles flicks that do not count.
"""

from collections.abc import Callable

from cubacube.kit import events
from cubacube.kit.measures import Measures
from cubacube.kit.ride import read
from cubacube.kit.rivals import R, changed
from cubacube.kit.shot import AnyFlick, Layout, Shot
from cubacube.kit.tasks import Drive
from cubacube.kit.vehicles import VEHICLES, gate_dice
from cubacube.rules import Seat, replace
from cubacube.rules.agenda import News


def any_preparation(seat: Seat, layout: Layout, measures: Measures) -> AnyFlick:
    """Return the choice to flick any Gate die."""
    dice = gate_dice(pose.die for pose in layout.dice)
    return AnyFlick(seat, dice, (None,), layout, measures.launch)


def preparation(shot: Shot) -> events.Prepared | events.PreparationSpoilt:
    """[Row 1] Judge the flick of a Gate die: spoilt if it touched a die or left the area."""
    ride, flick = read(shot), shot.flick
    if ride.touched() or ride.left:
        return events.PreparationSpoilt(flick.seat, flick.die, ride.touched(), ride.left)
    return events.Prepared(flick.seat, flick.die)


def install(state: R, seat: Seat, news: News) -> R:
    """[Row 6, 7] Install a Bumper: discard its card; the next task is the drive."""
    news.append(events.BumperInstalled(seat))
    player = state.player(seat)
    state = state.with_player(seat, replace(player, bumpers=player.bumpers - 1))
    return changed(state, bumper_on=True, agenda=(Drive(seat), *state.agenda))


def slid(state: R, shot: Shot, drive: Callable[[R, Shot, News], R], news: News) -> R:
    """[2.0.3, 2.0.4] Apply the result of a flick.

    A flick that only flips the die (R7) or is void (R72) ends the turn. A Vehicle flick
    continues with `drive`. [Row 1] A Gate die that touches a die, or leaves the area, ends
    the turn without Damage.
    """
    flick = shot.flick
    if shot.void:
        news.append(events.FlickVoid(flick.seat, flick.die))
        return state
    if shot.flipped and not state.box.options.flips_allowed:
        news.append(events.OnlyFlipped(flick.seat, flick.die))
        return state
    if flick.die in VEHICLES:
        return drive(state, shot, news)
    state = changed(state, layout=replace(state.layout, dice=shot.rest))
    outcome = preparation(shot)
    news.append(outcome)
    if isinstance(outcome, events.PreparationSpoilt):
        return state
    return changed(state, agenda=(Drive(flick.seat), *state.agenda))
