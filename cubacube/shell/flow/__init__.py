"""What follows when a page closes: the flow of practice, puzzles and the household."""
