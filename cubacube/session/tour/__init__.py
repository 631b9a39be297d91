"""The Tour: several matches of one group of players, and who is ahead."""
