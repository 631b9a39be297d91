"""Rulebook parts that several games of the Cuba family share. Standard library only."""
