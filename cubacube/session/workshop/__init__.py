"""The level workshop without its window: a draft of a level, trial flicks, figures."""
