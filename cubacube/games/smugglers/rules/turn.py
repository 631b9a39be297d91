"""[II.1 - II.5, II.9] The parts of a turn: plan, prepare, install a Bumper, drive."""

from cubacube.games.smugglers.rules import comrades
from cubacube.games.smugglers.rules.actions import PlaySector
from cubacube.games.smugglers.rules.driving import drive
from cubacube.games.smugglers.rules.events import DiscardsShuffled, LeftStanding, SectorPlayed
from cubacube.games.smugglers.rules.state import DrawSector, OnFoot, PlanRoute, State, Turn
from cubacube.kit.actions import InstallBumper, Pass
from cubacube.kit.events import TurnBegan
from cubacube.kit.gates import pairs
from cubacube.kit.preparing import any_preparation, install, slid
from cubacube.kit.shot import AnyFlick, AnyShot, Flick, Gate, Shot
from cubacube.kit.tasks import BeginTurn, Drive, EndTurn, Prepare, Slide
from cubacube.kit.vehicles import VEHICLES
from cubacube.rules import Action, AnyShuffle, Choice, OneOf, Seat, Shuffled, replace
from cubacube.rules.agenda import News


def ask(state: State, task: Turn) -> tuple[Choice, ...]:
    """Return what may be played or flicked, or the random result that the dealer must supply."""
    match task:
        case PlanRoute(seat=seat):
            hand = state.smugglers[seat].hand
            return (OneOf(seat, tuple(PlaySector(seat, card) for card in hand)),)
        case DrawSector() if not state.deck:
            return (AnyShuffle(len(state.discards)),)
        case Prepare(seat=seat):
            prepare = any_preparation(seat, state.layout, state.box.measures)
            return (prepare, *_drive(state, seat))
        case Drive(seat=seat):
            return _drive(state, seat)
        case Slide(flick=flick):
            return (AnyShot(flick, state.layout, obstacles=len(state.box.measures.obstacles)),)
        case _:
            return ()


def answer(state: State, task: Turn, action: Action, news: News) -> State:
    """Carry out the choice; `task` is already off the agenda of `state`."""
    match action:
        case PlaySector(seat=seat, card=card):
            return _play(state, seat, card, news)
        case Shuffled(order=order):
            news.append(DiscardsShuffled())
            deck = tuple(state.discards[number] for number in order)
            return replace(state, deck=deck, discards=(), agenda=(task, *state.agenda))
        case InstallBumper(seat=seat):
            return install(state, seat, news)
        case Flick():
            return replace(state, agenda=(Slide(action), *state.agenda))
        case Shot():
            return slid(state, action, drive, news)
        case Pass(seat=seat):
            news.append(LeftStanding(seat))
            return state
    raise TypeError(action)


def resolve(state: State, task: Turn, news: News) -> State:
    """Carry out a task that needs no choice."""
    match task:
        case BeginTurn(seat=seat):
            return _begin(state, seat, news)
        case DrawSector(seat=seat):
            smuggler = state.smugglers[seat]
            drawn = replace(smuggler, hand=(*smuggler.hand, state.deck[0]))
            return replace(state, deck=state.deck[1:]).with_player(seat, drawn)
        case EndTurn(seat=seat):
            return _end(state, seat)
    raise TypeError(task)


def gates(state: State, seat: Seat) -> tuple[Gate | None, ...]:
    """[II.3, R1] Return the Gates that may be declared, blocked ones too.

    The result is `(None,)` if no matching Gate is on the table (R50).
    """
    sides = state.sector_card(state.sector).gate
    return pairs(sides, state.box.cards, state.layout, VEHICLES[seat]) or (None,)


def _begin(state: State, seat: Seat, news: News) -> State:
    """[II.1, Walking] Begin a turn: a smuggler in a sound Vehicle drives, all others walk."""
    news.append(TurnBegan(seat))
    layout = replace(state.layout, own=VEHICLES[seat])
    state = replace(state, seat=seat, layout=layout, upgraded=False, entered=False)
    state = comrades.replace_wreck(state, seat, news)
    riding = state.mode(seat) == "riding" and not state.smugglers[seat].wrecked
    turn = (PlanRoute(seat), Prepare(seat)) if riding else (OnFoot(seat),)
    return replace(state, agenda=(*turn, EndTurn(seat)))


def _end(state: State, seat: Seat) -> State:
    """[II.9] Discard the Sector card of this turn, and pass the turn clockwise."""
    played = (state.sector,) if state.sector else ()
    following = (seat + 1) % len(state.smugglers)
    return replace(
        state,
        discards=(*state.discards, *played),
        sector=0,
        bumper_on=False,
        agenda=(BeginTurn(following),),
    )


def _play(state: State, seat: Seat, card: int, news: News) -> State:
    """[II.1] Play a Sector card: its Gate must be crossed. Draw another card."""
    news.append(SectorPlayed(seat, card))
    smuggler = state.smugglers[seat]
    kept = list(smuggler.hand)
    kept.remove(card)
    state = state.with_player(seat, replace(smuggler, hand=tuple(kept)))
    return replace(state, sector=card, agenda=(DrawSector(seat), *state.agenda))


def _drive(state: State, seat: Seat) -> tuple[Choice, ...]:
    """[II.3 - II.5] Return the choices to drive, to install a Bumper, or not to drive."""
    declared = gates(state, seat)
    bumper = state.smugglers[seat].bumpers > 0 and not state.bumper_on and declared != (None,)
    install = (InstallBumper(seat),) if bumper else ()
    return (
        AnyFlick(seat, (VEHICLES[seat],), declared, state.layout, state.box.measures.launch),
        OneOf(seat, (*install, Pass(seat))),
    )
