"""The replay of a match: play it, stop at any moment, start a new match from there."""
