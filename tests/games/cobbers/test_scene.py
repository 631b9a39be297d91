"""Teams at the table: who is shown, who is asked, and a whole Race by posted mouse events."""

from random import Random

import pygame
import pytest

from cubacube.games.cobbers import ai, rules
from cubacube.games.cobbers.rules.actions import HandOver
from cubacube.games.cobbers.rules.crew import team_of
from cubacube.games.cobbers.scene import open_scene
from cubacube.games.cobbers.scene.sitting import CrewSitting, team_entries
from cubacube.rules import Action, Flick, replace
from cubacube.scenes.flicking.deciding import Deciding
from cubacube.scenes.flicking.flick_scene import FlickScene
from cubacube.session.dealer import Dealer
from cubacube.session.entry import SIDES, Entry, SeatEntry
from cubacube.shell.results import Results
from cubacube.shell.window import Window
from tests.games.race.racing_person import RacingPerson
from tests.games.race.test_scene_whole_race import do

NAMES = ("Ana", "Bruno", "Chloé", "Dario", "Eva", "Fidel")


def entry(people: int, *, bots: int = 0, **options: object) -> Entry:
    """The last `bots` of the people are computers."""
    seats = tuple(
        SeatEntry(NAMES[seat], SIDES[seat // 2], None if seat < people - bots else 1)
        for seat in range(people)
    )
    return Entry("cobbers", seats, tuple(options.items()), seed=7)  # type: ignore[arg-type]


def sitting_of(person: RacingPerson) -> CrewSitting:
    sitting = person.table.sitting
    assert isinstance(sitting, CrewSitting)
    return sitting


def wished(sitting: CrewSitting, draw: Random, dealer: Dealer) -> Action:
    """What a person of some skill would do now, as the action of his team."""
    choices = rules.choices(sitting.whole)
    action = ai.choose(sitting.whole, choices, draw, dealer.what_if)
    done: Action = replace(action, seat=team_of(action.seat))
    return done


def test_a_team_is_shown_as_one_player_in_its_colour() -> None:
    teams = team_entries(entry(5, bots=1).seats)

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
    table, sitting = person.table, sitting_of(person)

    team = sitting.state.seat
    roles = sitting.roles
    assert roles is not None
    assert sitting.who is not None
    assert sitting.who.name == roles[0]
    heading = table.desk.heading(person.state)
    assert all(name in heading for name in roles)
    if roles[0] != roles[1]:
        assert roles[1] in table.mode.sentence
        person.choose(HandOver(team))
        person.until_asked()
        assert sitting.who.name == roles[1]
        assert sitting.state.seat == team
    window.close()
    pygame.display.quit()


def test_a_race_of_three_teams_is_played_with_the_mouse() -> None:
    window = Window((1920, 1080))
    person = RacingPerson(window)
    person.enter(entry(5, races=1))
    sitting = sitting_of(person)
    draw, dealer = Random(3), Dealer(sitting.level, 3)

    flicked: set[tuple[int, str]] = set()
    person.until_asked()
    while isinstance(person.scene, FlickScene) and sitting.asked is not None:
        wish = wished(sitting, draw, dealer)
        who = sitting.who
        assert who is not None
        if isinstance(wish, Flick):
            flicked.add((NAMES.index(who.name), wish.die[0]))
        do(person, wish)
        person.until_asked()

    assert isinstance(person.scene, Results)
    assert sitting.state.over
    assert {person for person, die in flicked if die == "V"} == {0, 1, 2, 3, 4}
    window.close()
    pygame.display.quit()


@pytest.mark.parametrize("over", ["race", "smugglers"])
def test_the_table_opens_for_ten(over: str) -> None:
    ten = tuple(SeatEntry(f"P{seat}", SIDES[seat // 2], 1) for seat in range(10))
    window = Window((1280, 720))

    scene = open_scene(Entry("cobbers", ten, (("over", over),), seed=2))

    assert isinstance(scene, FlickScene)
    assert not isinstance(scene.mode, Deciding)
    assert len(scene.sitting.seats) == 5
    window.close()
    pygame.display.quit()
