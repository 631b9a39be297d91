"""The pictures the game ships, painted from nothing but numbers; the same bytes every time."""
