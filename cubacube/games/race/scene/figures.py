"""Illustrations for the rules of the Race, drawn with the code that draws its table."""

from math import radians

from cubacube.games.race.referee import bonus_name
from cubacube.games.race.rules.box import Box, Options
from cubacube.games.race.rules.opening import setup
from cubacube.games.race.rules.state import State
from cubacube.games.race.scene.players import draw_player
from cubacube.games.race.scene.track import TRACK, draw_track
from cubacube.kit.cards import Symbol
from cubacube.kit.gates import standing
from cubacube.kit.shot import AnyFlick, CityCard, Cone, Layout, Pose, gate
from cubacube.rules import put, replace
from cubacube.scenes.canvas import Brush, Point, strokes, theme
from cubacube.scenes.canvas.parts import TAG_STYLE, PanelStyle, pill
from cubacube.scenes.cloth.aim import Aim
from cubacube.scenes.cloth.gate_marks import GateMark
from cubacube.scenes.cloth.guide import Guide, cone_layer, draw_pull
from cubacube.scenes.cloth.marks import Mark
from cubacube.scenes.flicking.panels import sample
from cubacube.scenes.flicking.panels.cities import CityLook, draw_city, draw_reach
from cubacube.scenes.flicking.panels.places import TURN
from cubacube.scenes.flicking.panels.turn_panel import draw_aim
from cubacube.scenes.pieces.dice_art import DiceArt
from cubacube.scenes.pieces.dice_faces import Face, GateFace, VehicleFace
from cubacube.scenes.rules_page import Figure, Figures, cut_out
from cubacube.session.files.cards import load_cards
from cubacube.session.files.levels import load_level
from cubacube.session.language.translation import N_, _
from cubacube.session.play.setup import SeatEntry

_LEVEL = "habana"
_ROW = 170
_RED_BLUE = gate("R1", "B1")
_SIDES = ("orange", "black", "purple")
_DICE: tuple[tuple[Face, str], ...] = (
    (GateFace("red", "diamond"), N_("red")),
    (GateFace("blue", "case"), N_("blue")),
    (GateFace("green", "alcohol"), N_("green")),
    (GateFace("yellow", "statue"), N_("yellow")),
    (VehicleFace("orange"), N_("a Vehicle")),
    (VehicleFace("turquoise"), N_("another Vehicle")),
)
_SYMBOLS: tuple[tuple[str, Symbol], ...] = (
    ("red", "case"),
    ("blue", "diamond"),
    ("green", "statue"),
    ("yellow", "alcohol"),
    ("red", "weapons"),
    ("blue", "crate"),
    ("green", "vehicle"),
)


def _state() -> State:
    """Return a sample Race: Ana must cross Sector 3, Bruno Sector 2 and Carla Sector 5."""
    options = Options(bumpers=True)
    opening = setup(Box(load_cards(), load_level(_LEVEL).measures(), options), len(_SIDES))
    racers = opening.racers
    for seat, crossed in enumerate((2, 1, 4)):
        racers = put(racers, seat, replace(racers[seat], crossed=crossed))
    ana = replace(racers[0], damage=2, bonuses=("alcohol", "statue", "statue"), money=4000)
    return replace(opening, racers=put(racers, 0, ana), track=(1, 10, 16, 33, 21), target=31)


def _panel(brush: Brush) -> None:
    entry = SeatEntry(sample.NAMES[0], _SIDES[0])
    draw_player(brush, _state(), 0, entry, (8, 8, 480, 256))


def _row(brush: Brush, dice: tuple[tuple[Face, str], ...], across: float) -> None:
    """Draw dice side by side, with a word below each."""
    sample.FigureCloth(brush, across * len(dice), _ROW, Layout())
    art = DiceArt(brush.view, 74)
    for number, (face, words) in enumerate(dice):
        x = (number + 0.5) * across
        at = brush.view.to_px((x, _ROW * 0.4))
        art.shadow(brush.surface, at, 0)
        art.die(brush.surface, at, 0, face)
        brush.tag(words, (x, _ROW - 34), pill(theme.SLATE), TAG_STYLE)


def _draw_dice(brush: Brush) -> None:
    _row(brush, tuple((face, _(words)) for face, words in _DICE), 165)


def _draw_symbols(brush: Brush) -> None:
    dice = tuple((GateFace(colour, symbol), bonus_name(symbol)) for colour, symbol in _SYMBOLS)
    _row(brush, dice, 172)


def _gates(brush: Brush) -> None:
    """Draw two Gates that match the same card, one of them blocked."""
    cards, level = load_cards(), load_level(_LEVEL)
    dice = (
        sample.gate_die("B1", "statue", 92, 72, 0.3),
        sample.gate_die("B2", "weapons", 186, 28, 0.9),
        sample.gate_die("G1", "alcohol", 138, 43, 0.4),
        sample.gate_die("R1", "diamond", 40, 74, -0.2),
        sample.vehicle("VA", 64, 20),
    )
    layout = Layout(dice)
    names = {"B1": _("open"), "B2": _("blocked by the green die")}
    found = standing(("red", "blue"), cards, layout, "VA", level.measures())
    marks = [GateMark(each, names[each.gate.a]) for each in found if each.gate.b == "R1"]
    figure = sample.FigureCloth(brush, 860, 380, layout)
    figure.gates(marks, _RED_BLUE)
    figure.dice()


