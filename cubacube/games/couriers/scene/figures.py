"""Figures for the rules page of the Couriers, drawn with the code of their table."""

from math import radians

from cubacube.games.couriers.rules.box import Box
from cubacube.games.couriers.rules.opening import setup
from cubacube.games.couriers.rules.state import State, Turn
from cubacube.games.couriers.scene.chase import draw_road
from cubacube.games.couriers.scene.crew import draw_joint
from cubacube.games.couriers.scene.job import draw_current
from cubacube.games.couriers.scene.places import LAND, ROUTES, VEHICLE
from cubacube.games.couriers.scene.routes import draw_routes
from cubacube.kit.shot import CityCard, Layout, Pose
from cubacube.kit.vehicles import VEHICLES
from cubacube.rules import replace
from cubacube.scenes.canvas import Bounds, Brush
from cubacube.scenes.canvas.parts import PANEL
from cubacube.scenes.canvas.theme import BLOCKED_FILL, OPEN_FILL, SIDES, SLATE
from cubacube.scenes.cloth.marks import Mark
from cubacube.scenes.flicking.panels.cities import CityLook, draw_city, draw_reach
from cubacube.scenes.flicking.panels.sample import (
    FigureCloth,
    cells,
    draw_flick,
    gate_die,
    on_cloth,
    posts,
    sight,
    start,
    vehicle,
)
from cubacube.scenes.rules_page import Figure, Figures
from cubacube.session.files.cards import load_cards
from cubacube.session.files.levels import load_level

_COLOUR = SIDES["orange"].colour


def _state() -> State:
    """Return a state with a Job to Bayamo that still needs 20 km and one Good."""
    cards = load_cards()
    gate_dice = tuple(Pose(each.die, 0, 0, 0) for each in cards.gate_dice)
    whites = tuple(Pose(die, 0, 0, 0) for die in VEHICLES)
    return replace(
        setup(Box(cards, load_level("habana").measures()), 3),
        layout=Layout((*gate_dice, *whites)),
        damage=1,
        cargo=("diamond", "weapons"),
        routes=(2, 12, 16, 31, 28),
        job=33,
        road=(1, 10),
        police=(5, 9, 17),
        job_km=50,
        streak=1,
        behind=1,
        turn=Turn(route=16),
    )


def _job(brush: Brush) -> None:
    state = _state()
    draw_road(brush, state, "Bayamo", _COLOUR)
    draw_current(brush, state, state.sector(33))


def _paper(brush: Brush, box: Bounds) -> State:
    """Draw the paper below a part of the picture; return what it shows."""
    brush.panel(box, PANEL)
    return _state()


def _rough(brush: Brush) -> None:
    """Draw a crossing that counts although a Gate die is touched first."""
    layout = Layout((*posts(45), start()))
    rest = vehicle("VA", 42, 70, radians(70))
    seen = sight(layout, ((40, 14), (35, 38), (42, 70)), rest)
    burst = Mark("burst", BLOCKED_FILL, 28, 40)
    draw_flick(brush, layout, seen, burst, Mark("check", OPEN_FILL, 42, 70))


def _padded(brush: Brush) -> None:
    """Draw a crossing with an installed Bumper.

    The Vehicle touches the Gate die first, and then another die behind the Gate.
    """
    layout = Layout((*posts(45), gate_die("G1", "alcohol", 60, 72, 0.3), start()))
    rest = vehicle("VA", 42, 70, radians(70))
    seen = sight(layout, ((40, 14), (35, 38), (42, 70)), rest)
    bumpers = Mark("bumper", SLATE, 28, 40), Mark("bumper", SLATE, 51, 71)
    draw_flick(brush, layout, seen, *bumpers, Mark("check", OPEN_FILL, 41, 70))


def _hiding(brush: Brush) -> None:
    """Draw a free City, a City with a Cop, and a white Vehicle within the ruler."""
    ruler_mm = load_level("habana").measures().ruler_long_mm
    free, watched = CityCard("Bayamo", 0, 80, 60, 60), CityCard("Trinidad", 174, 80, 60, 60)
    layout = Layout(
        (vehicle("VA", 117, 84, radians(100)), vehicle("VE", 140, 34, radians(200))),
        (free, watched),
    )
    figure = FigureCloth(brush, 702, 420, layout, 3.0)
    for card, look in ((free, CityLook(ruler_mm)), (watched, CityLook(ruler_mm, cops=1))):
        draw_reach(brush, figure.ground, card, look)
        draw_city(brush, figure.ground, card, look)
    figure.dice()
    figure.marks(
        Mark("check", OPEN_FILL, 60, 110),
        Mark("cross", BLOCKED_FILL, 174, 110),
        Mark("check", OPEN_FILL, 140, 46),
    )


FIGURES: Figures = {
    "job": on_cloth(LAND, _job),
    "routes": on_cloth(ROUTES, lambda brush: draw_routes(brush, _paper(brush, ROUTES))),
    "vehicle": on_cloth(VEHICLE, lambda brush: draw_joint(brush, _paper(brush, VEHICLE), _COLOUR)),
    "touching": cells(_rough, _padded),
    "hiding": Figure(702, 420, _hiding),
}
