"""Statistics of leagues: length of games, advantage of seats, win rates by level."""
