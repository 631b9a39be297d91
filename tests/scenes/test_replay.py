"""The replay page: play, step, scrub, loop, and continue from a moment."""

from collections.abc import Callable
from functools import cache
from itertools import pairwise
from typing import Any

import pygame
import pytest

from cubacube.games import catalogue
from cubacube.kit.shot import Shot
from cubacube.rules import NOBODY, Action, replace
from cubacube.scenes.canvas.view import View
from cubacube.scenes.match.help.key_help import KeyHelp
from cubacube.scenes.match.log.chapters import Chapters
from cubacube.scenes.match.log.rulings_page import RulingsPage
from cubacube.scenes.match.match_scene import MatchScene
from cubacube.scenes.match.replay.page import PlayOn, ReplayPage
from cubacube.scenes.stage.inputs import Do, Input, KeyPress, Modifiers, Pointer, Typed
from cubacube.scenes.stage.scene import Change, Close, Push
from cubacube.session.keeping.code import read_code
from cubacube.session.play.begin import begin, play_out
from cubacube.session.play.match import Match
from cubacube.session.play.players import computers
from cubacube.session.play.setup import MatchSetup, SeatEntry
from tests.test_watched import ACTIONS, every_game, played, watched

FRAME_S = 0.05
LONG_S = 20.0
FRAMES = 4000
SIZE = (1280, 720)
SHIFT = Modifiers(shift=True)
LEFT, RIGHT = Do("left"), Do("right")
Make = Callable[..., ReplayPage]


@pytest.fixture(autouse=True)
def display() -> None:
    pygame.display.set_mode((1, 1))


def page_of(name: str, at: int = 0, copied: list[str] | None = None) -> ReplayPage:
    texts = [] if copied is None else copied
    return ReplayPage(watched(name), at, copy=texts.append, patience_s=None)


def press(page: ReplayPage, *events: Input) -> Change:
    change: Change = None
    for event in events:
        change = page.handle(event)
    return change


def click(page: ReplayPage, x: float, y: float) -> Change:
    page.handle(Pointer("move", x, y, 0))
    page.handle(Pointer("down", x, y))
    return page.handle(Pointer("up", x, y))


def knob(page: ReplayPage, name: str) -> Change:
    return click(page, *page._knobs[name].box.center)


def until(page: ReplayPage, met: Callable[[], bool], seconds: float = FRAME_S) -> None:
    for _ in range(FRAMES):
        if met():
            return
        page.update(seconds)
    raise AssertionError("it never came")


@cache
def over(name: str) -> tuple[MatchSetup, Match[Any]]:
    """Return a whole match between computers."""
    game = catalogue.game(name)
    entry = played(name)[0]
    match, dealer = begin(game, entry)
    return entry, play_out(match, dealer, computers(game, entry.seats, entry.seed, dealer.what_if))


def watched_to_the_end(name: str) -> MatchScene[Any]:
    entry, match = over(name)
    return catalogue.table(name).open_watched(entry, match.actions())


@every_game
def test_it_plays_to_the_end_and_stops_there(name: str) -> None:
    page = page_of(name)
    page.update(LONG_S)
    assert page.player.count == 0

    press(page, KeyPress("space"))
    until(page, lambda: not page.player.playing, LONG_S)
    assert page.player.count == ACTIONS
    assert page.scene.live.match == played(name)[1]
    assert page.player.verdict is True
    assert page.player.all_shown


def test_pause_holds_a_film_and_from_the_end_it_begins_anew() -> None:
    page = page_of("race")
    press(page, KeyPress("space"))
    until(page, lambda: not page.scene.sequence.stands)
    press(page, KeyPress("space"))
    mode, count = page.scene.mode, page.player.count
    for _ in range(10):
        page.update(LONG_S)
    assert page.scene.mode is mode
    assert page.player.count == count

    press(page, KeyPress("end"), KeyPress("space"))
    assert page.player.count == 0
    assert page.player.playing


