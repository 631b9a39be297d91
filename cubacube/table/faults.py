"""Errors of tables on which dice cannot come to rest.

Each message is a sentence to translate. `session.files.trial` finds levels with such tables.
"""


class TableError(RuntimeError):
    """The dice of a level cannot come to rest as the rules require."""


class NoPlaceError(TableError):
    """There is no room for a die: the dice are too large or too many for the area."""


class RestlessError(TableError):
    """Dice were still moving after `steps.longest_flick_s` of the level."""
