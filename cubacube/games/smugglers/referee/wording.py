"""Goods, money and hiding places as they stand in a sentence."""

from collections import Counter

from cubacube.kit.cards import Symbol
from cubacube.session.referee import good_name, listed
from cubacube.session.words import N_, _

PLACES = (N_("left hand"), N_("right hand"), N_("pocket"), N_("under the Vehicle card"))
"""[Robbing] Where money is hidden; with three places the last is not used."""


def pesos(amount: int) -> str:
    """A sum of money, its thousands set apart."""
    return f"{amount:,}".replace(",", "\u00a0")


def place_name(place: int) -> str:
    """A hiding place, counted from 0."""
    return _(PLACES[place])


def goods_listed(goods: tuple[Symbol, ...]) -> str:
    """Some Goods, listed, those of one kind together."""
    return listed([_counted(good, count) for good, count in Counter(goods).items()])


def _counted(good: Symbol, count: int) -> str:
    if count == 1:
        return good_name(good)
    return _("{n} × {good}").format(n=count, good=good_name(good))
