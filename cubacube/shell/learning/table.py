"""Build the match of an exercise: its setup, and the actions before the player begins."""

from typing import Any

from cubacube.games import catalogue
from cubacube.kit.placing import AnyPlacing, Placed
from cubacube.rules import TABLE, Action, replace
from cubacube.session.play.begin import begin
from cubacube.session.play.lying import Lying
from cubacube.session.play.match import Match
from cubacube.session.play.options import read_options
from cubacube.session.play.players import read_seats
from cubacube.session.play.setup import MatchSetup, SeatEntry, normalize_name
from cubacube.shell.learning.lesson import Exercise, LessonError
from cubacube.shell.learning.steps import offered


def prepared(game: str, exercise: Exercise) -> tuple[MatchSetup, tuple[Action, ...]]:
    """Return the setup and the actions that produce the prepared table.

    Raises:
        SeatError: The seats are not valid for this game.
        OptionError: A house rule is not valid for this game.
        IllegalActionError: The dice cannot be placed in the poses of the exercise.
        LessonError: A step before the exercise is not offered.
        LevelError: There is no such level.
    """
    card = catalogue.game(game)
    entry = MatchSetup(
        game,
        read_seats(card, exercise.seats),
        read_options(card.options_type, exercise.options),
        exercise.level or card.level or "",
        exercise.seed,
        first=0,
        strict=exercise.strict,
        training=bool(exercise.dice) or any(step.startswith("Placed") for step in exercise.before),
    )
    match, dealer = begin(card, entry)
    steps = [*exercise.before]
    while (asked := match.rules.choices(match.state))[0].seat == TABLE or steps:
        action = offered(steps[0], asked, card) if steps else None
        if action is not None:
            steps.pop(0)
        elif asked[0].seat == TABLE:
            action = dealer.answer(asked[0], match.standing)
        else:
            raise LessonError(f"{exercise.title}: {steps[0]}: is not offered by {asked}")
        match = match.play(action)
    if exercise.dice:
        match = _laid(match, exercise.dice)
    return entry, match.actions()


def seated(entry: MatchSetup, who: str) -> MatchSetup:
    """Return the setup in which its first person is called `who`; if empty, as before.

    Another player who has the same name takes the name that became free.
    """
    if not who:
        return entry
    person = next(seat for seat in entry.seats if seat.bot is None)

    def renamed(seat: SeatEntry) -> SeatEntry:
        if seat is person:
            return replace(seat, name=who)
        taken = normalize_name(seat.name) == normalize_name(who)
        return replace(seat, name=person.name) if taken else seat

    return replace(entry, seats=tuple(map(renamed, entry.seats)))


def _laid(match: Match[Any], dice: tuple[Lying, ...]) -> Match[Any]:
    """Return the match after the dice were placed by hand in these poses.

    The player who must choose places them.
    """
    asked = match.rules.choices(match.state)
    placing = next(each for each in asked if isinstance(each, AnyPlacing))
    return match.play(Placed(placing.seat, tuple(each.pose for each in dice)))
