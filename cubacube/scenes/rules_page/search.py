"""Find words in a rules text, ignoring case and accents."""

from collections import defaultdict
from functools import cache
from typing import TypeAlias
from unicodedata import normalize

from cubacube.rules import frozen
from cubacube.session.language.rules_text import Block, passages, plain

LONGEST = 40
"""Most letters in a query."""

Place: TypeAlias = tuple[int, int]
"""The index of a block, and the index of a passage within this block."""


@frozen
class SearchHit:
    """Letters `start` to `end` of a passage, `end` excluded."""

    place: Place
    start: int
    end: int


class PageSearch:
    """A query typed letter by letter, its hits, and which hit is current."""

    def __init__(self, blocks: tuple[Block, ...]) -> None:
        self.query = ""
        self.hits: tuple[SearchHit, ...] = ()
        self.at: int | None = None
        self._texts = [
            ((number, part), folded(plain(passage)))
            for number, block in enumerate(blocks)
            for part, passage in enumerate(passages(block))
        ]
        self._by_place: dict[Place, list[SearchHit]] = {}

    @property
    def hit(self) -> SearchHit | None:
        """The current hit, or None."""
        return None if self.at is None else self.hits[self.at]

    def type(self, letters: str, after: Place) -> None:
        """Append letters up to the maximum length, and search again (see `_look_up`)."""
        printable = "".join(letter for letter in letters if letter.isprintable())
        self._look_up((self.query + printable).lstrip()[:LONGEST], after)

    def erase(self, after: Place) -> None:
        """Delete the last letter and search again."""
        self._look_up(self.query[:-1], after)

    def clear(self, after: Place) -> None:
        """Delete the whole query."""
        self._look_up("", after)

    def step(self, by: int) -> None:
        """Go to another hit, with wrap-around."""
        if self.at is not None:
            self.at = (self.at + by) % len(self.hits)

    def in_place(self, place: Place) -> list[SearchHit]:
        """Return the hits in a passage."""
        return self._by_place.get(place, [])

    def _look_up(self, query: str, after: Place) -> None:
        """Find all hits, and make the first one at or after the place `after` current.

        If there is none, the first hit of the text is current.
        """
        self.query = query
        self.hits = tuple(
            SearchHit(place, start, start + len(wanted))
            for wanted in [folded(query.rstrip())]
            for place, text in self._texts
            for start in _starts(text, wanted)
        )
        by_place = defaultdict(list)
        for hit in self.hits:
            by_place[hit.place].append(hit)
        self._by_place = by_place
        later = (number for number, hit in enumerate(self.hits) if hit.place >= after)
        self.at = next(later, 0) if self.hits else None


def folded(text: str) -> str:
    """Return the text in lower case without accents; each letter keeps its position."""
    return "".join(map(_bare, text))


@cache
def _bare(letter: str) -> str:
    return normalize("NFKD", letter)[0].lower()[:1]


def _starts(text: str, wanted: str) -> list[int]:
    """Return where `wanted` occurs in a text, without overlaps."""
    found: list[int] = []
    at = text.find(wanted) if wanted else -1
    while at >= 0:
        found.append(at)
        at = text.find(wanted, at + len(wanted))
    return found
