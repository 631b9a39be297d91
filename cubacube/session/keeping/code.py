"""A match as one string to copy and paste.

A code holds the actions of the players and a checksum of each answer of the dealer. To read
it, the match is played again. If the dealer of this program gives another answer, the match
ends there. So nothing is ever shown that did not happen.
"""

import json
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections import deque
from contextlib import suppress
from hashlib import sha256
from typing import Any

from cubacube.rules import TABLE, Action, IllegalActionError, frozen, replace
from cubacube.session.files.bounds import check_bounds
from cubacube.session.files.budget import LEVEL, MATCH_CODE
from cubacube.session.files.cancelling import check_cancelled
from cubacube.session.files.codec import canonical, decode, encode
from cubacube.session.files.level_base import BASE
from cubacube.session.files.levels import (
    level_names,
    level_text,
    level_values,
    shortened,
    whole_text,
)
from cubacube.session.files.packed import packed, unpacked
from cubacube.session.files.plain import plain
from cubacube.session.keeping.header import FindGame, HeaderError, from_json, to_json
from cubacube.session.keeping.kept import SavedMatch, SavedMatchError, unplayed
from cubacube.session.language.translation import _
from cubacube.table import TableError

MARK = "cubacube1."
"""Prefix of every match code: its kind and version."""
_SUM_BYTES = 4
_LONGEST_REASON = 300


@frozen
class Decoded:
    """The match in a code, up to the first dealer answer that differs in this program."""

    kept: SavedMatch
    differs: int | None
    """Index in the log, from 0, of the first dealer answer that differs.

    The match ends there. None if all answers are the same.
    """


def is_code(word: str) -> bool:
    """Return whether a string looks like a match code."""
    return word.lstrip().startswith(MARK)


def code_of(kept: SavedMatch) -> str:
    """Return the code of a match.

    Raises:
        LevelError: The file of a level that ships with the game cannot be read.
    """
    actions, sums = list[Any](), bytearray()
    for turn in kept.match.turns:
        data = encode(turn.action)
        if turn.action.seat == TABLE:
            sums += _sum(turn.action)
        else:
            actions.append(data)
    content = {
        "begin": _without_known_level(to_json(kept.header)),
        "do": actions,
        "table": urlsafe_b64encode(bytes(sums)).decode("ascii"),
    }
    return packed(MARK, canonical(content).encode("ascii"))


def read_code(word: str, find_game: FindGame) -> Decoded:
    """Replay the match in a code; every flick is simulated again.

    Raises:
        SavedMatchError: It is not a code, it was changed, or this program cannot play the match.
    """
    try:
        content = _unpacked(word)
        header, game = from_json(_with_known_level(content["begin"]), find_game)
        actions = [decode(each, game.action_type) for each in content["do"]]
        sums = content["table"]
        if len(actions) + len(sums) // _SUM_BYTES > MATCH_CODE.actions:
            raise HeaderError(_("it has more than {most} actions").format(most=MATCH_CODE.actions))
        answers = [sums[at : at + _SUM_BYTES] for at in range(0, len(sums), _SUM_BYTES)]
        return _played(unplayed(header, game), deque(actions), deque(answers))
    except (TableError, ValueError) as fault:
        illegal = isinstance(fault, IllegalActionError)
        why = _("an action is not allowed") if illegal else _(str(fault))
        said = _("This is not a match code: {why}.").format(why=plain(why, _LONGEST_REASON))
        raise SavedMatchError(said) from fault


def _unpacked(word: str) -> dict[str, Any]:
    """Return the data that is packed in a code, with all checksums as bytes."""
    words = unpacked(MARK, word, MATCH_CODE)
    with suppress(LookupError, RecursionError, TypeError, ValueError):
        content: dict[str, Any] = json.loads(words)
        content["table"] = urlsafe_b64decode(content["table"])
        if content.keys() == {"begin", "do", "table"} and isinstance(content["do"], list):
            return content
    raise HeaderError(_("it must have the keys begin, do and table"))


def _played(kept: SavedMatch, actions: deque[Action], sums: deque[bytes]) -> Decoded:
    """Replay the match until a dealer answer does not match its checksum."""
    match, dealer = kept.match, kept.dealer
    while asked := kept.game.rules.choices(match.state):
        check_cancelled()
        if asked[0].seat == TABLE:
            if not sums:
                break
            answer = dealer.answer(asked[0], match.standing)
            if _sum(answer) != sums.popleft():
                return Decoded(replace(kept, match=match), len(match.turns))
            match = match.play(answer)
        elif actions:
            match = match.play(actions.popleft())
        else:
            break
    if actions or sums:
        raise HeaderError(_("it has actions after the end of the match"))
    over = kept.game.rules.outcome(match.state) is not None
    return Decoded(replace(kept, match=match, ended=over), None)


def _sum(answer: Action) -> bytes:
    """Return a short checksum of a dealer answer."""
    return zlib.crc32(canonical(encode(answer)).encode("ascii")).to_bytes(_SUM_BYTES, "big")


def _without_known_level(header: dict[str, Any]) -> dict[str, Any]:
    """Leave out the text of a level that ships with the game, or what it has from its base."""
    level = header["level"]
    if level is None:
        return header
    name, text = level["name"], level["text"]
    known = name in level_names() and whole_text(level_text(name)) == text
    return {**header, "level": {**level, "text": "" if known else shortened(text)}}


def _with_known_level(header: Any) -> Any:
    """Fill in the current values of a level that ships with the game, or of a base.

    Comments in this text may have changed since the code was made. If values have changed, this
    is noticed: a base has a hash, and the dealer gives other answers on a level.
    """
    if not isinstance(header, dict) or not isinstance(header.get("level"), dict):
        return header
    level = header["level"]
    name, text = level.get("name"), level.get("text")
    if text == "" and name in level_names():
        text = level_text(name)
    elif not isinstance(text, str) or not text.startswith(BASE):
        return header
    check_bounds(text, LEVEL.marks)
    level_values(text, _("the level"))
    whole = whole_text(text)
    record = {**level, "text": whole, "sha256": sha256(whole.encode()).hexdigest()}
    return {**header, "level": record}
