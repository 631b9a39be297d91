import json
import subprocess
import sys
from typing import get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

import cubacube.rules as vocabulary
from cubacube.games.cobbers.rules.box import Box as TeamBox
from cubacube.games.race.rules import actions as race_actions
from cubacube.games.race.rules.actions import UseToolbox
from cubacube.games.race.rules.box import Box as RaceBox
from cubacube.games.race.rules.box import Options as RaceOptions
from cubacube.games.race.rules.state import Task
from cubacube.games.smugglers.rules.box import Box as SmugglersBox
from cubacube.kit import actions as shared_actions
from cubacube.kit import shot as shot_actions
from cubacube.kit.actions import Pass
from cubacube.kit.shot import (
    Crossed,
    EnteredCity,
    Flick,
    Layout,
    Left,
    Pawn,
    Pose,
    Shot,
    Struck,
    Thrown,
    Touched,
    TouchedPawn,
    Tumbled,
    Wobbled,
    gate,
)
from cubacube.kit.tasks import Drive, Slide
from cubacube.rules import TABLE, Action, Rolled, Shuffled
from cubacube.session.files.cards import load_cards
from cubacube.session.files.codec import (
    CodecError,
    Json,
    canonical,
    decode,
    encode,
    log_sha256,
    one_of,
)
from cubacube.session.language.numbers import listed
from tests.kit.builders import MEASURES

ACTIONS = one_of(Action, vocabulary, shot_actions, shared_actions, race_actions)
KNOWN = listed(sorted(each.__name__ for each in get_args(ACTIONS)), "or")
FLICK = Flick(0, "VA", 4500, 900, -12, "high", gate("R1", "B2"))
SHOT = Shot(
    TABLE,
    FLICK,
    (Touched(0.1, "R2"), Left(0.25, "VA", "top", 100.5, 327.0), Crossed(0.3)),
    (Pose("R2", 1 / 3, 0.1 + 0.2, -1e-17, 23), Pose("VA", 160.0, 312.0, 0.0)),
    passage="through",
)
EXAMPLES = [
    FLICK,
    SHOT,
    Flick(4, "VE", 0, 60),
    Rolled(TABLE, (6, 1)),
    Shuffled(TABLE, (2, 0, 1)),
    Thrown(TABLE, (Pose("B1", 1.0, 2.0, 3.0, 4),)),
    Shot(TABLE, FLICK, (EnteredCity(0.1, "Bayamo"), TouchedPawn(0.1, "PB")), ()),
    Shot(TABLE, FLICK, (Struck(0.1, 3), Tumbled(0.2, "VA", 7)), ()),
    Wobbled(TABLE, -250, 31),
    Pass(2),
    UseToolbox(1, "bumper"),
]


def flick_as_json(**changed: Json) -> Json:
    return {**encode(FLICK), **changed}


@pytest.mark.parametrize("action", EXAMPLES, ids=lambda action: type(action).__name__)
def test_an_action_goes_to_json_text_and_back(action: Action) -> None:
    assert decode(json.loads(json.dumps(encode(action))), ACTIONS) == action


def test_the_json_form_is_plain_data() -> None:
    assert encode(UseToolbox(1, "damage")) == {"is": "UseToolbox", "seat": 1, "repair": "damage"}
    assert encode(SHOT)["events"][0] == {"is": "Touched", "at_s": 0.1, "die": "R2"}


def test_the_tasks_of_an_agenda_are_told_apart() -> None:
    agenda = (Drive(2), Slide(FLICK))

    assert decode(encode_tuple(agenda), tuple[Task, ...]) == agenda


def test_classes_of_one_name_are_told_apart_by_their_modules() -> None:
    race = RaceBox(load_cards(), MEASURES, RaceOptions(raid=True))
    smugglers = SmugglersBox(load_cards(), MEASURES)

    for value in (TeamBox(race), TeamBox(smugglers)):
        assert decode(json.loads(canonical(encode(value))), TeamBox) == value
    assert encode(TeamBox(race))["inner"]["is"] == "cubacube.games.race.rules.box.Box"


def test_a_layout_with_pawns_goes_to_json_and_back() -> None:
    layout = Layout((Pose("VA", 160.0, 312.0, 0.0),), (), (Pawn("PB", 1 / 3, 20.0),))

    assert decode(encode(layout), Layout) == layout


def encode_tuple(agenda: tuple[Task, ...]) -> Json:
    return [{"is": type(task).__name__, **encode(task)} for task in agenda]


@given(
    st.floats(allow_nan=False, allow_infinity=False),
    st.integers(0, 23),
    st.text(max_size=5),
)
def test_every_number_and_text_survives_exactly(x: float, orientation: int, die: str) -> None:
    thrown = Thrown(TABLE, (Pose(die, x, -x, x / 3, orientation),))

    again = decode(json.loads(canonical(encode(thrown))), ACTIONS)

    assert canonical(encode(again)) == canonical(encode(thrown))
    assert again == thrown


