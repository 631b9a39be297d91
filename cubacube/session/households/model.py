"""A household: its people, their results, and the matches that are already counted."""

from collections.abc import Iterable
from datetime import date
from operator import attrgetter
from typing import Annotated, Any, Literal, TypeAlias

from annotated_types import Interval, Len

from cubacube.rules import frozen, replace
from cubacube.session.households.practised import (
    MOST_PRACTISED,
    Practised,
    newest_first,
    with_series,
)
from cubacube.session.households.puzzled import MOST_PUZZLED, Days, Puzzled, with_tries
from cubacube.session.play.setup import LONGEST_NAME, Side, normalize_name
from cubacube.session.settings.model import PREVIEWS, Preview

Aid: TypeAlias = Literal["as_set", Preview]
"""The flick preview for this person; `as_set` means the preview chosen in the settings."""
AIDS: tuple[Aid, ...] = ("as_set", *PREVIEWS)
Count: TypeAlias = Annotated[int, Interval(ge=0, le=1_000_000)]
Score: TypeAlias = Annotated[int, Interval(ge=-1_000_000, le=1_000_000)]

MOST_PEOPLE = 20
"""Maximum number of people; beyond it, the person who played least recently is dropped."""
MOST_RECORDS = 40
MOST_CITIES = 12
MOST_GAMES = 20
RIVAL_TENTHS = 10
MOST_COUNTED = 1000
MOST_ASKED = 100


@frozen
class Visits:
    """The number of visits to one City."""

    city: Annotated[str, Len(1, 40)]
    count: Count


@frozen
class Record:
    """The results of one person in one kind of match.

    A streak counts wins in a row. `variant` holds the values of the important options, which the
    menu asks about before every match. `gold`, `silver` and `bronze` count first, second and
    third places. There is no medal for the last place, and none in a game in which all players
    win or lose together. `best` is None while every match was played with help (undo or hints).
    """

    game: Annotated[str, Len(1, 20)]
    variant: Annotated[str, Len(0, 120)]
    level: Annotated[str, Len(0, 60)]
    seats: Annotated[int, Interval(ge=1, le=20)]
    best: Score | None
    matches: Count = 0
    won: Count = 0
    streak: Count = 0
    longest: Count = 0
    crossed: Count = 0
    clean: Count = 0
    gold: Count = 0
    silver: Count = 0
    bronze: Count = 0
    cities: Annotated[tuple[Visits, ...], Len(0, MOST_CITIES)] = ()
    preview: Preview | None = None
    """The most helpful flick preview used for the best result; None if none is known."""

    @property
    def kind(self) -> tuple[str, str, str, int]:
        """The kind of match: game, variant, level and number of seats."""
        return self.game, self.variant, self.level, self.seats

    @property
    def favourite(self) -> str:
        """The most visited City; empty if there is none."""
        return max(self.cities, key=lambda each: each.count).city if self.cities else ""


@frozen
class Skill:
    """A person's skill at a game, as the level of an equally good computer player."""

    game: Annotated[str, Len(1, 20)]
    tenths: Annotated[int, Interval(ge=0, le=90)]
    """Skill in tenths of a computer player level; 10 means level 1, the Rival."""

    @property
    def level(self) -> int:
        """The nearest computer level."""
        return (self.tenths + 5) // 10


@frozen
class Profile:
    """One person: name, colour, aiming aid, records and achievements."""

    name: Annotated[str, Len(1, LONGEST_NAME)]
    side: Side = "orange"
    aid: Aid = "as_set"
    records: Annotated[tuple[Record, ...], Len(0, MOST_RECORDS)] = ()
    achievements: Annotated[tuple[Annotated[str, Len(1, 40)], ...], Len(0, 200)] = ()
    skills: Annotated[tuple[Skill, ...], Len(0, 20)] = ()
    practised: Annotated[tuple[Practised, ...], Len(0, MOST_PRACTISED)] = ()
    puzzled: Annotated[tuple[Puzzled, ...], Len(0, MOST_PUZZLED)] = ()
    days: Days = Days()

    def skill(self, game: str) -> Skill:
        """Return the person's skill at a game; if it is unknown, return the skill of a Rival."""
        return next((each for each in self.skills if each.game == game), Skill(game, RIVAL_TENTHS))

    def with_skill(self, skill: Skill) -> "Profile":
        """Return the profile with a new skill for its game."""
        skills = newest_first(skill, self.skills, attrgetter("game"), MOST_GAMES)
        return replace(self, skills=skills)

    @property
    def matches(self) -> int:
        """The number of matches played."""
        return sum(each.matches for each in self.records)

    @property
    def won(self) -> int:
        """The number of matches won."""
        return sum(each.won for each in self.records)

    @property
    def crossed(self) -> int:
        """The number of Gates crossed."""
        return sum(each.crossed for each in self.records)

    def record(self, kind: tuple[str, str, str, int]) -> Record | None:
        """Return the record of a kind of match, or None if there is none."""
        return next((each for each in self.records if each.kind == kind), None)

    def with_record(self, record: Record) -> "Profile":
        """Return the profile with a new record, which replaces the old one of its kind.

        The new record comes first. The oldest record is dropped if there are too many.
        """
        records = newest_first(record, self.records, attrgetter("kind"), MOST_RECORDS)
        return replace(self, records=records)


