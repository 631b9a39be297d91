"""Illustrations for the rules of the Smugglers, drawn with the code of their table."""

from math import radians

from cubacube.games.smugglers.rules.box import Box
from cubacube.games.smugglers.rules.ground import AnyWalk
from cubacube.games.smugglers.rules.opening import setup
from cubacube.games.smugglers.rules.state import State
from cubacube.games.smugglers.scene.market import draw_market
from cubacube.games.smugglers.scene.places import MARKET
from cubacube.games.smugglers.scene.players import draw_player
from cubacube.games.smugglers.scene.reach import draw_reach, draw_way
from cubacube.kit.shot import CityCard, Layout, Pawn
from cubacube.rules import put, replace
from cubacube.scenes.canvas import Brush
from cubacube.scenes.canvas.theme import BLOCKED_FILL, COIN, OPEN_FILL
from cubacube.scenes.cloth.marks import Mark
from cubacube.scenes.flicking.panels import sample
from cubacube.scenes.flicking.panels.cities import CityLook, draw_city
from cubacube.scenes.rules_page import Figure, Figures
from cubacube.session.files.cards import load_cards
from cubacube.session.files.levels import load_level
from cubacube.session.play.setup import SeatEntry

_PANEL = 0.0, 0.0, 456.0, 256.0


def _state() -> State:
    """Return the market of the rules' example; Ana has a Jeep and Goods to sell."""
    box = Box(load_cards(), load_level("habana").measures())
    opening = setup(box, 3)
    ana = replace(
        opening.smugglers[0],
        vehicle=13,
        bumpers=1,
        damage=1,
        goods=("diamond", "diamond", "alcohol"),
        money=9000,
        hand=(10, 33),
    )
    return replace(
        opening,
        smugglers=put(opening.smugglers, 0, ana),
        layout=Layout((sample.start(),)),
        sold=(1, 2, 3, 0, 2),
        cops=(2, 1, 0, 0),
    )


def _panel(brush: Brush) -> None:
    draw_player(brush, _state(), 0, SeatEntry(sample.NAMES[0], "orange"), _PANEL)


def _walking(brush: Brush) -> None:
    """Draw a Pawn between its Vehicle and a City that is too far for one turn."""
    box = Box(load_cards(), load_level("habana").measures())
    city, parked = CityCard("Trinidad", 0, 80, 60, 60), sample.vehicle("VA", 152, 78, radians(165))
    blue = sample.gate_die("B1", "statue", 206, 52, 0.4)
    red = sample.gate_die("R1", "diamond", 168, 30, -0.3)
    layout = Layout((parked, blue, red), (city,), (Pawn("PA", 84, 100),))
    walk = AnyWalk(0, parked, layout, box.ruler_mm, box.measures, None)
    figure = sample.FigureCloth(brush, 702, 420, layout, 3.0)
    draw_city(brush, figure.ground, city, CityLook())
    draw_reach(brush, figure.ground, walk)
    draw_way(brush, figure.ground, walk, (84, 100))
    figure.dice()


def _run_down(brush: Brush) -> None:
    """Draw a Pawn that is hit after the Vehicle has crossed the Gate."""
    layout = Layout((*sample.posts(36), sample.start(12)), pawns=(Pawn("PB", 42, 56),))
    rest = sample.vehicle("VA", 43, 76, radians(85))
    marks = Mark("check", OPEN_FILL, 41, 45), Mark("coin", COIN, 57, 56)
    sample.draw_flick(brush, layout, sample.sight(layout, ((40, 12), (43, 76)), rest), *marks)


def _brushed(brush: Brush) -> None:
    """Draw a Pawn that is hit before the Vehicle reaches the Gate."""
    layout = Layout((*sample.posts(62), sample.start(12)), pawns=(Pawn("PB", 40, 32),))
    seen = sample.sight(layout, ((40, 12), (40, 50)))
    sample.draw_flick(brush, layout, seen, Mark("cross", BLOCKED_FILL, 55, 32))


FIGURES: Figures = {
    "market": sample.on_cloth(MARKET, lambda brush: draw_market(brush, _state())),
    "panel": sample.on_cloth(_PANEL, _panel),
    "walking": Figure(702, 420, _walking),
    "robbing": sample.cells(_run_down, _brushed),
}
