"""In every game, each click does something or explains why not."""

from random import Random
from typing import Any

import pygame
import pytest

from cubacube.kit.shot import AnyFlick
from cubacube.scenes.board.choosing import Choosing
from cubacube.scenes.canvas.boxes import Point, centre, holds
from cubacube.scenes.canvas.view import View
from cubacube.scenes.flicking.deciding import Deciding
from cubacube.scenes.flicking.flick_scene import FlickScene
from cubacube.scenes.match.help.look_round import LookRound
from cubacube.scenes.match.match_scene import MatchScene
from cubacube.scenes.stage.inputs import LEFT, KeyPress, Pointer
from cubacube.scenes.stage.scene import Push
from tests.moments import at_moment, moments
from tests.test_secrets import WAYS, ways

VIEW = View((640, 360))
MOMENTS, PRESSES = 6, 9


@pytest.fixture(autouse=True)
def display() -> None:
    pygame.display.set_mode((1, 1))


def seen(scene: MatchScene[Any]) -> None:
    scene.summons.banner = None
    for _ in range(2):
        scene.draw(pygame.Surface(VIEW.size), VIEW)


def answer(scene: MatchScene[Any], point: Point) -> str:
    """Return the effect or the message of a click; empty if there is none."""
    count, mode = scene.live.past.count, scene.mode
    assert isinstance(mode, Choosing | Deciding)
    before = mode.prompt if isinstance(mode, Choosing) else None
    opened = [
        scene.handle(Pointer("move", *point, 0)),
        scene.handle(Pointer("down", *point, LEFT)),
    ]
    pulls = isinstance(mode, Deciding) and mode.busy
    opened.append(scene.handle(Pointer("up", *point, LEFT)))
    if any(opened) or scene.mode is not mode or scene.live.past.count != count:
        return "something else is asked or shown"
    if isinstance(mode, Choosing):
        pointed = mode.pointed
        if mode.prompt is not before:
            return "asked anew"
        if pointed is not None:
            return pointed.bar or pointed.hint or "looked at"
    elif pulls or mode.ring is not None or _on_gate(scene, point):
        return "an aim has begun, or a button has the ring"
    seen(scene)
    told = scene.tips.refused
    return "" if told is None else told.why


def _on_gate(scene: MatchScene[Any], point: Point) -> bool:
    assert isinstance(scene, FlickScene)
    gate = scene.presenter.gates.at(point) if scene.presenter.gates else None
    assert isinstance(scene.mode, Deciding)
    return gate is not None and scene.mode.declared == gate


@ways(*WAYS)
def test_nothing_is_pressed_in_vain(name: str) -> None:
    draw, told = Random(1), set[str]()
    for scene in moments(name, MOMENTS):
        seen(scene)
        tips = [tip for tip in scene.tips.all if tip.box[1] > 90]
        whole, count = scene.live.past, scene.live.past.count
        for tip in draw.sample(tips, min(PRESSES, len(tips))):
            at_moment(scene, whole, count)
            seen(scene)
            said = answer(scene, centre(tip.box))
            assert said, (tip, scene.mode)
            told.add(said)
    assert len(told) > 1


@ways(*WAYS)
def test_every_barred_spot_and_every_refusal_tells_why(name: str) -> None:
    for scene in moments(name, 20):
        mode = scene.mode
        if isinstance(mode, Choosing):
            for widget in mode.page.page.widgets:
                assert widget.enabled
                free = widget.spot.action is None or any(  # type: ignore[attr-defined]
                    widget.spot.action in choice  # type: ignore[attr-defined]
                    for choice in scene.live.choices
                )
                assert free or widget.refusal, widget.spot  # type: ignore[attr-defined]
        elif isinstance(mode, Deciding):
            assert all(widget.enabled for widget in mode.offers.widgets)


@ways("race", "smugglers", "couriers", "cobbers-race", "cobbers-smugglers")
def test_each_die_that_may_not_be_flicked_tells_why(name: str) -> None:
    reasons = set[str]()
    for scene in moments(name, 20):
        mode = scene.mode
        assert isinstance(scene, FlickScene)
        assert isinstance(mode, Deciding)
        free = {
            die for each in scene.live.choices if isinstance(each, AnyFlick) for die in each.dice
        }
        free |= {*mode.offers.dice}
        seen(scene)
        layout = scene.live.state.layout
        for pose in layout.dice:
            at = scene.presenter.ground.of(pose)
            whys = [tip.why for tip in scene.tips.all if holds(tip.box, at) and tip.why]
            if mode.part.covers:
                continue
            assert bool(whys) == (pose.die not in free), (pose.die, whys)
            reasons.update(whys)
    assert len(reasons) > 2, reasons


def test_a_gate_that_is_shut_tells_why() -> None:
    told = set()
    for scene in moments("race", 60):
        seen(scene)
        assert isinstance(scene, FlickScene)
        marks = scene.presenter.gates.marks if scene.presenter.gates else ()
        for mark in marks:
            tips = [tip for tip in scene.tips.all if tip.title == mark.words]
            assert tips
            assert all(bool(tip.why) != mark.standing.is_passable() for tip in tips)
            told.add(mark.standing.is_passable())
    assert told == {True, False}


def test_keys_are_told_the_same_why() -> None:
    for scene in moments("atacama", 4):
        seen(scene)
        change = scene.handle(KeyPress("f7"))
        assert isinstance(change, Push)
        assert isinstance(change.scene, LookRound)
        mode = scene.mode
        assert isinstance(mode, Choosing)
        bars = {(*spot.box,): spot.bar for spot in mode.page.spots if spot.bar}
        found = {tip.box: tip.why for tip in change.scene.tips if tip.why}
        assert set(bars.values()) == set(found.values())
