"""The panel for making an offer: seat, silver and dice.

While the panel is open, it covers the tray of the last roll and the tray of the shell.
"""

from cubacube.games.caramba.referee import explanation, reason, reason_to_offer
from cubacube.games.caramba.rules.actions import Offer as Deal
from cubacube.games.caramba.rules.legal import bar_to_deal, bar_to_offer
from cubacube.games.caramba.rules.state import Propose, State
from cubacube.games.caramba.scene.marks import Asked, OfferStep, Terms, TurnPlan, Who
from cubacube.games.caramba.scene.odds import told
from cubacube.games.caramba.scene.places import DEAL, TERMS
from cubacube.games.caramba.scene.turns import pending_dice
from cubacube.scenes.canvas import Bounds, Brush, TextStyle
from cubacube.scenes.canvas.parts import LINE, PanelStyle
from cubacube.scenes.canvas.theme import BRASS, CREAM, GOLD, LARGE, SMALL
from cubacube.scenes.match.words import ButtonSpot, Spot
from cubacube.scenes.pieces.sides import swatch
from cubacube.session.language.numbers import signed
from cubacube.session.language.translation import _, _n, _p

_LABEL = TextStyle(SMALL, GOLD, "heavy")
_NUMBER = TextStyle(LARGE + 4, CREAM, "black")
_TITLE = TextStyle(LARGE, GOLD, "title")
_WIDE, _TALL, _GAP, _VALUE = 84.0, 58.0, 8.0, 66.0
_LOW_Y = TERMS[1] + 92
_SILVER_X = TERMS[0] + 24
_DICE_X = _SILVER_X + 4 * _WIDE + _VALUE + 4 * _GAP + 46
_OFFER_X = _DICE_X + 2 * _WIDE + _VALUE + 2 * _GAP + 46
_OFFER: Bounds = (_OFFER_X, _LOW_Y - 3, TERMS[0] + TERMS[2] - 24 - _OFFER_X, 64)
_LOOK = PanelStyle(LINE.fill, BRASS, 20, 2, 0.6)
_WHO_WIDTH, _WHO_HEIGHT = 70.0, 48.0


def deal_button(asked: Asked) -> ButtonSpot:
    """Return the button that opens or closes the offer panel."""
    hint = _("Offer silver for extra dice to the player whose turn it is.")
    if asked.marks.terms is not None:
        return ButtonSpot("deal", DEAL, key="esc", label=_("Close"))
    bar = bar_to_deal(asked.state, asked.people_tasks)
    why = reason(bar) if bar else ""
    return ButtonSpot("deal", DEAL, hint=hint, bar=why, key="d", label=_("Deal"))


def terms_spots(asked: Asked, sombrero: int) -> tuple[Spot, ...]:
    """Return the buttons of the offer that is being made."""
    terms, state = asked.marks.terms, asked.state
    if terms is None:
        return ()
    spots: list[Spot] = []
    if len(asked.marks.dealers) > 1:
        spots += [_who(asked, n) for n in range(len(asked.marks.dealers))]
    spots += [_step(state, terms, sombrero, OfferStep("silver", by)) for by in (-5, -1, 1, 5)]
    spots += [_step(state, terms, sombrero, OfferStep("dice", by)) for by in (-1, 1)]
    task = Propose(terms.seat, sombrero)
    deal = Deal(terms.seat, terms.silver, terms.dice)
    hint = explanation(deal, asked.names, state.then(task))
    said = told(state, sombrero, pending_dice(state) + terms.dice)
    plan, hint = TurnPlan(task, deal), f"{hint} {said}."
    return (
        *spots,
        ButtonSpot(plan, _OFFER, hint=hint, key="o", label=_p("button", "Offer"), kind="teal"),
    )


def draw_terms(brush: Brush, asked: Asked, sombrero: int, terms: Terms) -> None:
    """Draw the offer panel without its buttons."""
    brush.panel(TERMS, _LOOK)
    x, y, _width, _height = TERMS
    dice = pending_dice(asked.state) + terms.dice
    said = _n(
        "{name} offers: {other} rolls {n} die",
        "{name} offers: {other} rolls {n} dice",
        dice,
    )
    owner = asked.names[asked.state.owner(sombrero)]
    words = said.format(name=asked.names[terms.seat], other=owner, n=dice)
    room_left = TERMS[2] - 48
    if len(asked.marks.dealers) > 1:
        room_left -= len(asked.marks.dealers) * (_WHO_WIDTH + _GAP)
    brush.write(words, (x + 24, y + 30), _TITLE, "midleft", room_left)
    label_y = _LOW_Y - 20
    brush.write(_("Silver to pay"), (_SILVER_X, label_y), _LABEL, "midleft", 300)
    brush.write(_("Extra dice"), (_DICE_X, label_y), _LABEL, "midleft", 200)
    middle = _LOW_Y + _TALL / 2
    silver_x = _SILVER_X + 2 * (_WIDE + _GAP) + _VALUE / 2
    brush.write(str(terms.silver), (silver_x, middle), _NUMBER, "center")
    dice_x = _DICE_X + _WIDE + _GAP + _VALUE / 2
    brush.write(str(terms.dice), (dice_x, middle), _NUMBER, "center")


def _who(asked: Asked, number: int) -> ButtonSpot:
    """Return the button that chooses one seat as the one that makes the offer.

    `number` is the index of the seat among the seats that may offer a deal.
    """
    dealers = asked.marks.dealers
    seat, count = dealers[number], len(dealers)
    x = TERMS[0] + TERMS[2] - 20 - (count - number) * (_WHO_WIDTH + _GAP)
    box = x, TERMS[1] + 10, _WHO_WIDTH, _WHO_HEIGHT
    chosen = asked.marks.terms is not None and asked.marks.terms.seat == seat
    hint = _("{name} makes the offer.").format(name=asked.names[seat])
    return ButtonSpot(
        Who(seat),
        box,
        hint=hint,
        kind="coral" if chosen else "cream",
        icon=lambda view, size: swatch(view, asked.seats[seat].side, size, 8),
    )


def _step(state: State, terms: Terms, sombrero: int, step: OfferStep) -> ButtonSpot:
    """Return a button that changes the offer; it is blocked at the limits."""
    one = 1 if step.by > 0 else -1
    if step.what == "silver":
        left, column = _SILVER_X, (-5, -1, 1, 5).index(step.by)
        wish = Deal(terms.seat, terms.silver + one, terms.dice)
    else:
        left, column = _DICE_X, (-1, 1).index(step.by)
        wish = Deal(terms.seat, terms.silver, terms.dice + one)
    bar = bar_to_offer(state, sombrero, wish)
    why = reason_to_offer(bar, terms.seat, sombrero, state) if bar else ""
    before = column * (_WIDE + _GAP) + (_VALUE + _GAP if step.by > 0 else 0)
    box = left + before, _LOW_Y, _WIDE, _TALL
    return ButtonSpot(step, box, bar=why, label=signed(step.by))
