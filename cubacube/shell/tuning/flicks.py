"""Many flicks on tables as they lie in a game, and on one given position.

A table is thrown once and flicked on, one flick after the other, every die where it came to rest;
the Vehicles on it take turns. Three flicks of four are aimed at a Gate, every fourth is any flick.
"""

from collections.abc import Iterator
from random import Random
from typing import Final

from cubacube.kit.shot import Die, Flick, Layout
from cubacube.kit.vehicles import VEHICLES
from cubacube.rules import replace
from cubacube.session.files.cards import load_cards
from cubacube.shell.tuning.hands import Hand, Target, hand_at, middle
from cubacube.shell.tuning.positions import GATE, OWN, position
from cubacube.shell.tuning.rows import FlickRow, flick_row
from cubacube.table import flicked, throw
from cubacube.table.level import Level

RANDOM_EVERY: Final = 4
_VEHICLES: Final = VEHICLES[:3]
"""Always as many: with more of them every Gate is harder, and throws would differ more."""
MAP_HALF_CDEG: Final = 3000
"""The heat map looks so far to either side of the middle of the Gate."""
_ACROSS, _ALONG = 0.7548776662466927, 0.5698402909980532
"""Steps of a sequence that fills a square evenly, however many points there are (Roberts, 2018)."""


def flicks(level: Level, throw: int, draw: Random, count: int) -> Iterator[FlickRow]:
    """So many flicks on one table; `throw` is its number.

    Raises:
        TableError: The opening throw finds no end.
    """
    hand = hand_at(level, load_cards())
    layout = thrown(hand, _VEHICLES, draw)
    for number in range(count):
        own = _VEHICLES[number % len(_VEHICLES)]
        layout = replace(layout, own=own)
        wild = number % RANDOM_EVERY == RANDOM_EVERY - 1
        target = None if wild else hand.target(layout, own, draw)
        flick = hand.aimed(target, layout, own, draw) if target else hand.any_flick(own, draw)
        shot, _film = flicked(layout, flick, level)
        yield flick_row("aimed" if target else "random", throw, target, layout, shot, hand.measures)
        if not shot.flipped:  # [2.0.3]
            layout = replace(layout, dice=shot.rest)


def thrown(hand: Hand, vehicles: tuple[Die, ...], draw: Random) -> Layout:
    """A table after an opening throw: the Gate dice, these Vehicles and the Cities.

    Raises:
        TableError: The throw finds no end.
    """
    dice = (*(each.die for each in hand.cards.gate_dice), *vehicles)
    spots = zip(hand.measures.spots, hand.cards.cities, strict=True)
    layout = Layout((), tuple(replace(spot, city=city) for spot, city in spots))
    return replace(layout, dice=throw(dice, layout, hand.level, draw))


def mapped(level: Level, first: int, count: int) -> Iterator[FlickRow]:
    """So many flicks of the heat map, from the `first` on: they fill angle and speed evenly."""
    measures = level.measures()
    layout, launch = position(measures), measures.launch
    target = Target("", GATE, *middle(GATE, layout, OWN))
    for number in range(first, first + count):
        across, along = (0.5 + number * _ACROSS) % 1, (0.5 + number * _ALONG) % 1
        off = round((2 * across - 1) * MAP_HALF_CDEG)
        speed = launch.slowest_mm_s + along * (launch.fastest_mm_s - launch.slowest_mm_s)
        flick = Flick(0, OWN, (target.angle_cdeg + off) % 36000, round(speed), gate=GATE)
        shot, _film = flicked(layout, flick, level)
        yield flick_row("map", 0, target, layout, shot, measures)
