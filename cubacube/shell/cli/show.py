"""A match between computer players told line by line, with a picture of its final table."""

import os
from pathlib import Path
from tempfile import gettempdir
from typing import Any

from cubacube.games.catalogue import table
from cubacube.session.language.referee import listed
from cubacube.session.language.translation import _
from cubacube.session.play.game import Game
from cubacube.session.play.match import Match, Turn
from cubacube.session.play.setup import MatchSetup
from cubacube.shell.cli.headless import played

PICTURE_SIZE = (1920, 1080)


def tell_match(game: Game, entry: MatchSetup) -> int:
    """Play it, print every ruling and the result, and save and name the picture.

    Raises:
        StuckError: The match does not end.
    """
    names = tuple(seat.name for seat in entry.seats)
    title = _("{game} between {players}, seed {seed}")
    print(title.format(game=_(game.title), players=", ".join(names), seed=entry.seed), flush=True)

    def told(turn: Turn[Any]) -> None:
        for event in turn.events:
            if line := game.tell(event, names, turn.state):
                print(line, flush=True)

    match = played(game, entry, told)
    print(_result(match, names))
    path = save_picture(match, game, names, f"cubacube-{game.name}-{entry.seed}.png")
    print(_("The final table: {path}").format(path=path))
    return 0


def save_picture(match: Match[Any], game: Game, names: tuple[str, ...], file: str) -> Path:
    """Draw the table and save it here, or in the folder for temporary files; where it is.

    Raises:
        OSError: It can be written in neither place.
    """
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    import pygame  # noqa: PLC0415 - only here is a picture needed

    # A window that nobody sees: pictures take the format of their colours from it.
    pygame.display.quit()
    pygame.display.set_mode(PICTURE_SIZE)
    told = (game.tell(event, names, match.state) for event in match.turns[-1].events)
    said = tuple(filter(None, told))[-1:]
    picture = table(game.name).picture(match.state, names, PICTURE_SIZE, said)
    try:
        return _save(picture, Path.cwd() / file)
    except OSError:
        # A folder one may not write to is no reason to go without the picture.
        return _save(picture, Path(gettempdir()) / file)


def _save(picture: Any, path: Path) -> Path:
    """Write a picture to a temporary name beside `path`, then give it its name."""
    import pygame  # noqa: PLC0415

    unnamed = path.with_suffix(".part.png")
    with unnamed.open("wb") as file:
        pygame.image.save(picture, file, "png")
    unnamed.replace(path)
    return path


def _result(match: Match[Any], names: tuple[str, ...]) -> str:
    """Who won, and everybody's score."""
    outcome = match.rules.outcome(match.state)
    assert outcome is not None
    scores = ", ".join(f"{name} {score}" for name, score in zip(names, outcome.scores, strict=True))
    if not outcome.winners:
        return _("Nobody won. Scores: {scores}").format(scores=scores)
    winners = listed([names[seat] for seat in sorted(outcome.winners)])
    return _("Won by {winners}. Scores: {scores}").format(winners=winners, scores=scores)
