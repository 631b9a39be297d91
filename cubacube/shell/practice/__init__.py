"""Practice: drills and puzzles on prepared tables, with the real rules."""
