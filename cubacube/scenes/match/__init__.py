"""What every match shows, whatever the game."""
