"""Atacama: drilling rigs in the desert, never side by side, scored by rows and columns."""
