"""Build the question to a person, and everything that they can click."""

from collections.abc import Hashable, Iterator

from cubacube.games.caramba.referee import explanation, reason, reason_on_space, reason_to_buy
from cubacube.games.caramba.rules.actions import Accept, AnySpace, Buy, Place, Refuse
from cubacube.games.caramba.rules.course import price
from cubacube.games.caramba.rules.legal import Bar, bar_on_space, bar_to_ambush, bar_to_buy
from cubacube.games.caramba.rules.state import BuyOff, Consider, Hide, Lift, PutDown, State, Task
from cubacube.games.caramba.rules.windows import chip_in_hand
from cubacube.games.caramba.scene.dealing import deal_button, terms_spots
from cubacube.games.caramba.scene.marks import Arm, Asked, OfferStep, TurnPlan
from cubacube.games.caramba.scene.pieces import CHIP, SOMBRERO
from cubacube.games.caramba.scene.places import AMBUSH, MINE, MOST_DEEDS, button_boxes
from cubacube.games.caramba.scene.road import SPACE, Road
from cubacube.games.caramba.scene.rows import CHIP_IN_HAND, chip_at
from cubacube.games.caramba.scene.turns import mover, seat_of, window
from cubacube.rules import Choice, Seat
from cubacube.scenes.canvas import Bounds, Point, centred
from cubacube.scenes.match.words import ButtonSpot, Prompt, Spot
from cubacube.session.language.translation import _, _n


def ask(asked: Asked, choice: Choice) -> Prompt:
    """Return the question for the current task."""
    match asked.task:
        case PutDown():
            words = _("Place a sombrero. Higher spaces are nearer to the mine.")
            return Prompt(words, tuple(_spaces(asked, choice, asked.task)))
        case BuyOff(_, dice, landed=True):
            said = _n(
                "An ambush! Roll {n} die.", "An ambush! Roll {n} dice, or buy some off.", dice
            )
            return Prompt(
                said.format(n=dice), tuple(_purchases(asked, asked.task, button_boxes(dice)))
            )
        case BuyOff(_, dice):
            rolls = _purchases(asked, asked.task, button_boxes(dice))
            spots = (*rolls, _ambush_button(asked), deal_button(asked))
            return Prompt(_("Roll, or buy off dice first."), spots)
        case Consider(_, by, silver, dice):
            said = _n(
                "Take {silver} silver from {name} and roll {n} extra die?",
                "Take {silver} silver from {name} and roll {n} extra dice?",
                dice,
            )
            words = said.format(silver=silver, name=asked.names[by], n=dice)
            return Prompt(words, _answers(asked, choice.seat))
        case Hide() if asked.state.box.options.ambushes_at_setup:
            words = _("Place an ambush on a free space.")
            return Prompt(words, tuple(_spaces(asked, choice, asked.task)))
    return _before_roll(asked, choice)


def _before_roll(asked: Asked, choice: Choice) -> Prompt:
    """[5, 6] Return the question before a roll: people may use a chip or offer a deal.

    After that, the owner of the moving sombrero rolls.
    """
    state, marks = asked.state, asked.marks
    sombrero = mover(state)
    assert sombrero is not None, "nobody is on turn"
    spots: list[Spot] = [*_go_on(asked, sombrero), _ambush_button(asked), deal_button(asked)]
    spots += terms_spots(asked, sombrero)
    first: Hashable = OfferStep("silver", 1) if marks.terms is not None else None
    spots += [_chip_spot(asked, task) for task in marks.arms]
    if marks.armed is not None:
        spaces = tuple(_spaces(asked, choice, marks.armed))
        first = _ahead(state.spaces[sombrero], spaces)
        spots += spaces
        words = _("Place the ambush on a free space.")
    elif state.owner(sombrero) != choice.seat:
        words = _("An ambush or a deal before {name} rolls?").format(
            name=asked.names[state.owner(sombrero)]
        )
    elif _people_only(asked, sombrero):
        words = _("Roll. You may place an ambush or make a deal first.")
    else:
        words = _("Place an ambush before you roll?")
    back = None if marks.armed is None else Arm(marks.armed)
    return Prompt(words, tuple(spots), first=first, back=back)


def _ahead(space: int, spaces: tuple[Spot, ...]) -> Hashable:
    """Return the first free space ahead of `space`; if there is none, the first free space."""
    free = [spot.name for spot in spaces[space:] if not spot.bar]
    return free[0] if free else next(spot.name for spot in spaces if not spot.bar)


def _go_on(asked: Asked, sombrero: int) -> Iterator[Spot]:
    """Yield the buttons that skip to the roll or to a person's turn.

    If only people are asked before the roll, there is a button for each number of dice to roll.
    """
    state, seat = asked.state, asked.state.owner(sombrero)
    task = next(task for task in state.agenda if isinstance(task, BuyOff))
    if _people_only(asked, sombrero):
        boxes = button_boxes(min(MOST_DEEDS, task.dice + 1))
        yield from _purchases(asked, task, boxes[: task.dice])
        if task.dice < MOST_DEEDS:
            yield _nothing_first(boxes[-1])
    elif seat in asked.people:
        yield _go_button(asked, task, button_boxes(1)[0])
    else:
        left, right = button_boxes(2)
        yield _go_button(asked, task, left)
        label = _("To my turn") if len(asked.people) == 1 else _("To our turn")
        hint = _("Skip all ambushes and deals until a person's turn.")
        yield ButtonSpot("quiet", right, hint=hint, key="t", label=label)


