"""The cloth of the flicking games: dice on it, aiming, and films of flicks."""
