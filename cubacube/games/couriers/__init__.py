"""The Couriers, variant III of Cuba Cube."""
