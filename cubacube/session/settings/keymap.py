"""Map the letter keys chosen in the settings to the letters that the code uses.

The code names a key by its default letter. If the user chooses another one, the two letters
are swapped everywhere, in input and in displayed texts. So a letter that some game uses for
something of its own is never lost: it moves to the place of the other one.
"""

from dataclasses import fields
from functools import lru_cache
from string import ascii_lowercase
from typing import Final

from cubacube.session.settings.chosen import settings
from cubacube.session.settings.model import Keys

_CODE: Final = Keys()
_NAMES: Final = tuple(field.name for field in fields(Keys))


def is_letter(text: str) -> bool:
    """Return whether a text can be the letter of a key."""
    return len(text) == 1 and text in ascii_lowercase


def shared_letters(keys: Keys) -> tuple[tuple[str, str], ...]:
    """Return pairs of keys that have the same letter, in the order of `Keys`."""
    owner: dict[str, str] = {}
    found = []
    for name in _NAMES:
        first = owner.setdefault(getattr(keys, name), name)
        if first != name:
            found.append((first, name))
    return tuple(found)


def meaning(letter: str) -> str:
    """Return the letter of the code for a letter that was pressed."""
    return _places(settings().keys)[1].get(letter, letter)


def printed(letter: str) -> str:
    """Return the letter to press for a letter of the code; a capital stays a capital."""
    found = _places(settings().keys)[0].get(letter.lower(), letter)
    return found.upper() if letter.isupper() else found


def with_key(words: str, letter: str) -> str:
    """Fill `{key}` in a text with the letter to press for a letter of the code."""
    return words.format(key=printed(letter))


def with_letters(words: str, letters: str) -> str:
    """Fill placeholders such as `{A}` in a text with the letters to press."""
    return words.format(**{letter: printed(letter) for letter in letters})


@lru_cache(maxsize=8)
def _places(keys: Keys) -> tuple[dict[str, str], dict[str, str]]:
    """Return the maps from the letters of the code to those to press, and back."""
    chosen = {getattr(_CODE, name): getattr(keys, name) for name in _NAMES}
    free = [letter for letter in ascii_lowercase if letter not in chosen.values()]
    # A letter without a key function stays if it is free; otherwise it gets a freed letter.
    others = [letter for letter in ascii_lowercase if letter not in chosen]
    staying = [letter for letter in others if letter in free]
    left = [letter for letter in free if letter not in staying]
    pressed = {**chosen, **{letter: letter for letter in staying}}
    pressed |= dict(zip([each for each in others if each not in staying], left, strict=True))
    return pressed, {there: here for here, there in pressed.items()}
