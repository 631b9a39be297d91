"""The base class by which a flicking game describes itself to the shared scene."""

from abc import abstractmethod
from collections.abc import Iterable, Sequence

from cubacube.kit.cards import Symbol
from cubacube.kit.events import Prepared, Repaired
from cubacube.kit.gates import GateState
from cubacube.kit.shot import AnyFlick, City, Die, Flick, Gate, Pawn, Pose, Shot
from cubacube.kit.vehicles import VEHICLES
from cubacube.rules import Action, Event, Seat
from cubacube.scenes.canvas import Bounds, Brush
from cubacube.scenes.canvas.pictures import Backdrop
from cubacube.scenes.cloth.cloth_view import ClothView, Owner
from cubacube.scenes.cloth.marks import Mark
from cubacube.scenes.cloth.playback import PoseAnimation
from cubacube.scenes.flicking.effects import FLICK_EFFECTS
from cubacube.scenes.flicking.panels.cities import CityLook
from cubacube.scenes.flicking.panels.places import CLOTH, TURN
from cubacube.scenes.flicking.panels.predict_ruling import PredictedRuling, predict_ruling
from cubacube.scenes.flicking.panels.verdict_marks import deciding_marks
from cubacube.scenes.flicking.words import ActionButton, Interaction, PromptContext, S, Steps
from cubacube.scenes.match.game_board import GameBoard, Names
from cubacube.scenes.match.words import Snapshot
from cubacube.scenes.pieces.dice_art import vehicle_die
from cubacube.session.language.referee import Cast, capital, obstacle_names
from cubacube.session.language.translation import _
from cubacube.session.play.setup import SeatEntry
from cubacube.table.level import Level, Look


