"""The contract of every game in the catalogue, checked in random matches."""

import json
from importlib import import_module
from pathlib import Path

import pytest

from cubacube.games import catalogue
from cubacube.session.files.cards import load_cards
from cubacube.session.files.codec import canonical, decode, encode
from cubacube.session.files.levels import load_level
from cubacube.session.play.begin import answer, begin
from cubacube.session.play.game import Game
from cubacube.session.play.players import computers
from tests.invariants import check_match, check_progress
from tests.random_matches import entry_for
from tests.tiny_game import NAME, tiny_game, wheel

__all__ = ["tiny_game", "wheel"]
"""Fixtures, which pytest finds here."""

every_game = pytest.mark.parametrize("game", sorted({*catalogue.names(), NAME}), indirect=True)


@pytest.fixture
def game(request: pytest.FixtureRequest) -> Game:
    """Each built-in game, and the example of a game from another package."""
    if request.param == NAME:
        request.getfixturevalue("tiny_game")
    return catalogue.game(request.param)


@every_game
def test_a_box_goes_to_text_and_back(game: Game) -> None:
    measures = None if game.level is None else load_level(game.level).measures()
    box = game.make_box(load_cards(), measures, game.options_type())

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
    check_progress(match)


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
    with pytest.raises(catalogue.UnknownGameError, match="unknown game 'rase'; did you mean race"):
        catalogue.game("rase")


def test_a_game_with_an_odd_name_is_unknown() -> None:
    with pytest.raises(
        catalogue.UnknownGameError, match="unknown game '42'; choose one of race, smugglers"
    ):
        catalogue.game("42")
