"""Learning by playing: lessons on prepared tables, with the real rules and scenes."""
