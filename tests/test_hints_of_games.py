"""In every game, a hint marks and names the pieces of its suggested action."""

from collections.abc import Hashable
from itertools import product
from random import Random
from typing import Any

import pygame
import pytest

from cubacube.games.calavera.ai.chances import chances
from cubacube.games.calavera.rules.actions import AnyReroll, Reroll
from cubacube.games.calavera.rules.box import SKULL
from cubacube.games.caramba.rules import actions as caramba
from cubacube.games.caramba.scene.marks import TurnPlan
from cubacube.games.smugglers.rules.actions import Hide, Search, Sell
from cubacube.games.smugglers.rules.sale import in_order
from cubacube.games.smugglers.scene.robbing import Searching
from cubacube.games.smugglers.scene.selling import Selling
from cubacube.rules import Action, Choice, OneOf, replace
from cubacube.scenes.board.choosing import Choosing
from cubacube.scenes.canvas.brush import Brush
from cubacube.scenes.canvas.theme import HEIGHT, WIDTH
from cubacube.scenes.canvas.tips import Tip
from cubacube.scenes.canvas.view import View
from cubacube.scenes.match import tooltips
from cubacube.scenes.match.help.advice import Advice
from cubacube.scenes.match.match_scene import MatchScene
from cubacube.scenes.match.pictures.lines import REFEREE, fitting
from tests.games.smugglers.builders import A, B
from tests.games.smugglers.person import table_from
from tests.games.smugglers.test_scene import part, selling
from tests.games.smugglers.test_scene_robbing import SPLIT, at_the_hiding, hide, hiding
from tests.moments import ask_anew, moments
from tests.random_player import choose_at_random
from tests.test_secrets import WAYS, ways

MOMENTS = 30
ROLLS = (caramba.Buy, caramba.Accept, caramba.Refuse, caramba.Offer)
"""Actions in Caramba! for which a hint shows the odds."""
OF_A_CHOICE = 12
REASON_ROOM = 860.0
"""Width of the text in the bar, beside its icon and its heading in any language."""


@pytest.fixture(autouse=True)
def display() -> None:
    pygame.display.set_mode((1, 1))


def some(choice: Choice, rng: Random) -> list[Action]:
    """Return some actions of any kind of choice."""
    if isinstance(choice, OneOf):
        return [*choice.actions]
    return [choose_at_random((choice,), rng) for _ in range(OF_A_CHOICE)]


def advise(scene: MatchScene[Any], action: Action) -> Advice:
    hints = scene.hints
    advice = Advice(
        lambda: action, lambda _action, _number: None, hints.named, scene.presenter.reason
    )
    advice.update()
    advice.update()
    scene.situation.advice = advice
    return advice


@ways(*WAYS)
def test_whatever_is_advised_is_marked_and_named(name: str) -> None:
    seen, rng = 0, Random(1)
    for scene in moments(name, MOMENTS):
        for choice in scene.live.own(scene.live.asked or 0):
            for action in some(choice, rng):
                advice = advise(scene, action)
                assert scene.presenter.marked, (action, scene.mode)
                for mark in scene.presenter.marked:
                    x, y, width, height = mark.box
                    assert 0 <= x + width / 2 <= WIDTH, action
                    assert 0 <= y + height / 2 <= HEIGHT, action
                assert advice.words.removeprefix("Hint: ") not in ("", "the marked choice"), action
                assert advice.why, action
                seen += 1
    assert seen > MOMENTS // 2


def names(scene: MatchScene[Any]) -> dict[Hashable, str]:
    """Return the marked spots with their notes."""
    assert isinstance(scene.mode, Choosing)
    boxes = {mark.box: mark.note for mark in scene.presenter.marked}
    return {spot.name: boxes[spot.box] for spot in scene.mode.page.spots if spot.box in boxes}


@ways("calavera")
def test_dice_that_are_rolled_again_and_dice_that_are_kept_are_marked(name: str) -> None:
    seen = 0
    for scene in moments(name, MOMENTS):
        choice, faces = scene.live.choices[0], scene.live.state.dice
        if not isinstance(choice, AnyReroll):
            continue
        for action in some(choice, Random(2)):
            words = advise(scene, action).words
            if isinstance(action, Reroll):
                seen += 1
                loose = {("die", die): "keep" for die in range(6) if faces[die] != SKULL}
                again = {("die", die): "roll again" for die in action.dice}
                found = names(scene)
                assert {key: found[key] for key in found if key != "again"} == loose | again
                assert all(str(die + 1) in words for die in action.dice)
    assert seen


@ways("atacama", "caramba", "marketeers")
def test_who_presses_what_is_marked_does_what_was_advised(name: str) -> None:
    done: set[str] = set()
    for scene in moments(name, 40):
        for action in some(scene.live.own(scene.live.asked or 0)[0], Random(3))[::3]:
            ask_anew(scene)
            advise(scene, action)
            for _ in range(40):
                mode = scene.mode
                assert isinstance(mode, Choosing)
                if mode.action is not None:
                    break
                marked = [each for each in mode.page.spots if each.name in names(scene)]
                free = [each for each in marked if not each.bar]
                mode._press(([each for each in free if each.action == action] or free)[-1])
            assert _same(scene, action, mode.action), (action, mode.action)
            done.add(type(action).__name__)
    assert done >= {
        "atacama": {"Place", "Buy"},
        "caramba": {"Place", "Offer", "Pass", "Buy"},
        "marketeers": {"Buy", "Sell", "PutAside", "Move", "Take", "Drop"},
    }.get(name, set())


