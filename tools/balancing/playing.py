"""Games of a series, played in several processes and kept as JSON."""

import json
from collections.abc import Callable, Iterable
from functools import partial
from importlib import import_module
from pathlib import Path

from balancing.diary import Diary, Entry
from balancing.series import Series, series
from cubacube.session.play import setup as entries
from cubacube.session.play.begin import EndlessMatchError, begin, play_out
from cubacube.session.play.game import Game
from cubacube.session.play.players import computers, read_seats
from cubacube.shell.tuning.executor import done, workers

FOLDER = Path(__file__).parents[2] / "docs" / "balance"
"""Where results and plots lie."""


def one_game(name: str, seed: int) -> Entry:
    """Play one game of a series by its computer players."""
    which = series(name)
    card: Game = import_module(f"cubacube.games.{which.game}.about").GAME
    seats = read_seats(card, ",".join([f"bot:{which.bot}"] * which.seats_of(seed)))
    match, dealer = begin(card, entries.MatchSetup(which.game, seats, which.options, seed=seed))
    diary = Diary(match.state)
    players = computers(card, seats, seed, dealer.what_if)
    try:
        match = play_out(match, dealer, players, diary.hear)
    except EndlessMatchError:
        return diary.entry(seed, len(seats), None)
    return diary.entry(seed, len(seats), card.rules.outcome(match.state))


def play(which: Series, games: int, processes: int, told: Callable[[Entry], None]) -> None:
    """Play what is missing of the first `games` of a series; every result is kept at once."""
    found = load(which)
    known = {each["seed"] for each in found}
    missing = [seed for seed in range(1, games + 1) if seed not in known]
    with workers(processes) as pool:
        for _seed, each in done(pool, partial(one_game, which.name), missing):
            found.append(each)
            save(which, found)
            told(each)


def load(which: Series) -> list[Entry]:
    """The games played so far, by seed."""
    path = _path(which)
    if not path.exists():
        return []
    games: list[Entry] = json.loads(path.read_text(encoding="utf-8"))["games"]
    return games


def save(which: Series, games: Iterable[Entry]) -> None:
    """Keep them, a line for each game."""
    lines = ",\n".join(
        json.dumps(each, sort_keys=True) for each in sorted(games, key=lambda each: each["seed"])
    )
    options = json.dumps(dict(which.options))
    text = f'{{"game": "{which.game}", "options": {options}, "games": [\n{lines}\n]}}\n'
    FOLDER.mkdir(parents=True, exist_ok=True)
    _path(which).write_text(text, encoding="utf-8")


def _path(which: Series) -> Path:
    return FOLDER / f"{which.name}.json"
