"""Synthesise the sounds of the game from code, without recordings."""
