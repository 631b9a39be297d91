"""[Finish] Rewards, Diamonds, the next race, the end, and hidden information."""

from typing import Any

import pytest

from cubacube.games.race import rules
from cubacube.games.race.rules.events import GameEnded, RaceBegan, RaceEnded, Rewarded
from cubacube.games.race.rules.state import DealTrack, Racer, State
from cubacube.kit.cards import Symbol
from cubacube.kit.events import DiceThrown, TurnBegan
from cubacube.kit.shot import Thrown, Touched
from cubacube.kit.tasks import BeginTurn, ThrowDice
from cubacube.rules import TABLE, AnyShuffle, Outcome, Shuffled, Step, replace
from cubacube.session.files.codec import decode, encode
from tests.builders import BAYAMO, heard, layout
from tests.games.race.builders import A, B, C, D, aims, do, drive, prepare, racing, turn_of

PAIR: tuple[Symbol, ...] = ("diamond", "diamond")
HOME = Racer(1, crossed=5, finished=True)


def ended(*racers: Racer, starter: int = A, race: int = 1, **options: Any) -> Step[State]:
    """The last seat of the round fails its preparation, which ends round and race."""
    state = turn_of((starter - 1) % len(racers), racing(*racers, **options))
    state = replace(state, starter=starter, race=race, round=7)
    return prepare(state, "G1", Touched(0.1, "R1"), to=(100.0, 235.0))


def field(*crossed: int) -> tuple[Racer, ...]:
    """Return racers on their way, behind A, who is in the City."""
    return (HOME, *(Racer(n, crossed=c) for n, c in enumerate(crossed, start=2)))


def money(step: Step[State]) -> list[int | None]:
    return [racer.money for racer in step.state.racers]


# Rewards


def test_race_i17_the_rewards_and_who_starts_next() -> None:
    step = ended(*field(5, 3, 1))

    assert step.events[1:6] == (
        RaceEnded(1),
        Rewarded(A, 5000, 0, fined=False),
        Rewarded(B, 4000, 0, fined=False),
        Rewarded(C, 3000, 0, fined=False),
        Rewarded(D, 1000, 0, fined=False),
    )
    assert money(step) == [5000, 4000, 3000, 1000]
    assert step.state.starter == D
    assert step.state.agenda == (DealTrack(), BeginTurn(D))


def test_race_i17_rewards_add_up_over_the_races() -> None:
    step = ended(replace(HOME, money=1000), Racer(2, crossed=2, money=3000), Racer(3))

    assert money(step) == [6000, 5000, 0]


def test_race_i16_the_round_is_played_to_its_end_and_all_in_the_city_win() -> None:
    racers = Racer(1, crossed=4), replace(HOME, vehicle=2), Racer(3, crossed=5), Racer(4)

    state = drive(turn_of(C, racing(*racers)), to=(128, 290), through=None).state
    assert (state.seat, state.race, state.racers[C].finished) == (D, 1, True)

    step = drive(state, through=aims(state)["VD"].gates[0])
    assert [event.reward for event in heard(step, Rewarded)] == [4000, 5000, 5000, 0]
    assert step.state.race == 2


def test_race_i16_counter_example_a_race_goes_on_until_somebody_is_in_the_city() -> None:
    step = ended(Racer(1, crossed=5), Racer(2, crossed=5))

    assert not heard(step, RaceEnded)
    assert (step.state.seat, step.state.round, step.state.race) == (A, 8, 1)


def test_race_i16_counter_example_not_in_the_middle_of_a_round() -> None:
    state = turn_of(A, racing(HOME, Racer(2), Racer(3)))

    step = prepare(replace(state, starter=C), "G1", Touched(0.1, "R1"), to=(100, 235))

    assert not heard(step, RaceEnded)
    assert step.state.seat == B


# Diamonds


def test_race_i19_a_pair_of_diamonds_pays_but_not_the_last() -> None:
    a, b, c, d = field(4, 3, 1)

    step = ended(a, b, replace(c, bonuses=PAIR), replace(d, bonuses=PAIR))

    assert heard(step, Rewarded)[C] == Rewarded(C, 3000, 1, fined=False)
    assert heard(step, Rewarded)[D] == Rewarded(D, 1000, 0, fined=False)
    assert money(step) == [5000, 4000, 4000, 1000]
    assert [racer.bonuses for racer in step.state.racers] == [(), (), (), PAIR]


