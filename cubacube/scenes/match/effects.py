"""What an event does on the screen: sound, ribbon, mark, words and colour."""

from collections.abc import Callable, Mapping
from typing import Any, Literal, TypeAlias

from cubacube.rules import Event, frozen
from cubacube.scenes.match.words import Announce, Climax, Remark
from cubacube.scenes.sound.signs import Sign


@frozen
class Effect:
    """What the match scene does when an event happens; by default the referee says it.

    Attributes:
        sound: What is heard.
        climax: The ribbon of a highlight.
        remark: The mark on the timeline.
        announce: How the referee announces the event.
        seat_field: The name of the event's field that holds a seat; the event is shown in the
            colour of this seat. If empty, the colour is that of the seat that acted. If the
            dealer acted, it is that of the seat whose turn it is.
        foul: Whether the event reports a failure. Such an event stays until the player has
            read it.
        turn: Whether a turn begins. "call" announces the next player and covers secrets.
            "index" only lists the turn, for example if the same seat has another turn.
        score: How good the flick was; 0 if it is not worth a replay.
    """

    sound: Sign = ""
    climax: Climax | None = None
    remark: Remark = ""
    announce: Announce = "say"
    seat_field: str = ""
    foul: bool = False
    turn: Literal["", "index", "call"] = ""
    score: int = 0


Effects: TypeAlias = Mapping[type[Event], Effect | Callable[[Any], Effect]]
"""The effects of a game's events, some of them computed from the event."""

NO_EFFECT = Effect()
