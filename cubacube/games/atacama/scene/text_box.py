"""The text panel below the players' panels.

It describes the field, counter or purchase under the pointer, or else the rules.
"""

from collections.abc import Sequence

from pygame import FRect

from cubacube.games.atacama.referee import direction_name, metal_name, ore_name, where
from cubacube.games.atacama.rules.actions import Buy, Colour, Place
from cubacube.games.atacama.rules.legal import newly_blocked
from cubacube.games.atacama.rules.opening import DIGITS
from cubacube.games.atacama.rules.ore import MINUS
from cubacube.games.atacama.rules.scoring import ENOUGH
from cubacube.games.atacama.rules.shape import Field
from cubacube.games.atacama.rules.state import Rig, State
from cubacube.games.atacama.scene.lines import line_name
from cubacube.games.atacama.scene.palette import CONCESSIONS, METALS, UNSOLD
from cubacube.games.atacama.scene.pieces import rig
from cubacube.games.atacama.scene.tally import Tally, foreseen, lines_through, tallies
from cubacube.games.atacama.scene.titled import titled
from cubacube.scenes.canvas.boxes import Bounds, Point
from cubacube.scenes.canvas.brush import Brush
from cubacube.scenes.canvas.parts import PANEL, PanelStyle, TextStyle, pill
from cubacube.scenes.canvas.reading import fit_paragraphs
from cubacube.scenes.canvas.sizes import standing
from cubacube.scenes.canvas.styles import BOLD, NOTE, TINY_NOTE
from cubacube.scenes.canvas.theme import INK, NORMAL, SMALL
from cubacube.scenes.pieces.sides import swatch
from cubacube.session.language.numbers import signed
from cubacube.session.language.translation import _, _n
from cubacube.session.play.setup import Seats

_COLUMN = 124.0
_GAP = 5.0


def draw_how_to(brush: Brush, box: Bounds, state: State) -> None:
    """Draw the rules in a few lines."""
    inside = titled(brush, box, _("How to play"), PANEL)
    y, style = inside.y, TextStyle(SMALL, INK, "medium")
    size = inside.w - 34, inside.h
    for text in fit_paragraphs(brush.view, how_to(state), style, *size, _GAP):
        brush.icon("star", (inside.x + 9, y + 14), 18, METALS["gold"].face)
        y = brush.put(text, (inside.x + 30, y)).bottom + _GAP


def how_to(state: State) -> tuple[str, ...]:
    """Return the rules in a few sentences."""
    beside = (
        _("Place one rig per turn, never next to a rig on the same metal.")
        if state.shape.same_metal
        else _("Place one rig per turn, never edge to edge with another rig.")
    )
    found = [
        beside,
        _("Four rigs make a line count: two metals plus, one minus."),
        _("Rigs belong to nobody. They score for everybody whose line counts."),
    ]
    if state.box.options.tactical:
        found.append(_("A grey rig counts double, plus and minus."))
    if state.number is not None:
        number = f"{state.number:0{DIGITS}}"
        found.append(_("This is random board {number}.").format(number=number))
    return tuple(found)


def draw_place(brush: Brush, box: Bounds, state: State, action: Place, seats: Seats) -> None:
    """Describe what a rig on this field would change."""
    title = _("If {name} places here").format(name=seats[action.seat].name)
    inside = titled(brush, box, title)
    _draw_field(brush, inside, state, action.field, action.colour, _closing(state, action))
    before, after = tallies(state), tallies(foreseen(state, action))
    lines = lines_through(state, action.field)
    becomes = _("{before}/{enough} becomes {after}/{enough}")
    counts = [
        becomes.format(before=before[name].rigs, after=after[name].rigs, enough=ENOUGH)
        for name in lines
    ]
    _draw_tallies(brush, inside, [after[name] for name in lines], counts, seats)


def draw_taken(brush: Brush, box: Bounds, state: State, rig: Rig, seats: Seats) -> None:
    """Draw a field with its rig, and the lines through that field."""
    inside = titled(brush, box, _("There is a rig here"))
    note = _("It counts double.") if rig.colour == "second" else _("It belongs to nobody.")
    _draw_field(brush, inside, state, rig.field, rig.colour, note)
    known = tallies(state)
    found = [known[name] for name in lines_through(state, rig.field)]
    _draw_tallies(brush, inside, found, [f"{each.rigs}/{ENOUGH}" for each in found], seats)


