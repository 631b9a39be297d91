"""The thinking budget changes how much computers simulate, and nothing else."""

import pickle

import pytest

from cubacube.ai.flicking import LEVELS, FlickStyle
from cubacube.ai.minded import Minded, of_share
from cubacube.rules import frozen


@frozen
class Eyes:
    """Knowledge that does not depend on the thinking budget."""

    far: int


@frozen
class Tries:
    """A number of simulations, scaled by the thinking budget."""

    count: int

    def thinking(self, share: float) -> "Tries":
        return Tries(of_share(self.count, share))


def told(tries: Tries, eyes: Eyes, asked: str) -> str:
    return f"{asked}: {tries.count} tries, {eyes.far} far"


def doubled(inner: Minded[str], asked: str) -> str:
    return f"{inner(asked)}!"


BOT = Minded(told, (Tries(5), Eyes(3)))


def test_who_is_asked_answers_with_their_minds() -> None:
    assert BOT("drive") == "drive: 5 tries, 3 far"


@pytest.mark.parametrize(("share", "tries"), [(0.5, 3), (1.0, 5), (2.0, 10)])
def test_a_share_is_of_what_is_counted(share: float, tries: int) -> None:
    assert BOT.thinking(share)("drive") == f"drive: {tries} tries, 3 far"


def test_who_thinks_as_others_do_thinks_as_long_as_they_do() -> None:
    assert Minded(doubled, (BOT,)).thinking(2)("drive") == "drive: 10 tries, 3 far!"


def test_a_whole_share_changes_nothing() -> None:
    assert BOT.thinking(1) == BOT


def test_they_go_into_another_process() -> None:
    assert pickle.loads(pickle.dumps(BOT)) == BOT


@pytest.mark.parametrize(
    ("count", "share", "found"), [(0, 2, 0), (1, 0.5, 1), (3, 0.5, 2), (4, 0.5, 2), (3, 2, 6)]
)
def test_what_is_tried_at_all_is_tried_once_at_least(count: int, share: float, found: int) -> None:
    assert of_share(count, share) == found


@pytest.mark.parametrize("style", LEVELS)
def test_a_hand_is_as_sure_however_long_it_thinks(style: FlickStyle) -> None:
    quick, long = style.thinking(0.5), style.thinking(2)

    assert quick.hand == style.hand == long.hand
    assert quick.shrewd == style.shrewd == long.shrewd
    assert quick.drives < style.drives < long.drives
    assert (style.samples == 0) == (long.samples == 0)
    assert style.thinking(1) == style
