"""Describe The Cobbers for the game catalogue."""

from cubacube.ai.flicking import HANDS
from cubacube.games.cobbers import ai, referee, rules
from cubacube.games.cobbers.feats import FEATS
from cubacube.games.cobbers.rules import actions
from cubacube.games.cobbers.rules.box import Box, Options, make_box
from cubacube.games.cobbers.rules.crew import PARTNERS
from cubacube.games.cobbers.rules.state import SEATS, State
from cubacube.games.race.rules import actions as race_actions
from cubacube.games.race.rules.events import CopShakenOff, ReachedTarget
from cubacube.games.race.rules.finish import next_starter
from cubacube.games.race.rules.state import State as RaceState
from cubacube.games.smugglers.rules import actions as smugglers_actions
from cubacube.games.smugglers.rules.events import CityEntered
from cubacube.kit import actions as shared_actions
from cubacube.kit import shot as shot_actions
from cubacube.kit.events import Repaired, TurnBegan
from cubacube.rules import Action, replace
from cubacube.rules import dice as dice_actions
from cubacube.session.files.codec import one_of
from cubacube.session.language.translation import N_
from cubacube.session.play.game import Game
from cubacube.session.play.setup import MatchSetup


def again(entry: MatchSetup, state: State) -> MatchSetup:
    """[R80] Return the setup of a return match.

    The first team is chosen as in a return match of the Race or The Smugglers.
    """
    inner = state.inner
    if isinstance(inner, RaceState):
        return replace(entry, first=next_starter(inner))
    return replace(entry, first=(inner.starter + 1) % len(state.turns))


GAME = Game(
    name="cobbers",
    title=N_("The Cobbers"),
    blurb=N_(
        "Two players share a Vehicle: one clears the way, the other drives, then you change roles."
    ),
    fewest=SEATS[0],
    most=SEATS[-1],
    minutes=(60, 70),
    options_type=Options,
    level="habana",
    rules=rules,
    box_type=Box,
    state_type=State,
    action_type=one_of(
        Action, dice_actions, shot_actions, shared_actions, race_actions, smugglers_actions, actions
    ),
    make_box=make_box,
    bots=ai.BOTS,
    hands=HANDS,
    tell=referee.tell,
    again=again,
    turns=(TurnBegan,),
    crew=PARTNERS,
    feats=FEATS,
    visits=(ReachedTarget, CopShakenOff, Repaired, CityEntered),
)
