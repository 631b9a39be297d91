"""The computer player with obstacles in its path, and on a table with zones."""

from random import Random

import pytest

from cubacube.games import catalogue
from cubacube.games.race import ai, rules
from cubacube.games.race.rules.judge import judge
from cubacube.games.race.rules.state import State
from cubacube.kit.events import Driven
from cubacube.kit.shot import Flick, Layout, Shot
from cubacube.kit.tasks import Drive, EndTurn
from cubacube.rules import replace
from cubacube.session.files.levels import level_text, parse_level
from cubacube.table.level import Level
from cubacube.table.shoot import shoot
from tests.builders import RIVAL, VETERAN, at
from tests.computer_matches import drawn, watched
from tests.games.race.builders import A, racing
from tests.rough_table import ROUGH, ROUGH_TEXT

PLACES = [(180, 16), (180, 30), (195, 60)]
"""Walls between the Vehicle at (180, 120) and its Gate: x of the centre, and width."""

TRIES = 3


def walled(x_mm: float, wide_mm: float) -> Level:
    """Put a painted wall between A and the Gate R1-B1."""
    wall = f"""
        [[obstacles]]
        name = "Harbour wall"
        look = "wall"
        restitution = 0.3
        friction = 0.4
        damage = 1
        box = {{ x_mm = {x_mm}, y_mm = 160, width_mm = {wide_mm}, height_mm = 8 }}
        """
    return parse_level(level_text("habana") + wall, "walled")


def driving(level: Level) -> State:
    """A must drive; the preparation is over."""
    state = racing(moved=(at("VA", 180, 120),))
    box = replace(state.box, measures=level.measures())
    return replace(state, agenda=(Drive(A), EndTurn(A)), box=box)


def verdicts(level: Level, *, knows: bool) -> list[Driven]:
    """Return the verdicts on some drives.

    A player with `knows` false aims as if there were no obstacles.
    """
    state, found = driving(level), []
    seen = state if knows else driving(parse_level(level_text("habana"), "open"))

    def what_if(flick: Flick, layout: Layout) -> Shot:
        known = level if knows else parse_level(level_text("habana"), "open")
        return shoot(layout, flick, known)[0]

    for seed in range(TRIES):
        flick = ai.BOTS[VETERAN](seen, rules.choices(seen), Random(seed), what_if)
        assert isinstance(flick, Flick)
        found.append(judge(state, shoot(state.layout, flick, level)[0]))
    return found


@pytest.mark.parametrize(("x_mm", "wide_mm"), PLACES)
def test_it_drives_past_a_wall(x_mm: float, wide_mm: float) -> None:
    level = walled(x_mm, wide_mm)

    past = verdicts(level, knows=True)
    against = verdicts(level, knows=False)

    assert not any(each.struck for each in past)
    assert sum(each.success for each in past) >= TRIES - 1
    assert any(each.struck for each in against)


def test_computers_end_a_race_among_zones_and_obstacles() -> None:
    game = catalogue.game("race")
    drawn_by_chance = drawn(game, 5)
    setup = replace(
        drawn_by_chance,
        seats=tuple(replace(seat, bot=RIVAL) for seat in drawn_by_chance.seats),
        options=(("races", 1),),
        level=ROUGH.name,
        level_text=ROUGH_TEXT,
    )

    assert watched(game, setup).over
