"""The pages of the Tour."""
