"""No English word is left but names, in faults of files and in the help of the command line.

The language of these tests gives an accent to each vowel that comes from the catalogue.
"""

import re
import sys
from argparse import ArgumentParser
from collections.abc import Iterator
from dataclasses import fields, replace
from gettext import NullTranslations
from pathlib import Path
from typing import Any, get_args

import pytest

from cubacube.games import catalogue
from cubacube.kit.placing import fault_in_dice
from cubacube.kit.shot import Pose
from cubacube.session.files.declared import keys_by_path
from cubacube.session.files.level_warnings import level_warnings
from cubacube.session.files.levels import (
    LevelError,
    level_code,
    level_names,
    load_level,
    parse_level,
)
from cubacube.session.files.trial import try_level
from cubacube.session.households.model import Household
from cubacube.session.keeping.code import read_code
from cubacube.session.keeping.header import Header, to_json
from cubacube.session.keeping.kept import SavedMatchError, read_content
from cubacube.session.language.translation import _, use_catalogue
from cubacube.session.play.records import RecordError, read_declared
from cubacube.session.play.setup import SIDES
from cubacube.session.settings.file import read_settings
from cubacube.session.settings.model import Settings
from cubacube.session.tour.file import read_tour
from cubacube.session.tour.model import Tour
from cubacube.session.workshop.fit import Fit, fit
from cubacube.session.workshop.measurements import MeasurementError, read_measurements
from cubacube.shell.cli.parser import make_parser
from cubacube.shell.league import plots as league_plots
from cubacube.shell.league.figures import Meeting, WinShare
from cubacube.shell.league.league import LeagueTable
from cubacube.shell.tuning import plots
from cubacube.table.level import Level
from tests.session.keeping import test_match_file as matches
from tests.session.keeping.matches import header
from tests.session.test_levels import BOW, BOX, CIRCLE, DENT, HABANA, LAYOUT, WALL, WALL_BOX, WET
from tests.session.tour.test_tour_file import HOSTILE as TOURS
from tests.shell.tuning.test_plots import EDGE, FRICTION, swept

_WORD = re.compile(r"[^\W\d]+")


@pytest.fixture(scope="module")
def accents() -> NullTranslations:
    tools = str(Path(__file__).resolve().parent.parent / "tools")
    if tools not in sys.path:
        sys.path.insert(0, tools)
    import pseudo

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(pseudo, "LONGER", 0)  # nothing is added behind a name
        made: NullTranslations = pseudo._translations.__wrapped__()
    return made


@pytest.fixture(autouse=True)
def no_english(accents: NullTranslations) -> None:
    use_catalogue("pseudo", accents)


def english(told: str, *names: object) -> set[str]:
    """Return the words of a text that are neither from the catalogue nor in one of the names."""
    known = {*_WORD.findall(" ".join(map(str, names)))}
    words = (each for each in _WORD.findall(told) if each.isascii() and re.search("[aeiou]", each))
    return {*words} - known


KEYS = [
    each
    for declared in (Level, Tour, Household, Settings)
    for path, key in keys_by_path(declared).items()
    for each in (path, *key.words)
]


def edited(*pairs: tuple[str, str]) -> str:
    text = HABANA
    for old, new in pairs:
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    return text


