"""Explain every key of a level, in the chosen language."""

import re

from cubacube.session.language.translation import N_, _
from cubacube.table.cushions import SIDES

_INDEX = re.compile(r"\[\d+\]")
_SHAPE = re.compile(r"^(zones|obstacles)\[\]\.(circle|box|polygon)")

_WORDS = {
    "name": N_("The name of the table."),
    "idea": N_("One line on what is special about the table."),
    "author": N_("Who made the table."),
    "format": N_("The version of the file format."),
    "area.side_mm": N_("The side of the square playing area."),
    "area.city_edge_mm": N_(
        "The edge of a City card. Larger cards are easier to reach, but also easier to hit."
    ),
    "area.corner_order": N_(
        'With "shuffled" Cities get random spots. With "listed" they keep the order of the list.'
    ),
    "cities": N_("The places of the City cards."),
    "cities[].x_mm": N_("The left edge of a City card, from the left border of the area."),
    "cities[].y_mm": N_("The lower edge of a City card, from the lower border of the area."),
    "rulers.short_mm": N_(
        "The short Walking ruler. It says how far a City, a Pawn or a Vehicle reaches."
    ),
    "rulers.long_mm": N_("The long Walking ruler. With it everything is easier to reach."),
    "look.cloth": N_("The colour of the cloth."),
    "look.pattern": N_("The pattern on the cloth."),
    "look.border": N_("The colour of the stitches around the area."),
    "dice.edge_mm": N_("The edge of a die. Smaller dice make wider Gates."),
    "dice.corner_mm": N_("How round the edges of a die are. Rounder dice slip past each other."),
    "dice.mass_g": N_(
        "The mass of a die. All dice have the same mass, so it does not change their paths."
    ),
    "pawns.base_mm": N_("The base of a walking Pawn. A larger one is easier to hit."),
    "cloth.friction": N_(
        "How much the cloth slows dice down. At half the value every flick slides twice as far."
    ),
    "cloth.gravity_mm_s2": N_(
        "How hard dice press on the cloth. More slows them down more, as friction does."
    ),
    "collision.restitution": N_(
        "How much speed two dice keep when they hit each other. At 0 they stay together."
    ),
    "collision.friction": N_("How much a slanting hit makes both dice spin."),
    "launch.slowest_mm_s": N_("The speed of the softest flick."),
    "launch.fastest_mm_s": N_("The speed of the hardest flick."),
    "launch.widest_offset_mm": N_("How far off its middle you can hit a die. This makes it spin."),
    "launch.drag_mm_per_stop_mm": N_(
        "How far you drag the mouse for each millimetre of sliding. More means finer aim."
    ),
    "launch.low_mm": N_("The height of a low hit on a die, measured up from its middle."),
    "launch.middle_mm": N_("The height of a middle hit on a die, measured up from its middle."),
    "launch.high_mm": N_(
        "The height of a high hit on a die, measured up from its middle. It tips the die over."
    ),
    "throw.start_radius_mm": N_("How far from the middle dice start in the opening throw."),
    "throw.slowest_mm_s": N_("The speed of the slowest die of the opening throw."),
    "throw.fastest_mm_s": N_("The speed of the fastest die of the opening throw."),
    "throw.fastest_spin_rad_s": N_("The fastest spin of a die in the opening throw."),
    "blind.angle_deg": N_("The error of a blind flick in direction, in two of three cases."),
    "blind.speed_share": N_(
        "The error of a blind flick in speed, in two of three cases. 0.1 is a tenth of the speed."
    ),
    "tumbling.forward_mm2_s": N_(
        "Speed times height of a hit that tips a die forward. More: symbols change less often."
    ),
    "tumbling.backward_mm2_s": N_(
        "Speed times depth below the middle of a hit that tips a die backward."
    ),
    "tumbling.forward_quarter_mm4_s2": N_(
        "How much harder a hit must be for each further quarter turn forward."
    ),
    "tumbling.backward_quarter_mm4_s2": N_(
        "How much harder a hit must be for each further quarter turn backward."
    ),
    "tumbling.collision_mm": N_(
        "How high above their middle dice hit each other. At 0 such hits never tip a die."
    ),
    "tumbling.most_quarters": N_("The most quarter turns in one hit."),
    "tumbling.flip_only_mm": N_(
        "A die that rolls over but moves less than this has only flipped. That flick is invalid."
    ),
    "steps.longest_s": N_(
        "The longest time in which a die's path counts as straight, at Gates and Cities."
    ),
    "steps.contact_mm": N_(
        "How deep dice may overlap when they touch. Less is more exact, and slower."
    ),
    "steps.iterations": N_(
        "How often a contact is solved in each step. More is more exact, and slower."
    ),
    "steps.longest_flick_s": N_("A flick must end within this time."),
    "zones": N_(
        "Parts of the area with another surface. Where two overlap, the later one is on top."
    ),
    "zones[].name": N_("The name shown when the mouse is on the zone."),
    "zones[].look": N_("How the zone looks."),
    "zones[].friction": N_("How much the zone slows down a die whose middle is in it."),
    "zones[].slope_deg": N_("How steep the zone is. Dice that slide on it are pulled downhill."),
    "zones[].downhill_deg": N_("The direction downhill: 0 is to the right, 90 is up the screen."),
    "obstacles": N_("Fixed things on the table that dice bounce off."),
    "obstacles[].name": N_("The name shown when the mouse is on the obstacle."),
    "obstacles[].look": N_("How the obstacle looks."),
    "obstacles[].restitution": N_("How strongly dice bounce off it. At 0 they stop at it."),
    "obstacles[].friction": N_("How much a slanting hit on the obstacle turns a die."),
    "obstacles[].damage": N_("How many Damage tokens a Vehicle gets when it hits it."),
    **{
        f"border.{side}.{key}": words
        for side in SIDES
        for key, words in {
            "restitution": N_("How strongly dice bounce off the cushion. At 0 they stop at it."),
            "friction": N_("How much a slanting hit on the cushion turns a die."),
            "gap_mm": N_("The two ends of an opening, from the left or lower end of the side."),
        }.items()
    },
    "layout": N_("Dice that the table lays at the beginning. The other dice are thrown."),
    "layout[].die": N_("R red, B blue, G green, Y yellow. VA: the first Vehicle."),
    "layout[].x_mm": N_("The middle of the die, from the left border of the area."),
    "layout[].y_mm": N_("The middle of the die, from the lower border of the area."),
    "layout[].angle_deg": N_("How far the die is turned to the left."),
    "layout[].spread_mm": N_("How far from this place the die may lie, at random."),
}
_SHAPES = {
    "circle": N_("A round shape."),
    "circle.x_mm": N_("The middle of the circle, from the left border of the area."),
    "circle.y_mm": N_("The middle of the circle, from the lower border of the area."),
    "circle.radius_mm": N_("The radius of the circle."),
    "box": N_("A rectangle."),
    "box.x_mm": N_("The middle of the box, from the left border of the area."),
    "box.y_mm": N_("The middle of the box, from the lower border of the area."),
    "box.width_mm": N_("The width of the box before it is turned."),
    "box.height_mm": N_("The height of the box before it is turned."),
    "box.angle_deg": N_("How far the box is turned to the left."),
    "polygon": N_("The corners of a shape with straight edges, in order."),
    "polygon[].x_mm": N_("The place of a corner, from the left border of the area."),
    "polygon[].y_mm": N_("The place of a corner, from the lower border of the area."),
}


def explanation(key: str) -> str:
    """Return one line that explains a key.

    `cities[2].x_mm` and `cities[].x_mm` are the same key.

    Raises:
        KeyError: No level has such a key.
    """
    path = _INDEX.sub("[]", key)
    shape = _SHAPE.match(path)
    return _(_SHAPES[path[shape.start(2) :]] if shape else _WORDS[path])
