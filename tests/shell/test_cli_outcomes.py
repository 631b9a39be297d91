"""Command line output for matches without a winner, and for teams."""

import json
from argparse import Namespace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from cubacube.games import catalogue
from cubacube.rules import Outcome, replace
from cubacube.session.play.game import Game
from cubacube.shell.cli import asked, listing, main, show

CALAVERA = catalogue.game("calavera")


def won_by(*seats: int) -> Game:
    """Return Calavera with these seats as winners."""

    def outcome(state: Any) -> Outcome | None:
        found = CALAVERA.rules.outcome(state)
        return found and Outcome(found.scores, frozenset(seats))

    rules = CALAVERA.rules
    changed = SimpleNamespace(
        setup=rules.setup,
        choices=rules.choices,
        apply=rules.apply,
        seen_by=rules.seen_by,
        outcome=outcome,
    )
    return replace(CALAVERA, rules=changed)


LOST, SHARED = won_by(), won_by(0, 1, 2)
PAIRS = replace(CALAVERA, crew=2, fewest=3)


def only(card: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """Make every game name on the command line mean this game."""
    monkeypatch.setattr(asked, "game", lambda _name: card)


def test_a_line_says_that_nobody_won(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    only(LOST, monkeypatch)

    assert main(["sim", "calavera", "--seats", "bot:0,bot:0", "--seed", "2"]) == 0

    line = capsys.readouterr().out
    assert line.startswith("calavera with seed 2: nobody won (Alma ")
    assert "Benito" in line


def test_a_line_lists_all_winners(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    only(SHARED, monkeypatch)

    main(["sim", "calavera", "--seats", "bot:0,bot:0,bot:0", "--seed", "2"])

    assert "seed 2: Alma, Benito and Celia won (" in capsys.readouterr().out


def test_nobody_is_no_winner_in_json(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    only(LOST, monkeypatch)

    main(["sim", "calavera", "--seats", "bot:0,bot:0", "--json"])

    assert json.loads(capsys.readouterr().out)["winners"] == []


def test_a_told_match_ends_without_winners(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(show, "save_picture", lambda *_args: Path("table.png"))
    entry = asked.parse_match(LOST, Namespace(seats=None, options="", level=None), "bot:0,bot:0", 2)

    assert show.print_match(LOST, entry) == 0

    assert capsys.readouterr().out.splitlines()[-2].startswith("Nobody won. Scores: Alma ")


def test_a_simulation_of_teams_seats_as_few_as_may_play(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    only(PAIRS, monkeypatch)

    main(["sim", "calavera", "--json"])

    assert len(json.loads(capsys.readouterr().out)["seats"]) == 3


def test_the_list_of_games_tells_who_belongs_together(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(listing, "games", lambda: (CALAVERA, PAIRS))

    main(["games"])

    single, pairs = (line for line in capsys.readouterr().out.splitlines() if "seats" in line)
    assert single.endswith(" seats")
    assert pairs.endswith(" seats, every 2 neighbouring seats are a team")
