"""Add a finished match to the records of its players, once."""

from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Any

from cubacube.kit.events import Driven
from cubacube.rules import Seat, frozen, replace
from cubacube.session.files.plain import plain
from cubacube.session.households.milestones import MILESTONES
from cubacube.session.households.model import (
    MOST_CITIES,
    MOST_COUNTED,
    Household,
    Profile,
    Record,
    Skill,
    Visits,
)
from cubacube.session.play.feat import Played
from cubacube.session.play.game import Game
from cubacube.session.play.match import Match
from cubacube.session.play.options import written
from cubacube.session.play.result import places
from cubacube.session.play.setup import MatchSetup
from cubacube.session.settings.model import Preview

_LONGEST_LEVEL = 60
_LOST_TENTHS = 2
"""Tenths of a level that a lost match costs."""
_WORTH_TELLING = 3
"""Minimum number of wins in a row that is news."""


@frozen
class Best:
    """News: a person has beaten a best result in a kind of match.

    The beaten result was the best of the whole household, or else the person's own best.
    """

    name: str
    kind: tuple[str, str, str, int]
    points: int
    before: int
    holder: str
    """The person who had the best result before."""


@frozen
class Streak:
    """News: a person's longest winning streak so far."""

    name: str
    kind: tuple[str, str, str, int]
    count: int


@frozen
class Earned:
    """News: a person has earned an achievement."""

    name: str
    achievement: str


@frozen
class Equal:
    """News: a person's skill has reached another level of computer player."""

    name: str
    game: str
    level: int
    better: bool
    """Whether this level is higher than the one before."""


News = Best | Streak | Earned | Equal


@frozen
class TallyResult:
    """A household after a match, with the news."""

    household: Household
    news: tuple[News, ...] = ()


def counted(
    household: Household,
    game: Game,
    entry: MatchSetup,
    match: Match[Any],
    *,
    helped: bool = False,
    previews: Mapping[Seat, Preview] = MappingProxyType({}),
    newcomer: str | None = None,
) -> TallyResult:
    """Add a finished match to the records of everybody who has a profile.

    A match counts once, even if it is continued from one of its earlier moments. Training
    matches do not count. A match with an undo or a hint (`helped`) gives no best result and no
    achievement. `previews` are the flick previews that the players used. A `newcomer` got a
    profile after the match was counted for the others: it counts only for this person then.
    """
    mark = f"{entry.game}-{entry.seed}"
    if entry.training or (mark in household.counted and newcomer is None):
        return TallyResult(household)
    before = household
    marks = (mark, *(each for each in household.counted if each != mark))
    household = replace(household, counted=marks[:MOST_COUNTED])
    news: list[News] = []
    for seat, profile in _people(before, entry):
        if newcomer not in (None, profile.name):
            continue
        played = replace(played_by(game, entry, match, seat), preview=previews.get(seat))
        after, told = _entered(before, profile, game, played, helped=helped)
        household = household.with_changed(profile.name, after)
        news += told
    return TallyResult(household, tuple(news))


def with_milestones(household: Household, name: str) -> TallyResult:
    """Add the milestones that a person has reached outside a match."""
    profile = household.profile(name)
    if profile is None:
        return TallyResult(household)
    earned = tuple(each for each in _reached(profile) if each not in profile.achievements)
    after = replace(profile, achievements=(*profile.achievements, *earned))
    news = tuple(Earned(profile.name, each) for each in earned)
    return TallyResult(household.with_changed(profile.name, after), news)


