"""The effects of the Race: sounds, the last round, and the end of a race."""

from cubacube.games.race.rules import events
from cubacube.scenes.flicking.effects import FLICK_EFFECTS
from cubacube.scenes.match.effects import Effect, Effects
from cubacube.scenes.match.words import Climax
from cubacube.session.language.translation import N_, _

EFFECTS: Effects = {
    **FLICK_EFFECTS,
    events.RaceBegan: Effect("shuffle", announce="afresh"),
    events.Advanced: lambda event: Effect(
        "pawn", Climax(_("Sector {n}").format(n=event.sector), "good", "pop")
    ),
    events.BonusGained: Effect("gain"),
    events.CrateOpened: Effect("dice_cup"),
    events.ToolboxUsed: Effect("repaired"),
    events.AlcoholUsed: Effect("card"),
    events.WeaponsUsed: Effect("card"),
    events.StatuesUsed: Effect("card"),
    events.CopShakenOff: Effect("cop"),
    events.ReachedTarget: Effect(
        "chime", Climax(N_("{name} has arrived: last round!"), "good", "finale")
    ),
    events.Rewarded: Effect("cash"),
    events.RaceEnded: Effect(
        climax=Climax(N_("The race is over!"), "turn", "finale"), remark="end", announce="afresh"
    ),
}
