"""Every citation refers to a rule in docs/rules, and every example there has a test."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from cubacube.games.smugglers.rules.state import COPS
from cubacube.kit.goods import GOODS, SUPPLY
from cubacube.kit.vehicles import VEHICLES
from cubacube.session.files.cards import load_cards
from tests.lawbook import (
    Book,
    CitationError,
    Cited,
    Law,
    citations,
    cited_ids,
    misdeclared,
    prose,
    read_book,
    read_law,
    refs,
    unresolved,
    untested,
)

ROOT = Path(__file__).parents[1]
CODE, TESTS, PAGES = ROOT / "cubacube", ROOT / "tests", ROOT / "assets/rules/en"
LAW = ROOT / "docs/rules"
GAMES = tuple(sorted(each.parent.name for each in (CODE / "games").glob("*/__init__.py")))

BOOK = read_book(LAW)
KNOWN = {game: BOOK.known(game) for game in (*GAMES, None)}


def game_of(path: Path, games: Path) -> str | None:
    """Return the game in whose folder a file is; None for shared code."""
    return path.relative_to(games).parts[0] if path.is_relative_to(games) else None


@cache
def told_prose() -> tuple[tuple[str, str | None, str], ...]:
    """Return every docstring and comment with citations: its place, game and text."""
    return tuple(
        (f"{path.relative_to(ROOT)}:{line}", game_of(path, top / "games"), words)
        for top in (CODE, TESTS)
        for path in sorted(top.rglob("*.py"))
        for line, words in prose(path.read_text())
        if citations(words)
    )


def faults_in(words: str, place: str, game: str | None) -> Iterator[str]:
    """Yield the faults of the citations in a text."""
    for each in citations(words):
        yield from unresolved(Cited(place, each), KNOWN[game])


@cache
def named_tests() -> tuple[tuple[str, str | None, str], ...]:
    """Return the place, game and name of every test."""
    return tuple(
        (f"{path.relative_to(ROOT)}:{node.lineno}", _game_named(node.name, path), node.name)
        for path in sorted(TESTS.rglob("test_*.py"))
        for node in ast.walk(ast.parse(path.read_text()))
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    )


def _game_named(test: str, path: Path) -> str | None:
    """Return the game that a test's name begins with, or else the game of its folder."""
    first = test.split("_")[1]
    return first if first in GAMES else game_of(path, TESTS / "games")


# The rules, and all who cite them


def test_every_game_has_its_law() -> None:
    assert [each for each in GAMES if BOOK.law(each) is None] == []


def test_every_id_is_well_spelt_and_declared_once() -> None:
    assert misdeclared(BOOK) == []


def test_the_law_cites_itself_rightly() -> None:
    texts = {law: (LAW / f"{law.name}.md").read_text() for law in BOOK.laws}

    faults = [
        fault
        for law, text in texts.items()
        for fault in faults_in(text, law.name, law.name if law.name in GAMES else None)
    ]

    assert faults == []


def test_every_citation_of_the_code_stands_in_the_law() -> None:
    faults = [
        fault for place, game, words in told_prose() for fault in faults_in(words, place, game)
    ]

    assert faults == []


def test_every_game_and_what_they_share_cite_the_law() -> None:
    assert {game for _place, game, _words in told_prose()} == {*GAMES, None}


@pytest.mark.parametrize("page", sorted(PAGES.glob("*.md")), ids=lambda page: page.stem)
def test_every_number_on_a_players_page_stands_in_the_law(page: Path) -> None:
    assert list(faults_in(page.read_text(), page.name, page.stem)) == []


def test_what_the_names_of_tests_refer_to_stands_in_the_law() -> None:
    faults = [
        f"{place}: {name}: no {each}"
        for place, game, name in named_tests()
        for each in refs(name, game, KNOWN[game])
        if each not in KNOWN[game]
    ]

    assert faults == []


def test_every_example_is_worked_by_a_test() -> None:
    worked = {
        (law, each)
        for _place, game, name in named_tests()
        for each in refs(name, game, KNOWN[game])
        for law in BOOK.declares(game, each)
    }

    assert untested(BOOK, worked) == []


BOX = re.compile(r"^\| ([^|]+?) \| ([^|]+?) \| ([^|]+?) \|$", re.MULTILINE)
"""A row of the table of components: what, how many, used in which games."""


