"""What-if pages of flicking games, to measure their texts."""

from collections.abc import Iterator

from cubacube.kit.shot import Flick
from cubacube.rules import replace
from cubacube.scenes.flicking.tries import MOST
from cubacube.scenes.stage.inputs import Pointer
from tests.test_what_if import after_a_flick, asked
from tests.text_pages import Shown


def what_ifs(games: tuple[str, ...]) -> Iterator[Shown]:
    """Yield the what-if pages of these games with a full list, and with an aim."""
    for game in games:
        page = asked(after_a_flick(game))
        for step in range(MOST):
            page.tries.keep(page.tries.make(another(page.tries.true.flick, step)))
        yield f"what if of {game}", page.draw
        page.handle(Pointer("down", 400, 500, 1))
        page.handle(Pointer("move", 400, 640, 1))
        yield f"what if of {game}, aimed", page.draw


def another(flick: Flick, step: int) -> Flick:
    """Return a flick in another direction."""
    return replace(flick, angle_cdeg=(flick.angle_cdeg + 400 * (step + 1)) % 36_000)