def test_slower_and_faster_the_same_takes_another_time() -> None:
    def seconds(*presses: Input) -> float:
        page = page_of("calavera")
        press(page, *presses, KeyPress("space"))
        taken = 0.0
        while page.player.count < 6:
            page.update(0.01)
            taken += 0.01
        return taken

    usual = seconds()
    assert seconds(Typed("-")) == pytest.approx(2 * usual, rel=0.15)
    assert seconds(Typed("+")) == pytest.approx(usual / 2, rel=0.15)
    page = page_of("calavera")
    press(page, *[Typed("+")] * 9)
    assert page.player.speed == 4
    press(page, *[Typed("-")] * 9)
    assert page.player.speed == 0.125


@every_game
def test_actions_turns_and_rounds_are_stepped_through_forth_and_back(name: str) -> None:
    page = page_of(name)

    def stations(forth: Input, back: Input) -> list[int]:
        press(page, KeyPress("home"))
        there = [0]
        while page.player.count < ACTIONS:
            press(page, forth)
            there.append(page.player.count)
        home = [page.player.count]
        while page.player.count:
            press(page, back)
            home.append(page.player.count)
        assert home[::-1] == there
        return there

    actions = stations(RIGHT, LEFT)
    turns = stations(Do("right", SHIFT), Do("left", SHIFT))
    rounds = stations(KeyPress("pagedown"), KeyPress("pageup"))
    assert actions == list(range(ACTIONS + 1))
    assert set(rounds) <= set(turns)
    assert len(rounds) < len(turns) <= len(actions)


@every_game
def test_a_turn_is_one_player_s_and_in_a_round_nobody_has_two(name: str) -> None:
    scene = watched(name)
    chapters = scene.chapters(10_000)
    assert chapters.whole
    kinds = catalogue.game(name).turns
    for earlier, later in pairwise(chapters.turns):
        events = [
            event
            for turn in scene.live.past.last.match.turns[earlier.at : later.at]
            for event in turn.events
            if isinstance(event, kinds)
        ]
        assert len(events) <= 1 or type(events[0]).__name__ == "TurnBegan"
        assert earlier.round <= later.round <= earlier.round + 1
    for number in range(1, chapters.turns[-1].round + 1):
        seats = [turn.seat for turn in chapters.turns if turn.round == number]
        assert len(set(seats)) == len(seats) > 0


def test_the_table_of_turns_is_the_same_read_bit_by_bit() -> None:
    scene = watched("race")
    at_once, bits = scene.chapters(1000), scene.chapters(3)
    assert not bits.whole
    while not bits.whole:
        bits.read(3)
    assert (bits.turns, bits.rounds, bits.marks) == (at_once.turns, at_once.rounds, at_once.marks)


def test_what_is_known_of_turns_and_marks_is_not_looked_for_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    page, view, surface = page_of("race"), View(SIZE), pygame.Surface(SIZE)
    page.update(FRAME_S)
    assert page._chapters.whole

    def read(*_args: object) -> None:
        raise AssertionError("it was known")

    monkeypatch.setattr(Chapters, "_read", read)
    for event in (
        KeyPress("end"),
        Do("left", SHIFT),
        KeyPress("pageup"),
        KeyPress("o"),
        KeyPress("space"),
    ):
        page.handle(event)
        page.update(FRAME_S)
        page.draw(surface, view)
    strip = page.bar._strip
    page.update(FRAME_S)
    page.draw(surface, view)
    assert page.bar._strip is strip


@every_game
def test_dragging_the_knob_shows_any_moment_at_once(name: str) -> None:
    page = page_of(name)
    y = page.bar.track.centery
    page.handle(Pointer("move", page.bar.place(0)[0], y, 0))
    page.handle(Pointer("down", page.bar.place(0)[0], y))
    for count in (20, 3, ACTIONS, 0, 11):
        page.handle(Pointer("move", page.bar.place(count)[0], y, 0))
        assert page.player.count == count
        assert page.scene.sequence.stands
    page.handle(Pointer("up", page.bar.place(11)[0], y))
    page.handle(Pointer("move", page.bar.place(2)[0], y, 0))
    assert page.player.count == 11


