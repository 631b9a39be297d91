"""The effects of Caramba!: dice, sombreros, silver, ambushes, the mine and the shell."""

from cubacube.games.caramba.rules import events
from cubacube.scenes.match.effects import Effect, Effects
from cubacube.scenes.match.words import Climax
from cubacube.session.language.translation import N_

EFFECTS: Effects = {
    events.StartRolled: Effect("dice_cup"),
    events.SombreroPlaced: Effect("sombrero"),
    events.AmbushPlaced: Effect("pawn"),
    events.AmbushMoved: Effect("pawn"),
    events.DealStruck: Effect("cash"),
    events.DealRefused: Effect("spoilt"),
    events.DiceBought: Effect("cash"),
    events.DiceRolled: Effect("dice_cup"),
    events.Stayed: Effect("spoilt"),
    events.Moved: Effect("sombrero"),
    events.Welcomed: Effect("cash", remark="bad"),
    events.Ambushed: Effect("damage", Climax(N_("{name} rides into an ambush!"), "bad"), "bad"),
    events.Entered: Effect("chime", Climax(N_("{name} rides into the mine!"), "turn"), "good"),
    events.WentBroke: Effect("spoilt", Climax(N_("{name} is broke!"), "bad")),
    events.RaceWon: Effect("chime", Climax(N_("{name} wins the shell!"), "good", "finale"), "end"),
    events.RaceBegan: Effect(turn="call"),
    events.TurnBegan: Effect(seat_field="seat", turn="call"),
    events.StarterFound: Effect(seat_field="seat"),
}
