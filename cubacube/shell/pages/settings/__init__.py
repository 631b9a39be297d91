"""The settings page and its widgets."""
