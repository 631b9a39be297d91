"""The predicted ruling on the aimed flick: a tag at the end of the guide."""

from collections.abc import Iterable, Sequence
from math import pi

from cubacube.kit.events import Driven, OnlyFlipped, PreparationSpoilt, Prepared
from cubacube.kit.shot import Die, Passage
from cubacube.rules import Event, frozen
from cubacube.scenes.canvas import Bounds, Brush, Point, TextStyle, centred
from cubacube.scenes.canvas.labels import LabelRequest, placed
from cubacube.scenes.canvas.parts import pill
from cubacube.scenes.canvas.theme import BLOCKED_FILL, CREAM, GOLD, OPEN_FILL, SMALLEST_TEXT
from cubacube.scenes.cloth.aim import Aim
from cubacube.scenes.flicking.panels.places import ground as place_of
from cubacube.session.language.referee import Cast, listed
from cubacube.session.language.translation import N_, _

_STYLE = TextStyle(SMALLEST_TEXT, CREAM, "heavy")
_REACH, _HANDLE = 30.0, 90.0
_LINE = SMALLEST_TEXT * 1.6
_PASSAGES: dict[Passage, str] = {
    "short": N_("not through the Gate"),
    "round": N_("around the Gate"),
    "astride": N_("stops on the line"),
    "back": N_("slides back over the line"),
    "through": N_("through the Gate"),
}


@frozen
class PredictedRuling:
    """A ruling in a few words, and whether it is good for the player."""

    words: str
    good: bool


def predict_ruling(
    events: Iterable[Event], cast: Cast, gains: Sequence[str] = ()
) -> PredictedRuling | None:
    """Return a short form of the ruling on these events; None if they contain no ruling.

    `gains` says what a good shot brings besides.
    """
    for event in events:
        match event:
            case Driven():
                return _of_drive(event, cast, gains)
            case Prepared():
                return PredictedRuling(", ".join((_("clean preparation"), *gains)), good=True)
            case OnlyFlipped():
                return PredictedRuling(_("only flips over: turn lost"), good=False)
            case PreparationSpoilt(touched=touched, left=left):
                words = _("{why}: turn lost").format(why=why_spoilt(touched, cast, left=left))
                return PredictedRuling(words, good=False)
    return None


def why_spoilt(touched: Sequence[Die], cast: Cast, *, left: bool) -> str:
    """Return why a preparation is not clean, in a few words."""
    why = [_("touches {dice}").format(dice=cast.dice(tuple(touched)))] if touched else []
    return ", ".join([*why, *([_("leaves the table")] if left else [])])


def _of_drive(event: Driven, cast: Cast, gains: Sequence[str]) -> PredictedRuling:
    """Describe the drive: whether it crosses the Gate, what it touches, gains and Damage."""
    parts = []
    if event.success:
        parts.append(_("crosses"))
    elif event.needed and event.gate is not None:
        parts.append(_(_PASSAGES[event.passage]))
    met = tuple(dict.fromkeys((*event.spoilt_by, *event.costly, *event.rammed)))
    if met:
        parts.append(_("touches {dice}").format(dice=cast.dice(met)))
    struck = tuple(number for number in event.struck if number not in event.absorbed)
    if struck:
        parts.append(_("hits {dice}").format(dice=cast.things((), struck)))
    if (event.blockers or event.barred_by) and event.passage == "through":
        parts.append(_("but it is blocked"))
    if event.cities:
        parts.append(_("hits {city}").format(city=listed([_(city) for city in event.cities])))
    if event.left:
        parts.append(_("leaves the table"))
    words = ", ".join((*parts, *gains)) or _("touches nothing")
    if event.damage:
        words = _("{what}: {damage} Damage").format(what=words, damage=event.damage)
    return PredictedRuling(words, good=went_well(event))


def went_well(event: Driven) -> bool:
    """Return whether a drive broke no rule."""
    return event.clean and (event.success or not event.needed)


def draw_prediction(
    brush: Brush,
    predictions: Sequence[PredictedRuling],
    seen_until: Point,
    aim: Aim,
    dice: Sequence[Bounds],
) -> None:
    """Draw one tag for each predicted ruling in a column beside the end of the visible path.

    `seen_until` is the end of that path in mm. Where possible the tags cover neither dice
    nor the aiming handle.
    """
    ground = place_of(aim.level.area.side_mm)
    end = ground.at(*seen_until)
    handle = centred(ground.at(*aim.handle), _HANDLE)
    pieces = [*dice, handle, centred(end, aim.ring_mm * ground.scale)]
    width = max(brush.width(each.words, _STYLE) for each in predictions) + SMALLEST_TEXT * 1.3
    wish = LabelRequest(end, width, len(predictions) * _LINE, _REACH, -pi / 2)
    ((x, y, _width, _height),) = placed([wish], pieces, ground.box)
    for number, each in enumerate(predictions):
        look = pill(OPEN_FILL if each.good else BLOCKED_FILL, GOLD if each.good else CREAM)
        at = x + width / 2, y + (number + 0.5) * _LINE
        brush.tag(each.words, at, look, _STYLE)
