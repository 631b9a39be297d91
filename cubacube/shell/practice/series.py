"""The tries of a drill, one after the other, and what they come to."""

from collections.abc import Sequence
from typing import Any

from cubacube.games import catalogue
from cubacube.kit.shot import AnyShot, Flick, Layout, Shot
from cubacube.rules import Action, frozen, replace
from cubacube.session.households.practised import (
    FARTHEST_TENTH_MM,
    KeptFlick,
    Practised,
    kept_flick,
)
from cubacube.session.play.begin import begin
from cubacube.session.play.match import Match, Turn
from cubacube.session.play.setup import MatchSetup
from cubacube.shell.learning.table import prepared
from cubacube.shell.practice.drill import Drill
from cubacube.shell.practice.judges import Flicked, Judged


@frozen
class Try:
    """A flick of a series, and what was said of it."""

    flick: Flick
    judged: Judged


def flicked_in(match: Match[Any], since: int) -> Flicked | None:
    """The first flick after so many actions, once the table has answered it."""
    for number in range(since, len(match.turns)):
        shot = match.turns[number].action
        if isinstance(shot, Shot):
            events = (event for turn in _turns(match, since, number + 1) for event in turn.events)
            before = _asked_before(match, number)
            return Flicked(shot.flick.seat, before, shot, tuple(events))
    return None


def _turns(match: Match[Any], since: int, end: int) -> list[Turn[Any]]:
    return [match.turns[number] for number in range(since, end)]


def _asked_before(match: Match[Any], number: int) -> Layout:
    """The table to which the action of this number was the answer."""
    state = match.turns[number - 1].state
    asked = next(each for each in match.rules.choices(state) if isinstance(each, AnyShot))
    return asked.layout


def reached(drill: Drill, tries: Sequence[Try]) -> Practised:
    """What a whole series comes to."""
    made = [each for each in tries if each.judged.made]
    if not made:
        return Practised(drill.name, 0, FARTHEST_TENTH_MM)
    best = min(made, key=lambda each: each.judged.near_tenth_mm)
    flick = kept_flick(best.flick, drill.exercise.dice)
    return Practised(drill.name, len(made), best.judged.near_tenth_mm, flick=flick)


def made_again(drill: Drill, kept: KeptFlick) -> tuple[MatchSetup, tuple[Action, ...]]:
    """A kept flick as a match to look at: on the table it was made on, with the table's answer.

    Raises:
        IllegalActionError: The rules are others now, and do not allow it.
    """
    entry, log = prepared(drill.game, replace(drill.exercise, dice=kept.dice))
    match, dealer = begin(catalogue.game(drill.game), entry)
    for action in (*log, kept.flick):
        match = match.play(action)
    answer = dealer.answer(match.rules.choices(match.state)[0], match.standing)
    return entry, match.play(answer).actions()
