"""The pygame toolkit that the games share: view, widgets, aiming and the cloth."""
