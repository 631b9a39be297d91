import pytest

from cubacube.rules import choice, frozen, switch
from cubacube.session.play.options import OptionError, allowed, chosen, read_options, written


@frozen
class House:
    races: int = choice("Races", "How long", (1, 2, 3), 2)
    ruler: str = choice("Ruler", "How far", ("short", "long"), "long")
    bumpers: bool = switch("Bumpers", "Why not")


@frozen
class NoOptions:
    """Options of a game without house rules."""


def test_words_become_pairs_and_pairs_options() -> None:
    pairs = read_options(House, "races=3, bumpers=on,ruler = short")

    assert pairs == (("races", 3), ("bumpers", True), ("ruler", "short"))
    assert chosen(House, pairs) == House(3, "short", bumpers=True)


@pytest.mark.parametrize("text", ["", " ", ","])
def test_no_words_mean_the_defaults(text: str) -> None:
    assert chosen(House, read_options(House, text)) == House()


@pytest.mark.parametrize(
    ("word", "value"),
    [("on", True), ("Yes", True), ("true", True), ("off", False), ("no", False), ("FALSE", False)],
)
def test_a_switch_understands_plain_words(word: str, value: bool) -> None:
    assert read_options(House, f"bumpers={word}") == (("bumpers", value),)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("bumper=on", "unknown option 'bumper'; did you mean bumpers?"),
        ("x=1", "unknown option 'x'; choose one of races, ruler, bumpers"),
        ("races=4", "option 'races' cannot be '4': use 1, 2, 3"),
        ("races=1.0", "option 'races' cannot be '1.0': use 1, 2, 3"),
        ("races=on", "option 'races' cannot be 'on': use 1, 2, 3"),
        ("races=", "option 'races' cannot be '': use 1, 2, 3"),
        ("ruler=LONG", "option 'ruler' cannot be 'LONG': use short, long"),
        ("bumpers=1", "option 'bumpers' cannot be '1': use on, off"),
        ("bumpers", "option 'bumpers' needs a value: on, off"),
        ("races=1,races=2", "option 'races' is given twice"),
        ("=3", "unknown option ''; choose one of races, ruler, bumpers"),
    ],
)
def test_wrong_words_are_refused_with_what_is_allowed(text: str, told: str) -> None:
    with pytest.raises(OptionError) as fault:
        read_options(House, text)

    assert str(fault.value) == told


def test_where_there_are_no_options_that_is_told() -> None:
    with pytest.raises(OptionError, match="unknown option 'x'; this game has no options"):
        read_options(NoOptions, "x=1")


@pytest.mark.parametrize("pair", [("races", 4), ("bumpers", "on"), ("x", 1)])
def test_wrong_pairs_are_refused(pair: tuple[str, int | str]) -> None:
    with pytest.raises(OptionError):
        chosen(House, [pair])


def test_a_switch_is_not_set_by_a_number() -> None:
    with pytest.raises(OptionError):
        chosen(House, [("bumpers", 1)])


def test_options_are_shown_as_they_are_written() -> None:
    from cubacube.rules import declared

    races, ruler, bumpers = declared(House)

    assert (allowed(races), allowed(ruler), allowed(bumpers)) == (
        "1, 2, 3",
        "short, long",
        "on, off",
    )
    assert (written(2), written("long"), written(True), written(False)) == (
        "2",
        "long",
        "on",
        "off",
    )