def test_1_1_the_table_of_the_box_is_what_the_games_use() -> None:
    text = (LAW / "cuba_cube.md").read_text().partition("### **1.1**")[2].partition("###")[0]
    cards = load_cards()
    rows = {what: (many, used) for what, many, used in BOX.findall(text)}

    def row(start: str) -> tuple[str, str]:
        return next(row for what, row in rows.items() if what.startswith(start))

    assert row("City")[0] == str(len(cards.cities))
    assert row("Sector")[0] == str(len(cards.sectors))
    assert row("Vehicle cards")[0] == str(len(cards.vehicles))
    assert row("Gate dice")[0] == str(len(cards.gate_dice))
    assert row("Goods")[0] == str(SUPPLY * len(GOODS))
    assert row("Cop cards") == (str(COPS), "I (Raid), II, III, IV, V")
    assert row("Pawns") == (str(len(VEHICLES)), "I, II, III (one), V")
    assert row("Walking rulers")[0] == "2"
    assert all(each in row("big cards")[1] for each in ("Goal", "Boss", "III"))


# The checker itself, with invented rules

DICE = """# Dice

- **1.1** Two dice.
- **1.2** Three dice.

| Row | What happens |
|---|---|
| **Row 1** | a six |
| **Row 2** | two sixes |
| **Row 3** | three sixes |

- **R1** Cocked dice are rolled again.
- **Example G1** A six is rolled.
"""
HAZARD = """# Hazard

Builds on [Dice](dice.md).

## **Set-up**

- **Set-up 1** Everybody has ten chips.
- **I.6** A chip is lost, see [Row 2]; **bold** inside a line is no id.
- **Example I5** Two sixes: a chip.
"""
CHESS = "- **10** A rook moves straight.\n- **12a** So does a queen.\n- **E3** Castling.\n"
MADE_UP = Book((read_law("dice", DICE), read_law("hazard", HAZARD), read_law("chess", CHESS)))


def faults_of(words: str, game: str | None = "hazard") -> list[str]:
    """Return what the checker finds in a text."""
    return [
        fault
        for each in citations(words)
        for fault in unresolved(Cited("here", each), MADE_UP.known(game))
    ]


def test_ids_are_bold_words_at_the_beginning_of_a_line() -> None:
    assert read_law("hazard", HAZARD) == Law(
        "hazard", ("Set-up", "Set-up 1", "I.6", "Example I5"), builds_on="dice"
    )
    assert misdeclared(MADE_UP) == []


@pytest.mark.parametrize(
    ("line", "fault"),
    [
        ("- **I.6** Again.", "hazard: I.6 is declared twice"),
        ("- **Row 2** Of the base.", "hazard: Row 2 is declared twice"),
        ("- **no id** at all.", "hazard: no id is no id"),
    ],
)
def test_ids_are_declared_once(line: str, fault: str) -> None:
    book = Book((read_law("dice", DICE), read_law("hazard", f"{HAZARD}{line}\n")))

    assert misdeclared(book) == [fault]


def test_a_base_that_is_no_file_is_found() -> None:
    assert misdeclared(Book((read_law("hazard", HAZARD),))) == [
        "hazard: builds on dice, which is no file"
    ]


@pytest.mark.parametrize(
    ("words", "ids"),
    [
        ("Row 1, 2", ("Row 1", "Row 2")),
        ("Row 1 - 3", ("Row 1", "Row 2", "Row 3")),
        ("2.5.11 - 13", ("2.5.11", "2.5.12", "2.5.13")),
        ("I.3 - I.5, I.10", ("I.3", "I.4", "I.5", "I.10")),
        ("II.8, Walking", ("II.8", "Walking")),
        ("Walking, 4", ("Walking", "4")),
        ("10, 13", ("10", "13")),
        ("12a, C9", ("12a", "C9")),
        ("R25, Set-up 1", ("R25", "Set-up 1")),
    ],
)
def test_a_citation_is_a_list_of_ids(words: str, ids: tuple[str, ...]) -> None:
    assert cited_ids(words) == ids


@pytest.mark.parametrize(
    "words", ["2.0.4 step 6", "Row 3 - 1", "Row 1 - R2", "rows 10", "Row 1,2", "Row 1-3"]
)
def test_anything_else_is_malformed(words: str) -> None:
    with pytest.raises(CitationError):
        cited_ids(words)


