"""Open the workshop on the table of a match."""

from typing import Any

from cubacube.scenes.flicking.flick_scene import FlickPresenter
from cubacube.scenes.workshop.bench_cloth import Owners
from cubacube.scenes.workshop.visit import WorkshopVisit
from cubacube.scenes.workshop.workshop import Workshop
from cubacube.session.language.translation import _
from cubacube.session.workshop.level_file import of_match


def workshop_of(table: FlickPresenter[Any]) -> Workshop:
    """Return the workshop with a match's level and dice; the match does not change."""
    live, state, board = table.live, table.situation.seen, table.board
    owners = Owners(board.owners(state, live.seats), board.pawn_sides(live.seats))
    words = _("Changes here do not affect the level of your match.")
    visit = WorkshopVisit(state.layout, owners, board.cast(state, live.names), words)
    return Workshop(of_match(live.entry.level, live.entry.level_text), visit)
