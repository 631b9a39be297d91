"""The effects of The Marketeers: offers, Goods, dice, Cops and sales."""

from cubacube.games.marketeers.rules import events
from cubacube.kit import events as kit_events
from cubacube.scenes.match.effects import Effect, Effects
from cubacube.scenes.match.words import Climax
from cubacube.session.language.translation import N_

EFFECTS: Effects = {
    events.RowLaid: Effect("card"),
    events.OffersDealt: Effect("shuffle"),
    events.Started: Effect("pawn"),
    events.DiceRolled: Effect("dice_cup"),
    events.OfferBought: Effect("card"),
    events.GoodTaken: Effect("gain"),
    events.Moved: Effect("pawn"),
    events.GoodDropped: Effect("card"),
    events.Sold: Effect("cash", Climax(N_("{name} makes a sale!"), "good"), "good"),
    events.CopCame: Effect("cop"),
    events.OfferPutAside: Effect("card"),
    events.DeckShuffled: Effect("shuffle"),
    events.RoundEnded: Effect(remark="end", turn="index"),
    kit_events.StarterDrawn: Effect(seat_field="seat"),
}
