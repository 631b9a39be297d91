"""Help at the table: hints, tips, keys and the tour of everything that is explained."""