@pytest.mark.parametrize(
    ("data", "told"),
    [
        (flick_as_json(seat="0"), "must be int, not '0' @ $.seat"),
        (flick_as_json(seat=True), "must be int, not True @ $.seat"),
        (flick_as_json(seat=0.0), "must be int, not 0.0 @ $.seat"),
        (flick_as_json(height="top"), "choose one of 'low', 'middle', 'high' @ $.height"),
        (flick_as_json(height=[]), "choose one of 'low', 'middle', 'high' @ $.height"),
        (flick_as_json(spin=3), "unknown key @ $.spin"),
        (flick_as_json(gate={"a": "R1", "b": "B1", "c": "G1"}), "unknown key @ $.gate.c"),
        (flick_as_json(gate={"a": "R1"}), "missing key @ $.gate.b"),
        ({k: v for k, v in flick_as_json().items() if k != "height"}, "missing key @ $.height"),
        ({"is": "Rolled", "seat": -1, "faces": "12"}, "@ $.faces"),
        ({"is": "Rolled", "seat": -1, "faces": {"1": 2}}, "@ $.faces"),
        ({"is": "Rolled", "seat": -1, "faces": 3}, "@ $.faces"),
        ({"is": "Rolled", "seat": -1, "faces": [1, None]}, "must be int, not None @ $.faces[1]"),
        ({"is": "Flik", "seat": 0}, f"is: must be {KNOWN}, not 'Flik' @ $"),
        ({"is": ["Flick"], "seat": 0}, f"is: must be {KNOWN}, not ['Flick']"),
        (
            {"is": "Tumbled", "at_s": 1.0, "die": "R1", "orientation": 2},
            f"is: must be {KNOWN}, not 'Tumbled'",
        ),
        ({"seat": 0}, f"is: must be {KNOWN}, not None"),
        ({}, f"is: must be {KNOWN}, not None"),
        ([], "must be an object, not [] @ $"),
        (None, "must be an object, not None @ $"),
        ("__import__('os')", "must be an object, not \"__import__('os')\" @ $"),
    ],
)
def test_what_encode_does_not_write_is_refused_with_its_path(data: Json, told: str) -> None:
    with pytest.raises(CodecError) as fault:
        decode(data, ACTIONS)

    assert told in str(fault.value)
    assert "\n" not in str(fault.value)


@pytest.mark.parametrize("number", [float("nan"), float("inf"), 1])
def test_a_length_is_a_finite_float(number: float) -> None:
    data = encode(Thrown(TABLE, (Pose("B1", 1.0, 2.0, 3.0),)))
    data["rest"][0]["x_mm"] = number

    with pytest.raises(CodecError, match=r"must be float, not .+ @ \$\.rest\[0\]\.x_mm"):
        decode(data, ACTIONS)


def test_an_event_of_a_shot_is_no_action() -> None:
    data = encode(SHOT)
    data["events"].append({"is": "Pass", "seat": 0})

    with pytest.raises(CodecError, match=r"@ \$\.events\[3\]"):
        decode(data, ACTIONS)


def test_canonical_text_does_not_depend_on_the_order_of_keys() -> None:
    assert canonical({"b": 1, "a": [1.5, "ñ"]}) == canonical({"a": [1.5, "ñ"], "b": 1})
    assert canonical({"b": 1, "a": [1.5, "ñ"]}) == '{"a":[1.5,"\\u00f1"],"b":1}'


def test_canonical_text_holds_no_nan() -> None:
    with pytest.raises(ValueError, match="not JSON compliant"):
        canonical([float("nan")])


def test_the_hash_of_a_log_tells_logs_apart() -> None:
    assert log_sha256([FLICK, SHOT]) == log_sha256([FLICK, SHOT])
    assert log_sha256([FLICK, SHOT]) != log_sha256([SHOT, FLICK])
    assert log_sha256([]) != log_sha256([Pass(0)])


HASH_PROGRAM = """
from cubacube.rules import (Rolled)
from cubacube.kit.shot import (Flick, gate)
from cubacube.session.files.codec import log_sha256
print(log_sha256([Flick(0, "VA", 1, 60, gate=gate("R1", "B1")), Rolled(-1, (1, 2))]))
"""


def test_the_hash_of_a_log_is_the_same_in_every_process() -> None:
    hashes = {
        subprocess.run(
            [sys.executable, "-c", HASH_PROGRAM],
            env={"PYTHONHASHSEED": seed, "PYTHONPATH": "."},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("1", "2", "3")
    }

    assert hashes == {
        log_sha256([Flick(0, "VA", 1, 60, gate=gate("R1", "B1")), Rolled(TABLE, (1, 2))]) + "\n"
    }


def test_one_of_finds_the_classes_a_module_names() -> None:
    assert Flick in ACTIONS.__args__
    assert UseToolbox in ACTIONS.__args__
    assert Action not in ACTIONS.__args__
    assert Tumbled not in ACTIONS.__args__
