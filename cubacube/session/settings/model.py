"""All settings of the program, with their ranges and defaults.

Settings change how a match is shown and controlled, never what happens in it. They are not
in a match, its log or its code. The exception is how much computer players think: each
match stores that value when it begins.
"""

from operator import attrgetter
from typing import Annotated, Any, Literal, TypeAlias, get_args

from annotated_types import Interval, Len

from cubacube.rules import frozen, replace
from cubacube.session.files.declared import keys_by_path
from cubacube.session.language.translation import SYSTEM

Setting: TypeAlias = bool | int | str
Loudness: TypeAlias = Annotated[int, Interval(ge=0, le=100)]
Speed: TypeAlias = Annotated[int, Interval(ge=25, le=400)]
Place: TypeAlias = Annotated[int, Interval(ge=-32768, le=32767)]
KeyName: TypeAlias = Annotated[str, Len(1, 3)]
Preview: TypeAlias = Literal["none", "direction", "first_contact", "full", "chances"]
Asks: TypeAlias = Literal["never", "when_lost", "always"]
Thinking: TypeAlias = Literal["quick", "usual", "long"]
DiceMarks: TypeAlias = Literal["usual", "large", "letters"]

LONGEST_USED = 200
ANYWHERE = -32768
"""Lets the desktop choose the position of the window."""
PREVIEWS: tuple[Preview, ...] = get_args(Preview)
"""All previews; each shows more than the one before."""
WHOLE: tuple[Preview, ...] = ("full", "chances")
"""Previews that show the whole path."""
TELLING: tuple[Preview, ...] = ("first_contact", *WHOLE)
"""The previews that allow the predicted ruling to be shown as well."""


@frozen
class Sound:
    """Volumes in percent; `effects` and `ambience` are percentages of the `master` volume."""

    master: Loudness = 80
    effects: Loudness = 100
    ambience: Loudness = 60
    muted: bool = False


@frozen
class Screen:
    """Size and position of the last window, in units of the desktop, texts and dice."""

    full_screen: bool = False
    width: Annotated[int, Interval(ge=960, le=16384)] = 1280
    height: Annotated[int, Interval(ge=540, le=16384)] = 720
    left: Place = ANYWHERE
    top: Place = ANYWHERE
    text_percent: Annotated[int, Interval(ge=80, le=140)] = 100
    """Size of texts to read: rules, rulings, explanations."""
    dice_marks: DiceMarks = "usual"
    """What tells the colours of Gate dice apart besides the colour."""


@frozen
class Play:
    """Speed and course of a match; speeds and times are in percent of the default."""

    film_percent: Speed = 100
    computer_percent: Speed = 100
    reading_percent: Annotated[int, Interval(ge=50, le=400)] = 100
    instant: bool = False
    less_motion: bool = False
    curtain: bool = True
    ask: Asks = "when_lost"
    thinking: Thinking = "usual"
    """How much computer players think, in matches that begin from now on."""


@frozen
class Aids:
    """Aids that help people to aim; they make no difference to computer players."""

    preview: Preview = "full"
    gate_labels: bool = True
    outcome: bool = True


@frozen
class Keys:
    """The key for each function."""

    take_back: KeyName = "z"
    do_again: KeyName = "x"
    rulings: KeyName = "l"
    what_if: KeyName = "i"
    next_die: KeyName = "n"
    next_gate: KeyName = "g"
    higher: KeyName = "w"
    lower: KeyName = "s"
    left: KeyName = "a"
    right: KeyName = "d"
    look: KeyName = "y"
    hint: KeyName = "f2"
    all_keys: KeyName = "f3"
    look_round: KeyName = "f7"
    thoughts: KeyName = "c"
    repeat: KeyName = "f5"
    skip: KeyName = "f6"
    next_to_place: KeyName = "m"
    turn_over: KeyName = "t"
    preview: KeyName = "v"


@frozen
class Settings:
    """All settings."""

    language: Annotated[str, Len(2, 20)] = SYSTEM
    used: Annotated[str, Len(0, LONGEST_USED)] = ""
    """Keys and gestures that were used in a match, so that the table stops listing them."""
    sound: Sound = Sound()
    screen: Screen = Screen()
    play: Play = Play()
    aids: Aids = Aids()
    keys: Keys = Keys()


def paths() -> tuple[str, ...]:
    """Return the path of every setting in order, such as `play.film_percent`."""
    return tuple(keys_by_path(Settings))


def value_of(settings: Settings, path: str) -> Setting:
    """Return the value of a setting."""
    value: Setting = attrgetter(path)(settings)
    return value


def with_value(settings: Settings, path: str, value: Setting) -> Settings:
    """Return the settings with one value changed."""
    table, _dot, name = path.rpartition(".")
    change: dict[str, Any] = {name: value}
    if table:
        change = {table: replace(getattr(settings, table), **change)}
    return replace(settings, **change)
