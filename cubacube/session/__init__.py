"""Run one match: dealer, level files, JSON encoding and texts."""
