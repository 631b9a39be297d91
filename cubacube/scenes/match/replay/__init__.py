"""A match is looked at: it plays, stands at any moment, and goes on from there."""
