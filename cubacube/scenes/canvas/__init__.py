"""Painting: colours, text, pictures and shapes on the logical canvas; no game in it."""
