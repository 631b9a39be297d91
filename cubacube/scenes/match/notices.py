"""What a match tells and asks over its table."""

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
    """The pause; seats change in no strict match, in no exercise, and where nobody plays."""
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
    """What is told when the match cannot be written down: a title and lines."""
    why = _("Its file cannot be written ({why}).").format(why=trouble)
    return _("This match is not being kept"), why, _("It goes on; keeping it is tried again.")


def hidden_reasons_notice() -> tuple[str, tuple[str, ...]]:
    """What is told where the reasons of a computer would give something away: title and lines."""
    title = _("Its reasons are not told")
    return title, (_("They would show you what it hides from you."),)


def no_what_if_notice(*, strict: bool) -> tuple[str, tuple[str, ...]]:
    """What is told where a flick must not be tried aside: title and lines."""
    title = _("No flick is tried aside here")
    if strict:
        return title, (_("In a strict match nothing may be taken back or tried."),)
    return title, (
        _("An exercise is not rehearsed: it can be done once more as often as you like."),
    )


def hinted(live: LiveMatch[Any]) -> tuple[str, ...]:
    """For the results: who was given how many hints, if anybody was."""
    counts = [
        _("{name} {count}").format(name=each.name, count=live.hints.count(seat))
        for seat, each in enumerate(live.entry.seats)
        if seat in live.hints
    ]
    return (_("Hints: {counts}.").format(counts=", ".join(counts)),) if counts else ()


def seats_changed_words(live: LiveMatch[Any]) -> tuple[str, ...]:
    """For the results: whether somebody changed seats with a computer, who saw what it hid."""
    if not live.seats_changed_words:
        return ()
    return (_("Seats changed between people and computers: this match counts for nobody."),)


def ask_undo_consent(asked: str, chosen: str) -> Dialogue:
    """Whether who has chosen agrees to take that back, for another is asked by now."""
    title = _("Take back the choice of {name}?").format(name=chosen)
    words = _("{who} is asked now; {name} must agree.").format(who=asked, name=chosen)
    return question(title, words, _("{name} agrees").format(name=chosen), _("Play on"))
