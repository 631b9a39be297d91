"""The playing area on the canvas."""

from math import dist
from typing import Any

import numpy as np
import pygame
import pytest

from cubacube.kit.geometry import gap_from_point_mm, pawn_gap_mm
from cubacube.kit.orientation import heading_rad, rolled
from cubacube.kit.shot import CityCard, Layout, Pawn, Pose
from cubacube.rules import replace
from cubacube.scenes.canvas.brush import Brush
from cubacube.scenes.canvas.labels import shared
from cubacube.scenes.canvas.theme import CREAM
from cubacube.scenes.canvas.view import View
from cubacube.scenes.cloth.cloth_view import ClothView, Owner, draw_pawns
from cubacube.scenes.cloth.ground import (
    Ground,
    cut,
    reach_outline,
    reach_round_die,
    reach_round_point,
)
from cubacube.scenes.match.pictures.banner import SECONDS, Banner
from cubacube.scenes.match.pictures.lines import REFEREE, Lines, draw_bar, fitting
from cubacube.scenes.pieces.dice_faces import GateFace, VehicleFace
from cubacube.session.files.cards import load_cards
from tests.kit.builders import MEASURES

GROUND = Ground(320, 60, 118, 860)
CARD = CityCard("La Habana", 0, 260, 60, 60)


def test_up_on_the_cloth_is_up_on_the_screen() -> None:
    assert GROUND.at(0, 0) == (60, 978)
    assert GROUND.at(320, 320) == (920, 118)


@pytest.mark.parametrize("point", [(60.0, 118.0), (333.3, 444.4), (-500.0, 3000.0)])
def test_there_and_back_again(point: tuple[float, float]) -> None:
    assert GROUND.at(*GROUND.mm(point)) == pytest.approx(point)


def test_a_card_hangs_from_its_upper_left_corner() -> None:
    assert GROUND.card(CARD) == (60, 118, 60 * 860 / 320, 60 * 860 / 320)


def test_the_nearest_die_within_reach_is_picked() -> None:
    layout = Layout((Pose("R1", 100, 100, 0), Pose("VA", 120, 100, 0)))

    assert GROUND.die_at(GROUND.at(108, 100), layout, 10) == "R1"
    assert GROUND.die_at(GROUND.at(112, 100), layout, 10) == "VA"
    assert GROUND.die_at(GROUND.at(140, 140), layout, 10) is None
    assert GROUND.die_at(GROUND.at(140, 140), Layout(), 10) is None


def test_the_reach_of_a_city_is_a_rounded_offset_of_its_card() -> None:
    for x, y in reach_outline(CARD, 75):
        across, along = max(0 - x, 0, x - 60), max(260 - y, 0, y - 320)
        assert dist((across, along), (0, 0)) == pytest.approx(75)


@pytest.mark.parametrize("angle_rad", [0.0, 0.3, -2.0])
def test_the_reach_of_a_die_is_a_rounded_offset_of_its_outline(angle_rad: float) -> None:
    die = Pose("VA", 100, 120, angle_rad)

    for point in reach_round_die(die, 56, MEASURES):
        assert gap_from_point_mm(point, die, MEASURES) == pytest.approx(56)
        assert pawn_gap_mm(point, die, MEASURES) == pytest.approx(50)


def test_the_reach_of_a_pawn_is_a_circle() -> None:
    line = reach_round_point((100, 120), 75)

    assert all(dist((100, 120), point) == pytest.approx(75) for point in line)
    assert line[0] == (175, 120)
    assert line[16] == pytest.approx((100, 195))


def test_only_the_part_of_the_reach_on_the_area_is_drawn() -> None:
    parts = cut(reach_outline(CARD, 75), 320)

    assert len(parts) == 1
    assert parts[0][0] == pytest.approx((0, 185))
    assert parts[0][-1] == pytest.approx((135, 320))
    assert all(min(point) >= -1e-9 and max(point) <= 320 + 1e-9 for point in parts[0])


