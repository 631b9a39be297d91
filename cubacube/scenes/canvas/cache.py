"""A cache of finished pictures with a size limit."""

from collections import OrderedDict
from collections.abc import Hashable

import pygame

MEGABYTE = 1 << 20


class PictureCache:
    """A least-recently-used cache of pictures; `trim` reduces it to `limit_bytes`."""

    def __init__(self, limit_bytes: int) -> None:
        self._limit_bytes = limit_bytes
        self.used_bytes = 0
        """Memory used by the cached pictures."""
        self._pictures: OrderedDict[Hashable, pygame.Surface] = OrderedDict()

    def find(self, key: Hashable) -> pygame.Surface | None:
        """Return the picture of `key`, or None if it is not cached."""
        kept = self._pictures.get(key)
        if kept is not None:
            self._pictures.move_to_end(key)
        return kept

    def keep(self, key: Hashable, picture: pygame.Surface) -> None:
        """Add a picture; the cache may exceed its limit until the next `trim`."""
        self._pictures[key] = picture
        self.used_bytes += _size_bytes(picture)

    def trim(self) -> None:
        """Remove the least recently used pictures until the rest fits; always keep one."""
        while self.used_bytes > self._limit_bytes and len(self._pictures) > 1:
            self.used_bytes -= _size_bytes(self._pictures.popitem(last=False)[1])

    def clear(self) -> None:
        """Remove all pictures."""
        self._pictures.clear()
        self.used_bytes = 0


def _size_bytes(picture: pygame.Surface) -> int:
    return picture.get_pitch() * picture.get_height()
