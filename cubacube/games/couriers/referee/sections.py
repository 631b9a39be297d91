"""Map each task to the anchor of its section on the rules page."""

from cubacube.games.couriers.rules import tasks
from cubacube.kit.tasks import Slide, Upgrade
from cubacube.rules.agenda import by_class

SECTIONS = by_class(
    {
        tasks.Opening | tasks.Dealing | tasks.Jobs: "start",
        tasks.PickJob: "cards",
        tasks.Turns: "turn",
        tasks.Pursuit: "police",
        Slide: "flicking",
        tasks.Reward: "crossing",
        tasks.Suffer: "touching",
        Upgrade: "vehicle",
        tasks.Stop: "delivering",
    }
)
