"""The pygame toolkit: view, widgets, aiming, the cloth. No game in it."""
