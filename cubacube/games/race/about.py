"""Catalogue entry of The Race."""

from cubacube.ai.flicking import HANDS
from cubacube.games.race import ai, referee, rules
from cubacube.games.race.feats import FEATS
from cubacube.games.race.rules import actions
from cubacube.games.race.rules.box import Box, Options
from cubacube.games.race.rules.events import CopShakenOff, ReachedTarget
from cubacube.games.race.rules.finish import next_starter
from cubacube.games.race.rules.state import SEATS, State
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
    """[Finish 3, R80] Set up a rematch; its first player is the one in last place.

    If several players share the last place, the one whose turn came last begins.
    """
    return replace(entry, first=next_starter(state))


GAME = Game(
    name="race",
    title=N_("The Race"),
    blurb=N_(
        "Flick your Vehicle through five Gates and then to the City. The fastest earn the most."
    ),
    fewest=SEATS[0],
    most=SEATS[-1],
    minutes=(40, 60),
    options_type=Options,
    level="habana",
    rules=rules,
    box_type=Box,
    state_type=State,
    action_type=one_of(Action, dice_actions, shot_actions, shared_actions, actions),
    make_box=Box,
    bots=ai.BOTS,
    hands=HANDS,
    tell=referee.tell,
    again=again,
    turns=(TurnBegan,),
    feats=FEATS,
    visits=(ReachedTarget, CopShakenOff, Repaired),
)
