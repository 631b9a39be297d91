"""Undo and redo the choices of people in a match."""

from typing import Any

from cubacube.rules import TABLE, Seat, replace
from cubacube.scenes.match.live.live_match import LiveMatch
from cubacube.scenes.match.live.past import Past
from cubacube.scenes.match.live.rulings import Ruling, TakenBack
from cubacube.session.language.translation import _
from cubacube.session.play.setup import SeatEntry


def before_last(live: LiveMatch[Any]) -> int | None:
    """Return the number of actions before the last choice of a person; None without one.

    The set-up of an exercise does not count, because nobody chose it.
    """
    if not live.people:
        return None
    turns = live.match.turns
    places = reversed(range(live.prepared, len(turns)))
    return next((at for at in places if _is_person(live, turns[at].action.seat)), None)


def after_next(live: LiveMatch[Any]) -> int | None:
    """Return the number of actions that will be played after the next redo.

    None if nothing was undone. A redo includes the actions of the dealer and of computer
    players that follow the person's choice.
    """
    count, length = live.past.count, live.past.length
    if count == length:
        return None
    turns = live.past.last.match.turns
    later = range(count + 1, length)
    return next((at for at in later if _is_person(live, turns[at].action.seat)), length)


def chosen_by(live: LiveMatch[Any], count: int) -> SeatEntry | None:
    """Return the player who chose the action with index `count`; None for the dealer."""
    seat = live.past.last.match.turns[count].action.seat
    return None if seat == TABLE else live.entry.seats[seat]


def go_to(live: LiveMatch[Any], count: int) -> None:
    """Undo or redo until `count` actions are played, and save that."""
    keeper = live.book.keeper
    if keeper is not None:
        write = keeper.back if count < live.past.count else keeper.forth
        write(count)
    _forget_taken_back(live.past)
    live.past.go_to(count)
    live.write_end(live.match)
    live.computers.forget()


def tell_undone(live: LiveMatch[Any]) -> None:
    """Add a ruling which says that all later moments were undone; add it only once."""
    now = live.past.now
    if now.rulings and now.rulings[-1].event == TakenBack():
        return
    who = live.entry.seats[live.match.rules.choices(live.match.state)[0].seat]
    words = _("{name} undoes everything after this.").format(name=who.name)
    ruling = Ruling(who.side, words, TakenBack(), live.past.count)
    heard = replace(now.heard, referee_lines=(*now.heard.referee_lines, words))
    live.past.amend(replace(now, rulings=now.rulings.added(ruling), heard=heard))


def has_undone(live: LiveMatch[Any]) -> bool:
    """Return whether a choice was undone and not redone."""
    return any(isinstance(ruling.event, TakenBack) for ruling in live.rulings)


def _forget_taken_back(past: Past) -> None:
    """Remove the referee's words about an undo before moving to another moment."""
    now = past.now
    if not now.rulings or now.rulings[-1].event != TakenBack():
        return
    if now.rulings[-1].after == past.count:
        rulings = now.rulings.first(len(now.rulings) - 1)
        heard = replace(now.heard, referee_lines=now.heard.referee_lines[:-1])
        past.amend(replace(now, rulings=rulings, heard=heard))


def _is_person(live: LiveMatch[Any], seat: Seat) -> bool:
    return seat != TABLE and live.entry.seats[seat].bot is None
