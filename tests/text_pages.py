"""Every page of the program and some moments of every table, to measure their texts."""

from collections.abc import Callable, Iterator
from datetime import date
from pathlib import Path
from types import SimpleNamespace
from typing import Any, Final, TypeAlias

import pygame

from cubacube.games import catalogue
from cubacube.kit.shot import Flick
from cubacube.rules import replace
from cubacube.scenes.canvas.view import View
from cubacube.scenes.match.match_scene import MatchScene
from cubacube.scenes.match.modes import Showing
from cubacube.scenes.match.notices import who_plays
from cubacube.scenes.match.replay.page import ReplayPage
from cubacube.scenes.stage.inputs import Do, KeyPress, Pointer
from cubacube.scenes.stage.scene import Change, Close, Push, Stage
from cubacube.scenes.widgets.dialogues import ask_to_quit, notice, pause, toast
from cubacube.session.households.file import change_household, household_path, read_household
from cubacube.session.households.milestones import MILESTONES
from cubacube.session.households.practised import Practised, decoded_flick, encoded_flick
from cubacube.session.households.puzzled import Days, Puzzled, Stands
from cubacube.session.households.tally import Best, Earned, Equal, News, Streak
from cubacube.session.play.lying import Lying
from cubacube.shell.learning.lesson import lesson
from cubacube.shell.lobby import Lobby
from cubacube.shell.pages.course_page import CoursePage
from cubacube.shell.pages.draft import new_draft
from cubacube.shell.pages.household.honours import Honours
from cubacube.shell.pages.loading import Loading
from cubacube.shell.pages.match_checks import MatchChecks
from cubacube.shell.pages.match_previews import MatchPreviews
from cubacube.shell.pages.matches import Matches
from cubacube.shell.pages.results import MatchSummary, Results
from cubacube.shell.pages.rules import RulesList, game_rules
from cubacube.shell.pages.settings.sections import sections
from cubacube.shell.pages.sketches import KnownTables
from cubacube.shell.pages.tables_page import TablesPage
from cubacube.shell.practice.drill import drill, drill_names
from cubacube.shell.practice.puzzle import of_the_day, puzzles
from tests.hammering import Hammered, labelled
from tests.scenes.reasons import moments, table, told
from tests.scenes.test_replay import watched_to_the_end
from tests.session.keeping.test_shelf import finished
from tests.shell.household.test_household_page import family
from tests.shell.test_course import COURSE
from tests.shell.test_standings import Bare, ended, seats

Draw: TypeAlias = Callable[[pygame.Surface, View], Any]
Shown: TypeAlias = tuple[str, Draw]
"""A name and a drawing function; draw it before requesting the next one."""
MOMENTS: Final = (1, 3, 15, 30)
"""Numbers of inputs by people after which a table is measured."""
SEEDS: Final = (1, 2)
_OVER_TABLES: Final = (
    ("keys", KeyPress("f3")),
    ("rulings", KeyPress("l")),
    ("pause", Do("back")),
    ("bubble", KeyPress("f7")),
)
_PATIENCE = 4000
_ARRIVED_S = 2.0


def tables(games: tuple[str, ...], moments: tuple[int, ...] = MOMENTS) -> Iterator[Shown]:
    """Yield tables of these games with people, at several moments of random matches.

    Nothing moves over them, because flying dice and bubbles would cover texts.
    """
    for game in games:
        for seed in SEEDS:
            hammered = Hammered(game, seed)
            for moment in moments:
                hammered.play(moment)
                if hammered.closed:
                    break
                _come_to_rest(hammered.table)
                yield f"{game} {seed}, {moment} pressed", hammered.draw
            if not hammered.closed:
                for name, event in _OVER_TABLES:
                    with hammered.over(event):
                        yield f"{game} {seed}, {name}", hammered.draw


def _come_to_rest(table: MatchScene[Any]) -> None:
    """Wait until nothing moves and no ribbon is shown; move the mouse away first."""
    table.handle(Pointer("move", 2, 2, 0))
    for _frame in range(_PATIENCE):
        if not isinstance(table.mode, Showing) and table.summons.banner is None:
            return
        table.update(0.1)


def reasons(games: tuple[str, ...]) -> Iterator[Shown]:
    """Yield pages of what a computer considered in these games."""
    for game in games:
        page = next(page for scene in moments(table(game)) if (page := told(scene)) is not None)
        yield f"{game}, considered", page.draw


TODAY: Final = date(2026, 11, 22)
_LYING: Final = Lying("VA", 160.0, 60.0)


def pages(folder: Path) -> Iterator[Shown]:
    """Yield all pages reached from the menu; files are written into the empty folder."""
    lobby = Lobby(lambda: 7)
    yield from _shown(lobby, "menu")
    yield from _shown(lobby, "list of rules", Push(RulesList(catalogue.games())))
    for game in catalogue.games():
        yield from _shown(lobby, f"set-up of {game.name}", lobby.set_up(game))
        if new_draft(game).house_rules:
            name = f"house rules of {game.name}"
            yield from _shown(lobby, name, lobby.set_up(game), "House rules")
        yield from _shown(lobby, f"rules of {game.name}", Push(game_rules(game)))
        yield from _shown(lobby, f"lesson of {game.name}", lobby.lessons.learn(lesson(game.name)))
    yield from _settings(lobby)
    yield from _shown(lobby, "household, empty", lobby.open_household())
    change_household(household_path(), lambda _before: family())
    lobby = Lobby(lambda: 7)
    for part in ("Profile", "Records", "Achievements"):
        yield from _shown(lobby, f"household, {part}", lobby.open_household(), part)
    yield from _practice(lobby)
    known = KnownTables(None)
    known.read("habana", "")
    yield from _shown(lobby, "tables", Push(TablesPage(known, "habana")))
    yield from _shown(lobby, "workshop", lobby.open_workshop())
    yield from _after_a_match(lobby, folder)


