"""Changes of a level by dragging."""

import tomllib
from math import dist
from typing import Any, get_args

import pytest

from cubacube.session.files.levels import level_of, level_text
from cubacube.session.workshop.building import (
    AREA,
    START,
    Form,
    Handle,
    Part,
    dragged,
    handle_at,
    handles,
    places,
    shape_of,
    thing_at,
    turned,
    with_new,
    without,
    without_corner,
)

RAW = tomllib.loads(level_text("habana"))


def drag(
    raw: dict[str, Any], handle: Handle, to: tuple[float, float], *, fine: bool = False
) -> Any:
    return dragged(raw, handle, handle.at, to, fine=fine)


def the(raw: dict[str, Any], place: Any, kind: str) -> Handle:
    return next(each for each in handles(raw, place) if each.kind == kind)


def test_a_new_thing_of_every_kind_is_a_good_level() -> None:
    for parts in get_args(Part):
        for form in get_args(Form):
            raw, place = with_new(RAW, parts, form, "New")
            assert place == (parts, 0)
            level_of(raw, "it")
            assert thing_at(raw, (160, 160)) == place
            assert without(raw, place) == RAW


def test_a_circle_is_moved_on_the_grid_and_finely_off_it() -> None:
    raw, place = with_new(RAW, "zones", "circle", "New")
    moved = dragged(raw, Handle(place, "move", (160, 160)), (163, 161), (204, 120), fine=False)
    assert moved["zones"][0]["circle"] == {"x_mm": 200.0, "y_mm": 120.0, "radius_mm": 20.0}

    fine = dragged(raw, Handle(place, "move", (160, 160)), (160, 160), (161.23, 160), fine=True)
    assert fine["zones"][0]["circle"]["x_mm"] == 161.2


def test_a_radius_is_drawn_out() -> None:
    raw, place = with_new(RAW, "obstacles", "circle", "New")
    wide = drag(raw, the(raw, place, "radius"), (192, 160))
    assert wide["obstacles"][0]["circle"]["radius_mm"] == 30.0


def test_a_box_is_resized_and_turned() -> None:
    raw, place = with_new(RAW, "zones", "box", "New")
    wide = drag(raw, the(raw, place, "corner"), (191, 170))
    assert (wide["zones"][0]["box"]["width_mm"], wide["zones"][0]["box"]["height_mm"]) == (60, 20)

    leaning = drag(wide, the(wide, place, "turn"), (180, 179))
    assert leaning["zones"][0]["box"]["angle_deg"] == 45.0
    (corner,) = [each for each in handles(leaning, place) if each.kind == "corner"]
    assert dist(corner.at, (160, 160)) == pytest.approx(dist((30, 10), (0, 0)))

    same = drag(leaning, corner, corner.at, fine=True)
    assert same["zones"][0]["box"]["width_mm"] == pytest.approx(60, abs=0.2)
    assert turned(leaning, place, 150)["zones"][0]["box"]["angle_deg"] == -165.0


def test_corners_of_a_polygon_are_moved_added_and_cut() -> None:
    raw, place = with_new(RAW, "zones", "polygon", "New")
    moved = drag(raw, handles(raw, place)[0], (121, 129))
    assert moved["zones"][0]["polygon"][0] == {"x_mm": 120.0, "y_mm": 130.0}

    more = drag(moved, the(moved, place, "new vertex"), (160, 110))
    assert len(more["zones"][0]["polygon"]) == 4
    assert more["zones"][0]["polygon"][1] == {"x_mm": 160.0, "y_mm": 110.0}
    assert without_corner(more, handles(more, place)[1]) == moved
    assert without_corner(moved, handles(moved, place)[1]) == moved  # a polygon needs three

    whole = dragged(moved, Handle(place, "move", (0, 0)), (0, 0), (10, 10), fine=False)
    assert whole["zones"][0]["polygon"][2]["y_mm"] == 190.0


def test_a_larger_area_takes_the_cards_at_its_border_along() -> None:
    large = drag(RAW, the(RAW, None, "side"), (401, 380))
    assert large["area"]["side_mm"] == 400.0
    assert [(each["x_mm"], each["y_mm"]) for each in large["cities"]] == [
        (0, 340),
        (340, 340),
        (0, 0),
        (340, 0),
    ]
    level_of(large, "it")
    assert RAW["area"]["side_mm"] == 320.0


def test_a_card_is_moved_within_the_area_and_all_are_resized() -> None:
    moved = dragged(RAW, Handle(("cities", 0), "move", (0, 0)), (10, 270), (-50, 203), fine=False)
    assert moved["cities"][0] == {"x_mm": 0.0, "y_mm": 195.0}

    small = drag(RAW, the(RAW, ("cities", 2), "corner"), (50, 48))
    assert small["area"]["city_edge_mm"] == 50.0


def test_the_circle_of_the_throw_is_drawn_out() -> None:
    wide = drag(RAW, the(RAW, None, "start"), (239, 160))
    assert wide["throw"]["start_radius_mm"] == 80.0


def test_the_uppermost_thing_is_under_the_pointer() -> None:
    raw, zone = with_new(RAW, "zones", "box", "Zone")
    raw, obstacle = with_new(raw, "obstacles", "circle", "Obstacle")
    assert thing_at(raw, (160, 160)) == obstacle
    assert thing_at(raw, (178, 178)) == zone
    assert thing_at(raw, (30, 30)) == ("cities", 2)
    assert thing_at(raw, (100, 160)) is None
    assert all(shape_of(raw, place) for place in places(raw))


def test_a_handle_is_grabbed_near_by_only() -> None:
    raw, place = with_new(RAW, "zones", "circle", "New")
    found = handle_at(raw, place, (182, 161), 5)
    assert found is not None
    assert found.kind == "radius"
    assert handle_at(raw, place, (190, 160), 5) is None
    side = handle_at(raw, None, (318, 319), 5)
    assert side is not None
    assert side.place == AREA
    start = handle_at(raw, None, (219, 160), 5)
    assert start is not None
    assert start.place == START
