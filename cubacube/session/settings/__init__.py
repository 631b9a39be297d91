"""What a household likes: declared once, kept in a file, asked for wherever it matters."""
