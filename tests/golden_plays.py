"""The golden matches and their files."""

from collections.abc import Mapping
from pathlib import Path

from cubacube.rules import Value, frozen
from cubacube.session.play.game import Game
from cubacube.session.play.options import written
from tests.golden import tell
from tests.random_matches import random_match

FOLDER = Path(__file__).parent / "goldens"

FIRST, LAST = 120, 30
"""Actions written at both ends of a match; only a Race is longer than that."""

WHOLE = 10_000
"""More actions than any match has."""


@frozen
class Variant:
    """One way to play a game, with three seeds chosen for rare events."""

    name: str
    seats: int
    options: Mapping[str, Value]
    seeds: tuple[int, int, int] = (1, 2, 3)


VARIANTS: dict[str, tuple[Variant, ...]] = {
    "race": (
        Variant("default", 3, {"races": 1}, (1, 2, 82)),
        Variant("bumpers_raid", 2, {"races": 1, "bumpers": True, "raid": True}, (1, 4, 70)),
    ),
    "smugglers": (
        Variant("default", 3, {}, (1, 5, 6)),
        Variant(
            "hidden",
            2,
            {"open_hands": False, "hidden_money": True, "three_places": True},
            (1, 2, 3),
        ),
        Variant(
            "five",
            5,
            {"bumper_two": True, "by_difference": True, "damaged_worthless": True},
            (1, 2, 9),
        ),
    ),
    "couriers": (
        Variant("default", 2, {}, (1, 2, 3)),
        Variant("family", 3, {"family": True, "bumpers": False}, (1, 68, 589)),
        Variant("packages", 1, {"smooth": True, "wrecks": True, "short_ruler": True}, (1, 6, 270)),
    ),
    "marketeers": (
        Variant("2", 2, {}, (3, 7, 9)),
        Variant("long_4", 4, {"long_game": True, "hidden_hands": True}, (5, 6, 15)),
    ),
    "cobbers": (
        Variant("race", 5, {"races": 1}, (1, 2, 9)),
        Variant("smugglers", 6, {"over": "smugglers"}, (2, 11, 15)),
    ),
    "calavera": (Variant("2", 2, {}), Variant("4", 4, {})),
    "caramba": (
        Variant("2", 2, {}, (2, 3, 8)),
        Variant("4", 4, {}),
        Variant("6", 6, {}),
        Variant(
            "options",
            3,
            {"five_races": True, "ambushes_at_setup": True, "buy_off_ambush": True},
        ),
    ),
    "atacama": (
        Variant("basic_2", 2, {}),
        Variant("tactical_2", 2, {"tactical": True}),
        Variant("tactical_3", 3, {"tactical": True}),
        Variant("tactical_4", 4, {"tactical": True}),
        Variant("enhanced_2", 2, {"enhanced": True}),
        Variant("random_2", 2, {"board": "random", "concessions": "drawn"}, (1, 2, 19)),
    ),
}


def variants(game: Game) -> tuple[Variant, ...]:
    """Return the golden variants of a game; by default the smallest and largest table."""
    tables = dict.fromkeys((game.fewest, game.most))
    return VARIANTS.get(game.name) or tuple(Variant(str(seats), seats, {}) for seats in tables)


def file_name(game: Game, variant: Variant, seed: int) -> str:
    """Return the file name of one match."""
    return f"{game.name}_{variant.name}_{seed}.txt"


def story(game: Game, variant: Variant, seed: int) -> str:
    """Return one match as text."""
    match = random_match(game, variant.seats, dict(variant.options), seed)
    options = ",".join(f"{name}={written(value)}" for name, value in variant.options.items())
    heading = f"{game.name}, {variant.seats} seats, seed {seed}, options {options or 'as printed'}"
    first, last = (WHOLE, WHOLE) if game.level is None else (FIRST, LAST)
    return tell(match, heading, first, last)


def write(game: Game, folder: Path) -> list[Path]:
    """Write every golden file of a game into `folder`, and remove its outdated ones."""
    told = {
        folder / file_name(game, variant, seed): story(game, variant, seed)
        for variant in variants(game)
        for seed in variant.seeds
    }
    for path in set(folder.glob(f"{game.name}_*.txt")) - told.keys():
        path.unlink()
    for path, text in told.items():
        path.write_text(text, encoding="utf-8", newline="\n")
    return list(told)
