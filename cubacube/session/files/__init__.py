"""Read and write files: JSON, TOML, cards and levels, all validated on input."""
