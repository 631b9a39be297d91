"""Open the workshop on the table of a match."""

from typing import Any

from cubacube.scenes.flicking.flick_scene import FlickPresenter
from cubacube.scenes.workshop.bench_cloth import WorkshopVisit
from cubacube.scenes.workshop.workshop import Workshop
from cubacube.session.language.translation import _
from cubacube.session.workshop.desk import Desk
from cubacube.session.workshop.level_file import of_match


def workshop_of(table: FlickPresenter[Any]) -> Workshop:
    """Return the workshop with a match's level and dice; the match does not change."""
    live, state, board = table.live, table.situation.seen, table.board
    owners, pawns = board.owners(state, live.seats), board.pawn_sides(live.seats)
    words = _("Changes here do not affect the level of your match.")
    visit = WorkshopVisit(owners, pawns, board.cast(state, live.names), words)
    file = of_match(live.entry.level, live.entry.level_text)
    return Workshop(Desk(file, state.layout), visit)
