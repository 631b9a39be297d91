"""Figures for the rules page of The Cobbers, drawn with the code of the table."""

from cubacube.games.cobbers.referee import team_names
from cubacube.games.race.rules.box import Box, Options
from cubacube.games.race.rules.opening import setup
from cubacube.games.race.scene.players import draw_player
from cubacube.kit.shot import Layout
from cubacube.rules import put, replace
from cubacube.scenes.canvas import Brush, columns
from cubacube.scenes.canvas.parts import TAG_STYLE, pill
from cubacube.scenes.canvas.theme import NIGHT, OPEN_FILL
from cubacube.scenes.cloth.marks import Mark
from cubacube.scenes.flicking.panels.sample import (
    NAMES,
    cells,
    draw_flick,
    gate_die,
    on_cloth,
    posts,
    sight,
    start,
)
from cubacube.scenes.rules_page import Figures
from cubacube.session.files.cards import load_cards
from cubacube.session.files.levels import load_level
from cubacube.session.play.setup import SeatEntry

_NAME_AT = 62.0, 300.0
_SIDES = "orange", "black"
_PANELS, _GAP = (0.0, 0.0, 926.0, 256.0), 14.0


def _prepares(brush: Brush) -> None:
    """Draw a partner who flicks away the die that blocks the Gate."""
    layout = Layout((*posts(40), gate_die("G1", "alcohol", 40, 40), start(12)))
    rest = gate_die("G1", "alcohol", 43, 73)
    draw_flick(brush, layout, sight(layout, ((40, 40), (43, 73)), rest))
    brush.tag(NAMES[0], _NAME_AT, pill(NIGHT), TAG_STYLE)


def _drives(brush: Brush) -> None:
    """Draw the other partner, who drives through the Gate."""
    layout = Layout((*posts(40), gate_die("G1", "alcohol", 43, 73), start(12)))
    seen = sight(layout, ((40, 12), (37, 56)))
    draw_flick(brush, layout, seen, Mark("check", OPEN_FILL, 37, 56))
    brush.tag(NAMES[1], _NAME_AT, pill(NIGHT), TAG_STYLE)


def _teams(brush: Brush) -> None:
    """Draw the panels of two teams in the Race."""
    box = Box(load_cards(), load_level("habana").measures(), Options(bumpers=True))
    state = setup(box, len(_SIDES))
    first = replace(state.racers[0], damage=1, bonuses=("alcohol", "statue"), crossed=2, money=5000)
    state = replace(state, racers=put(state.racers, 0, first), track=(1, 10, 16, 33, 21), target=31)
    for team, (name, side) in enumerate(zip(team_names(NAMES), _SIDES, strict=True)):
        place = columns(_PANELS, len(_SIDES), _GAP)[team]
        draw_player(brush, state, team, SeatEntry(name, side), place)


FIGURES: Figures = {
    "partners": cells(_prepares, _drives),
    "teams": on_cloth(_PANELS, _teams, _GAP),
}
