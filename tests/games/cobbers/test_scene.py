"""Teams at the table: who is shown and asked, and a whole Race by mouse events."""

from functools import partial
from random import Random
from typing import Any

import pygame
import pytest

from cubacube.games.cobbers import ai, rules
from cubacube.games.cobbers.about import GAME
from cubacube.games.cobbers.rules.actions import HandOver
from cubacube.games.cobbers.rules.crew import team_of
from cubacube.games.cobbers.rules.events import RolesTaken
from cubacube.games.cobbers.rules.state import Inner, State
from cubacube.games.cobbers.scene import MATCH_TABLE
from cubacube.games.cobbers.scene.board import board_for
from cubacube.games.cobbers.scene.teams import Teams, roles_now
from cubacube.games.race.rules.actions import UseWeapons
from cubacube.games.race.rules.events import Strayed
from cubacube.games.race.rules.state import Racer
from cubacube.games.smugglers.rules.state import OnFoot, Smuggler
from cubacube.kit.shot import Flick
from cubacube.kit.tasks import EndTurn
from cubacube.rules import Action, replace
from cubacube.scenes.canvas.brush import Brush
from cubacube.scenes.canvas.labels import inside
from cubacube.scenes.flicking.deciding import Deciding
from cubacube.scenes.flicking.flick_scene import FlickScene
from cubacube.scenes.match.live.live_match import LiveMatch
from cubacube.scenes.match.live.past import Past
from cubacube.scenes.match.words import Call, Snapshot
from cubacube.session.play.dealer import Dealer
from cubacube.session.play.match import Match
from cubacube.session.play.setup import SIDES, MatchSetup, SeatEntry
from cubacube.session.settings.chosen import set_value
from cubacube.shell.machine.window import Window
from cubacube.shell.pages.results import Results
from tests.builders import RIVAL
from tests.games.cobbers.builders import cobbling as racing_crews
from tests.games.cobbers.smuggling_builders import AB, cobbling, with_smuggling
from tests.games.race.builders import racing
from tests.games.race.person import RacingPerson
from tests.games.race.test_scene_whole_race import do
from tests.games.smugglers.builders import FAR, pawn
from tests.scenes.flick_person import LONG_FRAME_S

NAMES = ("Ana", "Bruno", "Chloé", "Dario", "Eva", "Fidel")