class FlickBoard(GameBoard[S]):
    """The board of a flicking game; it holds no match state, its methods receive the state."""

    backdrop: Backdrop = "race_table"
    cloth = CLOTH
    filmed = (Shot,)
    effects = FLICK_EFFECTS
    piece = staticmethod(vehicle_die)
    read_s = 2.2
    look: Look = Look()
    """The look of the cloth."""
    turn_box: Bounds = TURN
    """The box of the turn panel; its size is always that of `places.TURN`."""

    def use_level_look(self, level: Level | None) -> None:
        """Use the look of this level from now on; None for the default look."""
        self.look = Look() if level is None else level.look

    def on_turn(self, state: S) -> Seat | None:
        """Return the seat whose turn it is, from the opening throw until the end."""
        return state.seat if state.layout.dice and not state.over else None

    # Panels

    @abstractmethod
    def steps(self, state: S) -> Steps:
        """Return the names of the steps of a turn, and the index of the current one."""

    @abstractmethod
    def paint(self, brush: Brush, snapshot: Snapshot[S]) -> None:
        """Draw the game's panels in `places.SIDE`, around the turn panel."""

    # Names and owners

    def cast(self, state: S, names: Names) -> Cast:
        """Return the names of players and dice for texts."""
        return Cast(names, state.box.cards, obstacles=obstacle_names(state.box.measures))

    def owners(self, state: S, seats: tuple[SeatEntry, ...]) -> dict[Die, Owner]:
        """Return the owner of each Vehicle die; a die without an owner gets no colour."""
        del state
        pairs = zip(VEHICLES, seats, strict=False)
        return {die: Owner(each.name, each.side) for die, each in pairs}

    def pawn_sides(self, seats: tuple[SeatEntry, ...]) -> dict[str, str]:
        """Return the look of each Pawn; PA is the Pawn of the first seat."""
        return {f"P{letter}": each.side for letter, each in zip("ABCDE", seats, strict=False)}

    def driven(self, state: S) -> Die | None:
        """Return the Vehicle die of the player whose turn it is; None if it is nobody's turn."""
        seat = self.on_turn(state)
        return None if seat is None else VEHICLES[seat]

    @abstractmethod
    def gates(self, state: S) -> tuple[GateState, ...] | None:
        """Return the Gates that can be declared now; None if Gates do not matter now."""

    def all_blocked(self, state: S) -> bool:
        """Return whether there are Gates to drive through, but all of them are blocked."""
        found = self.gates(state)
        return bool(found) and not any(each.is_passable() for each in found or ())

    @abstractmethod
    def city_look(self, state: S, city: City) -> CityLook:
        """Return how a City card is shown."""

    # Tips

    def describe_die(self, state: S, pose: Pose, names: Names) -> tuple[str, str]:
        """Return title and text of a die's tip: what it is and what its face or a hit does."""
        die = capital(self.cast(state, names).die(pose.die))
        if pose.die in VEHICLES:
            return die, self.describe_vehicle(state, pose.die)
        symbol, use = self.describe_face(state, state.box.cards.symbol(pose))
        return _("{title}: {symbol}").format(title=die, symbol=symbol), use

    @abstractmethod
    def describe_vehicle(self, state: S, die: Die) -> str:
        """Return what a hit on a Vehicle costs, or whose turn it is."""

    @abstractmethod
    def describe_face(self, state: S, symbol: Symbol) -> tuple[str, str]:
        """Return the name of a face of the Gate dice, and what it is good for now."""

    def describe_pawn(self, state: S, pawn: Pawn, names: Names) -> str | None:
        """Return the text of a Pawn's tip: what it does."""

    def describe_city(self, state: S, city: City) -> str | None:
        """Return the text of a City's tip: what happens there."""

    # What a person is asked

    @abstractmethod
    def sentence(self, context: PromptContext[S], declared: Gate | None) -> str:
        """Return what a player may do now, as a phrase that follows the player's name."""

    @abstractmethod
    def offer(self, action: Action, context: PromptContext[S]) -> ActionButton | None:
        """Return how a listed action is offered; None if the game's `Interaction` offers it."""

    def why_not(self, context: PromptContext[S], die: Die) -> str:
        """Return why a die on the cloth can be neither flicked nor chosen now."""
        flicks = [choice for choice in context.choices if isinstance(choice, AnyFlick)]
        own = self.driven(context.state)
        if not flicks or own is None:
            return _("You cannot flick a die now.")
        said = self.cast(context.state, context.names)
        if die != own and die not in VEHICLES:
            return _("Do not flick a Gate die now. Drive {vehicle}.").format(vehicle=said.die(own))
        if die != own and any(own in choice.dice for choice in flicks):
            return _("You can drive only {vehicle} this turn.").format(vehicle=said.die(own))
        return _("Flick a Gate die now, not {die}.").format(die=said.die(die))

    def part(self, context: PromptContext[S], cloth_view: ClothView) -> Interaction | None:
        """Return the game's special interaction for the present choice, or None."""

    # Choices of computer players, hints and flicks

    def ruling(
        self, events: Sequence[Event], before: S, after: S, names: Names
    ) -> PredictedRuling | None:
        """Return the ruling on a shot in a few words; None if `events` contain no ruling.

        `before` and `after` are the states before and after the shot.
        """
        prepared = any(isinstance(event, Prepared) for event in events)
        opens = prepared and self.open_gates(after) - self.open_gates(before)
        gains = [_("opens a Gate")] if opens else self.gains(events, after)
        return predict_ruling(events, self.cast(before, names), gains)

    def gains(self, events: Sequence[Event], after: S) -> list[str]:
        """Return what a drive brings besides a crossing, in a few words each."""
        del after
        repairs = (event for event in events if isinstance(event, Repaired))
        return [_("repaired in {city}").format(city=_(each.city)) for each in repairs]

    def open_gates(self, state: S) -> frozenset[Gate]:
        """Return the Gates that the player whose turn it is may drive through."""
        return frozenset(each.gate for each in self.gates(state) or () if each.is_passable())

    def hint_words(self, action: Action, names: Names, state: S) -> str:
        """Return a hint in words: for a flick the name of its die, else that of the action."""
        if isinstance(action, Flick):
            return _("flick {die}").format(die=self.cast(state, names).die(action.die))
        return super().hint_words(action, names, state)

    def draw_wish(self, brush: Brush, cloth_view: ClothView, state: S, action: Action) -> None:
        """Draw what a computer player is about to do, on the cloth under the dice."""

    def marks(self, shot: Shot, film: PoseAnimation, events: Iterable[Event]) -> tuple[Mark, ...]:
        """Return marks at the points on the cloth that decided a flick."""
        return deciding_marks(shot, film, events)
