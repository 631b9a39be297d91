"""Tips that promise something: each is compared with what the rules then do."""

import ast
import inspect
import re
from collections.abc import Callable, Iterable
from types import ModuleType
from typing import Any, Generic, TypeAlias, TypeVar

from cubacube.rules import frozen

S = TypeVar("S")
Source: TypeAlias = ModuleType | Callable[..., object]
"""Where sentences stand: a module, or a function that several games share."""

_MARKED = ("N_", "_", "_n")
_FEWEST = 2
"""Fewest words of a sentence; shorter texts are names of things or of buttons."""


@frozen
class Promise(Generic[S]):
    """A sentence of a tip, a state in which it is shown, and what the rules do in this state.

    `said` is the beginning of the sentence in the source. `tip` returns the text shown in
    `state`. `kept` plays what the sentence speaks of, and returns whether it comes true.
    """

    said: str
    state: S
    tip: Callable[[S], str]
    kept: Callable[[S], bool]

    def check(self) -> None:
        """Assert that the sentence is shown and comes true."""
        shown = self.tip(self.state)
        assert re.search(_pattern(self.said), shown), shown
        assert self.kept(self.state), shown


def untested(sources: Iterable[Source], *said: Iterable[str]) -> list[str]:
    """Return the sentences in sources that none of the beginnings fits."""
    begun = tuple(each for group in said for each in group)
    sentences = {each for source in sources for each in _sentences(source)}
    return sorted(each for each in sentences if not each.startswith(begun))


def unused(sources: Iterable[Source], said: Iterable[str]) -> list[str]:
    """Return the beginnings that fit no sentence in sources."""
    sentences = [each for source in sources for each in _sentences(source)]
    return [each for each in said if not any(found.startswith(each) for found in sentences)]


def _sentences(source: Source) -> list[str]:
    """Return the texts in a source that are marked for translation and are sentences."""
    calls = (
        each
        for each in ast.walk(ast.parse(inspect.getsource(source)))
        if isinstance(each, ast.Call)
    )
    texts = [_text(each) for each in calls]
    return [each for each in texts if len(each.split()) >= _FEWEST and each[-1] in ".!"]


def _text(call: ast.Call) -> str:
    """Return the text that a call marks for translation; empty if it marks none."""
    marks: Any = call.func
    first = call.args[0] if call.args else None
    if not isinstance(marks, ast.Name) or marks.id not in _MARKED:
        return ""
    return str(first.value) if isinstance(first, ast.Constant) else ""


def _pattern(said: str) -> str:
    """Return a regular expression for a text whose placeholders are filled."""
    return ".+".join(map(re.escape, re.split(r"\{\w+\}", said)))
