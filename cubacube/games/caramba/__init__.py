"""Caramba!, a sombrero race in which nobody wants to reach the silver mine."""
