"""The end of the game: count the lines one by one, then show the result."""

from pygame import FRect

from cubacube.games.atacama.rules.legal import unplaced
from cubacube.games.atacama.rules.ore import Metal
from cubacube.games.atacama.rules.scoring import totals
from cubacube.games.atacama.rules.state import State
from cubacube.games.atacama.scene.palette import CONCESSIONS
from cubacube.games.atacama.scene.tally import OwnedLine, owned_lines
from cubacube.games.atacama.scene.text_box import draw_items, line_name, titled
from cubacube.rules import Outcome
from cubacube.scenes.canvas import Bounds, Brush, TextStyle
from cubacube.scenes.canvas.parts import PANEL, pill
from cubacube.scenes.canvas.styles import NOTE
from cubacube.scenes.canvas.theme import INK, NORMAL, SMALL, SMALLEST_TEXT
from cubacube.session.language.numbers import signed, written
from cubacube.session.language.referee import capital, listed
from cubacube.session.language.translation import _, _n
from cubacube.session.play.setup import Seats

BLOCKED = -1
"""Stage number for the notice that the remaining rigs cannot be placed [E1]."""
_HEAD = 36.0
"""Height of the space above the players' rows."""


def counted(state: State) -> tuple[OwnedLine, ...]:
    """Return the lines that count, player by player."""
    return tuple(share for share in owned_lines(state) if share.line.counts)


def metal_scores(state: State, metal: Metal) -> tuple[int, ...]:
    """Return each player's points in one metal from the lines that count."""
    scores = [0] * len(state.players)
    for share in counted(state):
        scores[share.seat] += sum(
            item.points for item in share.line.items if item.ore.metal == metal
        )
    return tuple(scores)


def result_lines(state: State, names: tuple[str, ...]) -> tuple[str, ...]:
    """Return sentences for the page of results: each player's counting lines and points."""
    said = []
    for seat, name in enumerate(names):
        own = [share for share in counted(state) if share.seat == seat]
        each = ", ".join(f"{line_name(share)} {signed(share.line.score)}" for share in own)
        words = _("{name}: {lines}.") if own else _("{name}: no line counts.")
        said.append(words.format(name=name, lines=each))
    return tuple(said)


def draw_counting(brush: Brush, box: Bounds, state: State, seats: Seats, index: int) -> None:
    """Draw the counted line with this index, and the sums up to this line.

    If `index` is `BLOCKED`, draw the notice that no field is free.
    """
    if index == BLOCKED:
        _draw_blocked(brush, box, state)
        return
    shares = counted(state)
    inside = titled(brush, box, _("Counting the lines"))
    if index < len(shares):
        _draw_line(brush, inside, shares[index])
    _draw_sums(brush, inside, state, seats, shares[: index + 1])


def _draw_blocked(brush: Brush, box: Bounds, state: State) -> None:
    inside = titled(brush, box, _("No free field: the game ends"))
    rigs = unplaced(state)
    words = _n("{rigs} rig is left over.", "{rigs} rigs are left over.", rigs)
    brush.write(words.format(rigs=rigs), (inside.x, inside.y), TextStyle(SMALL, INK, "medium"))


def draw_result(brush: Brush, box: Bounds, state: State, seats: Seats) -> None:
    """Draw the winner and the counted lines after the end."""
    winners = [seats[seat].name for seat in sorted(Outcome.most(totals(state)).winners)]
    won = _("{name} wins") if len(winners) == 1 else _("{names} share the win")
    title = won.format(name=winners[0], names=listed(winners))
    inside = titled(brush, box, title, PANEL)
    brush.write(_("Line scores:"), (inside.x, inside.y), NOTE)
    _draw_sums(brush, inside, state, seats, counted(state))


def _draw_line(brush: Brush, inside: FRect, share: OwnedLine) -> None:
    look, y = CONCESSIONS[share.concession], inside.y + 16
    style = TextStyle(SMALL, look.words, "heavy")
    tag = brush.tag(capital(line_name(share)), (inside.x, y), pill(look.card), style, "midleft")
    x = tag.right + 16
    draw_items(brush, share, (x, y), inside.right - x)


def _draw_sums(
    brush: Brush, inside: FRect, state: State, seats: Seats, shares: tuple[OwnedLine, ...]
) -> None:
    """Draw each player's counted lines and their sum.

    A player without a counted line is drawn only when all lines are counted.
    """
    done = len(shares) == len(counted(state))
    step = min(46.0, (inside.h - _HEAD) / len(seats))
    for seat, entry in enumerate(seats):
        scores = [share.line.score for share in shares if share.seat == seat]
        if not scores and not done:
            continue
        y, look = (
            inside.y + _HEAD + (seat + 0.5) * step,
            CONCESSIONS[state.players[seat].concession],
        )
        style = TextStyle(SMALLEST_TEXT, look.words, "heavy")
        tag = brush.tag(entry.name, (inside.x, y), pill(look.card), style, "midleft")
        words = " ".join(map(signed, scores)) if scores else _("no line")
        at, room = (tag.right + 16, y), inside.right - 90 - tag.right - 16
        brush.write(words, at, TextStyle(SMALL, INK, "bold"), "midleft", room)
        style = TextStyle(NORMAL, look.on_cream, "black")
        brush.write(f"= {written(sum(scores))}", (inside.right, y), style, "midright")
