"""The version of the program, in one place for all modules."""

VERSION = "1.0.0"
