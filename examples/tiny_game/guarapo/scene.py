"""Guarapo on the screen: a die, the jug, and a barrel for each player."""

from math import radians

from cubacube.rules import AnyRoll, Choice, OneOf, Rolled, Seat
from cubacube.scenes.board.board import Board
from cubacube.scenes.board.board_scene import board_table
from cubacube.scenes.canvas.brush import Brush
from cubacube.scenes.canvas.parts import PANEL, RESTING, TextStyle, flat
from cubacube.scenes.canvas.theme import CORAL, CREAM, HEADING, INK, OCHRE, TRACK
from cubacube.scenes.match.effects import Effect
from cubacube.scenes.match.game_board import GameResults, Telling
from cubacube.scenes.match.words import ButtonSpot, Frame, Prompt, Show, Snapshot
from cubacube.scenes.pieces.dice_art import DiceArt
from cubacube.scenes.pieces.dice_faces import Face, PipFace, PlateFace
from cubacube.scenes.pieces.dice_toss import TOSS_S, Toss, cycle, draw_tosses
from cubacube.session.language.translation import N_, _
from guarapo.about import GAME
from guarapo.referee import title
from guarapo.rules import DIE, Poured, Pressed, Spilled, State, TurnBegan

BROKEN = PlateFace(CORAL, "burst", CREAM, CORAL)
FACES: tuple[Face, ...] = (BROKEN, *(PipFace(cups) for cups in DIE[1:]))
HAND, TRAY = (460.0, 860.0), (680.0, 380.0)
JUG, ROLL = (500.0, 500.0, 360.0, 70.0), (530.0, 640.0, 300.0, 80.0)
ANSWERS = (290.0, 640.0, 370.0, 80.0), (700.0, 640.0, 370.0, 80.0)
BARRELS = (1344.0, 130.0, 540.0, 150.0)
WORDS = TextStyle(HEADING, INK, "title")


class GuarapoBoard(Board[State]):
    """The board of Guarapo."""

    backdrop = "calavera_table"
    cloth = (34, 92, 1290, 912)
    heading = N_("Guarapo")
    telling = Telling(lambda action, *_: title(action))
    effects = {  # noqa: RUF012
        Pressed: Effect("dice_cup"),
        Spilled: Effect("spoilt"),
        Poured: Effect("cash"),
        TurnBegan: Effect(turn="call"),
    }
    results = GameResults(N_("Cups"), lambda snapshot: snapshot.state.barrels)

    def subtitle(self, snapshot: Snapshot[State]) -> str:
        return _("to {goal} cups").format(goal=snapshot.state.options.goal)

    def on_turn(self, state: State) -> Seat:
        return state.seat

    def prompt(self, snapshot: Snapshot[State], choices: tuple[Choice, ...]) -> Prompt:
        match choices[0]:
            case AnyRoll() if not snapshot.state.jug:
                roll = ButtonSpot("roll", ROLL, key="r", label=_("Press a cane"), kind="coral")
                return Prompt(_("Press the first cane."), (roll,), (("R", _("press")),))
            case OneOf(actions=actions):
                spots = tuple(
                    ButtonSpot(action, box, action, key=key, label=title(action))
                    for action, box, key in zip(actions, ANSWERS, "rp", strict=True)
                )
                return Prompt(_("Press or pour?"), spots, (("R", _("press")), ("P", _("pour"))))
        return Prompt("")

    def show_duration_s(self, show: Show[State]) -> float:
        return TOSS_S if isinstance(show.action, Rolled) else 0.0

    def draw_still(self, brush: Brush, snapshot: Snapshot[State]) -> None:
        state, jug = snapshot.state, _("In the jug: {cups}").format(cups=snapshot.state.jug)
        brush.panel(JUG, PANEL)
        brush.write(jug, (680, 535), WORDS, "center")
        brush.explain(JUG, jug, _("These cups are yours as soon as you pour them."))
        x, y, width, height = BARRELS
        for seat, (entry, cups) in enumerate(zip(snapshot.seats, state.barrels, strict=True)):
            top, room = y + seat * (height + 20), width - 60
            brush.panel((x, top, width, height), PANEL if seat == state.seat else RESTING)
            brush.write(f"{entry.name}: {cups}", (x + 30, top + 45), WORDS, "midleft", room)
            brush.panel((x + 30, top + 90, room, 30), flat(TRACK, 15))
            full = room * min(1.0, cups / state.options.goal)
            if cups:
                brush.panel((x + 30, top + 90, max(30.0, full), 30), flat(OCHRE, 15))

    def draw(self, brush: Brush, frame: Frame[State]) -> None:
        art, show = DiceArt(brush.view, 150), frame.show
        if show is not None and isinstance(show.action, Rolled):
            faces = cycle(FACES, FACES[show.action.faces[0]], 5)
            draw_tosses(brush, art, (Toss(HAND, TRAY, faces, 0, radians(-20)),), show.at_s / TOSS_S)
        else:
            draw_tosses(brush, art, (Toss(TRAY, TRAY, (FACES[frame.state.face],)),), 1)


MATCH_TABLE = board_table(GAME, GuarapoBoard)
