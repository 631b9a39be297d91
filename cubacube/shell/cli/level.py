"""`cubacube level`: check, create, encode, add, show and compare level files."""

import json
import sys
from argparse import Namespace
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from cubacube.games.catalogue import game
from cubacube.rules import TABLE
from cubacube.session.files.declared import key_path, values
from cubacube.session.files.door import write_new
from cubacube.session.files.level_warnings import level_warnings
from cubacube.session.files.levels import (
    FIRST,
    LevelError,
    LevelFault,
    file_name,
    level_code,
    level_text,
    level_values,
    load_level,
    parse_level,
    whole_text,
)
from cubacube.session.files.plain import plain, plain_path, whole_path
from cubacube.session.files.trial import tried_level
from cubacube.session.language.numbers import exact, written
from cubacube.session.language.translation import N_, _, phrase
from cubacube.session.play.begin import begin
from cubacube.session.play.setup import SIDES, MatchSetup, SeatEntry
from cubacube.session.workshop.level_file import NameTakenError, add_level
from cubacube.shell.cli.parser import WordError, refusing

FAULTY, DIFFERENT = 2, 1
_NEW = N_("""\
# {title}: my own table. It builds on {base}: all values that are not here are those of {base}.
# `cubacube level show {base} --full` shows them all, and what they do.

base = "{base}"
name = {name}

[cloth]
friction = {friction}                     # tablecloth about 0.45, smooth wood 0.2 [0.05 to 1.5]
""")


def check(arguments: Namespace) -> int:
    """Print the faults and warnings of each level; return 2 if there are any faults."""
    code, found = 0, []
    for file in arguments.files:
        told: dict[str, Any] = {"file": file, "name": None, "faults": [], "warnings": []}
        try:
            level = tried_level(file)
        except LevelError as fault:
            told["faults"] = _listed(fault.faults)
            code = FAULTY
            print(fault, file=sys.stderr)
        else:
            warned = level_warnings(level, file)
            told |= {"name": level.name, "warnings": _listed(warned)}
            if not arguments.json:
                good = _("{file}: good ({name})").format(file=plain_path(file), name=level.name)
                print(good, *_lines(warned), sep="\n")
        found.append(told)
    if arguments.json:
        print(json.dumps({"levels": found}))
    return code


def _listed(faults: Iterable[LevelFault]) -> list[dict[str, str]]:
    return [{"key": each.key, "problem": each.problem} for each in faults]


def _lines(warned: Iterable[LevelFault]) -> list[str]:
    """Return what will not play well on a level, one line each."""
    return [_("warning: {fault}").format(fault=each) for each in warned]


def new(arguments: Namespace) -> int:
    """Write a level that builds on the default level, and print its path.

    Raises:
        WordError: The name is not allowed.
        OSError: It cannot be written.
    """
    text = new_text(arguments.name)
    path = write_new(Path.cwd() / file_name(arguments.name), text.encode())
    show_result(arguments, {"file": str(path)}, whole_path(path))
    return 0


def show_result(arguments: Namespace, told: Any, *lines: str) -> None:
    """Print the result of a command as JSON or as lines."""
    for line in (json.dumps(told),) if arguments.json else lines:
        print(line)


def new_text(name: str) -> str:
    """Return the text of a level that builds on the default level, under a name of its own.

    Raises:
        WordError: The name is not allowed.
    """
    quoted = json.dumps(name, ensure_ascii=False)
    friction = load_level(FIRST).cloth.friction
    text = _(_NEW).format(title=plain(name), base=FIRST, name=quoted, friction=friction)
    with refusing(LevelError):
        parse_level(text, name)
    return text


def code(arguments: Namespace) -> int:
    """Print a level as a code of one word.

    Raises:
        WordError: It has faults.
    """
    made = level_code(_text(arguments.file))
    show_result(arguments, {"code": made}, made)
    return 0


@refusing(LevelError)
def add(arguments: Namespace) -> int:
    """Put a level into the user's folder, and print the path of its file.

    Raises:
        WordError: It has faults, or another level has its name.
        OSError: It cannot be written.
    """
    try:
        word = add_level(arguments.file, arguments.title)
    except NameTakenError as fault:
        raise WordError(
            _("{why}. Give it another name with --as NAME").format(why=fault)
        ) from fault
    show_result(arguments, {"file": word}, whole_path(word))
    return 0


