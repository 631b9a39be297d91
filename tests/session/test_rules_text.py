from pathlib import Path

import pytest

from cubacube.session.language import rules_text
from cubacube.session.language.rules_text import (
    Heading,
    Illustration,
    ListItem,
    Paragraph,
    RulesTextError,
    Span,
    TextTable,
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
        ListItem("•", words("one")),
        ListItem("•", words("two, and more")),
        ListItem("1.", words("three")),
        TextTable(
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


def shared_assets(root: Path, **parts: str) -> Path:
    for language in ("en", "de"):
        (root / "rules" / language / "shared").mkdir(parents=True)
    for name, text in parts.items():
        language, _, part = name.partition("_")
        (root / "rules" / language / "shared" / f"{part}.md").write_text(text, encoding="utf-8")
    return root


def test_shared_lines_are_put_in_also_in_a_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    root = shared_assets(tmp_path, en_keys="| F1 | Rules |\n", en_end="- one\n- two\n")
    monkeypatch.setattr(rules_text, "folder", lambda _kind: root)

    blocks = parse("# T\n\n| Key | Use |\n|---|---|\n| A | Go |\n{{keys}}\n\n{{end}}\n").blocks

    assert [plain(cell) for cell in passages(blocks[0])] == [
        *("Key", "Use", "A", "Go", "F1", "Rules")
    ]
    assert [plain(passages(block)[0]) for block in blocks[1:]] == ["one", "two"]


def test_shared_lines_are_those_of_the_language_else_english(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    root = shared_assets(tmp_path, en_a="English", de_a="Deutsch", en_b="English")
    monkeypatch.setattr(rules_text, "folder", lambda _kind: root)

    blocks = parse("# T\n\n{{a}}\n\n{{b}}\n", "de").blocks

    assert [plain(passages(block)[0]) for block in blocks] == ["Deutsch", "English"]


def test_faults_of_shared_lines_name_their_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    root = shared_assets(tmp_path, en_bad="Words\n\nbe **bold\n")
    monkeypatch.setattr(rules_text, "folder", lambda _kind: root)

    with pytest.raises(RulesTextError, match=r"shared/bad.md: line 3: a `\*\*` has no partner"):
        parse("# T\n\n{{bad}}\n")
    with pytest.raises(RulesTextError, match=r"toy.md: line 3: there is no file shared/none.md"):
        parse("# T\n\n{{none}}\n", file="toy.md")


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


def test_a_space_at_which_no_line_ends_is_kept() -> None:
    (block,) = parse("# T\n\nÀ toi\u00a0!  Joue.\n").blocks

    assert plain(passages(block)[0]) == "À toi\u00a0! Joue."
