"""[II.1 - II.5, II.9] Planning, preparing, installing, driving: what one turn is made of."""

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
    """What may be played or flicked now, or what the table has to answer."""
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
    """Do what was chosen; `state` has the task no longer on its agenda."""
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
    """What happens by itself when the task asks nobody."""
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
    """[II.3, R1] The Gates to declare, rideable or not; None alone if there is none (R50)."""
    sides = state.sector_card(state.sector).gate
    return pairs(sides, state.box.cards, state.layout, VEHICLES[seat]) or (None,)


def _begin(state: State, seat: Seat, news: News) -> State:
    """[II.1, Walking] A rider plans a route; others, and who sits in a wreck, go on foot."""
    news.append(TurnBegan(seat))
    layout = replace(state.layout, own=VEHICLES[seat])
    state = replace(state, seat=seat, layout=layout, upgraded=False, entered=False)
    state = comrades.replace_wreck(state, seat, news)
    riding = state.mode(seat) == "riding" and not state.smugglers[seat].wrecked
    turn = (PlanRoute(seat), Prepare(seat)) if riding else (OnFoot(seat),)
    return replace(state, agenda=(*turn, EndTurn(seat)))


def _end(state: State, seat: Seat) -> State:
    """[II.9] The next player clockwise; the Sector card played is a discard like others now."""
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
    """[II.1] The Gate of this card counts; another card is drawn."""
    news.append(SectorPlayed(seat, card))
    smuggler = state.smugglers[seat]
    kept = list(smuggler.hand)
    kept.remove(card)
    state = state.with_player(seat, replace(smuggler, hand=tuple(kept)))
    return replace(state, sector=card, agenda=(DrawSector(seat), *state.agenda))


def _drive(state: State, seat: Seat) -> tuple[Choice, ...]:
    """[II.3 - II.5] The Vehicle, through a declared Gate, perhaps with a Bumper, or not at all."""
    declared = gates(state, seat)
    bumper = state.smugglers[seat].bumpers > 0 and not state.bumper_on and declared != (None,)
    install = (InstallBumper(seat),) if bumper else ()
    return (
        AnyFlick(seat, (VEHICLES[seat],), declared, state.layout, state.box.measures.launch),
        OneOf(seat, (*install, Pass(seat))),
    )
