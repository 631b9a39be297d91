"""A robbery on one screen: curtains, hiding, searching, and secrets."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pygame
import pytest

from cubacube.games.smugglers.rules.actions import Hide, Rob, Search
from cubacube.games.smugglers.rules.state import OfferRobbery, SearchMoney, Smuggler, State
from cubacube.games.smugglers.scene.robbing import Hiding, Searching
from cubacube.kit.actions import Pass
from cubacube.kit.tasks import EndTurn
from cubacube.rules import replace
from cubacube.scenes.canvas.view import View
from cubacube.scenes.flicking.deciding import Deciding
from cubacube.scenes.match.modes import Curtain, Waiting
from cubacube.scenes.widgets import Label
from cubacube.scenes.widgets.dialogues import Dialogue
from tests.games.smugglers.builders import A, B, pawn, smuggling
from tests.games.smugglers.person import A_MOMENT_S, table_from
from tests.scenes.flick_person import FlickPerson

MONEY = 18000
SPLIT = (7000, 0, 11000, 0)
SECRETS = ("7000", "11,000")
LEFT = "Left to hide"
"""The remaining sum, shown while the victim hides money."""


def robbery(attacker: int = A, **options: Any) -> State:
    """A Pawn was hit; only the hidden money is worth anything."""
    victim = 1 - attacker
    smugglers = [Smuggler(6, money=2000), Smuggler(7, money=2000)]
    smugglers[victim] = replace(smugglers[victim], money=MONEY)
    state = smuggling(*smugglers, pawns=(pawn(victim, 180, 230),), sold=(4, 4, 4, 0, 0), **options)
    return replace(state, seat=attacker, agenda=(OfferRobbery(attacker, victim), EndTurn(attacker)))


@contextmanager
def at_the_hiding(**options: Any) -> Iterator[FlickPerson]:
    """Bruno has confirmed that nobody else is looking."""
    with table_from(robbery(**options)) as person:
        person.choose(Rob(A, B))
        person.see_the_ribbon()
        assert isinstance(person.table.mode, Curtain)
        person.look()
        person.pass_time(A_MOMENT_S)
        yield person


def hiding(person: FlickPerson) -> Hiding:
    own = person.deciding.part
    assert isinstance(own, Hiding)
    return own


def hide(person: FlickPerson) -> None:
    """Spread the money as in SPLIT, by keys."""
    for number, pesos in enumerate(SPLIT, 1):
        person.keys.tap(*[str(number)] * (pesos // 1000))
    person.keys.tap("d")


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Record all texts that are drawn."""
    found: list[str] = []
    line, paragraph = View.text, View.paragraph

    def text(view: View, words: str, *rest: object, **more: object) -> object:
        found.append(words)
        return line(view, words, *rest, **more)  # type: ignore[arg-type]

    def block(view: View, words: str, *rest: object, **more: object) -> object:
        found.append(words)
        return paragraph(view, words, *rest, **more)  # type: ignore[arg-type]

    monkeypatch.setattr(View, "text", text)
    monkeypatch.setattr(View, "paragraph", block)
    return found


def test_nobody_is_robbed_without_a_wish() -> None:
    with table_from(robbery()) as person:
        person.choose(Pass(A))

        assert person.state.smugglers[B].money == MONEY


def test_the_victim_hides_and_the_attacker_searches() -> None:
    with at_the_hiding() as person:
        hide(person)
        person.pass_time(A_MOMENT_S)
        assert isinstance(person.deciding.part, Searching)
        person.keys.tap("1")

        assert person.actions() == [Rob(A, B), Hide(B, SPLIT), Search(A, 0)]
        assert [each.money for each in person.state.smugglers] == [9000, 11000]
        assert isinstance(person.scene, Dialogue)


def test_the_notice_tells_the_robbery_and_nothing_else() -> None:
    with at_the_hiding() as person:
        hide(person)
        person.pass_time(A_MOMENT_S)
        person.keys.tap("1")

        assert isinstance(person.scene, Dialogue)
        labels = [each for each in person.scene.page.widgets if isinstance(each, Label)]
        told = " ".join(each.words for each in labels)
        assert told == "Ana searches Bruno (“left hand”) and takes 7000 Pesos."


def test_the_money_is_hidden_with_the_mouse_alone() -> None:
    with at_the_hiding() as person:
        less, more, _rest, _less, _more, rest, *_others = hiding(person).page.widgets
        person.click(more.box.center)
        person.click(more.box.center)
        person.click(less.box.center)
        person.click(rest.box.center)
        person.click(hiding(person).done.box.center)
        person.pass_time(A_MOMENT_S)
        assert isinstance(person.deciding.part, Searching)
        person.click(person.deciding.part.buttons[1].box.center)

        assert person.actions()[1:] == [Hide(B, (1000, MONEY - 1000, 0, 0)), Search(A, 1)]


