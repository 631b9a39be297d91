"""The effects of the Smugglers: Goods, money, walks, Cops, robberies and sales."""

from cubacube.games.smugglers.rules import events
from cubacube.kit import events as kit_events
from cubacube.scenes.flicking.effects import FLICK_EFFECTS
from cubacube.scenes.match.effects import Effect, Effects
from cubacube.scenes.match.words import Climax
from cubacube.session.language.translation import N_

EFFECTS: Effects = {
    **FLICK_EFFECTS,
    events.SectorsDealt: Effect("shuffle", announce="log"),
    events.SectorPlayed: Effect("card"),
    events.DiscardsShuffled: Effect("shuffle"),
    events.GoodGained: Effect("gain"),
    events.GoodDropped: Effect("card"),
    events.GoodsDestroyed: Effect("breakdown", remark="bad"),
    events.RobberyBegan: Effect("skull", Climax(N_("A robbery by {name}!"), "turn")),
    events.MoneyHidden: Effect("cash"),
    events.Searched: Effect("cash"),
    events.Walked: Effect("pawn"),
    events.CityEntered: Effect("pawn"),
    events.VehicleEntered: Effect("pawn"),
    events.VehicleFetched: Effect("gain"),
    events.Sold: Effect("cash", Climax(N_("A sale!"), "good", "pop"), "good"),
    events.CopPlaced: Effect("cop"),
    kit_events.CitiesDealt: Effect("card", announce="log"),
}
