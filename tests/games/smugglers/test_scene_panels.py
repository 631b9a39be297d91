"""The highlighted player panel."""

from dataclasses import fields

import pygame
import pytest

from cubacube.games.smugglers.rules.state import HideMoney, State
from cubacube.games.smugglers.scene import asking, selling
from cubacube.games.smugglers.scene.players import draw_player
from cubacube.rules import replace
from cubacube.scenes.canvas.brush import Brush
from cubacube.scenes.canvas.view import View
from cubacube.scenes.flicking.panels import player
from cubacube.scenes.flicking.panels.player import draw_panel
from cubacube.session.play.setup import SIDES, SeatEntry
from cubacube.session.settings.model import Keys
from tests.games.smugglers.builders import A, B, smuggling

NAMES = ("Ana", "Bruno")
SIZE = (1280, 720)


def shining(state: State, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return the players whose panel is highlighted."""
    found: list[str] = []

    def seen(brush: Brush, entry: SeatEntry, box: object, *, now: bool) -> object:
        found.extend([entry.name] * now)
        return draw_panel(brush, entry, box, now=now)  # type: ignore[arg-type]

    monkeypatch.setattr(player, "draw_panel", seen)
    pygame.display.set_mode((1, 1))
    brush = Brush(pygame.Surface(SIZE), View(SIZE))
    for seat, name in enumerate(NAMES):
        draw_player(brush, state, seat, SeatEntry(name, SIDES[seat]), (40, 40, 400, 250))
    return found


def test_who_hides_money_is_on_not_who_robs(monkeypatch: pytest.MonkeyPatch) -> None:
    state = smuggling()
    assert state.seat == A
    assert shining(state, monkeypatch) == ["Ana"]

    hiding = replace(state, agenda=(HideMoney(B, by=A), *state.agenda))
    assert shining(hiding, monkeypatch) == ["Bruno"]


def test_no_button_has_a_key_that_a_match_has_for_something_else() -> None:
    """X is the key for redo, so it must not end a turn; V turns the dial of the preview."""
    keys = {getattr(Keys(), each.name) for each in fields(Keys)}
    letters = {*asking._LETTERS.values(), *selling._LETTERS.values()}

    assert letters
    assert not keys & {letter.lower() for letter in letters}
