"""Control the flow of a film: from the button in a replay to its file."""

from pathlib import Path
from typing import Any

from cubacube.scenes.match.live.live_match import LiveMatch
from cubacube.scenes.stage.scene import Change, Push
from cubacube.scenes.widgets.dialogues import notice
from cubacube.scenes.widgets.line_asked import LineRequest, ask_line
from cubacube.session.files.levels import LevelError
from cubacube.session.files.plain import plain_path
from cubacube.session.language.translation import _, language
from cubacube.session.play.begin import with_level_text
from cubacube.shell.faults import fault_lines
from cubacube.shell.film.frames import FilmError
from cubacube.shell.film.making import KINDS, MadeFilm, check_film
from cubacube.shell.film.process import FilmOrder, FilmProcess
from cubacube.shell.pages.film_page import FilmPage
from cubacube.shell.pages.match_moves import absolute_path


def film_of(live: LiveMatch[Any]) -> Change:
    """Ask where the film of a match should go, and make it."""
    faults = {ending: film_fault(f"film{ending}") for ending in KINDS}
    ending = next((each for each, fault in faults.items() if fault is None), None)
    if ending is None:
        return _refused(faults[".webp"] or "")
    downloads = absolute_path("Downloads")
    folder = downloads if downloads.is_dir() else Path.home()
    proposed = folder / f"{live.game.name}-{live.entry.seed}{ending}"
    words = _("The whole match, as everybody may see it. Use .mp4, .webp or .gif.")
    line = LineRequest(_("Film the match"), words, _("Make it"), str(proposed), fault=film_fault)
    return ask_line(line, lambda text: _begin(live, absolute_path(text)))


def film_fault(text: str) -> str | None:
    """Return why no film can be made under this name, as a sentence; None if it can."""
    try:
        check_film(absolute_path(text))
    except FilmError as fault:
        return str(fault)
    return None


def _begin(live: LiveMatch[Any], path: Path) -> Change:
    try:
        entry = with_level_text(live.game, live.entry)
        order = FilmOrder(entry, live.past.last.match.actions(), path, language())
        return Push(FilmPage(FilmProcess(order)), _told)
    except (FilmError, LevelError) as fault:
        return _refused(*fault_lines(fault))


def _told(result: MadeFilm | str | None) -> Change:
    """Say where the film is, or why there is none."""
    match result:
        case MadeFilm(path=path):
            words = _("Saved to {file}").format(file=plain_path(path))
            return Push(notice(_("The film is ready"), tuple(filter(None, (words, result.remark)))))
        case str():
            return _refused(result)
    return None


def _refused(*lines: str) -> Change:
    return Push(notice(_("Cannot make the film"), lines))
