"""Calavera: six dice, four rows to fill, and skulls that help the other players."""
