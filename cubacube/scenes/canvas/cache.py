"""A bounded store of finished pictures."""

from collections import OrderedDict
from collections.abc import Callable, Hashable

import pygame

MEGABYTE = 1 << 20


class PictureCache:
    """Keeps pictures by key; forgets those not asked for longest when they fill `limit_bytes`."""

    def __init__(self, limit_bytes: int) -> None:
        self._limit_bytes = limit_bytes
        self._used_bytes = 0
        self._pictures: OrderedDict[Hashable, pygame.Surface] = OrderedDict()

    @property
    def used_bytes(self) -> int:
        """What the pictures kept take up."""
        return self._used_bytes

    def get(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """The picture of `key`, made now if it is not there."""
        kept = self._pictures.get(key)
        if kept is not None:
            self._pictures.move_to_end(key)
            return kept
        made = make()
        self._pictures[key] = made
        self._used_bytes += _size_bytes(made)
        while self._used_bytes > self._limit_bytes and len(self._pictures) > 1:
            self._used_bytes -= _size_bytes(self._pictures.popitem(last=False)[1])
        return made

    def clear(self) -> None:
        """Forget everything."""
        self._pictures.clear()
        self._used_bytes = 0


def _size_bytes(picture: pygame.Surface) -> int:
    return picture.get_pitch() * picture.get_height()
