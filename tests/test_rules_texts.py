"""The contract of every game's rules text."""

import re
from pathlib import Path

import pygame
import pytest

from cubacube.games import catalogue
from cubacube.scenes.canvas.view import View
from cubacube.scenes.rules_page import Figures, RulesPage
from cubacube.scenes.rules_page.figure import figure_picture
from cubacube.scenes.rules_page.layout import Setter
from cubacube.scenes.rules_page.setting import TextLine
from cubacube.scenes.rules_page.tables import Band
from cubacube.session.language.rules_text import (
    Illustration,
    RulesText,
    TextTable,
    load,
    parse,
    passages,
    plain,
)
from cubacube.session.language.translation import SOURCE
from cubacube.session.play.game import Game
from cubacube.session.shipped import folder

LOWEST_ENTRY = 34.0
"""Logical units that a line of the contents needs."""
NUMBERED = r"[(\[]?\b[CEILRV]\d+\b"
"""The number of a ruling or an example, with or without brackets."""
SIZES = [(1280, 720), (1920, 1080), (3840, 2160)]
FILES = sorted(folder("assets").glob("rules/*/*.md"))
every_file = pytest.mark.parametrize(
    "path", FILES, ids=lambda path: f"{path.parent.name}-{path.stem}"
)
every_game = pytest.mark.parametrize("game", catalogue.games(), ids=lambda game: game.name)


def read(path: Path) -> RulesText:
    return parse(path.read_text(encoding="utf-8"), path.parent.name, path.name)


def figures_of(path: Path) -> Figures:
    return catalogue.figures(path.stem)


def all_words(text: RulesText) -> str:
    return "\n".join(plain(each) for block in text.blocks for each in passages(block))


def test_every_game_has_a_page_and_every_page_a_game() -> None:
    pages = {path.stem for path in FILES if path.parent.name == SOURCE}

    assert pages == set(catalogue.names())
    assert {path.stem for path in FILES} == pages


@every_file
def test_every_game_shows_something(path: Path) -> None:
    assert len(figures_of(path)) > 1


@every_file
def test_every_figure_is_there_and_every_one_is_used(path: Path) -> None:
    named = [block.figure for block in read(path).blocks if isinstance(block, Illustration)]

    assert sorted(named) == sorted(figures_of(path))


@every_file
@pytest.mark.parametrize("size", SIZES)
def test_nothing_is_wider_than_the_page(path: Path, size: tuple[int, int]) -> None:
    view, text = View(size), read(path)
    page = RulesPage(text, figures_of(path))
    width = round(page.pane.box.w * view.scale) - 2 * view.px(48)

    layout = Setter(view, text, figures_of(path), width).page()

    for piece in layout.pieces:
        match piece:
            case TextLine(runs=runs):
                last = runs[-1]
                font = view.font(last.style.size, last.style.weight)
                assert piece.x + last.x + font.size(last.words)[0] <= width + 3, runs
            case Band(x=x, width=across):
                assert x + across <= width
            case _:
                assert piece.x >= 0, piece


@every_file
def test_the_contents_have_room(path: Path) -> None:
    text = read(path)
    view = View((1280, 720))

    for entry in RulesPage(text, figures_of(path)).entries:
        assert entry.box.h >= LOWEST_ENTRY
        words = view.text(entry.words, 24, "heavy").width / view.scale
        assert words <= entry.box.w - 28, entry.words


@every_file
def test_every_figure_can_be_painted(path: Path) -> None:
    pygame.display.set_mode((64, 64))
    view = View((1280, 720))

    for name, figure in figures_of(path).items():
        picture = figure_picture(view, figure)
        points = ((x, y) for x in range(0, picture.width, 5) for y in range(0, picture.height, 5))
        assert len({tuple(picture.get_at(point)) for point in points}) > 20, name
    pygame.display.quit()


@every_game
def test_every_option_and_every_value_with_a_name_is_told(game: Game) -> None:
    words = all_words(load(game.name, "en"))

    for option in game.options:
        assert option.title in words
        for value in option.values:
            if isinstance(value, str):
                shown = re.escape(option.label(value))
                assert re.search(rf"\b{shown}", words, re.IGNORECASE), (option.name, value)


@every_game
def test_the_title_is_the_games(game: Game) -> None:
    assert load(game.name, "en").title == game.title


@every_game
def test_the_keys_are_in_a_table(game: Game) -> None:
    tables = [block for block in load(game.name, "en").blocks if isinstance(block, TextTable)]
    keys = next(table for table in tables if plain(table.rows[0][0]) == "Key")

    told = " ".join(plain(row[0]) for row in keys.rows)
    assert all(key in told for key in ("F1", "F11", "Esc", "L", "Tab", "Enter"))


def test_no_sentence_shown_in_play_has_the_number_of_a_ruling() -> None:
    """Numbers belong only on the rules pages and in docs/rules."""
    words = (folder("assets") / "locale/cubacube.pot").read_text(encoding="utf-8")

    assert re.findall(NUMBERED, words) == []
    assert re.findall(NUMBERED, "It may (E3). It must [R44', C6].") == ["(E3", "[R44", "C6"]


@every_game
def test_ruling_numbers_are_explained(game: Game) -> None:
    text = load(game.name, "en")
    spans = [span for block in text.blocks for each in passages(block) for span in each]
    numbers = {n for s in spans if s.kind == "ruling" for n in re.findall(r"[A-Z]\d+", s.words)}

    assert numbers
    assert len({number[0] for number in numbers}) == 1
    assert "marks such a ruling" in all_words(text) or "marks a ruling" in all_words(text)


@pytest.mark.parametrize(
    ("name", "true", "false"),
    [
        ("couriers", "A dropped Job does not start this again", "cards since the Job began"),
        ("couriers", "For the new Job you start at 0 km", "If all ten are taken"),
        ("smugglers", "No early touch cancels the crossing", "without a crossing at all"),
        ("smugglers", "these hits do not spoil a clean drive", "the drive stays clean"),
        ("race", "the middle column counts for the whole flick, even behind", None),
        ("calavera", "In the rulebook that is the youngest", None),
    ],
)
def test_a_page_says_what_is_played_and_not_what_was_once_misread(
    name: str, true: str, false: str | None
) -> None:
    words = all_words(load(name, SOURCE))

    assert true in words
    assert false is None or false not in words