@pytest.mark.parametrize(
    "words",
    [
        "[I.6, R1] A chip goes.",
        "A chip goes (R1).",
        "It is told\n    in [Row 1 -\n    3].",
        "The beginning [Set-up]",
    ],
)
def test_a_true_citation_is_accepted(words: str) -> None:
    assert citations(words)
    assert faults_of(words) == []


@pytest.mark.parametrize(
    ("words", "fault"),
    [
        ("[I.7] A chip goes.", "here: [I.7]: no I.7"),
        ("A chip goes (R99).", "here: [R99]: no R99"),
        ("[Row 2 - 4] Sixes.", "here: [Row 2 - 4]: no Row 4"),
        ("[Banquet]", "here: [Banquet]: no Banquet"),
        ("[10] A rook in a game of dice.", "here: [10]: no 10"),
        ("[Step six]?", "here: [Step six]: no Step six"),
        ("[Row 1, step 2]", "here: [Row 1, step 2]: 'step 2' is no id"),
    ],
)
def test_an_invented_citation_is_found(words: str, fault: str) -> None:
    assert faults_of(words) == [fault]


@pytest.mark.parametrize(
    "words",
    [
        "A `tuple[Seat, ...]`, a list[Die] or State[S]",
        "`[I.7]` in code, and [small letters]",
        "The [Page](page.md) and ![Figure](figure)",
        "(two, 3) and (II) and (a R99)",
    ],
)
def test_other_brackets_are_no_citations(words: str) -> None:
    assert citations(words) == []


def test_a_game_cites_its_own_file_and_the_base_and_others_the_family() -> None:
    assert faults_of("[Row 1, I.6]", "hazard") == []
    assert faults_of("[10, 12a, E3]", "chess") == []
    assert faults_of("[Row 1]", "chess") == ["here: [Row 1]: no Row 1"]
    assert faults_of("[Row 1, I.6, Set-up]", None) == []
    assert faults_of("[E3]", None) == ["here: [E3]: no E3"]


def test_docstrings_and_comments_are_prose_and_other_strings_are_not() -> None:
    source = (
        '"""Module."""\n'
        "PRICE = 3  # One.\n"
        '"""Attribute."""\n'
        "# A first line,\n"
        "# and a second.\n"
        "def move():\n"
        '    """Function."""\n'
        '    return "[I.7] said aloud"\n'
    )

    assert sorted(prose(source)) == [
        (1, "Module."),
        (2, " One."),
        (3, "Attribute."),
        (4, " A first line,\n and a second."),
        (7, "Function."),
    ]


@pytest.mark.parametrize(
    ("test", "game", "found"),
    [
        ("test_hazard_i5_two_sixes", "hazard", ("Example I5",)),
        ("test_hazard_r1_g1_row_2_and_so_on", "hazard", ("R1", "Example G1", "Row 2")),
        ("test_hazard_i_6_a_chip", "hazard", ("I.6",)),
        ("test_hazard_1_2_three_dice", "hazard", ("1.2",)),
        ("test_chess_12a_a_queen", "chess", ("12a",)),
        ("test_hazard_a_row_of_2", "hazard", ()),
        ("test_g1_without_a_game", None, ("Example G1",)),
        ("test_z9_is_nothing_here", None, ()),
        ("test_3_dice", "hazard", ()),
    ],
)
def test_the_name_of_a_test_refers_to_the_law(
    test: str, game: str | None, found: tuple[str, ...]
) -> None:
    assert refs(test, game, MADE_UP.known(game)) == found


@pytest.mark.parametrize("test", ["test_hazard_i7_x", "test_hazard_z9_x", "test_i7_x"])
def test_an_invented_example_in_the_name_of_a_test_is_found(test: str) -> None:
    known = MADE_UP.known("hazard")

    assert [each in known for each in refs(test, "hazard", known)] == [False]


def test_an_example_without_a_test_is_found() -> None:
    assert untested(MADE_UP, {("dice", "Example G1")}) == ["hazard: no test works Example I5"]
    assert untested(MADE_UP, {("dice", "Example G1"), ("hazard", "Example I5")}) == []
