"""Matches that outlast the program: their files, the folder of them, codes to copy and paste."""
