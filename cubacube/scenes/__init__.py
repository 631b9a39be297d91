"""The pygame toolkit: view, widgets, aiming and the cloth, but no single game."""
