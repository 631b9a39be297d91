"""A person decides: aims at dice, chooses a Gate, presses buttons, clicks dice and cards."""

from collections.abc import Callable
from functools import cached_property
from typing import Any, Final

from pygame import FRect

from cubacube.kit.placing import AnyPlacing, Placed
from cubacube.kit.shot import AnyFlick, Flick, Gate, Layout, Pawn, Shot
from cubacube.rules import Action, Event
from cubacube.scenes.canvas import strokes
from cubacube.scenes.canvas.boxes import Bounds
from cubacube.scenes.canvas.brush import Brush
from cubacube.scenes.canvas.theme import CREAM, GOLD
from cubacube.scenes.canvas.tips import Tip
from cubacube.scenes.cloth.aiming import Aiming
from cubacube.scenes.cloth.blindfold import Blindfold
from cubacube.scenes.cloth.cloth_view import ClothView
from cubacube.scenes.cloth.gate_marks import GateMarks
from cubacube.scenes.cloth.guide import FlickPreview
from cubacube.scenes.cloth.playback import Shown
from cubacube.scenes.flicking.aim_keys import all_aim_keys, pulling_keys
from cubacube.scenes.flicking.buttons import ActionButtons
from cubacube.scenes.flicking.chances import AimForecast, draw_ways
from cubacube.scenes.flicking.flick_board import FlickBoard
from cubacube.scenes.flicking.modes import OnCloth
from cubacube.scenes.flicking.panels.gates import is_passable
from cubacube.scenes.flicking.panels.places import CLOTH
from cubacube.scenes.flicking.panels.predict_ruling import (
    PredictedRuling,
    draw_prediction,
    predict_ruling,
)
from cubacube.scenes.flicking.panels.turn_panel import draw_aim, draw_how_to, draw_power
from cubacube.scenes.flicking.placing import TAKE_UP, Placing
from cubacube.scenes.flicking.words import Interaction, PromptContext
from cubacube.scenes.match.modes import Asking
from cubacube.scenes.match.words import Hint
from cubacube.scenes.stage.inputs import LEFT, Do, Input, KeyPress, Pointer
from cubacube.session.language.translation import _
from cubacube.session.settings.chosen import aids_of
from cubacube.table.level import Level

NEXT_GATE: Final = "g"
"""The key that declares the next Gate in turn."""


