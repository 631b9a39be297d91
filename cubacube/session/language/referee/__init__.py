"""The referee's words that the flicking games share."""

from cubacube.session.language.referee.driven import Headlines, tell_driven
from cubacube.session.language.referee.shared import tell_shared
from cubacube.session.language.referee.wording import (
    Cast,
    cities_listed,
    counted,
    die_name,
    event_words,
    gate_name,
    good_name,
    goods_listed,
    listed,
    pesos,
)

__all__ = [
    "Cast",
    "Headlines",
    "cities_listed",
    "counted",
    "die_name",
    "event_words",
    "gate_name",
    "good_name",
    "goods_listed",
    "listed",
    "pesos",
    "tell_driven",
    "tell_shared",
]
