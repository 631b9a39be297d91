"""The board of the Smugglers: what the scene of flicking games needs to know about it."""

from collections.abc import Sequence

from cubacube.games.smugglers.referee import explanation, place_name, title
from cubacube.games.smugglers.referee.sections import SECTIONS
from cubacube.games.smugglers.referee.things import describe_city, describe_face, describe_pawn
from cubacube.games.smugglers.rules.actions import Hide
from cubacube.games.smugglers.rules.ending import COPS_TO_END
from cubacube.games.smugglers.rules.events import GoodsDestroyed, Searched, SectorsDealt, Sold
from cubacube.games.smugglers.rules.state import PAWNS, HideMoney, State
from cubacube.games.smugglers.scene import ending, prompts
from cubacube.games.smugglers.scene.buttons import offered
from cubacube.games.smugglers.scene.choosing import draw_walk, on_counter, part_for
from cubacube.games.smugglers.scene.cities import draw_in_cities
from cubacube.games.smugglers.scene.climaxes import CLIMAXES
from cubacube.games.smugglers.scene.hand import draw_route
from cubacube.games.smugglers.scene.market import draw_market
from cubacube.games.smugglers.scene.places import PLAYERS, TURN
from cubacube.games.smugglers.scene.players import draw_player
from cubacube.games.smugglers.scene.sounds import SOUNDS
from cubacube.kit.events import CitiesDealt, DiceThrown, StarterDrawn, TurnBegan
from cubacube.kit.gates import GateState, standing
from cubacube.kit.shot import City, Flick, Gate, Pawn, Pose
from cubacube.kit.vehicles import VEHICLES
from cubacube.rules import Action, Event, Seat
from cubacube.scenes.canvas.brush import Brush
from cubacube.scenes.cloth.cloth_view import ClothView
from cubacube.scenes.flicking.flick_board import FlickBoard
from cubacube.scenes.flicking.panels.cities import CityLook
from cubacube.scenes.flicking.panels.places import cells
from cubacube.scenes.flicking.words import ActionButton, Interaction, PromptContext
from cubacube.scenes.match.game_board import section_of
from cubacube.scenes.match.rulings import draw_last
from cubacube.scenes.match.words import Announce, Remark, Snapshot
from cubacube.session.language.referee import describe_vehicle, good_name, listed, pesos
from cubacube.session.language.translation import N_, _
from cubacube.session.play.match import Match
from cubacube.session.play.result import ScoreColumn


