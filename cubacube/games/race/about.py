"""The Race's card in the catalogue."""

from cubacube.ai.flicking.beginner import beginner
from cubacube.games.race import ai, referee, rules
from cubacube.games.race.rules import actions
from cubacube.games.race.rules.box import Box, Options
from cubacube.games.race.rules.state import (
    SEATS,
    ChooseGateBonus,
    DealTrack,
    FlickAgain,
    MeetCop,
    OpenCrate,
    State,
    Stray,
    UseBonuses,
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
    """The Race in its box."""
    return Box(cards, level.measures(), options)


PHASES: dict[type, str] = {
    DealCities: N_("Deal the Cities"),
    DrawStarter: N_("Draw the starter"),
    DealTrack: N_("Lay the track"),
    ThrowDice: N_("Throw the dice"),
    Prepare: N_("Prepare"),
    Drive: N_("Drive"),
    Stray: N_("Flick blind"),
    Slide: N_("Dice are moving"),
    ChooseGateBonus: N_("Take a bonus"),
    OpenCrate: N_("Open the Crate"),
    Upgrade: N_("Choose a Vehicle"),
    UseBonuses: N_("Use bonuses"),
    MeetCop: N_("Meet the Cop"),
    FlickAgain: N_("Flick again"),
}

GAME = Game(
    name="race",
    title=N_("The Race"),
    blurb=N_("Flick your Vehicle through five Gates and on to the City. First come, best paid."),
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
