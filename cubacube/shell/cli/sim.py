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
from cubacube.session.language.numbers import listed, written
from cubacube.session.language.translation import _, _n
from cubacube.session.play.begin import with_level_text
from cubacube.session.play.game import Game
from cubacube.session.play.match import Match
from cubacube.session.play.options import chosen
from cubacube.session.play.setup import LARGEST_SEED, MatchSetup
from cubacube.shell.cli.asked import check_computers, parse_game, parse_match, played
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
    check_computers(first.seats)
    last = first.seed + arguments.games - 1
    if last > LARGEST_SEED:
        said = _("--seed, --games: the last seed would be {last}, but the largest is {largest}")
        raise WordError(said.format(last=last, largest=LARGEST_SEED))
    for number in range(arguments.games):
        entry = replace(first, seed=first.seed + number)
        started = perf_counter()
        match = played(game, entry)
        result = summary(game, entry, match, perf_counter() - started)
        if arguments.save is not None:
            header = header_of(entry, game, datetime.now(UTC).isoformat(timespec="seconds"))
            result["file"] = str(save_new(header, match, Path(arguments.save)))
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


def _line(entry: MatchSetup, result: dict[str, Any]) -> str:
    """Return a result as one line of text."""
    score = ", ".join(
        f"{seat.name} {score}" for seat, score in zip(entry.seats, result["scores"], strict=True)
    )
    names = listed([entry.seats[seat].name for seat in result["winners"]])
    said = _("{game} with seed {seed}: nobody won ({score}) after {turns} and {flicks} in {time} s")
    if names:
        said = _(
            "{game} with seed {seed}: {names} won ({score}) after {turns} and {flicks} in {time} s"
        )
    turns = _n("{n} turn", "{n} turns", result["turns"]).format(n=result["turns"])
    flicks = _n("{n} flick", "{n} flicks", result["flicks"]).format(n=result["flicks"])
    told = {"turns": turns, "flicks": flicks, "time": written(result["seconds"], 1)}
    line = said.format_map({**result, **told, "names": names, "score": score})
    where = _("saved in {path}").format(path=whole_path(result.get("file", "")))
    return f"{line}, {where}" if "file" in result else line
