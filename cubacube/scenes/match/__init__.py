"""What every match shows, for all games."""
