"""Every aid in the settings can be set for one person, with its own words and icon."""

import pygame
import pytest

from cubacube.scenes.canvas.theme import WHITE
from cubacube.scenes.canvas.view import View
from cubacube.scenes.widgets.aid_chip import AID_WORDS, AidChip
from cubacube.session.households.model import AIDS, Aid
from cubacube.session.settings.model import PREVIEWS

BOX = 0.0, 0.0, 84.0, 84.0


def test_every_preview_is_an_aid_with_words_of_its_own() -> None:
    assert AIDS == ("as_set", *PREVIEWS) == tuple(AID_WORDS)
    assert len(set(AID_WORDS.values())) == len(AIDS)


def test_every_aid_has_a_sign_of_its_own() -> None:
    pygame.display.init()
    pygame.display.set_mode((320, 180))
    view, signs = View((1920, 1080)), set()
    for aid in AIDS:
        surface = pygame.Surface((84, 84))
        surface.fill(WHITE)
        AidChip(BOX, aid, lambda: None).draw(surface, view)
        signs.add(pygame.image.tobytes(surface, "RGB"))

    assert len(signs) == len(AIDS)


@pytest.mark.parametrize("aid", [*AIDS, None])
def test_a_chip_tells_what_is_seen_and_nothing_of_a_computer(aid: Aid | None) -> None:
    chip = AidChip(BOX, "full", lambda: None)

    chip.show(aid)

    assert chip.enabled == (aid is not None)
    assert chip.hint.endswith(AID_WORDS[aid] if aid else "")
    assert bool(chip.hint) == (aid is not None)
