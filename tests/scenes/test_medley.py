"""Music does not repeat itself: sections follow each other in ever new orders."""

from itertools import pairwise
from random import Random

from cubacube.games.catalogue import names
from cubacube.scenes.sound.medley import SECTIONS, Medley
from cubacube.scenes.sound.mixer import Mixer
from cubacube.session.shipped import folder

AGAIN_S = 90.0


def test_no_order_of_three_sections_returns_within_90_seconds() -> None:
    mixer = Mixer()
    assert mixer.wait()
    shortest_s = min(
        section.get_length() for name in names() for section in mixer._load_sections(name)
    )
    mixer.close()
    apart = int(AGAIN_S / shortest_s) + 1

    for seed in range(200):
        medley = Medley(Random(seed))
        heard = [medley.next_section() for _ in range(120)]
        orders = list(zip(heard, heard[1:], heard[2:], strict=False))
        for at, order in enumerate(orders):
            assert order not in orders[max(0, at - apart) : at], (seed, at)
        assert set(heard) == set(range(1, SECTIONS + 1))
        assert all(a != b for a, b in pairwise(heard))


def test_the_order_depends_on_its_own_generator_only() -> None:
    def played(seed: int) -> list[int]:
        medley = Medley(Random(seed))
        return [medley.next_section() for _ in range(20)]

    assert played(5) == played(5)
    assert len({tuple(played(seed)) for seed in range(8)}) == 8


def test_all_sections_of_a_game_are_there() -> None:
    files = {path.stem for path in (folder("assets") / "sounds").glob("ambience_*.ogg")}

    wanted = {f"ambience_{name}_{n}" for name in names() for n in range(1, SECTIONS + 1)}
    assert files == wanted
