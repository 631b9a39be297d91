"""Parse the command line of tools that write one file."""

import argparse


def only_checks(told: str | None) -> bool:
    """Whether `--check` was given: only compare the file. `told` is the text of `--help`."""
    parser = argparse.ArgumentParser(description=told)
    parser.add_argument("--check", action="store_true", help="only compare")
    only: bool = parser.parse_args().check
    return only
