"""Measure tables with many flicks and games, without a window."""
