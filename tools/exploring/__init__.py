"""What `tools/explore.py` searches with."""
