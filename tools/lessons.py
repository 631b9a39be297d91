"""Rebuild the prepared matches of the lessons: `python tools/lessons.py GAME`.

The match codes in assets/lessons/*.toml hold the actions before the player takes over.
Rebuild them when the rules or the physics of a game have changed.
"""

import argparse
import re
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from cubacube.games import catalogue  # noqa: E402 - needs the root
from cubacube.games.race.rules.events import Advanced  # noqa: E402
from cubacube.kit.events import Prepared  # noqa: E402
from cubacube.kit.placing import AnyPlacing, Placed  # noqa: E402
from cubacube.kit.shot import AnyFlick, Flick, Pose, gate  # noqa: E402
from cubacube.rules import TABLE  # noqa: E402
from cubacube.session.keeping.code import code_of  # noqa: E402
from cubacube.session.keeping.header import header_of  # noqa: E402
from cubacube.session.keeping.kept import SavedMatch  # noqa: E402
from cubacube.session.play.begin import answer, begin, with_level_text  # noqa: E402
from cubacube.session.play.match import Match  # noqa: E402
from cubacube.session.play.options import read_options  # noqa: E402
from cubacube.session.play.players import computers, read_seats  # noqa: E402
from cubacube.session.play.setup import MatchSetup, SeatEntry  # noqa: E402

LESSONS = ROOT / "assets" / "lessons"
TEAMS = "human:Ana,bot:0:Bruno,bot:0:Celia,bot:0:Dario,bot:0:Eva,bot:0:Felipe"
BEGUN = "2026-01-01T00:00:00+00:00"
RIVAL = 1
_POSTS = ((100.0, 170.0), (220.0, 170.0))
_ASIDE = (
    *((292.0, 90.0), (292.0, 130.0), (292.0, 200.0), (28.0, 90.0), (28.0, 130.0), (28.0, 200.0)),
    *((220.0, 290.0), (160.0, 290.0)),
)
_SPEED_MM_S = 1150


class Story:
    """A match in preparation; computer players play all seats."""

    def __init__(self, entry: MatchSetup) -> None:
        self.game = catalogue.game(entry.game)
        self.entry = with_level_text(self.game, entry)
        self.match, self.dealer = begin(self.game, self.entry)
        seats = tuple(SeatEntry(seat.name, seat.side, RIVAL) for seat in entry.seats)
        self.players = computers(self.game, seats, entry.seed, self.dealer.what_if)

    @property
    def asked(self) -> tuple[Any, ...]:
        """The current choices of the rules."""
        return tuple(self.match.rules.choices(self.match.state))

    def go_on(self, until: Callable[[Match[Any]], bool]) -> None:
        """Let computer players play until `until` is true or the match is over."""
        while self.asked and not until(self.match):
            self.match = self.match.play(answer(self.match, self.dealer, self.players))

    def code(self) -> str:
        """Return the match as a match code."""
        header = header_of(self.entry, self.game, BEGUN)
        return code_of(SavedMatch(header, self.game, self.match, self.dealer))


def race() -> str:
    """Ana has crossed all Sectors of seed 24 and is below the target City, Bayamo."""
    card = catalogue.game("race")
    seats = read_seats(card, "human:Ana,bot:0:Bruno")
    options = read_options(card.options_type, "races=1")
    entry = MatchSetup("race", seats, options, "habana", 24, first=0, training=True)
    story = Story(entry)
    while sum(isinstance(event, Advanced) and event.seat == 0 for event in _events(story)) < 5:
        story.go_on(_ana_flicks)
        _lay(story, _gate_of(story.match.state), (160.0, 80.0))
        posts = _gate_of(story.match.state)
        flick = Flick(0, "VA", 9000, _SPEED_MM_S, gate=gate(*posts))
        story.match = story.match.play(flick)
        story.go_on(lambda match: match.rules.choices(match.state)[0].seat == 1)
    story.go_on(_ana_flicks)
    _lay(story, (), (110.0, 140.0))
    return story.code()


def cobbers() -> tuple[str, ...]:
    """Return two matches: Ana's first drive after her partner prepared, and a late position."""
    return _ana_drives(), late("cobbers", TEAMS, "", 4)()


