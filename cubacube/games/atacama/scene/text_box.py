"""The text panel below the players' panels, and tooltips that say the same.

The panel describes the field, line or purchase under the pointer, or else the rules. The
tooltips are for players who look around by keys.
"""

from collections.abc import Sequence

from pygame import FRect

from cubacube.games.atacama.referee import direction_name, metal_name, ore_name, reason, where
from cubacube.games.atacama.rules.actions import Buy, Place
from cubacube.games.atacama.rules.legal import bar_on, newly_blocked
from cubacube.games.atacama.rules.opening import DIGITS
from cubacube.games.atacama.rules.ore import MINUS
from cubacube.games.atacama.rules.scoring import ENOUGH
from cubacube.games.atacama.rules.shape import Direction, Field
from cubacube.games.atacama.rules.state import Rig, State
from cubacube.games.atacama.scene.palette import CONCESSIONS, METALS
from cubacube.games.atacama.scene.pieces import nugget, rig
from cubacube.games.atacama.scene.places import BoardBoxes
from cubacube.games.atacama.scene.tally import OwnedLine, Tally, foreseen, lines_through, tallies
from cubacube.rules import replace
from cubacube.scenes.canvas import Bounds, Brush, Point, TextStyle
from cubacube.scenes.canvas.parts import PANEL, PanelStyle, pill
from cubacube.scenes.canvas.reading import fit_paragraphs
from cubacube.scenes.canvas.styles import BOLD, NOTE, TINY_NOTE
from cubacube.scenes.canvas.theme import INK, LARGE, NORMAL, SMALL
from cubacube.scenes.pieces.sides import swatch
from cubacube.session.language.numbers import signed
from cubacube.session.language.referee import capital
from cubacube.session.language.translation import N_, _, _n
from cubacube.session.play.setup import Seats

_OVER = replace(PANEL, shadow=0)
"""Style of a panel drawn over an existing one."""
_TITLE = TextStyle(LARGE, INK, "title")
_TEXT = TextStyle(SMALL, INK, "medium")
_POINTS = TextStyle(SMALL, INK, "black")
_INDENT = 24.0
_COLUMN = 124.0
_GAP = 5.0
_ITEM, _BARE = 66.0, 38.0
"""Width of one rig's points: with a nugget (`_ITEM`) and without one (`_BARE`)."""
_TOTAL = 70.0
_LINES: dict[Direction, str] = {
    "columns": N_("column {number}"),
    "rows": N_("row {number}"),
    "falling": N_("falling line {number}"),
    "rising": N_("rising line {number}"),
}


def titled(brush: Brush, box: Bounds, title: str, look: PanelStyle = _OVER) -> FRect:
    """Draw a panel with its title; return the free area below the title."""
    brush.panel(box, look)
    x, y, width, height = box
    brush.write(title, (x + _INDENT, y + 10), _TITLE, width=width - 2 * _INDENT)
    return FRect(x + _INDENT, y + 58, width - 2 * _INDENT, height - 70)


def line_name(line: Tally | OwnedLine) -> str:
    """Return the name of a line, as a sentence has it."""
    direction, number = line.name
    return _(_LINES[direction]).format(number=number)


def draw_how_to(brush: Brush, box: Bounds, state: State) -> None:
    """Draw the rules in a few lines."""
    inside = titled(brush, box, _("How to play"), PANEL)
    y, size = inside.y, (inside.w - 34, inside.h)
    for text in fit_paragraphs(brush.view, _how_to(state), _TEXT, *size, _GAP):
        brush.icon("star", (inside.x + 9, y + 14), 18, METALS["gold"].face)
        y = brush.put(text, (inside.x + 30, y)).bottom + _GAP


def _how_to(state: State) -> tuple[str, ...]:
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
    placed = Rig(action.field, action.colour)
    _draw_field(brush, inside, state, placed, _closing(state, action))
    becomes = _("{before}/{enough} becomes {after}/{enough}")
    before = lines_through(state, action.field)
    after = lines_through(foreseen(state, action), action.field)
    found = [
        (new, becomes.format(before=old.rigs, after=new.rigs, enough=ENOUGH))
        for old, new in zip(before, after, strict=True)
    ]
    _draw_tallies(brush, inside, found, seats)


def draw_taken(brush: Brush, box: Bounds, state: State, taken: Rig, seats: Seats) -> None:
    """Draw a field with its rig, and the lines through that field."""
    inside = titled(brush, box, _("There is a rig here"))
    note = _("It counts double.") if taken.colour == "second" else _("It belongs to nobody.")
    _draw_field(brush, inside, state, taken, note)
    known = lines_through(state, taken.field)
    _draw_tallies(brush, inside, [(each, f"{each.rigs}/{ENOUGH}") for each in known], seats)


