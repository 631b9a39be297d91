"""Interactive lessons on prepared tables, with the real rules and scenes."""
