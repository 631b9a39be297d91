"""Scenes, the stage they stand on, and the inputs they get."""
