"""A table loads over several frames, some steps in each."""

from collections.abc import Generator

from cubacube.scenes.stage.inputs import Do
from cubacube.scenes.stage.scene import Close
from cubacube.shell.pages.loading import Loading

FRAME_S, STEP_S = 1 / 60, 1.0
SHOWN_FRAMES, OPENED_FRAMES = 2, 1


class Work:
    """Five steps that take some time each."""

    def __init__(self) -> None:
        self.now = 0.0
        self.done = 0

    def clock(self) -> float:
        return self.now

    def steps(self) -> Generator[None, None, str]:
        for _ in range(5):
            self.now += STEP_S
            self.done += 1
            yield
        return "a table"


def frames(loading: Loading) -> int:
    for number in range(1, 100):
        if (change := loading.update(FRAME_S)) is not None:
            assert change == Close("a table")
            return number
    raise AssertionError("it never ends")


def test_the_words_are_seen_before_the_work_begins() -> None:
    work = Work()
    loading = Loading(work.steps())
    for _ in range(SHOWN_FRAMES):
        assert loading.update(FRAME_S) is None

    assert work.done == 0
    assert frames(loading) == 1 + OPENED_FRAMES


def test_a_frame_does_as_many_steps_as_it_has_time_for() -> None:
    work = Work()
    loading = Loading(work.steps(), 1.5 * STEP_S, work.clock)

    assert frames(loading) == SHOWN_FRAMES + 3 + OPENED_FRAMES


def test_what_was_below_is_not_seen_while_a_table_is_set() -> None:
    assert not Loading(Work().steps()).overlay


def test_an_esc_that_is_still_held_does_not_cancel_a_table() -> None:
    loading = Loading(Work().steps())
    assert loading.handle(Do("back", repeat=True)) is None
    assert isinstance(loading.handle(Do("back")), Close)