class Deciding(OnCloth, Asking):
    """Waits until a person has chosen one of the actions that the rules offer."""

    def __init__(
        self,
        board: FlickBoard[Any],
        context: PromptContext[Any],
        cloth_view: ClothView,
        level: Level,
        gates: GateMarks | None,
        foresee: Callable[[Shot], tuple[Event, ...]],
    ) -> None:
        """Prepare the choice of a person; `foresee` predicts the events after a shot."""
        super().__init__()
        self._foresee = foresee
        self._prediction: tuple[FlickPreview, PredictedRuling | None] | None = None
        """The preview that was judged last, and the predicted ruling on it."""
        self.chances = AimForecast(level, self._allowed_ruling)
        self._board, self._context, self._cloth_view = board, context, cloth_view
        flicks = [choice for choice in context.choices if isinstance(choice, AnyFlick)]
        self._gates = gates if flicks else None
        self.aiming = self._aims(flicks, level) if flicks else None
        self.offers = self._offers()
        self.part = self._part()
        self._blindfold: Blindfold | None = None
        hands = [each for each in context.choices if isinstance(each, AnyPlacing)]
        self.placing = Placing(hands[0], cloth_view) if hands else None

    @property
    def who(self) -> str:
        """The name of the player who decides."""
        return self._context.who.name

    @property
    def _panel(self) -> Bounds:
        """The panel that shows direction and power of the aim, and the buttons."""
        return self._board.turn_box

    @property
    def declared(self) -> Gate | None:
        """The Gate that is declared for the drive."""
        return self.aiming.declared if self.aiming else None

    @property
    def pulling(self) -> bool:
        """Whether an aim has begun."""
        return self.aiming is not None and self.aiming.aim is not None

    @property
    def power(self) -> float:
        """The power of the aim, 0 to 1; 0 without an aim or in a blind flick."""
        if self.aiming is None or self.aiming.aim is None or self.aiming.blind:
            return 0.0
        return self.aiming.aim.power

    @property
    def busy(self) -> bool:
        """Whether a flick is being aimed or something is dragged."""
        return self.pulling or self._places or (self.part is not None and self.part.busy)

    @property
    def _may_place(self) -> bool:
        """Whether dice can be placed by hand now.

        They cannot while a special interaction of the game is busy or covers the cloth.
        """
        return self.part is None or not (self.part.busy or self.part.covers)

    @property
    def _places(self) -> bool:
        """Whether a die is being placed by hand."""
        return self.placing is not None and self.placing.held is not None

    @property
    def covers(self) -> bool:
        """Whether a special interaction of the game or a blindfold covers the cloth."""
        return self._blindfold is not None or (self.part is not None and self.part.covers)

    @property
    def flicking(self) -> bool:
        """Whether there is something to flick and no die is being placed."""
        return self.aiming is not None and not self._places

    @property
    def words(self) -> str:
        """The sentence that says what the player may do now."""
        if self.placing is not None and self._places:
            return self.placing.words
        if self.aiming is not None and self.aiming.blind:
            return _("Aim, then choose the power with your eyes closed.")
        own = self.part.sentence if self.part else ""
        return own or self._board.sentence(self._context, self.declared)

    @property
    def keys(self) -> tuple[Hint, ...]:
        """The keys that work now; the game's own keys come first."""
        if self._blindfold is not None:
            return (("Esc", _("cancel")),)
        if self.placing is not None and self._places:
            return self.placing.hints
        if self.pulling:
            return pulling_keys()
        own = (*(self.part.hints if self.part else ()),)
        if self.placing is not None and self._may_place:
            own = (*own, (TAKE_UP.upper(), _("place a die")))
        if self.flicking:
            return (*own, (_("Arrows"), _("aim")), ("N", _("next die")))
        return (*own, ("Tab", _("next")))

    @property
    def more_keys(self) -> tuple[Hint, ...]:
        """All aiming keys."""
        if self._blindfold is not None or self.aiming is None or not self.flicking:
            return ()
        return all_aim_keys(len(self.aiming.dice), self._gates)

    @property
    def tips(self) -> tuple[Tip, ...]:
        """The tips of buttons, clickable cards, blocked dice and the game's special interaction."""
        if self._blindfold is not None:
            return ()
        offered = () if self.offers is None else self.offers.told
        of_offers = (Tip((*each.box,), words, each.hint) for each, words in offered)
        tips = (*self._barred, *of_offers)
        return tips if self.part is None else (*tips, *self.part.tips)

    @property
    def tips_hidden(self) -> bool:
        """Whether a flick is being aimed or a die is being placed."""
        return self.pulling or self._places

    def let_go(self) -> None:
        """End the drag: an aim stays, anything else that is dragged goes back."""
        if self.aiming is not None:
            self.aiming.let_go()
        self.handle(Pointer("cancel", 0, 0, 0))

    @cached_property
    def _barred(self) -> tuple[Tip, ...]:
        """Tips that say why dice on the cloth can be neither flicked nor chosen."""
        layout = self._context.state.layout
        free = {*(self.aiming.dice if self.aiming else ())}
        free |= {*(self.offers.dice if self.offers else ())}
        pairs = zip(layout.dice, self._cloth_view.piece_boxes(layout), strict=False)
        return tuple(
            Tip(box, "", "", self._board.why_not(self._context, pose.die))
            for pose, box in pairs
            if pose.die not in free
        )

    @property
    def ring(self) -> Bounds | None:
        """The box of the button or card under the pointer, if any."""
        pointed = None if self.offers is None else self.offers.page.pointed
        return None if pointed is None else (*pointed.box,)

    @property
    def predict_ruling(self) -> PredictedRuling | None:
        """The predicted ruling on the aim; None if the player may not see it."""
        if not aids_of(self.who).outcome:
            return None
        seen = self.aiming.sight if self.aiming else None
        judged = self._prediction
        return judged[1] if seen is not None and judged and judged[0] is seen else None

    @property
    def _told(self) -> tuple[PredictedRuling, ...]:
        """The rulings to show: likely ones with percentages if known, else the predicted one."""
        if self.predict_ruling is not None and self.chances.ways:
            return self.chances.words
        return (self.predict_ruling,) if self.predict_ruling else ()

    def handle(self, event: Input) -> bool:
        """Offer the event to each part of the scene in order; return whether one of them used it.

        A blindfold takes everything. Otherwise the order is: dice that are placed by hand,
        the game's special interaction, buttons, the cloth, and hotkeys. During an aim the
        cloth comes first.
        """
        if self._blindfold is not None:
            return self._blind(event, self._blindfold)
        takers: tuple[Callable[[Input], bool], ...]
        takers = (self._hand, self._own, self._buttons, self._table, self._by_key)
        if self.fresh and _presses(event):
            return self._too_soon(event)
        if self.pulling:
            takers = (self._table, self._own, self._buttons, self._by_key)
        return any(take(event) for take in takers)

    def update(self, seconds: float) -> None:
        """Update the preview, the forecast, the glow of the buttons and the countdown."""
        super().update(seconds)
        if self.aiming is not None:
            self.aiming.update()
            self._judge(self.aiming.sight)
            self._try_out(self.aiming)
        if self.offers is not None:
            self.offers.page.update(seconds)
        if self.part is not None:
            self.part.update(seconds)
        if self._blindfold is not None:
            self._blindfold.update(seconds)

    def shown(self, layout: Layout) -> tuple[Shown, ...]:
        """Return the dice to draw; a die that is placed by hand is drawn where it is held."""
        return super().shown(self.placing.lying(layout) if self.placing else layout)

    def pawns(self, layout: Layout) -> tuple[Pawn, ...]:
        """Return the Pawns to draw; a Pawn that is dragged is drawn at the pointer."""
        return self.part.pawns(layout) if self.part else layout.pawns

    def draw_below(self, brush: Brush) -> None:
        """Draw the guide, and rings round dice that can be clicked."""
        if self.part is not None:
            self.part.draw_below(brush)
        if self.placing is not None and self._places:
            self.placing.draw_below(brush)
            return
        if self.aiming is not None:
            self.aiming.draw_below(brush)
            draw_ways(brush, self._cloth_view.ground, self.chances.ways)
        if self.offers is not None and not self.pulling:
            for die in self.offers.dice:
                at = self._cloth_view.ground.of(self._context.state.layout[die])
                strokes.ring(brush, GOLD, at, self._cloth_view.edge * 0.75, 4)
                if die == self.offers.pointed:
                    strokes.ring(brush, CREAM, at, self._cloth_view.edge * 0.95, 6)

    def draw_above(self, brush: Brush) -> None:
        """Draw direction and power of the aim, the buttons and the blindfold."""
        panel = self._panel
        if self.aiming is not None and self.aiming.aim is not None:
            self.aiming.draw_over(brush)
            aim, way_mm = self.aiming.aim, self.aiming.way_mm
            draw_aim(brush, panel, aim, way_mm, blind=aim.choice.blind)
            draw_power(brush, self._cloth_view.ground, self.aiming.aim)
            if tips := self._told:
                dice, end = self._cloth_view.piece_boxes(self.aiming.layout), self.aiming.seen_until
                draw_prediction(brush, tips, end, self.aiming.aim, dice)
        elif self.aiming is not None:
            self._draw_how_to(brush)
        if self.offers is not None:
            self.offers.page.draw(brush.surface, brush.view)
        if self.part is not None:
            self.part.draw_above(brush)
        if self._blindfold is not None:
            self._blindfold.draw(brush, CLOTH)

    def _draw_how_to(self, brush: Brush) -> None:
        """Draw the instructions for flicking or placing, left of the buttons if there are any."""
        x, _y, width, _height = self._panel
        buttons, hinted = (
            ((), "") if self.offers is None else (self.offers.buttons, self.offers.page.hinted)
        )
        end = min((each.box.x for each in buttons), default=x + width)
        draw_how_to(brush, self._panel, end, places=self._places, hinted=bool(hinted))

    def _aims(self, flicks: list[AnyFlick], level: Level) -> Aiming:
        state, own = self._context.state, self._board.driven(self._context.state)
        open_gates = is_passable(self._gates, state.layout, own) if own else ()
        return Aiming(self._cloth_view, level, flicks, open_gates, self.who)

    def _judge(self, sight: FlickPreview | None) -> None:
        """Predict the ruling on an aim, once for each preview."""
        if not aids_of(self.who).outcome:
            return
        if sight is None or (self._prediction and self._prediction[0] is sight):
            return
        self._prediction = sight, self._ruling(sight.shot)

    def _ruling(self, shot: Shot) -> PredictedRuling | None:
        """Return the predicted ruling on a shot in a few words."""
        cast = self._board.cast(self._context.state, self._context.names)
        return predict_ruling(self._foresee(shot), cast)

    def _allowed_ruling(self, shot: Shot) -> PredictedRuling | None:
        """Return the predicted ruling, or None if the player may not see it before the flick."""
        return self._ruling(shot) if aids_of(self.who).outcome else None

    def _try_out(self, aiming: Aiming) -> None:
        """Update the forecast of the aim if the player's settings ask for it."""
        flick = aiming.aim.flick() if aiming.aim else None
        wanted = aids_of(self.who).preview == "chances" and not aiming.blind
        if wanted and flick is not None and aiming.aim is not None:
            self.chances.look(flick, aiming.aim.choice)
        else:
            self.chances.forget()

    def _offers(self) -> ActionButtons | None:
        beside = self.aiming is not None
        found = (
            (action, self._board.offer(action, self._context)) for action in self._context.listed
        )
        listed = [(action, offered) for action, offered in found if offered is not None]
        return ActionButtons(listed, self._panel, beside_aim=beside) if listed else None

    def _lay_out(self) -> None:
        """Rebuild the buttons; the aim and the special interaction of the game stay as they are."""
        self.offers = self._offers()

    def _part(self) -> Interaction | None:
        return self._board.part(self._context, self._cloth_view)

    def _choose(self, action: Action) -> None:
        self.action = action

    def _hand(self, event: Input) -> bool:
        """Offer an event to the placing of dice by hand; return whether it was used."""
        if self.placing is None or not self._may_place:
            return False
        reply = self.placing.handle(event)
        if isinstance(reply.answer, Placed):
            self._choose(reply.answer)
        return reply.used

    def _own(self, event: Input) -> bool:
        """Offer an event to the game's special interaction; return whether it was used."""
        if self.part is None:
            return False
        used = self.part.handle(event)
        if self.part.action is not None:
            self._choose(self.part.action)
        return bool(used)

    def _blind(self, event: Input, blindfold: Blindfold) -> bool:
        reply = blindfold.handle(event)
        if isinstance(reply.answer, Flick):
            self._choose(reply.answer)
        if blindfold.lifted:
            self._blindfold = None
            if self.aiming is not None:
                self.aiming.cancel()
        return reply.used

    def _table(self, event: Input) -> bool:
        """Handle aiming, clicks on dice and Gates, and drags that start on free cloth."""
        if self.aiming is not None:
            reply = self.aiming.handle(event)
            if isinstance(reply.answer, Flick):
                self._flicked(reply.answer)
            if reply.used:
                return True
        if isinstance(event, Pointer) and (event.kind, event.button) == ("down", LEFT):
            return self._click(event)
        return False

    def _flicked(self, flick: Flick) -> None:
        """Choose the flick; a blind flick continues with the blindfold instead."""
        aim = self.aiming.aim if self.aiming else None
        if aim is not None and aim.choice.blind:
            self._blindfold = Blindfold(aim, self._cloth_view.ground)
        else:
            self._choose(flick)

    def _click(self, event: Pointer) -> bool:
        state = self._context.state
        reach = state.box.measures.edge_mm * 0.75
        die = self._cloth_view.ground.die_at(event.point, state.layout, reach)
        if self.offers is not None and die in self.offers.dice:
            concerned = self.offers.on_die(str(die))
            if len(concerned) == 1:
                self._choose(concerned[0])
            else:
                self.offers.focus_on(concerned[0])
            return True
        gate = self._gates.at(event.point) if self._gates else None
        if gate is not None and self.aiming is not None:
            self.aiming.declare(gate)
            return True
        if die is None and self.aiming is not None and FRect(CLOTH).collidepoint(event.point):
            self.aiming.grab_from(event.point)
            return True
        return False

    def _buttons(self, event: Input) -> bool:
        """Offer an event to the buttons; return whether it was used.

        Pointer and Tab always reach the buttons. Other keys do if a button has the focus or
        if nothing can be aimed.
        """
        if self.offers is None:
            return False
        page = self.offers.page
        if isinstance(event, Pointer):
            return self._press(page.handle(event)) or (
                event.kind != "move" and any(each.holds(event.point) for each in page.widgets)
            )
        if self.aiming is not None:
            return self._tab(event)
        if event == Do("back"):
            return False
        return self._press(page.handle(event))

    def _press(self, answer: object) -> bool:
        """Choose the action of a pressed button; return whether `answer` is an action."""
        if isinstance(answer, Action):
            self._choose(answer)
        return isinstance(answer, Action)

    def _tab(self, event: Input) -> bool:
        """If a flick can be aimed, move the focus with Tab between the cloth and the buttons."""
        assert self.offers is not None
        page, widgets = self.offers.page, self.offers.widgets
        match event:
            case Do("next" | "prev" as action):
                order = [None, *widgets]
                at = order.index(next((each for each in widgets if each is page.focus), None))
                goal = order[(at + (1 if action == "next" else -1)) % len(order)]
                page.focus = None
                if goal is not None:
                    page.set_focus(goal)
                return True
            case Do("confirm") | KeyPress("space", True, _, False) if (
                page.focus is not None and not self.pulling
            ):
                return self._press(page.handle(event))
        return False

    def _by_key(self, event: Input) -> bool:
        """Handle hotkeys of Gates and buttons; return whether the key was used."""
        if not isinstance(event, KeyPress) or not event.down or event.repeat:
            return False
        if self._gate_by_key(event):
            return True
        action = self.offers.by_key(event.name) if self.offers else None
        if action is not None:
            self._choose(action)
        return action is not None

    def _gate_by_key(self, event: Input) -> bool:
        """Declare a Gate by its digit, or the next Gate with G, if a flick can be aimed."""
        if self.aiming is None or self._gates is None or not isinstance(event, KeyPress):
            return False
        found = [mark.gate for mark in self._gates.marks]
        if event.name == NEXT_GATE and event.down and len(found) > 1:
            now = found.index(self.declared) if self.declared in found else -1
            self.aiming.declare(found[(now + 1) % len(found)])
            return True
        number = int(event.name) or 10 if event.down and event.name.isdigit() else 0
        if not 0 < number <= len(found):
            return False
        self.aiming.declare(found[number - 1])
        return True

    def _too_soon(self, event: Input) -> bool:
        """Handle an input that comes too soon after the last choice.

        Such an input chooses nothing. It may start an aim or declare a Gate.
        """
        aimed = self.aiming is not None and self.aiming.handle(event).used
        return aimed or self._gate_by_key(event) or isinstance(event, Pointer)


def _presses(event: Input) -> bool:
    """Return whether an event is a press of a pointer button or a key."""
    match event:
        case Pointer("down") | KeyPress(down=True):
            return True
    return False
