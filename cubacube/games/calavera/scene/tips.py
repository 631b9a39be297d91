"""Tooltips of dice, sheets and bonus lines."""

from cubacube.games.calavera.referee import colour_name, row_name
from cubacube.games.calavera.rules.box import JOKER, ROWS, SKULL, BonusLine, Box, Face
from cubacube.games.calavera.rules.state import Sheet
from cubacube.games.calavera.scene.places import LARGE_GRID, die_box
from cubacube.scenes.canvas import AnyBox, Brush, centred
from cubacube.session.language.numbers import written
from cubacube.session.language.referee import capital
from cubacube.session.language.translation import N_, _, _n

_ROW = N_("Dice of this colour, or roses, make crosses from left to right.")
_START = N_("A row that ends here scores nothing and cannot be frozen.")
_DEATH = N_("The death zone: a row that ends here freezes at once.")
_OPEN = N_("The points of the last cross of this row. The row is open.")
_ROW_FROZEN = N_("This row is frozen: it takes no more crosses.")
_FROZEN = N_("The points of the last cross of this row. It is frozen: no more crosses.")
_ROSES = N_("Use all roses instead of a colour: each makes a cross in one row.")
_ICE = N_("In your own turn, enough roses freeze a row in the middle zone. It is then safe.")
_NAMES = {SKULL: N_("skull"), JOKER: N_("rose")}
_COLOUR = N_("You use all dice of this colour together. Each makes a cross in the row.")
_DICE = {
    SKULL: N_("It stays until the turn ends. With three skulls the active player takes nothing."),
    JOKER: N_(
        "A joker: roses make crosses in one row you choose. In your own turn they can "
        "also freeze a row."
    ),
}
_TAKES = N_("You need this many roses to freeze a row with its last cross in these boxes.")
_TO_CROSSES = N_("Crosses from roses")
_TO_ICE = N_("Freezing with roses")
_LARGER = N_("Point at it to see it at full size.")
_LINE = N_(
    "The first to pass this line in all four rows get {first}, even several together. "
    "Later players get {later}."
)
_LINE_TAKEN = N_("This line is taken. Passing it in all four rows now brings {later}.")


def explain_sheet(brush: Brush, box: Box, sheet: Sheet) -> None:
    """Add tooltips to each row, its boxes and points, and to its rose and snowflake."""
    for row in ROWS:
        name, frozen = capital(row_name(row)), sheet.frozen_rows[row]
        crosses = sheet.crosses[row]
        words = _n("{row}: {n} cross", "{row}: {n} crosses", crosses).format(row=name, n=crosses)
        brush.explain(LARGE_GRID.whole(row), words, _(_ROW_FROZEN if frozen else _ROW))
        for number in range(1, box.last + 1):
            points = box.points[number]
            title = _n("Box {box}: {points} point", "Box {box}: {points} points", points)
            words = title.format(box=number, points=written(points))
            brush.explain(LARGE_GRID.cell(row, number), words, _zone(box, number))
        value = _("{row}: {points}").format(row=name, points=written(box.points[crosses]))
        brush.explain(LARGE_GRID.value(row), value, _(_FROZEN if frozen else _OPEN))
        brush.explain(LARGE_GRID.chip(row, 0), _(_TO_CROSSES), _(_ROSES))
        brush.explain(LARGE_GRID.chip(row, 1), _(_TO_ICE), _(_ICE))


def explain_dice(brush: Brush, faces: tuple[Face, ...]) -> None:
    """Add a tooltip to each die: what it shows and how it is used."""
    for die, face in enumerate(faces):
        name = colour_name(face) if face in ROWS else _(_NAMES[face])
        title = _("Die {number}: {face}").format(number=die + 1, face=name)
        brush.explain(die_box(die), title, _(_DICE.get(face, _COLOUR)))


def explain_headings(brush: Brush, y: float) -> None:
    """Add tooltips to the headings of the large sheet: freezing cost, roses and snowflakes."""
    first, last = LARGE_GRID.cell(0, 1), LARGE_GRID.value(0)
    across = first.left, y - 20, last.left - first.left, 40.0
    brush.explain(across, _("Cost of freezing"), _(_TAKES))
    for number, (title, tip) in enumerate(((_TO_CROSSES, _ROSES), (_TO_ICE, _ICE))):
        brush.explain(centred((LARGE_GRID.chip(0, number).centerx, y), 44), _(title), _(tip))


def explain_bar(brush: Brush, place: AnyBox) -> None:
    """Add a tooltip to the skulls in the bar."""
    brush.explain(place, _("Skulls"), _(_DICE[SKULL]))


def explain_other(brush: Brush, place: AnyBox, name: str) -> None:
    """Add a tooltip to the small sheet of another player."""
    brush.explain(place, _("{name}'s sheet").format(name=name), _(_LARGER), quiet=True)


def explain_line(brush: Brush, place: AnyBox, line: BonusLine, *, taken: bool) -> None:
    """Add a tooltip to one bonus line.

    `taken` tells whether somebody has already won the larger bonus of the line.
    """
    title = _("The red line behind box {box}").format(box=line.crosses)
    words = _(_LINE_TAKEN if taken else _LINE).format(first=line.first, later=line.later)
    brush.explain(place, title, words)


def _zone(box: Box, number: int) -> str:
    """Return in words what happens to a row whose last cross is in box `number`."""
    if number >= box.death:
        return _(_DEATH)
    roses = box.jokers[number]
    if not roses:
        return _(_START)
    said = _n(
        "You need {n} rose to freeze a row that ends here.",
        "You need {n} roses to freeze a row that ends here.",
        roses,
    )
    return said.format(n=roses)
