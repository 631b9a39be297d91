"""Let computer players play many games without a window and rate them."""
