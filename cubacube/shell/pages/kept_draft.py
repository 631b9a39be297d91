"""Convert a set-up draft to the saved form and back."""

from pathlib import Path

from cubacube.rules import replace
from cubacube.session.files.levels import level_names
from cubacube.session.play.game import Game
from cubacube.session.play.known_setups import LONGEST_LEVEL, PERSON, KnownSeat, KnownSetup
from cubacube.session.play.options import OptionError, read_options, written
from cubacube.session.play.setup import side_named
from cubacube.shell.pages.draft import EVEN, SeatDraft, SetupDraft, new_draft


def kept(draft: SetupDraft) -> KnownSetup:
    """Return the draft in its saved form.

    A level given as text, or with a too long path, is replaced by the game's default.
    """
    passing = bool(draft.level_text) or len(draft.level) > LONGEST_LEVEL
    bots = (PERSON if seat.bot is None else seat.bot for seat in draft.seats)
    sides = (side_named(seat.side) for seat in draft.seats)
    names = (seat.typed.strip() for seat in draft.seats)
    return KnownSetup(
        draft.game.name,
        tuple(map(KnownSeat, names, sides, bots)),
        ",".join(f"{name}={written(value)}" for name, value in draft.options),
        draft.game.level or "" if passing else draft.level,
        draft.strict,
        draft.training,
    )


def restored(game: Game, setup: KnownSetup | None) -> SetupDraft:
    """Return the saved draft; a saved value that no longer exists is replaced by its default."""
    first = new_draft(game)
    if setup is None or not game.fewest <= len(setup.seats) <= game.most:
        return first
    try:
        chosen = dict(read_options(game.options_type, setup.options))
    except OptionError:
        chosen = {}
    seats = tuple(SeatDraft(seat.side, seat.typed, _player(game, seat.bot)) for seat in setup.seats)
    draft = replace(
        first,
        seats=seats,
        options=tuple((name, chosen.get(name, value)) for name, value in first.options),
        level=setup.level if _is_there(game, setup.level) else first.level,
    )
    if setup.strict or not setup.training or game.level is None:
        return replace(draft, strict=setup.strict)
    return replace(draft, training=True)


def _player(game: Game, bot: int) -> int | None:
    """Return the level of the computer player at a saved seat, or None for a person."""
    if bot == PERSON:
        return None
    return bot if bot == EVEN and not game.together else min(bot, len(game.bots) - 1)


def _is_there(game: Game, level: str) -> bool:
    """Whether a level still exists."""
    return game.level is not None and (level in level_names() or Path(level).is_file())