def test_race_r114_diamonds_pay_without_the_city_but_not_with_a_cop() -> None:
    a, b, c, d = field(4, 3, 1)

    step = ended(a, replace(b, bonuses=PAIR), replace(c, bonuses=PAIR, has_cop=True), d)

    assert [event.pairs for event in heard(step, Rewarded)] == [0, 1, 0, 0]


def test_race_i19_every_pair_pays_and_the_odd_one_is_kept() -> None:
    rich = replace(HOME, bonuses=("case", *PAIR, *PAIR, "diamond", "statue"))

    step = ended(rich, Racer(2))

    assert money(step) == [7000, 0]
    assert step.state.racers[A].bonuses == ("case", "diamond", "statue")


def test_race_i19_counter_example_a_single_one_pays_nothing() -> None:
    step = ended(replace(HOME, bonuses=("diamond",)), Racer(2))

    assert money(step) == [5000, 0]
    assert step.state.racers[A].bonuses == ("diamond",)


def test_race_r44_nobody_is_last_if_all_came_as_far() -> None:
    both = [replace(HOME, vehicle=n, bonuses=PAIR) for n in (1, 2)]

    assert money(ended(*both)) == [6000, 6000]


def test_race_r44_several_may_be_last() -> None:
    a, b, c = field(2, 2)

    assert money(ended(a, replace(b, bonuses=PAIR), replace(c, bonuses=PAIR))) == [5000, 2000, 2000]


def test_race_i33_the_winner_is_not_last_and_does_not_start_again() -> None:
    """B acts first, then A, who reaches the City; B has crossed all five Sectors."""
    step = ended(HOME, Racer(2, crossed=5, bonuses=PAIR), starter=B)

    assert heard(step, Rewarded)[B] == Rewarded(B, 4000, 0, fined=False)
    assert step.state.racers[B].bonuses == PAIR
    assert step.state.starter == B


def test_race_i33_counter_example_all_in_the_city_share_every_place() -> None:
    both = HOME, replace(HOME, vehicle=2, bonuses=PAIR)

    step = ended(*both, starter=B)

    assert money(step) == [5000, 6000]
    assert step.state.starter == A, "nobody is last, and A acted last"


def test_race_i34_who_shares_the_last_place_and_acted_last_starts() -> None:
    """The order is B, C, A. A is in the City; B and C have crossed five Sectors."""
    step = ended(*field(5, 5), starter=B)

    assert money(step) == [5000, 4000, 4000]
    assert step.state.starter == C


def test_race_i34_counter_example_fewer_sectors_come_after_more() -> None:
    a, b, c = field(4, 5)

    step = ended(a, replace(b, bonuses=PAIR), replace(c, bonuses=PAIR), starter=B)

    assert money(step) == [5000, 4000, 5000]
    assert step.state.starter == B


# Raid


def test_race_i31_the_target_city_with_a_cop_ends_the_race_without_reward() -> None:
    pursued = replace(HOME, has_cop=True, bonuses=PAIR)

    step = ended(pursued, Racer(2, crossed=2, has_cop=True), Racer(3, crossed=3), raid=True)

    assert heard(step, RaceEnded) == [RaceEnded(1)]
    assert heard(step, Rewarded) == [
        Rewarded(A, 0, 0, fined=True),
        Rewarded(B, 0, 0, fined=True),
        Rewarded(C, 3000, 0, fined=False),
    ]
    assert step.state.racers[A].bonuses == PAIR


def test_race_i31_counter_example_without_the_cop_it_pays() -> None:
    assert money(ended(replace(HOME, bonuses=PAIR), Racer(2), raid=True)) == [6000, 0]


def test_race_r16_a_new_cop_for_the_next_race() -> None:
    assert all(racer.has_cop for racer in ended(HOME, Racer(2), raid=True).state.racers)
    assert not any(racer.has_cop for racer in ended(HOME, Racer(2)).state.racers)


# The next race


