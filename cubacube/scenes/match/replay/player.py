"""Playback of a match, or of one flick in a loop."""

from math import inf
from typing import Any

from cubacube.rules import TABLE
from cubacube.scenes.match.log.chapters import Chapters
from cubacube.scenes.match.match_scene import MatchScene

SPEEDS = (0.125, 0.25, 0.5, 1.0, 2.0, 4.0)
_USUAL = SPEEDS.index(1.0)


class ReplayPlayer:
    """Plays a match in its scene; stopped at first."""

    def __init__(self, scene: MatchScene[Any], chapters: Chapters) -> None:
        self.scene = scene
        self.playing = False
        self.loop: tuple[int, int] | None = None
        """The moments before and after the flick that is looped; None without a loop."""
        self._chapters = chapters
        self._speed = _USUAL
        self._stood_s = inf
        """Seconds for which announcements have been readable."""
        self._before = 0
        """Number of actions that precede the most recently shown action."""
        self._same: set[int] = set()
        """Flicks whose replay gave the recorded result.

        Each flick is stored as the number of actions in the match up to it, itself included.
        """

    @property
    def speed(self) -> float:
        """Playback speed: seconds of match time per second of real time."""
        return SPEEDS[self._speed]

    @property
    def count(self) -> int:
        """The current moment; during an action, the moment before it."""
        return self.scene.live.past.count

    @property
    def length(self) -> int:
        """Number of actions."""
        return self.scene.live.past.length

    @property
    def verdict(self) -> bool | None:
        """Whether all flicks shown so far gave their recorded results; None while unknown.

        Before the first flick was shown, this is unknown. In a match without flicks it is True.
        """
        if self.scene.situation.approximate:
            return False
        return True if self._same or (self._chapters.whole and not self._chapters.shots) else None

    @property
    def all_shown(self) -> bool:
        """Whether every flick of the match has been shown."""
        return self._chapters.whole and self._same.issuperset(self._chapters.shots)

    def update(self, seconds: float) -> None:
        """Advance the action that is shown; after its end start the next one."""
        if not self.playing:
            self.scene.rest(seconds)
            return
        passed, stood = seconds * self.speed, self.scene.sequence.stands
        self.scene.update(passed)
        if not self.scene.sequence.stands:
            return
        if not stood:
            self._seen()
        self._stood_s += passed
        if self._stood_s >= self.scene.sequence.read_s:
            self._next()

    def toggle(self) -> None:
        """Start or stop playback; at the end of the match it restarts."""
        if not self.playing and self.scene.sequence.stands and self.count == self.length:
            self.go_to(0)
        self.playing = not self.playing
        self._stood_s = inf

    def faster(self, by: int) -> None:
        """Change the playback speed by `by` steps; negative steps make it slower."""
        self._speed = max(0, min(len(SPEEDS) - 1, self._speed + by))

    def go_to(self, count: int, *, stop: bool = False) -> None:
        """Go to a moment; playback continues from there unless `stop`."""
        self.loop = None
        self._stand_at(max(0, min(self.length, count)))
        self.playing = self.playing and not stop

    def by_action(self, way: int) -> None:
        """Go one action back or forward.

        While an action is shown, going back leads to the beginning of that action.
        """
        back_to = self._before if not self.scene.sequence.stands else self.count - 1
        self.go_to(back_to if way < 0 else self.count + 1, stop=True)

    def by_part(self, way: int, *, rounds: bool) -> None:
        """Go back or forward by one turn, or by one round if `rounds`."""
        find = self._chapters.before if way < 0 else self._chapters.after
        self.go_to(find(self.count, rounds=rounds))

    def toggle_loop(self) -> None:
        """Loop the last flick, or end the loop."""
        if self.loop is not None:
            self.loop = None
            return
        now = self.count if self.scene.sequence.stands else self._before + 2
        rests = self._chapters.shot_before(now)
        if rests is not None:
            self.loop_at(rests)

    def loop_at(self, rests: int) -> None:
        """Loop the flick that comes to rest after `rests` actions."""
        turns = self.scene.live.past.last.match.turns
        begins = rests - 1
        while begins and turns[begins].action.seat == TABLE:
            begins -= 1
        self.loop = begins, rests
        self.playing = True
        self._begin_loop(begins)

    def _next(self) -> None:
        if self.loop is not None and self.count >= self.loop[1]:
            self._begin_loop(self.loop[0])
        elif self.count == self.length:
            self.playing = False
        else:
            self._before = self.count
            self.scene.sequence.step()
            self._stood_s = 0.0
            self.scene.update(0.0)
            if self.scene.sequence.stands:
                self._seen()

    def _seen(self) -> None:
        """Add the last action to `_same` if it was a flick that gave its recorded result."""
        action = self.scene.live.past.last.match.turns[self._before].action
        if isinstance(action, self.scene.board.filmed) and not self.scene.situation.approximate:
            self._same.add(self._before + 1)

    def _begin_loop(self, begins: int) -> None:
        """Restart the loop at the flick, without waiting for earlier announcements to be read."""
        self._stand_at(begins)
        self._stood_s = inf

    def _stand_at(self, count: int) -> None:
        self.scene.sequence.show_moment(count)
        self._stood_s = inf if count == 0 else 0.0
