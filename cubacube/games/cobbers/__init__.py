"""The Cobbers, variant V of Cuba Cube: two people share a Vehicle."""
