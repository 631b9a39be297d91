"""Practice: drills with a goal and medals, on prepared tables with the true rules."""
