"""Every event of Calavera as a sentence."""

from collections.abc import Callable
from typing import Any

from cubacube.games.calavera.referee.wording import row_name
from cubacube.games.calavera.rules.events import (
    BonusGained,
    Cursed,
    DiceRolled,
    GameEnded,
    NothingTaken,
    OthersCalled,
    RowDied,
    RowMarked,
    RowSaved,
    SkullsLocked,
    TurnBegan,
)
from cubacube.games.calavera.rules.state import State
from cubacube.rules import Event
from cubacube.session.language.translation import _, _n


def tell(event: Event, names: tuple[str, ...], _state: State) -> str:
    """What happened, in one sentence.

    Raises:
        KeyError: It is no event of Calavera.
    """
    return _TOLD[type(event)](event, names)


def _turn_began(event: TurnBegan, names: tuple[str, ...]) -> str:
    return _("{name} rolls.").format(name=names[event.seat])


def _dice_rolled(event: DiceRolled, names: tuple[str, ...]) -> str:
    dice = len(event.dice)
    said = _n(
        "{name} rolled {dice} die: roll {roll} of 3.",
        "{name} rolled {dice} dice: roll {roll} of 3.",
        dice,
    )
    return said.format(name=names[event.seat], dice=dice, roll=event.roll)


def _skulls_locked(event: SkullsLocked, _names: tuple[str, ...]) -> str:
    skulls = len(event.dice)
    said = _n(
        "A skull: it stays until the turn ends.",
        "{skulls} skulls: they stay until the turn ends.",
        skulls,
    )
    return said.format(skulls=skulls)


def _cursed(event: Cursed, names: tuple[str, ...]) -> str:
    return _("{skulls} skulls! {name} marks nothing and freezes nothing.").format(
        skulls=event.skulls, name=names[event.seat]
    )


def _row_marked(event: RowMarked, names: tuple[str, ...]) -> str:
    if event.jokers:
        said = _n(
            "{name} puts {dice} joker in {row}, up to box {box}.",
            "{name} puts {dice} jokers in {row}, up to box {box}.",
            event.dice + event.lost,
        )
    else:
        said = _n(
            "{name} takes {dice} die for {row}, up to box {box}.",
            "{name} takes {dice} dice for {row}, up to box {box}.",
            event.dice + event.lost,
        )
    told = said.format(
        name=names[event.seat],
        dice=event.dice + event.lost,
        row=row_name(event.row),
        box=event.box,
    )
    if not event.lost:
        return told
    lost = _n("{lost} cross finds no box.", "{lost} crosses find no box.", event.lost)
    return f"{told} {lost.format(lost=event.lost)}"


def _row_saved(event: RowSaved, names: tuple[str, ...]) -> str:
    return _("{name} freezes {row} with jokers: {points} points are safe.").format(
        name=names[event.seat], row=row_name(event.row), points=event.points
    )


def _row_died(event: RowDied, names: tuple[str, ...]) -> str:
    said = _("The {row} row of {name} is in the death zone: it freezes for {points} points.")
    return said.format(name=names[event.seat], row=row_name(event.row), points=event.points)


def _nothing_taken(event: NothingTaken, names: tuple[str, ...]) -> str:
    return _("{name} can use no dice and marks nothing.").format(name=names[event.seat])


def _bonus_gained(event: BonusGained, names: tuple[str, ...]) -> str:
    if event.first:
        said = _("{name} is first past bonus line {line}: {points} points.")
    else:
        said = _("{name} is past bonus line {line}, but not first: {points} points.")
    return said.format(name=names[event.seat], line=event.line, points=event.points)


def _others_called(event: OthersCalled, names: tuple[str, ...]) -> str:
    said = _n(
        "{name} rolled a skull: everybody else must use some of the dice that are left.",
        "{name} rolled {skulls} skulls: everybody else must use some of the dice that are left.",
        event.skulls,
    )
    return said.format(name=names[event.seat], skulls=event.skulls)


def _game_ended(event: GameEnded, names: tuple[str, ...]) -> str:
    winners = [names[seat] for seat in event.winners]
    if len(winners) == 1:
        return _("All four rows are frozen. {name} wins.").format(name=winners[0])
    return _("All four rows are frozen. The win is shared by {names}.").format(
        names=", ".join(winners)
    )


_TOLD: dict[type[Event], Callable[[Any, tuple[str, ...]], str]] = {
    TurnBegan: _turn_began,
    DiceRolled: _dice_rolled,
    SkullsLocked: _skulls_locked,
    Cursed: _cursed,
    RowMarked: _row_marked,
    RowSaved: _row_saved,
    RowDied: _row_died,
    NothingTaken: _nothing_taken,
    BonusGained: _bonus_gained,
    OthersCalled: _others_called,
    GameEnded: _game_ended,
}
