"""Print a match between computer players and save a picture of its final table."""

import sys
from io import BytesIO
from pathlib import Path
from tempfile import gettempdir
from typing import Any

from cubacube.games.catalogue import table
from cubacube.session.files.door import write_new
from cubacube.session.files.plain import whole_path
from cubacube.session.language.referee import listed
from cubacube.session.language.translation import _
from cubacube.session.play.begin import level_of
from cubacube.session.play.game import Game
from cubacube.session.play.match import Match, PlayedAction
from cubacube.session.play.setup import MatchSetup
from cubacube.shell.cli.asked import played

PICTURE_SIZE = (1920, 1080)
UNSAVED = 1


def print_match(game: Game, entry: MatchSetup) -> int:
    """Play a match, print every ruling and the result, save the picture and print its path.

    Returns:
        The exit code: 0, or 1 if the picture cannot be saved.

    Raises:
        StuckError: The match does not end.
    """
    names = tuple(seat.name for seat in entry.seats)
    title = _("{game}: {players}, seed {seed}")
    print(title.format(game=_(game.title), players=", ".join(names), seed=entry.seed), flush=True)

    def print_turn(turn: PlayedAction[Any]) -> None:
        for event in turn.events:
            if line := game.tell(event, names, turn.state):
                print(line, flush=True)

    match = played(game, entry, print_turn)
    print(_result(match, names))
    try:
        path = save_picture(match, game, entry, f"cubacube-{game.name}-{entry.seed}.png")
    except OSError as error:
        why = _("Cannot save the picture of the final table: {why}")
        print(f"cubacube: {why.format(why=error.strerror or error)}", file=sys.stderr)
        return UNSAVED
    print(_("The final table: {path}").format(path=whole_path(path)))
    return 0


def save_picture(match: Match[Any], game: Game, entry: MatchSetup, file: str) -> Path:
    """Save a picture of the table and return its path.

    It is saved in the current folder. If that fails, it is saved in the temporary folder. No
    file is overwritten: if the name is taken, the picture gets another one.

    Raises:
        OSError: It can be written in neither folder.
    """
    content = picture(match, game, entry, match.state)
    try:
        return write_new(Path.cwd() / file, content)
    except OSError:
        # If this folder is read-only, the picture can still be saved elsewhere.
        return write_new(Path(gettempdir()) / file, content)


def picture(match: Match[Any], game: Game, entry: MatchSetup, state: Any) -> bytes:
    """Return the final table of a match as PNG; `state` is the state that the picture may show."""
    names = tuple(seat.name for seat in entry.seats)
    import pygame  # noqa: PLC0415 - only here is a picture needed

    from cubacube.shell.film.making import open_hidden_window  # noqa: PLC0415

    open_hidden_window(PICTURE_SIZE)

    events = match.turns[-1].events if match.turns else ()
    print_turn = (game.tell(event, names, match.state) for event in events)
    said = tuple(filter(None, print_turn))[-1:]
    content = BytesIO()
    painted = table(game.name).picture(state, names, PICTURE_SIZE, said, level_of(game, entry))
    pygame.image.save(painted, content, "png")
    return content.getvalue()


def _result(match: Match[Any], names: tuple[str, ...]) -> str:
    """Return the winners and all scores as a sentence."""
    outcome = match.rules.outcome(match.state)
    assert outcome is not None
    scores = ", ".join(f"{name} {score}" for name, score in zip(names, outcome.scores, strict=True))
    if not outcome.winners:
        return _("Nobody won. Scores: {scores}").format(scores=scores)
    winners = listed([names[seat] for seat in sorted(outcome.winners)])
    return _("Won by {winners}. Scores: {scores}").format(winners=winners, scores=scores)
