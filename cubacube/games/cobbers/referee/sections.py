"""Map each task of the variant in play to its section of the rules page."""

from collections.abc import Mapping

from cubacube.games.race.referee import sections as race
from cubacube.games.smugglers.referee import sections as smugglers
from cubacube.kit.tasks import Drive, Prepare, Slide

SECTIONS: Mapping[type, str] = {
    **dict.fromkeys(smugglers.SECTIONS, "smugglers"),
    **dict.fromkeys(race.SECTIONS, "race"),
    **dict.fromkeys((Prepare, Drive), "who"),
    Slide: "flicking",
}
