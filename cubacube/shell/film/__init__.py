"""Make films of saved matches: frames and file formats."""
