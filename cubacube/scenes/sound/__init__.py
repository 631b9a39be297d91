"""What is heard: scenes say it, the speaker plays it."""