@every_game
def test_the_end_and_something_on_the_way_are_marked(name: str) -> None:
    scene = watched_to_the_end(name)
    chapters = scene.chapters(100_000)
    assert chapters.marks[-1].at == scene.live.past.length
    assert chapters.marks[-1].remark == "end"
    assert {mark.remark for mark in chapters.marks} >= {"end", "good"}


def test_the_last_flick_is_shown_again_and_again_until_that_is_switched_off() -> None:
    page = page_of("race", 20)
    turns = played("race")[1].turns
    rests = max(n for n in range(1, 21) if isinstance(turns[n - 1].action, Shot))
    press(page, KeyPress("o"))
    assert page.player.loop == (rests - 2, rests)
    for _ in range(2):
        assert page.player.count == rests - 2
        until(page, lambda: page.player.count == rests)
        until(page, lambda: page.player.count < rests)
    press(page, KeyPress("o"))
    until(page, lambda: page.player.count > rests)


@pytest.mark.parametrize("name", ["atacama", "calavera", "caramba", "marketeers"])
def test_without_flicks_there_is_nothing_to_loop(name: str) -> None:
    page = page_of(name, 9)
    press(page, KeyPress("o"))
    assert page.player.loop is None
    assert not page._knobs["loop"].enabled


@every_game
def test_to_play_on_closes_with_the_actions_until_then(name: str) -> None:
    page = page_of(name, 9)
    entry, match = played(name)
    assert press(page, KeyPress("p")) == Close(PlayOn(entry, match.actions()[:9]))
    assert knob(page, "branch") == Close(PlayOn(entry, match.actions()[:9]))


def test_from_the_end_nothing_is_played_on() -> None:
    page = ReplayPage(watched_to_the_end("calavera"))
    press(page, KeyPress("end"))
    assert press(page, KeyPress("p")) is None
    assert "P" not in [key for key, _words in page.all_keys]
    assert not page._knobs["branch"].enabled


@every_game
def test_the_code_of_a_match_that_is_over_is_copied_and_told(name: str) -> None:
    copied = list[str]()
    page = ReplayPage(watched_to_the_end(name), copy=copied.append, patience_s=None)
    press(page, KeyPress("c"))
    told = page.update(FRAME_S)
    assert isinstance(told, Push)
    assert read_code(copied[0], catalogue.game).kept.match == over(name)[1]


def test_what_cannot_be_copied_is_told() -> None:
    def copy(_text: str) -> None:
        raise pygame.error("no clipboard")

    page = ReplayPage(watched_to_the_end("calavera"), copy=copy, patience_s=None)
    knob(page, "copy")
    assert isinstance(page.update(FRAME_S), Push)


@every_game
def test_of_an_unfinished_match_no_secret_is_seen_said_or_copied(name: str) -> None:
    entry, match = played(name)
    people = tuple(replace(seat, bot=None) for seat in entry.seats)
    scene = catalogue.table(name).open_watched(replace(entry, seats=people), match.actions())
    copied = list[str]()
    page = ReplayPage(scene, copy=copied.append, patience_s=None)
    rules = catalogue.game(name).rules
    states = match.start, *(turn.state for turn in match.turns)
    hidden = any(rules.seen_by(state, NOBODY) != state for state in states)
    for count in range(ACTIONS + 1):
        page.player.go_to(count)
        assert scene.situation.seen == scene.live.seen(scene.live.state, NOBODY)
    press(page, KeyPress("c"))
    page.update(FRAME_S)
    assert bool(copied) is not hidden
    assert page._knobs["copy"].enabled is not hidden


