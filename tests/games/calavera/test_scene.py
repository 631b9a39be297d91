from typing import Any

import pytest
from pygame import FRect, Surface

from cubacube.games.calavera import rules
from cubacube.games.calavera.referee import title
from cubacube.games.calavera.rules.actions import Freeze, MarkColour, MarkJokers, Reroll, Stop
from cubacube.games.calavera.rules.box import BLACK, GREEN, JOKER, ORANGE, PINK, Face
from cubacube.games.calavera.rules.events import DiceRolled, RowMarked, RowSaved, TurnBegan
from cubacube.games.calavera.rules.state import Decide, RollDice, State, TakeLeft, TakeOwn
from cubacube.games.calavera.scene.asking import advice
from cubacube.games.calavera.scene.calavera_board import CalaveraBoard
from cubacube.games.calavera.scene.sheets import last_marks
from cubacube.rules import TABLE, Action, Rolled, play
from cubacube.scenes.canvas import parts
from cubacube.scenes.canvas.view import View
from cubacube.scenes.match.modes import Showing
from cubacube.scenes.match.words import Show, Snapshot, Spot
from cubacube.session.play.result import MatchResult
from cubacube.session.play.setup import SeatEntry
from tests.games.calavera.positions import at, faces
from tests.games.calavera.tables import scene
from tests.scenes.board_person import AtTable, table

ANA, BRUNO = "4 7 9* 3", "12* 3 5 8"
MOST_STEPS = 600


def deciding(dice: str, rolls: int = 1) -> State:
    return at((Decide(0),), dice, ANA, BRUNO, rolls=rolls)


def using(dice: str) -> State:
    return at((TakeOwn(0),), dice, ANA, BRUNO, rolls=3)


def left_over(dice: str, used: Face) -> State:
    return at((TakeLeft(1),), dice, ANA, BRUNO, rolls=3, used=used)


def bar(person: AtTable, *name: object) -> str:
    return person.spot(name).spot.bar


def action(person: AtTable, *name: object) -> Action | None:
    spot: Spot = person.spot(name).spot
    return None if spot.bar else spot.action


def state(person: AtTable) -> State:
    found: State = person.table.live.match.state
    return found


def test_kept_dice_are_not_rolled_again() -> None:
    with table(scene(deciding("OOJPXB"))) as person:
        assert person.spot("again").spot.action == Reroll(0, (0, 1, 2, 3, 5))
        person.click_spot(("die", 0))
        person.click_spot(("die", 1))
        person.click_spot(("die", 3))
        person.click_spot(("die", 3))

        assert person.spot("again").spot.action == Reroll(0, (2, 3, 5))
        person.click_spot("again")
        person.until_asked()

        assert state(person).dice[:2] == faces("OO")
        assert state(person).rolls == 2


def test_a_skull_cannot_be_kept_or_rolled_and_says_so() -> None:
    with table(scene(deciding("OOJPXB"))) as person:
        person.click_spot(("die", 4))

        assert bar(person, "die", 4) == "A skull stays until the turn ends."
        assert person.spot("again").spot.action == Reroll(0, (0, 1, 2, 3, 5))


def test_who_keeps_all_dice_can_only_stop() -> None:
    with table(scene(deciding("OOXPPX", 2))) as person:
        for die in (0, 1, 3, 4):
            person.click_spot(("die", die))

        assert person.spot("again").spot.bar == "To keep all dice, stop and choose."
        person.click_spot("stop")
        assert isinstance(state(person).agenda[0], TakeOwn)


def test_while_it_is_rolled_a_row_only_shows_what_stopping_would_bring() -> None:
    with table(scene(deciding("OOJPXB"))) as person:
        spot = person.spot(("row", ORANGE)).spot

        assert spot.action == MarkColour(0, ORANGE)
        assert spot.bar == "Roll again or stop first."
        person.click_spot(("row", ORANGE))
        assert isinstance(state(person).agenda[0], Decide)


def test_every_use_of_the_dice_has_its_place() -> None:
    with table(scene(using("PPJJXO"))) as person:
        assert action(person, "row", ORANGE) == MarkColour(0, ORANGE)
        assert action(person, "row", PINK) == MarkColour(0, PINK)
        assert action(person, "row", BLACK) == MarkJokers(0, BLACK)
        assert action(person, "rose", PINK) == MarkJokers(0, PINK)
        assert action(person, "ice", PINK) == Freeze(0, PINK)
        assert action(person, "die", 0) == MarkColour(0, PINK)


