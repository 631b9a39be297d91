"""Achievements over several matches, based on a whole profile."""

from collections.abc import Callable

from cubacube.rules import frozen
from cubacube.session.households.model import Profile
from cubacube.session.language.translation import N_

MANY_GATES = 100
MANY_WINS = 10
ALL_GAMES = 8
SEVERAL_TABLES = 5
LONG_STREAK = 5
FULL_TABLE = 5
WEEK = 7


@frozen
class Milestone:
    """An achievement based on the records or the puzzles of a person.

    Texts are marked for translation.
    """

    name: str
    title: str
    how: str
    icon: str
    reached: Callable[[Profile], bool]


MILESTONES: tuple[Milestone, ...] = (
    Milestone(
        "first_win",
        N_("Winner"),
        N_("Win a match of any game."),
        "star",
        lambda profile: profile.won >= 1,
    ),
    Milestone(
        "ten_wins",
        N_("Old hand"),
        N_("Win ten matches."),
        "flag",
        lambda profile: profile.won >= MANY_WINS,
    ),
    Milestone(
        "streak",
        N_("Unstoppable"),
        N_("Win five matches of one kind in a row."),
        "turn_on",
        lambda profile: any(record.longest >= LONG_STREAK for record in profile.records),
    ),
    Milestone(
        "all_games",
        N_("All eight games"),
        N_("Finish each of the eight games once."),
        "loop",
        lambda profile: len({record.game for record in profile.records}) >= ALL_GAMES,
    ),
    Milestone(
        "hundred_gates",
        N_("A hundred Gates"),
        N_("Cross a hundred Gates in any games."),
        "vehicle",
        lambda profile: profile.crossed >= MANY_GATES,
    ),
    Milestone(
        "five_tables",
        N_("At home everywhere"),
        N_("Win on five different tables."),
        "ruler",
        lambda profile: (
            len({record.level for record in profile.records if record.level and record.won})
            >= SEVERAL_TABLES
        ),
    ),
    Milestone(
        "full_table",
        N_("Full house"),
        N_("Win a match with five players or more."),
        "person",
        lambda profile: any(
            record.won and record.seats >= FULL_TABLE for record in profile.records
        ),
    ),
    Milestone(
        "first_puzzle",
        N_("Aha!"),
        N_("Solve a puzzle without seeing its solution."),
        "key",
        lambda profile: any(each.stands == "solved" for each in profile.puzzled),
    ),
    Milestone(
        "puzzle_week",
        N_("Every day"),
        N_("Solve the puzzle of the day seven days in a row."),
        "clock",
        lambda profile: profile.days.longest >= WEEK,
    ),
)