def _through(brush: Brush, way: tuple[Point, ...], rest: Pose, mark: Mark) -> None:
    """Draw a Vehicle's path through a Gate, its end position, and a mark for the ruling."""
    layout = Layout((*sample.posts(45), sample.start()))
    sample.draw_flick(brush, layout, sample.sight(layout, way, rest), mark)


def _crossed(brush: Brush) -> None:
    rest = sample.vehicle("VA", 42, 68, radians(80))
    _through(brush, ((40, 14), (42, 68)), rest, Mark("check", theme.OPEN_FILL, 42, 68))


def _astride(brush: Brush) -> None:
    rest = sample.vehicle("VA", 41, 49, radians(85))
    _through(brush, ((40, 14), (41, 49)), rest, Mark("cross", theme.BLOCKED_FILL, 41, 49))


def _came_back(brush: Brush) -> None:
    rest = sample.vehicle("VA", 52, 25, radians(40))
    way = ((40, 14), (46, 72), (52, 25))
    _through(brush, way, rest, Mark("cross", theme.BLOCKED_FILL, 52, 25))


def _early(brush: Brush) -> None:
    green = sample.gate_die("G1", "alcohol", 27, 31, 0.3)
    layout = Layout((*sample.posts(54), green, sample.start(12)))
    seen = sample.sight(layout, ((40, 12), (42, 74)))
    marks = Mark("burst", theme.BLOCKED_FILL, 34, 30), Mark("cross", theme.STEEL, 42, 74)
    sample.draw_flick(brush, layout, seen, *marks, gate=False)


def _late(brush: Brush) -> None:
    green = sample.gate_die("G1", "alcohol", 58, 70, 0.3)
    layout = Layout((*sample.posts(40), green, sample.start(12)))
    seen = sample.sight(layout, ((40, 12), (41, 70)))
    marks = Mark("check", theme.OPEN_FILL, 40.7, 50), Mark("star", theme.COIN, 49.5, 70)
    sample.draw_flick(brush, layout, seen, *marks, gate=False)


def _aim(brush: Brush) -> None:
    """Draw an aim at a Gate with the same preview as in the game."""
    level = load_level(_LEVEL)
    blue = sample.gate_die("B1", "statue", 108, 58, 0.3)
    red = sample.gate_die("R1", "diamond", 112, 14, -0.2)
    layout = Layout((blue, red, sample.vehicle("VA", 60, 34, radians(10))))
    launch = level.measures().launch
    choice = AnyFlick(0, ("VA",), (_RED_BLUE,), layout, launch)
    aim = Aim(choice, level, "VA", _RED_BLUE, (60, 34)).pointed(2, 82)
    figure = sample.FigureCloth(brush, 660, 290, layout)
    flick = aim.flick()
    assert flick is not None
    preview = Guide(level).sight(flick, layout)
    figure.way(preview)
    draw_pull(brush, figure.ground, aim)
    figure.dice()
    x, y, _width, _height = TURN
    with brush.view.moved(680 - x, 88 - y):
        brush.panel((x, y + 36, 416, 134), PanelStyle(theme.SLATE, theme.BRASS))
        draw_aim(brush, TURN, aim, preview.way_mm)


def _wheels(brush: Brush) -> None:
    heading = radians(20)
    layout = Layout((sample.vehicle("VA", 70, 26, heading),))
    launch = load_level(_LEVEL).measures().launch
    choice = AnyFlick(0, ("VA",), (None,), layout, launch, Cone(2000, 6000))
    figure = sample.FigureCloth(brush, 700, 320, layout)
    cone_layer(figure.ground, choice).draw(brush.surface, brush.view)
    figure.dice()


def _ruler(brush: Brush) -> None:
    ruler_mm = load_level(_LEVEL).measures().ruler_long_mm
    city = CityCard("La Habana", 0, 80, 60, 60)
    near = sample.vehicle("VA", 112, 112, radians(15))
    far = sample.vehicle("VB", 168, 62, radians(160))
    layout = Layout((near, far), (city,))
    figure = sample.FigureCloth(brush, 700, 420, layout, 3.0)
    look = CityLook(ruler_mm, goal=True)
    draw_reach(brush, figure.ground, city, look)
    draw_city(brush, figure.ground, city, look)
    a, b = figure.ground.at(60, 88), figure.ground.at(60 + ruler_mm, 88)
    strokes.line(brush, theme.MOON, a, b, 4)
    words = _("{mm} mm").format(mm=round(ruler_mm))
    brush.tag(words, ((a[0] + b[0]) / 2, a[1] + 22), pill(theme.NIGHT), TAG_STYLE)
    figure.dice(names=True)
    figure.marks(
        Mark("check", theme.OPEN_FILL, near.x_mm, near.y_mm + 14),
        Mark("cross", theme.BLOCKED_FILL, far.x_mm, far.y_mm + 14),
    )


FIGURES: Figures = {
    "road": cut_out(TRACK, lambda brush: draw_track(brush, _state(), _SIDES)),
    "dice": Figure(990, _ROW, _draw_dice),
    "symbols": Figure(1204, _ROW, _draw_symbols),
    "aim": Figure(1100, 290, _aim),
    "gates": Figure(860, 380, _gates),
    "crossing": sample.cells(_crossed, _astride, _came_back),
    "touching": sample.cells(_early, _late),
    "wheels": Figure(700, 320, _wheels),
    "panel": Figure(496, 272, _panel),
    "ruler": Figure(700, 420, _ruler),
}
