"""Noun phrases in the grammatical form that a translation asks for.

English needs no forms. A German sentence says `{die:dat}` and gets "dem roten Würfel"; a French
one says `{name:de}` and gets "d’Ana" or "de Bruno". `{silver:pièce/pièces}` counts in a sentence
whose plural belongs to another number.
"""

from collections.abc import Mapping
from string import Formatter
from typing import Any
from unicodedata import normalize

_BEFORE = {"de": ("de ", "d’"), "que": ("que ", "qu’"), "à": ("à ", "à ")}
"""French words before a name, in full and before a vowel."""
_VOWELS = frozenset("aeiouAEIOU")


class Phrase(str):
    """A noun phrase such as "the red die", with its other forms by name."""

    __slots__ = ("forms",)
    forms: Mapping[str, str]

    def __new__(cls, text: str, forms: Mapping[str, str]) -> "Phrase":
        """Create a phrase; `text` is the form for the subject of a sentence."""
        made = super().__new__(cls, text)
        made.forms = forms
        return made

    def format(self, *args: object, **values: object) -> "Phrase":
        """Fill the slots of each form."""
        filled = {form: _SLOTS.vformat(text, args, values) for form, text in self.forms.items()}
        return Phrase(_SLOTS.vformat(self, args, values), filled)


class Sentence(str):
    """A translated sentence, whose slots may ask for a form."""

    __slots__ = ()

    def format(self, *args: object, **values: object) -> str:
        """Fill the slots."""
        return _SLOTS.vformat(self, args, values)

    def format_map(self, values: Any, /) -> str:
        """Fill the slots."""
        return _SLOTS.vformat(self, (), values)


class _Slots(Formatter):
    """Fills a slot such as `{die:dat}` with a form, and each other one as `str.format` does."""

    def format_field(self, value: Any, spec: str) -> Any:
        if "/" in spec:
            return f"{value} {spec.split('/')[str(value) not in ('0', '1')]}"
        return in_form(value, spec) if spec.isalpha() else super().format_field(value, spec)


_SLOTS = _Slots()


def split(text: str) -> Phrase:
    """Read the forms of a phrase from a catalogue: "der Würfel|dat=dem Würfel"."""
    first, *others = text.split("|")
    return Phrase(first, dict(each.split("=", 1) for each in others))


def in_form(value: object, form: str) -> str:
    """Return a phrase in a form; other words get the French word before them, or stay."""
    if isinstance(value, Phrase) and form in value.forms:
        return value.forms[form]
    words = str(value)
    full, elided = _BEFORE.get(form, ("", ""))
    return f"{elided if normalize('NFD', words)[:1] in _VOWELS else full}{words}"
