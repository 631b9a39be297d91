"""Planning skills of the computer players by level, without their flicking skills."""

from cubacube.rules import frozen


@frozen
class Evaluator:
    """Planning skills of a computer player.

    `errands`: compare Jobs by the turns they take; otherwise all Jobs score the same.
    `thrift`: save Cities and Vehicles to hide in; otherwise hide as soon as possible.
    `choice`: discard a poor last route; otherwise keep any that can be driven.
    `groundwork`: prepare for a better drive, or for Goods that no die shows; otherwise
    prepare only if no drive is reliable.
    """

    errands: bool = False
    thrift: bool = False
    choice: bool = False
    groundwork: bool = False


EVALUATORS = (
    Evaluator(),
    Evaluator(errands=True),
    Evaluator(errands=True, thrift=True),
    Evaluator(errands=True, thrift=True, choice=True),
    Evaluator(errands=True, thrift=True, choice=True, groundwork=True),
)
"""Planning skills of the five computer player levels."""
