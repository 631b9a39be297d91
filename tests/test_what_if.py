"""What if: a flick is repeated differently in every flicking game, without effect."""

from pathlib import Path
from random import Random
from typing import Any

import pygame
import pytest

from cubacube.kit.shot import Flick, Shot
from cubacube.rules import replace
from cubacube.scenes.canvas.view import View
from cubacube.scenes.flicking.deciding import Deciding
from cubacube.scenes.flicking.flick_scene import FlickScene
from cubacube.scenes.flicking.tries import MOST
from cubacube.scenes.flicking.tries_list import row_box
from cubacube.scenes.flicking.what_if import WhatIf
from cubacube.scenes.match.help.key_help import KeyHelp
from cubacube.scenes.match.live.undo import before_last
from cubacube.scenes.match.modes import GUARD_S
from cubacube.scenes.match.replay.page import ReplayPage
from cubacube.scenes.stage.inputs import Do, Erased, KeyPress, Pointer
from cubacube.scenes.stage.scene import Close, Push
from cubacube.scenes.widgets.dialogues import Dialogue
from cubacube.scenes.widgets.label import Label
from tests.hammering import Hammered, Options
from tests.test_undo import settled

GAMES: tuple[tuple[str, Options], ...] = (
    ("race", ()),
    ("smugglers", ()),
    ("couriers", ()),
    ("cobbers", ()),
    ("cobbers", (("over", "smugglers"),)),
)
every_flicking_game = pytest.mark.parametrize(("game", "options"), GAMES)


@pytest.fixture(autouse=True)
def display() -> None:
    pygame.display.set_mode((1, 1))


def after_a_flick(game: str, options: Options = (), folder: Path | None = None) -> FlickScene[Any]:
    """Return a match whose last choice by a person was a flick, without animations."""
    for number in range(60):
        found = Hammered(game, number, folder, options)
        for most in range(12, 120, 3):
            found.play(most)
            if found.closed:
                break
            settled(found.table)
            assert isinstance(found.table, FlickScene)
            if found.table.presenter.retries.what_if() is not None:
                return found.table
    raise AssertionError("nobody has flicked")


def asked(table: FlickScene[Any]) -> WhatIf:
    """Return the page that the key opens."""
    change = table.handle(KeyPress("i"))
    assert isinstance(change, Push)
    assert isinstance(change.scene, WhatIf)
    change.scene.update(GUARD_S)
    return change.scene


def flicks(page: WhatIf, rng: Random) -> Flick:
    """Drag a die until it is flicked, and wait for the end of the film."""
    ground, aiming = page.ground, page.trying.aiming
    assert aiming is not None
    x, y = ground.of(aiming.layout[aiming.dice[-1]])
    end = x + rng.choice((-1, 1)) * rng.uniform(60, 200), y + rng.uniform(60, 200)
    page.handle(Pointer("down", x, y))
    page.handle(Pointer("move", *end, 0))
    page.handle(Pointer("up", *end))
    assert page.shown is not None
    made = page.shown.flick
    page.handle(KeyPress("space"))
    page.update(0.01)
    assert page.shown is None
    return made


@every_flicking_game
def test_the_first_row_is_the_flick_as_it_was_kept_to_the_bit(game: str, options: Options) -> None:
    table = after_a_flick(game, options)
    turns = table.live.match.turns
    count = before_last(table.live)
    assert count is not None
    kept = next(turn.action for turn in turns[count + 1 :] if isinstance(turn.action, Shot))

    true = asked(table).tries.true

    assert repr(true.shot) == repr(kept)
    assert true.flick == table.live.as_drawn(turns[count].action)
    told = [each.words for each in table.live.rulings]
    assert true.words
    assert any(said in true.words for said in told[-20:])


@every_flicking_game
def test_the_true_flick_made_once_more_comes_out_the_same(game: str, options: Options) -> None:
    tries = asked(after_a_flick(game, options)).tries
    again = tries.make(tries.true.flick)
    assert (again.shot, again.words, again.short) == (
        tries.true.shot,
        tries.true.words,
        tries.true.short,
    )


@every_flicking_game
def test_whatever_is_tried_the_match_goes_on_exactly_as_before(
    game: str, options: Options, tmp_path: Path
) -> None:
    table = after_a_flick(game, options, tmp_path)
    match, mode, state = table.live.match, table.mode, repr(table.live.state)
    written = {path: path.read_bytes() for path in tmp_path.rglob("*.jsonl")}
    assert written
    said, log, length = table.live.referee_lines, match.actions(), table.live.past.length
    page, rng = asked(table), Random(7)

    for _ in range(3):
        flicks(page, rng)
    page.handle(KeyPress("z"))
    assert len(page.tries.all) == 3
    assert page.handle(Do("back")) == Close()

    assert table.live.match is match
    assert (table.mode, table.live.referee_lines, repr(table.live.state)) == (mode, said, state)
    assert (match.actions(), table.live.past.length) == (log, length)
    assert {path: path.read_bytes() for path in written} == written


