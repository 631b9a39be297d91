"""Scenes, the stack that holds them, and the inputs they receive."""
