"""Code that the referees of all games share, and the wording of the Cuba family."""

from cubacube.session.language.referee.driven import Headlines, tell_drive
from cubacube.session.language.referee.shared import tell_placed, tell_shared
from cubacube.session.language.referee.wording import (
    Cast,
    FieldWords,
    People,
    Topic,
    capital,
    cities_listed,
    counted,
    describe_vehicle,
    die_name,
    gate_name,
    gate_state,
    good_name,
    goods_listed,
    listed,
    obstacle_names,
    pesos,
)

__all__ = [
    "Cast",
    "FieldWords",
    "Headlines",
    "People",
    "Topic",
    "capital",
    "cities_listed",
    "counted",
    "describe_vehicle",
    "die_name",
    "gate_name",
    "gate_state",
    "good_name",
    "goods_listed",
    "listed",
    "obstacle_names",
    "pesos",
    "tell_drive",
    "tell_placed",
    "tell_shared",
]
