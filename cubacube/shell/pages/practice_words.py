"""Describe a drill in words: its medals, and a player's result."""

from typing import Final

from cubacube.session.households.practised import Practised
from cubacube.session.language.translation import _
from cubacube.shell.practice.drill import MEDAL_WORDS, MEDALS, Drill

MEDAL_TINTS: Final = {"gold": (226, 171, 40), "silver": (160, 168, 176), "bronze": (176, 108, 58)}


def medals_words(drill: Drill) -> str:
    """Return what each medal requires."""
    limits = {medal: getattr(drill, medal) for medal in reversed(MEDALS)}
    if drill.measure == "made":
        said = _("good tries of {tries}: bronze {bronze}, silver {silver}, gold {gold}")
        return said.format(**limits, tries=drill.tries)
    said = _("Best stop: {bronze} mm for bronze, {silver} mm for silver, {gold} mm for gold")
    return said.format(**limits)


def reached_words(drill: Drill, done: Practised | None) -> str:
    """Return a player's result as text."""
    if done is None:
        return _("Not tried yet")
    medal = drill.medal_of(done)
    said = _("{made} of {tries} good").format(made=done.made, tries=drill.tries)
    if done.made and drill.measure == "near_mm":
        near = f"{done.near_tenth_mm / 10:.1f}"
        said = _("{said}, the closest {near} mm away").format(said=said, near=near)
    prize = (
        _("no medal") if medal is None else _("medal: {medal}").format(medal=_(MEDAL_WORDS[medal]))
    )
    return f"{said} · {prize}"
