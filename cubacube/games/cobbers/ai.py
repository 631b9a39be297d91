"""Computer player of The Cobbers.

It chooses its actions with the computer player of the Race or The Smugglers. To choose a
preparation, it simulates the drive that the partner will make next.
"""

from random import Random

from cubacube.ai.minded import Minded
from cubacube.games.cobbers.rules.actions import HandOver
from cubacube.games.cobbers.rules.box import inner_rules
from cubacube.games.cobbers.rules.crew import team_of
from cubacube.games.cobbers.rules.law import seated
from cubacube.games.cobbers.rules.state import State
from cubacube.games.race import ai as race_ai
from cubacube.games.race.rules.state import State as RaceState
from cubacube.games.smugglers import ai as smugglers_ai
from cubacube.kit.shot import WhatIf
from cubacube.rules import Action, Choice, replace


def choose(
    race: Minded[Action],
    smugglers: Minded[Action],
    state: State,
    choices: tuple[Choice, ...],
    rng: Random,
    what_if: WhatIf,
    /,
) -> Action:
    """Return one of `choices`, which are all for one person.

    `state` holds only what this person may know.
    """
    seat = choices[0].seat
    team, inner = team_of(seat), state.inner
    offers_hand_over = HandOver(seat) in choices[-1]
    asked = tuple(seated(choice, team) for choice in choices)
    if offers_hand_over:
        asked = inner_rules(state.box).choices(inner)
    bot = race if isinstance(inner, RaceState) else smugglers
    action = bot(inner, asked, rng, what_if)
    wish: Action = replace(action, seat=seat)
    if offers_hand_over and not any(wish in choice for choice in choices):
        return HandOver(seat)
    return wish


BOTS = tuple([Minded(choose, pair) for pair in zip(race_ai.BOTS, smugglers_ai.BOTS, strict=True)])
"""The computer players by level."""
