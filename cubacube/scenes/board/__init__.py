"""What only board games need."""
