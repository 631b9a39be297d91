"""What flashes on the cloth of a match, and when nothing may flash."""

from typing import Any

import pygame
import pytest

from cubacube.rules import replace
from cubacube.scenes.cloth.hit_effects import HitEffects
from cubacube.scenes.flicking.flick_scene import FlickScene
from cubacube.scenes.flicking.modes import Playing
from cubacube.scenes.flicking.panels.places import CLOTH
from cubacube.scenes.match.live.live_match import LiveMatch
from cubacube.scenes.match.replay.page import ReplayPage
from cubacube.scenes.sound.score import Score
from cubacube.scenes.sound.speaker import Speaker
from cubacube.session.settings.chosen import set_value
from cubacube.shell.machine.gamepads import Pads
from tests.scenes.flick_person import FlickPerson, at_felt
from tests.scenes.test_speaker import Device
from tests.scenes.toy_cloth_view import GAME, State, ToyFlickBoard, entry
from tests.test_watched import watched


def scene() -> FlickScene[State]:
    return FlickScene(LiveMatch[State](GAME, entry(None, None)), ToyFlickBoard())


def filmed(person: FlickPerson) -> Playing:
    """Flick VA into VB and return the film."""
    x, y = person.on("VA")
    person.mouse.drag((x, y), (x - 200, y + 33))
    mode = person.table.mode
    assert isinstance(mode, Playing)
    return mode


class Rumbling(Pads):
    """Counts how often gamepads are asked to rumble."""

    def __init__(self) -> None:
        super().__init__()
        self.asked = 0

    def rumble(self, score: Score | None, at_s: float) -> None:
        del at_s
        self.asked += bool(score and score.impacts)


def picture(person: FlickPerson) -> bytes:
    return pygame.image.tobytes(person.app.window.surface, "RGB")


def test_sound_flash_and_rumble_have_the_same_contacts() -> None:
    with at_felt(scene()) as person:
        mode = filmed(person)
        score, _at_s = mode.heard

        assert mode.effects is not None
        assert mode.effects.impacts == score.impacts != ()
        hits = {hit.at_s: hit.volume for hit in score.hits if hit.sound.startswith("die")}
        assert hits == {met.at_s: met.strength for met in score.impacts if met.at_s in hits}


@pytest.mark.parametrize("muted", [False, True])
def test_gamepads_rumble_with_a_film_unless_muted(*, muted: bool) -> None:
    set_value("sound.muted", muted)
    with at_felt(scene()) as person:
        person.app.speaker, person.app.pads = Speaker(Device()), Rumbling()
        filmed(person)
        person.wait(3)

        assert bool(person.app.pads.asked) != muted


def test_with_less_motion_nothing_flashes_or_rumbles() -> None:
    set_value("play.less_motion", value=True)
    with at_felt(scene()) as person:
        mode = filmed(person)

        assert mode.effects is None
        assert mode.heard[0].impacts == ()
        assert mode.heard[0].hits, "it still sounds"


def test_less_motion_in_the_middle_of_a_film_ends_the_flashes() -> None:
    with at_felt(scene()) as person:
        mode = filmed(person)
        while mode.heard[1] < mode.heard[0].impacts[0].at_s:
            person.wait()
        bright = picture(person)
        set_value("play.less_motion", value=True)
        person.app.tick(0.0, ())

        assert picture(person) != bright


@pytest.mark.parametrize("public", [True, False])
def test_a_replay_and_a_film_of_a_match_flash_not_at_all(*, public: bool) -> None:
    table = watched("race")
    table.live.book = replace(table.live.book, public=public)
    page, seen = ReplayPage(table, patience_s=None), list[Any]()
    page.player.toggle()
    while page.player.playing and len(seen) < 3:
        page.update(0.05)
        mode = page.scene.mode
        if isinstance(mode, Playing) and mode.film is not None:
            seen.append((mode.effects, mode.heard[0].impacts))

    assert seen == [(None, ())] * 3


def test_what_flashed_fades_after_the_film_and_undo_removes_it() -> None:
    with at_felt(scene()) as person:
        filmed(person)
        while isinstance(person.table.mode, Playing):
            person.wait()
        effects = person.table.presenter._films.effects
        ended_s = effects._at_s

        person.wait()
        assert effects._at_s > ended_s, "marks go on to fade"
        person.table.presenter.forget()
        assert effects._effects == HitEffects()


def test_a_hard_hit_moves_the_picture_of_the_cloth_only() -> None:
    with at_felt(scene()) as person:
        mode = filmed(person)
        assert mode.effects is not None
        first, *_rest = mode.effects.impacts
        hard = replace(first, vx_mm_s=1300.0, vy_mm_s=0.0)
        presenter, lines = person.table.presenter, person.table.texts.lines()
        pictures = []
        for impacts in ((), (hard,)):
            mode.effects = HitEffects(impacts)
            mode._player.at_s = hard.at_s
            presenter.update(0)
            surface = pygame.Surface(person.app.view.size)
            presenter.draw(surface, person.app.view, lines)
            pictures.append(surface)
        still, pushed = pictures
        cloth = person.app.view.rect(CLOTH)
        corner = pygame.Rect(cloth.left + 20, cloth.top + 20, 60, 60)
        shifted = corner.move(round(6 * person.app.view.scale), 0)

        assert same(still, corner, pushed, shifted)
        assert not same(still, corner, pushed, corner)
        for surface in pictures:
            surface.fill("black", cloth)
        assert pygame.image.tobytes(still, "RGB") == pygame.image.tobytes(pushed, "RGB")


def same(a: pygame.Surface, at: pygame.Rect, b: pygame.Surface, there: pygame.Rect) -> bool:
    one, other = a.subsurface(at), b.subsurface(there)
    return pygame.image.tobytes(one, "RGB") == pygame.image.tobytes(other, "RGB")
