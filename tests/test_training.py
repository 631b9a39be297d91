"""Training matches: dice can be placed by hand in every flicking game."""

from pathlib import Path
from random import Random
from typing import Any

import pytest

from cubacube.games import catalogue
from cubacube.games.race.rules.state import UseBonuses
from cubacube.kit.events import DicePlaced, TurnBegan
from cubacube.kit.placing import AnyPlacing, Placed
from cubacube.kit.shot import AnyFlick, Layout, Pose
from cubacube.kit.tasks import EndTurn
from cubacube.library import referee
from cubacube.rules import TABLE, Action, Choice, OneOf, Value, play, replace
from cubacube.session.files.levels import load_level
from cubacube.session.keeping.book import MatchWriter, reopen
from cubacube.session.keeping.code import code_of, read_code
from cubacube.session.keeping.header import header_of
from cubacube.session.keeping.kept import read_match
from cubacube.session.play.begin import answer, begin, with_level_text
from cubacube.session.play.dealer import stream
from cubacube.session.play.match import Match, replay
from cubacube.session.play.players import SeatPlayer, computers
from cubacube.session.play.setup import MatchSetup
from cubacube.session.play.thinking import InlineThinker
from cubacube.session.play.training import for_training
from tests.invariants import Watch
from tests.random_matches import entry_for, stub, walked
from tests.random_player import play_at_random
from tests.session.keeping.matches import BEGUN
from tests.stub_table import free_pose

KINDS: dict[str, tuple[str, dict[str, Value]]] = {
    "race": ("race", {"bumpers": True, "raid": True}),
    "smugglers": ("smugglers", {"hidden_money": True}),
    "couriers": ("couriers", {}),
    "teams race": ("cobbers", {"over": "race"}),
    "teams smuggle": ("cobbers", {"over": "smugglers"}),
}
SOME = 150
"""Number of checked actions per match."""
COMPARED = 14
"""Number of compared actions in matches of computers, which think long."""

every_kind = pytest.mark.parametrize("kind", KINDS)


class Placer:
    """Plays at random, and places dice every third time."""

    def __init__(self, seed: int, seat: int, dealer: Any) -> None:
        self._seed, self._seat, self._dealer = seed, seat, dealer

    def choose(self, state: Any, choices: tuple[Choice, ...], place: int) -> Action:
        rng = stream(self._seed, f"hand {self._seat} {place}")
        hands = [each for each in choices if isinstance(each, AnyPlacing)]
        if hands and rng.random() < 1 / 3:
            return anywhere(hands[0], rng)
        others = tuple(each for each in choices if each not in hands)
        return play_at_random(state, others, rng, self._dealer.what_if)


def anywhere(choice: AnyPlacing, rng: Random) -> Placed:
    """Place some dice at random."""
    layout = choice.layout
    moved = rng.sample([pose.die for pose in layout.dice], rng.choice((1, 1, 2)))
    lying = replace(layout, dice=tuple(each for each in layout.dice if each.die not in moved))
    found = []
    for die in moved:
        pose = free_pose(die, lying, load_level("habana"), rng)
        found.append(replace(pose, orientation=rng.randrange(24)))
        lying = Layout((*lying.dice, found[-1]), lying.cities)
    return Placed(choice.seat, tuple(found))


def entered(kind: str, seed: int = 1) -> MatchSetup:
    name, options = KINDS[kind]
    game = catalogue.game(name)
    entry = replace(entry_for(game, max(2, game.fewest), options, seed), training=True)
    return with_level_text(game, entry)


def played(
    kind: str, seed: int = 1, longest: int = SOME, *, physics: bool = False, watched: bool = False
) -> Match[Any]:
    """Return a match in which dice are placed repeatedly."""
    entry = entered(kind, seed)
    game = for_training(catalogue.game(entry.game))
    match, dealer = begin(game, entry)
    dealer = dealer if physics else stub(game, seed)
    seats = len(entry.seats)
    players: tuple[SeatPlayer, ...] = tuple(Placer(seed, seat, dealer) for seat in range(seats))
    watch = Watch(game, seats) if watched else None
    return walked(game, match, dealer, players, longest, watch)


def dealt(kind: str) -> Match[Any]:
    """Return a match at its first flick."""
    match = played(kind, longest=0)
    dealer, rng = stub(catalogue.game(KINDS[kind][0]), 1), Random(3)
    while not any(isinstance(each, AnyFlick) for each in match.rules.choices(match.state)):
        asked = match.rules.choices(match.state)
        if asked[0].seat == TABLE:
            match = match.play(dealer.answer(asked[0], match.standing))
        else:
            others = tuple(each for each in asked if not isinstance(each, AnyPlacing))
            match = match.play(play_at_random(match.state, others, rng, dealer.what_if))
    return match


def hand(match: Match[Any]) -> AnyPlacing:
    return next(c for c in match.rules.choices(match.state) if isinstance(c, AnyPlacing))


