"""The level workshop without its window: drafts of levels, trial flicks, measured values."""
