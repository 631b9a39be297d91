"""The list of people, each with colour and pattern."""

from collections.abc import Callable
from typing import Any, Final

from cubacube.scenes.canvas.boxes import AnyBox
from cubacube.scenes.canvas.brush import Brush
from cubacube.scenes.pieces.sides import swatch
from cubacube.session.households.model import Profile
from cubacube.session.language.translation import _, _n
from cubacube.shell.pages.household.achievements import achievements
from cubacube.shell.pages.match_list import MatchLine, MatchList

_SWATCH: Final = 52.0


class PeopleList(MatchList):
    """A list of people with one selected."""

    indent, aside = _SWATCH + 18, 100.0

    def __init__(self, box: AnyBox, on_confirm: Callable[[], Any]) -> None:
        super().__init__(box, on_confirm)
        self._sides: tuple[str, ...] = ()

    def tell(self, profiles: tuple[Profile, ...], at: int) -> None:
        """Show these people, with one of them selected."""
        self._sides = tuple(profile.side for profile in profiles)
        self.fill(tuple(map(_line, profiles)), at)

    def draw_sign(self, brush: Brush, row: int) -> None:
        """Draw the person's colour and pattern."""
        box = self.cell(row)
        picture = swatch(brush.view, self._sides[row], _SWATCH)
        brush.put(picture, (box.x + 16, box.centery), "midleft")


def _line(profile: Profile) -> MatchLine:
    """Return a row: matches played and won, and achievements."""
    played = profile.matches
    won = profile.won
    known = sum(name in achievements() for name in profile.achievements)
    note = _n("{count} match", "{count} matches", played).format(count=played)
    state = _("{count} of {all}").format(count=known, all=len(achievements()))
    return MatchLine(profile.name, f"{note} · {_('{count} won').format(count=won)}", state, "")
