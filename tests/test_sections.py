"""F1 opens the rules at the current question: every task has an existing section."""

from importlib import import_module
from typing import Any, get_args

import pytest

from cubacube.games import catalogue
from cubacube.games.cobbers.referee.sections import SECTIONS as COBBERS
from cubacube.games.couriers.rules import tasks as couriers
from cubacube.session.language.rules_text import Heading, load
from cubacube.session.language.translation import SOURCE


def sections(game: str) -> dict[type, str]:
    return dict(import_module(f"cubacube.games.{game}.referee.sections").SECTIONS)


def tasks(game: str) -> set[type]:
    if game == "cobbers":
        return tasks("race") | tasks("smugglers")
    if game == "couriers":
        return set(get_args(couriers.Task))
    state: Any = import_module(f"cubacube.games.{game}.rules.state")
    return set(get_args(state.Task))


@pytest.mark.parametrize("game", catalogue.names())
def test_every_task_has_a_section_that_the_rules_page_has(game: str) -> None:
    text = load(game, SOURCE)
    headings = [block for block in text.blocks if isinstance(block, Heading)]
    anchors = [heading.anchor for heading in headings if heading.anchor]

    assert set(sections(game)) == tasks(game)
    assert set(sections(game).values()) == set(anchors)
    assert len(anchors) == len(set(anchors))
    assert all(text.block_of(anchor) for anchor in anchors)


def test_the_cobbers_ask_by_their_own_sections_first() -> None:
    assert set(COBBERS.values()) == {"who", "flicking", "race", "smugglers"}
