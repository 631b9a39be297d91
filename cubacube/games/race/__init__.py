"""The Race, variant I of Cuba Cube."""
