from collections.abc import Callable

from pygame import Surface

from cubacube.scenes.canvas.view import View
from cubacube.scenes.stage.inputs import Do, Input
from cubacube.scenes.stage.scene import Change, Close, Leave, Push, Replace, Scene, Stage

ENTER = Do("confirm")


class Card:
    """A scene that answers every input with one change and records its calls."""

    def __init__(
        self, answer: Callable[[], Change] = lambda: None, *, overlay: bool = False
    ) -> None:
        self.answer = answer
        self.overlay = overlay
        self.told: list[object] = []

    def handle(self, event: Input) -> Change:
        self.told.append(event)
        return self.answer()

    def update(self, seconds: float) -> Change:
        self.told.append(seconds)
        return self.answer()

    def draw(self, _surface: Surface, _view: View) -> None:
        self.told.append("drawn")


def drawn(scene: Scene, *others: Card) -> list[bool]:
    return ["drawn" in each.told for each in (scene, *others) if isinstance(each, Card)]


def test_only_the_top_scene_gets_input_and_time() -> None:
    top = Card()
    below = Card(lambda: Push(top))
    stage = Stage(below)

    stage.handle(ENTER)
    stage.handle(Do("up"))
    stage.update(0.5)

    assert stage.scenes == (below, top)
    assert below.told == [ENTER]
    assert top.told == [Do("up"), 0.5]


def test_a_dialogue_hands_its_result_to_whoever_pushed_it() -> None:
    heard: list[object] = []
    dialogue = Card(lambda: Close("yes"))
    below = Card(lambda: Push(dialogue, heard.append))
    stage = Stage(below)

    stage.handle(ENTER)
    stage.handle(ENTER)

    assert heard == ["yes"]
    assert stage.scenes == (below,)


def test_what_the_pusher_answers_to_a_result_is_done_too() -> None:
    dialogue = Card(lambda: Close("on"))
    after = Card()
    below = Card(lambda: Push(dialogue, lambda _: Replace(after)))
    stage = Stage(below)

    stage.update(0.1)
    stage.update(0.1)

    assert stage.scenes == (after,)


def test_a_closed_scene_without_a_listener_is_just_gone() -> None:
    below = Card()
    stage = Stage(below)
    stage.change(Push(Card(lambda: Close("lost"))))

    stage.handle(ENTER)

    assert stage.scenes == (below,)


def test_leaving_empties_the_stage_and_an_empty_stage_stays_calm() -> None:
    stage = Stage(Card())
    stage.change(Push(Card(Leave)))

    stage.handle(ENTER)
    stage.handle(ENTER)
    stage.update(1.0)
    stage.draw(Surface((16, 9)), View((16, 9)))

    assert stage.scenes == ()


def test_overlays_are_drawn_over_the_scene_below_and_full_scenes_hide_it() -> None:
    hidden, full, overlay = Card(), Card(), Card(overlay=True)
    stage = Stage(hidden)
    stage.change(Push(full))
    stage.change(Push(overlay))

    stage.draw(Surface((16, 9)), View((16, 9)))

    assert drawn(hidden, full, overlay) == [False, True, True]
