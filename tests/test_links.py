"""Links of the README, of the documents and of the website: all targets and anchors exist."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
PAGES = sorted(
    page
    for pattern in ("*.md", "docs/**/*.md", "cubacube/**/*.md", "examples/**/*.md", "tests/**/*.md")
    for page in ROOT.glob(pattern)
)
_CODE = re.compile(r"^```.*?^```|^(?: {4}|\t).*?$|`[^`\n]*`", re.MULTILINE | re.DOTALL)
_LINK = re.compile(
    r"\]\(\s*<?([^)\s>]+)>?(?:\s+\"[^\"]*\")?\s*\)|^\[[^\]]+\]:\s+(\S+)", re.MULTILINE
)
_OUTER = re.compile(r"https://[\w-]+(\.[\w-]+)+(/[\w./~%+#?=&@:-]*)?")


def links(page: Path) -> list[str]:
    text = _CODE.sub("", page.read_text(encoding="utf-8"))
    return [inline or named for inline, named in _LINK.findall(text)]


def anchors(page: Path) -> set[str]:
    """Return the anchors of a page, as GitHub and the website make them of its headings."""
    text = re.sub(r"^```.*?^```", "", page.read_text(encoding="utf-8"), flags=re.M | re.S)
    headings = re.findall(r"^#+ (.+)$", text, re.MULTILINE)
    plain = (re.sub(r"\[([^\]]*)\]\([^)]*\)|[`*]", r"\1", each) for each in headings)
    return {re.sub(r"[^\w\- ]", "", each.lower()).strip().replace(" ", "-") for each in plain}


def fault(page: Path, link: str) -> str:
    """Return what is wrong with a link; empty if nothing is."""
    if "://" in link:
        return "" if _OUTER.fullmatch(link) else "no https address"
    place, _hash, anchor = link.partition("#")
    target = (page.parent / place).resolve() if place else page
    if not target.exists():
        return "no such file"
    if not target.is_relative_to(ROOT):
        return "outside the project"
    if anchor and anchor not in anchors(target):
        return "no such heading"
    on_site = page.is_relative_to(ROOT / "docs") and place
    return "not on the website" if on_site and not target.is_relative_to(ROOT / "docs") else ""


def test_every_link_leads_somewhere() -> None:
    found = [(page, link) for page in PAGES for link in links(page)]

    assert len(found) > 250
    faults = [
        f"{page.relative_to(ROOT)}: {link}: {wrong}"
        for page, link in found
        if (wrong := fault(page, link))
    ]
    assert faults == []


@pytest.mark.parametrize(
    ("link", "wrong"),
    [
        ("docs/games.md#on-the-cloth", ""),
        ("docs/play/race.md", ""),
        ("https://example.org/a?b=c#d", ""),
        ("docs/game.md", "no such file"),
        ("docs/games.md#on-the-sofa", "no such heading"),
        ("../README.md", "no such file"),
        ("http://example.org", "no https address"),
        ("https://example", "no https address"),
    ],
)
def test_a_wrong_link_is_found(link: str, wrong: str) -> None:
    assert fault(ROOT / "README.md", link) == wrong


def test_every_page_of_the_site_is_in_its_menu() -> None:
    menu = (ROOT / "mkdocs.yml").read_text(encoding="utf-8").partition("\nnav:\n")[2]
    pages = {str(page.relative_to(ROOT / "docs")) for page in (ROOT / "docs").rglob("*.md")}

    assert set(re.findall(r"[\w/]+\.md", menu)) == pages
