"""What every game of the catalogue promises, tried in random matches."""

import json
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cubacube.games import catalogue
from cubacube.rules import TABLE, Rules, play
from cubacube.session.files.cards import load_cards
from cubacube.session.files.codec import canonical, decode, encode
from cubacube.session.files.levels import load_level
from cubacube.session.play.begin import answer, begin
from cubacube.session.play.game import Game
from cubacube.session.play.match import Match, replay
from cubacube.session.play.players import computers
from tests.random_matches import entry_for, random_match

every_game = pytest.mark.parametrize("game", catalogue.games(), ids=lambda game: game.name)
TRIED = settings(max_examples=25)


def ways_to_play(game: Game) -> st.SearchStrategy[Match[Any]]:
    """Random matches with any number of seats and any house rules."""
    options = st.fixed_dictionaries(
        {each.name: st.sampled_from(each.values) for each in game.options}
    )
    return st.builds(
        random_match,
        st.just(game),
        st.integers(game.fewest, game.most),
        options,
        st.integers(0, 10_000),
        st.just(150),
    )


@every_game
@TRIED
@given(data=st.data())
def test_random_matches(game: Game, data: st.DataObject) -> None:
    match = data.draw(ways_to_play(game))

    check_match(game, match)


def check_match(game: Game, match: Match[Any]) -> None:
    """Everything the contract says of a match and of each of its states."""
    names = tuple(f"P{seat}" for seat in range(game.most))
    states = [match.start, *(turn.state for turn in match.turns)]
    for state in states:
        check_choices(game.rules, state)
    for before, turn in zip(states, match.turns, strict=False):
        written = canonical(encode(before))
        step = play(game.rules, before, turn.action)
        assert (step.state, step.events) == (turn.state, turn.events), "apply is a function"
        assert canonical(encode(before)) == written, "apply leaves its input alone"
        check_json(game, turn.action)
        for event in turn.events:
            assert isinstance(game.tell(event, names, turn.state), str)
    assert decode(json.loads(canonical(encode(match.state))), game.state_type) == match.state
    assert replay(game.rules, match.start, match.actions()) == match
    check_undo(match)


def check_choices(rules: Rules[Any], state: Any) -> None:
    """Over, no choices and an outcome are the same; every choice belongs to a seat."""
    asked = rules.choices(state)
    assert (rules.outcome(state) is None) == bool(asked)
    for choice in asked:
        assert choice.seat >= TABLE
        if choice.seat != TABLE:
            seen = rules.seen_by(state, choice.seat)
            assert [each for each in rules.choices(seen) if each.seat == choice.seat] == [
                each for each in asked if each.seat == choice.seat
            ], "what a seat may know is enough to see its choices"


def check_json(game: Game, action: Any) -> None:
    """An action goes to text and back."""
    assert decode(json.loads(canonical(encode(action))), game.action_type) == action


def check_undo(match: Match[Any]) -> None:
    """Undo goes back to just before the last action of a player."""
    last = max((n for n, turn in enumerate(match.turns) if turn.action.seat != TABLE), default=None)
    assert match.undo().actions() == (match.actions() if last is None else match.actions()[:last])


@every_game
@pytest.mark.parametrize("seed", range(3))
def test_random_matches_come_to_an_end(game: Game, seed: int) -> None:
    match = random_match(game, game.fewest + seed % (game.most - game.fewest + 1), {}, seed)

    outcome = game.rules.outcome(match.state)
    assert outcome is not None
    assert len(outcome.scores) >= game.fewest
    assert outcome.winners <= set(range(len(outcome.scores)))
    assert outcome.winners or game.together
    if game.together:
        assert len(outcome.winners) in (0, len(outcome.scores))


@every_game
def test_a_box_goes_to_text_and_back(game: Game) -> None:
    level = None if game.level is None else load_level(game.level)
    box = game.make_box(load_cards(), level, game.options_type())

    assert decode(json.loads(canonical(encode(box))), game.box_type) == box


@every_game
@pytest.mark.parametrize("seed", [11, 12])
def test_matches_on_the_real_table(game: Game, seed: int) -> None:
    entry = entry_for(game, game.most, {}, seed)
    match, dealer = begin(game, entry)
    players = computers(game, entry.seats, seed, dealer.what_if)
    for _ in range(60):
        if game.rules.choices(match.state):
            match = match.play(answer(match, dealer, players))

    check_match(game, match)


@every_game
def test_an_option_has_a_title_an_explanation_and_its_default_among_its_values(game: Game) -> None:
    for option in game.options:
        assert option.title
        assert option.explanation.endswith(".")
        assert option.default in option.values
        assert len(set(map(str, option.values))) == len(option.values) > 1


def test_every_game_that_can_be_played_on_a_screen_is_in_the_catalogue() -> None:
    folder = Path(catalogue.__file__).parents[1] / "games"
    found = [
        import_module(f"cubacube.games.{path.parent.name}.about").GAME.name
        for path in folder.glob("*/about.py")
        if (path.parent / "scene").is_dir() or (path.parent / "scene.py").is_file()
    ]

    assert sorted(found) == sorted(catalogue.names())
    assert catalogue.names() == tuple(game.name for game in catalogue.games())


def test_a_misspelt_game_gets_a_guess() -> None:
    with pytest.raises(
        catalogue.UnknownGameError, match="unknown game 'rase'; did you mean 'race'"
    ):
        catalogue.game("rase")


def test_a_game_with_an_odd_name_is_unknown() -> None:
    with pytest.raises(catalogue.UnknownGameError, match="allowed are race"):
        catalogue.game("42")
