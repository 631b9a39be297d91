"""A match for training: whoever is asked may place dice by hand before they answer."""

from typing import Any

from cubacube.kit.events import DicePlaced
from cubacube.kit.measures import Measures
from cubacube.kit.placing import AnyPlacing, ByHand, Placed, laid
from cubacube.kit.shot import Layout
from cubacube.rules import TABLE, Action, Choice, Outcome, Seat, Step, frozen, replace
from cubacube.session.play.game import Game


@frozen
class Training:
    """The rules of a game with dice to flick, and one choice more for the players."""

    rules: ByHand[Any]

    def setup(self, box: Any, seats: int) -> Any:
        """As ever."""
        return self.rules.setup(box, seats)

    def choices(self, state: Any) -> tuple[Choice, ...]:
        """Those of the rules; once the dice lie, each player who is asked may place them."""
        asked = self.rules.choices(state)
        layout, measures = self.rules.on_cloth(state)
        if not layout.dice:
            return asked
        seats = dict.fromkeys(choice.seat for choice in asked if choice.seat != TABLE)
        return (*asked, *(AnyPlacing(seat, layout, measures) for seat in seats))

    def apply(self, state: Any, action: Action) -> Step[Any]:
        """Dice lie where they were placed; all else is done by the rules."""
        if not isinstance(action, Placed):
            return self.rules.apply(state, action)
        layout, _measures = self.rules.on_cloth(state)
        step = self.rules.lay(state, laid(layout, action.poses))
        event = DicePlaced(action.seat, tuple(pose.die for pose in action.poses))
        return replace(step, events=(event, *step.events))

    def on_cloth(self, state: Any) -> tuple[Layout, Measures]:
        """As ever."""
        return self.rules.on_cloth(state)

    def outcome(self, state: Any) -> Outcome | None:
        """As ever."""
        return self.rules.outcome(state)

    def seen_by(self, state: Any, seat: Seat) -> Any:
        """As ever: what lies on the cloth is no secret."""
        return self.rules.seen_by(state, seat)


def for_training(game: Game) -> Game:
    """The same game, in which dice may be placed."""
    rules: Any = game.rules
    if isinstance(rules, Training):
        return game
    return replace(game, rules=Training(rules), action_type=game.action_type | Placed)


def without_placing(choices: tuple[Choice, ...]) -> tuple[Choice, ...]:
    """What the rules of the game ask."""
    return tuple(choice for choice in choices if not isinstance(choice, AnyPlacing))
