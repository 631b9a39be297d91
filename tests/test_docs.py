"""The pages for newcomers: every place and every code name they mention exists."""

import ast
import re
from collections import defaultdict
from pathlib import Path

from tests.trips import stations, trips

ROOT = Path(__file__).resolve().parent.parent
GLOSSARY = (ROOT / "docs/glossary.md").read_text(encoding="utf-8")


def code() -> str:
    files = (ROOT / "cubacube").rglob("*.py")
    return "\n".join(path.read_text(encoding="utf-8") for path in files)


def test_five_trips_have_at_most_ten_stations() -> None:
    assert len(trips()) == 5
    for title, trip in trips().items():
        numbers = re.findall(r"^(\d+)\. ", trip, re.MULTILINE)
        assert len(stations(trip)) == len(numbers), title
        assert 5 <= len(numbers) <= 10, title


def test_every_station_of_a_trip_is_where_it_is_said_to_be() -> None:
    missing = [
        station
        for trip in trips().values()
        for station in stations(trip)
        if not re.search(rf"\b{re.escape(station.name)}\b", station.text)
    ]

    assert missing == []


def large_rooms() -> list[Path]:
    """Return the rooms with more than ten files; a reader needs a guide there."""
    rooms = {path.parent for path in (ROOT / "cubacube").rglob("*.py")}
    return sorted(room for room in rooms if len(list(room.glob("*.py"))) > 10)


def test_every_large_room_has_a_short_page() -> None:
    pages = {room: room / "README.md" for room in large_rooms()}
    missing = [room for room, page in pages.items() if not page.is_file()]
    long = [
        room
        for room, page in pages.items()
        if room not in missing and len(page.read_text(encoding="utf-8").splitlines()) > 25
    ]

    assert len(pages) > 20
    assert missing == []
    assert long == []


def test_the_page_of_a_room_names_files_that_exist() -> None:
    """Files are named as in `law.py`, other pages by links."""
    missing = [
        (page.parent, name)
        for page in (ROOT / "cubacube").rglob("README.md")
        for name in re.findall(r"`(\w+\.py)`|\]\(([^)#]+)", page.read_text(encoding="utf-8"))
        if not (page.parent / (name[0] or name[1])).is_file()
    ]

    assert missing == []


def guides() -> list[Path]:
    return sorted((ROOT / "docs/howto").glob("[!R]*.md"))


def test_a_how_to_says_how_to_check() -> None:
    assert len(guides()) >= 5
    assert [page for page in guides() if "\n## Check\n" not in page.read_text("utf-8")] == []


def test_every_place_of_a_how_to_is_there() -> None:
    """A place is a file, mostly followed by a name in it."""
    place = re.compile(r"`((?:assets|cubacube|levels|tests|tools)/[\w/.]+\.\w+)`(?: `(\w+)`)?")
    places = [
        (page, *found) for page in guides() for found in place.findall(page.read_text("utf-8"))
    ]
    missing = [
        (page.name, path, name)
        for page, path, name in places
        if "/de/" not in path  # what the reader makes
        and not re.search(rf"\b{name}\b", (ROOT / path).read_text("utf-8"))
    ]

    assert len(places) > 20
    assert missing == []


DECISIONS = ["Problem", "Decision", "Consequences", "Alternatives weighed"]


def test_a_decision_has_its_four_parts_and_is_short() -> None:
    pages = sorted((ROOT / "docs/decisions").glob("[!R]*.md"))
    texts = {page.name: page.read_text(encoding="utf-8") for page in pages}
    parts = {name: re.findall(r"^## (.+)$", text, re.MULTILINE) for name, text in texts.items()}

    assert len(pages) >= 7
    assert parts == dict.fromkeys(parts, DECISIONS)
    assert max(len(text.splitlines()) for text in texts.values()) <= 60


def test_every_module_for_programs_is_in_the_reference() -> None:
    """The pages name a package with all its modules, or every module."""
    pages = (ROOT / "docs/api").glob("*.md")
    named = {name for page in pages for name in re.findall(r"^::: (.+)$", page.read_text(), re.M)}
    wanted = {
        ".".join(path.relative_to(ROOT).with_suffix("").parts)
        for room in ("rules", "kit", "table", "session/play", "session/keeping")
        for path in (ROOT / "cubacube" / room).glob("[!_]*.py")
    }

    assert {each for each in wanted if not {each, each.rpartition(".")[0]} & named} == set()


def test_every_word_of_code_in_the_glossary_is_in_the_code() -> None:
    used_words = GLOSSARY.partition("## Words that are not used")[0]
    words = {word for name in re.findall(r"`([\w.]+)`", used_words) for word in name.split(".")}
    used = set(re.findall(r"\w+", code()))

    assert words - used == set()


def test_the_glossary_has_a_line_for_a_word() -> None:
    words = re.findall(r"^\| ([^|]+?) \| [^|]+ \|$", GLOSSARY, re.MULTILINE)
    told = [word for word in words if word not in {"word", "---", "not"}]

    assert len(told) > 60
    assert len(told) == len(set(told))


def forbidden_words() -> set[str]:
    table = GLOSSARY.partition("## Words that are not used")[2]
    rows = re.findall(r"^\| (`.+?) \|", table, re.MULTILINE)
    return {word for row in rows for word in re.findall(r"`(\w+)`", row)}


def test_no_name_of_the_code_has_a_word_that_the_glossary_forbids() -> None:
    trees = (
        ast.parse(path.read_text(encoding="utf-8")) for path in (ROOT / "cubacube").rglob("*.py")
    )
    names = {name for tree in trees for node in ast.walk(tree) for name in names_of(node)}
    forbidden = forbidden_words()

    assert len(forbidden) > 10
    assert {name for name in names if parts(name) & forbidden} == set()
    assert parts("_draw_feltBox") & forbidden == {"felt"}


def names_of(node: ast.AST) -> list[str]:
    """The names that a node defines."""
    match node:
        case ast.ClassDef(name=name) | ast.FunctionDef(name=name) | ast.arg(arg=name):
            return [name]
        case ast.Name(id=name, ctx=ast.Store()) | ast.Attribute(attr=name, ctx=ast.Store()):
            return [name]
        case _:
            return []


def parts(name: str) -> set[str]:
    return {part.lower() for part in re.findall(r"[A-Z]?[a-z]+", name)}


ROLES = {"rules", "ai", "scene"}
"""Rooms of a game in which every game may have a class of the same role, such as `State`."""


def test_one_class_name_stands_for_one_class() -> None:
    """But for what each game has for itself, and words of the rules of several games."""
    places = defaultdict(set)
    for path in (ROOT / "cubacube").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                places[node.name].add(room(path))
    shared = {name: rooms for name, rooms in places.items() if len(rooms) > 1}

    assert shared == {}


def room(path: Path) -> str:
    """`games/rules` for all games and the kit they share, else the file."""
    where = path.relative_to(ROOT / "cubacube").parts
    if where[0] == "kit":
        return "rules"
    if where[0] == "games" and len(where) > 3 and where[2] in ROLES:
        return where[2]
    return "/".join(where)