def _draw_field(
    brush: Brush, inside: FRect, state: State, field: Field, colour: Colour, note: str
) -> None:
    """Draw a field with a rig; beside it, write the field's place and ore, and `note`."""
    ore = state.ore(field)
    assert ore is not None
    plate = inside.x, inside.y + 2, 64.0, 64.0
    brush.panel(plate, PanelStyle(METALS[ore.metal].ground, METALS[ore.metal].edge, 10, shadow=0))
    brush.put(rig(brush.view, colour, 52), (inside.x + 32, inside.y + 34), "center")
    said = _("{where}: {ore}").format(where=where(field, state.shape), ore=ore_name(ore))
    at, room = (inside.x + 84, inside.y + 2), inside.w - 90
    brush.write(said, at, TextStyle(NORMAL - 1, INK, "heavy"), width=room)
    brush.write(note, (inside.x + 84, inside.y + 36), NOTE, width=room)


def _draw_tallies(
    brush: Brush, inside: FRect, found: Sequence[Tally], counts: Sequence[str], seats: Seats
) -> None:
    """Draw the lines of a field: names, numbers of rigs, and points."""
    step = min(50.0, (inside.bottom - inside.y - 72) / len(found))
    widest = max(brush.width(line_name(each.name), BOLD) for each in found)
    column = inside.x + max(_COLUMN, widest + 40)
    for row, (tally, count) in enumerate(zip(found, counts, strict=True)):
        y = inside.y + 72 + (row + 0.5) * step
        look = CONCESSIONS[tally.shares[0].concession] if len(tally.shares) == 1 else UNSOLD
        style = TextStyle(SMALL, look.words, "heavy")
        brush.tag(line_name(tally.name), (inside.x, y), pill(look.card), style, "midleft")
        end = brush.write(count, (column, y), BOLD, "midleft").right + 14
        _draw_worth(brush, tally, seats, (end, y))


def _draw_worth(brush: Brush, tally: Tally, seats: Seats, at: Point) -> None:
    """Draw a line's points for each player that scores it."""
    said = _("counts:") if tally.counts else _("so far")
    words = said if tally.shares else _("nobody owns it yet")
    x = brush.write(words, at, TINY_NOTE, "midleft").right + 10
    for share in tally.shares:
        picture = swatch(brush.view, seats[share.seat].side, 22, 6)
        x = brush.put(picture, (x, at[1]), "midleft").right + 7
        points = signed(share.line.value)
        x = brush.write(points, (x, at[1]), TextStyle(SMALL, INK, "black"), "midleft").right + 16


def _closing(state: State, action: Place) -> str:
    count = len(newly_blocked(state, action.field))
    if not count:
        return _("closes no other field")
    return _n("closes {count} field", "closes {count} fields", count).format(count=count)


def draw_buy(brush: Brush, box: Bounds, state: State, action: Buy, seats: Seats) -> None:
    """Draw what a purchase would mean for both players."""
    inside = titled(brush, box, _("If {name} buys this").format(name=seats[action.seat].name))
    after = foreseen(state, action)
    y = inside.y + 4
    for seat in (action.seat, 1 - action.seat):
        player = after.players[seat]
        assert player.concession is not None
        assert player.direction is not None
        look = CONCESSIONS[player.concession]
        style = TextStyle(SMALL, look.words, "heavy")
        tag = brush.tag(seats[seat].name, (inside.x, y + 18), pill(look.card), style, "midleft")
        metal = metal_name(MINUS[player.concession])
        said = _("scores {lines}; {metal} costs points").format(
            lines=direction_name(player.direction), metal=metal
        )
        at = max(tag.right + 14, inside.x + _COLUMN), y + 18
        brush.write(said, at, BOLD, "midleft", inside.right - at[0])
        y += 46
    if action.paid == "second":
        said = _("It costs a double rig and this turn. {name} gets the other concession for free.")
    else:
        said = _("It costs a rig and this turn. {name} gets the other concession for free.")
    words = said.format(name=seats[1 - action.seat].name)
    text = brush.view.paragraph(words, standing(SMALL), inside.w, "medium", INK)
    brush.put(text, (inside.x, y + 8))
