"""The people who play here: profiles, records and achievements, in one file."""
