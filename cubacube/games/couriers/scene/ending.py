"""Describe how the game ended, for the results page."""

from collections.abc import Sequence

from cubacube.games.couriers.rules import events as told
from cubacube.games.couriers.rules.state import State
from cubacube.rules import Event
from cubacube.session.language.translation import N_, _, _n

_HEADLINES: dict[told.Ending, str] = {
    "done": N_("You made it!"),
    "caught": N_("The Police got you."),
    "no cards": N_("No routes are left."),
}


def headline(events: Sequence[Event]) -> str:
    """Return the headline for the way in which the game ended."""
    return next(_(_HEADLINES[each.ending]) for each in events if isinstance(each, told.GameEnded))


def lines(state: State, events: Sequence[Event]) -> tuple[str, ...]:
    """Return the lines about Jobs, points and kilometres."""
    road = [each.km for each in events if isinstance(each, told.Travelled)]
    police = [each.km for each in events if isinstance(each, told.PoliceDrew)]
    way = _n(
        "You drove {km} km through {gates} Gate. The Police drove {theirs} km.",
        "You drove {km} km through {gates} Gates. The Police drove {theirs} km.",
        len(road),
    )
    way = way.format(km=sum(road), gates=len(road), theirs=sum(police))
    return (_jobs(state), *_missed(state), *_points(state), way)


def _jobs(state: State) -> str:
    cities = [_(state.sector(card).city) for card in state.earned]
    if not cities:
        return _("You delivered no Job.")
    said = _n("{n} Job delivered: {cities}.", "{n} Jobs delivered: {cities}.", len(cities))
    return said.format(n=len(cities), cities=", ".join(cities))


def _missed(state: State) -> tuple[str, ...]:
    """Return a line with the points needed, if the Couriers did not reach them."""
    target = state.box.target
    if target is None or state.job_points >= target:
        return ()
    said = _n("You needed {n} point from Jobs.", "You needed {n} points from Jobs.", target)
    return (said.format(n=target),)


def _points(state: State) -> tuple[str, ...]:
    """Return a line that tells how Hardcore packages multiply the points, if any are used."""
    if not state.box.packages:
        return ()
    said = _n(
        "{jobs} point from Jobs × {times} for Hardcore packages = {points}.",
        "{jobs} points from Jobs × {times} for Hardcore packages = {points}.",
        state.job_points,
    )
    times = 1 + state.box.packages
    return (said.format(jobs=state.job_points, times=times, points=state.points),)