def _ana_drives() -> str:
    card = catalogue.game("cobbers")
    seats, options = read_seats(card, TEAMS), read_options(card.options_type, "races=1")
    for seed in range(1, 40):
        entry = MatchSetup("cobbers", seats, options, "habana", seed, first=0, training=True)
        story = Story(entry)
        story.go_on(_ana_flicks)
        blind = any(each.blind for each in story.asked if isinstance(each, AnyFlick))
        if not blind and any(isinstance(event, Prepared) for event in story.match.turns[-1].events):
            _lay(story, _gate_of(story.match.state.inner), (160.0, 80.0))
            return story.code()
    raise ValueError("nobody prepares for a drive with open eyes")


def _events(story: Story) -> tuple[Any, ...]:
    return tuple(event for turn in story.match.turns for event in turn.events)


def _ana_flicks(match: Match[Any]) -> bool:
    """Whether Ana may flick her Vehicle."""
    asked = match.rules.choices(match.state)
    own = (each for each in asked if isinstance(each, AnyFlick) and each.seat == 0)
    return any(each.dice == ("VA",) for each in own)


def _gate_of(state: Any) -> tuple[str, str]:
    """Return two dice of the Gate that Ana has to cross next."""
    done = state.racers[0].crossed
    sides = next(each.gate for each in state.box.cards.sectors if each.id == state.track[done])
    letters = [side[0].upper() for side in sides]
    return f"{letters[0]}1", f"{letters[1]}{1 + (letters[0] == letters[1])}"


def _lay(story: Story, posts: tuple[str, ...], vehicle: tuple[float, float]) -> None:
    """Place the Gate wide open in front of the Vehicle, and all other dice at the sides."""
    placing = next(each for each in story.asked if isinstance(each, AnyPlacing))
    names = [pose.die for pose in placing.layout.dice]
    aside = iter(_ASIDE)
    spots = {**dict(zip(posts, _POSTS, strict=False)), "VA": vehicle}
    poses = (Pose(name, *(spots.get(name) or next(aside)), 0.0) for name in names)
    moved = tuple(pose for pose in poses if pose not in placing.layout.dice)
    story.match = story.match.play(Placed(placing.seat, moved))


def late(game: str, seats: str, options: str, own: int) -> Callable[[], str]:
    """Return a function that prepares a match which the player wins.

    The match stops at the start of a turn, when the player has `own` turns left.
    """

    def made() -> str:
        card = catalogue.game(game)
        played = read_options(card.options_type, options)
        for seed in range(1, 40):
            entry = MatchSetup(
                game, read_seats(card, seats), played, card.level or "", seed, first=0
            )
            story = Story(entry)
            places = _own_places(story)
            outcome = story.game.rules.outcome(story.match.state)
            if outcome is None or 0 not in outcome.winners or len(places) <= own:
                continue
            story = Story(entry)
            story.go_on(partial(_is_as_long, places[-own]))
            return story.code()
        raise ValueError(f"no match of {game} is won by the player")

    return made


def _is_as_long(count: int, match: Match[Any]) -> bool:
    """Whether a match has at least `count` actions."""
    return len(match.turns) >= count


def _own_places(story: Story) -> list[int]:
    """Return the action counts at which a turn of the player starts."""
    places, before, alone = [], 1, len(story.entry.seats) == 1
    while story.asked:
        seat = story.asked[0].seat
        if seat == 0 and (alone or before != 0):
            places.append(len(story.match.turns))
        if seat != TABLE:
            before = seat
        story.go_on(partial(_is_as_long, len(story.match.turns) + 1))
    return places


MADE: dict[str, Callable[[], str | tuple[str, ...]]] = {
    "race": race,
    "smugglers": late("smugglers", "human:Ana,bot:0:Bruno", "", 3),
    "couriers": late("couriers", "human:Ana", "difficulty=easy", 13),
    "cobbers": cobbers,
}


def main() -> int:
    """Write the match codes of one lesson, in the order of its exercises."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=MADE, metavar="GAME")
    name = parser.parse_args().game
    path = LESSONS / f"{name}.toml"
    text = path.read_text(encoding="utf-8")
    made = MADE[name]()
    codes = iter((made,) if isinstance(made, str) else made)
    path.write_text(
        re.sub(r'^match = ".*"$', lambda _: f'match = "{next(codes)}"', text, flags=re.M)
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
