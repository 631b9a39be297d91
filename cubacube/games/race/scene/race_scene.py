"""The table of a Race: asks people, lets computers and the table answer, and shows it all."""

import pygame

from cubacube.games.race.referee import title
from cubacube.games.race.rules.events import RaceEnded
from cubacube.games.race.rules.state import State
from cubacube.games.race.scene.curtain import Curtain
from cubacube.games.race.scene.deciding import Deciding
from cubacube.games.race.scene.gates import gate_marks
from cubacube.games.race.scene.modes import CHOICE_S, READ_S, Mode, Playing, Waiting, Watching
from cubacube.games.race.scene.places import CLOTH, ground
from cubacube.games.race.scene.sitting import NOBODY, Sitting
from cubacube.games.race.scene.still import Contents, StillLayer
from cubacube.games.race.scene.turn_panel import TurnWords
from cubacube.games.race.scene.verdict_marks import CROSSED, deciding_marks
from cubacube.kit.events import TurnBegan
from cubacube.kit.tasks import Prepare
from cubacube.rules import (
    TABLE,
    Action,
    AnyFlick,
    AnyShot,
    AnyThrow,
    Flick,
    Seat,
    Shot,
    Thrown,
)
from cubacube.scenes.aim import Aim
from cubacube.scenes.banner import Banner
from cubacube.scenes.brush import Brush
from cubacube.scenes.dialogues import notice, pause
from cubacube.scenes.felt import Felt
from cubacube.scenes.film_player import Film, FilmPlayer
from cubacube.scenes.gate_marks import GateMarks
from cubacube.scenes.ground import Ground
from cubacube.scenes.guide import Guide
from cubacube.scenes.inputs import Do, Input, Key, Typed
from cubacube.scenes.marks import Mark, draw_marks
from cubacube.scenes.rulings import RulingsPage
from cubacube.scenes.scene import Change, Close, Consult, Push
from cubacube.scenes.throw_player import ThrowPlayer
from cubacube.scenes.view import View
from cubacube.session.words import _

_LAST = 12
"""So many rulings at most fit in the small panel."""
END_S = 4.0
"""How long the last ruling stands before the results come."""