@every_flicking_game
def test_it_is_drawn_with_many_tries(game: str, options: Options) -> None:
    page, rng = asked(after_a_flick(game, options)), Random(3)
    view = View((640, 360))
    for _ in range(3):
        flicks(page, rng)
        page.draw(pygame.Surface(view.size), view)
    page.handle(Pointer("move", *row_box(1)[:2], 0))
    page.draw(pygame.Surface(view.size), view)


def test_a_dozen_tries_are_kept_and_the_oldest_ones_go() -> None:
    page, rng = asked(after_a_flick("race")), Random(5)
    made = [flicks(page, rng) for _ in range(MOST + 2)]
    assert [each.flick for each in page.tries.all[1:]] == made[2:]
    assert [each.number for each in page.tries.all] == [1, *range(4, MOST + 4)]
    assert len({each.colour for each in page.tries.all}) == MOST + 1


def test_z_forgets_the_last_try_and_delete_or_backspace_all_but_never_the_true_one() -> None:
    page, rng = asked(after_a_flick("race")), Random(5)
    for forget in (KeyPress("delete"), Erased()):
        first = flicks(page, rng)
        flicks(page, rng)
        page.handle(KeyPress("z"))
        assert [each.flick for each in page.tries.all[1:]] == [first]
        page.handle(forget)
        assert page.tries.all == (page.tries.true,)
        page.handle(KeyPress("z"))
        assert page.tries.all == (page.tries.true,)


def test_a_row_is_seen_again_by_a_click_or_by_the_ring_and_no_other_row_comes_of_it() -> None:
    page, rng = asked(after_a_flick("race")), Random(5)
    flicks(page, rng)
    x, y, width, height = row_box(0)
    page.handle(Pointer("down", x + width / 2, y + height / 2))
    assert page.shown is page.tries.true
    page.handle(Do("confirm"))
    page.update(0.01)

    page.handle(Do("next"))
    page.handle(Do("down"))
    page.handle(Do("confirm"))
    assert page.shown is page.tries.all[1]
    page.handle(KeyPress("space"))
    page.update(0.01)
    assert page.shown is None
    assert len(page.tries.all) == 2


def test_a_film_goes_on_by_itself_and_then_the_try_is_listed() -> None:
    page = asked(after_a_flick("race"))
    made = page.tries.make(replace(page.tries.true.flick, angle_cdeg=100))
    page._show(made)
    for _ in range(600):
        page.update(0.02)
    assert page.tries.all == (page.tries.true, made)


def test_esc_takes_an_aim_back_first() -> None:
    page = asked(after_a_flick("race"))
    page.handle(Do("left"))
    assert page.trying.pulling
    assert page.handle(Do("back")) is None
    assert not page.trying.pulling
    assert page.handle(Do("back")) == Close()


def refusal(table: FlickScene[Any]) -> str:
    """Return the message shown instead of the page."""
    assert table.presenter.retries.what_if() is None
    change = table.handle(KeyPress("i"))
    assert isinstance(change, Push)
    assert isinstance(change.scene, Dialogue)
    labels = [each for each in change.scene.page.widgets if isinstance(each, Label)]
    return " ".join(each.words for each in labels)


def test_in_a_strict_match_nothing_is_tried_and_it_is_told_why() -> None:
    table = after_a_flick("race")
    table.live.entry = replace(table.live.entry, strict=True)
    assert "strict" in refusal(table)


def test_no_exercise_is_rehearsed_and_it_is_told_why() -> None:
    table = after_a_flick("race")
    table.live.book = replace(table.live.book, passing=True)
    assert refusal(table).endswith("You can start it again at any time.")

    table.live.entry = replace(table.live.entry, strict=True)
    assert "A puzzle counts your tries" in refusal(table)
    assert "I" not in [key for key, _words in table.texts.hints()]


def test_where_nothing_was_flicked_the_key_tells_nothing() -> None:
    table = after_a_flick("race")
    table.live.past.go_to(0)
    for passing in (False, True):
        table.live.book = replace(table.live.book, passing=passing)
        assert table.handle(KeyPress("i")) is None


