"""What is drawn around every table: title, texts, ribbons and steps."""
