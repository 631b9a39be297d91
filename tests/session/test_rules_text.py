from pathlib import Path

import pytest

from cubacube.session.language import rules_text
from cubacube.session.language.rules_text import (
    Heading,
    Illustration,
    Item,
    Paragraph,
    RulesTextError,
    Span,
    Table,
    load,
    parse,
    passages,
    plain,
)

TEXT = """# The Game

## Goal

Be **first** [R1]. It is
simple.

- one
- two, and
  more
1. three

| Key | Use |
|---|---|
| **A** | aim [R2, R30] |

![A picture of it](picture)
### Part
"""


def words(text: str) -> tuple[Span, ...]:
    return (Span(text),)


def test_a_text_becomes_blocks() -> None:
    text = parse(TEXT)

    assert text.title == "The Game"
    assert text.blocks == (
        Heading(2, words("Goal")),
        Paragraph(
            (
                Span("Be "),
                Span("first", "bold"),
                Span(" "),
                Span("[R1]", "ruling"),
                Span(". It is simple."),
            )
        ),
        Item("•", words("one")),
        Item("•", words("two, and more")),
        Item("1.", words("three")),
        Table(
            (
                (words("Key"), words("Use")),
                ((Span("A", "bold"),), (Span("aim "), Span("[R2, R30]", "ruling"))),
            )
        ),
        Illustration("picture", words("A picture of it")),
        Heading(3, words("Part")),
    )


def test_a_table_has_a_passage_for_each_cell_other_blocks_one() -> None:
    heading, paragraph, *_items, table, _picture, _part = parse(TEXT).blocks

    assert [plain(each) for each in passages(table)] == ["Key", "Use", "A", "aim [R2, R30]"]
    assert [plain(each) for each in passages(heading)] == ["Goal"]
    assert plain(passages(paragraph)[0]) == "Be first [R1]. It is simple."


def test_many_gaps_are_one() -> None:
    (paragraph,) = parse("# T\n\nfar   apart\n   and indented").blocks

    assert plain(passages(paragraph)[0]) == "far apart and indented"


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("", "line 1: a rules file begins with its title"),
        ("Words\n", "line 1: a rules file begins with its title"),
        ("# T\n\n# Another\n", "line 3: only `##` and `###` are headings"),
        ("# T\n\n#### Deep\n", "line 3: only `##` and `###` are headings"),
        ("# T\n\nbe **bold\n", r"line 3: a `\*\*` has no partner"),
        ("# T\n\n![no name]\n", "line 3: a figure is written"),
        ("# T\n\n| A |\n", "line 3: a table has a heading row"),
        ("# T\n\n| A | B |\n|---|---|\n| 1 |\n", "line 3: this row has 1 cells"),
        ("# T\n\n| A |\n|---|\n| 1\n", "line 3: a row of a table begins and ends"),
        ("# T\n\n- one\ntwo\n", "line 3: a line that goes on with an item is indented"),
    ],
)
def test_faults_are_told_with_file_and_line(text: str, fault: str) -> None:
    with pytest.raises(RulesTextError, match=f"toy.md: {fault}"):
        parse(text, file="toy.md")


def test_what_nobody_has_translated_is_english(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for language, title in (("en", "Rules"), ("de", "Regeln")):
        place = tmp_path / "rules" / language
        place.mkdir(parents=True)
        (place / "toy.md").write_text(f"# {title}\n", encoding="utf-8")
    (tmp_path / "rules" / "en" / "other.md").write_text("# Other\n", encoding="utf-8")
    monkeypatch.setattr(rules_text, "folder", lambda _kind: tmp_path)

    german, english = load("toy", "de"), load("other", "de")

    assert (german.title, german.language) == ("Regeln", "de")
    assert (english.title, english.language) == ("Other", "en")
    with pytest.raises(FileNotFoundError):
        load("none", "de")
