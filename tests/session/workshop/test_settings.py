"""The values of a level, as the workshop lists them."""

import tomllib

import pytest

from cubacube.session.files.levels import level_text
from cubacube.session.language.translation import use_language
from cubacube.session.workshop.settings import settings


@pytest.mark.parametrize(
    ("language", "friction", "second"), [("en", "friction", "2 x"), ("de", "Reibung", "2: x")]
)
def test_a_label_is_the_key_and_in_another_language_its_translation(
    language: str, friction: str, second: str
) -> None:
    found = {each.path: each for each in settings(tomllib.loads(level_text("habana")))}
    use_language(language)

    assert found["cloth.friction"].label == friction
    assert found["cities[1].x_mm"].label == second
