"""Notices and questions that a match shows over its table."""

from collections.abc import Callable
from types import MappingProxyType
from typing import Any, Final

from cubacube.scenes.match.live_match import LiveMatch
from cubacube.scenes.stage.scene import Change, Push
from cubacube.scenes.widgets.dialogues import Dialogue, pause, question
from cubacube.session.language.translation import N_, _

_THINKING: Final = MappingProxyType(
    {"quick": N_("Computers think: quick"), "long": N_("Computers think: long")}
)


def paused(
    live: LiveMatch[Any],
    on_seats: Callable[[], Change],
    on_settings: Callable[[], Change] | None,
) -> Push:
    """Open the pause dialogue; seats are fixed in strict matches, exercises and replays."""
    fixed = live.book.watched or live.book.passing or live.entry.strict
    computers = any(each.bot is not None for each in live.entry.seats)
    told = _THINKING.get(live.entry.thinking, "") if computers else ""
    return pause(
        kept=live.kept,
        told=_(told) if told else "",
        on_seats=None if fixed else on_seats,
        on_settings=on_settings,
    )


def unsaved_notice(trouble: str) -> tuple[str, ...]:
    """Return title and lines of the notice that the match cannot be saved."""
    why = _("Its file cannot be written ({why}).").format(why=trouble)
    return _("This match is not being kept"), why, _("It goes on; keeping it is tried again.")


def hidden_reasons_notice() -> tuple[str, tuple[str, ...]]:
    """Return title and lines of the notice that reasons would reveal a secret."""
    title = _("Its reasons are not told")
    return title, (_("They would show you what it hides from you."),)


def no_what_if_notice(*, strict: bool) -> tuple[str, tuple[str, ...]]:
    """Return title and lines of the notice that no flick can be tried out here."""
    title = _("No flick is tried aside here")
    if strict:
        return title, (_("In a strict match nothing may be taken back or tried."),)
    return title, (
        _("An exercise is not rehearsed: it can be done once more as often as you like."),
    )


def hinted(live: LiveMatch[Any]) -> tuple[str, ...]:
    """Return a line on the number of hints by player; empty without hints."""
    counts = [
        _("{name} {count}").format(name=each.name, count=live.hints.count(seat))
        for seat, each in enumerate(live.entry.seats)
        if seat in live.hints
    ]
    return (_("Hints: {counts}.").format(counts=", ".join(counts)),) if counts else ()


def seats_changed_words(live: LiveMatch[Any]) -> tuple[str, ...]:
    """Return a line for the results if a seat changed between person and computer player."""
    if not live.seats_changed_words:
        return ()
    return (_("Seats changed between people and computers: this match counts for nobody."),)


def ask_undo_consent(asked: str, chosen: str) -> Dialogue:
    """Return the dialogue that asks whether a player agrees to undo their choice."""
    title = _("Take back the choice of {name}?").format(name=chosen)
    words = _("{who} is asked now; {name} must agree.").format(who=asked, name=chosen)
    return question(title, words, _("{name} agrees").format(name=chosen), _("Play on"))
