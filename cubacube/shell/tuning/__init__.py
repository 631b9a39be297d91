"""Measuring tables by many flicks and games, and fitting one to measurements; no window."""
