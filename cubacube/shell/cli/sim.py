"""`cubacube sim`: play matches between computer players at full speed."""

import json
from argparse import Namespace
from datetime import UTC, datetime
from pathlib import Path
from time import perf_counter
from typing import Any

from cubacube.kit.shot import Flick
from cubacube.rules import declared, replace
from cubacube.session.files.codec import log_sha256
from cubacube.session.files.plain import whole_path
from cubacube.session.keeping.header import header_of
from cubacube.session.keeping.moving import save_new
from cubacube.session.language.referee import listed
from cubacube.session.play.begin import with_level_text
from cubacube.session.play.game import Game
from cubacube.session.play.match import Match
from cubacube.session.play.options import chosen
from cubacube.session.play.setup import LARGEST_SEED, MatchSetup
from cubacube.shell.cli.asked import parse_game, parse_match, played
from cubacube.shell.cli.parser import WordError


def sim(arguments: Namespace) -> int:
    """Play matches and print their results.

    Raises:
        WordError: An argument is wrong, or a seat is for a person.
        StuckError: A match does not end.
    """
    game = parse_game(arguments)
    first = parse_match(game, arguments, ",".join(["bot:1"] * game.fewest), arguments.seed)
    first = with_level_text(game, replace(first, thinking=arguments.thinking))
    for seat in first.seats:
        if seat.bot is None:
            raise WordError(f"human:{seat.name} cannot play in a simulation: use bot:LEVEL")
    last = first.seed + arguments.games - 1
    if last > LARGEST_SEED:
        raise WordError(
            f"--seed, --games: the last seed would be {last}, but the largest is {LARGEST_SEED}"
        )
    for number in range(arguments.games):
        entry = replace(first, seed=first.seed + number)
        started = perf_counter()
        match = played(game, entry)
        result = summary(game, entry, match, perf_counter() - started)
        if arguments.save is not None:
            result["file"] = str(_saved(game, entry, match, Path(arguments.save)))
        print(json.dumps(result) if arguments.json else _line(entry, result), flush=True)
    return 0


def summary(game: Game, entry: MatchSetup, match: Match[Any], seconds: float) -> dict[str, Any]:
    """Return the results of a finished match for printing.

    - `turns` is the number of turns of all players.
    - `actions` is the length of the whole log, including the dealer's answers.
    - `flicks` is the number of flicks.
    - `seconds` is the time it took to play.
    """
    outcome = match.rules.outcome(match.state)
    assert outcome is not None
    actions = match.actions()
    options = chosen(game.options_type, entry.options)
    return {
        "game": game.name,
        "options": {each.name: getattr(options, each.name) for each in declared(type(options))},
        "level": None if game.level is None else entry.level,
        "seed": entry.seed,
        "seats": [{"name": seat.name, "bot": seat.bot} for seat in entry.seats],
        "scores": list(outcome.scores),
        "winners": sorted(outcome.winners),
        "turns": sum(isinstance(event, game.turns) for event in match.events),
        "actions": len(actions),
        "flicks": sum(isinstance(action, Flick) for action in actions),
        "seconds": round(seconds, 3),
        "log_sha256": log_sha256(actions),
    }


def _saved(game: Game, entry: MatchSetup, match: Match[Any], folder: Path) -> Path:
    """Save a match to a file and return its path.

    Raises:
        OSError: It cannot be written.
    """
    header = header_of(entry, game, datetime.now(UTC).isoformat(timespec="seconds"))
    return save_new(header, match, folder)


def _line(entry: MatchSetup, result: dict[str, Any]) -> str:
    """Return a result as one line of text."""
    scores = ", ".join(
        f"{seat.name} {score}" for seat, score in zip(entry.seats, result["scores"], strict=True)
    )
    names = [entry.seats[seat].name for seat in result["winners"]]
    winners = listed(names) if names else "nobody"
    where = f", saved in {whole_path(result['file'])}" if "file" in result else ""
    return (
        f"{result['game']} with seed {result['seed']}: {winners} won ({scores}) after "
        f"{_counted(result['turns'], 'turn')} and {_counted(result['flicks'], 'flick')} "
        f"in {result['seconds']:.1f} s{where}"
    )


def _counted(number: int, thing: str) -> str:
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"