def test_a_line_outside_is_cut_away() -> None:
    assert cut(((-10, -10), (-10, 400), (-20, 400)), 320) == ()


def test_a_line_inside_stays_whole() -> None:
    (part,) = cut(((10, 10), (100, 10), (100, 100)), 320)

    assert part == ((10, 10), (100, 10), (100, 100), (10, 10))


ALL_DICE = Layout((Pose("R1", 100, 100, 0), Pose("VA", 160, 160, 0.5), Pose("VB", 176, 160, 0)))


@pytest.fixture
def cloth_view() -> ClothView:
    owners = {"VA": Owner("Ana", "orange"), "VB": Owner("Bruno", "black")}
    return ClothView(GROUND, load_cards(), 16.0, owners)


def test_dice_show_what_lies_on_top(cloth_view: ClothView) -> None:
    assert cloth_view.face(Pose("R1", 0, 0, 0)) == GateFace("red", "vehicle")
    assert cloth_view.face(Pose("R1", 0, 0, 0, rolled(0, "east"))) == GateFace("red", "alcohol")
    assert cloth_view.face(Pose("VB", 0, 0, 0)) == VehicleFace("black")


def test_a_vehicle_is_drawn_along_its_wheels(cloth_view: ClothView) -> None:
    wheels = load_cards().vehicle_dice[0].wheels_toward
    for orientation in range(24):
        pose = Pose("VA", 0, 0, 0.5, orientation)
        assert cloth_view.heading_rad(pose) == heading_rad(pose, wheels)
    assert cloth_view.heading_rad(Pose("R1", 0, 0, 0.7, 5)) == 0.7


def test_name_tags_cover_neither_dice_nor_each_other(cloth_view: ClothView) -> None:
    brush = Brush(pygame.Surface((1, 1)), View((1920, 1080)))
    tags = cloth_view.name_boxes(brush, ALL_DICE)

    assert len(tags) == 2
    assert shared(*tags) == 0
    assert all(shared(tag, die) == 0 for tag in tags for die in cloth_view.piece_boxes(ALL_DICE))


def test_a_name_tag_goes_out_of_the_way_of_a_pawn(cloth_view: ClothView) -> None:
    brush = Brush(pygame.Surface((1, 1)), View((1920, 1080)))
    before, _other = cloth_view.name_boxes(brush, ALL_DICE)
    x, y, width, height = before
    pawn = Pawn("PA", *GROUND.mm((x + width / 2, y + height / 2)))
    beside, _other = cloth_view.name_boxes(brush, replace(ALL_DICE, pawns=(pawn,)))

    assert shared(before, beside) < width * height


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_the_referee_never_loses_the_first_sentence(size: tuple[int, int]) -> None:
    view = View(size)
    brush = Brush(pygame.Surface(size), view)
    box = (34.0, 1014.0, 1230.0, 58.0)
    said = ("Ana drives cleanly through the Gate.", *("Then more happened. " * 3 for _ in range(9)))

    text, whole = fitting(brush, said, 1000, box[3])

    assert not whole
    assert text.height <= box[3] * view.scale
    assert text.width <= 1000 * view.scale + 1


@pytest.mark.parametrize("size", [(960, 540), (1280, 720), (1920, 1080), (2560, 1440)])
def test_two_lines_of_the_referee_stay_clear_of_the_frame(size: tuple[int, int]) -> None:
    view = View(size)
    pictures = []
    for words in ("", "ÉÄpgqj " * 17):
        surface = pygame.Surface(size)
        draw_bar(Brush(surface, view), Lines(referee_lines=(words,)))
        pictures.append(pygame.surfarray.array3d(surface).astype(int))
    empty, full = pictures
    rows = np.flatnonzero((np.abs(full - empty).max(axis=2) > 40).any(axis=0))
    _x, y, _width, height = REFEREE
    assert rows[-1] - rows[0] > height * view.scale * 0.7, "it takes two lines"
    frame = 3.0
    assert rows[0] >= (y + frame) * view.scale
    assert rows[-1] < (y + height - frame) * view.scale


