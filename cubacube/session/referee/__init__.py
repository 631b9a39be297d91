"""The referee's words that the flicking games share."""

from cubacube.session.referee.driven import Headlines, tell_driven
from cubacube.session.referee.shared import tell_shared
from cubacube.session.referee.wording import (
    Cast,
    cities_listed,
    die_name,
    gate_name,
    good_name,
    goods_listed,
    listed,
)

__all__ = [
    "Cast",
    "Headlines",
    "cities_listed",
    "die_name",
    "gate_name",
    "good_name",
    "goods_listed",
    "listed",
    "tell_driven",
    "tell_shared",
]
