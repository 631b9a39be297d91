"""Map each task to the anchor of the rules page section about it."""

from cubacube.games.smugglers.rules import state
from cubacube.kit.tasks import Drive, Prepare, Slide, Upgrade
from cubacube.rules.agenda import by_class

SECTIONS = by_class(
    {
        state.Opening: "start",
        state.Turn: "turn",
        state.PlanRoute | state.DrawSector: "route",
        Prepare: "prepare",
        Drive: "gates",
        Slide: "flicking",
        state.Gain: "goods",
        state.OfferVehicle | Upgrade: "vehicle",
        state.Robbery: "robbing",
        state.Walking: "walking",
        state.VisitCity: "selling",
    }
)
