"""The sections of the settings page: each setting with its title and explanation."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from cubacube.rules import frozen
from cubacube.session.language.translation import N_, languages


@frozen
class SettingEntry:
    """A setting: its path, its title, and a one-line explanation."""

    path: str
    title: str
    note: str


@frozen
class SettingsSection:
    """Settings that belong together."""

    title: str
    entries: tuple[SettingEntry, ...]


_PLAY: Final = SettingsSection(
    N_("Match"),
    (
        SettingEntry(
            "play.film_percent",
            N_("Speed of films"),
            N_("How fast dice slide and pieces move before your eyes."),
        ),
        SettingEntry(
            "play.computer_percent",
            N_("Speed of computers"),
            N_("How fast a computer shows what it is about to do."),
        ),
        SettingEntry(
            "play.thinking",
            N_("Computers think"),
            N_("Half, all or twice of what their level tries; from the next match on."),
        ),
        SettingEntry(
            "play.reading_percent",
            N_("Time to read"),
            N_("How long a ruling is left before the match goes on by itself."),
        ),
        SettingEntry(
            "play.instant",
            N_("Results at once"),
            N_("No films: everything lies at once where it comes to rest."),
        ),
        SettingEntry(
            "play.less_motion",
            N_("Less motion"),
            N_("Pages and paper stand still; no ribbon, no slow film for great moments."),
        ),
        SettingEntry(
            "play.curtain",
            N_("Curtain"),
            N_("Before a hand is shown, the other players are asked to look away."),
        ),
        SettingEntry(
            "play.ask",
            N_("Ask before leaving"),
            N_("Whether a match is left, or begun anew, only after a question."),
        ),
    ),
)
_SOUND: Final = SettingsSection(
    N_("Sound"),
    (
        SettingEntry(
            "sound.muted", N_("Silence"), N_("Nothing is heard; F8 does the same, anywhere.")
        ),
        SettingEntry("sound.master", N_("Volume"), N_("How loud everything is.")),
        SettingEntry(
            "sound.effects",
            N_("Dice, cards and coins"),
            N_("How loud is what happens on the table."),
        ),
        SettingEntry(
            "sound.ambience",
            N_("Music"),
            N_("How loud is what plays beside it, other in each game."),
        ),
    ),
)
_AIDS: Final = SettingsSection(
    N_("Aids"),
    (
        SettingEntry(
            "aids.preview",
            N_("Preview of a flick"),
            N_(
                "What is seen of a flick while you aim: more makes it easier. Chances are those of "
                "a hand that strays by 1 degree and 3 %."
            ),
        ),
        SettingEntry(
            "aids.gate_labels",
            N_("Words at Gates"),
            N_("Labels tell which Gates are open, and why others are not."),
        ),
        SettingEntry(
            "aids.outcome",
            N_("Ruling beforehand"),
            N_("A tag tells what the referee would say of the flick you aim."),
        ),
    ),
)
_SCREEN: Final = SettingsSection(
    N_("Screen"),
    (
        SettingEntry(
            "screen.full_screen",
            N_("Full screen"),
            N_("The game fills the screen; F11 and Alt + Enter do the same."),
        ),
        SettingEntry(
            "screen.text_percent",
            N_("Size of texts"),
            N_("Rules, rulings and buttons; on panels and cards as far as there is room."),
        ),
    ),
)
_LANGUAGE: Final = SettingEntry(
    "language", N_("Language"), N_("In which language everything is written.")
)
_KEYS: Final = SettingsSection(
    N_("Keys"),
    (
        SettingEntry("keys.take_back", N_("Take back"), N_("The last choice of a person.")),
        SettingEntry("keys.do_again", N_("Do again"), N_("What was taken back.")),
        SettingEntry("keys.rulings", N_("Rulings"), N_("All the referee has said.")),
        SettingEntry("keys.what_if", N_("What if"), N_("The last flick, made otherwise.")),
        SettingEntry("keys.next_die", N_("Next die"), N_("Aims at another one.")),
        SettingEntry("keys.next_gate", N_("Next Gate"), N_("Declares another one.")),
        SettingEntry("keys.higher", N_("Hit higher"), N_("Raises the finger.")),
        SettingEntry("keys.lower", N_("Hit lower"), N_("In films: slow motion.")),
        SettingEntry("keys.left", N_("Hit farther left"), N_("So a die spins.")),
        SettingEntry("keys.right", N_("Hit farther right"), N_("So a die spins.")),
        SettingEntry("keys.look", N_("Look"), N_("Opens the curtain.")),
    ),
)

WORDS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "none": N_("nothing"),
        "direction": N_("the direction"),
        "first_contact": N_("to the first contact"),
        "full": N_("the whole way"),
        "chances": N_("the way and the chances"),
        "never": N_("never"),
        "when_lost": N_("if it would be lost"),
        "always": N_("always"),
        "quick": N_("quick"),
        "usual": N_("usual"),
        "long": N_("long"),
    }
)
"""Display names of the values of choices."""


def sections() -> tuple[SettingsSection, ...]:
    """Return all sections; the language is included if there are several."""
    screen = _SCREEN
    if len(languages()) > 1:
        screen = SettingsSection(screen.title, (*screen.entries, _LANGUAGE))
    return _PLAY, _AIDS, _SOUND, screen, _KEYS
