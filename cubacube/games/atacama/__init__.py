"""Atacama: drilling rigs in the desert, never side by side, counted along rows and columns."""
