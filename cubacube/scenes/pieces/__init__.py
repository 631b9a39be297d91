"""Drawings of game pieces: Pawns, Goods, prices and dice."""
