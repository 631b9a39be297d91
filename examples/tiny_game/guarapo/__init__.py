"""Guarapo, a tiny game for Cuba Cube: press sugar cane, but stop before the press breaks."""
