"""What the page of results of the Smugglers tells."""

from cubacube.games.smugglers.rules.events import GameEnded, Searched, Sold
from cubacube.games.smugglers.rules.state import Smuggler
from cubacube.games.smugglers.scene.board import SmugglersBoard
from cubacube.session.play.result import ScoreColumn
from tests.builders import HABANA, TRINIDAD
from tests.games.smugglers.builders import A, B, smuggling
from tests.games.smugglers.person import NAMES

DESK = SmugglersBoard()


def test_money_and_vehicle_make_the_wealth() -> None:
    state = smuggling(Smuggler(16, money=7000), Smuggler(2, money=3000, wrecked=True))

    assert DESK.columns(state, ()) == (
        ScoreColumn("Money", (7000, 3000)),
        ScoreColumn("Vehicle", (6000, 0)),
    )


def test_the_best_sale_and_the_best_robbery_are_told() -> None:
    events = (
        Sold(A, HABANA, ("case",), 3000, 2000, 0),
        Sold(B, TRINIDAD, ("case", "statue"), 7000, 0, 3000),
        Searched(A, B, 2, 1000, (1000, 0, 1000, 0)),
        Searched(B, A, 0, 4000, (4000, 0, 0, 0)),
        GameEnded("cops", (A,)),
    )

    sale, robbery = DESK.lines(smuggling(), events, NAMES)
    assert sale == "The best sale: Ana in La Habana, 5\u00a0000 Pesos."
    assert robbery == "The best robbery: Bruno takes 4\u00a0000 Pesos from Ana."


def test_without_deals_there_is_nothing_to_tell() -> None:
    nothing_found = Searched(A, B, 2, 0, (1000, 0, 0, 0))

    assert DESK.lines(smuggling(), (nothing_found,), NAMES) == ()