class SmugglersBoard(FlickBoard[State]):
    """Show the Smugglers: market, Sector cards, Goods, walks, sales and robberies."""

    turn_box = TURN
    sounds = SOUNDS
    climaxes = CLIMAXES
    course = N_("Pesos")

    @property
    def title(self) -> str:
        """The name of the game."""
        return _("The Smugglers")

    def section(self, state: State) -> str:
        """Return the section of the rules page about the current task."""
        return section_of(SECTIONS, state.agenda)

    def subtitle(self, snapshot: Snapshot[State]) -> str:
        """Return a text with the number of Cops in the Cities and the number that ends the game."""
        state = snapshot.state
        return _("Cops {n} of {end}").format(
            n=sum(state.cops), end=COPS_TO_END[len(state.smugglers)]
        )

    def remark(self, event: Event) -> Remark:
        """Return the timeline mark of an event, such as a sale, Damage or lost Goods."""
        match event:
            case Sold():
                return "good"
            case GoodsDestroyed():
                return "bad"
        return super().remark(event)

    def steps(self, state: State) -> tuple[str, ...]:
        """Return the names of the steps of the turn, for driving or for walking."""
        return prompts.steps(state)

    def step_now(self, state: State) -> int | None:
        """Return the index of the current step; None while the dice are dealt."""
        return prompts.step_now(state)

    def paint(self, brush: Brush, snapshot: Snapshot[State]) -> None:
        """Draw the market, the Sector cards, the panels of the players, and what is in Cities."""
        state = snapshot.state
        draw_in_cities(brush, state, snapshot.seats)
        draw_market(brush, state)
        draw_route(brush, state, self.on_turn(state))
        boxes = cells(PLAYERS, len(snapshot.seats))
        seats = zip(snapshot.seats, boxes.players, strict=True)
        for seat, (entry, box) in enumerate(seats):
            draw_player(brush, state, seat, entry, box)
        if boxes.rest is not None:
            draw_last(brush, boxes.rest, snapshot.rulings)

    def on_turn(self, state: State) -> Seat | None:
        """Return the current player; None before the opening throw and after the end."""
        return state.seat if state.layout.dice and not state.over else None

    def gates(self, state: State) -> tuple[GateState, ...] | None:
        """Return the Gates of the Sector card that was played."""
        if state.over or not state.sector:
            return None
        sides, box = state.sector_card(state.sector).gate, state.box
        return standing(sides, box.cards, state.layout, VEHICLES[state.seat], box.measures)

    def city_look(self, state: State, city: City) -> CityLook:
        """Return how a City is drawn: how far the ruler reaches, and how many Cops are there."""
        return CityLook(state.box.ruler_mm, cops=state.cops_in(city))

    def describe_die(self, state: State, pose: Pose, names: tuple[str, ...]) -> tuple[str, str]:
        """Return title and text of a die's tooltip.

        The text tells what its face is good for, or what a hit on a Vehicle costs.
        """
        title, _nothing = super().describe_die(state, pose, names)
        if pose.die in VEHICLES:
            return title, describe_vehicle(
                pose.die == VEHICLES[state.seat], bumper_on=state.bumper_on
            )
        symbol = state.box.cards.symbol(pose)
        said = _("{die}: {symbol}").format(die=title, symbol=good_name(symbol))
        return said, describe_face(symbol, state)

    def describe_pawn(self, state: State, pawn: Pawn, names: tuple[str, ...]) -> tuple[str, str]:
        """Return the tooltip of a Pawn: whether its owner can be robbed."""
        seat = PAWNS.index(pawn.pawn)
        return super().describe_pawn(state, pawn, names)[0], describe_pawn(state, seat, names[seat])

    def describe_city(self, state: State, city: City) -> tuple[str, str]:
        """Return the tooltip of a City: what the current player can do there."""
        return _(city), describe_city(state, city)

    def sentence(self, context: PromptContext[State], declared: Gate | None) -> str:
        """Return the prompt for the current task."""
        blocked = self.all_blocked(context.state)
        return prompts.sentence(context.state, declared, context.names, blocked=blocked)

    def offer(
        self, action: Action, context: PromptContext[State], *, beside_aim: bool
    ) -> ActionButton | None:
        """Return the button for an action; None if a panel over the cloth offers the action."""
        del beside_aim
        return None if on_counter(context) else offered(action, context)

    def part(self, context: PromptContext[State], cloth_view: ClothView) -> Interaction | None:
        """Return the special interaction for a choice, such as walking or selling; else None."""
        return part_for(context, cloth_view)

    def words(self, action: Action, state: State, names: tuple[str, ...]) -> str:
        """Return the title of the action's button."""
        return title(action, names, state)

    def hint_words(self, action: Action, state: State, names: tuple[str, ...]) -> str:
        """Return the words of a hint.

        If the hint is about hiding money, the words give the amount in each hiding place.
        """
        if isinstance(action, Hide):
            said = _("{place}: {money}")
            pairs = [(place_name(n), each) for n, each in enumerate(action.places) if each]
            return listed([said.format(place=place, money=pesos(each)) for place, each in pairs])
        return super().hint_words(action, state, names)

    def hint_reason(self, action: Action, state: State, names: tuple[str, ...]) -> str:
        """Return what an action does; empty for a flick."""
        return "" if isinstance(action, Flick) else explanation(action, names, state)

    def draw_wish(self, brush: Brush, cloth_view: ClothView, state: State, action: Action) -> None:
        """Draw where a computer player is about to walk."""
        draw_walk(brush, cloth_view, state, action)

    def private(self, own: State, common: State) -> bool:
        """Return whether the other players must look away now.

        They must look away while a victim hides money before a robbery, and whenever an option
        hides money or cards.
        """
        del common
        options = own.box.options
        hides = bool(own.agenda) and isinstance(own.agenda[0], HideMoney)
        return hides or options.hidden_money or not options.open_hands

    def secret(self, state: State, seat: Seat) -> str:
        """Return the message about what is hidden from the other players."""
        del seat
        options = state.box.options
        if state.agenda and isinstance(state.agenda[0], HideMoney):
            return _("Hide your money now.")
        if options.open_hands:
            return _("Your money is hidden from the others.")
        if options.hidden_money:
            return _("Your cards and your money are hidden from the others.")
        return _("Your Sector cards are hidden from the others.")

    def event_seat(self, event: Event) -> Seat | None:
        """Return the seat in whose colour an event is marked; None for most events.

        Three events have a seat: the draw of the starting player, the throw of the dice, and the
        beginning of a turn.
        """
        return event.seat if isinstance(event, StarterDrawn | DiceThrown | TurnBegan) else None

    def announce(self, event: Event) -> Announce:
        """Return how the referee announces an event; turn starts and deals only go to the log."""
        return "log" if isinstance(event, TurnBegan | SectorsDealt | CitiesDealt) else "say"

    def notice(self, events: Sequence[Event], state: State) -> str:
        """Return the title of the notice after a robbery; empty at all other times."""
        del state
        return _("The robbery") if any(isinstance(event, Searched) for event in events) else ""

    def reached(
        self, before: tuple[int, ...], state: State, events: Sequence[Event]
    ) -> tuple[int, ...]:
        """Return the money of each seat; 0 if it is hidden in `state`."""
        del before, events
        return tuple(each.money or 0 for each in state.smugglers)

    def columns(self, match: Match[State]) -> tuple[ScoreColumn, ...]:
        """Return the columns of the results: each player's money, and their Vehicle's value."""
        return ending.columns(match.state)

    def lines(self, match: Match[State], names: tuple[str, ...]) -> tuple[str, ...]:
        """Return sentences about the best sale and the best robbery."""
        return ending.lines(match.events, names)
