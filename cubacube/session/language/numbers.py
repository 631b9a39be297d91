"""Write numbers, dates and lists as the chosen language does."""

from collections.abc import Sequence
from datetime import date, datetime, timedelta
from functools import cache, lru_cache
from typing import Literal

from babel import Locale, UnknownLocaleError
from babel.dates import format_date, format_timedelta
from babel.lists import format_list
from babel.numbers import format_decimal, get_decimal_symbol

from cubacube.session.language.phrases import Phrase, in_form
from cubacube.session.language.translation import _, language


@cache
def _locale(code: str) -> Locale:
    """Return the habits of a language; those of English for one that Babel does not know."""
    try:
        return Locale.parse("en_GB" if code == "en" else code)
    except (UnknownLocaleError, ValueError):
        return Locale("en", "GB")


def written(number: float, digits: int = 0) -> str:
    """Format a number, such as points or money, with `digits` after the point.

    Thousands are separated from 10,000 on; cards and rules print "4000", too.
    """
    return _decimal(number, "#,##0." + "0" * digits, language())


@lru_cache(4096)
def _decimal(number: float, pattern: str, code: str) -> str:
    groups = abs(number) >= 10_000
    words = format_decimal(number, pattern, locale=_locale(code), group_separator=groups)
    return words.replace("-", "\u2212")


def exact(number: float) -> str:
    """Format a number with as many digits as it has, up to three."""
    return _decimal(number, "#,##0.###", language())


def point() -> str:
    """Return what stands before the decimals, such as a comma."""
    return get_decimal_symbol(_locale(language()))


def signed(number: float, digits: int = 0) -> str:
    """Format a change, with a plus sign if it is positive."""
    return ("+" if number > 0 else "") + written(number, digits)


def day(when: date) -> str:
    """Format a date."""
    return format_date(when, locale=_locale(language()))


def ago(then: datetime, now: datetime) -> str:
    """Return a phrase such as `12 minutes ago`; after a week, the date.

    Both times must have a time zone.
    """
    gone = now - then
    if gone < timedelta(minutes=1):
        return _("just now")
    if gone >= timedelta(weeks=1):
        return day(then.astimezone())
    return format_timedelta(-gone, threshold=1, add_direction=True, locale=_locale(language()))


def listed(words: Sequence[str], style: Literal["standard", "or"] = "standard") -> str:
    """Join words with commas and a final "and" or "or", in each form that one of them has."""
    locale = _locale(language())
    forms = {form for each in words if isinstance(each, Phrase) for form in each.forms}
    in_forms = {form: [in_form(each, form) for each in words] for form in forms}
    return Phrase(
        format_list(words, style, locale),
        {form: format_list(each, style, locale) for form, each in in_forms.items()},
    )
