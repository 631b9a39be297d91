"""The match behind a scene: dealer, computer players, history, rulings and undo."""
