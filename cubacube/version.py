"""The version of the program, in one place for all modules."""

VERSION = "0.1.0"
