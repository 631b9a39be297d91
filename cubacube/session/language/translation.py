"""Translate the sentences that players read.

The English sentence is the key, so English needs no catalogue. Every call looks the
sentence up again: a page that draws with `_("Quit")` changes its language at once.
"""

from collections.abc import Callable, Iterable
from gettext import NullTranslations, translation
from pathlib import Path
from typing import ClassVar

from cubacube.rules.options import N_
from cubacube.session.language.phrases import Phrase, Sentence, split
from cubacube.session.shipped import folder

__all__ = ["N_", "_", "_n", "language", "language_name", "languages", "use_language"]

_DOMAIN = "cubacube"
SOURCE = "en"
"""The language of the sentences in the code."""
SYSTEM = "system"
"""Stands for the language of the system."""


class _Chosen:
    """The catalogue in use, one for the whole program."""

    catalogue: NullTranslations = NullTranslations()
    language: str = SOURCE
    system: str = SOURCE
    sentence: Callable[[str], str] = str
    """Makes a text whose slots may ask for a form; English has none."""
    more: ClassVar[dict[str, Path]] = {}
    """Folders with the catalogues of games from other packages, by domain."""


def use_language(code: str) -> None:
    """Switch to the language `code`, such as "de" or `SYSTEM`.

    Raises:
        FileNotFoundError: There is no catalogue for it in assets/locale.
    """
    code = _Chosen.system if code == SYSTEM else code
    use_catalogue(code, _catalogue(code))


def use_catalogue(code: str, catalogue: NullTranslations) -> None:
    """Switch to the language `code` with this catalogue."""
    _Chosen.catalogue, _Chosen.language = catalogue, code
    _Chosen.sentence = str if code == SOURCE else Sentence


def prefer(codes: Iterable[str]) -> None:
    """Set the language of the system: the first one of these that the game has, or English.

    A code may name a country, such as "de_AT".
    """
    known = languages()
    wanted = (each for code in codes for each in (code, code.partition("_")[0]))
    _Chosen.system = next((each for each in wanted if each in known), SOURCE)


def add_texts(domain: str, locale: Path) -> None:
    """Also translate the texts of a game from another package.

    `locale` is the folder of its catalogues. Texts without a catalogue stay in English.
    """
    _Chosen.more[domain] = locale
    use_language(_Chosen.language)


def languages() -> tuple[str, ...]:
    """Return the codes of all available languages, English first."""
    found = (folder("assets") / "locale").glob(f"*/LC_MESSAGES/{_DOMAIN}.mo")
    return (SOURCE, *sorted(path.parent.parent.name for path in found))


def language() -> str:
    """Return the code of the language in use."""
    return _Chosen.language


def language_name(code: str) -> str:
    """Return the name of a language in that language, such as "Deutsch".

    Each catalogue gives it, by convention, as its translation of "English".

    Raises:
        FileNotFoundError: There is no catalogue for it in assets/locale.
    """
    return _catalogue(code).gettext(N_("English"))


def _catalogue(code: str) -> NullTranslations:
    if code == SOURCE:
        return NullTranslations()
    chosen = translation(_DOMAIN, folder("assets") / "locale", [code])
    for domain, locale in _Chosen.more.items():
        chosen.add_fallback(translation(domain, locale, [code], fallback=True))
    return chosen


def _(sentence: str) -> str:
    """Translate a sentence to the chosen language."""
    return _Chosen.sentence(_Chosen.catalogue.gettext(sentence))


def _p(context: str, word: str) -> str:
    """Translate a word whose meaning only its context tells, such as one letter."""
    return _Chosen.sentence(_Chosen.catalogue.pgettext(context, word))


def _n(one: str, many: str, count: int) -> str:
    """Translate to the singular or plural form that fits `count`; −8 is many, too."""
    return _Chosen.sentence(_Chosen.catalogue.ngettext(one, many, abs(count)))


def phrase(words: str, context: str = "") -> Phrase:
    """Translate a noun phrase that other sentences contain, with all its forms."""
    found = _Chosen.catalogue
    return split(found.pgettext(context, words) if context else found.gettext(words))


def P_(words: str) -> str:  # noqa: N802  (as `N_`)
    """Mark a noun phrase for `phrase`; it stays English until it is used."""
    return words
