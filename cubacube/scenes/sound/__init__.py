"""Sound: scenes describe what should be heard, the speaker plays it."""
