"""A person decides: aims at dice, chooses a Gate, presses buttons, clicks dice and cards."""

from collections.abc import Callable
from functools import cached_property
from typing import Any

from pygame import FRect

from cubacube.kit.placing import AnyPlacing
from cubacube.kit.shot import AnyFlick, Gate, Layout, Pawn, Shot
from cubacube.scenes.canvas import Bounds, Brush, Tip, strokes
from cubacube.scenes.canvas.theme import CREAM, GOLD
from cubacube.scenes.cloth.aiming import Aiming
from cubacube.scenes.cloth.cloth_view import ClothView
from cubacube.scenes.cloth.gate_marks import GateMarks
from cubacube.scenes.cloth.playback import Shown
from cubacube.scenes.flicking.buttons import ActionButtons
from cubacube.scenes.flicking.chances import Prediction
from cubacube.scenes.flicking.flick_board import FlickBoard
from cubacube.scenes.flicking.flick_hand import FlickHand, all_aim_keys
from cubacube.scenes.flicking.modes import OnCloth
from cubacube.scenes.flicking.panels.gates import passable_gates
from cubacube.scenes.flicking.panels.places import CLOTH
from cubacube.scenes.flicking.panels.predict_ruling import PredictedRuling
from cubacube.scenes.flicking.panels.turn_panel import (
    HOW_TO_PLACE,
    draw_aim,
    draw_how_to,
    how_to_flick,
)
from cubacube.scenes.flicking.placing import TAKE_UP, Placing
from cubacube.scenes.flicking.preview_dial import PreviewDial
from cubacube.scenes.flicking.words import Interaction, PromptContext
from cubacube.scenes.match.modes import Asking
from cubacube.scenes.match.words import Hint
from cubacube.scenes.stage.inputs import LEFT, Input, KeyPress, Pointer
from cubacube.scenes.widgets import Reply
from cubacube.session.language.translation import _
from cubacube.session.settings.keymap import with_letters
from cubacube.table.level import Level


