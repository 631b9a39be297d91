"""Helpers of `tools/explore.py` and `tools/explore_window.py`."""
