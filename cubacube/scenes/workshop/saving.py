"""Ask for the name under which a level is saved as a new file."""

from cubacube.scenes.widgets.line_asked import LineAsked, LineRequest
from cubacube.session.language.translation import _
from cubacube.session.play.known_levels import all_levels
from cubacube.session.workshop.naming import LONGEST, Naming


def name_asked(name: str) -> LineAsked:
    """Return a dialogue that closes with an unused name or None; `name` is the current name."""
    naming = Naming(all_levels())
    words = _("Saves a new file. It appears under this name in the lists of levels.")
    line = LineRequest(_("Save as new"), words, _("Save"), naming.free(name), LONGEST, naming.fault)
    return LineAsked(line)
