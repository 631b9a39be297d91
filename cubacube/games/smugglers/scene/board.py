"""The board of the Smugglers: what the scene of flicking games needs to know about it."""

from cubacube.games.smugglers.referee import explanation, place_name, title
from cubacube.games.smugglers.referee.sections import SECTIONS
from cubacube.games.smugglers.referee.things import describe_city, describe_face, describe_pawn
from cubacube.games.smugglers.rules.actions import Hide
from cubacube.games.smugglers.rules.ending import COPS_TO_END, vehicle_worth
from cubacube.games.smugglers.rules.events import Searched, Sold
from cubacube.games.smugglers.rules.state import PAWNS, HideMoney, State
from cubacube.games.smugglers.scene import asking
from cubacube.games.smugglers.scene.choosing import draw_walk, on_counter, part_for
from cubacube.games.smugglers.scene.effects import EFFECTS
from cubacube.games.smugglers.scene.hand import draw_route
from cubacube.games.smugglers.scene.market import draw_market
from cubacube.games.smugglers.scene.places import PLAYERS, TURN
from cubacube.games.smugglers.scene.players import draw_player
from cubacube.games.smugglers.scene.reach import draw_in_cities
from cubacube.kit.cards import Symbol
from cubacube.kit.gates import GateState, standing
from cubacube.kit.shot import City, Die, Gate, Pawn
from cubacube.kit.vehicles import VEHICLES
from cubacube.rules import Action, Seat
from cubacube.scenes.canvas import Brush
from cubacube.scenes.cloth.cloth_view import ClothView
from cubacube.scenes.flicking.flick_board import FlickBoard
from cubacube.scenes.flicking.panels.cities import CityLook
from cubacube.scenes.flicking.panels.player import draw_players
from cubacube.scenes.flicking.words import ActionButton, Interaction, PromptContext, Steps
from cubacube.scenes.match.game_board import GameResults, Names, Secrets, Telling
from cubacube.scenes.match.words import Show, Snapshot
from cubacube.session.language.referee import describe_vehicle, good_name, listed, pesos
from cubacube.session.language.translation import N_, _
from cubacube.session.play.match import Match
from cubacube.session.play.result import ScoreColumn


def _pesos(snapshot: Snapshot[State]) -> tuple[int, ...]:
    """Return the money of each seat."""
    return tuple(each.money or 0 for each in snapshot.state.smugglers)


def _columns(match: Match[State]) -> tuple[ScoreColumn, ...]:
    """Return two columns: the money of each seat, and the final value of its Vehicle."""
    smugglers = match.state.smugglers
    money = tuple(each.money or 0 for each in smugglers)
    worth = tuple(vehicle_worth(match.state, seat) for seat in range(len(smugglers)))
    return ScoreColumn(_("Money"), money), ScoreColumn(_("Vehicle"), worth)


def _lines(match: Match[State], names: Names) -> tuple[str, ...]:
    """Return sentences about the best sale and the best robbery, if there were any."""
    sales = [event for event in match.events if isinstance(event, Sold)]
    raids = [event for event in match.events if isinstance(event, Searched) and event.taken]
    found = []
    if sales:
        best = max(sales, key=_brought)
        said = _("The best sale: {name} in {city}, {pesos} Pesos.")
        found.append(
            said.format(name=names[best.seat], city=_(best.city), pesos=pesos(_brought(best)))
        )
    if raids:
        prey = max(raids, key=lambda event: event.taken)
        said = _("The best robbery: {name} takes {pesos} Pesos from {victim}.")
        found.append(
            said.format(name=names[prey.seat], pesos=pesos(prey.taken), victim=names[prey.victim])
        )
    return tuple(found)


def _brought(sale: Sold) -> int:
    return sale.income + sale.bonus - sale.bribe


def _hint(action: Action, names: Names, state: State) -> str:
    """Return a hint in words: the title of an action.

    For hiding money, the words tell the amount for each hiding place.
    """
    if not isinstance(action, Hide):
        return title(action, names, state)
    said = _("{place}: {money}")
    pairs = [(place_name(n), each) for n, each in enumerate(action.places) if each]
    return listed([said.format(place=place, money=pesos(each)) for place, each in pairs])


