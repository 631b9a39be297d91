"""What is written down of a game while it is played."""

from collections import Counter, deque
from typing import Any, TypeAlias

from balancing.groups import sector_card
from cubacube.games.couriers.rules import events as couriers
from cubacube.games.couriers.rules.box import TARGETS
from cubacube.games.couriers.rules.state import State as CouriersState
from cubacube.games.marketeers.rules import events as marketeers
from cubacube.games.race.rules import events as race
from cubacube.games.race.rules.state import State as RaceState
from cubacube.games.smugglers.rules import events as smugglers
from cubacube.games.smugglers.rules.state import State as SmugglersState
from cubacube.kit import events as kit
from cubacube.kit.gate_groups import group
from cubacube.rules import Event, Outcome
from cubacube.session.play.match import Turn

Entry: TypeAlias = dict[str, Any]
"""One game as it is stored."""

COUNTED: tuple[type, ...] = (
    kit.Driven,
    kit.Prepared,
    kit.BrokeDown,
    kit.VehicleGained,
    couriers.Travelled,
    couriers.Delivered,
    couriers.HidInCity,
    couriers.VehicleSwitched,
    couriers.JobDropped,
)
"""Events that are counted, by their names."""


class Diary:
    """Counts turns, Gates and whatever else shows how a game went."""

    def __init__(self, state: Any) -> None:
        self._before = state
        self._turns = 0
        self._order: list[int] = []
        self._ending = ""
        self._last: deque[str] = deque(maxlen=2)
        self._counts: Counter[str] = Counter()
        self._gates = {key: Counter[str]() for key in ("offered", "tried", "crossed")}
        self._reached: dict[str, int] = {}

    def hear(self, turn: Turn[Any]) -> None:
        """One action and what it led to."""
        before = _inner(self._before)
        for event in turn.events:
            self._count(event)
            if isinstance(event, kit.Driven | couriers.RouteChosen | smugglers.SectorPlayed):
                self._look_at_gate(before, event)
            self._note_points(event, turn.state)
        self._before = turn.state

    def entry(self, seed: int, seats: int, outcome: Outcome | None) -> Entry:
        """All of it, in plain words and numbers; without an outcome the game never ended."""
        return {
            "seed": seed,
            "seats": seats,
            "turns": self._turns,
            "first": self._order[0] if self._order else 0,
            "scores": list(outcome.scores) if outcome else [],
            "winners": sorted(outcome.winners) if outcome else [],
            "ending": self._ending if outcome else "endless",
            "last": list(self._last),
            "reached": self._reached,
            **{key: dict(sorted(counts.items())) for key, counts in self._gates.items()},
            "counts": dict(sorted(self._counts.items())),
        }

    def _count(self, event: Event) -> None:
        """Turns, and how often the rarer things happen."""
        match event:
            case kit.TurnBegan(seat=seat):
                self._begin(seat)
            case marketeers.OfferBought(seat=seat) | marketeers.OfferPutAside(seat=seat):
                self._begin(seat)
            case marketeers.Sold(seat=seat):
                self._begin(seat)
            case couriers.GameEnded(ending=ending):
                self._ending = ending
            case smugglers.GameEnded(cause=cause):
                self._ending = cause
            case marketeers.GameEnded(stalled=stalled):
                self._ending = "stalled" if stalled else "cops"
            case couriers.Travelled(km=km):
                self._counts["km"] += km
            case kit.Driven(success=success, damage=damage):
                self._counts["Damage"] += damage
                self._last[-1] = "crossed" if success else "missed"
        if isinstance(event, COUNTED):
            self._counts[type(event).__name__] += 1

    def _begin(self, seat: int) -> None:
        self._turns += 1
        self._last.append("waited")
        self._order.append(seat)

    def _look_at_gate(self, before: Any, event: Event) -> None:
        """Which Gates might have been tried, was, and was crossed."""
        match event, before:
            case couriers.RouteChosen(), CouriersState():
                self._offer(before, before.routes)
            case smugglers.SectorPlayed(), SmugglersState():
                self._offer(before, before.smuggler.hand)
            case kit.Driven(needed=True), _:
                card = sector_card(before, _asked(before))
                if isinstance(before, RaceState):
                    self._offer(before, (card.id,))
                self._gates["tried"][group(card)] += 1
                self._gates["crossed"][group(card)] += event.success

    def _offer(self, state: Any, cards: tuple[int, ...]) -> None:
        self._gates["offered"].update(group(sector_card(state, card)) for card in cards)

    def _note_points(self, event: Event, state: Any) -> None:
        """[1.6] In which turn each target was reached; after how many turns each race ended."""
        match event:
            case couriers.Delivered():
                for target in TARGETS.values():
                    if state.job_points >= target:
                        self._reached.setdefault(str(target), self._turns)
            case race.RaceEnded():
                self._reached[f"race {len(self._reached) + 1}"] = self._turns


def _inner(state: Any) -> Any:
    """What the teams of The Cobbers play; the state itself in any other variant."""
    return getattr(state, "inner", state)


def _asked(state: Any) -> int:
    """The Sector card whose Gate is to be crossed now."""
    match state:
        case CouriersState():
            return state.turn.route or 0
        case SmugglersState():
            return state.sector
        case _:
            return int(state.track[state.racer.crossed])
