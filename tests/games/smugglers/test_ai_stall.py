"""Matches of smugglers end, even if all dice lie in a pack."""

from cubacube.session.files.levels import level_text
from tests.stalls import MOST_TURNS, turns_of


def test_smugglers_in_a_pack_push_dice_out_of_it() -> None:
    """They once passed for ever, because no drive was worth its Damage."""
    assert turns_of("smugglers", level_text("courtyard"), 730005) <= MOST_TURNS
