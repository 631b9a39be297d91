"""Time what hits add to a frame: `juice.py` prints ms of the worst frame of a hard flick.

The flick goes into a pack of dice at 1920x1080. Every frame of its film is drawn with and
without flashes, dust, scuffs, a Gate's light and the push of the cloth, in turns. The least
time of each frame counts, so that other load does not.
"""

import json
from math import inf
from time import thread_time
from typing import Any

import pygame
from benchmark.table_frame import FRAME_S, NAMES, SIZES, WARM_UP_FRAMES

from cubacube.kit.shot import Flick, Layout, Pose
from cubacube.scenes.cloth.film_score import film_score
from cubacube.scenes.cloth.hit_effects import GateLight, HitEffects
from cubacube.scenes.cloth.playback import FilmPlayer
from cubacube.scenes.flicking.flick_scene import FlickScene
from cubacube.scenes.flicking.modes import Playing
from cubacube.scenes.match.words import Show
from cubacube.session.play.setup import SIDES, MatchSetup, SeatEntry
from cubacube.shell.app import App
from cubacube.shell.lobby import Lobby
from cubacube.shell.machine.window import Window
from cubacube.table import shoot

REPEATS = 15
ACROSS, GAP_MM = 4, 16.4
SPEED_MM_S = 1800
LIGHT_AT_S = 0.1


def juice_frame_ms() -> float:
    """Return the most that the effects add to a frame, in ms."""
    window = Window(SIZES[1080])
    lobby = Lobby(lambda: 1)
    app = App(window, lobby.menu(), lobby.quit)
    seats = tuple(map(SeatEntry, NAMES, SIDES))
    app.stage.change(lobby.play(MatchSetup("race", seats, seed=7)))
    for _ in range(WARM_UP_FRAMES):
        app.tick(FRAME_S, pygame.event.get())
    scene = app.stage.scenes[-1]
    assert isinstance(scene, FlickScene)
    film, effects = _into_the_pack(scene)
    worst_ms = 0.0
    while not film.over:
        off_ms = on_ms = inf
        for _ in range(REPEATS):
            film.effects = HitEffects()
            off_ms = min(off_ms, _drawing_ms(app, scene))
            film.effects = effects
            on_ms = min(on_ms, _drawing_ms(app, scene))
        worst_ms = max(worst_ms, on_ms - off_ms)
        film.update(FRAME_S)
    return worst_ms


def _into_the_pack(scene: FlickScene[Any]) -> tuple[Playing, HitEffects]:
    """Show a film on the table in which the first die hits all others; return its effects."""
    situation, live = scene.situation, scene.live
    first, *others = (pose.die for pose in live.state.layout.dice)
    pack = (
        Pose(die, 140 + number % ACROSS * GAP_MM, 120 + number // ACROSS * GAP_MM, 0.0)
        for number, die in enumerate(others)
    )
    shot, film = shoot(
        Layout((Pose(first, 100.0, 138.0, 0.1), *pack)), Flick(0, first, 0, SPEED_MM_S), live.level
    )
    score = film_score(film, shot, live.level, lively=True)
    show = Show(live.state, shot, (), live.state)
    mode = Playing(live.match, show, FilmPlayer(film, shot, score), "", None, film)
    situation.mode = mode
    light = GateLight(LIGHT_AT_S, (40.0, 40.0), (280.0, 280.0), (160.0, 160.0))
    return mode, HitEffects(score.impacts, light)


def _drawing_ms(app: App, scene: FlickScene[Any]) -> float:
    presenter, lines = scene.presenter, scene.texts.lines()
    presenter.update(0.0)
    began = thread_time()
    presenter.draw(app.window.surface, app.view, lines)
    return 1000 * (thread_time() - began)


if __name__ == "__main__":
    print(json.dumps({"juice_frame_ms": round(juice_frame_ms(), 3)}))