class Deciding(OnCloth, Asking):
    """Waits until a person has chosen one of the actions that the rules offer."""

    _beside = 0.0
    """Width at the right of the panel that stays free of the instructions."""

    def __init__(
        self,
        board: FlickBoard[Any],
        context: PromptContext[Any],
        cloth_view: ClothView,
        level: Level,
        gates: GateMarks | None,
        judge: Callable[[Shot], PredictedRuling | None],
        *,
        teaches: bool = False,
    ) -> None:
        """Prepare the choice of a person; `judge` predicts the ruling on a shot.

        In an exercise (`teaches`) all instructions are shown, even if they were followed before.
        Elsewhere the person can change how much of a flick they see.
        """
        super().__init__()
        self._board, self._context, self._cloth_view = board, context, cloth_view
        self.who = context.who.name
        """The name of the player who decides."""
        flicks = [choice for choice in context.choices if isinstance(choice, AnyFlick)]
        hands = [each for each in context.choices if isinstance(each, AnyPlacing)]
        self._gates = gates if flicks else None
        own, layout = board.driven(context.state), context.state.layout
        open_gates = passable_gates(self._gates, layout, own) if own else ()
        self.aiming = Aiming(cloth_view, level, flicks, open_gates, self.who) if flicks else None
        placing = Placing(hands[0], cloth_view) if hands else None
        self.hand = FlickHand(cloth_view, self.aiming, placing, self._gates)
        self.prediction = Prediction(self.who, self.aiming, level, judge)
        sees = self.aiming is not None and not self.aiming.blind
        self._teaches = teaches
        self.dial = PreviewDial(self.who) if sees and not teaches else None
        self._lay_out()
        self.part = self._part()

    @property
    def _panel(self) -> Bounds:
        """The panel that shows direction and power of the aim, and the buttons."""
        return self._board.turn_box

    @property
    def declared(self) -> Gate | None:
        """The Gate that is declared for the drive."""
        return self.hand.declared

    @property
    def pulling(self) -> bool:
        """Whether an aim has begun."""
        return self.hand.pulling

    @property
    def power(self) -> float:
        """The power of the aim, 0 to 1; 0 without an aim or in a blind flick."""
        return self.hand.power

    @property
    def busy(self) -> bool:
        """Whether a flick is being aimed or something is dragged."""
        return self.hand.busy or self.part.busy

    @property
    def _may_place(self) -> bool:
        """Whether dice can be placed by hand now.

        They cannot while a special interaction of the game is busy or covers the cloth.
        """
        return not (self.part.busy or self.part.covers)

    @property
    def covers(self) -> bool:
        """Whether a special interaction of the game or a blindfold covers the cloth."""
        return self.hand.blindfold is not None or self.part.covers

    @property
    def flicking(self) -> bool:
        """Whether there is something to flick and no die is being placed."""
        return self.aiming is not None and not self.hand.places

    @property
    def words(self) -> str:
        """The sentence that says what the player may do now."""
        own = self.hand.words or self.part.sentence
        return own or self._board.sentence(self._context, self.declared)

    @property
    def keys(self) -> tuple[Hint, ...]:
        """The keys that work now; the game's own keys come first."""
        if self.hand.hints:
            return self.hand.hints
        own = self.part.hints
        if self.hand.placing is not None and self._may_place:
            own = (*own, (TAKE_UP.upper(), _("place a die")))
        if self.flicking:
            return (*own, ("Arrows", _("aim")), ("N", _("next die")))
        return (*own, ("Tab", _("next")))

    @property
    def more_keys(self) -> tuple[Hint, ...]:
        """All aiming keys."""
        if self.hand.blindfold is not None or self.aiming is None or not self.flicking:
            return ()
        own = (("V", _("flick preview")),) if self.dial else ()
        return (*all_aim_keys(len(self.aiming.dice), self._gates), *own)

    @property
    def tips(self) -> tuple[Tip, ...]:
        """The tips of buttons, clickable cards, blocked dice and the game's special interaction."""
        if self.hand.blindfold is not None:
            return ()
        dial = (self.dial.tip,) if self.dial else ()
        return (*dial, *self._barred, *self.offers.tips, *self.part.tips)

    @property
    def tips_hidden(self) -> bool:
        """Whether a flick is being aimed or a die is being placed."""
        return self.hand.busy

    def let_go(self) -> None:
        """End the drag: an aim stays, anything else that is dragged goes back."""
        if self.aiming is not None:
            self.aiming.let_go()
        self.handle(Pointer("cancel", 0, 0, 0))

    @cached_property
    def _barred(self) -> tuple[Tip, ...]:
        """Tips that say why dice on the cloth can be neither flicked nor chosen."""
        layout = self._context.state.layout
        free = {*self.offers.dice, *(self.aiming.dice if self.aiming else ())}
        pairs = zip(layout.dice, self._cloth_view.piece_boxes(layout), strict=False)
        return tuple(
            Tip(box, "", "", self._board.why_not(self._context, pose.die))
            for pose, box in pairs
            if pose.die not in free
        )

    @property
    def ring(self) -> Bounds | None:
        """The box of the button or card under the pointer, if any."""
        pointed = self.offers.page.pointed
        return None if pointed is None else (*pointed.box,)

    def handle(self, event: Input) -> bool:
        """Offer the event to each part of the scene in order; return whether one of them used it.

        A blindfold takes everything. Otherwise the order is: dice that are placed by hand,
        the game's special interaction, buttons, the cloth, and hotkeys. During an aim the
        cloth comes first.
        """
        if self.hand.blindfold is not None:
            return self._take(self.hand.flick_blind(event, self.hand.blindfold))
        takers: tuple[Callable[[Input], bool], ...]
        takers = (self._place, self._own, self._buttons, self._cloth, self._by_key)
        if self.fresh and _presses(event):
            return self._too_soon(event)
        if self.pulling:
            takers = (self._cloth, self._own, self._buttons, self._by_key)
        return any(take(event) for take in takers)

    def update(self, seconds: float) -> None:
        """Update the preview, the forecast, the glow of the buttons and the countdown."""
        super().update(seconds)
        self.hand.update(seconds)
        self.prediction.update()
        self.offers.page.update(seconds)
        self.part.update(seconds)

    def shown(self, layout: Layout) -> tuple[Shown, ...]:
        """Return the dice to draw; a die that is placed by hand is drawn where it is held."""
        return super().shown(self.hand.lying(layout))

    def pawns(self, layout: Layout) -> tuple[Pawn, ...]:
        """Return the Pawns to draw; a Pawn that is dragged is drawn at the pointer."""
        return self.part.pawns(layout)

    def draw_below(self, brush: Brush) -> None:
        """Draw the guide, and rings round dice that can be clicked."""
        self.part.draw_below(brush)
        self.hand.draw_below(brush)
        if self.hand.places:
            return
        self.prediction.draw_below(brush, self._cloth_view)
        if not self.pulling:
            for die in self.offers.dice:
                at = self._cloth_view.ground.of(self._context.state.layout[die])
                strokes.ring(brush, GOLD, at, self._cloth_view.edge * 0.75, 4)
                if die == self.offers.pointed:
                    strokes.ring(brush, CREAM, at, self._cloth_view.edge * 0.95, 6)

    def draw_above(self, brush: Brush) -> None:
        """Draw direction and power of the aim, the buttons and the blindfold."""
        if self.aiming is not None and self.aiming.aim is not None:
            aim = self.aiming.aim
            draw_aim(brush, self._panel, aim, self.aiming.way_mm, blind=aim.choice.blind)
            self.hand.draw_above(brush)
            self.prediction.draw_above(brush, self._cloth_view)
        elif self.aiming is not None:
            x, _y, width, _height = self._panel
            right = x + width - self._beside
            end = min((each.box.x for each in self.offers.buttons), default=right)
            words = how_to_flick(whole=self._teaches)
            if self.hand.places:
                words = with_letters(_(HOW_TO_PLACE), "ADMT")
            if words:
                draw_how_to(brush, self._panel, end, words, self.offers.page.hinted)
        self.offers.page.draw(brush.surface, brush.view)
        self.part.draw_above(brush)
        if self.hand.blindfold is not None:
            self.hand.blindfold.draw(brush, CLOTH)

    def _lay_out(self) -> None:
        """Build the buttons; the aim and the special interaction of the game stay as they are."""
        looks = {each: self._board.offer(each, self._context) for each in self._context.listed}
        offered = {action: look for action, look in looks.items() if look is not None}
        self.offers = ActionButtons(offered, self._panel, beside_aim=self.aiming is not None)
        self.offers.page.widgets += filter(None, (self.dial,))

    def _part(self) -> Interaction:
        """Return the special interaction of the game; one that does nothing if it has none."""
        return self._board.part(self._context, self._cloth_view) or Interaction()

    def _take(self, reply: Reply) -> bool:
        """Choose the action of a reply, if there is one; return whether the event was used."""
        if reply.answer is not None:
            self.action = reply.answer
        return reply.used

    def _place(self, event: Input) -> bool:
        """Offer an event to the placing of dice by hand; return whether it was used."""
        return self._may_place and self._take(self.hand.place(event))

    def _own(self, event: Input) -> bool:
        """Offer an event to the game's special interaction; return whether it was used."""
        return self._take(Reply(bool(self.part.handle(event)), self.part.action))

    def _buttons(self, event: Input) -> bool:
        """Offer an event to the buttons; return whether it was used."""
        return self._take(self.offers.handle(event, pulling=self.pulling))

    def _cloth(self, event: Input) -> bool:
        """Handle aiming, clicks on dice and Gates, and drags that start on free cloth."""
        if self._take(self.hand.aim(event)):
            return True
        if not isinstance(event, Pointer) or (event.kind, event.button) != ("down", LEFT):
            return False
        state = self._context.state
        reach = state.box.measures.edge_mm * 0.75
        die = self._cloth_view.ground.die_at(event.point, state.layout, reach)
        if die not in self.offers.dice:
            free = die is None and FRect(CLOTH).collidepoint(event.point)
            return self.hand.press(event.point, free=free)
        concerned = self.offers.on_die(str(die))
        if len(concerned) == 1:
            return self._take(Reply(True, concerned[0]))
        self.offers.page.set_focus(self.offers.widget(concerned[0]))
        return True

    def _by_key(self, event: Input) -> bool:
        """Handle hotkeys of Gates and buttons; return whether the key was used."""
        if not isinstance(event, KeyPress) or not event.down or event.repeat:
            return False
        if self.hand.declare(event):
            return True
        if event.name == "v" and self.dial is not None:
            return self.dial.act("confirm").used
        action = self.offers.by_key(event.name)
        return self._take(Reply(action is not None, action))

    def _too_soon(self, event: Input) -> bool:
        """Handle an input that comes too soon after the last choice.

        Such an input chooses nothing. It may start an aim or declare a Gate.
        """
        aimed = self.aiming is not None and self.aiming.handle(event).used
        return aimed or self.hand.declare(event) or isinstance(event, Pointer)


def _presses(event: Input) -> bool:
    """Return whether an event is a press of a pointer button or a key."""
    match event:
        case Pointer("down") | KeyPress(down=True):
            return True
    return False
