"""Names of places and things for sentences."""

from cubacube.games.atacama.rules.ore import Concession, Metal, Ore
from cubacube.games.atacama.rules.shape import SQUARE, Direction, Field, Shape
from cubacube.session.language.translation import N_, _

_METALS: dict[Metal, str] = {
    "gold": N_("gold"),
    "silver": N_("silver"),
    "copper": N_("copper"),
}
_CONCESSIONS: dict[Concession, str] = {
    "turquoise": N_("the turquoise concession (no copper)"),
    "orange": N_("the orange concession (no silver)"),
    "blue": N_("the blue concession (no copper)"),
    "yellow": N_("the yellow concession (no gold)"),
}
_DIRECTIONS: dict[Direction, str] = {
    "columns": N_("the columns"),
    "rows": N_("the rows"),
    "falling": N_("the lines down to the right"),
    "rising": N_("the lines up to the right"),
}


def metal_name(metal: Metal) -> str:
    """Return the name of a metal."""
    return _(_METALS[metal])


def ore_name(ore: Ore) -> str:
    """Return the name of an ore: metal and amount, as in "gold 2"."""
    return _("{metal} {amount}").format(metal=metal_name(ore.metal), amount=ore.amount)


def concession_name(concession: Concession) -> str:
    """Return the name of a concession, with the metal it excludes."""
    return _(_CONCESSIONS[concession])


def direction_name(direction: Direction) -> str:
    """Return the name of a direction in the player's language."""
    return _(_DIRECTIONS[direction])


def where(field: Field, shape: Shape) -> str:
    """Return the place of a field in words.

    On the square board it is the row and the column. On the hexagon it is the row and the number
    of the field in this row.
    """
    if shape is SQUARE:
        return _("row {number}, column {column}").format(number=field[0], column=field[1])
    rows = shape.lines["rows"]
    number, row = next((at, row) for at, row in enumerate(rows, start=1) if field in row)
    return _("row {number}, field {field}").format(number=number, field=row.index(field) + 1)
