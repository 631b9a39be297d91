"""The effects of Atacama: tiles, rigs, full lines and concessions."""

from cubacube.games.atacama.rules import events
from cubacube.scenes.match.effects import Effect, Effects
from cubacube.scenes.match.words import Climax
from cubacube.session.language.translation import N_

EFFECTS: Effects = {
    events.BoardDrawn: Effect("shuffle"),
    events.TilesShuffled: Effect("shuffle"),
    events.TilesLaid: Effect("card"),
    events.ConcessionGiven: Effect("card"),
    events.RigPlaced: Effect("drill"),
    events.LineCounted: Effect("gain", Climax(N_("{name} makes a line count!"), "good"), "good"),
    events.ConcessionBought: Effect("cash", remark="good"),
    events.BoardBlocked: Effect("spoilt", Climax(N_("No free field is left!"), "turn")),
}