@ways("caramba")
def test_to_leave_everything_as_it_is_marks_one_button_and_no_roll(name: str) -> None:
    seen = 0
    for scene in moments(name, 40):
        choice = scene.live.own(scene.live.asked or 0)[0]
        for action in some(choice, Random(6)):
            if isinstance(action, caramba.Pass):
                advise(scene, action)
                assert [*names(scene)] == [TurnPlan()]
                seen += 1
    assert seen > 4


def _same(scene: MatchScene[Any], wanted: Action, done: Action | None) -> bool:
    """Whether two actions have the same effect; several dice may show the same face."""
    assert done is not None
    states = [replace(scene.live.preview(each).state) for each in (wanted, done)]
    return done == wanted or states[0] == states[1]


def test_what_is_sold_lies_on_the_counter() -> None:
    with table_from(selling()) as person:
        counter = part(person, Selling)
        sale = Sell(A, counter._sale[len(counter._sale) - 1].goods)
        advise(person.table, sale)
        wanted = [mark.box for mark in person.table.presenter.marked]
        cards = [card for card in counter.cards if (*card.box,) in wanted]
        assert in_order(tuple(card.good for card in cards)) == sale.goods
        assert (*counter.sell.box,) not in wanted
        for card in cards:
            card.turn_over()
        assert (*counter.sell.box,) in [mark.box for mark in person.table.presenter.marked]
        done = next(each for each in counter.others)
        advise(person.table, done)
        assert [mark.box for mark in person.table.presenter.marked] == [
            (*counter.others[done].box,)
        ]


def test_money_that_is_hidden_is_told_place_by_place() -> None:
    with at_the_hiding() as person:
        own, wish = hiding(person), Hide(B, SPLIT)
        advice = advise(person.table, wish)
        assert [mark.note.replace(",", "") for mark in person.table.presenter.marked] == [
            str(each) for each in SPLIT
        ]
        assert advice.words.count("000") == 2
        for number, each in enumerate(SPLIT):
            own._move(number, each)
        assert [mark.box for mark in person.table.presenter.marked] == [(*own.done.box,)]


def test_the_place_that_is_searched_is_marked() -> None:
    with at_the_hiding() as person:
        hide(person)
        looking = person.deciding.part
        assert isinstance(looking, Searching)
        advise(person.table, Search(A, 2))
        assert [mark.box for mark in person.table.presenter.marked] == [(*looking.buttons[2].box,)]


@ways("calavera")
def test_the_chances_of_a_roll_are_those_of_all_that_may_fall(name: str) -> None:
    seen = 0
    for scene in moments(name, 40):
        state, choice = scene.live.state, scene.live.choices[0]
        if not isinstance(choice, AnyReroll):
            continue
        wishes = [each for each in choice if isinstance(each, Reroll) and len(each.dice) <= 3]
        for wish in wishes[::3]:
            found = chances(state, wish)
            locked = state.dice.count(SKULL)
            rolls = [*product(range(6), repeat=len(wish.dice))]
            cursed = sum(roll.count(SKULL) + locked >= 3 for roll in rolls) / len(rolls)
            assert found.cursed == pytest.approx(cursed)
            assert 0 <= found.better <= 1 - found.cursed + 1e-9
            seen += 1
    assert seen > 4


@ways("caramba")
def test_a_roll_tells_where_it_may_lead(name: str) -> None:
    told = set()
    for scene in moments(name, 40):
        choice = scene.live.own(scene.live.asked or 0)[0]
        for action in some(choice, Random(4)):
            words = advise(scene, action).why
            rolls = isinstance(
                action, caramba.Buy | caramba.Accept | caramba.Refuse | caramba.Offer
            )
            assert ("%" in words) == rolls, (action, words)
            told.add(type(action).__name__)
    assert {"Buy", "Place", "Offer"} <= told


@ways(*WAYS)
def test_the_whole_reason_stands_in_the_bar_at_the_foot_and_covers_nothing(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    told, view = list[Tip](), View((1280, 720))
    brush = Brush(pygame.Surface(view.size), view)
    monkeypatch.setattr(tooltips, "draw_tip", lambda _brush, tip, *_: told.append(tip))
    for scene in moments(name, 20):
        for action in some(scene.live.own(scene.live.asked or 0)[0], Random(5)):
            advice = advise(scene, action)
            lines = scene.texts.lines()
            assert lines.reason == advice.why
            _text, whole = fitting(brush, (advice.why,), REASON_ROOM, REFEREE[3] - 4)
            assert whole, advice.why
        scene.draw(brush.surface, view)
        scene.situation.advice = None
        assert scene.texts.lines().reason == ""
    assert told == []
