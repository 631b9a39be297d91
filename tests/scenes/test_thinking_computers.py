"""The table stays responsive while a computer thinks; its choice does not depend on time."""

from typing import Any

import pytest

from cubacube.games import catalogue
from cubacube.rules import Action
from cubacube.scenes.board.board_scene import BoardScene
from cubacube.scenes.flicking.flick_scene import FlickScene
from cubacube.scenes.stage.inputs import Do, KeyPress
from cubacube.scenes.stage.scene import Push
from cubacube.session.play.players import BOT_NAMES, Players, SeatQuestion, Thoughts
from cubacube.session.play.setup import SIDES, MatchSetup, SeatEntry
from cubacube.session.play.thinking import InlineThinker, MakeThinker, Thinker

FRAME_S, LONG_S = 1 / 60, 3.0
POLLS = 5
GAMES = ("race", "atacama")


class Slow:
    """A stub that answers after a given number of polls."""

    def __init__(self, players: Players) -> None:
        self._thinker = InlineThinker(players)
        self._left = 0

    def begin(self, question: SeatQuestion) -> None:
        self._thinker.begin(question)
        self._left = POLLS

    def answer(self) -> Action | Thoughts | None:
        self._left -= 1
        return self._thinker.answer() if self._left == 0 else None

    def close(self) -> None:
        self._thinker.close()


def table(name: str, make_thinker: MakeThinker) -> BoardScene[Any] | FlickScene[Any]:
    bots = tuple(
        SeatEntry(words, side, 0) for words, side in zip(BOT_NAMES[:2], SIDES[:2], strict=True)
    )
    scene = catalogue.table(name).open_scene(MatchSetup(name, bots, seed=4), make_thinker)
    assert isinstance(scene, BoardScene | FlickScene)
    return scene


def thinks(scene: BoardScene[Any] | FlickScene[Any]) -> bool:
    return type(scene.mode).__name__ == "Thinking"


def until_it_thinks(scene: BoardScene[Any] | FlickScene[Any]) -> None:
    for _ in range(200):
        if thinks(scene):
            return
        scene.handle(Do("confirm"))
        scene.update(LONG_S)
    raise AssertionError("nobody thinks")


@pytest.mark.parametrize("name", GAMES)
def test_while_a_computer_thinks_one_can_pause_and_read_the_rulings(name: str) -> None:
    scene = table(name, Slow)
    until_it_thinks(scene)

    assert isinstance(scene.handle(Do("back")), Push)
    assert isinstance(scene.handle(KeyPress("l")), Push)
    assert thinks(scene)


@pytest.mark.parametrize("name", GAMES)
def test_a_computer_that_knows_shows_what_it_chooses(name: str) -> None:
    scene = table(name, Slow)
    until_it_thinks(scene)
    before = len(scene.live.events)
    for _ in range(POLLS):
        scene.update(FRAME_S)

    assert not thinks(scene)
    assert len(scene.live.events) == before


@pytest.mark.parametrize("name", GAMES)
def test_how_long_it_thinks_changes_nothing_in_the_match(name: str) -> None:
    def log(make_thinker: type[Thinker]) -> list[str]:
        scene = table(name, make_thinker)
        for _ in range(150):
            scene.handle(Do("confirm"))
            scene.update(LONG_S)
        return [ruling.words for ruling in scene.live.rulings]

    slow, quick = log(Slow), log(InlineThinker)
    assert len(slow) > 5
    assert quick[: len(slow)] == slow
