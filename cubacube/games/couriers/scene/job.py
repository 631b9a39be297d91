"""The board of the Job with its way and Goods; or four Jobs to choose from."""

from collections import Counter

from pygame import FRect

from cubacube.games.couriers.referee import missing, wanted_listed
from cubacube.games.couriers.referee.things import describe_job, describe_km
from cubacube.games.couriers.rules.state import State
from cubacube.games.couriers.scene.places import LAND, row
from cubacube.kit.cards import SectorCard, Symbol
from cubacube.scenes.canvas import Bounds, Brush, Point, TextStyle, centred, theme
from cubacube.scenes.canvas.parts import CARD, PanelStyle, pill
from cubacube.scenes.canvas.styles import FIGURES, NOTE
from cubacube.scenes.flicking.panels.sector_card import FULL_HEIGHT, draw_job
from cubacube.session.language.translation import _, _n

_BOARD, _EDGE = 166.0, 18.0
"""Height of the board, and its margin at the left and right."""
_GOOD, _GOOD_STEP = 42.0, 54.0
_TOP = 50.0
_NEAREST, _FARTHEST = 40, 20
"""Largest and smallest number of kilometres on a Sector card.

They give the fewest and the most Gates that a Job can take.
"""
_TITLE = TextStyle(31, theme.INK, "title")
_LACKING = PanelStyle((*theme.TRACK, 60), theme.CARD_EDGE, 8, shadow=0)
_ABOARD = PanelStyle(theme.PAPER, theme.TEAL, 8, shadow=0.3, blur=6)


def draw_current(brush: Brush, state: State, job: SectorCard) -> None:
    """Draw the board of the current Job: its City, its way, its Goods and what is to do."""
    x, y, width, _height = LAND
    box = FRect(x + 424, y + 12, width - 436, _BOARD)
    brush.panel(box, PanelStyle(theme.PAPER, theme.BROWN, 14, 3))
    left, right = box.x + _EDGE, box.right - _EDGE
    title = _("Job: to {city}").format(city=_(job.city))
    brush.write(title, (left, box.y), _TITLE, "topleft", right - left - 60)
    brush.explain((left, box.y, right - left - 60, 46), _("Job"), describe_job(state))
    star = right - 22, box.y + 30
    brush.icon("star", star, 54, theme.COIN, theme.CREAM)
    brush.write(str(job.value), star, FIGURES, "center")
    points = _n("worth {n} point", "worth {n} points", job.value).format(n=job.value)
    brush.explain(centred(star, 54), points)
    _draw_way(brush, state, job, FRect(left, box.y + 38, right - left, 42))
    _draw_goods(brush, state, job, (left, box.y + 77))
    words, fill = _advice(state, job)
    style = TextStyle(theme.SMALL, fill, "heavy").capped_at(theme.NORMAL)
    brush.write(words, (left, box.bottom - 26), style, "midleft", (right - left, 46))


def _draw_way(brush: Brush, state: State, job: SectorCard, box: FRect) -> None:
    """Draw how far the City still is, and the kilometres driven for the Job."""
    left = state.km_to_go
    far = _("{km} of {all} km").format(km=min(state.job_km, job.distance), all=job.distance)
    driven = brush.write(far, box.midright, FIGURES.capped_at(theme.NORMAL + 4), "midright").x
    words = _("{km} km to go").format(km=left)
    style = TextStyle(36, theme.INK if left else theme.OPEN_FILL, "black").capped_at(42)
    brush.write(words, box.midleft, style, "midleft", driven - box.x - 20)
    brush.explain(box, _("Kilometres of the Job"), describe_km(state))


def job_box(number: int, count: int) -> Bounds:
    """Return the box of a Job to choose."""
    return row(LAND, count, number, _TOP)


