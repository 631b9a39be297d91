"""A kept match as a film: its frames, and the files they may go into."""
