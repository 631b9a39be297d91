"""`cubacube games` and `cubacube saves`: list the games, and the saved matches."""

import json
import sys
from argparse import Namespace
from typing import Any

from cubacube.games.catalogue import faults, game, games
from cubacube.rules import Option
from cubacube.session.files.plain import plain, whole_path
from cubacube.session.keeping.shelf import MatchHeader, all_shelved, matches_folder
from cubacube.session.language.numbers import listed
from cubacube.session.language.translation import _, _n
from cubacube.session.play.game import Game
from cubacube.session.play.options import allowed, written


def list_games(arguments: Namespace) -> int:
    """Print every game with its seats and house rules."""
    if arguments.json:
        print(json.dumps([_game_as_json(each) for each in games()], indent=2))
    else:
        print("\n\n".join(_game_as_text(each) for each in games()))
    for fault in faults():
        print(f"cubacube: {whole_path(fault)}", file=sys.stderr)
    return 0


def _game_as_json(game: Game) -> dict[str, Any]:
    return {
        "name": game.name,
        "title": _(game.title),
        "blurb": _(game.blurb),
        "seats": {"fewest": game.fewest, "most": game.most},
        "level": game.level,
        "bots": list(range(len(game.bots))),
        "options": [_option_as_json(option) for option in game.options],
    }


def _option_as_json(option: Option) -> dict[str, Any]:
    return {
        "name": option.name,
        "title": _(option.title),
        "kind": option.kind,
        "values": list(option.values),
        "default": option.default,
        "explanation": _(option.explanation),
        "only_with": option.only_with,
    }


def _teams(game: Game) -> str:
    """Describe how seats form teams, if the game has teams."""
    told = _("every {crew} neighbouring seats are a team").format(crew=game.crew)
    return f", {told}" if game.crew > 1 else ""


def _game_as_text(game: Game) -> str:
    seats = _("{fewest} to {most} seats").format(fewest=game.fewest, most=game.most)
    lines = [f"{game.name}: {_(game.title)}, {seats}{_teams(game)}", f"  {_(game.blurb)}"]
    if game.options:
        lines.append(f"  {_('options:')}")
    for option in game.options:
        default = _("default {value}").format(value=written(option.default))
        values = f"{option.name}={allowed(option)} ({default})"
        if option.only_with:
            pairs = [f"{other}={written(value)}" for other, value in option.only_with]
            only = _("works only with {either}").format(either=listed(pairs, "or"))
            values = f"{values}, {only}"
        lines += [f"    {values}", f"      {_(option.explanation)}"]
    return "\n".join(lines)


def list_saves(arguments: Namespace) -> int:
    """Print every saved match; unreadable files are reported on stderr.

    Raises:
        OSError: The folder cannot be read.
    """
    good, bad = all_shelved(matches_folder(), game)
    if arguments.json:
        print(json.dumps([_match_as_json(each) for each in good], indent=2))
    else:
        for each in good:
            print(_match_as_text(each))
    for path in bad:
        said = _("{path} is not a match that this version can continue.")
        print(f"cubacube: {said.format(path=whole_path(path))}", file=sys.stderr)
    return 0


def _match_as_json(each: MatchHeader) -> dict[str, Any]:
    return {
        "id": each.id,
        "path": str(each.path),
        "game": each.header.game,
        "seats": [{"name": seat.name, "bot": seat.bot} for seat in each.header.seats],
        "actions": each.actions,
        "finished": each.finished,
        "saved_at": each.saved_at.isoformat(timespec="seconds"),
    }


def _match_as_text(each: MatchHeader) -> str:
    names = listed([seat.name for seat in each.header.seats])
    what = f"{plain(each.title)} ({each.header.game})" if each.title else each.header.game
    actions = _n("{n} action", "{n} actions", each.actions).format(n=each.actions)
    end = _("finished") if each.finished else _("unfinished")
    return (
        f"{plain(each.id)}: {what}, {plain(names)}, {actions}, {end}, "
        f"{each.saved_at.astimezone():%Y-%m-%d %H:%M}"
    )