def _notice(show: Show[State]) -> str:
    """Return the title of the notice after a robbery; empty at all other times."""
    return _("The robbery") if any(isinstance(event, Searched) for event in show.events) else ""


def _private(own: State, common: State) -> bool:
    """Return whether the seat sees hidden things, or must hide its money in a robbery."""
    return own != common or (bool(own.agenda) and isinstance(own.agenda[0], HideMoney))


def _why(state: State, _seat: Seat) -> str:
    """Return the message about what is hidden from the other players."""
    options = state.box.options
    if state.agenda and isinstance(state.agenda[0], HideMoney):
        return _("Hide your money now.")
    if options.open_hands:
        return _("Your money is hidden from the others.")
    if options.hidden_money:
        return _("Your cards and your money are hidden from the others.")
    return _("Your Sector cards are hidden from the others.")


class SmugglersBoard(FlickBoard[State]):
    """Show the Smugglers: market, Sector cards, Goods, walks, sales and robberies."""

    turn_box = TURN
    heading = N_("The Smugglers")
    sections = SECTIONS
    effects = EFFECTS
    telling = Telling(title, _hint, explanation, notice=_notice)
    secrets = Secrets(_private, _why)
    results = GameResults(N_("Pesos"), _pesos, columns=_columns, lines=_lines)

    def subtitle(self, snapshot: Snapshot[State]) -> str:
        """Return a text with the number of Cops in the Cities and the number that ends the game."""
        state = snapshot.state
        return _("Cops {n} of {end}").format(
            n=sum(state.cops), end=COPS_TO_END[len(state.smugglers)]
        )

    def steps(self, state: State) -> Steps:
        """Return the names of the steps of a turn, and the index of the current one."""
        return asking.steps(state)

    def paint(self, brush: Brush, snapshot: Snapshot[State]) -> None:
        """Draw the market, the Sector cards, the panels of the players, and what is in Cities."""
        state = snapshot.state
        draw_in_cities(brush, state, snapshot.seats)
        draw_market(brush, state)
        draw_route(brush, state, self.on_turn(state))
        draw_players(brush, snapshot, PLAYERS, draw_player)

    def gates(self, state: State) -> tuple[GateState, ...] | None:
        """Return the Gates of the Sector card that was played."""
        if state.over or not state.sector:
            return None
        sides, box = state.sector_card(state.sector).gate, state.box
        return standing(sides, box.cards, state.layout, VEHICLES[state.seat], box.measures)

    def city_look(self, state: State, city: City) -> CityLook:
        """Return how a City is drawn: with its Cops and the reach of the Walking ruler."""
        return CityLook(state.box.ruler_mm, cops=state.cops_in(city))

    def describe_vehicle(self, state: State, die: Die) -> str:
        """Return what a hit on a Vehicle costs, or whose turn it is."""
        return describe_vehicle(die == VEHICLES[state.seat], bumper_on=state.bumper_on)

    def describe_face(self, state: State, symbol: Symbol) -> tuple[str, str]:
        """Return the name of a Good or another face, and what it is good for."""
        return good_name(symbol), describe_face(symbol, state)

    def describe_pawn(self, state: State, pawn: Pawn, names: Names) -> str:
        """Return a text that tells whether the owner of a Pawn can be robbed."""
        seat = PAWNS.index(pawn.pawn)
        return describe_pawn(state, seat, names[seat])

    def describe_city(self, state: State, city: City) -> str:
        """Return what the current player can do in a City."""
        return describe_city(state, city)

    def sentence(self, context: PromptContext[State], declared: Gate | None) -> str:
        """Return the prompt for the current task."""
        blocked = self.all_blocked(context.state)
        return asking.sentence(context.state, declared, context.names, blocked=blocked)

    def offer(self, action: Action, context: PromptContext[State]) -> ActionButton | None:
        """Return the button for an action; None if a panel over the cloth offers the action."""
        return None if on_counter(context) else asking.offered(action, context)

    def part(self, context: PromptContext[State], cloth_view: ClothView) -> Interaction | None:
        """Return the special interaction for a choice, such as walking or selling; else None."""
        return part_for(context, cloth_view)

    def draw_wish(self, brush: Brush, cloth_view: ClothView, state: State, action: Action) -> None:
        """Draw where a computer player is about to walk."""
        draw_walk(brush, cloth_view, state, action)
