"""Check that this program gets the same dealer answers as a saved match."""

from cubacube.rules import TABLE
from cubacube.session.keeping.kept import SavedMatch
from cubacube.session.play.begin import begin
from cubacube.table import TableError


def first_difference(kept: SavedMatch) -> int | None:
    """Return the log index of the first dealer answer that differs, or None.

    Every flick is simulated again, and every roll is drawn again.
    """
    match, dealer = begin(kept.game, kept.entry)
    state, standing = match.start, match.standing
    for number, turn in enumerate(kept.match.turns):
        if turn.action.seat == TABLE:
            asked = kept.game.rules.choices(state)[0]
            try:
                same = dealer.answer(asked, standing) == turn.action
            except TableError:
                same = False
            if not same:
                return number
        state, standing = turn.state, turn.standing
    return None
