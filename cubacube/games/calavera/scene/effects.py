"""The effects of Calavera: dice, skulls, rows, bonuses and curses."""

from cubacube.games.calavera.rules import events
from cubacube.scenes.match.effects import Effect, Effects
from cubacube.scenes.match.words import Climax
from cubacube.session.language.translation import N_

EFFECTS: Effects = {
    events.DiceRolled: Effect("dice_cup"),
    events.SkullsLocked: Effect("skull"),
    events.Cursed: Effect("damage", Climax(N_("{name} is cursed!"), "bad"), "bad"),
    events.RowMarked: Effect("pencil"),
    events.RowSaved: Effect("gain", Climax(N_("{name} saves a row!"), "good"), "good"),
    events.RowDied: Effect("spoilt", Climax(N_("{name}'s row dies!"), "bad"), "bad"),
    events.NothingTaken: Effect("spoilt"),
    events.BonusGained: Effect("chime", Climax(N_("A bonus for {name}!"), "good"), "good"),
    events.OthersCalled: Effect("skull"),
    events.TurnBegan: Effect(seat_field="seat", turn="index"),
}
