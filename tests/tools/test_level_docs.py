"""docs/levels.md agrees with the schema and the played games."""

from pathlib import Path

import level_docs
import pygame
import pytest
from gallery import COLUMNS, EDGE, FILE, GAP
from level_figures import MOST_TURNS, Tally, TooLongError, banked

from cubacube.kit.events import TurnBegan
from cubacube.kit.shot import Crossed, Flick, Shot, ShotEvent, Struck
from cubacube.rules import Action
from cubacube.session.files.declared import keys_by_path
from cubacube.session.files.levels import level_names
from cubacube.session.play.match import PlayedAction
from cubacube.table.level import Level

PAGE = level_docs.PAGE.read_text(encoding="utf-8")
LARGEST_BYTES = 600_000


def test_the_page_is_up_to_date() -> None:
    assert level_docs.page(PAGE) == PAGE, "run tools/level_docs.py"


def test_every_key_has_its_row_with_range_unit_and_default() -> None:
    rows = [line for line in PAGE.splitlines() if line.startswith("| `")]

    paths = list(keys_by_path(Level))
    assert [row.split("`")[1] for row in rows[: len(paths)]] == paths
    assert (
        "| `dice.edge_mm` | a number from 8 to 30 | mm | required "
        "| The edge of a die. Smaller dice make wider Gates. |"
    ) in rows
    defaults = {row.split("`")[1]: row.split(" | ")[3] for row in rows}
    assert defaults["look.cloth"] == '"green"'
    assert defaults["zones"] == "none"
    assert defaults["obstacles[].damage"] == "0"
    assert defaults["zones[].circle.x_mm"] == "no circle"
    assert defaults["zones[].box.angle_deg"] == "0"


def test_every_table_has_its_row() -> None:
    for name in level_names():
        assert f"(`{name}`)" in PAGE


def test_what_is_written_by_hand_stays() -> None:
    changed = PAGE.replace("| `name` |", "| `nome` |").replace("## What to change", "## By hand")

    assert level_docs.page(changed) == PAGE.replace("## What to change", "## By hand")


def test_a_page_without_markers_is_refused() -> None:
    with pytest.raises(ValueError, match="no markers for the tables"):
        level_docs.page(PAGE.replace("<!-- end of tables -->", ""))


def test_the_gallery_shows_all_tables_and_is_no_large_file() -> None:
    picture = pygame.image.load(FILE)

    rows = -(-len(level_names()) // COLUMNS)
    assert picture.width == COLUMNS * (EDGE + GAP) + GAP
    assert picture.height > rows * (EDGE + GAP)
    assert picture.height < (rows + 1) * (EDGE + GAP)
    assert Path(FILE).stat().st_size < LARGEST_BYTES


def test_a_game_that_goes_on_and_on_is_given_up() -> None:
    tally, turn = Tally(), PlayedAction(Action(0), (TurnBegan(0),), None, {})
    for _ in range(MOST_TURNS):
        tally.hear(turn)

    with pytest.raises(TooLongError):
        tally.hear(turn)


@pytest.mark.parametrize(
    ("events", "is_one"),
    [
        ((Struck(0.1, 0), Crossed(0.2)), True),
        ((Crossed(0.1), Struck(0.2, 0)), False),
        ((Crossed(0.1),), False),
    ],
)
def test_a_bank_shot_meets_the_cushion_before_the_gate(
    events: tuple[ShotEvent, ...], is_one: bool
) -> None:
    assert banked(Shot(0, Flick(0, "VA", 0, 500), events, ())) is is_one
