"""Explain in words why something is not allowed in Calavera."""

from cubacube.games.calavera.rules.box import JOKER, Row
from cubacube.games.calavera.rules.legal import Bar
from cubacube.games.calavera.rules.state import State
from cubacube.rules import Seat
from cubacube.session.language.translation import N_, _, _n

_PLAIN: dict[Bar, str] = {
    Bar.DECIDE_FIRST: N_("Roll again or stop first."),
    Bar.FROZEN: N_("This row is already frozen."),
    Bar.NO_DIE: N_("No die has this colour, and there is no joker."),
    Bar.COLOUR_USED: N_("{name} has used this colour, and there is no joker."),
    Bar.ONLY_JOKERS_USED: N_("{name} has used the jokers, and no die has this colour."),
    Bar.NO_JOKER: N_("No die shows a joker."),
    Bar.JOKERS_USED: N_("{name} has used the jokers."),
    Bar.NOT_ON_TURN: N_("You can freeze a row only in your own turn."),
    Bar.NO_FREEZING_HERE: N_(
        "You can freeze a row from box 6 to box 10. This one is at box {box}."
    ),
    Bar.SKULL: N_("A skull stays until the turn ends."),
    Bar.DIE_USED: N_("{name} has used this die."),
    Bar.ALL_KEPT: N_("To keep all dice, stop and choose."),
}


def reason(
    bar: Bar, names: tuple[str, ...], state: State, seat: Seat, row: Row | None = None
) -> str:
    """Return in words why a seat may not do something.

    `row` is the row or die colour in question, if there is one.
    """
    if row is None:
        return _(_PLAIN[bar]).format(name=names[state.seat])
    cell = state.sheets[seat].crosses[row]
    if bar is Bar.TOO_FEW_JOKERS:
        return _too_few(state.dice.count(JOKER), state.box.jokers[cell], cell)
    return _(_PLAIN[bar]).format(name=names[state.seat], box=cell)


def _too_few(jokers: int, needed: int, cell: int) -> str:
    said = _n(
        "Freezing in box {box} takes {needed} jokers. You have {jokers}.",
        "Freezing in box {box} takes {needed} jokers. You have {jokers}.",
        jokers,
    )
    return said.format(box=cell, needed=needed, jokers=jokers)