def _practice(lobby: Lobby) -> Iterator[Shown]:
    """Yield the drills, some with a medal, and each on its table."""
    far = Practised("reach", 10, 299, 1_000_000, encoded_flick(Flick(0, "VA", 0, 900), (_LYING,)))
    change_household(household_path(), lambda before: before.with_practised(family().names[0], far))
    lobby = Lobby(lambda: 7)
    yield from _shown(lobby, "practice", lobby.practice.opened())
    for name in drill_names():
        page = lobby.practice.begin("", drill(name))
        yield from _shown(lobby, f"drill of {name}", page)
    yield from _puzzles(lobby)


def _puzzles(lobby: Lobby) -> Iterator[Shown]:
    """Yield the list with puzzles in all states, the longest texts, and one of each kind."""
    kinds = {each.task: each for each in puzzles()}
    flick = decoded_flick(Flick(0, "VA", 0, 900))
    stands: tuple[tuple[Stands, int], ...] = (
        ("solved", 1),
        ("solved", 3),
        ("solved", 1_000_000),
        ("shown", 2),
        ("open", 1_000_000),
    )
    reached = [
        Puzzled(puzzle.name, tries, how, 10, flick)
        for puzzle, (how, tries) in zip(puzzles(), stands, strict=False)
    ]
    daily = Puzzled(of_the_day(TODAY, puzzles()).name, 1_000_000, "solved", 10, flick)
    days = Days(TODAY.isoformat(), 1_000_000, 1_000_000)
    known = read_household(household_path())
    ana = replace(known.profiles[0], puzzled=(*reached, daily), days=days)
    change_household(household_path(), lambda before: before.with_changed(ana.name, ana))
    lobby = Lobby(lambda: 7)
    lobby.practice.today = lambda: TODAY
    yield from _shown(lobby, "practice with puzzles", lobby.practice.opened())
    for at in (0, len(reached) - 1, len(puzzles()) - 1):
        page = lobby.practice.opened_puzzles(ana.name)
        yield from _shown(lobby, f"puzzles, {at + 1} told", page, str(at + 1))
    for task, puzzle in kinds.items():
        page = lobby.practice.begin_puzzle("", puzzle)
        yield from _shown(lobby, f"puzzle of {task}", page)


def _settings(lobby: Lobby) -> Iterator[Shown]:
    for section in sections():
        name = f"settings, {section.title}"
        yield from _shown(lobby, name, lobby.open_settings(), section.title)


def _after_a_match(lobby: Lobby, folder: Path) -> Iterator[Shown]:
    """Yield results, the plot, the replay and the list of saved matches."""
    story: Any = SimpleNamespace(whole=True, course=COURSE, best=None, read=lambda: None)
    for count in (2, 5):
        told = MatchSummary(story, Close)
        page = Results(seats(count), ended(*range(count), winners=(1,)), Bare(), past=told)
        page.add_mark("After a hint or undo: no best results, no achievements")
        page.add_mark("Not recorded: Ana and Bea. To keep records, type your name at set-up.")
        yield from _shown(lobby, f"results of {count}", Push(page))
    news: tuple[News, ...] = (
        *(Earned("Ana", each.name) for each in MILESTONES[:1]),
        Streak("Ana", ("race", "", "habana", 2), 3),
        Best("Ana", ("race", "", "habana", 2), 31_000, 29_000, "Bea"),
        Equal("Ana", "race", 2, better=True),
    )
    yield from _shown(lobby, "honours", Push(Honours(news)))
    yield from _shown(lobby, "course", Push(CoursePage(COURSE, "race_table")))
    yield from _shown(lobby, "replay", Push(ReplayPage(watched_to_the_end("calavera"))))
    for number in range(3):
        finished(folder / f"{number}.jsonl")
    shelf = Matches(
        folder,
        MatchPreviews(1.0),
        MatchChecks(None),
        lambda _path, _checked: None,
        lambda _path, _ends, _checked: None,
        None,
    )
    yield from _shown(lobby, "matches", Push(shelf))


def dialogues() -> Iterator[Shown]:
    """Yield questions and notices."""
    lobby = Lobby(lambda: 7)
    long = "The file of the household cannot be read, as another program holds it open. "
    said = toast("Picture saved", "/home/ana/.local/share/cubacube/pictures/2026-11-22.png")
    shown: tuple[tuple[str, Change], ...] = (
        ("pause", pause(told="Computers think: quick", on_seats=_stay, on_settings=_stay)),
        ("question", Push(ask_to_quit(kept=True))),
        ("change players", Push(who_plays(Hammered("calavera", 1).table.live))),
        ("notice", Push(notice("Cannot save the household", (long * 3, long)))),
        ("toast", Push(said)),
    )
    for name, change in shown:
        yield from _shown(lobby, name, change)


def _stay() -> None:
    """Open nothing."""


def _shown(lobby: Lobby, name: str, change: Change = None, press: str = "") -> Iterator[Shown]:
    """Yield a page over the menu, after a press of a button."""
    stage = Stage(lobby.menu(), lobby.toggle_rules)
    stage.update(_ARRIVED_S)
    stage.change(change)
    for _frame in range(_PATIENCE):
        if not isinstance(stage.scenes[-1], Loading):
            break
        stage.update(0.02)
    if press:
        widgets = stage.scenes[-1].page.widgets  # type: ignore[attr-defined]
        button = labelled(widgets, press)
        stage.change(button.release(button.box.center).answer)
    if not name.startswith("toast"):
        stage.update(_ARRIVED_S)
    yield name, stage.draw
    lobby.close()
