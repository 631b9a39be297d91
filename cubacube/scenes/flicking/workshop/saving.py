"""Under which name a level gets a file of its own."""

from cubacube.scenes.widgets.line_asked import LineAsked, LineRequest
from cubacube.session.language.translation import _
from cubacube.session.play.known_levels import all_levels
from cubacube.session.workshop.naming import LONGEST, Naming


def name_asked(name: str) -> LineAsked:
    """Closes with a name that no other level has, or with None; `name` is what it is called now."""
    naming = Naming(all_levels())
    words = _("It gets a file of its own, and stands in the lists of levels under this name.")
    line = LineRequest(_("Save as new"), words, _("Save"), naming.free(name), LONGEST, naming.fault)
    return LineAsked(line)
