"""The level workshop: a table to flick on that can be changed while one does."""
