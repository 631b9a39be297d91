"""Caramba!: sombreros that would rather not reach the silver mine."""
