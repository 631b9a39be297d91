"""A person's totals over all records, as cards side by side."""

from collections import Counter
from typing import Final

from cubacube.scenes.canvas.boxes import Bounds, grid
from cubacube.scenes.canvas.brush import Brush
from cubacube.scenes.canvas.parts import CARD, TextStyle
from cubacube.scenes.canvas.theme import GREY, HEADING, INK, SMALL
from cubacube.session.households.model import Profile
from cubacube.session.language.numbers import written
from cubacube.session.language.translation import _
from cubacube.shell.pages.household.achievements import achievements

_TALLEST: Final = 124.0
_ACROSS: Final = 4


def figures(profile: Profile) -> tuple[tuple[str, str], ...]:
    """Return the figures, each with its caption."""
    records = profile.records
    crossed, clean = profile.crossed, sum(r.clean for r in records)
    cities: Counter[str] = Counter()
    for record in records:
        cities.update({each.city: each.count for each in record.cities})
    favourite = cities.most_common(1)[0][0] if cities else _("none yet")
    won = sum(name in achievements() for name in profile.achievements)
    of_all = _("{count} of {all}")
    medals = (sum(r.gold for r in records), sum(r.silver for r in records))
    bronze = sum(r.bronze for r in records)
    return (
        (written(profile.matches), _("matches")),
        (written(profile.won), _("won")),
        (written(max((r.longest for r in records), default=0)), _("most wins in a row")),
        (of_all.format(count=won, all=len(achievements())), _("achievements")),
        (written(crossed), _("Gates crossed")),
        (of_all.format(count=written(clean), all=written(crossed)), _("clean crossings")),
        (favourite, _("favourite City")),
        (f"{medals[0]} · {medals[1]} · {bronze}", _("gold, silver, bronze")),
    )


def draw_summary(brush: Brush, profile: Profile, box: Bounds) -> None:
    """Draw a card for each figure."""
    told = figures(profile)
    for (figure, words), place in zip(
        told, grid(box, len(told), _ACROSS, 14, _TALLEST), strict=True
    ):
        x, y, width, height = place
        brush.panel(place, CARD)
        middle = x + width / 2
        at = middle, y + height / 2 + 12
        brush.write(figure, at, TextStyle(HEADING, INK, "black"), "midbottom", width - 24)
        at = middle, y + height / 2 + 16
        brush.write(words, at, TextStyle(SMALL, GREY, "heavy"), "midtop", width - 24)
