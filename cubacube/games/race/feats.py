"""Achievements in the Race."""

from cubacube.games.race.rules.events import RaceBegan, StatuesUsed
from cubacube.games.race.rules.state import SECTORS
from cubacube.kit.events import Damaged, Driven, TurnBegan
from cubacube.session.language.translation import N_
from cubacube.session.play.feat import Played, feat

_MANY_DICE = 3


@feat("race_unscathed", "bumper", N_("Not a scratch"), N_("Win a Race without a single Damage."))
def _unscathed(played: Played) -> bool:
    return played.won and not played.mine(Damaged)


@feat(
    "race_jackpot",
    "case",
    N_("Three in one go"),
    N_("Cross a Gate and touch three dice that give a bonus."),
)
def _jackpot(played: Played) -> bool:
    return any(d.success and len(d.bonus_dice) >= _MANY_DICE for d in played.mine(Driven))


@feat("race_blind", "blind", N_("With your eyes closed"), N_("Cross a Gate blind."))
def _blind(played: Played) -> bool:
    """Return whether the player crossed a Gate in a turn that began blind."""
    blind = False
    for event in played.events:
        if isinstance(event, TurnBegan):
            blind = event.blind and event.seat == played.own
        elif isinstance(event, Driven) and blind and event.success:
            return True
    return False


@feat(
    "race_encore",
    "statue",
    N_("Encore"),
    N_("Use two Statues for one more flick and cross a Gate with it."),
)
def _encore(played: Played) -> bool:
    """Return whether a Gate was crossed in the extra flick bought with two Statues."""
    again = False
    for event in played.events:
        if isinstance(event, StatuesUsed):
            again = event.seat == played.own
        elif isinstance(event, Driven) and again:
            if event.success:
                return True
            again = False
    return False


@feat(
    "race_without_a_miss",
    "check",
    N_("Without a miss"),
    N_("Cross all five Gates of a race in five flicks."),
)
def _without_a_miss(played: Played) -> bool:
    """Return whether all five Gates of one race were crossed without a failed drive."""
    tried = crossed = 0
    for event in played.events:
        if isinstance(event, RaceBegan):
            tried = crossed = 0
        elif isinstance(event, Driven) and event.seat == played.own and event.needed:
            tried, crossed = tried + 1, crossed + event.success
            if tried == crossed == SECTORS:
                return True
    return False


FEATS = (_unscathed, _jackpot, _blind, _encore, _without_a_miss)
