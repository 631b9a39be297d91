"""Files in and out: JSON, TOML, cards and levels, each checked at the door."""
