"""The cards and dice of the box, read from assets/cards."""

import tomllib
from functools import cache
from typing import Any

from cubacube.kit.cards import Cards, GateDie, SectorCard, VehicleCard, VehicleDie
from cubacube.kit.orientation import FACES
from cubacube.kit.shot import City
from cubacube.session.files.codec import decode
from cubacube.session.shipped import folder


@cache
def load_cards() -> Cards:
    """Load all printed cards and dice of the box, in the order of the files.

    Raises:
        FileNotFoundError: The assets are not installed.
        CodecError: A card does not have the fields of its kind.
    """
    dice = _read("dice")
    return Cards(
        sectors=decode(_read("sectors")["sector"], tuple[SectorCard, ...]),
        vehicles=decode(_read("vehicles")["vehicle"], tuple[VehicleCard, ...]),
        gate_dice=decode([_gate_die(each) for each in dice["gate_die"]], tuple[GateDie, ...]),
        vehicle_dice=decode(
            [_vehicle_die(each) for each in dice["vehicle_die"]], tuple[VehicleDie, ...]
        ),
        cities=decode(_read("cities")["names"], tuple[City, ...]),
    )


def _read(name: str) -> dict[str, Any]:
    """Read one TOML file of cards."""
    text = (folder("assets") / "cards" / f"{name}.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)


def _gate_die(printed: dict[str, Any]) -> dict[str, Any]:
    """Replace the named faces of a Gate die with a list in the order of `FACES`."""
    rest = {key: value for key, value in printed.items() if key not in FACES}
    return {**rest, "faces": [printed[face] for face in FACES]}


def _vehicle_die(printed: dict[str, Any]) -> dict[str, Any]:
    """Replace the wheel directions of a Vehicle die with a list in the order of `FACES`."""
    return {**printed, "wheels_toward": [printed["wheels_toward"][face] for face in FACES]}
