"""Calavera: six dice, four rows, and skulls that help the others."""