def test_the_key_stands_in_the_line_only_when_it_works() -> None:
    table = after_a_flick("race")
    assert ("I", "retry the flick") in table.texts.hints()
    table.live.entry = replace(table.live.entry, strict=True)
    assert "I" not in [key for key, _words in table.texts.hints()]


def test_while_somebody_aims_the_line_tells_how_to_flick() -> None:
    table = after_a_flick("race")
    mode = table.mode
    assert isinstance(mode, Deciding)
    mode.handle(Do("up"))
    assert mode.pulling

    assert [key for key, _words in table.texts.hints()] == ["Enter", "Esc", "A D W S"]


def named(change: object) -> set[str]:
    """Return the keys of the opened page."""
    assert isinstance(change, Push)
    assert isinstance(change.scene, KeyHelp)
    return {key for key, _words in change.scene.hints}


def test_the_page_of_all_keys_names_those_that_try() -> None:
    page = asked(after_a_flick("race"))
    common = {"F1", "F3", "F8", "F11", "F12", "Esc"}
    aims = {"Arrows", "A D W S"}

    keys = named(page.handle(KeyPress("f3")))
    assert common | aims | {"Tab"} <= keys
    assert not {"Z", "Del", "L", "F2", "F7"} & keys, "there is nothing to drop yet"

    page.handle(Do("up"))
    keys = named(page.handle(KeyPress("f3")))
    assert common | aims | {"Enter"} <= keys
    assert "Tab" not in keys

    page.handle(Do("confirm"))
    assert page.shown is not None
    assert named(page.handle(KeyPress("f3"))) == common | {"Space", "S"}

    while page.shown is not None:
        page.update(0.1)
    assert {"Z", "Del"} <= named(page.handle(KeyPress("f3")))


@every_flicking_game
def test_the_page_of_all_keys_names_those_for_the_gate_while_one_aims(
    game: str, options: Options
) -> None:
    table = after_a_flick(game, options)
    table._taken_back(before_last(table.live) or 0)
    mode = table.mode
    assert isinstance(mode, Deciding)
    for _ in range(2):
        keys = named(table.handle(KeyPress("f3")))
        count = len(mode._gates.marks) if mode._gates else 0
        assert {"Arrows", "A D W S", "F2"} <= keys
        assert ("G or its number" in keys) == (count > 1)
        mode.handle(Do("up"))
        assert mode.pulling


def test_a_pull_by_the_mouse_is_held_no_more_while_all_keys_are_named() -> None:
    table = after_a_flick("race")
    mode = table.mode
    assert isinstance(mode, Deciding)
    assert mode.aiming is not None
    x, y = mode._cloth_view.ground.of(mode.aiming.layout[mode.aiming.dice[0]])
    table.handle(Pointer("down", x, y))
    table.handle(Pointer("move", x + 90, y, 0))
    aim = mode.aiming.aim
    assert aim is not None

    named(table.handle(KeyPress("f3")))
    table.handle(Pointer("move", x, y + 90, 0))

    assert mode.aiming.aim == aim


def test_a_watched_match_offers_it_after_a_shot_and_not_between_flick_and_shot() -> None:
    table = after_a_flick("race")
    count = before_last(table.live)
    assert count is not None
    looked = table.watched()
    assert isinstance(looked, FlickScene)
    looked.sequence.show_moment(count + 2)
    page = looked.presenter.retries.what_if()
    assert page is not None
    assert page.tries.true.shot == asked(table).tries.true.shot
    looked.sequence.show_moment(count + 1)
    assert looked.presenter.retries.what_if() is None


def test_on_the_page_of_a_replay_the_key_opens_it_as_well() -> None:
    table = after_a_flick("race")
    count = before_last(table.live)
    assert count is not None
    page = ReplayPage(table.watched(), count + 2)
    change = page.handle(KeyPress("i"))
    assert isinstance(change, Push)
    assert isinstance(change.scene, WhatIf)
    page.handle(KeyPress("home"))
    assert page.handle(KeyPress("i")) is None


def test_what_the_table_would_do_otherwise_is_shown_as_it_is_kept() -> None:
    table = after_a_flick("race")
    count = before_last(table.live)
    assert count is not None
    match = table.live.past[count + 1].match
    shot = asked(table).tries.true.shot
    moved = replace(shot.rest[0], x_mm=shot.rest[0].x_mm + 1)
    other = replace(shot, rest=(moved, *shot.rest[1:]))
    table.live.past.go_to(count + 1)
    moment = table.live.past.now
    table.live.past.add(replace(moment, match=match.play(other)))

    page = asked(table)

    assert page.tries.true.shot == other
    page._show(page.tries.true)
    page.update(5.0)
    assert page.shown is None
