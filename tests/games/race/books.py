"""Counts of what racers own."""

from collections.abc import Hashable, Iterator

from cubacube.games.race.rules import events
from cubacube.games.race.rules.finish import PAIR
from cubacube.games.race.rules.opening import outfit
from cubacube.games.race.rules.state import State
from cubacube.kit import events as shared
from cubacube.kit.goods import GOODS
from cubacube.rules import Event
from tests.books import Book, Books, Claim, cleared, put_to


class TheBooks(Books[State]):
    """Damage, Bumpers, bonus cards, money, crossed Sectors, and the Cop of the Raid."""

    def of(self, state: State) -> dict[Hashable, int]:
        return {
            (what, seat): count
            for seat, racer in enumerate(state.racers)
            for what, count in (
                ("damage", racer.damage),
                ("bumpers", racer.bumpers),
                ("money", racer.money or 0),
                ("crossed", racer.crossed),
                ("cop", racer.has_cop),
                *((good, racer.bonuses.count(good)) for good in GOODS),
            )
        }

    def claims(self, event: Event, book: Book, state: State) -> Iterator[Claim]:
        match event:
            case shared.Damaged(seat=seat, tokens=tokens):
                yield Claim(("damage", seat), tokens, numbered=True)
            case shared.Repaired(seat=seat):
                yield from cleared(book, ("damage", seat))
            case shared.BumperInstalled(seat=seat):
                yield Claim(("bumpers", seat), -1)
            case shared.VehicleGained(seat=seat, card=card):
                full = outfit(state.box, state.box.cards.vehicle(card))
                yield put_to(book, ("bumpers", seat), full)
            case events.Advanced(seat=seat, sector=sector):
                yield put_to(book, ("crossed", seat), sector)
            case events.Rewarded(seat=seat, reward=reward, pairs=pairs):
                yield Claim(("money", seat), reward, numbered=True)
                yield Claim(("money", seat), PAIR * pairs, numbered=True)
                yield Claim(("diamond", seat), -2 * pairs)
            case events.RaceEnded():
                yield from _of_a_race(book, state)
            case _:
                yield from _of_bonuses(event)


def _of_bonuses(event: Event) -> Iterator[Claim]:
    """Yield changes of bonus cards."""
    match event:
        case events.BonusGained(seat=seat, bonus=bonus):
            yield Claim((bonus, seat), 1)
        case events.ToolboxUsed(seat=seat, repaired=repaired, bumper=bumper):
            yield Claim(("case", seat), -1)
            yield Claim(("damage", seat), -repaired, numbered=True)
            yield Claim(("bumpers", seat), int(bumper))
        case events.AlcoholUsed(seat=seat):
            yield Claim(("alcohol", seat), -1)
        case events.WeaponsUsed(seat=seat):
            yield Claim(("weapons", seat), -1)
        case events.StatuesUsed(seat=seat):
            yield Claim(("statue", seat), -2)
        case events.CopShakenOff(seat=seat):
            yield Claim(("cop", seat), -1)


def _of_a_race(book: Book, state: State) -> Iterator[Claim]:
    """[Finish 3] Yield changes at the end of a race, if another one follows."""
    if state.over:
        return
    for seat in range(len(state.racers)):
        yield from cleared(book, ("crossed", seat))
        yield put_to(book, ("cop", seat), state.box.options.raid)
        if not state.box.options.no_repair:
            yield from cleared(book, ("damage", seat))
