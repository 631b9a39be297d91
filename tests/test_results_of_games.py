"""Results pages of every game: reasons, columns, and their sums."""

from functools import cache

import pytest

from cubacube.games import catalogue
from cubacube.rules import Value
from cubacube.scenes.canvas.view import View
from cubacube.scenes.match import tooltips
from cubacube.scenes.match.live.past import Past
from cubacube.scenes.match.live.referee_log import RefereeLog
from cubacube.scenes.match.modes import Waiting
from cubacube.scenes.stage.inputs import Do, Pointer
from cubacube.session.play.begin import begin, play_out
from cubacube.session.play.players import computers, read_seats
from cubacube.session.play.result import MatchResult
from cubacube.session.play.setup import MatchSetup
from cubacube.shell.machine.window import Window
from cubacube.shell.pages.final_table import FinalTable
from cubacube.shell.pages.results import Results

OPTIONS: dict[str, tuple[tuple[str, Value], ...]] = {
    "race": (("races", 1),),
    "cobbers": (("races", 1),),
    "couriers": (("difficulty", "easy"),),
}
TOGETHER = {"couriers"}
SEED = 3
LOG = RefereeLog()


@cache
def ended(name: str) -> tuple[MatchSetup, MatchResult]:
    """Return a match of computers, and its result from its own scene."""
    game = catalogue.game(name)
    seats = read_seats(game, ",".join(["bot:1"] * max(2, game.fewest)))
    entry = MatchSetup(name, seats, OPTIONS.get(name, ()), game.level or "", SEED)
    match, dealer = begin(game, entry)
    played = play_out(match, dealer, computers(game, seats, SEED, dealer.what_if))
    scene = catalogue.table(name).open_scene(entry)
    scene.live.past = Past(played.undo())
    for turn in played.turns[len(scene.live.match.turns) :]:
        scene.live.commit(scene.live.match.play(turn.action), lambda _event: "orange", LOG)
    return entry, scene.result()


@pytest.mark.parametrize("name", catalogue.names())
def test_the_parts_of_a_score_add_up(name: str) -> None:
    _entry, result = ended(name)

    assert bool(result.parts) != (name in TOGETHER)
    for seat, score in enumerate(result.outcome.scores):
        parts = {part.title: part.scores[seat] for part in result.parts}
        assert not parts or sum(parts.values()) == score, parts


@pytest.mark.parametrize("name", catalogue.names())
def test_the_referee_says_why_it_ended_so(name: str) -> None:
    entry, result = ended(name)

    assert result.lines
    assert all(line.strip() for line in result.lines)
    named = [seat.name for seat in entry.seats if seat.name in result.lines[0]]
    assert named or result.together


def test_things_on_the_table_at_the_end_are_still_explained(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    entry, result = ended("race")
    window, view = Window(), View((1280, 720))
    told: list[str] = []
    monkeypatch.setattr(tooltips, "draw_tip", lambda _brush, tip, *_: told.append(tip.title))
    table = catalogue.table("race").open_scene(entry)
    table.situation.mode = Waiting(1.0)
    results, page = Results(entry.seats, result, table), FinalTable(table)

    for y in range(100, 1000, 40):
        page.handle(Pointer("move", 1500.0, y, 0))
        page.update(1)
        page.draw(window.surface, view)
    assert told
    page.handle(Do("back"))
    told.clear()
    results.draw(window.surface, view)

    window.close()
    assert told == []


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize("name", catalogue.names())
def test_all_of_it_has_its_place_above_the_buttons(
    name: str, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    entry, result = ended(name)
    window = Window()
    window.size = size
    cut: list[str] = []
    monkeypatch.setattr("cubacube.scenes.canvas.view._cut", lambda words, _fits: cut.append(words))
    table = catalogue.table(name).open_scene(entry)

    page = Results(entry.seats, result, table)
    page.update(1)
    page.draw(window.surface, View(size))

    window.close()
    assert cut == []
    assert page.lines_box().bottom < page.page.widgets[0].box.top
    assert all(row.bottom < page.lines_box().top for row in page.rows())
