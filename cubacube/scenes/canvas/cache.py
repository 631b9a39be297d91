"""A bounded store of finished pictures."""

from collections import OrderedDict
from collections.abc import Hashable

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

    def find(self, key: Hashable) -> pygame.Surface | None:
        """The picture of `key`; None if it is not there."""
        kept = self._pictures.get(key)
        if kept is not None:
            self._pictures.move_to_end(key)
        return kept

    def keep(self, key: Hashable, picture: pygame.Surface) -> None:
        """Add a picture; the limit may be passed until the next `trim`."""
        self._pictures[key] = picture
        self._used_bytes += _size_bytes(picture)

    def trim(self) -> None:
        """Forget what the limit has no room for; the picture asked for last stays."""
        while self._used_bytes > self._limit_bytes and len(self._pictures) > 1:
            self._used_bytes -= _size_bytes(self._pictures.popitem(last=False)[1])

    def clear(self) -> None:
        """Forget everything."""
        self._pictures.clear()
        self._used_bytes = 0


def _size_bytes(picture: pygame.Surface) -> int:
    return picture.get_pitch() * picture.get_height()
