"""Saved matches: their files, their folder, and codes to copy and paste."""
