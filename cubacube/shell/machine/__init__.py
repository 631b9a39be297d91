"""The window, its screen settings, gamepads, touch, and drags beyond the edge."""
