"""Add roles and handing over to the board of the variant in play."""

from collections.abc import Callable
from functools import partial
from types import MappingProxyType
from typing import Any

from cubacube.games.cobbers.referee import called, explanation, title
from cubacube.games.cobbers.referee.sections import SECTIONS
from cubacube.games.cobbers.rules.actions import HandOver
from cubacube.games.cobbers.rules.box import Box
from cubacube.games.cobbers.rules.crew import members
from cubacube.games.cobbers.rules.events import RolesTaken
from cubacube.games.race.rules import box as race
from cubacube.games.race.scene.board import RaceBoard
from cubacube.games.smugglers.scene.board import SmugglersBoard
from cubacube.kit.shot import Die, Gate
from cubacube.kit.vehicles import VEHICLES
from cubacube.rules import Action, Seat, frozen, replace
from cubacube.scenes.flicking.flick_board import FlickBoard
from cubacube.scenes.flicking.words import ActionButton, PromptContext
from cubacube.scenes.match.effects import Effect
from cubacube.scenes.match.game_board import Names, Telling, always
from cubacube.scenes.match.words import Call, Snapshot
from cubacube.session.language.translation import N_, _


@frozen
class Roles:
    """Names of the people with a role in one turn.

    `preparer` may flick a Gate die; it is None if no Gate die may be flicked. `driver` drives,
    or walks if the team is on foot.
    """

    preparer: str | None
    driver: str
    on_foot: bool = False

    @property
    def shared(self) -> bool:
        """Whether two people may flick in this turn."""
        return self.preparer not in (None, self.driver)


def _crew_telling(
    inner: Telling[Any], people: int, roles: Callable[[], Roles | None]
) -> Telling[Any]:
    """Return the texts of a variant, changed for teams.

    They also describe handing over. The call at the start of a turn tells each person's role.
    """

    def call(call: Call[Any]) -> str:
        """Say what the person may flick."""
        now = roles()
        if not call.in_turn or now is None or not now.shared:
            return inner.call(call)
        if call.who.name == now.preparer:
            return _("{name} may flick a Gate die").format(name=call.who.name)
        return _("{name} drives").format(name=call.who.name)

    return replace(
        inner,
        action=_or_handing_over(inner.action, people, always(N_("skips the preparation"))),
        hint=_or_handing_over(inner.hint or inner.action, people, title),
        reason=_or_handing_over(inner.reason, people, explanation),
        call=call,
    )


def _or_handing_over(
    inner: Callable[[Action, Names, Any], str], people: int, words: Callable[[HandOver], str]
) -> Callable[[Action, Names, Any], str]:
    """Return a function that uses `words` for handing over and `inner` for other actions."""

    def tell(action: Action, names: Names, state: Any) -> str:
        if isinstance(action, HandOver):
            return words(action)
        return inner(action, called(names, people), state)

    return tell


def _why(inner: Callable[[Any, Seat], str], people: int, state: Any, seat: Seat) -> str:
    """Return why other people must look away; a partner may look."""
    secret = inner(state, seat)
    if len(members(seat, people)) == 1:
        return secret
    return _("{secret} Your partner may look, too.").format(secret=secret)


class _CrewBoard(FlickBoard[Any]):
    """Mixin that adds roles to the board of a variant; it must be the first base class."""

    heading = N_("The Cobbers")
    sections = SECTIONS

    def __init__(self, people: int, roles: Callable[[], Roles | None]) -> None:
        super().__init__()
        self._roles = roles
        self.effects = MappingProxyType(
            {**self.effects, RolesTaken: Effect(announce="log", seat_field="team")}
        )
        self.telling = _crew_telling(self.telling, people, roles)
        why = self.secrets.why
        self.secrets = replace(self.secrets, why=partial(_why, why, people))

    def subtitle(self, snapshot: Snapshot[Any]) -> str:
        """Return the subtitle of the variant, and below it the roles in this turn."""
        far: str = super().subtitle(snapshot)  # type: ignore[safe-super]
        roles = self._roles()
        return far if roles is None or snapshot.state.over else f"{far}\n{_told(roles)}"

    def sentence(self, context: PromptContext[Any], declared: Gate | None) -> str:
        """Return what a player may do now; for a preparing partner, also who drives next."""
        roles = self._roles()
        if roles is not None and HandOver(context.seat) in context.listed:
            return _("Flick any coloured die or hand over. Then {driver} drives.").format(
                driver=roles.driver
            )
        return super().sentence(context, declared)  # type: ignore[safe-super]

    def offer(self, action: Action, context: PromptContext[Any]) -> ActionButton | None:
        """Return the button of an action; for handing over, the button of The Cobbers."""
        if isinstance(action, HandOver):
            why = explanation(action)
            return ActionButton(title(action), hint=why, icon="person", letters="H", dark=True)
        button: ActionButton | None = super().offer(action, context)  # type: ignore[safe-super]
        hint = self.telling.reason(action, context.names, context.state)
        return button and replace(button, hint=hint)

    def why_not(self, context: PromptContext[Any], die: Die) -> str:
        """Return why a die cannot be flicked; each partner flicks a different kind of die."""
        roles = self._roles()
        if roles is not None and roles.shared and die == self.driven(context.state):
            return _("{name} drives the Vehicle.").format(name=roles.driver)
        if roles is not None and roles.shared and die not in VEHICLES:
            return _("{name} flicks the Gate die.").format(name=roles.preparer)
        return super().why_not(context, die)


def _told(roles: Roles) -> str:
    """Return in one line who flicks the Gate die and who flicks the Vehicle."""
    if roles.on_foot:
        return _("{name}: on foot").format(name=roles.driver)
    if roles.preparer is None:
        return _("{name}: Vehicle").format(name=roles.driver)
    if not roles.shared:
        return _("{name}: Gate die and Vehicle").format(name=roles.driver)
    return _("{preparer}: Gate die · {driver}: Vehicle").format(
        preparer=roles.preparer, driver=roles.driver
    )


class _RaceCrews(_CrewBoard, RaceBoard):
    """Board of the Race for teams."""


class _SmugglersCrews(_CrewBoard, SmugglersBoard):
    """Board of The Smugglers for teams."""


def board_for(box: Box, people: int, roles: Callable[[], Roles | None]) -> FlickBoard[Any]:
    """Return the board of the variant in play."""
    crews = _RaceCrews if isinstance(box.inner, race.Box) else _SmugglersCrews
    return crews(people, roles)