def show(arguments: Namespace) -> int:
    """Print the properties of a level, or all its values; draw it if a picture is requested.

    Raises:
        WordError: It has faults.
        OSError: The picture cannot be written.
    """
    text = _text(arguments.file)
    if arguments.full:
        whole = whole_text(text)
        show_result(arguments, {"text": whole}, whole.rstrip())
        return 0
    level = parse_level(text, arguments.file)
    edges, far = level.area.side_mm / level.dice.edge_mm, level.stop_mm(level.launch.fastest_mm_s)
    cloth, warned = exact(level.cloth.friction), level_warnings(level, arguments.file)
    width = _("the area is {side} mm wide: {edges} dice side by side")
    title = _("{name}: {idea}") if level.idea else "{name}"
    flat = _("{name}: friction {zone}, on the cloth {cloth}")
    steep = _("{name}: friction {zone}, on the cloth {cloth}, slopes {slope} degrees")
    fixed = _("{name}: an obstacle"), _("{name}: an obstacle, 1 Damage")
    lines = [
        title.format(name=_(level.name), idea=_(level.idea)),
        *(_("by {author}").format(author=author) for author in (level.author,) if author),
        width.format(side=exact(level.area.side_mm), edges=exact(edges)),
        _("the fastest flick slides {far} mm").format(far=written(far)),
        *(
            (steep if one.slope_deg > 0 else flat).format(
                name=_(one.name), zone=exact(one.friction), cloth=cloth, slope=exact(one.slope_deg)
            )
            for one in level.zones
        ),
        *(fixed[one.damage].format(name=phrase(one.name, "obstacle")) for one in level.obstacles),
        *(_("cushion on the {side} side").format(side=side) for side in level.border.closed),
        *_lines(warned),
    ]
    values = level_values(text, arguments.file)
    told = {"fastest_slide_mm": far, "warnings": _listed(warned), "values": values}
    if arguments.picture is not None:
        path = write_new(arguments.picture, _painted(text, level.name))
        told["picture"] = str(path)
        lines.append(whole_path(path))
    show_result(arguments, told, *lines)
    return 0


def _painted(text: str, name: str) -> bytes:
    """Return a PNG of the table with all dice, as at the start of The Race."""
    from cubacube.shell.cli.show import picture  # noqa: PLC0415 - imports pygame

    race = game("race")
    seats = SeatEntry("Ana", SIDES[0]), SeatEntry("Ben", SIDES[1])
    entry = MatchSetup(race.name, seats, level=name, level_text=text)
    match, dealer = begin(race, entry)
    while (asked := race.rules.choices(match.state)[0]).seat == TABLE:
        match = match.play(dealer.answer(asked, match.standing))
    return picture(match, race, entry, match.state)


def diff(arguments: Namespace) -> int:
    """Print every value in which two levels differ; return 1 if there are any.

    Raises:
        WordError: One of them has faults.
    """
    one, other = map(_values, (arguments.a, arguments.b))
    keys = [key for key in dict.fromkeys((*one, *other)) if one.get(key) != other.get(key)]
    told = {"differences": [{"key": key, "a": one.get(key), "b": other.get(key)} for key in keys]}
    lines = (f"{key}: {_shown(one, key)} -> {_shown(other, key)}" for key in keys)
    show_result(arguments, told, *lines)
    return DIFFERENT if keys else 0


@refusing(LevelError)
def _text(word: str) -> str:
    """Return the text of a level without faults.

    Raises:
        WordError: It has faults.
    """
    tried_level(word)
    return level_text(word)


def _values(word: str) -> dict[str, Any]:
    """Return all values of a level by their dotted key paths.

    Raises:
        WordError: It has faults.
    """
    return {key_path(place): value for place, value in values(level_values(_text(word), word))}


def _shown(found: dict[str, Any], key: str) -> str:
    """Return a value as text, or "nothing" if the key is missing."""
    return json.dumps(found[key], ensure_ascii=False) if key in found else _("nothing")