LEVELS = {
    "ranges": edited(("\nedge_mm = 16.0", "\nedge_mm = 99"), ("mass_g = 5.0", "mass = 1"))
    + WET.replace('"Wet"', r'"\u001b"').replace('"wet"', '"oil"')
    + WALL.replace('"Harbour wall"', '" "').replace("0.6", "true")
    + '[layout]\n[border]\nnorth = {restitution = 1, gap_mm = [1]}\nup = 3\n',
    "one another": edited(
        ("\nedge_mm = 16.0", "\nedge_mm = 30"), ("corner_mm = 1.5", "corner_mm = 20"),
        ("friction = 0.45", "friction = 0.05"), ("longest_flick_s = 10.0", "longest_flick_s = 1.0"),
        ("fastest_mm_s = 2100", "fastest_mm_s = 500"), ("middle_mm = 0.0", "middle_mm = -8"),
        ("\ncollision_mm = 2.0", "\ncollision_mm = 18"), ("short_mm = 50.0", "short_mm = 80"),
        ("start_radius_mm = 60.0", "start_radius_mm = 155"), ("low_mm = -1.5", "low_mm = -18"),
        ("x_mm = 260.0\ny_mm = 260.0", "x_mm = 270\ny_mm = 10"),
    ) + WET.replace("0.1", "0.1\nslope_deg = 9"),
    "shapes": HABANA + WET.replace(CIRCLE, "") + WET.replace(CIRCLE, f"{CIRCLE}\n{BOX}")
    + WET.replace(CIRCLE, BOW) + WALL.replace(WALL_BOX, DENT),
    "places": HABANA + WALL.replace(WALL_BOX, CIRCLE.replace("100", "30"))
    + LAYOUT.replace("VA", "R1") + LAYOUT.replace("160", "105") + LAYOUT.replace("160", "3"),
    "no base": 'base = "havana"\n', "other base": 'base = "habana"\nbase_hash = "0"\n',
    "no TOML": "a = = 2", "twice": "a = 1\na = 2", "open": "a = [\n",
}  # fmt: skip


@pytest.mark.parametrize("case", LEVELS)
def test_faults_of_a_level(case: str) -> None:
    with pytest.raises(LevelError) as fault:
        parse_level(LEVELS[case], "mine.toml")

    assert english(str(fault.value), LEVELS[case], "mine toml habana add a", *KEYS) == set()


