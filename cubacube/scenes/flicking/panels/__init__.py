"""The panels round the cloth of a flicking game."""
