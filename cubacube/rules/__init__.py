"""The vocabulary every game speaks. Standard library only."""

from cubacube.rules.dice import AnyRoll, AnyShuffle, Rolled, Shuffled
from cubacube.rules.game import (
    TABLE,
    Action,
    Choice,
    Counted,
    Event,
    IllegalActionError,
    OneOf,
    Outcome,
    Rules,
    Seat,
    Step,
    play,
)
from cubacube.rules.options import (
    N_,
    Option,
    Value,
    choice,
    declared,
    effective,
    only_with,
    switch,
)
from cubacube.rules.values import frozen, put, replace

__all__ = [
    "N_",
    "TABLE",
    "Action",
    "AnyRoll",
    "AnyShuffle",
    "Choice",
    "Counted",
    "Event",
    "IllegalActionError",
    "OneOf",
    "Option",
    "Outcome",
    "Rolled",
    "Rules",
    "Seat",
    "Shuffled",
    "Step",
    "Value",
    "choice",
    "declared",
    "effective",
    "frozen",
    "only_with",
    "play",
    "put",
    "replace",
    "switch",
]
