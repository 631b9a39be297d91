"""The computer player of the Couriers when an obstacle is on the only Gate."""

from cubacube.games.couriers.ai.evaluator import EVALUATORS
from cubacube.games.couriers.ai.preparing import Outlook
from cubacube.games.couriers.ai.sights import RoadMap
from cubacube.games.couriers.rules.state import State
from cubacube.kit.shot import Layout
from cubacube.kit.terrain import Disc, Obstacle
from tests.games.couriers.builders import at, couriers, layout
from tests.obstacles import among

BLUE_BLUE = 19
FOUNTAIN = Obstacle("Fountain", "fountain", 0.5, 0.3, 0, Disc(160, 160, 30.0))


def lying(shift_mm: float) -> Layout:
    """B1-B2 leads up the cloth, `shift_mm` to the right of the middle of the fountain."""
    away = (at("R1", 20, 200), at("G2", 300, 260), at("R2", 20, 150), at("VA", 250, 60))
    gate = (at("B1", 160 + shift_mm, 40), at("B2", 160 + shift_mm, 290))
    return layout(*away, *gate)


def across() -> State:
    return among(couriers(route=None, routes=(BLUE_BLUE,), lying=lying(0)), FOUNTAIN)


def test_it_is_worth_something_to_shift_a_gate_towards_the_side_of_an_obstacle() -> None:
    view = RoadMap(EVALUATORS[-1], across(), (BLUE_BLUE,))
    outlook = Outlook(view, view.roads)

    assert outlook.of(lying(0)) < outlook.of(lying(10)) < outlook.of(lying(20))
