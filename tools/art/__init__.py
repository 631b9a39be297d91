"""Paint the pictures of the game from code alone; each run writes the same bytes."""
