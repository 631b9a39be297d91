"""Computer players meet each other many times without a window, and are rated by it."""
