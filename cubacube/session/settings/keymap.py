"""Map the letter keys chosen in the settings to the letters that the code uses.

The code names a key by its default letter. If the user chooses another letter, the two
letters are swapped everywhere, in input and in displayed texts. A game may use the
chosen letter for a key of its own. That key then moves to the letter that became free.
"""

from dataclasses import fields
from functools import lru_cache
from string import ascii_lowercase

from cubacube.session.settings.chosen import settings
from cubacube.session.settings.model import Keys

_CODE = Keys()
_NAMES = tuple(field.name for field in fields(Keys))


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
    """Return the default letter that a pressed letter stands for."""
    return _places(settings().keys)[1].get(letter, letter)


def printed(letter: str) -> str:
    """Return the letter that the user must press where the code names `letter`.

    A capital letter gives a capital letter.
    """
    found = _places(settings().keys)[0].get(letter.lower(), letter)
    return found.upper() if letter.isupper() else found


def with_key(words: str, letter: str) -> str:
    """Replace `{key}` in a text by the letter that the user must press.

    `letter` is the letter that the code uses for this key.
    """
    return words.format(key=printed(letter))


def with_letters(words: str, letters: str) -> str:
    """Replace each placeholder such as `{A}` in a text by the letter that the user must press.

    `letters` holds the default letters that occur as placeholders.
    """
    return words.format(**{letter: printed(letter) for letter in letters})


@lru_cache(maxsize=8)
def _places(keys: Keys) -> tuple[dict[str, str], dict[str, str]]:
    """Return two maps: from default letters to the letters to press, and the reverse."""
    chosen = {getattr(_CODE, name): getattr(keys, name) for name in _NAMES}
    free = [letter for letter in ascii_lowercase if letter not in chosen.values()]
    # A letter without a key function stays if it is free; otherwise it gets a freed letter.
    others = [letter for letter in ascii_lowercase if letter not in chosen]
    staying = [letter for letter in others if letter in free]
    left = [letter for letter in free if letter not in staying]
    pressed = {**chosen, **{letter: letter for letter in staying}}
    pressed |= dict(zip([each for each in others if each not in staying], left, strict=True))
    return pressed, {there: here for here, there in pressed.items()}
