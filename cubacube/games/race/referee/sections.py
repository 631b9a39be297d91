"""Map each task to the anchor of the rules page section about it."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from cubacube.games.race.rules import state
from cubacube.kit import tasks

SECTIONS: Final[Mapping[type, str]] = MappingProxyType(
    {
        state.DealTrack: "start",
        tasks.DealCities: "start",
        tasks.DrawStarter: "start",
        tasks.ThrowDice: "start",
        tasks.Prepare: "prepare",
        tasks.Drive: "gates",
        tasks.Slide: "flicking",
        state.ChooseGateBonus: "bonuses",
        state.Collect: "bonuses",
        state.OpenCrate: "bonuses",
        state.UseBonuses: "bonuses",
        state.Stray: "blind",
        tasks.Upgrade: "vehicle",
        state.StopInCity: "city",
        state.MeetCop: "city",
        state.FlickAgain: "turn",
        tasks.BeginTurn: "turn",
        tasks.EndTurn: "turn",
    }
)