def test_a_flick_that_comes_out_otherwise_is_told() -> None:
    entry, match = played("race")
    number = next(n for n, turn in enumerate(match.turns) if isinstance(turn.action, Shot))
    shot = match.turns[number].action
    assert isinstance(shot, Shot)
    other = replace(shot, rest=(replace(shot.rest[0], x_mm=shot.rest[0].x_mm + 1), *shot.rest[1:]))
    log: tuple[Action, ...] = (*match.actions()[:number], other)
    page = ReplayPage(catalogue.table("race").open_watched(entry, log))
    assert page._verdict() == "not verified"
    press(page, KeyPress("space"))
    until(page, lambda: not page.player.playing)
    assert page._verdict() == "approximate"


def test_why_it_ends_where_it_does_is_told_there() -> None:
    page = ReplayPage(watched("race"), ends="From here on it is another match.")
    assert page.status_line == "Before the first turn · 0 / 26"
    press(page, KeyPress("end"))
    assert page.status_line == "From here on it is another match."


@every_game
def test_every_key_has_a_button_and_every_button_tells_what_it_does(name: str) -> None:
    page = page_of(name, 10)
    view, surface = View(SIZE), pygame.Surface(SIZE)
    page.draw(surface, view)
    for name_, way in (("action_on", 11), ("action_back", 10), ("to_start", 0), ("to_end", 26)):
        knob(page, name_)
        assert page.player.count == way
    knob(page, "round_back")
    knob(page, "turn_back")
    knob(page, "turn_on")
    knob(page, "round_on")
    knob(page, "faster")
    assert page.player.speed == 2
    knob(page, "slower")
    knob(page, "to_start")
    knob(page, "play")
    assert page.player.playing
    assert knob(page, "leave") == Close()
    hints = [each.hint for each in page._knobs.values()]
    assert all(hint.endswith(")") for hint in hints)
    assert len(set(hints)) == len(hints) == 17


@every_game
def test_the_page_of_all_keys_names_what_works_now(name: str) -> None:
    page = page_of(name, 10)
    change = press(page, KeyPress("f3"))

    assert isinstance(change, Push)
    assert isinstance(change.scene, KeyHelp)
    keys = [key for key, _words in change.scene.hints]
    assert {"Space", "← →", "Shift ← →", "- +", "P", "L", "Esc", "F3", "F1"} <= {*keys}
    assert ("C" in keys) == page._may_copy
    assert ("O" in keys) == bool(page._chapters.shots)
    assert ("I" in keys) == isinstance(page.handle(KeyPress("i")), Push)
    assert len(set(keys)) == len(keys)


def test_who_drags_the_bar_lets_it_go_before_keys_are_named() -> None:
    page = page_of("race", 10)
    page.handle(Pointer("down", *page.bar.place(10)))
    assert page.handle(KeyPress("f3")) is None


def test_buttons_and_bar_do_not_lie_on_each_other() -> None:
    page = page_of("race")
    boxes = [page.bar.box, *(each.box for each in page._knobs.values())]
    for number, box in enumerate(boxes):
        assert box.collidelist(boxes[number + 1 :]) == -1


def test_a_ruling_of_the_list_leads_to_its_moment() -> None:
    page = page_of("calavera", 5)
    change = press(page, KeyPress("l"))
    assert isinstance(change, Push)
    assert isinstance(change.scene, RulingsPage)
    assert change.then is not None
    change.then(17)
    assert page.player.count == 17
    change.then(None)
    assert page.player.count == 17


def test_who_rests_on_the_bar_is_told_the_turn_and_what_was_said() -> None:
    page = page_of("calavera")
    x, y = page.bar.place(17)
    page.handle(Pointer("move", x, y, 0))
    assert page.bar.moment(x) == 17
    page.draw(pygame.Surface(SIZE), View(SIZE))
    seats = played("calavera")[0].seats
    assert page._turn(17).endswith(tuple(seat.name for seat in seats))
    assert isinstance(seats[0], SeatEntry)
