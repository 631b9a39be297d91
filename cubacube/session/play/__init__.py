"""Run one match: start it, play it, seat its players, and report how it ended."""
