"""What a game with dice to flick tells the frame that it is played in."""

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
"""How long what is told of a flick is left to be read."""


class FlickBoard(GameBoard[S]):
    """One game on the cloth. It remembers nothing: everything is told from the state."""

    backdrop: Backdrop = "race_table"
    cloth = CLOTH
    look: Look = Look()
    """How the cloth looks."""
    turn_box: Bounds = TURN
    """Where the turn panel is; its size is always that of `places.TURN`."""

    def use_level_look(self, level: Level | None) -> None:
        """Look like this table from now on."""
        self.look = Look() if level is None else level.look

    # The panels

    @abstractmethod
    def steps(self, state: S) -> tuple[str, ...]:
        """The steps of a turn."""

    @abstractmethod
    def step_now(self, state: S) -> int | None:
        """Which of them it is; None while the game is set up, and after its end."""

    @abstractmethod
    def paint(self, brush: Brush, snapshot: Snapshot[S]) -> None:
        """The panels of the game, in `places.SIDE` round the turn panel."""

    # Who and what

    def cast(self, state: S, names: tuple[str, ...]) -> Cast:
        """What players and dice are called."""
        return Cast(names, state.box.cards, obstacles=obstacle_names(state.box.measures))

    def owners(self, state: S, seats: tuple[SeatEntry, ...]) -> dict[Die, Owner]:
        """Whose the Vehicle dice are; a Vehicle die that is nobody's is drawn without a colour."""
        del state
        pairs = zip(VEHICLES, seats, strict=False)
        return {die: Owner(each.name, each.side) for die, each in pairs}

    def pawn_sides(self, seats: tuple[SeatEntry, ...]) -> dict[str, str]:
        """The looks of the Pawns: PA is that of the first seat."""
        return {f"P{letter}": each.side for letter, each in zip("ABCDE", seats, strict=False)}

    def driven(self, state: S) -> Die | None:
        """The Vehicle die that is driven in this turn."""
        seat = self.on_turn(state)
        return None if seat is None else VEHICLES[seat]

    @abstractmethod
    def gates(self, state: S) -> tuple[GateState, ...] | None:
        """The Gates that may be declared now, as they stand; None if no Gate counts."""

    def all_blocked(self, state: S) -> bool:
        """Whether there are Gates for the Vehicle that is driven, but something lies on each."""
        found = self.gates(state)
        return bool(found) and not any(each.is_passable for each in found or ())

    def city_look(self, state: S, city: City) -> CityLook:
        """How a City card is shown."""
        del state, city
        return CityLook()

    # What is told about things when the mouse rests on them

    def describe_die(self, state: S, pose: Pose, names: tuple[str, ...]) -> tuple[str, str]:
        """What a die is, and what its face is good for."""
        return capital(self.cast(state, names).die(pose.die)), ""

    def describe_pawn(self, pawn: Pawn, names: tuple[str, ...]) -> tuple[str, str]:
        """Whose it is; a Pawn on the cloth is somebody on foot."""
        name = names["ABCDE".index(pawn.pawn[1])]
        told = _("On foot. A Vehicle that hits it in its drive may rob {name}.").format(name=name)
        return _("{name}'s Pawn").format(name=name), told

    def describe_city(self, state: S, city: City) -> tuple[str, str]:
        """Which City it is, and what happens there."""
        del state
        return _(city), ""

    # What a person is asked

    @abstractmethod
    def sentence(self, context: PromptContext[S], declared: Gate | None) -> str:
        """What a player may do now, after the name."""

    @abstractmethod
    def offer(
        self, action: Action, context: PromptContext[S], *, beside_aim: bool
    ) -> ActionButton | None:
        """How a listed action is offered; None if a `part` takes care of it.

        `beside_aim`: there is something to flick as well.
        """

    def why_not(self, context: PromptContext[S], die: Die) -> str:
        """Why a die that lies on the cloth may be neither flicked nor chosen now."""
        return why_not(context, die, self.driven(context.state), self.cast)

    def part(self, context: PromptContext[S], cloth_view: ClothView) -> Interaction | None:
        """The game's own way to choose now, if it has one."""
        del context, cloth_view
        return None

    def hints(self, context: PromptContext[S]) -> tuple[Hint, ...]:
        """Keys of the game that are worth naming."""
        del context
        return ()

    # What computers choose, and hints

    def hint_words(self, action: Action, state: S, names: tuple[str, ...]) -> str:
        """A flick by its die; anything else by its title."""
        if isinstance(action, Flick):
            return _("flick {die}").format(die=self.cast(state, names).die(action.die))
        return super().hint_words(action, state, names)

    def draw_wish(self, brush: Brush, cloth_view: ClothView, state: S, action: Action) -> None:
        """What a computer is about to do, on the cloth under the dice."""

    # What happens

    def begins(self, event: Event) -> bool:
        """A turn does so in most games."""
        return isinstance(event, TurnBegan)

    def foul(self, event: Event) -> bool:
        """A flick that lost the turn, or did Damage."""
        return is_failed_flick(event)

    def remark(self, event: Event) -> Remark:
        """Crossings and Damage."""
        match event:
            case Driven(needed=True, success=True):
                return "good"
            case Damaged():
                return "bad"
        return ""

    def sound(self, event: Event) -> Sign:
        """That of the variant, or of what all of them share."""
        return super().sound(event) or sound_of(event)

    def climax(self, event: Event) -> Climax | None:
        """Those of the variant, and what is great in all of them."""
        own = super().climax(event) or _SHARED.get(type(event))
        return _CROSSED if own is None and crosses(event) else own

    def highlight_score(self, events: Sequence[Event]) -> int:
        """Crossings: clean ones, with what they brought, and past what was met on the way."""
        crossed = [each for each in events if isinstance(each, Driven) and crosses(each)]
        return sum(
            5 + 10 * each.clean + 4 * len(each.bonus_dice) + 3 * len(each.early) - 2 * each.damage
            for each in crossed
        )

    def event_seat(self, event: Event) -> Seat | None:
        """Who is on turn from now on."""
        return event.seat if isinstance(event, TurnBegan) else None

    def read_s(self, events: Sequence[Event]) -> float:
        """Longer than at a board: one looks at the cloth as well."""
        del events
        return READ_S

    def marks(self, shot: Shot, film: PoseAnimation, events: Iterable[Event]) -> tuple[Mark, ...]:
        """Where on the cloth a flick was decided."""
        return deciding_marks(shot, film, events)