class RaceScene:
    """Closes with the `Ended` of the match, or with what it was broken off for."""

    overlay = False

    def __init__(self, sitting: Sitting) -> None:
        self.sitting = sitting
        box = sitting.state.box
        where = ground(box.measures.area_mm)
        self._felt = Felt(where, box.cards, box.measures.edge_mm, self.sitting.owners)
        self._still = StillLayer(self._felt)
        self._guide = Guide(self.sitting.level)
        self._gates: tuple[State, GateMarks | None] | None = None
        self._film: Film | None = None
        self.marks: tuple[Mark, ...] = ()
        """Where the last flick was decided."""
        self._banner: Banner | None = None
        self._viewer: Seat = NOBODY
        self._unread = self._finished = False
        self._notice: tuple[str, ...] = ()
        self._deal()
        self.mode: Mode = self._next_mode()

    @property
    def ground(self) -> Ground:
        """Where the cloth is on the canvas."""
        return self._felt.ground

    @property
    def seen(self) -> State:
        """The state as it is shown: without the money that whoever is on may not see."""
        return self.sitting.seen(self._viewer)

    @property
    def gates(self) -> GateMarks | None:
        """The Gates on the cloth; None while nothing is flicked, or none counts."""
        return self._gates_of(self.sitting.state) if self.mode.flicking else None

    def handle(self, event: Input) -> Change:
        """The mode first; Esc pauses, L shows the rulings, ? the rules."""
        if self.mode.handle(event):
            return self._advance()
        match event:
            case Typed("?"):
                return Consult()
            case Do("back", _, False):
                return pause()
            case Key("l", True, _, False):
                return Push(RulingsPage(self.sitting.rulings))
        return None

    def update(self, seconds: float) -> Change:
        """Let time pass."""
        self.mode.update(seconds)
        if self._banner is not None:
            self._banner.update(seconds)
            if self._banner.over:
                self._banner = None
                # The tick of the last crossing would cover the label of the next one's Gate.
                self.marks = tuple(mark for mark in self.marks if mark.icon != CROSSED)
        return self._advance()

    def draw(self, surface: pygame.Surface, view: View) -> None:
        """The still layer, then what moves: marks, dice, aim, buttons, banner."""
        brush = Brush(surface, view)
        state = self.seen
        self._still.draw(surface, view, self._contents(state))
        self.mode.draw_below(brush)
        shown = self.mode.shown(state.layout)
        self._felt.draw_dice(brush, shown)
        self._felt.draw_names(brush, state.layout, shown)
        if not self.mode.busy:
            draw_marks(brush, self._felt.ground, self.marks)
        self.mode.draw_above(brush)
        if self._banner is not None:
            self._banner.draw(brush, CLOTH)

    def _contents(self, state: State) -> Contents:
        seats = self.sitting.entry.seats
        on_turn = state.layout.dice and not state.over
        return Contents(
            state=state,
            seats=seats,
            words=TurnWords(seats[state.seat] if on_turn else None, self.mode.sentence),
            hints=self.mode.hints,
            said=self.sitting.said,
            rulings=tuple(self.sitting.rulings[-_LAST:]),
            gates=self.gates,
            declared=self.mode.declared,
            quiet=self.mode.busy,
        )

    def _advance(self) -> Change:
        """Play what the mode has brought, and begin the next one."""
        while self.mode.over:
            if isinstance(self.mode, Curtain):
                self._viewer = self.mode.seat
            if self.mode.action is not None:
                self._play(self.mode.action)
            elif self._finished:
                return Close(self.sitting.ended())
            self._deal()
            self.mode = self._next_mode()
            if self._notice:
                lines, self._notice = self._notice, ()
                return Push(notice(lines[0], lines[1:]))
        return None

    def _deal(self) -> None:
        """Let the table answer everything that needs not be shown."""
        while self.sitting.asked == TABLE:
            if isinstance(self.sitting.choices[0], AnyShot | AnyThrow):
                return
            self._play(self.sitting.dealt())

    def _play(self, action: Action) -> None:
        """Let something become true, and show what follows from it."""
        if isinstance(action, Flick):
            self.marks = ()
        events = self.sitting.play(action)
        self._unread = bool(events)
        if isinstance(action, Shot) and self._film is not None:
            self.marks = deciding_marks(action, self._film, events)
        for event in events:
            if isinstance(event, TurnBegan):
                self._announce(event.seat)
        if any(isinstance(event, RaceEnded) for event in events) and not self.sitting.state.over:
            self._notice = (_("The race is over"), *self.sitting.told(events))

    def _announce(self, seat: Seat) -> None:
        """The turn goes to another seat."""
        entry = self.sitting.entry.seats[seat]
        alone = self.sitting.people == (seat,)
        words = _("Your turn") if alone else _("{name}, your turn").format(name=entry.name)
        if entry.bot is not None:
            words = _("{name}'s turn").format(name=entry.name)
        self._banner = Banner(words, entry.side)
        self._viewer = NOBODY

    def _next_mode(self) -> Mode:
        """What comes now."""
        asked = self.sitting.asked
        if asked is None:
            self._finished = True
            return Waiting(END_S, _("The game is over."))
        if asked == TABLE:
            return self._of_table()
        if self.sitting.is_bot(asked):
            if self._unread:
                self._unread = False
                begins = isinstance(self.sitting.state.agenda[0], Prepare)
                return Waiting(READ_S, _("is next …") if begins else _("goes on …"))
            return self._of_computer(asked)
        if self._needs_curtain(asked):
            return Curtain(asked, self.sitting.names[asked])
        self._viewer = asked
        state = self.sitting.state
        return Deciding(
            state,
            self.sitting.choices,
            self.sitting.names,
            self._felt,
            self.sitting.level,
            self._gates_of(state),
        )

    def _of_table(self) -> Mode:
        """A film of a flick, or the opening throw."""
        choice = self.sitting.choices[0]
        if isinstance(choice, AnyShot):
            shot, self._film = self.sitting.filmed(choice)
            words = _("The dice are moving …")
            return Playing(FilmPlayer(self._film, shot), shot, words, choice.flick.gate)
        thrown = self.sitting.dealt()
        assert isinstance(thrown, Thrown), thrown
        player = ThrowPlayer(thrown.rest, self.sitting.level.area.side_mm)
        return Playing(player, thrown, _("All dice are thrown."))

    def _of_computer(self, seat: Seat) -> Mode:
        """A computer takes aim, or chooses something else."""
        action = self.sitting.computed(seat)
        if not isinstance(action, Flick):
            words = title(action, self.sitting.names, self.sitting.state)
            return Waiting(CHOICE_S, words, action)
        choice = next(
            each for each in self.sitting.choices if isinstance(each, AnyFlick) and action in each
        )
        pose = choice.layout[action.die]
        finger = action.offset_tenth_mm, action.height
        at = pose.x_mm, pose.y_mm
        aim = Aim(choice, self.sitting.level, action.die, action.gate, at, *finger)
        stop_mm = self.sitting.level.stop_mm(action.speed_mm_s)
        aim = aim.pointed(action.angle_cdeg / 100, stop_mm)
        return Watching(action, aim, self._felt, self._guide, _("takes aim …"))

    def _needs_curtain(self, seat: Seat) -> bool:
        """Whether the others at this screen should look away first."""
        hidden = self.sitting.state.box.options.hidden_money
        return hidden and len(self.sitting.people) > 1 and seat != self._viewer

    def _gates_of(self, state: State) -> GateMarks | None:
        """The Gates as they stand; the same marks as long as the state is the same."""
        if self._gates is None or self._gates[0] is not state:
            marks = gate_marks(self._felt.ground, state, self.sitting.names)
            kept = self._gates[1] if self._gates else None
            self._gates = state, kept if kept == marks else marks
        return self._gates[1]
