"""One match: beginning it, playing it, who sits at the table, and how it ended."""
