"""Explain every key of a level, in the chosen language."""

import re
from typing import Final

from cubacube.session.language.translation import N_, _

_INDEX = re.compile(r"\[\d+\]")
_SHAPE: Final = re.compile(r"^(zones|obstacles)\[\]\.(circle|box|polygon)")

_TABLE: Final = {
    "name": N_("What the table is called."),
    "idea": N_("What is special about the table, in a line."),
    "format": N_("The version of this kind of file."),
    "area.side_mm": N_("The side of the square that is played on."),
    "area.city_edge_mm": N_(
        "The edge of a City card: larger ones are easier to reach, and to hit."
    ),
    "area.corner_order": N_(
        "Whether the Cities are dealt to their spots by chance, or lie in the order of the list."
    ),
    "cities": N_("Where the City cards lie."),
    "cities[].x_mm": N_("The left edge of a City card, from the left border of the area."),
    "cities[].y_mm": N_("The lower edge of a City card, from the lower border of the area."),
    "rulers.short_mm": N_("The short Walking ruler: how far a City, a Pawn or a Vehicle reaches."),
    "rulers.long_mm": N_("The long Walking ruler; with it everything is within reach sooner."),
    "look.cloth": N_("The colour of the cloth."),
    "look.pattern": N_("What is drawn on the cloth."),
    "look.border": N_("The colour of the stitches round the area."),
}
_DICE: Final = {
    "dice.edge_mm": N_("The edge of a die: smaller dice leave wider Gates."),
    "dice.corner_mm": N_("How round the edges of a die are; rounder dice slip past each other."),
    "dice.mass_g": N_("The mass of a die; all are alike, so it changes nothing in how they go."),
    "pawns.base_mm": N_("The base of a Pawn that walks: a larger one is easier to hit."),
    "cloth.friction": N_(
        "How much the cloth brakes. At half of it every flick slides twice as far."
    ),
    "cloth.gravity_mm_s2": N_("How hard dice press on the cloth: it brakes as friction does."),
    "collision.restitution": N_(
        "How much of their speed two dice keep that meet: at 0 they stay together."
    ),
    "collision.friction": N_("How much a grazing hit turns both dice."),
}
_FINGER: Final = {
    "launch.slowest_mm_s": N_("The speed of the softest flick."),
    "launch.fastest_mm_s": N_("The speed of the hardest flick."),
    "launch.widest_offset_mm": N_(
        "How far off its middle a die can be hit, which lets it go spinning."
    ),
    "launch.drag_mm_per_stop_mm": N_(
        "How far the mouse is drawn for each millimetre of sliding: more is finer to aim."
    ),
    "launch.low_mm": N_("Where a low hit meets a die, from its middle upwards."),
    "launch.middle_mm": N_("Where a middle hit meets a die, from its middle upwards."),
    "launch.high_mm": N_("Where a high hit meets a die, from its middle upwards: it tips it over."),
    "throw.start_radius_mm": N_("How far from the middle dice start in the opening throw."),
    "throw.slowest_mm_s": N_("The speed of the slowest die of the opening throw."),
    "throw.fastest_mm_s": N_("The speed of the fastest die of the opening throw."),
    "throw.fastest_spin_rad_s": N_("How fast the dice of the opening throw spin at most."),
    "blind.angle_deg": N_("How far the direction of a blind flick strays, in two of three cases."),
    "blind.speed_share": N_("How far the speed of a blind flick strays, as a share of it."),
}
_TUMBLING: Final = {
    "tumbling.forward_mm2_s": N_(
        "Speed times height of a hit from which a die tips forward. More: symbols stay as they lie."
    ),
    "tumbling.backward_mm2_s": N_(
        "Speed times depth of a hit below the middle from which a die tips backward."
    ),
    "tumbling.forward_quarter_mm4_s2": N_(
        "How much harder a hit must be for one more turn forward."
    ),
    "tumbling.backward_quarter_mm4_s2": N_(
        "How much harder a hit must be for one more turn backward."
    ),
    "tumbling.collision_mm": N_(
        "How high above the middle dice hit each other: at 0 no hit tips a die."
    ),
    "tumbling.most_quarters": N_("So many quarter turns at most in one hit."),
    "tumbling.flip_only_mm": N_(
        "A die that rolls over and moves less than this has only flipped: such a flick is invalid."
    ),
}
_STEPS: Final = {
    "steps.longest_s": N_(
        "For so long at most the way of a die is taken as straight at Gates and Cities."
    ),
    "steps.contact_mm": N_(
        "How deep dice may overlap when they touch: less is exacter, and slower."
    ),
    "steps.iterations": N_(
        "How often a contact is solved in each step: more is exacter, and slower."
    ),
    "steps.longest_flick_s": N_("By then a flick must have come to rest."),
}
_ZONES: Final = {
    "zones": N_("Parts of the area that are of other cloth; of two the later one lies on top."),
    "zones[].name": N_("What the zone is called when the mouse rests on it."),
    "zones[].look": N_("How the zone is drawn."),
    "zones[].friction": N_("How much the zone brakes a die whose middle is in it."),
}
_OBSTACLES: Final = {
    "obstacles": N_("Fixed things on the table that dice bounce off."),
    "obstacles[].name": N_("What the obstacle is called when the mouse rests on it."),
    "obstacles[].look": N_("How the obstacle is drawn."),
    "obstacles[].restitution": N_("How lively dice bounce off: at 0 they stop at it."),
    "obstacles[].friction": N_("How much a slanting hit at the obstacle turns a die."),
    "obstacles[].damage": N_("How many Damage tokens a Vehicle gets that meets it."),
}
_SHAPES: Final = {
    "circle": N_("A round shape."),
    "circle.x_mm": N_("The middle of the circle, from the left border of the area."),
    "circle.y_mm": N_("The middle of the circle, from the lower border of the area."),
    "circle.radius_mm": N_("The radius of the circle."),
    "box": N_("A rectangle."),
    "box.x_mm": N_("The middle of the box, from the left border of the area."),
    "box.y_mm": N_("The middle of the box, from the lower border of the area."),
    "box.width_mm": N_("How wide the box is before it is turned."),
    "box.height_mm": N_("How high the box is before it is turned."),
    "box.angle_deg": N_("How far the box is turned to the left."),
    "polygon": N_("The corners of a shape with straight edges, one after the other."),
    "polygon[].x_mm": N_("The place of a corner, from the left border of the area."),
    "polygon[].y_mm": N_("The place of a corner, from the lower border of the area."),
}
_WORDS: Final = {**_TABLE, **_DICE, **_FINGER, **_TUMBLING, **_STEPS, **_ZONES, **_OBSTACLES}


def explanation(key: str) -> str:
    """Return one line that explains a key.

    `cities[2].x_mm` and `cities[].x_mm` are the same key.

    Raises:
        KeyError: No level has such a key.
    """
    path = _INDEX.sub("[]", key)
    shape = _SHAPE.match(path)
    return _(_SHAPES[path[shape.start(2) :]] if shape else _WORDS[path])
