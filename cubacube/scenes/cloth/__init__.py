"""The cloth of the flicking games: dice on it, aims over it, films of it."""
