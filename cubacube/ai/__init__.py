"""Computer players: parts that several games share."""
