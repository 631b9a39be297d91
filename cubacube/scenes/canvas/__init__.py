"""Colours, text, pictures and shapes on the logical canvas, without game logic."""