def test_every_use_that_is_not_allowed_says_why() -> None:
    with table(scene(using("PPJJXO"))) as person:
        assert bar(person, "row", GREEN) == "This row is already frozen."
        assert bar(person, "rose", GREEN) == "This row is already frozen."
        assert bar(person, "ice", GREEN) == "This row is already frozen."
        assert bar(person, "ice", ORANGE) == (
            "You can freeze a row from box 6 to box 10. This one is at box 4."
        )


def test_too_few_jokers_do_not_freeze() -> None:
    with table(scene(using("PPJOXO"))) as person:
        assert bar(person, "ice", PINK) == "Freezing in box 7 takes 2 jokers. You have 1."


def test_without_jokers_rows_need_their_colour() -> None:
    with table(scene(using("PPPOXO"))) as person:
        assert bar(person, "row", BLACK) == "No die has this colour, and there is no joker."
        assert bar(person, "rose", BLACK) == "No die shows a joker."


def test_the_others_choose_from_what_is_left_and_hear_what_was_used() -> None:
    left = left_over("PPJJXG", PINK)
    with table(scene(left)) as person:
        assert person.mode.words == "Take one group of the dice Ana left."
        assert action(person, "row", GREEN) == MarkColour(1, GREEN)
        assert bar(person, "die", 0) == "Ana has used this die."
        assert bar(person, "row", ORANGE) == "This row is already frozen."
        assert bar(person, "ice", BLACK) == "You can freeze a row only in your own turn."


def test_used_jokers_and_used_colours_are_told() -> None:
    with table(scene(left_over("PPJJXG", JOKER))) as person:
        assert bar(person, "rose", PINK) == "Ana has used the jokers."
        assert bar(person, "row", BLACK) == "Ana has used the jokers, and no die has this colour."
    with table(scene(left_over("PPGGXG", PINK))) as person:
        assert bar(person, "row", PINK) == "Ana has used this colour, and there is no joker."


def test_who_can_use_nothing_says_so_with_one_click() -> None:
    with table(scene(left_over("OOOXXO", PINK))) as person:
        person.click_spot("nothing")
        person.until_asked()

        assert state(person).seat == 1


def test_a_click_on_a_row_makes_its_crosses() -> None:
    with table(scene(using("PPJJBO"))) as person:
        person.click_spot(("row", PINK))
        assert isinstance(person.mode, Showing)
        assert state(person).sheets[0].crosses[PINK] == 7
        person.until_asked()

        assert state(person).sheets[0].crosses[PINK] == 9


def test_a_snowflake_freezes() -> None:
    with table(scene(using("PPJJBO"))) as person:
        person.click_spot(("ice", PINK))
        person.until_asked()

        assert state(person).sheets[0].frozen_rows[PINK]


def step_by_mouse(person: AtTable) -> None:
    """Roll, reroll once, stop, then click the first widget that is allowed."""
    names = person.spot_names()
    if "roll" in names:
        person.click_spot("roll")
        return
    if "again" in names and state(person).rolls < 2:
        person.click_spot(("die", 0))
        if not person.spot("again").spot.bar:
            person.click_spot("again")
            return
    if "stop" in names:
        person.click_spot("stop")
        return
    free = [name for name in names if not person.spot(name).spot.bar]
    person.click_spot(free[0])


def finish(person: AtTable, step: Any) -> MatchResult:
    """Play to the end, and skip animations by clicks beside the table."""
    for _ in range(MOST_STEPS):
        if person.closed:
            break
        if person.asked:
            step(person)
        else:
            person.click((1900, 60))
    ended = person.closed[0]
    assert isinstance(ended, MatchResult)
    return ended


def test_a_whole_game_by_mouse() -> None:
    with table(scene(seed=5)) as person:
        ended = finish(person, step_by_mouse)

        assert [part.title for part in ended.parts] == [
            *("Orange", "Pink", "Green", "Black"),
            "Bonus",
        ]
        sums = tuple(sum(part.scores[seat] for part in ended.parts) for seat in range(2))
        assert ended.outcome.scores == sums


def step_by_keys(person: AtTable) -> None:
    """Use R to roll, S to stop, Tab and Enter to choose."""
    person.until_asked()
    names = person.spot_names()
    if "stop" in names:
        person.key("1")
        person.key("s")
    elif "roll" in names or "nothing" in names:
        person.key("r" if "roll" in names else "n")
    else:
        person.key("Tab")
        person.key("Enter")


def test_a_whole_game_by_keys_alone() -> None:
    def step(person: AtTable) -> None:
        if person.asked:
            step_by_keys(person)

    with table(scene(None, None, 1, seed=9)) as person:
        for _ in range(MOST_STEPS):
            if person.closed:
                break
            step(person)
            if not person.asked:
                person.key("Space")
        assert isinstance(person.closed[0], MatchResult)


