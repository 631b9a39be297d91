"""The Smugglers' card in the catalogue."""

from cubacube.ai.flicking.beginner import beginner
from cubacube.games.smugglers import ai, referee, rules
from cubacube.games.smugglers.rules import actions
from cubacube.games.smugglers.rules.box import Box, Options
from cubacube.games.smugglers.rules.state import (
    SEATS,
    ChooseFace,
    DealSectors,
    DrawSector,
    DropExcess,
    Exit,
    HideMoney,
    OfferRobbery,
    OnFoot,
    PlanRoute,
    SearchMoney,
    State,
    VisitCity,
)
from cubacube.kit import actions as shared_actions
from cubacube.kit.cards import Cards
from cubacube.kit.tasks import DealCities, DrawStarter, Drive, Prepare, Slide, ThrowDice, Upgrade
from cubacube.rules import Action
from cubacube.rules import dice as dice_actions
from cubacube.rules import shot as shot_actions
from cubacube.session.codec import one_of
from cubacube.session.game import Game
from cubacube.session.words import N_
from cubacube.table.level import Level


def make_box(cards: Cards, level: Level, options: Options) -> Box:
    """The Smugglers in their box."""
    return Box(cards, level.measures(), options)


PHASES: dict[type, str] = {
    DealCities: N_("Deal the Cities"),
    DrawStarter: N_("Draw the starter"),
    DealSectors: N_("Deal the Sector cards"),
    ThrowDice: N_("Throw the dice"),
    PlanRoute: N_("Play a Sector card"),
    DrawSector: N_("Draw a Sector card"),
    Prepare: N_("Prepare"),
    Drive: N_("Drive"),
    Slide: N_("Dice are moving"),
    ChooseFace: N_("Load Goods"),
    Upgrade: N_("Choose a Vehicle"),
    DropExcess: N_("Give Goods back"),
    OfferRobbery: N_("Rob a Pawn"),
    HideMoney: N_("Hide the money"),
    SearchMoney: N_("Search for the money"),
    Exit: N_("Leave the Vehicle"),
    OnFoot: N_("Walk"),
    VisitCity: N_("Trade in the City"),
}

GAME = Game(
    name="smugglers",
    title=N_("The Smugglers"),
    blurb=N_("Load Goods, walk into the Cities, sell dear on the black market, rob your rivals."),
    fewest=SEATS[0],
    most=SEATS[-1],
    options_type=Options,
    level="habana",
    rules=rules,
    box_type=Box,
    state_type=State,
    action_type=one_of(Action, dice_actions, shot_actions, shared_actions, actions),
    make_box=make_box,
    bots=(beginner(ai.choose), ai.choose),
    tell=referee.tell,
    phases=PHASES,
)
