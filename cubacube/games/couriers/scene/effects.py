"""The effects of the Couriers: routes, Jobs, alarms and the chase."""

from cubacube.games.couriers.rules import events
from cubacube.scenes.flicking.effects import FLICK_EFFECTS
from cubacube.scenes.match.effects import Effect, Effects
from cubacube.scenes.match.words import Climax
from cubacube.session.language.translation import N_

EFFECTS: Effects = {
    **FLICK_EFFECTS,
    events.RoutesDealt: Effect("card", announce="log"),
    events.RouteDiscarded: Effect("card"),
    events.JobsOffered: Effect("card"),
    events.JobChosen: Effect("card"),
    events.JobDropped: Effect("spoilt"),
    events.DeckShuffled: Effect("shuffle", announce="log"),
    events.RouteChosen: Effect("card", announce="afresh"),
    events.Alarmed: Effect("cop"),
    events.WreckHeard: Effect("cop"),
    events.Travelled: Effect("pawn"),
    events.GoodLoaded: Effect("gain"),
    events.GoodDropped: Effect("card"),
    events.GoodsDestroyed: Effect("breakdown"),
    events.CopPosted: Effect("cop"),
    events.Delivered: Effect("cash", Climax(N_("{name} delivers the Job!"), "good"), "good"),
    events.VehiclesThrown: Effect("dice_throw"),
    events.HidInCity: Effect("gain", Climax(N_("The Police are shaken off!"), "good", "pop")),
    events.VehicleSwitched: Effect("gain"),
    events.PoliceDrew: Effect("card"),
    events.Behind: Effect("cop", Climax(N_("The Police are ahead!"), "bad", "pop"), "bad"),
}
