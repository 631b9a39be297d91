"""What tools that write one file are asked on the command line."""

import argparse


def only_checks(told: str | None) -> bool:
    """Whether the file shall only be compared, by `--check`; `told` is what `--help` says."""
    parser = argparse.ArgumentParser(description=told)
    parser.add_argument("--check", action="store_true", help="only compare")
    only: bool = parser.parse_args().check
    return only
