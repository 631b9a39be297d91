"""Training matches: players may place dice by hand before they answer."""

from typing import Any

from cubacube.kit.events import DicePlaced
from cubacube.kit.measures import Measures
from cubacube.kit.placing import AnyPlacing, ByHand, Placed, laid
from cubacube.kit.shot import Layout
from cubacube.rules import TABLE, Action, Choice, Outcome, Seat, Step, frozen, replace
from cubacube.session.play.game import Game


@frozen
class Training:
    """The rules of a flicking game, plus the choice to place dice by hand."""

    rules: ByHand[Any]

    def setup(self, box: Any, seats: int) -> Any:
        """Set up the game."""
        return self.rules.setup(box, seats)

    def choices(self, state: Any) -> tuple[Choice, ...]:
        """Return the choices of the game; with dice on the table, also the choice to place them."""
        asked = self.rules.choices(state)
        layout, measures = self.rules.on_cloth(state)
        if not layout.dice:
            return asked
        seats = dict.fromkeys(choice.seat for choice in asked if choice.seat != TABLE)
        return (*asked, *(AnyPlacing(seat, layout, measures) for seat in seats))

    def apply(self, state: Any, action: Action) -> Step[Any]:
        """Apply an action of the game, or place dice by hand."""
        if not isinstance(action, Placed):
            return self.rules.apply(state, action)
        layout, _measures = self.rules.on_cloth(state)
        step = self.rules.lay(state, laid(layout, action.poses))
        event = DicePlaced(action.seat, tuple(pose.die for pose in action.poses))
        return replace(step, events=(event, *step.events))

    def on_cloth(self, state: Any) -> tuple[Layout, Measures]:
        """Return the layout and the measures of the table."""
        return self.rules.on_cloth(state)

    def outcome(self, state: Any) -> Outcome | None:
        """Return the outcome of the game, or None."""
        return self.rules.outcome(state)

    def seen_by(self, state: Any, seat: Seat) -> Any:
        """Return what a seat may know; the layout is no secret."""
        return self.rules.seen_by(state, seat)


def for_training(game: Game) -> Game:
    """Return the same game with the choice to place dice by hand."""
    rules: Any = game.rules
    if isinstance(rules, Training):
        return game
    return replace(game, rules=Training(rules), action_type=game.action_type | Placed)


def without_placing(choices: tuple[Choice, ...]) -> tuple[Choice, ...]:
    """Return the choices without those to place dice by hand."""
    return tuple(choice for choice in choices if not isinstance(choice, AnyPlacing))
