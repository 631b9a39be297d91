"""How a match ended: what a game's scene closes with, and the results page shows."""

from cubacube.rules import Outcome, frozen
from cubacube.session.play.setup import MatchSetup, SeatEntry


@frozen
class ScoreColumn:
    """One column of the results, such as a race: its title and what each seat got in it."""

    title: str
    scores: tuple[int, ...]


@frozen
class MatchResult:
    """The end of a match; names and colours are those it was entered with."""

    outcome: Outcome
    parts: tuple[ScoreColumn, ...] = ()
    """Where the final scores came from; empty for a game that is one piece."""
    lines: tuple[str, ...] = ()
    """What else there is to tell, in sentences of the chosen language."""
    headline: str = ""
    """How it ended, in a few words of the chosen language; empty: who won."""
    together: bool = False
    """All played for one result: everybody has the same scores and wins or loses with the rest."""
    again: MatchSetup | None = None
    """How the return match is entered; None: like this one."""


def places(seats: tuple[SeatEntry, ...], outcome: Outcome) -> tuple[int, ...]:
    """The place of each seat from 1; sides of equal scores share one, and winners the first."""
    merits = {
        entry.side: (
            seat in outcome.winners,
            0 if seat in outcome.winners else outcome.scores[seat],
        )
        for seat, entry in enumerate(seats)
    }
    return tuple(
        1 + sum(highlight_score > merits[entry.side] for highlight_score in merits.values())
        for entry in seats
    )
