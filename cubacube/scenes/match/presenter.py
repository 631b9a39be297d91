"""How one kind of game asks people and shows what happens."""

from abc import ABC, abstractmethod
from typing import ClassVar, Generic

import pygame

from cubacube.rules import TABLE, Action, Choice
from cubacube.scenes.canvas import Brush, Tip, View
from cubacube.scenes.canvas.labels import Taken
from cubacube.scenes.match.considered import Considered, Question
from cubacube.scenes.match.help.advice import HintMark
from cubacube.scenes.match.live.rulings import RefereeLog
from cubacube.scenes.match.modes import Asking, Mode, Showing, Waiting
from cubacube.scenes.match.pictures.lines import Lines
from cubacube.scenes.match.situation import Situation
from cubacube.scenes.match.words import Hint, S
from cubacube.scenes.stage.inputs import Input
from cubacube.scenes.stage.scene import Change

CHOICE_S = 1.1
"""Seconds for which a computer player's choice is shown."""


class Presenter(ABC, Generic[S]):
    """The modes and pictures of a match; board games and flicking games have their own."""

    log: RefereeLog
    """Decides what stands in the referee's line."""
    reasons_reveal: ClassVar = True
    """Whether the reasons for a choice may reveal the secrets of its seat."""

    def __init__(self, situation: Situation[S]) -> None:
        self.situation, self.live = situation, situation.live

    @property
    def mode(self) -> Mode:
        """The current mode."""
        return self.situation.mode

    @property
    def stage(self) -> str:
        """The current step of the turn, where it is worth showing; else empty."""
        return ""

    @property
    def marked(self) -> tuple[HintMark, ...]:
        """The pieces that the hint marks; empty without a hint."""
        return ()

    @property
    def watched_keys(self) -> tuple[Hint, ...]:
        """Keys of this kind of game that also work when a match is only viewed."""
        return ()

    @property
    def stirring(self) -> bool:
        """Whether a film is shown, so that things on the cloth are not in their places."""
        return False

    # Modes

    @abstractmethod
    def asking(self, choices: tuple[Choice, ...]) -> Asking:
        """Return the mode that asks a person; all `choices` belong to one seat or to the dealer."""

    @abstractmethod
    def of_table(self) -> Mode:
        """Return the mode for an action of the dealer."""

    def tells(self, action: Action) -> bool:
        """Return whether a computer player's choice is worth announcing."""
        return bool(self.situation.board.telling.action(action, self.live.names, self.live.state))

    def chosen(self, action: Action) -> Mode:
        """Return the mode that announces a computer player's action before the action is shown."""
        words = self.situation.board.telling.action(action, self.live.names, self.live.state)
        mode = Waiting(CHOICE_S, words, action)
        mode.wish = action
        return mode

    def showing(self, action: Action) -> Showing:
        """Return the mode that shows an action."""
        match, show = self.situation.preview(action)
        return Showing(match, show, self.situation.board.show_duration_s(show) or 0.0)

    def logged(self, action: Action) -> Mode:
        """Return the mode for an action from the log: it announces the action or shows it.

        Only a choice of a player that is worth announcing is announced.
        """
        told = action.seat != TABLE and self.tells(action)
        return self.chosen(action) if told else self.showing(action)

    def waits(self, action: Action) -> bool:
        """Return whether announcements must be read before this logged action."""
        return action.seat != TABLE and self.tells(action)

    # Hints and reasons

    def attempt(self, action: Action, number: int) -> bool | None:
        """Simulate a flick once, with aiming errors; return whether it succeeded.

        `number` is the index of the try, from 0. The result is None if the action is no flick, or
        if its success depends on a random result.
        """

    def reason(self, action: Action) -> str:
        """Return the reason for a hint: what the action does or may lead to."""
        return self.situation.board.hint_reason(action, self.live.names, self.live.state)

    def playable(self, action: Action) -> bool:
        """Return whether Enter may play this action of a hint."""
        del action
        return True

    def explains(self, action: Action, state: S) -> bool:
        """Return whether a computer player's choice can be explained."""
        return bool(self.situation.board.telling.action(action, self.live.names, state))

    def considered(self, question: Question) -> Considered:
        """Return the page that explains a computer player's choice."""
        return Considered(self.situation, question)

    # Inputs, time and drawing

    def hear(self, event: Input) -> None:
        """Note an input that the match has handled."""

    def extra(self, event: Input) -> Change:
        """Handle further keys of this kind of game."""

    def hints(self, hints: tuple[Hint, ...]) -> tuple[Hint, ...]:
        """Return the keys to list; the given `hints` are the keys that every match has."""
        return hints

    def update(self, seconds: float) -> None:
        """Advance time by `seconds`."""

    def committed(self, mode: Showing) -> None:
        """Note that an action was shown and applied."""

    def forget(self) -> None:
        """Forget what was shown before, after a move to another moment."""

    def pop(self, words: str, side: str) -> None:
        """Show a small great moment without stopping the match, where there is a place for it."""

    def taken(self, brush: Brush) -> Taken:
        """Return what a ribbon or a mark on the table must not cover."""
        del brush
        return Taken((), (), self.situation.board.cloth)

    @abstractmethod
    def draw(self, surface: pygame.Surface, view: View, lines: Lines) -> tuple[Tip, ...]:
        """Draw everything below what the mode draws; return the tips for the things drawn."""

    def draw_above(self, brush: Brush) -> None:
        """Draw what lies over everything else."""