@pytest.mark.parametrize(
    "content",
    [
        b"\xef\xbb\xbf",
        b"\xff",
        b"#" * 99_999,
        b"[" * 99,
        b"a.b.c.d.e.f.g.h.i.j.k=1",
        b"a=1\n" * 999,
    ],
)
def test_faults_of_a_file(content: bytes, tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_bytes(content)
    for file in (
        path,
        "habanna",
        "xxx",
        f"{level_code(HABANA)[:-4]}",
        "cubacube-level9.x",
        tmp_path,
    ):
        with pytest.raises(LevelError) as fault:
            load_level(file)
        assert english(str(fault.value), file, content, *level_names(), "code") == set(), file


def test_faults_of_a_table() -> None:
    wet = parse_level(HABANA + WET.replace("0.1", "1.5").replace("= 30", "= 400"), "mine.toml")
    (warning,) = level_warnings(wet, "mine.toml")
    assert english(str(warning), "mine toml zones friction") == set()
    short = replace(wet, steps=replace(wet.steps, longest_flick_s=0.1))
    with pytest.raises(LevelError) as fault:
        try_level(short, "mine.toml")
    assert english(str(fault.value), "mine toml", *KEYS) == set()
    pose = Pose("R1", 99, 99, 0, 0)
    assert english(_(fault_in_dice((pose, replace(pose, die="R2")), wet.measures()))) == set()


def _matches() -> Iterator[bytes]:
    rolls = matches.signed({"begin": to_json(header("calavera"))})
    for changes, _why in matches.HOSTILE.values():
        yield matches.signed(matches.begun(rolls, changes))
    for line in matches.LINES.values():
        yield matches.signed(matches.begun(rolls, {}), line)
    yield from (b"", b"x\n", b'{"sum":"00000000","x":1}\n', rolls.replace(b"Ana", b"Eve"))


def test_faults_of_matches() -> None:
    for content in _matches():
        with pytest.raises(SavedMatchError) as fault:
            read_content(content, "mine.jsonl", catalogue.game)
        names = [content, *catalogue.names(), *SIDES, "calavera Rolled int bool null or True"]
        names += [each.name for each in fields(Header)]
        names += [each.__name__ for each in get_args(catalogue.game("calavera").action_type)]
        keys = "mine jsonl side key is do back forth hint preview sit name end sha256"
        assert english(str(fault.value), keys, *names) == set()


@pytest.mark.parametrize(
    "word", ["x", "cubacube1.", "cubacube1.!", "cubacube1.AAAA", "cubacube1.AAAAAA"]
)
def test_faults_of_codes(word: str) -> None:
    with pytest.raises(SavedMatchError) as fault:
        read_code(word, catalogue.game)

    assert english(str(fault.value), "cubacube1") == set()


def test_faults_of_what_a_household_has(tmp_path: Path) -> None:
    path = tmp_path / "mine.json"
    for content, _why in TOURS.values():
        path.write_text(content)
        with pytest.raises(RecordError) as fault:
            read_tour(path, catalogue.game)
        assert english(str(fault.value), path, content, *KEYS, *catalogue.names()) == set()
    path.write_text('{"profiles": [{"name": 3, "side": "red"}], "x": [1], "days": 1}')
    with pytest.raises(RecordError) as fault:
        read_declared(path, Household)
    assert english(str(fault.value), path, "x red true", "or", *KEYS, "profiles name") == set()
    path.write_text('language = "tlh"\nx = 1\n[keys]\nundo = "?"\nredo = "z"\n[play]\npace = 99')
    told = " ".join(read_settings(path).faults)
    assert english(told, path.read_text(), *KEYS, "system or en de a z f") == set()


MEASURED = [
    "", "kind;x", "kind\tx", "kind,distance_mm", "kind,speed_mm_s", "x", "kind,kind",
    *(f"kind,speed_mm_s,drop_mm,distance_mm,other_mm\n{row}" for row in (
        "slide,9,,5,", "slide,,,5,", "roll,900,,5,", "slide,900,,5,5", "slide,99,9,9,",
        "hit,900,,5,5,5",
    )),
]  # fmt: skip


@pytest.mark.parametrize("text", MEASURED)
def test_faults_of_measurements(text: str) -> None:
    names = "or mine csv kind slide hit cushion place drop_mm speed_mm_s distance_mm other_mm"
    with pytest.raises(MeasurementError) as fault:
        fit(read_measurements(text, "mine.csv", 9810), 9810)
    assert english(str(fault.value), text, f"{names} out_mm_s angle_deg out_deg") == set()


def test_help_of_every_command() -> None:
    def parsers(parser: ArgumentParser, path: str) -> Iterator[tuple[str, ArgumentParser]]:
        yield path, parser
        for action in parser._actions:
            if isinstance(action.choices, dict):
                for name, each in action.choices.items():
                    yield from parsers(each, f"{path} {name}")

    found = dict(parsers(make_parser(), "cubacube"))
    assert len(found) == 23
    for path, parser in found.items():
        names: list[Any] = [
            path,
            "human Ana bot Hugo habana en or de fr CUBACUBE_DATA CUBACUBE_LANGUAGE",
        ]
        for action in parser._actions:
            names += [*action.option_strings, action.metavar, *(action.choices or ())]
        assert english(parser.format_help(), *names) == set(), path


SHARE = WinShare(2, 0.5, 0.1, 0.9)
LEAGUE = LeagueTable("atacama", (), (), (Meeting(1, 0, SHARE, 0, (8,)),), (SHARE, SHARE))


@pytest.mark.parametrize("varied", [(FRICTION,), (FRICTION, EDGE)])
def test_plots(varied: tuple[str, ...], monkeypatch: pytest.MonkeyPatch) -> None:
    text = pytest.importorskip("matplotlib.text").Text
    drawn: list[Any] = []
    for module in (plots, league_plots):
        monkeypatch.setattr(module, "png", drawn.append)
    made = [*plots.painted(*swept(["habana", "marble"], *varied)), *league_plots.painted(LEAGUE)]
    plots.explained([Fit({}, 0, 0, ((900, 1),))])

    told = [each.get_text() for figure in drawn for each in figure.findobj(text)]
    assert len(told) > len(drawn) > len(made)
    assert (
        english(" ".join(told), "Habana Marble hall friction edge race atacama bot cloth") == set()
    )
