"""The tries of a drill, their total result, and matches that replay a stored flick."""

from collections.abc import Sequence
from typing import Any, cast

from cubacube.games import catalogue
from cubacube.kit.placing import ByHand
from cubacube.kit.shot import AnyShot, Flick, Layout, Shot
from cubacube.rules import Action, frozen, replace
from cubacube.session.households.practised import (
    FARTHEST_TENTH_MM,
    Practised,
    SavedFlick,
    encoded_flick,
)
from cubacube.session.play.begin import begin
from cubacube.session.play.dealer import Dealer
from cubacube.session.play.match import Match, PlayedAction
from cubacube.session.play.setup import MatchSetup
from cubacube.shell.learning.lesson import Exercise
from cubacube.shell.learning.table import prepared
from cubacube.shell.practice.drill import Drill
from cubacube.shell.practice.judges import Flicked, Judged


@frozen
class DrillTry:
    """A flick of a series with its judgement."""

    flick: Flick
    judged: Judged


def flicked_in(match: Match[Any], since: int) -> Flicked | None:
    """Return the first flick that the dealer has answered; None without one.

    The search begins at action number `since` of the log.
    """
    for number in range(since, len(match.turns)):
        shot = match.turns[number].action
        if isinstance(shot, Shot):
            events = (event for turn in _turns(match, since, number + 1) for event in turn.events)
            before = _asked_before(match, number)
            _layout, measures = _rules(match).on_cloth(match.state)
            return Flicked(shot.flick.seat, before, shot, tuple(events), measures)
    return None


def _rules(match: Match[Any]) -> ByHand[Any]:
    """Return the rules of a match, typed as rules of a game in which dice lie on the table.

    Practice uses only such games.
    """
    return cast(ByHand[Any], match.rules)


def _turns(match: Match[Any], since: int, end: int) -> list[PlayedAction[Any]]:
    return [match.turns[number] for number in range(since, end)]


def _asked_before(match: Match[Any], number: int) -> Layout:
    """Return the layout before a flick.

    `number` is the index of the flick's result in the log.
    """
    state = match.turns[number - 1].state
    asked = next(each for each in match.rules.choices(state) if isinstance(each, AnyShot))
    return asked.layout


def reached(drill: Drill, tries: Sequence[DrillTry]) -> Practised:
    """Return the total result of a series, which need not be complete."""
    made, whole = [each for each in tries if each.judged.made], len(tries) == drill.tries
    if not made:
        return Practised(drill.name, 0, FARTHEST_TENTH_MM, series=int(whole))
    best = min(made, key=lambda each: each.judged.near_tenth_mm)
    flick = encoded_flick(best.flick, drill.exercise.dice)
    return Practised(drill.name, len(made), best.judged.near_tenth_mm, int(whole), flick)


def replayed_flick(drill: Drill, kept: SavedFlick) -> tuple[MatchSetup, tuple[Action, ...]]:
    """Return a stored flick as a match to replay, on the table where the flick was made.

    Raises:
        IllegalActionError: The rules have changed and no longer allow the flick.
    """
    stand = standing_at(drill.game, replace(drill.exercise, dice=kept.dice))
    return stand.entry, stand.flicked(kept.flick).actions()


@frozen
class ExerciseStart:
    """The table of an exercise before the player has acted."""

    entry: MatchSetup
    match: Match[Any]
    dealer: Dealer

    def flicked(self, flick: Flick) -> Match[Any]:
        """Return the match after a flick and the dealer's answer.

        Raises:
            IllegalActionError: The rules do not allow it.
        """
        match = self.match.play(flick)
        answer = self.dealer.answer(match.rules.choices(match.state)[0], match.standing)
        return match.play(answer)


def standing_at(game: str, exercise: Exercise) -> ExerciseStart:
    """Return the prepared table of an exercise."""
    entry, log = prepared(game, exercise)
    match, dealer = begin(catalogue.game(game), entry)
    for action in log:
        match = match.play(action)
    return ExerciseStart(entry, match, dealer)
