import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from cubacube.scenes.canvas.cache import PictureCache
from cubacube.scenes.canvas.theme import FONT_FILES, SMALLEST_TEXT
from cubacube.scenes.canvas.view import View
from cubacube.session.shipped import folder

SIZES = [(1280, 720), (1920, 1080), (1600, 760), (1024, 1000), (3840, 2160)]
GERMAN = "Lautstärke der Straßengeräusche während der Rennvorbereitung"


@pytest.mark.parametrize("size", SIZES)
def test_a_point_survives_the_way_to_pixels_and_back(size: tuple[int, int]) -> None:
    view = View(size)

    for point in ((0.0, 0.0), (1920.0, 1080.0), (34.5, 999.25), (-50.0, 2000.0)):
        assert view.to_logical(view.to_px(point)) == pytest.approx(point)


@pytest.mark.parametrize("size", SIZES)
def test_the_canvas_keeps_its_shape_and_fills_one_direction(size: tuple[int, int]) -> None:
    canvas = View(size).canvas

    assert canvas.w / canvas.h == pytest.approx(16 / 9, abs=0.01)
    assert canvas.w == size[0] or canvas.h == size[1]
    assert canvas.center == pytest.approx((size[0] / 2, size[1] / 2), abs=1)


@given(st.floats(0, 1800), st.floats(1, 100), st.floats(1, 100), st.sampled_from(SIZES))
def test_boxes_that_share_an_edge_share_it_in_pixels(
    x: float, one: float, other: float, size: tuple[int, int]
) -> None:
    view = View(size)

    assert view.rect((x, 0, one, 9)).right == view.rect((x + one, 0, other, 9)).left


def test_moved_shifts_only_inside_the_block() -> None:
    view = View((960, 540))

    with view.moved(10, -20):
        assert view.to_px((0, 0)) == (5, -10)
    assert view.to_px((0, 0)) == (0, 0)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("width", [120.0, 300.0, 900.0])
def test_text_fits_its_width(size: tuple[int, int], width: float) -> None:
    view = View(size)

    assert view.text(GERMAN, 30, width=width).width <= width * view.scale
    assert view.title(GERMAN, 60, width).width > 0
    assert view.paragraph(GERMAN, 20, width).width <= view.px(width)


def test_text_that_fits_keeps_its_size() -> None:
    view = View((1920, 1080))

    assert view.text("Ana", 30, width=900).size == view.text("Ana", 30).size


def test_text_shrinks_before_it_is_cut() -> None:
    view = View((1920, 1080))
    full = view.font(30, "bold").size(GERMAN)[0]
    smallest = view.font(SMALLEST_TEXT, "bold").size(GERMAN)[0]

    shrunk = view.text(GERMAN, 30, width=(full + smallest) / 2)
    narrowed = view.text(GERMAN, 30, width=smallest * 0.8)
    cut = view.text(GERMAN, 30, width=smallest * 0.7)

    assert smallest < shrunk.width < full
    assert narrowed.width == int(smallest * 0.8)
    assert cut.width <= smallest * 0.7
    assert cut.height == view.font(SMALLEST_TEXT, "bold").size("x")[1]


def test_no_text_below_the_smallest_size() -> None:
    view = View((1920, 1080))

    with pytest.raises(ValueError, match=f"below {SMALLEST_TEXT}"):
        view.text("tiny", SMALLEST_TEXT - 1)
    with pytest.raises(ValueError, match=f"below {SMALLEST_TEXT}"):
        view.paragraph("tiny", SMALLEST_TEXT - 1, 300)


@pytest.mark.parametrize("weight", list(FONT_FILES))
def test_the_fonts_have_every_letter_we_need(weight: str) -> None:
    font = View((1920, 1080)).font(30, weight)  # type: ignore[arg-type]

    letters = "ÄÖÜäöüßẞéèêëàâçîïôœùûÿñáíóú¿¡„“”«»–…·"
    missing = [
        letter
        for letter, metrics in zip(letters, font.metrics(letters), strict=True)
        if metrics is None
    ]
    assert missing == []


def test_pictures_are_painted_once_a_scale() -> None:
    view = View((1280, 720))
    painted = []

    def make() -> pygame.Surface:
        painted.append(view.scale)
        return pygame.Surface((4, 4))

    first = view.cached("key", make)
    assert view.cached("key", make) is first
    view.resize((1920, 1080))
    view.cached("key", make)

    assert painted == [pytest.approx(2 / 3), 1.0]


def test_a_picture_is_read_once_for_all_scales() -> None:
    view = View((1280, 720))
    path = folder("assets") / "pictures" / "trinidad.png"
    first, small = view.read(path), view.read(path, (30, 20))
    view.resize((1920, 1080))

    assert view.read(path) is first
    assert view.read(path, (30, 20)) is small
    assert small.get_size() == (30, 20)


def picture(edge: int) -> pygame.Surface:
    return pygame.Surface((edge, edge), pygame.SRCALPHA)


def test_the_cache_forgets_what_was_not_asked_for_longest() -> None:
    cache = PictureCache(limit_bytes=3 * 1024)
    kept = {name: picture(16) for name in "abcd"}
    for name in "abc":
        cache.keep(name, kept[name])
    cache.find("a")
    cache.keep("d", kept["d"])

    assert cache.used_bytes == 4 * 1024
    cache.trim()
    assert cache.used_bytes == 3 * 1024
    assert cache.find("a") is kept["a"]
    assert cache.find("b") is None


def test_one_picture_larger_than_the_cache_is_kept_alone() -> None:
    cache = PictureCache(limit_bytes=10)
    cache.keep("small", picture(1))
    cache.keep("large", large := picture(100))
    cache.trim()

    assert cache.find("small") is None
    assert cache.find("large") is large


@pytest.mark.parametrize("width", [-5.0, 0.0, 3.0])
def test_counter_example_text_without_room_is_cut_and_breaks_nothing(width: float) -> None:
    view = View((1280, 720))
    assert view.text("Abliefern", 24, width=width).width < view.text("Abliefern", 24).width
