"""What a match tells afterwards: its index, its rulings and its story."""