def _draw_field(brush: Brush, inside: FRect, state: State, placed: Rig, note: str) -> None:
    """Draw a field with a rig; beside it, write the field's place and ore, and `note`."""
    ore = state.ore(placed.field)
    assert ore is not None
    plate = inside.x, inside.y + 2, 64.0, 64.0
    brush.panel(plate, PanelStyle(METALS[ore.metal].ground, METALS[ore.metal].edge, 10, shadow=0))
    brush.put(rig(brush.view, placed.colour, 52), (inside.x + 32, inside.y + 34), "center")
    at, room = (inside.x + 84, inside.y + 2), inside.w - 90
    words = _field_name(state, placed.field)
    brush.write(words, at, TextStyle(NORMAL - 1, INK, "heavy"), width=room)
    brush.write(note, (inside.x + 84, inside.y + 36), NOTE, width=room)


def _field_name(state: State, field: Field) -> str:
    """Return a field's place, and its ore if its tile is laid."""
    ore, place = state.ore(field), where(field, state.shape)
    return place if ore is None else _("{where}: {ore}").format(where=place, ore=ore_name(ore))


def _closing(state: State, action: Place) -> str:
    count = len(newly_blocked(state, action.field))
    if not count:
        return _("closes no other field")
    return _n("closes {count} field", "closes {count} fields", count).format(count=count)


def _draw_tallies(
    brush: Brush, inside: FRect, found: Sequence[tuple[Tally, str]], seats: Seats
) -> None:
    """Draw the lines of a field: names, numbers of rigs, and points."""
    step = min(50.0, (inside.bottom - inside.y - 72) / len(found))
    widest = max(brush.width(capital(line_name(tally)), BOLD) for tally, _count in found)
    column = inside.x + max(_COLUMN, widest + 40)
    for row, (tally, count) in enumerate(found):
        y = inside.y + 72 + (row + 0.5) * step
        look = CONCESSIONS[tally.owner]
        style = TextStyle(SMALL, look.words, "heavy")
        brush.tag(capital(line_name(tally)), (inside.x, y), pill(look.card), style, "midleft")
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
        x = brush.write(signed(share.line.value), (x, at[1]), _POINTS, "midleft").right + 16


def draw_line(brush: Brush, box: Bounds, tally: Tally, seats: Seats) -> None:
    """Draw the rigs of a line one by one, for each player that scores it."""
    inside = titled(brush, box, capital(line_name(tally)))
    at = inside.x, inside.y
    y = brush.write(_count(tally), at, NOTE, width=inside.w).bottom + 30
    for share in tally.shares:
        picture = swatch(brush.view, seats[share.seat].side, 28, 7)
        brush.put(picture, (inside.x, y), "midleft")
        draw_items(brush, share, (inside.x + 46, y), inside.w - 46)
        y += 54


def _count(tally: Tally) -> str:
    if tally.counts:
        return _("{rigs} rigs: the line counts.").format(rigs=tally.rigs)
    said = _n(
        "{rigs} rig: a line needs four to count.",
        "{rigs} rigs: a line needs four to count.",
        tally.rigs,
    )
    return said.format(rigs=tally.rigs)


def draw_items(brush: Brush, share: OwnedLine, at: Point, room: float) -> None:
    """Draw the points of each rig in a line and their sum; add the metals if `room` is enough."""
    (x, y), items = at, share.line.items
    full = len(items) * _ITEM + _TOTAL <= room
    for item in items:
        if full:
            brush.put(nugget(brush.view, item.ore.metal, 24), (x + 12, y), "center")
        brush.write(signed(item.points), (x + (28 if full else 0), y), _POINTS, "midleft")
        x += _ITEM if full else _BARE
    total = _("= {points}").format(points=signed(share.line.value))
    colour = CONCESSIONS[share.concession].on_cream
    brush.write(total, (x, y), TextStyle(NORMAL, colour, "black"), "midleft")


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
        said = _("scores {lines}; minus: {metal}").format(
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
    brush.paragraph(words, (inside.x, y + 8), _TEXT, inside.w)


def explain_board(brush: Brush, state: State, places: BoardBoxes, seats: Seats) -> None:
    """Add tooltips to each field and each line's counter."""
    for field in state.shape.fields:
        words = _field_words(state, field)
        brush.explain(places.site.box(field), _field_name(state, field), words, quiet=True)
    for name, tally in tallies(state).items():
        words = _line_words(tally, seats)
        brush.explain(places.counters[name], capital(line_name(tally)), words, quiet=True)


def _field_words(state: State, field: Field) -> str:
    """Return a sentence for the tooltip of a field.

    It says that the field is free, why no rig may be placed there, or that a double rig stands
    there.
    """
    if Rig(field, "second") in state.rigs:
        return _("This is a double rig. It counts double.")
    bar = bar_on(state, field)
    return _("This field is free.") if bar is None else reason(bar)


def _line_words(tally: Tally, seats: Seats) -> str:
    """Return a line's number of rigs and its points for each player."""
    said = _("{rigs} of the {enough} rigs that a line needs.")
    worth = (
        _("{name}: {points}").format(name=seats[share.seat].name, points=signed(share.line.value))
        for share in tally.shares
    )
    return " ".join((said.format(rigs=tally.rigs, enough=ENOUGH), *worth))
