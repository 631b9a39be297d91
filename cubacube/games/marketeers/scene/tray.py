"""The Gate dice of the round in their tray, and the supply of Goods beside them."""

from collections.abc import Collection
from math import pi, radians

from cubacube.games.marketeers.rules.box import COPS_TO_END
from cubacube.games.marketeers.rules.state import State
from cubacube.games.marketeers.scene.pieces import COP_INK
from cubacube.games.marketeers.scene.places import GATE_DIE, TRAY, die_at, supply_at
from cubacube.games.marketeers.scene.turns import are_dice_rolled
from cubacube.kit.goods import GOODS
from cubacube.kit.shot import Die
from cubacube.scenes.canvas import Brush, TextStyle, centred, strokes, theme
from cubacube.scenes.canvas.parts import TAG_STYLE, PanelStyle
from cubacube.scenes.pieces.dice_art import DiceArt
from cubacube.scenes.pieces.dice_faces import GateFace
from cubacube.scenes.pieces.dice_toss import Toss, cycle, draw_tosses
from cubacube.scenes.pieces.sides import swatch
from cubacube.session.language.referee import good_name
from cubacube.session.language.translation import _, _n
from cubacube.session.play.setup import Seats

_LOOK = PanelStyle((14, 50, 46, 175), theme.BRASS, 20, 2, shadow=0)
_FREE = PanelStyle((0, 0, 0, 50), theme.STEEL, 12, 2)
_TURNS = (5, 4, 6, 5, 4, 6, 5)
_RING = 43.0


def draw_tray(brush: Brush, state: State, seats: Seats) -> None:
    """Draw the tray with its text and the supply, but not the dice."""
    brush.panel(TRAY, _LOOK)
    x, y, width, _height = TRAY
    style = TextStyle(theme.NORMAL, theme.GOLD, "heavy")
    end = x + width - 134
    if state.faces:
        starter = seats[state.starter].side
        mark = brush.put(swatch(brush.view, starter, 26, 7), (x + width - 18, y + 25), "midright")
        by = mark.x - 8, y + 26
        done = _("rolled by") if are_dice_rolled(state) else _("to roll")
        end = brush.write(done, by, TextStyle(theme.SMALL, theme.CREAM), "midright", (100, 45)).x
        words = _("Round {round}").format(round=state.round)
    else:
        words = _("Gate dice")
    brush.write(words, (x + 18, y + 25), style, "midleft", end - x - 26)
    for kind, cards in enumerate(state.supply):
        at = supply_at(kind)
        tint = theme.CREAM if cards else theme.STEEL
        brush.icon(GOODS[kind], at, 34, tint, (20, 60, 54))
        style = TextStyle(theme.NORMAL, tint, "black")
        brush.write(str(cards), (at[0] + 26, at[1]), style, "midleft", 34)
        tip = _n("{n} card is left to buy.", "{n} cards are left to buy.", cards).format(n=cards)
        brush.explain((at[0] - 20, at[1] - 20, 80, 40), good_name(GOODS[kind]), tip)
    _draw_cops(brush, state)
    left = x + width - 100
    strokes.line(brush, (70, 110, 100), (left, y + 52), (left, y + 340), 2)


def _draw_cops(brush: Brush, state: State) -> None:
    """Draw how many Cops are out, and how many end the game."""
    x, y = die_at(len(state.box.cards.gate_dice))
    brush.icon("cop", (x, y - 14), 46, theme.CREAM, COP_INK)
    last = COPS_TO_END[len(state.merchants)]
    words = _("{cops} of {last}").format(cops=state.cops, last=last)
    brush.write(words, (x, y + 24), TAG_STYLE.capped_at(theme.SMALL + 2), "center", 80)
    tip = _("The game ends with this many Cops in the Cities. Sales bring Cops.")
    brush.explain(centred((x, y + 2), 80, 74), _("Cops: {n}").format(n=words), tip)


def draw_dice(brush: Brush, state: State) -> None:
    """Draw the rolled dice; before the first roll, draw their empty places."""
    if state.faces:
        draw_roll(brush, state, 1.0)
        return
    for number in range(len(state.box.cards.gate_dice)):
        brush.panel(centred(die_at(number), GATE_DIE), _FREE)


def draw_roll(brush: Brush, state: State, share: float) -> None:
    """Draw the rolling dice; `share` is the progress of the roll, from 0 to 1.

    A die that shows the same face always lies at the same angle.
    """
    tosses = []
    for number, die in enumerate(state.box.cards.gate_dice):
        faces = tuple(GateFace(die.colour, symbol) for symbol in die.faces)
        face = state.faces[number]
        askew = radians((number * 7 + face * 5) % 9 - 4) * 2.2
        x, y = die_at(number)
        passed = cycle(faces, faces[face], _TURNS[number])
        tosses.append(Toss((x + 420, y + 160), (x, y), passed, askew, pi - 0.3))
    draw_tosses(brush, DiceArt(brush.view, GATE_DIE), tosses, share)


def draw_rings(brush: Brush, state: State, dice: Collection[Die]) -> None:
    """Draw a golden ring around each die in `dice` that brings something."""
    for number, die in enumerate(each.die for each in state.box.cards.gate_dice):
        if die in dice and state.symbol(die) != "crate":
            x, y = die_at(number)
            strokes.ring(brush, theme.GOLD, (x, y + 3), _RING, 5)
