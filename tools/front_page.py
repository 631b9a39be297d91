"""Make the pictures of the front page: `python tools/front_page.py [NAME ...]`.

Writes a film of one flick (`flick.webp`) and a picture of each game to docs/pictures. Names
limit the work: `race flick`. All matches are played by computers with fixed seeds, so that the
same program makes the same pictures again.
"""

import argparse
import os
import sys
from collections.abc import Iterator
from functools import partial
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"

import pygame
from PIL import Image

from cubacube.games import catalogue
from cubacube.kit.shot import Flick
from cubacube.rules import TABLE, Action, Value, frozen, replace
from cubacube.scenes.canvas.view import View
from cubacube.scenes.flicking.flick_scene import FlickScene
from cubacube.scenes.flicking.watching import aim_of
from cubacube.scenes.match.match_scene import MatchScene
from cubacube.scenes.match.modes import Curtain
from cubacube.scenes.stage.inputs import KeyPress, Pointer
from cubacube.session.keeping.book import Book
from cubacube.session.play.begin import answer, begin
from cubacube.session.play.match import Match
from cubacube.session.play.players import computers, question_to, with_coaches
from cubacube.session.play.setup import SIDES, MatchSetup, SeatEntry
from cubacube.session.settings.chosen import set_value
from cubacube.session.settings.folders import VARIABLE as DATA
from cubacube.shell.film import webp
from cubacube.shell.film.frames import frames_of

FOLDER: Final = Path(__file__).resolve().parents[1] / "docs" / "pictures"
NAMES: Final = ("Ana", "Bruno", "Chloé", "Jürgen", "Mei", "Hugo")
WINDOW, PICTURE, FILM_SIZE = (1280, 720), (960, 540), (960, 540)
QUALITY, STEP_S, END_S = 80, 0.04, 3.5
FILM_PERCENT: Final = 60
"""Speed of the film; a flick takes only a quarter of a second."""
RESTS_S: Final = 6.0
"""Time after which every banner has gone."""


@frozen
class Moment:
    """A moment of a match between computers: after how many actions it is."""

    game: str
    seats: int
    actions: int
    seed: int = 1
    bot: int = 2
    options: tuple[tuple[str, Value], ...] = ()

    @property
    def entry(self) -> MatchSetup:
        """The setup of the match, with computers at all seats."""
        card = catalogue.game(self.game)
        seats = tuple(
            SeatEntry(NAMES[seat], SIDES[seat // card.crew], self.bot) for seat in range(self.seats)
        )
        return MatchSetup(self.game, seats, self.options, card.level or "", seed=self.seed)


MOMENTS: Final = (
    Moment("race", 4, 12),
    Moment("smugglers", 3, 45, seed=2),
    Moment("couriers", 2, 30, seed=5),
    Moment("marketeers", 4, 40),
    Moment("cobbers", 6, 16, options=(("races", 1),)),
    Moment("calavera", 4, 80),
    Moment("caramba", 4, 90, seed=2),
    Moment("atacama", 3, 25, seed=2),
)
GREAT_SHOT: Final = Moment("race", 3, 14, seed=9, bot=3, options=(("races", 1),))
"""Just before a Vehicle goes through its Gate and touches two more dice behind it."""


def played(moment: Moment) -> tuple[Match[Any], Action]:
    """Play the match up to this moment, and return what the best computer would do then."""
    entry, card = moment.entry, catalogue.game(moment.game)
    match, dealer = begin(card, entry)
    players = computers(card, entry.seats, entry.seed, dealer.what_if)
    while len(match.turns) < moment.actions or match.rules.choices(match.state)[0].seat == TABLE:
        match = match.play(answer(match, dealer, players))
    coaches = with_coaches((None,) * moment.seats, card, entry.seed, dealer.what_if)
    asked = question_to(match.rules.choices(match.state)[0].seat, match)
    coach = coaches[asked.seat]
    assert coach is not None, "a coach sits at every seat"
    return match, coach.choose(asked.state, asked.choices, asked.place)


def picture(moment: Moment) -> bytes:
    """Return the picture of a game in which a person is asked and, if they flick, aims."""
    match, action = played(moment)
    seats = tuple(replace(seat, bot=None) for seat in moment.entry.seats)
    entry = replace(moment.entry, seats=seats)
    scene = catalogue.table(moment.game).open_scene(entry, book=Book(None, match.actions()))
    window = pygame.Surface(WINDOW)
    scene.update(RESTS_S)
    if isinstance(scene.mode, Curtain):
        scene.handle(KeyPress("y"))
    scene.update(RESTS_S)
    if isinstance(scene, FlickScene) and isinstance(action, Flick):
        aim_at(scene, action)
    scene.update(RESTS_S)
    scene.draw(window, View(WINDOW))
    small = pygame.transform.smoothscale(window, PICTURE)
    file = BytesIO()
    Image.frombytes("RGB", PICTURE, pygame.image.tobytes(small, "RGB")).save(
        file, "WEBP", quality=QUALITY, method=6
    )
    return file.getvalue()


def aim_at(scene: FlickScene[Any], flick: Flick) -> None:
    """Pull the die back for this flick, and do not let go."""
    aim, ground = aim_of(flick, scene.live.choices, scene.live.level), scene.presenter.ground
    scene.handle(Pointer("down", *ground.at(*aim.centre), 1))
    scene.handle(Pointer("move", *ground.at(*aim.handle), 0))


def film(moment: Moment) -> bytes:
    """Return a film of the next flick, as the players of the match see it."""
    log = played(moment)[0].actions()
    for speed in ("play.film_percent", "play.computer_percent"):
        set_value(speed, FILM_PERCENT)
    scene = catalogue.table(moment.game).open_scene(moment.entry, book=Book(None, log))
    with TemporaryDirectory() as folder:
        path = Path(folder) / "flick.webp"
        webp.write(
            path,
            FILM_SIZE,
            frames_of(scene, FILM_SIZE, steps(scene, moment.actions + 2)),
            round(1000 * STEP_S),
        )
        return path.read_bytes()


def steps(scene: MatchScene[Any], last: int) -> Iterator[None]:
    """Move a scene on by steps, until some time after `last` actions."""
    left_s = END_S
    while left_s > 0:
        scene.update(STEP_S)
        if scene.live.past.count >= last:
            left_s -= STEP_S
        yield


def main() -> int:
    """Write the pictures."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("names", nargs="*", metavar="NAME", help="a game, or flick; else all")
    wanted = parser.parse_args().names
    pygame.display.set_mode(WINDOW)
    FOLDER.mkdir(exist_ok=True)
    works = {moment.game: partial(picture, moment) for moment in MOMENTS}
    works["flick"] = partial(film, GREAT_SHOT)
    with TemporaryDirectory() as empty:
        os.environ[DATA] = empty
        for name in wanted or works:
            path = FOLDER / f"{name}.webp"
            path.write_bytes(works[name]())
            print(f"{path.name}: {path.stat().st_size // 1024} KiB", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
