"""Start a match, and play one to its end without people."""

from collections.abc import Callable
from typing import Any

from cubacube.rules import TABLE, Action, replace
from cubacube.session.files.cards import load_cards
from cubacube.session.files.levels import level_text, load_level, parse_level, whole_text
from cubacube.session.language.translation import N_
from cubacube.session.play.dealer import Dealer
from cubacube.session.play.game import Game
from cubacube.session.play.match import Match, PlayedAction
from cubacube.session.play.options import chosen
from cubacube.session.play.players import Players, question_to
from cubacube.session.play.setup import MatchSetup
from cubacube.session.play.training import for_training
from cubacube.table.level import Level

MOST_ACTIONS = 20_000
"""Maximum number of player actions in a match; a match with more has a bug."""


class EndlessMatchError(RuntimeError):
    """A match did not end within `MOST_ACTIONS` actions; the message is to translate."""


def begin(game: Game, entry: MatchSetup) -> tuple[Match[Any], Dealer]:
    """Return a new match, before anything is dealt, and its dealer.

    Raises:
        LevelError: The level has errors.
        OptionError: A house rule does not fit the game.
    """
    level = level_of(game, entry)
    make_box = (*game.earlier_boxes, game.make_box)[(entry.law or game.law) - 1]
    measures = None if level is None else level.measures()
    box = make_box(load_cards(), measures, chosen(game.options_type, entry.options))
    rules = for_training(game).rules if entry.training else game.rules
    start = rules.setup(box, len(entry.seats))
    return Match(rules, start), Dealer(level, entry.seed, entry.first)


def with_level_text(game: Game, entry: MatchSetup) -> MatchSetup:
    """Return the setup with its level text, so that the file is no longer needed.

    The values of a base are written out.

    Raises:
        LevelError: The file cannot be read, or the level has errors.
    """
    if game.level is None or entry.level_text:
        return entry
    text = level_text(entry.level)
    parse_level(text, entry.level)
    return replace(entry, level_text=whole_text(text))


def level_of(game: Game, entry: MatchSetup) -> Level | None:
    """Return the level to play on; None for a game without dice to flick.

    Raises:
        LevelError: It has errors.
    """
    if game.level is None:
        return None
    if entry.level_text:
        return parse_level(entry.level_text, entry.level)
    return load_level(entry.level)


def answer(match: Match[Any], dealer: Dealer, players: Players) -> Action:
    """Return the next action: from the dealer, or from the player of the seat that must choose."""
    first = match.rules.choices(match.state)[0]
    if first.seat == TABLE:
        return dealer.answer(first, match.standing)
    question, player = question_to(first.seat, match), players[first.seat]
    assert player is not None, "a person sits here"
    return player.choose(question.state, question.choices, question.place)


def play_out(
    match: Match[Any],
    dealer: Dealer,
    players: Players,
    on_turn: Callable[[PlayedAction[Any]], None] = lambda turn: None,  # noqa: ARG005
) -> Match[Any]:
    """Play a match to its end; `on_turn` is called after every action.

    Raises:
        EndlessMatchError: It does not end.
    """
    actions = 0
    while match.rules.choices(match.state):
        action = answer(match, dealer, players)
        actions += action.seat != TABLE
        if actions > MOST_ACTIONS:
            raise EndlessMatchError(N_("the match does not end"))
        match = match.play(action)
        on_turn(match.turns[-1])
    return match
