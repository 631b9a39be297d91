"""User settings: declared once, stored in a file, and read wherever they are needed."""