def test_a_bot_game_runs_by_itself() -> None:
    with table(scene(None, 1, 1, 1, seed=2)) as person:
        for _ in range(2000):
            if person.closed:
                break
            person.key("Space")
        assert isinstance(person.closed[0], MatchResult)


def test_whose_turn_begins_is_told_under_their_colour_by_whatever_it_does() -> None:
    with table(scene(using("PPJJBO"))) as person:
        person.click_spot(("row", PINK))
        person.until_asked()
        began = [each for each in person.table.live.rulings if isinstance(each.event, TurnBegan)]
        assert began
        for each in began:
            assert isinstance(each.event, TurnBegan)
            assert each.side == person.table.live.seats[each.event.seat].side


def test_stopping_is_one_key() -> None:
    with table(scene(deciding("OOJPXB"))) as person:
        person.until_asked()
        person.key("s")

        assert Stop(0) in person.table.live.match.actions()


def test_the_marks_of_the_last_turn_stay_lit_while_the_next_player_rolls() -> None:
    own = RowMarked(0, PINK, 2, 5, 0, jokers=False)
    other = RowSaved(1, GREEN, 8)
    rolled = DiceRolled(1, 1, (0,), (0,) * 6)

    assert last_marks([own, other, TurnBegan(1), rolled]) == (own, other)
    assert last_marks([own, TurnBegan(1), rolled, other]) == (other,)
    assert last_marks([]) == ()


def shown(where: State, action: Action) -> Show[State]:
    step = play(rules, where, action)
    return Show(where, action, step.events, step.state)


def test_a_roll_with_skulls_takes_longer_and_the_third_one_longest() -> None:
    before = at((RollDice(0, (2, 3, 4, 5)),), "OXPPPP", ANA, BRUNO, rolls=1)
    plain, skull, three = (
        CalaveraBoard().show_duration_s(shown(before, Rolled(TABLE, faces(dice))))
        for dice in ("OOOO", "OXOO", "XXOO")
    )

    assert 0 < plain < skull < three


def test_marking_takes_time_and_only_choosing_takes_none() -> None:
    board = CalaveraBoard()

    assert board.show_duration_s(shown(deciding("OOJPXB"), Stop(0))) == 0
    assert board.show_duration_s(shown(using("PPJJBO"), MarkColour(0, PINK))) > 0
    assert board.show_duration_s(shown(using("PPJJBO"), Freeze(0, PINK))) > 0


def test_a_computer_shows_which_dice_it_keeps_and_where_it_marks() -> None:
    with table(scene(deciding("OOOPXB"), 1, None)) as person:
        seen = set()
        for _ in range(MOST_STEPS):
            if person.mode.wish is not None:
                assert person.mode.words == title(person.mode.wish, (), state(person))
                seen.add(type(person.mode.wish))
            person.wait()

        assert seen & {Reroll, Stop}
        assert seen & {MarkColour, MarkJokers, Freeze}


@pytest.mark.parametrize("bot", [None, 1])
def test_only_people_are_told_to_click_the_dice(
    bot: int | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    third = f"A third skull ends {'your' if bot is None else 'the'} turn"
    written: list[str] = []
    write = parts.write

    def noted(surface: Surface, view: View, words: str, *more: Any, **named: Any) -> FRect:
        written.append(words)
        return write(surface, view, words, *more, **named)

    monkeypatch.setattr(parts, "write", noted)
    with table(scene(deciding("OOOPXB"), bot, None)) as person:
        for _ in range(MOST_STEPS):
            if any(third in words for words in written):
                break
            person.wait()
    assert any("Click the dice" in words for words in written) == (bot is None)
    assert any(third in words for words in written)


def told(position: State, on: int) -> str:
    """Return the instruction in the bar."""
    return advice(
        Snapshot(position, (SeatEntry("Ana", "orange"), SeatEntry("Bruno", "black")), on=on)
    )


def test_the_bar_names_only_what_can_be_clicked() -> None:
    assert told(using("OOJJXB"), 0) == "Click a row, or a rose or snowflake beside it."
    assert told(left_over("OOJPXB", ORANGE), 1) == "Click a row, or a rose beside it."
    assert told(left_over("OOJPXB", JOKER), 1) == "Click a row."
    assert told(deciding("OOJPXB"), 0) == ""


def test_where_nothing_can_be_marked_the_button_says_so_alone() -> None:
    assert told(left_over("XXXJJJ", JOKER), 1) == ""
