"""The level workshop: a table to flick on, whose level can be changed between flicks."""