def test_a_banner_passes() -> None:
    banner = Banner("Bruno, your turn", "black")
    banner.update(SECONDS / 2)
    assert not banner.over
    banner.update(SECONDS / 2)
    assert banner.over


def test_the_first_and_the_newest_sentences_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    view = View((1280, 720))
    brush = Brush(pygame.Surface(view.size), view)
    written: list[str] = []
    paragraph = view.paragraph

    def watched(words: str, *style: Any) -> pygame.Surface:
        written.append(words)
        return paragraph(words, *style)

    monkeypatch.setattr(view, "paragraph", watched)
    said = ("Ana drives.", *("Then more happened. " * 3 for _ in range(9)), "Ana wins.")

    fitting(brush, said, 1000, 58.0)

    assert written[-1].startswith("Ana drives. … ")
    assert written[-1].endswith("Ana wins.")


def test_of_two_long_sentences_the_newest_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    view = View((1280, 720))
    brush = Brush(pygame.Surface(view.size), view)
    written: list[str] = []
    paragraph = view.paragraph

    def watched(words: str, *style: Any) -> pygame.Surface:
        written.append(words)
        return paragraph(words, *style)

    monkeypatch.setattr(view, "paragraph", watched)

    fitting(brush, ("Much happened. " * 30, "Ana wins."), 1000, 58.0)

    assert written[-1] == "… Ana wins."


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_the_referee_writes_in_letters_that_can_be_read(
    size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    view = View(size)
    brush = Brush(pygame.Surface(view.size), view)
    sizes: list[float] = []
    keys: list[str] = []
    paragraph = view.paragraph

    def watched(words: str, letters: float, *style: Any) -> pygame.Surface:
        sizes.append(letters)
        return paragraph(words, letters, *style)

    monkeypatch.setattr(view, "paragraph", watched)
    monkeypatch.setattr(brush, "keycap", lambda key, words, _at: keys.append(f"{key} {words}"))
    said = tuple(f"Sentence {n} says what happened after the one before." for n in range(5))

    draw_bar(brush, Lines(referee_lines=said))
    assert min(sizes) * 720 / 1080 >= 15
    assert keys == ["L all 5"]

    draw_bar(brush, Lines(referee_lines=said[:2]))
    assert keys == ["L all 5"], "two sentences have room"


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_the_base_of_a_pawn_is_drawn_to_scale_where_it_stands(size: tuple[int, int]) -> None:
    view = View(size)
    cloth = pygame.Surface(size)

    draw_pawns(Brush(cloth, view), GROUND, [Pawn("PB", 160, 100)], {"PB": "black"}, 12.0)

    x, y = map(round, view.to_px(GROUND.at(160, 100)))
    radius = 6 * GROUND.scale * view.scale
    bright = [
        across for across in range(size[0]) if sum(cloth.get_at((across, y))[:3]) > sum(CREAM) / 2
    ]
    assert min(bright) == pytest.approx(x - radius, abs=2)
    assert max(bright) == pytest.approx(x + radius, abs=2)


def test_a_nearer_pawn_is_drawn_over_one_farther_up() -> None:
    view = View((1280, 720))
    sides = {"PA": "orange", "PB": "lime"}
    pawns = Pawn("PA", 160, 100), Pawn("PB", 160, 106)
    one, other, near = (pygame.Surface(view.size) for _ in range(3))

    draw_pawns(Brush(one, view), GROUND, pawns, sides, 12.0)
    draw_pawns(Brush(other, view), GROUND, pawns[::-1], sides, 12.0)
    draw_pawns(Brush(near, view), GROUND, pawns[:1], sides, 12.0)

    assert one.get_buffer().raw == other.get_buffer().raw
    x, y = map(round, view.to_px(GROUND.at(160, 100)))
    assert one.get_at((x, y)) == near.get_at((x, y))
