from collections import Counter

import pytest

from cubacube.games import catalogue
from cubacube.kit.events import TurnBegan
from cubacube.kit.geometry import gap_mm
from cubacube.kit.shot import (
    AnyShot,
    AnyThrow,
    AnyWobble,
    Flick,
    Layout,
    Pose,
    Shot,
    Thrown,
    Wobbled,
)
from cubacube.rules import AnyRoll, AnyShuffle, Choice, OneOf, Rolled, replace
from cubacube.session.files.levels import load_level
from cubacube.session.play.begin import answer, begin
from cubacube.session.play.dealer import Dealer, stream
from cubacube.session.play.match import NOTHING, Standing
from cubacube.session.play.players import computers, read_seats
from cubacube.session.play.setup import MatchSetup
from cubacube.table import shoot
from cubacube.table.level import Level
from tests.croupier import Croupier

HABANA = load_level("habana")
PIPS = (1, 2, 3, 4, 5, 6)
LAYOUT = Layout((Pose("R1", 200.0, 160.0, 0.2), Pose("VA", 100.0, 160.0, 0.0)))
FLICK = Flick(0, "VA", 0, 1200)
QUESTIONS: tuple[Choice, ...] = (
    AnyRoll(PIPS, 2),
    AnyShuffle(29),
    AnyThrow(("VA", "R1", "B1"), Layout()),
    AnyWobble(600, 100),
    AnyShot(FLICK, LAYOUT),
)


def restless(level: Level) -> Level:
    """Return a level on which dice come to rest only after a throw."""
    return replace(level, steps=replace(level.steps, longest_flick_s=0.05))


@pytest.mark.parametrize("choice", QUESTIONS, ids=lambda choice: type(choice).__name__)
def test_the_answer_is_one_of_the_choice(choice: Choice) -> None:
    assert Dealer(HABANA, 1).answer(choice, NOTHING) in choice


def test_the_same_seed_gives_the_same_answers() -> None:
    one, other = Croupier(Dealer(HABANA, 5)), Croupier(Dealer(HABANA, 5))

    assert [one.answer(each) for each in QUESTIONS * 2] == [
        other.answer(each) for each in QUESTIONS * 2
    ]


def test_the_answer_hangs_on_its_place_in_the_log_and_not_on_what_was_asked_before() -> None:
    dealer = Dealer(HABANA, 5)
    rolled: Standing = {Rolled: 1}
    for each in QUESTIONS * 3:
        dealer.answer(each, NOTHING)

    again = dealer.answer(AnyRoll(PIPS, 9), rolled)
    assert again == Dealer(HABANA, 5).answer(AnyRoll(PIPS, 9), rolled)
    assert again != dealer.answer(AnyRoll(PIPS, 9), NOTHING)


def test_another_seed_gives_other_answers() -> None:
    shuffles = {Dealer(HABANA, seed).answer(AnyShuffle(29), NOTHING) for seed in range(20)}

    assert len(shuffles) == 20


def test_one_more_roll_does_not_change_the_next_shuffle() -> None:
    one, other = Croupier(Dealer(HABANA, 5)), Croupier(Dealer(HABANA, 5))
    other.answer(AnyRoll(PIPS, 3))

    assert one.answer(AnyShuffle(29)) == other.answer(AnyShuffle(29))


def test_a_flick_is_answered_by_physics() -> None:
    dealer = Dealer(HABANA, 1)
    shot, film = dealer.film(AnyShot(FLICK, LAYOUT))

    assert isinstance(shot, Shot)
    assert shot == shoot(LAYOUT, FLICK, HABANA)[0] == dealer.what_if(FLICK, LAYOUT)
    assert film.seconds > 0


def test_r72_a_flick_without_an_end_is_void_and_moves_nothing() -> None:
    dealer, choice = Dealer(restless(HABANA), 1), AnyShot(FLICK, LAYOUT)
    shot, film = dealer.film(choice)

    assert shot in choice
    assert shot == dealer.what_if(FLICK, LAYOUT)
    assert shot.void
    assert (shot.events, shot.rest) == ((), LAYOUT.dice)
    assert film.seconds == 0
    assert film.at(0.0) == LAYOUT.dice
    assert not Dealer(HABANA, 1).film(choice)[0].void


@pytest.mark.parametrize("bot", [0, 1])
@pytest.mark.parametrize("name", ["race", "smugglers", "couriers"])
def test_r72_computers_pass_the_turn_on_where_no_dice_find_rest(name: str, bot: int) -> None:
    game = catalogue.game(name)
    seats = read_seats(game, f"bot:{bot},bot:{bot}")
    match, calm = begin(game, MatchSetup(name, seats, seed=4))
    dealer = Dealer(restless(calm.level), 4)
    players = computers(game, seats, 4, dealer.what_if)
    turns: list[int] = []
    for _ in range(40):
        asked = match.rules.choices(match.state)
        if not asked or len(turns) == 5:
            break
        match = match.play(
            answer(match, calm if isinstance(asked[0], AnyThrow) else dealer, players)
        )
        turns += [each.seat for each in match.turns[-1].events if isinstance(each, TurnBegan)]

    assert len(turns) >= 2
    assert turns == [turns[0] ^ (place % 2) for place in range(len(turns))]


def test_thrown_dice_do_not_overlap() -> None:
    thrown = Dealer(HABANA, 3).answer(AnyThrow(("VA", "R1", "B1", "G1"), Layout()), NOTHING)

    assert isinstance(thrown, Thrown)
    measures = HABANA.measures()
    for number, pose in enumerate(thrown.rest):
        assert all(gap_mm(pose, other, measures) > 0 for other in thrown.rest[:number])


def test_every_face_comes_up() -> None:
    dealer = Croupier(Dealer(HABANA, 1))
    faces = Counter(dealer.answer(AnyRoll(PIPS, 1)) for _ in range(600))

    assert len(faces) == 6
    assert min(faces.values()) > 60


def test_a_blind_flick_strays_by_the_deviations_asked_for() -> None:
    dealer = Croupier(Dealer(HABANA, 1))
    wobbles = [dealer.answer(AnyWobble(600, 100)) for _ in range(500)]

    angles = [each.angle_cdeg for each in wobbles if isinstance(each, Wobbled)]
    assert len(angles) == 500
    assert 500 < (sum(x * x for x in angles) / 500) ** 0.5 < 700


def test_streams_of_different_names_differ() -> None:
    assert stream(1, "a").random() == stream(1, "a").random()
    assert stream(1, "a").random() != stream(1, "b").random()
    assert stream(1, "a").random() != stream(2, "a").random()


def test_a_choice_of_a_player_is_refused() -> None:
    with pytest.raises(TypeError, match="the table cannot answer"):
        Dealer(HABANA, 1).answer(OneOf(0, ()), NOTHING)


def test_without_a_level_there_is_chance_but_no_physics() -> None:
    dealer = Dealer(None, 1)

    assert dealer.answer(AnyRoll(PIPS, 2), NOTHING) in AnyRoll(PIPS, 2)
    with pytest.raises(TypeError, match="without a level"):
        dealer.answer(AnyShot(FLICK, LAYOUT), NOTHING)