def test_three_places_if_the_house_rule_says_so() -> None:
    with at_the_hiding(three_places=True) as person:
        person.keys.tap(*["3"] * 18, "d")

        assert person.actions()[-1] == Hide(B, (0, 0, MONEY))


def test_all_must_be_hidden_and_no_more() -> None:
    with at_the_hiding() as person:
        person.keys.tap(*["2"] * 17, "d")
        assert hiding(person).left == 1000
        assert hiding(person).done.refusal
        person.keys.tap("2", "2", "1")
        assert hiding(person).left == 0
        person.keys.tap("d")

        assert person.actions()[-1] == Hide(B, (0, MONEY, 0, 0))


def test_a_note_is_taken_back_with_shift() -> None:
    with at_the_hiding() as person:
        person.keys.tap("1", "1")
        person.keys.tap("1", mod=pygame.KMOD_SHIFT)

        assert hiding(person).left == MONEY - 1000


@pytest.mark.parametrize("way", ["key", "button"])
def test_the_amounts_are_shown_only_while_the_victim_holds(way: str) -> None:
    with at_the_hiding() as person:
        own = hiding(person)
        person.keys.tap("1", "3")
        covered = own.shown
        assert len(set(covered)) == 1
        at = own.page.widgets[-2].box.center
        if way == "key":
            person.keys.hold("h")
        else:
            person.mouse.down(at)
        assert own.shown == ("1000", "0", "1000", "0")
        if way == "key":
            person.keys.free("h")
        else:
            person.mouse.up(at)

        assert own.shown == covered


def test_smugglers_r63_no_amount_is_drawn_before_the_search_nor_after_a_vain_one(
    written: list[str],
) -> None:
    with at_the_hiding() as person:
        hide(person)
        person.pass_time(A_MOMENT_S)
        assert isinstance(person.deciding.part, Searching)
        assert any("under the" in words for words in written)
        for secret in SECRETS:
            assert not [each for each in written if secret in each and LEFT not in each]

        person.keys.tap("2")
        person.pass_time(A_MOMENT_S)
        for secret in SECRETS:
            assert not [each for each in written if secret in each and LEFT not in each], "still"


def test_what_is_hidden_is_in_no_ruling_and_in_no_state_that_others_see() -> None:
    with at_the_hiding() as person:
        hide(person)
        table = person.table
        told = " ".join((*table.live.referee_lines, *(each.words for each in table.live.rulings)))
        assert "Bruno" in told
        assert not any(secret in told for secret in SECRETS)

        seen = table.situation.seen.agenda[0]
        assert isinstance(seen, SearchMoney)
        assert seen.places == ()
        asked = table.live.seen(table.live.state, A).agenda[0]
        assert isinstance(asked, SearchMoney)
        assert asked.places == ()
        assert person.state.agenda[0].places == SPLIT


def test_a_computer_hides_without_a_curtain() -> None:
    with table_from(robbery(), bots=1) as person:
        person.choose(Rob(A, B))
        assert isinstance(person.table.mode, Waiting)
        person.until_asked()
        assert isinstance(person.deciding.part, Searching)
        seen = person.table.situation.seen.agenda[0]

        assert isinstance(seen, SearchMoney)
        assert seen.places == ()


def test_a_person_who_is_alone_hides_without_a_curtain() -> None:
    state = robbery(attacker=B)
    state = replace(
        state,
        smugglers=(replace(state.smugglers[A], money=30000), state.smugglers[B]),
    )
    with table_from(state, bots=1, until=Waiting) as person:
        person.until_asked()

        assert isinstance(person.table.mode, Deciding)
        assert hiding(person).left == 30000


# House rules that hide cards and money


@pytest.mark.parametrize("option", ["hidden_money", "open_hands"])
def test_what_is_hidden_is_shown_after_the_curtain_only(option: str) -> None:
    rules: dict[str, Any] = {option: option == "hidden_money"}
    state = smuggling(Smuggler(1, money=4000), Smuggler(2), **rules)
    with table_from(state, until=Curtain) as person:
        other = person.table.situation.seen.smugglers[A]
        assert (other.money is None) is (option == "hidden_money")
        assert (sum(other.hand) == 0) is (option == "open_hands")
        person.look()

        assert person.table.situation.seen.smugglers[A] == person.state.smugglers[A]
        assert person.table.situation.seen.smugglers[B] != person.state.smugglers[B]
