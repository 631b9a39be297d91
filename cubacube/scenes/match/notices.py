"""Notices and questions that a match shows over its table."""

from collections.abc import Callable
from types import MappingProxyType
from typing import Any, Final

from cubacube.scenes.match.live.live_match import LiveMatch
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
        kept=live.book.kept,
        told=_(told) if told else "",
        on_seats=None if fixed else on_seats,
        on_settings=on_settings,
    )


def unsaved_notice(trouble: str) -> tuple[str, ...]:
    """Return title and lines of the notice that the match cannot be saved."""
    why = _("The file cannot be saved ({why}).").format(why=trouble)
    return (
        _("This match is not being saved"),
        why,
        _("The match continues. Saving will be tried again."),
    )


def hidden_reasons_notice() -> tuple[str, tuple[str, ...]]:
    """Return title and lines of the notice that reasons are hidden to keep a secret."""
    title = _("Reasons are secret")
    return title, (_("They would show you secret information."),)


def no_what_if_notice(*, strict: bool, passing: bool) -> tuple[str, tuple[str, ...]]:
    """Return title and lines of the notice that no flick can be tried out here.

    A `strict` match allows no test flicks. If it is also `passing`, it is a puzzle. If it
    is not `strict`, it is an exercise.
    """
    title = _("No test flicks here")
    if strict and passing:
        return title, (_("A puzzle counts your tries, so it allows no undo and no test flicks."),)
    if strict:
        return title, (_("A strict match allows no undo and no test flicks."),)
    return title, (_("An exercise has no test flicks. You can start it again at any time."),)


def hinted(live: LiveMatch[Any]) -> tuple[str, ...]:
    """Return a line with the number of hints each player got; empty without hints."""
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
    return (
        _("Seats changed between people and computers. This match counts for nobody's records."),
    )


def ask_undo_consent(asked: str, chosen: str) -> Dialogue:
    """Return the dialogue that asks the player `chosen` to agree to undo their own choice.

    `asked` is the name of the player who is choosing now.
    """
    title = _("Undo {name}'s choice?").format(name=chosen)
    words = _("{who} is choosing now. {name} must agree to the undo.").format(
        who=asked, name=chosen
    )
    return question(title, words, _("{name} agrees").format(name=chosen), _("Continue"))
