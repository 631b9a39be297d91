"""Trips through the code: read their stations from a page, and record a run that visits them."""

import inspect
import re
import sys
from collections.abc import Callable, Iterable
from functools import cache
from importlib import import_module
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
        """Whether the name can be called; otherwise it is a line of a data file."""
        return self.path.endswith(".py") and (self._is_defined or callable(self.value))

    @property
    def value(self) -> object:
        """The value of the name in its module; None for a method or a script."""
        if not self.path.startswith("cubacube/"):
            return None
        module = import_module(self.path.removesuffix(".py").replace("/", "."))
        return getattr(module, self.name, None)

    @property
    def _is_defined(self) -> bool:
        defined = rf"^\s*(def|class) {re.escape(self.name)}\b"
        return bool(re.search(defined, self.text, re.MULTILINE))


def trips() -> dict[str, str]:
    """Return the text of each trip by its title."""
    return dict(TRIP.findall(PAGE.read_text(encoding="utf-8")))


def stations(trip: str) -> list[Station]:
    """Return the stations of a trip in the order of the page."""
    return [Station(*found) for found in STATION.findall(trip)]


def visited(wanted: Iterable[Station], run: Callable[[], object]) -> list[Station]:
    """Return the stations in the order in which `run` first reaches them.

    A function or a callable value is reached by its first call, a class by the first call of
    one of its methods, and a line of a data file when that file is opened.
    """
    wanted = list(wanted)
    recorder = _Recorder([each for each in wanted if each.is_code])
    _opened.clear()
    for each in wanted:
        if not each.is_code:
            _opened.setdefault(str(ROOT / each.path), each)
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
        values = {each: each.value for each in wanted}
        self._values = {each: value for each, value in values.items() if value is not None}
        self._seen: set[CodeType] = set()

    def note(self, frame: FrameType, event: str, _arg: object) -> None:
        """Note the station that a call belongs to."""
        code = frame.f_code
        if event != "call" or code in self._seen or not code.co_flags & inspect.CO_OPTIMIZED:
            return  # the body of a class or of a module is not a call
        if code.co_name in ("__call__", "__init__"):
            self._note_value(frame.f_locals.get("self"))
        else:
            self._seen.add(code)
        names = code.co_qualname.split(".")
        for station in self._files.get(code.co_filename, ()):
            if station.name in names:
                self.reached.setdefault(station)

    def _note_value(self, value: object) -> None:
        """Note a call of a value, or a new value of a class, whose `__init__` may be generated."""
        for station in self._files.get(_file_of(type(value).__module__), ()):
            if station.name == type(value).__name__:
                self.reached.setdefault(station)
        for station, own in self._values.items():
            if own is value:
                self.reached.setdefault(station)


@cache
def _file_of(module: str) -> str:
    return str(ROOT / f"{module.replace('.', '/')}.py")


_opened: dict[str, Station] = {}
"""The stations that count when their file is opened."""
_reached: list[dict[Station, None]] = []
"""Where to note them; empty while nothing is recorded."""


def _note_file(event: str, args: tuple[object, ...]) -> None:
    if _reached and event == "open" and (station := _opened.get(str(args[0]))):
        _reached[0].setdefault(station)


sys.addaudithook(_note_file)
