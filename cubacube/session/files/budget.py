"""What reading a file of strangers may cost: one limit for each kind of file and code."""

from cubacube.rules import frozen

_KIB, _MIB = 1024, 1024 * 1024


@frozen
class Budget:
    """The limits of one kind of file or code; what has more is refused."""

    bytes: int
    """Size of the file, or of what a code unpacks to."""
    marks: int = 1000
    """Keys, items and brackets of TOML or JSON together."""
    lines: int = 0
    line_bytes: int = 0
    actions: int = 0
    """Actions that are played to read the file."""
    letters: int = 0
    """Letters of a code, without white space."""


MATCH = Budget(64 * _MIB, lines=200_000, line_bytes=256 * _KIB, actions=50_000)
"""A match file. Its longest line is the first one, with the text of the level."""
MATCH_CODE = Budget(8 * _MIB, actions=MATCH.actions, letters=_MIB)
LEVEL = Budget(64 * _KIB, letters=128 * _KIB)
"""A level file or a level code."""
DRAFT = Budget(4 * LEVEL.bytes)
"""A draft of the workshop: the text of a level and two sets of values, with room to spare."""
HOUSEHOLD = Budget(4 * _MIB, marks=1_000_000)
"""Ten times the marks of the largest household."""
TOUR = Budget(64 * _KIB, marks=10_000)
"""A Tour: the first line of its file, without the matches that an exported file has below it."""
RECORDS = Budget(64 * _KIB)
"""Any other file of the data folder: settings, results, names, the last set-ups."""
SWEEP = Budget(16 * _MIB)
"""A file in the folder of a sweep or a league."""
MEASUREMENTS = Budget(_MIB, lines=10_000)
"""A CSV file of measured flicks."""