@every_kind
@pytest.mark.parametrize("seed", range(2))
def test_wherever_dice_are_placed_all_promises_are_kept(kind: str, seed: int) -> None:
    match = played(kind, seed, watched=True)

    assert sum(isinstance(action, Placed) for action in match.actions()) >= 3


@every_kind
def test_a_die_lies_where_it_was_placed_and_the_same_seat_is_asked(kind: str) -> None:
    match = dealt(kind)
    choice = hand(match)
    placed = Placed(choice.seat, anywhere(choice, Random(5)).poses[:1])

    after = match.play(placed)

    lying = hand(after).layout
    assert lying.dice == tuple(
        next((pose for pose in placed.poses if pose.die == each.die), each)
        for each in choice.layout.dice
    )
    assert after.turns[-1].events == (DicePlaced(choice.seat, (placed.poses[0].die,)),)
    assert (lying.cities, lying.pawns) == (choice.layout.cities, choice.layout.pawns)
    asked = [type(each) for each in after.rules.choices(after.state)]
    assert asked == [type(each) for each in match.rules.choices(match.state)]
    assert after.rules.choices(after.state)[0].seat == choice.seat
    flicks = [c for c in after.rules.choices(after.state) if isinstance(c, AnyFlick)]
    assert all(flick.layout == lying for flick in flicks)


def test_whoever_is_taken_away_from_what_was_asked_is_no_longer_asked() -> None:
    match = dealt("race")
    state = match.state
    racer = replace(state.racers[0], bonuses=("alcohol",))
    asked = replace(
        state.with_player(0, racer),
        seat=0,
        agenda=(UseBonuses(0), EndTurn(0)),
        layout=replace(
            state.layout,
            dice=(
                *(each for each in state.layout.dice if each.die not in ("VA", "VB")),
                Pose("VA", 160.0, 20.0, 0.0),
                Pose("VB", 180.0, 20.0, 0.0),
            ),
        ),
    )
    (offer, hand) = match.rules.choices(asked)
    assert isinstance(offer, OneOf)
    assert isinstance(hand, AnyPlacing)
    away = next(
        placed
        for x in range(20, 300, 20)
        if (placed := Placed(0, (Pose("VA", float(x), 300.0, 0.0),))) in hand
    )

    step = play(match.rules, asked, away)

    assert step.events == (DicePlaced(0, ("VA",)), TurnBegan(1))


@every_kind
def test_what_is_placed_is_told_of_the_person(kind: str) -> None:
    match = dealt(kind)
    choice = hand(match)
    names = tuple(f"P{seat}" for seat in range(len(entered(kind).seats)))
    red = next(pose for pose in choice.layout.dice if pose.die == "R1")

    after = match.play(Placed(choice.seat, (replace(red, orientation=(red.orientation + 1) % 24),)))

    (said,) = referee(after, names, len(match.turns))
    assert said == f"P{choice.seat} places the red die by hand."


@every_kind
def test_undo_takes_back_what_was_placed(kind: str) -> None:
    match = dealt(kind)

    assert match.play(anywhere(hand(match), Random(5))).undo() == match


@every_kind
def test_in_other_matches_nothing_can_be_placed(kind: str) -> None:
    entry = replace(entered(kind), training=False)
    match, _dealer = begin(catalogue.game(entry.game), entry)

    assert match.rules is catalogue.game(entry.game).rules


@every_kind
def test_a_match_with_dice_placed_is_read_again_from_file_and_code(
    kind: str, tmp_path: Path
) -> None:
    match = played(kind, longest=40, physics=True)
    game, entry = catalogue.game(KINDS[kind][0]), entered(kind)
    assert any(isinstance(action, Placed) for action in match.actions())
    keeper = MatchWriter(tmp_path / "match.jsonl", header_of(entry, game, BEGUN))
    for action in match.actions():
        keeper.do(action)
    keeper.close()
    entry, book = reopen(keeper.path, catalogue.game)
    scene = catalogue.table(entry.game).open_scene(entry, InlineThinker, book)
    assert book.keeper is not None
    book.keeper.close()

    assert scene.live.match.actions()[: len(match.turns)] == match.actions()
    assert any("by hand" in ruling.words for ruling in scene.live.rulings)
    kept = read_match(keeper.path, catalogue.game)

    assert kept.match == match
    decoded = read_code(code_of(kept), catalogue.game)
    assert decoded.differs is None
    assert decoded.kept.match == match
    assert replay(match.rules, match.start, match.actions()) == match


@every_kind
def test_computers_do_not_place_dice_and_play_as_ever(kind: str) -> None:
    entry = entered(kind)
    game = catalogue.game(entry.game)
    logs = []
    for training in (True, False):
        match, _dealer = begin(game, replace(entry, training=training))
        dealer = stub(game, 4)
        players = computers(game, entry.seats, entry.seed, dealer.what_if)
        for _ in range(COMPARED):
            match = match.play(answer(match, dealer, players))
        logs.append(match.actions())

    assert logs[0] == logs[1]
