"""A household: its people, what they reached, and which matches have been counted."""

from datetime import date
from typing import Annotated, Final, Literal, TypeAlias

from annotated_types import Interval, Len

from cubacube.rules import frozen, replace
from cubacube.session.households.practised import MOST_PRACTISED, Practised, with_series
from cubacube.session.households.puzzled import MOST_PUZZLED, Days, Puzzled, with_tries
from cubacube.session.play.setup import LONGEST_NAME, Side, normalize_name
from cubacube.session.settings.model import PREVIEWS, Preview

Aid: TypeAlias = Literal["as_set", Preview]
"""What is seen of a flick while this person aims; `as_set` is what the settings say."""
AIDS: Final[tuple[Aid, ...]] = ("as_set", *PREVIEWS)
Count: TypeAlias = Annotated[int, Interval(ge=0, le=1_000_000)]
Score: TypeAlias = Annotated[int, Interval(ge=-1_000_000, le=1_000_000)]

MOST_PEOPLE: Final = 20
"""Who has not played for the longest time is forgotten."""
MOST_RECORDS: Final = 40
MOST_CITIES: Final = 12
MOST_GAMES: Final = 20
RIVAL_TENTHS: Final = 10
MOST_COUNTED: Final = 1000


@frozen
class Visits:
    """How often somebody was in a City."""

    city: Annotated[str, Len(1, 40)]
    count: Count


@frozen
class Record:
    """What one person reached in one kind of match; a streak is of matches won one after another.

    `variant` are the values of the options that are asked first. `gold`, `silver` and `bronze`
    count places; the last place has no medal, nor has a game that all win together.
    """

    game: Annotated[str, Len(1, 20)]
    variant: Annotated[str, Len(0, 120)]
    level: Annotated[str, Len(0, 60)]
    seats: Annotated[int, Interval(ge=1, le=20)]
    best: Score
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

    @property
    def kind(self) -> tuple[str, str, str, int]:
        """What kind of match it is about."""
        return self.game, self.variant, self.level, self.seats

    @property
    def favourite(self) -> str:
        """The City that was visited most often; empty without one."""
        return max(self.cities, key=lambda each: each.count).city if self.cities else ""


@frozen
class Skill:
    """How good one person is at a game: the level of computers they hold their own against."""

    game: Annotated[str, Len(1, 20)]
    tenths: Annotated[int, Interval(ge=0, le=90)]
    """Of a level; 10 is a Rival."""

    @property
    def level(self) -> int:
        """The nearest level."""
        return (self.tenths + 5) // 10


@frozen
class Profile:
    """One person: name, colour and pattern, what helps them, records and achievements."""

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
        """How good they are at a game; nobody knows yet: as a Rival."""
        return next((each for each in self.skills if each.game == game), Skill(game, RIVAL_TENTHS))

    def with_skill(self, skill: Skill) -> "Profile":
        """With another skill at its game."""
        others = tuple(each for each in self.skills if each.game != skill.game)
        return replace(self, skills=(skill, *others)[:MOST_GAMES])

    @property
    def matches(self) -> int:
        """How many they have played."""
        return sum(each.matches for each in self.records)

    @property
    def won(self) -> int:
        """How many of them they have won."""
        return sum(each.won for each in self.records)

    @property
    def crossed(self) -> int:
        """How many Gates they have crossed."""
        return sum(each.crossed for each in self.records)

    def record(self, kind: tuple[str, str, str, int]) -> Record | None:
        """What they reached in a kind of match; None if they have not played it."""
        return next((each for each in self.records if each.kind == kind), None)

    def with_record(self, record: Record) -> "Profile":
        """With another record of its kind, which stands first; the oldest one goes if need be."""
        others = tuple(each for each in self.records if each.kind != record.kind)
        return replace(self, records=(record, *others)[:MOST_RECORDS])


@frozen
class Household:
    """All of it; who played last stands first."""

    profiles: Annotated[tuple[Profile, ...], Len(0, MOST_PEOPLE)] = ()
    counted: Annotated[tuple[Annotated[str, Len(1, 40)], ...], Len(0, MOST_COUNTED)] = ()
    """Matches that stand in the records, the last one first."""
    practised: Annotated[tuple[Practised, ...], Len(0, MOST_PRACTISED)] = ()
    """By whoever did not say who they are, and so on."""
    puzzled: Annotated[tuple[Puzzled, ...], Len(0, MOST_PUZZLED)] = ()
    days: Days = Days()

    @property
    def names(self) -> tuple[str, ...]:
        """Of all its people."""
        return tuple(each.name for each in self.profiles)

    def profile(self, name: str) -> Profile | None:
        """Who sounds like this name; None if nobody does."""
        wanted = normalize_name(name)
        return next((each for each in self.profiles if normalize_name(each.name) == wanted), None)

    def with_first(self, profile: Profile) -> "Household":
        """With a person, new or changed, who stands first."""
        alike = normalize_name(profile.name)
        others = tuple(each for each in self.profiles if normalize_name(each.name) != alike)
        return replace(self, profiles=(profile, *others)[:MOST_PEOPLE])

    def with_changed(self, name: str, profile: Profile) -> "Household":
        """With somebody otherwise, perhaps under another name; everybody keeps their place."""
        alike = normalize_name(name)
        changed = (
            profile if normalize_name(each.name) == alike else each for each in self.profiles
        )
        return replace(self, profiles=tuple(changed))

    def without(self, name: str) -> "Household":
        """Without a person, and what they reached."""
        alike = normalize_name(name)
        left = tuple(each for each in self.profiles if normalize_name(each.name) != alike)
        return replace(self, profiles=left)

    def practised_by(self, name: str) -> tuple[Practised, ...]:
        """What somebody has reached in practice; with no name, whoever gave none."""
        profile = self.profile(name)
        return self.practised if profile is None else profile.practised

    def with_practised(self, name: str, now: Practised) -> "Household":
        """With one more series of a drill, done by somebody, or by whoever gave no name."""
        profile = self.profile(name)
        if profile is None:
            return replace(self, practised=with_series(self.practised, now))
        done = with_series(profile.practised, now)
        return self.with_changed(name, replace(profile, practised=done))

    def puzzled_by(self, name: str) -> tuple[Puzzled, ...]:
        """What somebody has reached in puzzles; with no name, whoever gave none."""
        return (self.profile(name) or self).puzzled

    def with_puzzled(self, name: str, now: Puzzled) -> "Household":
        """With one more sitting at a puzzle, by somebody, or by whoever gave no name."""
        profile = self.profile(name)
        if profile is None:
            return replace(self, puzzled=with_tries(self.puzzled, now))
        done = with_tries(profile.puzzled, now)
        return self.with_changed(name, replace(profile, puzzled=done))

    def days_of(self, name: str) -> Days:
        """On which days somebody solved the puzzle of the day; likewise."""
        return (self.profile(name) or self).days

    def with_day(self, name: str, today: date) -> "Household":
        """With that of today, solved by somebody; likewise."""
        profile = self.profile(name)
        if profile is None:
            return replace(self, days=self.days.with_solved(today))
        return self.with_changed(name, replace(profile, days=profile.days.with_solved(today)))


def with_players_first(household: Household, people: tuple[Profile, ...]) -> Household:
    """With those who sit down to a match first, in the order of their seats.

    Who is known keeps what they reached; colour and aid are those they sit down with.
    """
    for person in reversed(people):
        known = household.profile(person.name)
        if known is not None:
            person = replace(known, name=person.name, side=person.side, aid=person.aid)  # noqa: PLW2901
        household = household.with_first(person)
    return household
