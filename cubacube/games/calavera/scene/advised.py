"""The words of a hint about dice, and the dice that the hint marks."""

from collections.abc import Hashable, Mapping

from cubacube.games.calavera.ai.chances import chances
from cubacube.games.calavera.referee import explanation, title
from cubacube.games.calavera.rules.actions import Freeze, MarkColour, MarkJokers, Reroll
from cubacube.games.calavera.rules.box import DICE, JOKER, SKULL
from cubacube.games.calavera.rules.state import State
from cubacube.rules import Action
from cubacube.scenes.match.game_board import Names
from cubacube.session.language.referee import listed
from cubacube.session.language.translation import _, _n


def hint_phrase(action: Action, names: Names, state: State) -> str:
    """Return the words of a hint for an action; for a reroll they list the numbers of its dice."""
    if not isinstance(action, Reroll):
        return title(action, names, state)
    numbers = listed([str(die + 1) for die in action.dice])
    said = _n("Roll die {dice} again", "Roll dice {dice} again", len(action.dice))
    return said.format(dice=numbers)


def reason_of_advice(action: Action, names: Names, state: State) -> str:
    """Return the reason for a hint: the probabilities of a reroll, or else what it does."""
    if not isinstance(action, Reroll):
        return explanation(action, names, state)
    found = chances(state, action)
    said = _("{better} % of rolls beat stopping now; {cursed} % bring a third skull.")
    return said.format(better=round(100 * found.better), cursed=round(100 * found.cursed))


def advised_dice(action: Action, state: State) -> Mapping[Hashable, str]:
    """Return the dice that a hint marks: those to reroll and to keep, or those to use."""
    match action:
        case Reroll(dice=dice):
            loose = [die for die in DICE if state.dice[die] != SKULL]
            words = {die: _("roll again") if die in dice else _("keep") for die in loose}
            return {("die", die): said for die, said in words.items()}
        case MarkColour(row=face):
            return {("die", die): "" for die in DICE if state.dice[die] == face}
        case MarkJokers() | Freeze():
            return {("die", die): "" for die in DICE if state.dice[die] == JOKER}
    return {}
