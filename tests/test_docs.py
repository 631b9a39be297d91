"""The pages for newcomers: every place and every code name they mention exists."""

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
ARCHITECTURE = (ROOT / "docs/architecture.md").read_text(encoding="utf-8")
GLOSSARY = (ROOT / "docs/glossary.md").read_text(encoding="utf-8")
TRIP = re.compile(r"^### (.+?)\n(.+?)(?=^##)", re.MULTILINE | re.DOTALL)
STATION = re.compile(r"^\d+\. `([^`]+)` `([^`]+)`: ", re.MULTILINE)


def trips() -> dict[str, str]:
    return dict(TRIP.findall(ARCHITECTURE))


def code() -> str:
    files = (ROOT / "cubacube").rglob("*.py")
    return "\n".join(path.read_text(encoding="utf-8") for path in files)


def test_five_trips_have_at_most_ten_stations() -> None:
    assert len(trips()) == 5
    for title, trip in trips().items():
        numbers = re.findall(r"^(\d+)\. ", trip, re.MULTILINE)
        assert len(STATION.findall(trip)) == len(numbers), title
        assert 5 <= len(numbers) <= 10, title


def test_every_station_of_a_trip_is_where_it_is_said_to_be() -> None:
    stations = [station for trip in trips().values() for station in STATION.findall(trip)]
    missing = [
        (path, name)
        for path, name in stations
        if not re.search(rf"\b{re.escape(name)}\b", (ROOT / path).read_text(encoding="utf-8"))
    ]

    assert missing == []


def test_every_word_of_code_in_the_glossary_is_in_the_code() -> None:
    words = {word for name in re.findall(r"`([\w.]+)`", GLOSSARY) for word in name.split(".")}
    used = set(re.findall(r"\w+", code()))

    assert words - used == set()


def test_the_glossary_has_a_line_for_a_word() -> None:
    words = re.findall(r"^\| ([^|]+?) \| [^|]+ \|$", GLOSSARY, re.MULTILINE)
    told = [word for word in words if word not in {"word", "---"}]

    assert len(told) > 60
    assert len(told) == len(set(told))
