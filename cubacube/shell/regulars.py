"""The people who play here: asked for once in a run, written down when they play."""

from cubacube.session.play.known_names import keep_names, known_names
from cubacube.session.play.records import RecordError


class Regulars:
    """Nothing that is wrong with their file stops anybody: it is told as a sentence."""

    def __init__(self) -> None:
        self.names: tuple[str, ...] = ()
        """The last ones first; nobody before `read`."""
        self._asked = False

    def read(self) -> str:
        """Ask for the names, once; why there are none, or nothing."""
        if self._asked:
            return ""
        self._asked = True
        try:
            self.names = known_names()
        except (RecordError, OSError) as fault:
            return str(fault)
        return ""

    def keep(self, people: tuple[str, ...]) -> str:
        """Write down who plays, if that is news; why it cannot be done, or nothing."""
        if people == self.names[: len(people)]:
            return ""
        try:
            self.names = keep_names(people)
        except OSError as fault:
            return str(fault)
        return ""
