"""Special interactions for choices of the Smugglers, and the preview of a walk."""

from cubacube.games.smugglers.rules.actions import EnterCity, EnterVehicle, Walk
from cubacube.games.smugglers.rules.ground import AnyWalk
from cubacube.games.smugglers.rules.hiding import AnySplit
from cubacube.games.smugglers.rules.sale import AnySale
from cubacube.games.smugglers.rules.state import Exit, OnFoot, PlanRoute, SearchMoney, State
from cubacube.games.smugglers.rules.walking import walk_of
from cubacube.games.smugglers.scene.asking import invitation
from cubacube.games.smugglers.scene.places import route_card
from cubacube.games.smugglers.scene.reach import draw_reach, draw_way, middle_of
from cubacube.games.smugglers.scene.robbing import Hiding, Searching
from cubacube.games.smugglers.scene.selling import Selling
from cubacube.games.smugglers.scene.walking import Walking
from cubacube.kit.geometry import Point
from cubacube.kit.vehicles import VEHICLES
from cubacube.rules import Action
from cubacube.scenes.canvas import Brush, strokes
from cubacube.scenes.canvas.theme import GOLD
from cubacube.scenes.cloth.cloth_view import ClothView
from cubacube.scenes.flicking.gate_preview import GatePreview
from cubacube.scenes.flicking.words import Interaction, PromptContext


def part_for(context: PromptContext[State], cloth_view: ClothView) -> Interaction | None:
    """Return the interaction for the current choice; None if buttons are enough."""
    for choice in context.choices:
        match choice:
            case AnyWalk():
                return Walking(choice, cloth_view, invitation(context.state, choice))
            case AnySale():
                return Selling(context, choice)
            case AnySplit():
                return Hiding(choice)
    task = context.state.agenda[0]
    if isinstance(task, SearchMoney):
        return Searching(context, task)
    return _preview(context, cloth_view) if isinstance(task, PlanRoute) else None


def _preview(context: PromptContext[State], cloth_view: ClothView) -> GatePreview:
    """Return an interaction that shows the Gates of the Sector card under the pointer."""
    state, seat = context.state, context.seat
    hand = state.smugglers[seat].hand
    cards = ((state.sector_card(card), route_card(n, len(hand))) for n, card in enumerate(hand))
    return GatePreview(state, VEHICLES[seat], cloth_view, cards)


def on_counter(context: PromptContext[State]) -> bool:
    """Return whether a panel over the cloth offers all actions of the current choice."""
    searches = isinstance(context.state.agenda[0], SearchMoney)
    return searches or any(isinstance(choice, AnySale) for choice in context.choices)


def draw_walk(brush: Brush, cloth_view: ClothView, state: State, action: Action) -> None:
    """Draw where a computer player is about to walk."""
    task = state.agenda[0]
    if not isinstance(task, Exit | OnFoot):
        return
    goal = _goal(state, action)
    if goal is None:
        return
    walk = walk_of(state, task)
    draw_reach(brush, cloth_view.ground, walk)
    if goal != middle_of(walk.start):
        draw_way(brush, cloth_view.ground, walk, goal)
    strokes.ring(brush, GOLD, cloth_view.ground.at(*goal), cloth_view.edge * 0.75, 4)


def _goal(state: State, action: Action) -> Point | None:
    match action:
        case Walk(x_tenth_mm=x, y_tenth_mm=y):
            return x / 10, y / 10
        case EnterCity(city=city):
            return middle_of(state.layout.card(city))
        case EnterVehicle(seat=seat):
            return middle_of(state.layout[VEHICLES[seat]])
        case _:
            return None
