"""Every sentence of the buttons of The Cobbers comes true when it is tried."""

from cubacube.games.cobbers.referee import explanation, titles
from cubacube.games.cobbers.rules.actions import HandOver
from tests.games.cobbers.builders import A, B, aims, asked, cobbling, do
from tests.games.promises import Promise, untested

PROMISE = Promise(
    "Skip preparing: your partner drives at once.",
    cobbling(),
    lambda _state: explanation(HandOver(A)),
    lambda s: asked(after := do(s, HandOver(A)).state) == {B} and set(aims(after)) == {"VA"},
)


def test_what_a_tip_of_the_cobbers_says_comes_true() -> None:
    PROMISE.check()


def test_every_sentence_of_the_buttons_of_the_cobbers_is_tried() -> None:
    assert untested((titles,), [PROMISE.said]) == []
