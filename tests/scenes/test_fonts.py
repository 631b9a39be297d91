"""Letters missing in a font come from another font and are never empty boxes."""

import pygame
import pytest

from cubacube.scenes.canvas.theme import FONT_FILES, INK, Weight
from cubacube.scenes.canvas.view import View

NAMES = ["Ζωή", "გიორგი", "Արամ", "Ana ♥"]
MISSING = "\U0010fff0"
"""A letter in no font; its picture is that of all missing letters."""


def ink(picture: pygame.Surface) -> bytes:
    return pygame.image.tobytes(pygame.mask.from_surface(picture).to_surface(), "RGB")


@pytest.mark.parametrize("weight", FONT_FILES)
@pytest.mark.parametrize("name", NAMES)
def test_a_name_in_other_letters_is_shown(name: str, weight: Weight) -> None:
    view = View((1920, 1080))
    letter = next(each for each in name if not each.isascii())

    shown = view.text(letter, 40, weight)

    box = view.font(40, weight).render(MISSING, True, INK)
    plain = pygame.font.Font.render(view.font(40, weight), letter, True, INK)
    assert ink(shown) != ink(box)
    assert ink(shown) != ink(plain)
    assert shown.width == view.font(40, weight).size(letter)[0]


def test_own_letters_are_drawn_as_ever() -> None:
    font = View((1920, 1080)).font(30, "bold")

    for words in ("Ana", "Chloé", "Ярослав"):
        plain = pygame.font.Font.render(font, words, True, INK)
        drawn = font.render(words, True, INK)
        assert pygame.image.tobytes(plain, "RGBA") == pygame.image.tobytes(drawn, "RGBA")
        assert font.size(words) == pygame.font.Font.size(font, words)


def test_a_line_in_both_is_as_high_as_any_and_as_wide_as_its_parts() -> None:
    font = View((1920, 1080)).font(30, "bold")

    assert font.size("Ζωή wins")[0] == font.size("Ζωή")[0] + font.size(" wins")[0]
    assert font.size("Ζωή wins")[1] == font.size("Ana wins")[1]
    assert font.render("Ζωή wins", True, INK).size == font.size("Ζωή wins")


def test_a_sentence_with_such_a_name_is_broken_into_lines() -> None:
    view = View((1920, 1080))
    said = "Ζωή gets through the Gate, but not cleanly: no Goods,\nno walk for Ζωή today."

    paragraph = view.paragraph(said, 24, 300)

    step = view.font(24, "medium").get_linesize()
    assert paragraph.width <= 300
    assert paragraph.height >= 4 * step
    assert view.paragraph("Ζωή", 24, 300).height == view.paragraph("Ana", 24, 300).height


def test_a_title_with_such_a_name_is_lettered() -> None:
    view = View((1920, 1080))

    assert view.title("Ζωή wins!", 90).width > view.title(" wins!", 90).width
