"""Guarapo for the catalogue of games."""

from cubacube.rules import N_, Action, dice
from cubacube.session.files.codec import one_of
from cubacube.session.play.game import Game
from guarapo import ai, referee, rules


def make_box(_cards: object, _measures: None, options: rules.Options) -> rules.Options:
    """Return what the game needs to begin: only its house rules."""
    return options


GAME = Game(
    name="guarapo",
    title=N_("Guarapo"),
    blurb=N_("Press sugar cane into your jug, and pour it before the press breaks."),
    fewest=2,
    most=4,
    minutes=(5, 10),
    options_type=rules.Options,
    level=None,
    rules=rules,
    box_type=rules.Options,
    state_type=rules.State,
    action_type=one_of(Action, dice, rules),
    make_box=make_box,
    bots=ai.BOTS,
    tell=referee.tell,
    turns=(rules.Spilled, rules.Poured),
)