def test_the_tied_last_who_acted_last_starts() -> None:
    assert ended(*field(1, 1, 3)).state.starter == C
    assert ended(*field(1, 3, 1), starter=C).state.starter == B
    assert ended(*field(1, 1, 1), starter=D).state.starter == C
    assert ended(HOME, replace(HOME, vehicle=2), starter=B).state.starter == A


def test_pawns_and_tokens_go_back_and_the_rest_stays() -> None:
    used = Racer(
        6, damage=4, bumpers=1, bonuses=("statue",), crossed=3, broken=True, blind=1, cone=True
    )

    step = ended(HOME, used, starter=B)

    kept = replace(used, damage=0, broken=False, crossed=0, money=3000)
    assert step.state.racers == (Racer(1, money=5000), kept)
    assert (step.state.race, step.state.round) == (2, 1)
    assert step.state.layout == layout(2, replace(layout(2)["G1"], y_mm=235.0))


def test_tokens_and_breakdown_stay_with_the_hint() -> None:
    hurt = Racer(2, damage=4, broken=True)

    step = ended(HOME, hurt, Racer(3, damage=1), no_repair=True)

    assert step.state.racers[1:] == (hurt, Racer(3, damage=1))


def test_the_next_race_has_a_new_track_and_the_dice_stay() -> None:
    state = ended(HOME, Racer(2)).state
    assert rules.choices(state) == (AnyShuffle(29),)

    step = do(state, Shuffled(TABLE, tuple(reversed(range(29)))))

    assert step.events[0] == RaceBegan(2, "Santiago de Cuba")
    assert step.events[1] == TurnBegan(B, blind=False, cone=False)
    assert step.state.track == (37, 36, 35, 34, 33)
    assert step.state.layout == state.layout


def test_race_r15_the_dice_may_be_thrown_again() -> None:
    state = ended(HOME, Racer(2), rethrow=True).state
    assert state.agenda == (DealTrack(), ThrowDice(), BeginTurn(B))

    state = do(state, Shuffled(TABLE, tuple(range(29)))).state
    step = do(state, Thrown(TABLE, layout(2).dice))

    assert step.events[0] == DiceThrown(B)
    assert step.state.layout == layout(2)


# The end


def test_after_the_last_race_most_money_wins() -> None:
    step = ended(replace(HOME, money=1000), Racer(2, crossed=3, money=4000), race=2)

    assert step.events[-1] == GameEnded((B,))
    assert rules.choices(step.state) == ()
    assert rules.outcome(step.state) == Outcome((6000, 7000), frozenset({B}))


def test_race_r31_a_tie_is_shared() -> None:
    step = ended(HOME, Racer(2, crossed=3, money=2000), Racer(3), races=1)

    assert step.events[-1] == GameEnded((A, B))
    assert rules.outcome(step.state) == Outcome((5000, 5000, 0), frozenset({A, B}))


@pytest.mark.parametrize(("race", "over"), [(1, False), (2, False), (3, True)])
def test_the_number_of_races_is_an_option(race: int, over: bool) -> None:
    state = ended(HOME, Racer(2), race=race, races=3).state

    assert state.over is over
    assert (rules.outcome(state) is not None) is over


# What may be seen


def test_hidden_money_is_seen_by_its_owner_only() -> None:
    state = racing(Racer(1, money=5000), Racer(2, money=3000), hidden_money=True)

    assert [racer.money for racer in rules.seen_by(state, A).racers] == [5000, None]
    assert [racer.money for racer in rules.seen_by(state, TABLE).racers] == [None, None]
    assert replace(rules.seen_by(state, B), racers=state.racers) == state


def test_hidden_money_is_shown_at_the_end() -> None:
    state = ended(HOME, Racer(2, crossed=1), races=1, hidden_money=True).state

    assert rules.seen_by(state, B) == state


def test_open_money_is_seen_by_all() -> None:
    state = racing(Racer(1, money=5000), Racer(2))

    assert rules.seen_by(state, B) == state


def test_a_race_goes_into_json_and_back() -> None:
    state = ended(*field(5, 3, 1), rethrow=True).state

    assert decode(encode(state), State) == state
    assert state.sector(0).city != BAYAMO
