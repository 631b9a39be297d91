"""The computer player in a team: it prepares or hands over, drives and decides."""

from random import Random

import pytest

from cubacube.games.cobbers import ai, rules
from cubacube.games.cobbers.rules.actions import HandOver
from cubacube.games.cobbers.rules.box import Options, make_box
from cubacube.games.cobbers.rules.events import HandedOver, RolesTaken
from cubacube.games.cobbers.rules.state import State
from cubacube.games.race.rules.actions import UseToolbox
from cubacube.games.race.rules.state import Racer
from cubacube.games.smugglers.rules.actions import EnterCity, Hide, PlaySector, Rob, Sell
from cubacube.games.smugglers.rules.state import HideMoney, OfferRobbery, OnFoot, Smuggler
from cubacube.kit.events import Driven
from cubacube.kit.gates import blockers
from cubacube.kit.shot import AnyShot, Flick, Layout, Shot
from cubacube.kit.tasks import EndTurn
from cubacube.kit.vehicles import VEHICLES
from cubacube.rules import TABLE, Action, Event, play, replace
from cubacube.session.files.cards import load_cards
from cubacube.session.files.levels import load_level
from cubacube.session.play.game import Bot
from cubacube.table.shoot import shoot
from tests import builders
from tests.builders import BEGINNER, RIVAL
from tests.croupier import Croupier
from tests.games.cobbers import builders as cobblers
from tests.games.cobbers import smuggling_builders as smuggling_teams
from tests.games.cobbers.smuggling_builders import AB, CD, A, B, with_smuggling
from tests.games.smugglers import builders as smugglers
from tests.stub_table import StubDealer, any_shot

LEVEL = load_level("habana")
BLOCKED = (("G1", 180, 200), ("B2", 211, 217), ("R2", 149, 217), ("VB", 300, 100))
OPEN = (("R2", 20, 20), ("B2", 300, 20), ("G2", 20, 300), ("Y1", 300, 300), ("VB", 300, 100))


def on_table(flick: Flick, layout: Layout) -> Shot:
    return shoot(layout, flick, LEVEL)[0]


def chosen(state: State, seed: int = 5) -> Action:
    """Return the action of the computer player who is asked."""
    asked = rules.choices(state)
    view = rules.seen_by(state, asked[0].seat)
    action = ai.BOTS[RIVAL](view, asked, Random(seed), on_table)
    assert any(action in choice for choice in asked), action
    return action


def racing(places: tuple[tuple[str, float, float], ...], *racers: Racer) -> State:
    """Lay out one red and one blue die as the only Gate, and the others at `places`."""
    moved = (*(builders.at(die, x, y) for die, x, y in places), builders.at("G1", 20, 150))
    dice = {pose.die: pose for pose in reversed(moved)}
    state = cobblers.cobbling(*racers)
    return cobblers.with_race(state, layout=builders.layout(3, *dice.values()))


def smuggling(places: tuple[tuple[str, float, float], ...]) -> State:
    moved = tuple(builders.at(die, x, y) for die, x, y in places)
    return smuggling_teams.planned(smuggling_teams.cobbling(moved=moved))


def test_it_prepares_for_its_partner_when_the_gate_is_blocked() -> None:
    state = racing(BLOCKED)

    action = chosen(state)

    assert isinstance(action, Flick)
    assert action.seat == A
    assert action.die not in VEHICLES
    moving = play(rules, state, action).state
    asked = rules.choices(moving)[0]
    assert isinstance(asked, AnyShot)
    after = play(rules, moving, on_table(asked.flick, asked.layout)).state
    assert cobblers.asked(after) == {B}
    assert not blockers(builders.RB, cobblers.race_of(after).layout, builders.MEASURES)


def test_counter_example_it_hands_over_when_the_gate_is_open() -> None:
    assert chosen(racing(OPEN)) == HandOver(A)


def test_whoever_is_asked_first_repairs() -> None:
    racers = (Racer(1, damage=2, bonuses=("case",)), Racer(2), Racer(3))
    state = racing(BLOCKED, *racers)

    assert chosen(state) == UseToolbox(A, "damage")
    assert chosen(cobblers.do(state, HandOver(A)).state) == UseToolbox(B, "damage")


