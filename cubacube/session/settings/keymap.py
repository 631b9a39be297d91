"""Which letter does what: those of the settings change places with those of the code.

The code names a key by the letter it has to begin with. If a household wants another one, the two
letters change places everywhere, in what is pressed and in what is printed. So a letter that some
game uses for something of its own is never lost: it is where the other one was.
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
    """Whether this can be the letter of a key."""
    return len(text) == 1 and text in ascii_lowercase


def shared_letters(keys: Keys) -> tuple[tuple[str, str], ...]:
    """Every key that has the letter of one before it, after that one."""
    owner: dict[str, str] = {}
    found = []
    for name in _NAMES:
        first = owner.setdefault(getattr(keys, name), name)
        if first != name:
            found.append((first, name))
    return tuple(found)


def meaning(letter: str) -> str:
    """The letter that the code knows what is pressed by."""
    return _places(settings().keys)[1].get(letter, letter)


def printed(letter: str) -> str:
    """The letter to press for what the code knows by `letter`; in capitals if that is."""
    found = _places(settings().keys)[0].get(letter.lower(), letter)
    return found.upper() if letter.isupper() else found


def with_key(words: str, letter: str) -> str:
    """Words with `{key}` in them, for what the code knows by `letter`."""
    return words.format(key=printed(letter))


def with_letters(words: str, letters: str) -> str:
    """Words with each of these letters in braces, as `{A}`, for what the code knows by it."""
    return words.format(**{letter: printed(letter) for letter in letters})


@lru_cache(maxsize=8)
def _places(keys: Keys) -> tuple[dict[str, str], dict[str, str]]:
    """From the letters of the code to those to press, and back."""
    chosen = {getattr(_CODE, name): getattr(keys, name) for name in _NAMES}
    free = [letter for letter in ascii_lowercase if letter not in chosen.values()]
    # What is nobody's own keeps its letter, if that is free; else it gets one that has become free.
    others = [letter for letter in ascii_lowercase if letter not in chosen]
    staying = [letter for letter in others if letter in free]
    left = [letter for letter in free if letter not in staying]
    pressed = {**chosen, **{letter: letter for letter in staying}}
    pressed |= dict(zip([each for each in others if each not in staying], left, strict=True))
    return pressed, {there: here for here, there in pressed.items()}
