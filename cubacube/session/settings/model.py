"""Every setting of the program, with what it may be and what it is to begin with.

Settings change how a match is shown and asked, never what happens in it: nothing of them is in a
match, its log or its code. Only how much computers think is taken along by each match as it begins.
"""

from dataclasses import fields
from typing import Annotated, Any, Final, Literal, TypeAlias

from annotated_types import Interval, Len

from cubacube.rules import frozen, replace

Setting: TypeAlias = bool | int | str
Loudness: TypeAlias = Annotated[int, Interval(ge=0, le=100)]
Speed: TypeAlias = Annotated[int, Interval(ge=25, le=400)]
Place: TypeAlias = Annotated[int, Interval(ge=-32768, le=32767)]
Letter: TypeAlias = Annotated[str, Len(1, 1)]
Preview: TypeAlias = Literal["none", "direction", "first_contact", "full", "chances"]
Asks: TypeAlias = Literal["never", "when_lost", "always"]
Thinking: TypeAlias = Literal["quick", "usual", "long"]

ANYWHERE: Final = -32768
"""Where the desktop likes to put a window."""
PREVIEWS: Final[tuple[Preview, ...]] = (
    "none",
    "direction",
    "first_contact",
    "full",
    "chances",
)
"""Each shows more than the one before."""
WHOLE: Final[tuple[Preview, ...]] = ("full", "chances")
"""With these the whole way is seen."""
TELLING: Final[tuple[Preview, ...]] = ("first_contact", *WHOLE)
"""With these the ruling may be told, too."""


@frozen
class Sound:
    """How loud it is, in percent; `effects` and `ambience` are shares of `master`."""

    master: Loudness = 80
    effects: Loudness = 100
    ambience: Loudness = 60
    muted: bool = False


@frozen
class Screen:
    """The window as it was left, in units of the desktop, and the size of texts."""

    full_screen: bool = False
    width: Annotated[int, Interval(ge=1280, le=16384)] = 1280
    height: Annotated[int, Interval(ge=720, le=16384)] = 720
    left: Place = ANYWHERE
    top: Place = ANYWHERE
    text_percent: Annotated[int, Interval(ge=80, le=140)] = 100
    """How large that is which is read: rules, rulings, explanations."""


@frozen
class Play:
    """How fast and how a match goes on; speeds and times in percent of what is usual."""

    film_percent: Speed = 100
    computer_percent: Speed = 100
    reading_percent: Annotated[int, Interval(ge=50, le=400)] = 100
    instant: bool = False
    less_motion: bool = False
    curtain: bool = True
    ask: Asks = "when_lost"
    thinking: Thinking = "usual"
    """How much computers think, in matches that begin from now on."""


@frozen
class Aids:
    """What helps a person to aim; computers have the same eyes whatever is chosen here."""

    preview: Preview = "full"
    gate_labels: bool = True
    outcome: bool = True


@frozen
class Keys:
    """The letters of what is done by a key; each names what it does."""

    take_back: Letter = "z"
    do_again: Letter = "x"
    rulings: Letter = "l"
    what_if: Letter = "i"
    next_die: Letter = "n"
    next_gate: Letter = "g"
    higher: Letter = "w"
    lower: Letter = "s"
    left: Letter = "a"
    right: Letter = "d"
    look: Letter = "y"


@frozen
class Settings:
    """All of them."""

    language: Annotated[str, Len(2, 20)] = "en"
    sound: Sound = Sound()
    screen: Screen = Screen()
    play: Play = Play()
    aids: Aids = Aids()
    keys: Keys = Keys()


def paths(of: Any = Settings, before: str = "") -> tuple[str, ...]:
    """Every setting as it is named in the file, such as `play.film_percent`, in order."""
    found: list[str] = []
    for field in fields(of):
        path, value = f"{before}{field.name}", field.default
        found += paths(value, f"{path}.") if hasattr(value, "__dataclass_fields__") else [path]
    return tuple(found)


def value_of(settings: Settings, path: str) -> Setting:
    """What is chosen for a setting."""
    value: Any = settings
    for name in path.split("."):
        value = getattr(value, name)
    chosen: Setting = value
    return chosen


def with_value(settings: Settings, path: str, value: Setting) -> Settings:
    """Another value for one setting."""
    table, _dot, name = path.rpartition(".")
    inner: Any = getattr(settings, table) if table else settings
    changed: Any = replace(inner, **{name: value})
    if table:
        changes: dict[str, Any] = {table: changed}
        changed = replace(settings, **changes)
    whole: Settings = changed
    return whole
