"""The events of one `apply`, collected in order."""

from typing import TypeAlias

from cubacube.rules import Event

News: TypeAlias = list[Event]
"""Made by `apply`, filled by the functions it calls, and never kept."""