@frozen
class Household:
    """The whole household; the person who played last comes first."""

    profiles: Annotated[tuple[Profile, ...], Len(0, MOST_PEOPLE)] = ()
    counted: Annotated[tuple[Annotated[str, Len(1, 40)], ...], Len(0, MOST_COUNTED)] = ()
    """Identifiers (game and seed) of the matches already in the records, newest first."""
    asked: Annotated[tuple[Annotated[str, Len(1, LONGEST_NAME)], ...], Len(0, MOST_ASKED)] = ()
    """Names of players who were asked once whether to remember them, newest first."""
    practised: Annotated[tuple[Practised, ...], Len(0, MOST_PRACTISED)] = ()
    """Practice results of all players without a profile, added together.

    `puzzled` and `days` hold their puzzle results in the same way.
    """
    puzzled: Annotated[tuple[Puzzled, ...], Len(0, MOST_PUZZLED)] = ()
    days: Days = Days()

    @property
    def names(self) -> tuple[str, ...]:
        """The names of all people."""
        return tuple(each.name for each in self.profiles)

    def profile(self, name: str) -> Profile | None:
        """Return the person with this name (compared by `heard`), or None."""
        wanted = normalize_name(name)
        return next((each for each in self.profiles if normalize_name(each.name) == wanted), None)

    def has_asked(self, name: str) -> bool:
        """Whether a player with this name was asked whether to remember them."""
        return normalize_name(name) in map(normalize_name, self.asked)

    def with_asked(self, names: Iterable[str]) -> "Household":
        """Return the household after players with these names were asked."""
        return replace(self, asked=(*names, *self.asked)[:MOST_ASKED])

    def with_first(self, profile: Profile) -> "Household":
        """Return the household with a new or changed person in first place."""
        profiles = newest_first(profile, self.profiles, _name_of, MOST_PEOPLE)
        return replace(self, profiles=profiles)

    def with_changed(self, name: str, profile: Profile) -> "Household":
        """Return the household with a person changed, perhaps renamed; the order stays."""
        alike = normalize_name(name)
        changed = (
            profile if normalize_name(each.name) == alike else each for each in self.profiles
        )
        return replace(self, profiles=tuple(changed))

    def without(self, name: str) -> "Household":
        """Return the household without a person and their results."""
        alike = normalize_name(name)
        left = tuple(each for each in self.profiles if normalize_name(each.name) != alike)
        return replace(self, profiles=left)

    def results_of(self, name: str) -> "Profile | Household":
        """Return where the practice results of a person are stored.

        All players without a profile share the results of the household.
        """
        return self.profile(name) or self

    def with_practised(self, name: str, now: Practised) -> "Household":
        """Return the household after a person has made more tries at a drill."""
        done = with_series(self.results_of(name).practised, now)
        return self._with_results(name, practised=done)

    def with_puzzled(self, name: str, now: Puzzled) -> "Household":
        """Return the household after a person has made more tries at one puzzle."""
        done = with_tries(self.results_of(name).puzzled, now)
        return self._with_results(name, puzzled=done)

    def with_day(self, name: str, today: date) -> "Household":
        """Return the household after a person solved the puzzle of `today`."""
        days = self.results_of(name).days.with_solved(today)
        return self._with_results(name, days=days)

    def _with_results(self, name: str, **results: Any) -> "Household":
        profile = self.profile(name)
        if profile is None:
            return replace(self, **results)
        return self.with_changed(name, replace(profile, **results))


def _name_of(profile: Profile) -> str:
    return normalize_name(profile.name)


def with_players_first(household: Household, people: tuple[Profile, ...]) -> Household:
    """Return the household with the players of a match first, in the order of their seats.

    People who have a profile keep their results, but take name, colour and aid from
    `people`.
    """
    for person in reversed(people):
        known = household.profile(person.name)
        if known is not None:
            person = replace(known, name=person.name, side=person.side, aid=person.aid)  # noqa: PLW2901
        household = household.with_first(person)
    return household