def draw_choice(brush: Brush, state: State, cards: tuple[int, ...]) -> None:
    """Draw the panel with the Jobs to choose from."""
    x, y, width, _height = LAND
    title = brush.write(_("Choose your next Job"), (x + 18, y + 5), _TITLE)
    room = width - title.w - 60
    at = x + width - 18, y + 28
    brush.write(_("The others go under the pile."), at, NOTE, "midright", room)
    for number, card in enumerate(cards):
        _draw_offer(brush, state, state.sector(card), FRect(job_box(number, len(cards))))


def _draw_offer(brush: Brush, state: State, job: SectorCard, box: FRect) -> None:
    """Draw a Job on offer: the number of Gates it takes, and which of its Goods are aboard."""
    brush.panel(box, CARD)
    draw_job(brush, job, (box.x + 10, box.y + 10, box.w - 20, FULL_HEIGHT))
    lacking, wanted = missing(state, job), len(job.goods)
    few, many = -(-job.distance // _NEAREST), -(-job.distance // _FARTHEST)
    fits = wanted <= state.vehicle.cargo
    gates = _("{few} to {many} Gates").format(few=few, many=many)
    goods = _("{n} of {all} Goods aboard").format(n=wanted - len(lacking), all=wanted)
    room = _("fits your Cargo") if fits else _("Cargo too small")
    lines = (
        (gates, theme.INK),
        (goods, theme.INK if lacking else theme.OPEN_FILL),
        (room, theme.INK if fits else theme.BLOCKED_FILL),
    )
    for number, (words, colour) in enumerate(lines):
        at = box.centerx, box.y + FULL_HEIGHT + 32 + number * 29
        brush.write(words, at, TextStyle(theme.SMALL, colour, "heavy"), "center", box.w - 14)


def _advice(state: State, job: SectorCard) -> tuple[str, theme.Colour]:
    """Return what is still to do for the Job, and the colour of these words."""
    if state.broken:
        words = _("Broken: repair it in another City.")
        if state.box.options.wrecks:
            words = _("Broken: repair it in a City without a Cop.")
        return words, theme.BLOCKED_FILL
    lacking, left = missing(state, job), state.km_to_go
    if len(job.goods) > state.vehicle.cargo:
        return _("Too many Goods: get a better Vehicle first."), theme.BLOCKED_FILL
    if len(lacking) > 2:
        return _("Still to load: {n} Goods.").format(n=len(lacking)), theme.INK
    if lacking:
        return _("Still to load: {goods}.").format(goods=wanted_listed(lacking)), theme.INK
    if left > 0:
        return _("All Goods are aboard: {km} km to go.").format(km=left), theme.INK
    family = state.box.options.family
    ready = (
        _("All set: stop near the City!")
        if family
        else _("All set: cross a Gate and stop near the City!")
    )
    return ready, theme.OPEN_FILL


def _draw_goods(brush: Brush, state: State, job: SectorCard, at: Point) -> None:
    """Draw the Goods of the Job, with a tick if aboard."""
    lacking = missing(state, job)
    aboard = Counter(job.goods) - Counter(lacking)
    for number, good in enumerate(job.goods):
        place = FRect(at[0] + number * _GOOD_STEP, at[1], _GOOD, _GOOD)
        _draw_good(brush, good, place, lacks=not aboard[good])
        aboard[good] -= aboard[good] > 0
    loaded, wanted = len(job.goods) - len(lacking), len(job.goods)
    words = _("{n} of {all} Goods aboard").format(n=loaded, all=wanted)
    tip = _("The Goods this Job needs. A tick means it is aboard.")
    brush.explain((*at, wanted * _GOOD_STEP, _GOOD), words, tip)


def _draw_good(brush: Brush, good: Symbol, box: FRect, *, lacks: bool) -> None:
    brush.panel(box, _LACKING if lacks else _ABOARD)
    figure = theme.lighter(theme.GREY, 0.25) if lacks else theme.INK
    brush.icon(good, box.center, 32, figure, theme.PAPER)
    if not lacks:
        middle = box.right - 4, box.bottom - 4
        brush.panel(centred(middle, 24), pill(theme.OPEN_FILL))
        brush.icon("check", middle, theme.SMALLEST_TEXT, theme.CREAM)
