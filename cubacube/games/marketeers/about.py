"""Describe The Marketeers for the game catalogue."""

from cubacube.games.marketeers import ai, referee, rules
from cubacube.games.marketeers.feats import FEATS
from cubacube.games.marketeers.rules import actions
from cubacube.games.marketeers.rules.box import SEATS, Box, Options
from cubacube.games.marketeers.rules.events import Moved, OfferBought, OfferPutAside, Sold
from cubacube.games.marketeers.rules.state import State
from cubacube.kit import actions as shared_actions
from cubacube.rules import Action
from cubacube.rules import dice as dice_actions
from cubacube.session.files.codec import one_of
from cubacube.session.language.translation import N_
from cubacube.session.play.game import Game
from cubacube.session.play.setup import next_begins

GAME = Game(
    name="marketeers",
    title=N_("The Marketeers"),
    blurb=N_(
        "Buy cheap, sell where the Goods are scarce. When the last Cop comes, count the money."
    ),
    fewest=SEATS[0],
    most=SEATS[-1],
    minutes=(40, 50),
    options_type=Options,
    level=None,
    rules=rules,
    box_type=Box,
    state_type=State,
    action_type=one_of(Action, dice_actions, shared_actions, actions),
    make_box=lambda cards, _measures, options: Box(cards, options),
    bots=ai.BOTS,
    weighs=ai.WEIGHS,
    hands=ai.HANDS,
    tell=referee.tell,
    again=next_begins,
    turns=(OfferBought, Sold, OfferPutAside),
    feats=FEATS,
    visits=(Moved,),
)
