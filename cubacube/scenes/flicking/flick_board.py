"""The base class by which a flicking game describes itself to the shared scene."""

from abc import abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Final

from cubacube.kit.events import BrokeDown, Damaged, Driven, TurnBegan, VehicleGained
from cubacube.kit.gates import GateState
from cubacube.kit.shot import City, Die, Flick, Gate, Pawn, Pose, Shot
from cubacube.kit.vehicles import VEHICLES
from cubacube.rules import Action, Event, Seat
from cubacube.scenes.canvas.boxes import Bounds
from cubacube.scenes.canvas.brush import Brush
from cubacube.scenes.canvas.pictures import Backdrop
from cubacube.scenes.cloth.cloth_view import ClothView, Owner
from cubacube.scenes.cloth.film_player import PoseAnimation
from cubacube.scenes.cloth.marks import Mark
from cubacube.scenes.flicking.panels.cities import CityLook
from cubacube.scenes.flicking.panels.places import CLOTH, TURN
from cubacube.scenes.flicking.panels.predict_ruling import is_failed_flick
from cubacube.scenes.flicking.panels.verdict_marks import deciding_marks
from cubacube.scenes.flicking.refusals import why_not
from cubacube.scenes.flicking.sounds import crosses, sound_of
from cubacube.scenes.flicking.words import ActionButton, Interaction, PromptContext, S
from cubacube.scenes.match.game_board import GameBoard
from cubacube.scenes.match.words import Climax, Hint, Remark, Snapshot
from cubacube.scenes.sound.signs import Sign
from cubacube.session.language.referee import Cast, capital, obstacle_names
from cubacube.session.language.translation import N_, _
from cubacube.session.play.setup import SeatEntry
from cubacube.table.level import Level, Look

_CROSSED: Final = Climax(N_("{name} crosses the Gate!"), "good")
_SHARED: Final[Mapping[type[Event], Climax]] = MappingProxyType(
    {
        BrokeDown: Climax(N_("{name} breaks down!"), "bad"),
        VehicleGained: Climax(N_("A better Vehicle for {name}!"), "good"),
    }
)
READ_S = 2.2
"""How long the ruling on a flick stays readable before the match continues, in seconds."""


class FlickBoard(GameBoard[S]):
    """The board of a flicking game; it holds no match state, its methods receive the state."""

    backdrop: Backdrop = "race_table"
    cloth = CLOTH
    filmed = (Shot,)
    look: Look = Look()
    """The look of the cloth."""
    turn_box: Bounds = TURN
    """The box of the turn panel; its size is always that of `places.TURN`."""

    def use_level_look(self, level: Level | None) -> None:
        """Use the look of this level from now on; None for the default look."""
        self.look = Look() if level is None else level.look

    # Panels

    @abstractmethod
    def steps(self, state: S) -> tuple[str, ...]:
        """Return the names of the steps of a turn."""

    @abstractmethod
    def step_now(self, state: S) -> int | None:
        """Return the index of the current step; None during set-up and after the end."""

    @abstractmethod
    def paint(self, brush: Brush, snapshot: Snapshot[S]) -> None:
        """Draw the game's panels in `places.SIDE`, around the turn panel."""

    # Names and owners

    def cast(self, state: S, names: tuple[str, ...]) -> Cast:
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
        return bool(found) and not any(each.is_passable for each in found or ())

    def city_look(self, state: S, city: City) -> CityLook:
        """Return how a City card is shown."""
        del state, city
        return CityLook()

    # Tips

    def describe_die(self, state: S, pose: Pose, names: tuple[str, ...]) -> tuple[str, str]:
        """Return title and text of a die's tip: what it is and what its face does."""
        return capital(self.cast(state, names).die(pose.die)), ""

    def describe_pawn(self, state: S, pawn: Pawn, names: tuple[str, ...]) -> tuple[str, str]:
        """Return title and text of a Pawn's tip: whose it is and what it does."""
        del state
        return _("{name}'s Pawn").format(name=names["ABCDE".index(pawn.pawn[1])]), ""

    def describe_city(self, state: S, city: City) -> tuple[str, str]:
        """Return title and text of a City's tip: its name and what happens there."""
        del state
        return _(city), ""

    # What a person is asked

    @abstractmethod
    def sentence(self, context: PromptContext[S], declared: Gate | None) -> str:
        """Return what a player may do now, as a phrase that follows the player's name."""

    @abstractmethod
    def offer(
        self, action: Action, context: PromptContext[S], *, beside_aim: bool
    ) -> ActionButton | None:
        """Return how a listed action is offered; None if the interaction of `part` offers it.

        `beside_aim` tells that a flick can be aimed at the same time.
        """

    def why_not(self, context: PromptContext[S], die: Die) -> str:
        """Return why a die on the cloth can be neither flicked nor chosen now."""
        return why_not(context, die, self.driven(context.state), self.cast)

    def part(self, context: PromptContext[S], cloth_view: ClothView) -> Interaction | None:
        """Return the game's special interaction for the present choice, or None."""
        del context, cloth_view
        return None

    def hints(self, context: PromptContext[S]) -> tuple[Hint, ...]:
        """Return the game's own keys that should be listed now."""
        del context
        return ()

    # Choices of computer players, and hints

    def hint_words(self, action: Action, state: S, names: tuple[str, ...]) -> str:
        """Return a hint in words: for a flick the name of its die, else the title of the action."""
        if isinstance(action, Flick):
            return _("flick {die}").format(die=self.cast(state, names).die(action.die))
        return super().hint_words(action, state, names)

    def draw_wish(self, brush: Brush, cloth_view: ClothView, state: S, action: Action) -> None:
        """Draw what a computer player is about to do, on the cloth under the dice."""

    # Events

    def begins(self, event: Event) -> bool:
        """Return whether a turn begins with this event."""
        return isinstance(event, TurnBegan)

    def foul(self, event: Event) -> bool:
        """Return whether an event means that a flick lost the turn or did Damage."""
        return is_failed_flick(event)

    def remark(self, event: Event) -> Remark:
        """Return the timeline mark of an event: a crossing is good, Damage is bad."""
        match event:
            case Driven(needed=True, success=True):
                return "good"
            case Damaged():
                return "bad"
        return ""

    def sound(self, event: Event) -> Sign:
        """Return the sound of an event; a game may have its own sound for it."""
        return super().sound(event) or sound_of(event)

    def climax(self, event: Event) -> Climax | None:
        """Return the banner for a big event, or None; a game may have its own banner for it."""
        own = super().climax(event) or _SHARED.get(type(event))
        return _CROSSED if own is None and crosses(event) else own

    def highlight_score(self, events: Sequence[Event]) -> int:
        """Return a score for the crossings in these events; better moments get higher scores."""
        crossed = [each for each in events if isinstance(each, Driven) and crosses(each)]
        return sum(
            5 + 10 * each.clean + 4 * len(each.bonus_dice) + 3 * len(each.early) - 2 * each.damage
            for each in crossed
        )

    def event_seat(self, event: Event) -> Seat | None:
        """Return the seat whose turn begins with this event, or None.

        The event is marked in the colour of this seat.
        """
        return event.seat if isinstance(event, TurnBegan) else None

    def read_s(self, events: Sequence[Event]) -> float:
        """Return how many seconds a ruling is shown; longer than in board games."""
        del events
        return READ_S

    def marks(self, shot: Shot, film: PoseAnimation, events: Iterable[Event]) -> tuple[Mark, ...]:
        """Return marks at the points on the cloth that decided a flick."""
        return deciding_marks(shot, film, events)