def played_by(game: Game, entry: MatchSetup, match: Match[Any], seat: Seat) -> Played:
    """Return a finished match from the point of view of one seat."""
    outcome = match.rules.outcome(match.state)
    assert outcome is not None, "it is over"
    return Played(entry, seat, seat // game.crew, match.events, outcome)


def kind_of(game: Game, entry: MatchSetup) -> tuple[str, str, str, int]:
    """Return the kind of a match; only results of the same kind are compared."""
    chosen = dict(entry.options)
    asked = (option for option in game.options if option.decides is not None)
    variant = ",".join(
        f"{option.name}={written(chosen.get(option.name, option.default))}" for option in asked
    )
    level = plain(Path(entry.level).name, _LONGEST_LEVEL) if game.level else ""
    return game.name, variant, level, len(entry.seats)


def _people(household: Household, entry: MatchSetup) -> Iterator[tuple[Seat, Profile]]:
    """Yield seat and profile of all people who have one."""
    for seat, each in enumerate(entry.seats):
        if each.bot is None and (profile := household.profile(each.name)):
            yield seat, profile


def _entered(
    household: Household, profile: Profile, game: Game, played: Played, *, helped: bool
) -> tuple[Profile, list[News]]:
    """Return a profile with one more match, and the news about it."""
    kind = kind_of(game, played.entry)
    before = profile.record(kind)
    record = _added(before, kind, game, played, helped=helped)
    after = profile.with_record(record)
    news: list[News] = [] if helped else [*_bests(household, profile, played.score, kind)]
    if before and record.longest > max(before.longest, _WORTH_TELLING - 1):
        news.append(Streak(profile.name, kind, record.longest))
    known = profile.skill(game.name)
    skill = _skill(known, game, played)
    if skill != known:
        after = after.with_skill(skill)
    if skill.level != known.level:
        news.append(Equal(profile.name, game.name, skill.level, skill.level > known.level))
    if not helped:
        earned = _achieved(game, after, played)
        news += [Earned(profile.name, each) for each in earned]
        after = replace(after, achievements=(*after.achievements, *earned))
    return after, news


def _skill(before: Skill, game: Game, played: Played) -> Skill:
    """Return a skill after one more match.

    A loss lowers the skill by a fixed number of tenths. A win raises it by the same number
    for each opposing side. So if a person wins exactly as often as chance alone would give, the
    skill stays the same on average. A win against weaker players or a loss to stronger ones
    changes nothing.
    """
    entry, own = played.entry, played.entry.seats[played.seat].side
    levels = [each.bot for each in entry.seats if each.bot is not None and each.side != own]
    if game.together or not levels:
        return before
    sides, strongest = len({each.side for each in entry.seats}), max(levels)
    tenths = before.tenths
    if played.won and strongest >= before.level:
        tenths += _LOST_TENTHS * (sides - 1)
    elif not played.won and strongest <= before.level:
        tenths -= _LOST_TENTHS
    return replace(before, tenths=min(max(tenths, 0), 10 * (len(game.bots) - 1)))


def _bests(
    before: Household, profile: Profile, points: int, kind: tuple[str, str, str, int]
) -> Iterator[Best]:
    """Yield at most one news item: a new best result of the household or of the person.

    If it is the best result of the household, the person's own best result is not reported.
    """
    found = [
        (known.best, each.name)
        for each in before.profiles
        if (known := each.record(kind)) is not None and known.best is not None
    ]
    own = [(score, holder) for score, holder in found if holder == profile.name]
    for results in (found, own):
        if results and points > max(results)[0]:
            yield Best(profile.name, kind, points, *max(results))
            return


def _added(
    before: Record | None,
    kind: tuple[str, str, str, int],
    game: Game,
    played: Played,
    *,
    helped: bool,
) -> Record:
    """Return a record with one more match."""
    old = before or Record(*kind, best=None)
    best, preview = old.best, old.preview
    if not helped and (best is None or played.score > best):
        best, preview = played.score, played.preview
    streak = old.streak + 1 if played.won else 0
    crossings = [drive for drive in played.mine(Driven) if drive.success]
    place = None if game.together else place_of(played)
    return replace(
        old,
        best=best,
        preview=preview,
        matches=old.matches + 1,
        won=old.won + played.won,
        streak=streak,
        longest=max(old.longest, streak),
        crossed=old.crossed + len(crossings),
        clean=old.clean + sum(drive.clean and not drive.damage for drive in crossings),
        gold=old.gold + (place == 1),
        silver=old.silver + (place == 2),
        bronze=old.bronze + (place == 3),
        cities=_visited(old.cities, game, played),
    )


def place_of(played: Played) -> int | None:
    """Return the place, counted from 1; None for the last place. Winners share place 1."""
    seats = played.entry.seats
    if played.won:
        return 1 if len({entry.side for entry in seats}) > 1 else None
    found = places(seats, played.outcome)
    place = found[played.seat]
    return place if place < max(found) else None


def _visited(before: tuple[Visits, ...], game: Game, played: Played) -> tuple[Visits, ...]:
    """Add the City visits of one match; the game defines what a visit is."""
    count = Counter({each.city: each.count for each in before})
    count.update(event.city for kind in game.visits for event in played.mine(kind))
    return tuple(Visits(city, times) for city, times in count.most_common(MOST_CITIES))


def _achieved(game: Game, after: Profile, played: Played) -> tuple[str, ...]:
    """Return the names of the achievements that are new."""
    feats = (feat.name for feat in game.feats if feat.earned(played))
    return tuple(name for name in (*feats, *_reached(after)) if name not in after.achievements)


def _reached(profile: Profile) -> tuple[str, ...]:
    """Return the names of the milestones that a person has reached."""
    return tuple(each.name for each in MILESTONES if each.reached(profile))
