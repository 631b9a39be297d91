"""Describe records and news of a household in words."""

from collections.abc import Iterator

from cubacube.games import catalogue
from cubacube.rules import Option
from cubacube.scenes.widgets.aid_chip import PREVIEW_WORDS
from cubacube.session.households.model import Record
from cubacube.session.households.tally import Best, Equal, News, Streak
from cubacube.session.language.numbers import written
from cubacube.session.language.translation import _, _n
from cubacube.session.play.known_levels import known_levels
from cubacube.session.play.options import written as as_word
from cubacube.session.play.players import level_name
from cubacube.shell.pages.household.achievements import Achievement, achievements
from cubacube.shell.pages.setup_widgets import words_of

_Kind = tuple[str, str, str, int]


def kind_words(kind: _Kind) -> str:
    """Describe in one line the kind of match that a record is about."""
    game, variant, level, seats = kind
    people = _n("{count} player", "{count} players", seats).format(count=seats)
    parts = title_of(game), *_variant(game, variant), _table(level), people
    return " · ".join(filter(None, parts))


def title_of(game: str) -> str:
    """Return the title of a game; an unknown game keeps its name."""
    return _(catalogue.game(game).title) if game in catalogue.names() else game


def _table(level: str) -> str:
    """Return the title of a level; an unknown one keeps its name or path."""
    known = {each.word: each.name for each in known_levels(None)}
    return known.get(level, level)


def record_words(record: Record) -> str:
    """Describe in words what a record holds besides wins and the best result."""
    parts = []
    if record.longest > 1:
        parts.append(_("most wins in a row: {count}").format(count=record.longest))
    if record.crossed:
        said = _("{clean} of {count} crossings clean")
        parts.append(said.format(clean=record.clean, count=record.crossed))
    if record.preview is not None:
        said = _("flick preview of the best result: {preview}")
        parts.append(said.format(preview=_(PREVIEW_WORDS[record.preview])))
    if record.favourite:
        parts.append(_("favourite City: {city}").format(city=record.favourite))
    return " · ".join(parts)


def achievement_words(news: News) -> str:
    """Return the news as a sentence."""
    if isinstance(news, Best):
        said = _("{name} has {points}, the best result here. {whose} had {before}.")
        if news.holder == news.name:
            said = _("{name} beats their own best result: {points}, before it was {before}.")
        points, before = written(news.points), written(news.before)
        return said.format(name=news.name, points=points, before=before, whose=news.holder)
    if isinstance(news, Streak):
        said = _n(
            "{name} has won {count} time in a row: a new personal best.",
            "{name} has won {count} times in a row: a new personal best.",
            news.count,
        )
        return said.format(name=news.name, count=news.count)
    if isinstance(news, Equal):
        said = _("{game}: {name} now plays as well as the computer level {level}.")
        level = level_name(news.level)
        return said.format(game=title_of(news.game), name=news.name, level=level)
    found = achievements().get(news.achievement)
    title = _(found.title) if found else news.achievement
    return _("{name} earns an achievement: {title}.").format(name=news.name, title=title)


def place_words(achievement: Achievement) -> str:
    """Return where an achievement can be won."""
    return title_of(achievement.game) if achievement.game else _("All games")


def _variant(game: str, variant: str) -> Iterator[str]:
    """Yield the values of the main options in words; switches that are off are left out."""
    if game not in catalogue.names():
        return
    chosen = dict(each.split("=", 1) for each in variant.split(",") if "=" in each)
    for option in catalogue.game(game).options:
        yield from _option(option, chosen.get(option.name))


def _option(option: Option, word: str | None) -> Iterator[str]:
    """Yield the words for an option if its value is known."""
    at = next((n for n, value in enumerate(option.values) if as_word(value) == word), None)
    if at is None:
        return
    if option.kind != "switch":
        yield f"{_(option.title)}: {words_of(option)[at]}"
    elif option.values[at]:
        yield _(option.title)
