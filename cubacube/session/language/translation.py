"""The sentences a player reads, in the chosen language.

The English sentence is the key, so English needs no catalogue. Every call looks the sentence up
anew: a page that draws with `_("Quit")` changes its language at once.
"""

from gettext import NullTranslations, translation

from cubacube.rules.options import N_
from cubacube.session.files.data import folder

__all__ = ["N_", "_", "_n", "language", "language_name", "languages", "use_language"]

_DOMAIN = "cubacube"
SOURCE = "en"
"""The language of the sentences in the code."""


class _Chosen:
    """The catalogue in use; one for the whole program, as there is one player at the screen."""

    catalogue: NullTranslations = NullTranslations()
    language: str = SOURCE


def use_language(code: str) -> None:
    """Answer from now on in the language `code`, such as "de".

    Raises:
        FileNotFoundError: There is no catalogue for it in assets/locale.
    """
    _Chosen.catalogue = _catalogue(code)
    _Chosen.language = code


def languages() -> tuple[str, ...]:
    """The codes of all languages there are catalogues for, that of the sentences first."""
    found = (folder("assets") / "locale").glob(f"*/LC_MESSAGES/{_DOMAIN}.mo")
    return (SOURCE, *sorted(path.parent.parent.name for path in found))


def language() -> str:
    """The code of the language in use."""
    return _Chosen.language


def language_name(code: str) -> str:
    """What a language calls itself, as its catalogue translates the name of English.

    Raises:
        FileNotFoundError: There is no catalogue for it in assets/locale.
    """
    return _catalogue(code).gettext(N_("English"))


def _catalogue(code: str) -> NullTranslations:
    if code == SOURCE:
        return NullTranslations()
    return translation(_DOMAIN, folder("assets") / "locale", [code])


def _(sentence: str) -> str:
    """The sentence in the chosen language."""
    return _Chosen.catalogue.gettext(sentence)


def _n(one: str, many: str, count: int) -> str:
    """The singular or plural form that fits `count` in the chosen language."""
    return _Chosen.catalogue.ngettext(one, many, count)