def entry(people: int, *, bots: int = 0, **options: object) -> MatchSetup:
    """Set up a match; the last `bots` players are computers."""
    seats = tuple(
        SeatEntry(NAMES[seat], SIDES[seat // 2], None if seat < people - bots else 1)
        for seat in range(people)
    )
    return MatchSetup("cobbers", seats, tuple(options.items()), seed=7)  # type: ignore[arg-type]


def match_of(entry: MatchSetup) -> LiveMatch[Inner]:
    return LiveMatch(GAME, entry, adapter=Teams())


def whole(live: LiveMatch[Any]) -> State:
    state: State = live.match.state
    return state


def wished(live: LiveMatch[Any], rng: Random, dealer: Dealer) -> Action:
    """Return the action of a fairly skilled person, as an action of their team."""
    choices = rules.choices(whole(live))
    action = ai.BOTS[RIVAL](whole(live), choices, rng, dealer.what_if)
    done: Action = replace(action, seat=team_of(action.seat))
    return done


def test_a_team_is_shown_as_one_player_in_its_colour() -> None:
    teams = Teams().seats(entry(5, bots=1).seats)

    assert [(each.name, each.side) for each in teams] == [
        ("Ana & Bruno", SIDES[0]),
        ("Chloé & Dario", SIDES[1]),
        ("Eva", SIDES[2]),
    ]


def test_the_panel_names_the_person_and_the_heading_both_roles() -> None:
    window = Window((1280, 720))
    person = RacingPerson(window)
    person.enter(entry(5, races=1))
    person.until_asked()
    table, live = person.table, person.table.live

    team = live.state.seat
    roles = roles_now(live)
    assert roles is not None
    assert live.who is not None
    assert live.who.name == roles.preparer
    heading = table.board.subtitle(Snapshot(person.state, live.seats))
    assert roles.preparer is not None
    assert roles.preparer in heading
    assert roles.driver in heading
    if roles.shared:
        assert roles.driver in table.mode.words
        person.choose(HandOver(team))
        person.until_asked()
        assert live.who.name == roles.driver
        assert live.state.seat == team
    window.close()
    pygame.display.quit()


ON_FOOT = with_smuggling(
    cobbling(pawns=(pawn(AB, *FAR),)), agenda=(OnFoot(AB), EndTurn(AB)), starter=AB
)


@pytest.mark.parametrize(
    ("state", "heading"),
    [
        (cobbling(), "Cops 0 of 8\nAna: Gate die · Bruno: Vehicle"),
        (ON_FOOT, "Cops 0 of 8\nBruno: on foot"),
        (with_smuggling(cobbling(), entered=True), "Cops 0 of 8\nBruno: Vehicle"),
        (
            cobbling(Smuggler(1, wrecked=True), Smuggler(2), Smuggler(3)),
            "Cops 0 of 8\nBruno: on foot",
        ),
    ],
)
def test_the_heading_says_who_does_what_among_smugglers(state: State, heading: str) -> None:
    live = match_of(entry(6, over="smugglers"))
    live.past = Past(Match(rules, state))
    board = board_for(state.box, 6, partial(roles_now, live))

    assert board.subtitle(Snapshot(state.inner, live.seats)) == heading


def test_the_heading_of_a_race_says_which_race_and_which_round_it_is() -> None:
    state = racing_crews()
    live = match_of(entry(6))
    live.past = Past(Match(rules, state))
    board = board_for(state.box, 6, partial(roles_now, live))
    nobody = board_for(state.box, 6, lambda: None)

    heading = board.subtitle(Snapshot(state.inner, live.seats)).split("\n")
    assert heading[0] == "Race 1 of 2 · round 1"
    assert len(heading) == 2
    assert nobody.subtitle(Snapshot(state.inner, live.seats)) == "Race 1 of 2 · round 1"


def test_who_walks_is_called_without_a_word_of_driving() -> None:
    live = match_of(entry(6, over="smugglers"))
    live.past = Past(Match(rules, ON_FOOT))
    board = board_for(ON_FOOT.box, 6, partial(roles_now, live))

    assert live.who is not None
    snapshot = Snapshot(live.state, live.seats)
    call = Call(snapshot, AB, live.who, in_turn=True, alone=False)
    assert board.telling.call(call) == "Bruno, your turn"


def test_a_blind_flick_that_strays_calls_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    set_value("play.less_motion", True)
    live = match_of(entry(6, bots=6))
    live.past = Past(Match(rules, racing_crews(Racer(1, blind=2), Racer(2), Racer(3))))
    board = board_for(whole(live).box, 6, partial(roles_now, live))
    call, called = board.telling.call, list[str]()

    def heard(asked: Call[Any]) -> str:
        called.append(call(asked))
        return called[-1]

    monkeypatch.setattr(board, "telling", replace(board.telling, call=heard))
    window = Window((1280, 720))

    scene = FlickScene(live, board)
    while whole(live).turns == (1, 0, 0) and live.state.seat == AB:
        scene.update(LONG_FRAME_S)

    assert any(isinstance(event, Strayed) for event in live.events)
    assert called == ["Ana may flick a Gate die", "Bruno drives", "Chloé may flick a Gate die"]
    window.close()
    pygame.display.quit()


def test_the_roles_are_no_news_for_the_referees_line() -> None:
    for over in "race", "smugglers":
        board = board_for(whole(match_of(entry(6, over=over))).box, 6, lambda: None)
        assert board.effect(RolesTaken(AB, 0, 1)).announce == "log"


@pytest.mark.parametrize("over", ["race", "smugglers"])
def test_the_table_is_called_by_the_name_of_the_game(over: str) -> None:
    board = board_for(whole(match_of(entry(6, over=over))).box, 6, lambda: None)

    assert board.heading == "The Cobbers"


def test_partners_look_at_the_secrets_of_their_team_together() -> None:
    live = match_of(entry(5, over="smugglers", open_hands=False))
    state = whole(live)
    board = board_for(state.box, 5, lambda: None)

    assert "Your partner may look" in board.secrets.why(state.inner, AB)
    assert "partner" not in board.secrets.why(state.inner, team_of(4))


def test_a_race_of_three_teams_is_played_with_the_mouse() -> None:
    window = Window((1920, 1080))
    person = RacingPerson(window)
    person.enter(entry(5, races=1))
    live = person.table.live
    rng, dealer = Random(3), Dealer(live.level, 3)

    flicked: set[tuple[int, str]] = set()
    person.until_asked()
    while isinstance(person.scene, FlickScene) and live.asked is not None:
        wish = wished(live, rng, dealer)
        who = live.who
        assert who is not None
        if isinstance(wish, Flick):
            flicked.add((NAMES.index(who.name), wish.die[0]))
        do(person, wish)
        person.until_asked()

    assert isinstance(person.scene, Results)
    assert live.state.over
    assert {person for person, die in flicked if die == "V"} == {0, 1, 2, 3, 4}
    window.close()
    pygame.display.quit()


EDGE_OF_GLOW = 3
LONG = ("Wilhelmine", "Maximiliane", "Magdalena", "Gwendolyn", "Hummel", "Emma", *NAMES[:4])


def test_the_name_of_a_team_does_not_lie_on_its_gate() -> None:
    seats = tuple(SeatEntry(name, SIDES[n // 2], None) for n, name in enumerate(LONG))
    window = Window((1280, 720))
    live = match_of(MatchSetup("cobbers", seats, seed=7))
    racers = (Racer(1, crossed=1), *map(Racer, range(2, 6)))
    live.past = Past(Match(rules, replace(racing_crews(*racers, people=10), turns=(1, 0, 0, 0, 0))))
    person = RacingPerson(window)
    person.sit_down(FlickScene(live, board_for(whole(live).box, 10, partial(roles_now, live))))
    person.pass_time(LONG_FRAME_S)

    cloth_view, brush = person.table.presenter.cloth_view, Brush(window.surface, person.app.view)
    own, *_others = cloth_view.name_boxes(brush, live.state.layout)
    assert cloth_view.lines
    assert max(inside(line, own) for line in cloth_view.lines) < EDGE_OF_GLOW
    window.close()
    pygame.display.quit()


@pytest.mark.parametrize("over", ["race", "smugglers"])
def test_the_table_opens_for_ten(over: str) -> None:
    ten = tuple(SeatEntry(f"P{seat}", SIDES[seat // 2], 1) for seat in range(10))
    window = Window((1280, 720))

    scene = MATCH_TABLE.open_scene(MatchSetup("cobbers", ten, (("over", over),), seed=2))

    assert isinstance(scene, FlickScene)
    assert not isinstance(scene.mode, Deciding)
    assert len(scene.live.seats) == 5
    window.close()
    pygame.display.quit()


def test_what_an_action_does_is_told_of_teams() -> None:
    board = board_for(whole(match_of(entry(5))).box, 5, lambda: None)
    state, teams = racing(), ("Ana & Bruno", "Carla & Dora", "Emil")

    for on, team in enumerate(("Team Ana & Bruno", "Team Carla & Dora", "Emil")):
        assert board.telling.reason(UseWeapons(0, on), teams, state).startswith(f"{team} takes 1")