def test_the_partner_drives() -> None:
    state = cobblers.do(racing(OPEN), HandOver(A)).state

    action = chosen(state)

    assert isinstance(action, Flick)
    assert (action.seat, action.die) == (B, "VA")


def test_it_plays_a_sector_card_for_the_team() -> None:
    action = chosen(smuggling_teams.cobbling())

    assert isinstance(action, PlaySector)
    assert action.seat == B


def test_among_smugglers_it_prepares_or_hands_over() -> None:
    away = (("R2", 20, 100), ("B2", 300, 100), ("G1", 100, 20), ("Y1", 290, 230))

    blocked = chosen(smuggling(BLOCKED))

    assert isinstance(blocked, Flick)
    assert blocked.seat == A
    assert blocked.die not in VEHICLES
    assert chosen(smuggling(away)) == HandOver(A)


def test_on_foot_it_goes_and_sells_for_the_team() -> None:
    pawns = (smugglers.pawn(AB, 90, 290),)
    state = smuggling_teams.cobbling(
        Smuggler(1, goods=("diamond", "statue")), Smuggler(2), Smuggler(3), pawns=pawns
    )
    state = with_smuggling(state, agenda=(OnFoot(AB), EndTurn(AB)))

    assert chosen(state) == EnterCity(B, builders.HABANA)
    state = cobblers.do(state, chosen(state)).state

    action = chosen(state)
    assert isinstance(action, Sell)
    assert action.seat == B


def test_it_robs_and_hides_for_the_team() -> None:
    state = smuggling_teams.cobbling(Smuggler(1), Smuggler(2, money=4000), Smuggler(3))
    state = replace(state, turns=(1, 2, 0))
    offered = with_smuggling(state, agenda=(OfferRobbery(AB, CD), EndTurn(AB)))
    hiding = with_smuggling(state, agenda=(HideMoney(CD, AB), EndTurn(AB)))

    assert chosen(offered) == Rob(B, CD)
    action = chosen(hiding)
    assert isinstance(action, Hide)
    assert (action.seat, sum(action.places)) == (2, 4000)


class Played:
    """A game between computer players who also simulate on the stub table."""

    def __init__(self, bot: Bot, over: str, actions: int) -> None:
        options = Options(over=over, races=1, hidden_money=True, open_hands=False)
        self.state = rules.setup(make_box(load_cards(), LEVEL.measures(), options), 5)
        self.events = list[Event]()
        self.dealer, self.draw = Croupier(StubDealer(LEVEL, 5)), Random(5)
        while rules.choices(self.state) and actions:
            actions -= 1
            step = play(rules, self.state, self.answer(bot))
            self.state = step.state
            self.events += step.events

    def answer(self, bot: Bot) -> Action:
        asked = rules.choices(self.state)
        if asked[0].seat == TABLE:
            return self.dealer.answer(asked[0])
        view = rules.seen_by(self.state, asked[0].seat)
        return bot(view, asked, self.draw, self.what_if)

    def what_if(self, flick: Flick, layout: Layout) -> Shot:
        return any_shot(AnyShot(flick, layout), LEVEL, self.draw)

    @property
    def kinds(self) -> set[type]:
        return set(map(type, self.events))


def test_a_race_between_teams_of_computers_comes_to_an_end() -> None:
    game = Played(ai.BOTS[RIVAL], "race", 2000)

    outcome = rules.outcome(game.state)
    assert outcome is not None
    assert {Driven, HandedOver} <= game.kinds


@pytest.mark.parametrize("bot", [ai.BOTS[RIVAL], ai.BOTS[BEGINNER]], ids=["good", "beginner"])
def test_teams_of_computers_smuggle(bot: Bot) -> None:
    game = Played(bot, "smugglers", 90)

    assert {Driven, HandedOver} <= game.kinds
    assert sum(isinstance(event, RolesTaken) for event in game.events) > 6
