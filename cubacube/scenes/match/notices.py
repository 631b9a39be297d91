"""Notices and questions that a match shows over its table."""

from collections.abc import Callable
from functools import partial
from typing import Any

from cubacube.rules import Seat
from cubacube.scenes.canvas import TextStyle
from cubacube.scenes.canvas.theme import CREAM, HEIGHT, NORMAL
from cubacube.scenes.match.live.live_match import LiveMatch
from cubacube.scenes.stage.scene import Change, Close, Push
from cubacube.scenes.widgets import Button, Label, Stepper
from cubacube.scenes.widgets.aid_chip import PREVIEW_WORDS
from cubacube.scenes.widgets.dialogues import Dialogue, dialogue, middle, pause, question
from cubacube.session.language.translation import N_, _
from cubacube.session.play.players import kind_of

_ROW, _GAP, _WIDTH, _REST = 76.0, 14.0, 1000.0, 350.0
_THINKING = {"quick": N_("Computers think: quick"), "long": N_("Computers think: long")}


def paused(
    live: LiveMatch[Any],
    on_seats: Callable[[], Change],
    on_settings: Callable[[], Change] | None,
    *,
    restarts: bool = True,
) -> Push:
    """Open the pause dialogue; seats are fixed in strict matches, exercises and replays."""
    fixed = live.book.watched or live.book.passing or live.entry.strict
    computers = any(each.bot is not None for each in live.entry.seats)
    told = _THINKING.get(live.entry.thinking, "") if computers else ""
    return pause(
        kept=live.book.kept,
        told=told,
        on_seats=None if fixed else on_seats,
        on_settings=on_settings,
        restarts=restarts,
    )


def unsaved_notice(trouble: str) -> tuple[str, ...]:
    """Return title and lines of the notice that the match cannot be saved."""
    why = _("The file cannot be saved ({why}).").format(why=trouble)
    return (
        _("This match is not being saved"),
        why,
        _("The match continues. Saving will be tried again."),
    )


def rewritten_notice() -> tuple[str, ...]:
    """Return title and lines of the notice that the file of the match was deleted."""
    title = _("The file of this match was deleted")
    return title, _("The whole match is saved again. Nothing is lost.")


def hidden_reasons_notice() -> tuple[str, tuple[str, ...]]:
    """Return title and lines of the notice that reasons are hidden to keep a secret."""
    title = _("Reasons are secret")
    return title, (_("They would show you secret information."),)


def no_what_if_notice(*, strict: bool, passing: bool) -> tuple[str, tuple[str, ...]]:
    """Return title and lines of the notice that no flick can be tried out here.

    The text depends on the kind of match: a puzzle if both `strict` and `passing` are set,
    another strict match if only `strict` is set, otherwise an exercise.
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


def previewed(live: LiveMatch[Any]) -> tuple[str, ...]:
    """Return a line with the most helpful preview that each player flicked with, if known."""
    words, seats = _("{name}: {preview}"), live.entry.seats
    used = [
        words.format(name=seats[seat].name, preview=_(PREVIEW_WORDS[each]))
        for seat, each in sorted(live.previews.items())
    ]
    return (_("Flick preview used: {previews}.").format(previews=", ".join(used)),) if used else ()


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


def who_plays(live: LiveMatch[Any]) -> Dialogue:
    """Return the dialogue in which people choose who plays at each seat.

    It closes with one value for each seat: the level of a computer player, or None for a
    person. With Esc it closes without a result.
    """
    game, seats = live.game, live.entry.seats
    chosen = [each.bot for each in seats]
    kinds = (None, *range(len(game.bots)))

    def choose(seat: Seat, index: int) -> None:
        chosen[seat] = kinds[index]

    row = min(_ROW, (HEIGHT - 2 * _GAP - _REST) / len(seats) - _GAP)
    box = middle(_WIDTH, _REST + len(seats) * (row + _GAP))
    x, y = box[0] + 60, box[1] + 130
    rows = [
        Stepper(
            (x, y + seat * (row + _GAP), _WIDTH - 120, row),
            each.name,
            list(map(kind_of, kinds)),
            kinds.index(each.bot),
            partial(choose, seat),
        )
        for seat, each in enumerate(seats)
    ]
    at = box[0] + _WIDTH / 2 - 200, box[1] + box[3] - _ROW - 48, 400.0, _ROW
    label = Label((x, at[1] - 64, _WIDTH - 120, 52), _counts(live), TextStyle(NORMAL, CREAM))
    done = Button(at, _("Continue"), lambda: Close(tuple(chosen)), "teal")
    return dialogue(_("Change players"), box, (*rows, label, done), Close)


def _counts(live: LiveMatch[Any]) -> str:
    """Return a sentence that says whether the match counts for records if a seat changes."""
    if live.entry.training:
        return _("A training match never counts for anybody's records.")
    if live.seats_changed_words:
        return _("Seats have changed. This match counts for nobody's records.")
    return _("If you change a seat, this match counts for nobody's records.")
