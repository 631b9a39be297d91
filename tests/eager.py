"""Random players who know where they want to go, so that long games come to their end."""

from random import Random

from cubacube.ai import choose_at_random
from cubacube.games.smugglers.rules.actions import EnterCity, EnterVehicle, Repair, Rob
from cubacube.games.smugglers.rules.sale import AnySale
from cubacube.kit.shot import AnyFlick
from cubacube.kit.vehicles import VEHICLES
from cubacube.rules import Action, Choice, OneOf

GAMES = ("smugglers", "cobbers")
"""In these, those who do anything sell too seldom to come to an end soon."""

EAGER = (EnterCity, EnterVehicle, Rob, Repair)
"""What an eager smuggler does whenever they may."""


def eagerly(asked: tuple[Choice, ...], draw: Random) -> Action:
    """At random, but mostly straight to the Gate, the City and the sale."""
    if draw.random() < 0.15:
        return choose_at_random(asked, draw)
    wanted: list[Choice] = []
    for choice in asked:
        match choice:
            case AnySale():
                return choice[len(choice) - 1]
            case OneOf(seat=seat, actions=actions):
                eager = tuple(each for each in actions if isinstance(each, EAGER))
                wanted += [OneOf(seat, eager)] if eager else []
            case AnyFlick(dice=(die,)) if die in VEHICLES:
                wanted.append(choice)
    return choose_at_random(tuple(wanted) or asked, draw)


def play_eagerly(
    _state: object, choices: tuple[Choice, ...], draw: Random, _what_if: object
) -> Action:
    """A computer player of this kind."""
    return eagerly(choices, draw)
