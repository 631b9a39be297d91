"""Trips through the code: read their stations from a page, and record a run that visits them."""

import inspect
import re
import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from types import CodeType, FrameType

from cubacube.rules import frozen

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs/architecture.md"
TRIP = re.compile(r"^### (.+?)\n(.+?)(?=^##)", re.MULTILINE | re.DOTALL)
STATION = re.compile(r"^\d+\. `([^`]+)` `([^`]+)`: ", re.MULTILINE)


@frozen
class Station:
    """A name in a file."""

    path: str
    name: str

    @property
    def text(self) -> str:
        """The text of the file."""
        return (ROOT / self.path).read_text(encoding="utf-8")

    @property
    def is_code(self) -> bool:
        """Whether the name is a function or a class; otherwise it is a line of a data file."""
        defined = rf"^\s*(def|class) {re.escape(self.name)}\b"
        return self.path.endswith(".py") and bool(re.search(defined, self.text, re.MULTILINE))


def trips() -> dict[str, str]:
    """Return the text of each trip by its title."""
    return dict(TRIP.findall(PAGE.read_text(encoding="utf-8")))


def stations(trip: str) -> list[Station]:
    """Return the stations of a trip in the order of the page."""
    return [Station(*found) for found in STATION.findall(trip)]


def visited(wanted: Iterable[Station], run: Callable[[], object]) -> list[Station]:
    """Return the stations in the order in which `run` first reaches them.

    A function is reached by its first call, a class by the first call of one of its methods,
    and a line of a data file when that file is opened.
    """
    wanted = list(wanted)
    recorder = _Recorder([each for each in wanted if each.is_code])
    _opened.clear()
    _opened.update({str(ROOT / each.path): each for each in wanted if not each.is_code})
    _reached.append(recorder.reached)
    before = sys.getprofile()
    sys.setprofile(recorder.note)
    try:
        run()
    finally:
        sys.setprofile(before)
        _reached.clear()
    return list(recorder.reached)


class _Recorder:
    """A profile function that notes the first call of each station."""

    def __init__(self, wanted: list[Station]) -> None:
        self.reached: dict[Station, None] = {}
        self._files: dict[str, list[Station]] = {}
        for each in wanted:
            self._files.setdefault(str(ROOT / each.path), []).append(each)
        self._seen: set[CodeType] = set()

    def note(self, frame: FrameType, event: str, _arg: object) -> None:
        """Note the station that a call belongs to."""
        code = frame.f_code
        if event != "call" or code in self._seen or not code.co_flags & inspect.CO_OPTIMIZED:
            return  # the body of a class or of a module is not a call
        if code.co_filename == "<string>":
            self._note_value(frame)
            return
        self._seen.add(code)
        names = code.co_qualname.split(".")
        for station in self._files.get(code.co_filename, ()):
            if station.name in names:
                self.reached.setdefault(station)

    def _note_value(self, frame: FrameType) -> None:
        """Note a new value of a frozen class, whose `__init__` is generated."""
        cls = type(frame.f_locals.get("self"))
        place = f"{cls.__module__.replace('.', '/')}.py"
        for station in self._files.get(str(ROOT / place), ()):
            if station.name == cls.__name__:
                self.reached.setdefault(station)


_opened: dict[str, Station] = {}
"""The stations that count when their file is opened."""
_reached: list[dict[Station, None]] = []
"""Where to note them; empty while nothing is recorded."""


def _note_file(event: str, args: tuple[object, ...]) -> None:
    if _reached and event == "open" and (station := _opened.get(str(args[0]))):
        _reached[0].setdefault(station)


sys.addaudithook(_note_file)
