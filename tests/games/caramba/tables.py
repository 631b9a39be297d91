"""Caramba! on the screen, from any position."""

from cubacube.games.caramba.about import GAME
from cubacube.games.caramba.rules.state import State
from cubacube.games.caramba.scene.board import CarambaBoard
from cubacube.rules import Value
from cubacube.scenes.board.board_scene import BoardScene
from cubacube.scenes.match.live.live_match import LiveMatch
from cubacube.scenes.match.live.past import Past
from cubacube.session.play.match import Match
from cubacube.session.play.setup import SIDES, MatchSetup, SeatEntry
from tests.scenes.board_person import AtTable

NAMES = ("Ana", "Bruno", "Chloé", "Jürgen", "Mei", "Zoé")
LONG_NAMES = (
    "Wilhelmine-Maria",
    "Maximiliane-Gwen",
    "Magdalena Wimmer",
    "Gwendolyn-Marion",
    "Hummel-Wagenmann",
    "Emma Mummenthaler",
)
PERSON = None


def scene(
    state: State | None,
    *bots: int | None,
    seed: int = 3,
    options: tuple[tuple[str, Value], ...] = (),
    names: tuple[str, ...] = NAMES,
) -> BoardScene[State]:
    """Return the table of a match, from a given state if any; None is a new match."""
    people = bots or (PERSON,) * len(state.money if state else (0, 0))
    seats = tuple(SeatEntry(*seat) for seat in zip(names, SIDES, people, strict=False))
    live: LiveMatch[State] = LiveMatch(GAME, MatchSetup("caramba", seats, options, seed=seed))
    if state is not None:
        live.past = Past(Match(live.match.rules, state))
    return BoardScene(live, CarambaBoard())


def state_of(person: AtTable) -> State:
    state: State = person.table.live.match.state
    return state


def bar(person: AtTable, name: object) -> str:
    """Return why a spot cannot be pressed."""
    return person.spot(name).spot.bar


def on_space(person: AtTable, space: int) -> object:
    """Return the name of the spot on a space, where a piece may be placed."""
    for name in person.spot_names():
        place = getattr(getattr(name, "action", None), "space", None)
        if name == ("space", space) or place == space:
            return name
    raise AssertionError(f"nothing can be put on {space}: {person.spot_names()}")


def labelled(person: AtTable, label: str) -> object:
    """Return the name of the button with this label."""
    for name in person.spot_names():
        if getattr(person.spot(name), "label", None) == label:
            return name
    raise AssertionError(f"no button {label!r}")


def click_on_label(person: AtTable, label: str) -> None:
    person.click_spot(labelled(person, label))