def _people_only(asked: Asked, sombrero: int) -> bool:
    """Return whether only people act before the roll, and no extra dice are agreed.

    The owner of the moving sombrero must be a person, too.
    """
    state = asked.state
    mine = state.owner(sombrero) in asked.people
    return mine and asked.people_tasks == window(state) and not state.extra


def _go_button(asked: Asked, task: BuyOff, box: Bounds) -> ButtonSpot:
    dice = task.dice + asked.state.extra
    said = _n("{n} die", "{n} dice", dice).format(n=dice)
    return ButtonSpot(TurnPlan(), box, key="g", label=_("Continue"), note=said, kind="teal")


def _nothing_first(box: Bounds) -> ButtonSpot:
    """Return the button that skips ambushes and deals, but does not roll yet."""
    hint = _("Skip ambushes and deals. Then choose how many dice to roll.")
    note = _("then roll")
    return ButtonSpot(TurnPlan(), box, hint=hint, key="g", label=_("Skip all"), note=note)


def _purchases(asked: Asked, task: BuyOff, boxes: tuple[Bounds, ...]) -> Iterator[Spot]:
    """[7] Yield a button for each number of dice to roll, with its price."""
    state = asked.state.then(task)
    seat = state.owner(task.sombrero)
    now = asked.task == task
    for bought, box in enumerate(boxes):
        action, left = Buy(seat, bought), task.dice - bought
        cost = price(state, bought)
        bar = bar_to_buy(state, action)
        yield ButtonSpot(
            ("roll", left) if now else TurnPlan(task, action),
            box,
            action if now else None,
            bar=reason_to_buy(bar, action, state) if bar else "",
            key=str(left),
            label=_n("Roll {n} die", "Roll {n} dice", left).format(n=left),
            note=_("costs {silver}").format(silver=cost) if bought else _("free"),
            kind="cream" if bought else "coral",
        )


def _answers(asked: Asked, seat: Seat) -> tuple[Spot, ...]:
    """[6] Return the buttons to accept or refuse a deal."""
    left, right = button_boxes(2)
    accept, refuse = Accept(seat), Refuse(seat)
    yes, no = (explanation(each, asked.names, asked.state) for each in (accept, refuse))
    return (
        ButtonSpot("accept", left, accept, yes, key="a", label=_("Accept"), kind="teal"),
        ButtonSpot("refuse", right, refuse, no, key="r", label=_("Refuse")),
    )


def _spaces(asked: Asked, choice: Choice, task: Task) -> Iterator[Spot]:
    """Yield a clickable area for every space and the mine.

    The area of a blocked space has the reason in `bar`.
    """
    state, road = asked.state, Road(asked.state.box.last)
    seat = choice.seat if task == asked.task else seat_of(state, task)
    assert seat is not None
    direct = asked.marks.armed is None
    for space in range(1, state.box.last + 1):
        action, bar = Place(seat, space), bar_on_space(state, space)
        yield Spot(
            ("space", space) if direct else TurnPlan(task, action),
            centred(road.space(space), 2 * SOMBRERO),
            action if direct else None,
            hint=explanation(action, asked.names, state),
            bar=reason_on_space(bar, space, asked.names, state) if bar else "",
            radius=SOMBRERO,
            reach=SPACE / 2 - SOMBRERO,
        )
    if isinstance(choice, AnySpace) or task != asked.task:
        yield Spot("mine", MINE, bar=reason(Bar.MINE), radius=30)


def _ambush_button(asked: Asked) -> ButtonSpot:
    """Return the ambush button: each click picks up the next chip that may be used.

    After the last chip, one more click puts it back.
    """
    bar = bar_to_ambush(asked.state, asked.people_tasks)
    why = reason(bar) if bar else ""
    label = _("Ambush") if asked.marks.armed is None else _("Put back")
    hint = _("Place a chip, or move your own chip if all sombreros have passed it.")
    return ButtonSpot("ambush", AMBUSH, hint=hint, bar=why, key="a", label=label)


def _chip_spot(asked: Asked, task: Task) -> Spot:
    """Return the clickable area of a chip, on the road or in hand.

    A chip in hand lies on the row of the sombrero that has the same number.
    """
    state = asked.state
    seat = seat_of(state, task)
    assert seat is not None
    at, radius = chip_place(state, task)
    words = _("{name}'s ambush: pick it up to place it.").format(name=asked.names[seat])
    return Spot(Arm(task), centred(at, 2 * radius), hint=words, radius=radius)


def chip_place(state: State, task: Task) -> tuple[Point, float]:
    """Return the position and radius of the chip that a task is about."""
    if isinstance(task, Lift):
        return Road(state.box.last).space(state.chips[task.chip]), CHIP
    assert isinstance(task, Hide)
    number = chip_in_hand(state, task.seat)
    assert number is not None
    return chip_at(state, number), CHIP_IN_HAND
