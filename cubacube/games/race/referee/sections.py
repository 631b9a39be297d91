"""Map each task to the anchor of the rules page section about it."""

from cubacube.games.race.rules.state import Arrival, FlickAgain, Opening, Reward, Stray, Turn
from cubacube.kit.tasks import Drive, Prepare, Slide, Upgrade
from cubacube.rules.agenda import by_class

SECTIONS = by_class(
    {
        Opening: "start",
        Turn: "turn",
        Prepare: "prepare",
        Drive: "gates",
        Slide: "flicking",
        Stray: "blind",
        Reward: "bonuses",
        Upgrade: "vehicle",
        Arrival: "city",
        FlickAgain: "turn",
    }
)
