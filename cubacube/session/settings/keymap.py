"""Map the keys chosen in the settings to the keys that the code uses.

The code names a key by its default. If the user chooses another one, the two keys are
swapped everywhere, in input and in displayed texts. A game may use the chosen key for
something of its own. That then moves to the key that became free.
"""

from collections.abc import Collection
from dataclasses import fields
from functools import lru_cache
from string import ascii_lowercase

from cubacube.rules import replace
from cubacube.session.settings.chosen import settings
from cubacube.session.settings.model import Keys

_CODE = Keys()
CHOICE = (*ascii_lowercase, *(f"f{n}" for n in (2, 3, 4, 5, 6, 7, 9, 10)), *",.-=[];'/")
"""The keys to choose from. F1, F8, F11 and F12 do the same everywhere, so they stay."""
_NAMES = tuple(field.name for field in fields(Keys))
_NEWER = _NAMES[_NAMES.index("look") + 1 :]
"""Functions that files of older versions do not name."""


def with_free_keys(keys: Keys, named: Collection[str]) -> Keys:
    """Give every key of a newer version that is not `named` a key that nobody has."""
    for first, second in shared_keys(keys):
        moved = next((each for each in (second, first) if each in _NEWER and each not in named), "")
        if moved:
            kept = first if moved == second else second
            used = {getattr(keys, name) for name in _NAMES}
            free = next(key for key in (getattr(_CODE, kept), *CHOICE) if key not in used)
            keys = replace(keys, **{moved: free})
    return keys


def shared_keys(keys: Keys) -> tuple[tuple[str, str], ...]:
    """Return pairs of functions that have the same key, in the order of `Keys`."""
    owner: dict[str, str] = {}
    found = []
    for name in _NAMES:
        first = owner.setdefault(getattr(keys, name), name)
        if first != name:
            found.append((first, name))
    return tuple(found)


def meaning(key: str) -> str:
    """Return the default key that a pressed key stands for."""
    return _places(settings().keys)[1].get(key, key)


def printed(key: str) -> str:
    """Return the key that the user must press where the code names `key`.

    A capital letter gives a capital letter.
    """
    found = _places(settings().keys)[0].get(key.lower(), key)
    return found.upper() if key.isupper() else found


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
    """Return two maps: from default keys to the keys to press, and the reverse."""
    chosen = {getattr(_CODE, name): getattr(keys, name) for name in _NAMES}
    free = [key for key in CHOICE if key not in chosen.values()]
    # A key without a function of its own stays if it is free; otherwise it gets a freed one.
    others = [key for key in CHOICE if key not in chosen]
    staying = [key for key in others if key in free]
    left = [key for key in free if key not in staying]
    pressed = {**chosen, **{key: key for key in staying}}
    pressed |= dict(zip([each for each in others if each not in staying], left, strict=True))
    return pressed, {there: here for here, there in pressed.items()}
