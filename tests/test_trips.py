"""The trips of docs/architecture.md: each is run for real and visits its stations in order."""

import sys
from collections.abc import Callable, Iterable
from contextlib import ExitStack
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from babel.messages.catalog import Catalog
from babel.messages.mofile import write_mo

from cubacube import Flick, deal, new_match
from cubacube.games.race.about import GAME
from cubacube.games.race.referee import tell
from cubacube.games.race.rules.events import RaceBegan
from cubacube.games.race.rules.state import State
from cubacube.kit.shot import AnyFlick
from cubacube.rules import Outcome, put
from cubacube.scenes.match.live.live_match import LiveMatch
from cubacube.session.language import translation
from cubacube.session.language.rules_text import load
from tests.games.calavera import tables as calavera
from tests.games.race.builders import racing
from tests.games.race.person import entry_for, race, race_from
from tests.scenes.board_person import table
from tests.trips import Station, stations, trips, visited


def reach_the_referee_by_mouse(stack: ExitStack) -> Callable[[], object]:
    person = stack.enter_context(race_from(racing()))
    start, end = person.on("VA"), person.at(180.0, 70.0)
    person.look_first()

    def run() -> None:
        person.mouse.down(start)
        person.mouse.move(end)
        person.mouse.up(end)
        person.until_asked()

    return run


def flick_on_habana(_stack: ExitStack) -> Callable[[], object]:
    def run() -> None:
        match, dealer = new_match("race", ["Ana", "Bruno"], seed=3, races=1)
        match = deal(match, dealer)
        drive = match.rules.choices(match.state)[-1]
        assert isinstance(drive, AnyFlick)
        deal(match.play(Flick(0, drive.dice[0], 0, 1000, gate=drive.gates[0])), dealer)

    return run


def roll_in_calavera(stack: ExitStack) -> Callable[[], object]:
    def run() -> None:
        person = stack.enter_context(table(calavera.scene()))
        person.until_asked()
        person.click_spot("roll")
        person.until_asked()

    return run


def let_a_computer_drive(stack: ExitStack) -> Callable[[], object]:
    live = LiveMatch[State](GAME, entry_for(2, bots=2))

    def run() -> None:
        person = stack.enter_context(race(live))
        while not person.actions():
            person.wait()

    return run


def unrecorded(function: Callable[..., Iterable[object]]) -> Callable[..., list[object]]:
    """Return a function that is not recorded, because it makes a million calls."""

    def run(*args: object, **options: object) -> list[object]:
        recorder = sys.getprofile()
        sys.setprofile(None)
        try:
            return list(function(*args, **options))
        finally:
            sys.setprofile(recorder)

    return run


def translate_into_german(stack: ExitStack) -> Callable[[], object]:
    folder = Path(stack.enter_context(TemporaryDirectory()))
    patch = stack.enter_context(pytest.MonkeyPatch.context())
    tools = str(Path(__file__).resolve().parent.parent / "tools")
    patch.syspath_prepend(tools)
    patch.setattr(translation, "folder", lambda _kind: folder)
    stack.callback(translation.use_language, "en")
    import words

    patch.setattr(words, "_calls_of_code", unrecorded(words._calls_of_code))
    catalogue = Catalog(locale="de", domain="cubacube")
    catalogue.add("Race {race} goes to {target}.", "Rennen {race} führt nach {target}.")
    compiled = BytesIO()
    write_mo(compiled, catalogue)
    place = folder / "locale" / "de" / "LC_MESSAGES"
    place.mkdir(parents=True)
    (place / "cubacube.mo").write_bytes(compiled.getvalue())

    def run() -> None:
        template = words.po_text(words.template())
        assert template == words.TEMPLATE.read_text(encoding="utf-8")
        translation.use_language("de")
        sentence = tell(RaceBegan(1, "Trinidad"), ("Ana",), racing())
        assert sentence == "Rennen 1 führt nach Trinidad."
        load("race", "de")

    return run


RUNS = {
    "A flick, from the mouse to the referee's line": reach_the_referee_by_mouse,
    "A friction value, from TOML to a force": flick_on_habana,
    "An action of Calavera": roll_in_calavera,
    "A computer's choice": let_a_computer_drive,
    "A sentence to translate": translate_into_german,
}


def test_every_trip_is_run() -> None:
    assert list(RUNS) == list(trips())


@pytest.mark.parametrize("title", RUNS)
def test_a_trip_visits_its_stations_in_the_order_of_the_page(title: str) -> None:
    on_page = stations(trips()[title])
    with ExitStack() as stack:
        visits = visited(on_page, RUNS[title](stack))

    assert visits == on_page


def test_the_order_is_the_order_of_first_visits() -> None:
    place = "cubacube/rules/values.py"
    first, second = Station(place, "put"), Station("cubacube/rules/game.py", "Outcome")

    def run() -> None:
        Outcome.most((1, 2))
        put((1, 2), 0, 3)
        Outcome.most((1, 2))

    assert visited([first, second], run) == [second, first]


def test_what_a_run_does_not_reach_is_no_visit() -> None:
    assert visited([Station("cubacube/rules/values.py", "put")], lambda: None) == []
