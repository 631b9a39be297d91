"""Steps of an exercise: actions as short texts, which are looked up among the offered choices.

A step is the name of an action and the values of its fields after the seat, in order. Values
left out at the end may be any. Some examples:

- `PlaySector 12`, or `PlaySector` for the first card offered
- `Flick VA 9000 1150 0 middle B1+R1`: die, direction, speed, hit point, height, Gate
- `Sell case,statue`, `Sell case,` for a list of one, `TakeFace none`
- `Placed VA:160:80 R1:100:170:8`: dice at x and y in millimetres, and which side is up
"""

from collections.abc import Iterable
from dataclasses import MISSING, fields
from typing import Any, get_args

from cubacube.kit.placing import AnyPlacing, Placed
from cubacube.kit.shot import Pose
from cubacube.rules import Action, Choice, Event, OneOf
from cubacube.session.files.codec import decode, encode
from cubacube.session.play.game import Game
from cubacube.session.play.training import for_training


def offered(step: str, choices: Iterable[Choice], game: Game) -> Action | None:
    """Return the first offered action that a step describes; None if there is none.

    Raises:
        CodecError: The values are not those of such an action.
        KeyError: The game has no such action.
    """
    name, *words = step.split()
    if name == Placed.__name__:
        return next(
            (_placed(each, words) for each in choices if isinstance(each, AnyPlacing)), None
        )
    kind = {each.__name__: each for each in get_args(for_training(game).action_type)}[name]
    own = fields(kind)[1:]  # without the seat
    given = dict(zip((each.name for each in own), map(_value, words), strict=False))
    usual = {each.name: encode(each.default) for each in own if each.default is not MISSING}
    whole = {**usual, **given}
    for choice in choices:
        if isinstance(choice, OneOf):
            actions = [each for each in choice if type(each) is kind]
            found = [each for each in actions if given.items() <= encode(each).items()]
        elif len(whole) < len(own):
            continue
        else:
            action = decode({"seat": choice.seat, **whole}, kind)
            found = [action] if action in choice else []
        if found:
            return found[0]
    return None


def is_event(event: Event, goal: str) -> bool:
    """Return whether an event has the name and the values of `goal`.

    Values are written like those of a step. `field=value` names its field.
    """
    name, *words = goal.split()
    if type(event).__name__ != name:
        return False
    own = {key: value for key, value in encode(event).items() if key not in ("is", "seat")}
    given = [
        word.split("=") if "=" in word else (key, word)
        for key, word in zip(own, words, strict=False)
    ]
    return all(_value(word) == own[key] for key, word in given)


def _placed(choice: AnyPlacing, words: list[str]) -> Placed:
    """Return the action that places dice; those that already lie there are left out."""
    places = [word.split(":") for word in words]
    poses = [Pose(die, float(x), float(y), 0.0, *map(int, up)) for die, x, y, *up in places]
    return Placed(choice.seat, tuple(each for each in poses if each not in choice.layout.dice))


def _value(word: str) -> Any:
    """Return the JSON form of a value, as in the log of a match."""
    if "," in word:
        return [_value(each) for each in word.split(",") if each]
    if "+" in word:
        one, other = sorted(word.split("+"))
        return {"a": one, "b": other}
    words = {"none": None, "yes": True, "no": False}
    return int(word) if word.lstrip("-").isdigit() else words.get(word, word)
