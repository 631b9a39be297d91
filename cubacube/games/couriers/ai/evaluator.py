"""What each level of Couriers reckons with, besides how it flicks."""

from cubacube.rules import frozen


@frozen
class Evaluator:
    """What a Courier sees in a position.

    `errands`: how many turns a Job will take; else one is as good as any other. `thrift`: that
    there are only so many Cities and Vehicles to hide in; else they hide as soon as they can.
    `choice`: which routes are worth keeping; else they drive wherever it goes. `groundwork`: Gate
    flicks that make a possible drive better, and Goods that no die shows; else there is work to be
    done only if no drive is possible.
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
"""What the five levels reckon with."""
