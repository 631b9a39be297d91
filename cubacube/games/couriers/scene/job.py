"""Panel of the Job with its card, road and Goods; or four Jobs to choose from."""

from collections import Counter

from pygame import FRect

from cubacube.games.couriers.referee import missing, wanted_listed
from cubacube.games.couriers.referee.things import describe_job, describe_km
from cubacube.games.couriers.rules.state import State
from cubacube.games.couriers.scene.places import JOB, JOBS, row
from cubacube.kit.cards import SectorCard, Symbol
from cubacube.scenes.canvas import theme
from cubacube.scenes.canvas.boxes import Bounds, centred
from cubacube.scenes.canvas.brush import Brush
from cubacube.scenes.canvas.parts import CARD, PANEL, PanelStyle, TextStyle, flat, pill
from cubacube.scenes.canvas.styles import BOLD, FIGURES, NOTE
from cubacube.scenes.flicking.panels.sector_card import FULL_HEIGHT, draw_job
from cubacube.session.language.translation import _, _n

_CARD_WIDTH = 150.0
_LEFT = 180.0
"""Left edge of the road picture; the card lies to the left of it."""
_ROAD_Y, _ROAD_TALL = 78.0, 38.0
_GOODS_Y, _GOOD, _GOOD_STEP = 126.0, 50.0, 64.0
_TOP = 50.0
_NEAREST, _FARTHEST = 40, 20
"""Largest and smallest number of kilometres on a Sector card.

They give the fewest and the most Gates that a Job can take.
"""
_TITLE = TextStyle(31, theme.INK, "title")
_ROAD = PanelStyle(theme.STEEL, None, 10, shadow=0.3, blur=6)
_LACKING = PanelStyle((*theme.TRACK, 60), theme.CARD_EDGE, 8, shadow=0)
_ABOARD = PanelStyle(theme.PAPER, theme.TEAL, 8, shadow=0.3, blur=6)


def draw_current(brush: Brush, state: State, job: SectorCard, colour: theme.Colour) -> None:
    """Draw the panel of the current Job; `colour` is that of the joint Vehicle."""
    box = FRect(JOB)
    brush.panel(box, PANEL)
    card = box.x + 14, box.y + 9, _CARD_WIDTH, FULL_HEIGHT
    draw_job(brush, job, card)
    brush.explain(card, _("Job"), describe_job(state))
    title = _("Job: to {city}").format(city=_(job.city))
    head = brush.write(title, (box.x + _LEFT, box.y + 6), _TITLE)
    room = box.right - 18 - head.right - 20
    at = box.right - 18, box.y + 32
    words, fill = _advice(state, job)
    brush.write(words, at, TextStyle(theme.SMALL, fill, "heavy"), "midright", room)
    _draw_road(brush, state, job, colour)
    _draw_goods(brush, state, job)


def job_box(number: int, count: int) -> Bounds:
    """Return the box of a Job to choose."""
    return row(JOBS, count, number, _TOP)


def draw_choice(brush: Brush, state: State, cards: tuple[int, ...]) -> None:
    """Draw the panel with the Jobs to choose from."""
    brush.panel(JOBS, PANEL)
    x, y, width, _height = JOBS
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
    lacking, left = missing(state, job), job.distance - state.job_km
    if len(job.goods) > state.vehicle.cargo:
        return _("Too many Goods: get a better Vehicle first."), theme.BLOCKED_FILL
    if len(lacking) > 2:
        return _("Still to load: {n} Goods.").format(n=len(lacking)), theme.INK
    if lacking:
        return _("Still to load: {goods}.").format(goods=wanted_listed(lacking)), theme.INK
    if left > 0:
        return _("All Goods are aboard: {km} km to go.").format(km=left), theme.INK
    family = state.box.options.family
    ready = _("All set: stop near it!") if family else _("All set: cross a Gate, stop near it!")
    return ready, theme.OPEN_FILL


def _draw_road(brush: Brush, state: State, job: SectorCard, colour: theme.Colour) -> None:
    """Draw the road to the City with the joint Vehicle on it."""
    box = FRect(JOB)
    left, right, y = box.x + _LEFT, box.right - 200, box.y + _ROAD_Y
    brush.panel((left, y - _ROAD_TALL / 2, right - left, _ROAD_TALL), _ROAD)
    share = min(1.0, state.job_km / job.distance)
    at = left + 26 + share * (right - left - 52)
    if share:
        done = flat(theme.TEAL, 10)
        brush.panel((left, y - _ROAD_TALL / 2, at - left + 20, _ROAD_TALL), done)
    for x in range(round(left) + 14, round(right) - 30, 40):
        brush.panel((x, y - 2, 20, 4), flat(theme.MOON, 2))
    brush.icon("flag", (right + 22, y - 8), 44, theme.INK, theme.CORAL)
    brush.panel(centred((at, y), 50), pill(theme.CREAM, theme.INK))
    brush.icon("vehicle", (at, y), 38, colour)
    over = left, y - 28, box.right - 14 - left, 56
    brush.explain(over, _("Kilometres of the Job"), describe_km(state))
    far = _("{km} of {all} km").format(km=min(state.job_km, job.distance), all=job.distance)
    ink = theme.OPEN_FILL if state.job_km >= job.distance else theme.INK
    style, room = TextStyle(theme.NORMAL, ink, "black"), box.right - right - 64
    brush.write(far, (right + 50, y), style, "midleft", room)


def _draw_goods(brush: Brush, state: State, job: SectorCard) -> None:
    """Draw the Goods of the Job, with a tick if aboard, then the points."""
    box, lacking = FRect(JOB), missing(state, job)
    aboard = Counter(job.goods) - Counter(lacking)
    left, y = box.x + _LEFT, box.y + _GOODS_Y
    middle = y + _GOOD / 2
    for number, good in enumerate(job.goods):
        place = FRect(left + number * _GOOD_STEP, y, _GOOD, _GOOD)
        _draw_good(brush, good, place, lacks=not aboard[good])
        aboard[good] -= aboard[good] > 0
    end = left + len(job.goods) * _GOOD_STEP
    tip = _("The Goods this Job needs. A tick means it is aboard.")
    brush.explain((left, y, end - left, _GOOD), _("Goods of the Job"), tip)
    loaded = len(job.goods) - len(lacking)
    words = _("{n} of {all} Goods aboard").format(n=loaded, all=len(job.goods))
    points = _n("worth {n} point", "worth {n} points", job.value).format(n=job.value)
    worth = brush.write(points, (box.right - 18, middle), FIGURES, "midright").left
    brush.write(words, (end + 6, middle), BOLD, "midleft", min(250, worth - 26 - end))


def _draw_good(brush: Brush, good: Symbol, box: FRect, *, lacks: bool) -> None:
    brush.panel(box, _LACKING if lacks else _ABOARD)
    figure = theme.lighter(theme.GREY, 0.25) if lacks else theme.INK
    brush.icon(good, box.center, 32, figure, theme.PAPER)
    if not lacks:
        middle = box.right - 4, box.bottom - 4
        brush.panel(centred(middle, 24), pill(theme.OPEN_FILL))
        brush.icon("check", middle, theme.SMALLEST_TEXT, theme.CREAM)
