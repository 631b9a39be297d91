"""The results page of the Smugglers."""

from cubacube.games.smugglers import rules
from cubacube.games.smugglers.rules.events import GameEnded, Searched, Sold
from cubacube.games.smugglers.rules.state import Smuggler, State
from cubacube.games.smugglers.scene.board import SmugglersBoard
from cubacube.kit.actions import Pass
from cubacube.rules import Event
from cubacube.session.play.log import Log
from cubacube.session.play.match import NOTHING, Match, PlayedAction
from cubacube.session.play.result import ScoreColumn
from tests.builders import HABANA, TRINIDAD
from tests.games.smugglers.builders import A, B, smuggling
from tests.games.smugglers.person import NAMES

BOARD = SmugglersBoard()


def after(*events: Event) -> Match[State]:
    state = smuggling()
    return Match(rules, state, Log([PlayedAction(Pass(A), events, state, NOTHING)]))


def test_money_and_vehicle_make_the_wealth() -> None:
    state = smuggling(Smuggler(16, money=7000), Smuggler(2, money=3000, wrecked=True))

    assert BOARD.results.columns(Match(rules, state)) == (
        ScoreColumn("Money", (7000, 3000)),
        ScoreColumn("Vehicle", (6000, 0)),
    )


def test_the_best_sale_and_the_best_robbery_are_told() -> None:
    match = after(
        Sold(A, HABANA, ("case",), 3000, 2000, 0),
        Sold(B, TRINIDAD, ("case", "statue"), 7000, 0, 3000),
        Searched(A, B, 2, 1000),
        Searched(B, A, 0, 4000),
        GameEnded("cops", (A,)),
    )

    sale, robbery = BOARD.results.lines(match, NAMES)
    assert sale == "The best sale: Ana in La Habana, 5000 Pesos."
    assert robbery == "The best robbery: Bruno takes 4000 Pesos from Ana."


def test_without_deals_there_is_nothing_to_tell() -> None:
    nothing_found = Searched(A, B, 2, 0)

    assert BOARD.results.lines(after(nothing_found), NAMES) == ()
