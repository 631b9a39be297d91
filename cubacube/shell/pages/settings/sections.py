"""The sections of the settings page: each setting with its title and explanation."""

from collections.abc import Mapping

from cubacube.rules import frozen
from cubacube.scenes.widgets.aid_chip import PREVIEW_WORDS
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


_PLAY = (
    ("film_percent", N_("Animation speed"), N_("How fast dice slide and pieces move on screen.")),
    ("computer_percent", N_("Computer speed"), N_("How fast computers show their moves.")),
    ("thinking", N_("Computers think"), N_("How long they think. Applies from the next match.")),
    (
        "reading_percent",
        N_("Reading time"),
        N_("How long a ruling stays before the match continues by itself."),
    ),
    ("instant", N_("Skip animations"), N_("No animations: you see the result at once.")),
    (
        "less_motion",
        N_("Reduce motion"),
        N_("Pages and paper stand still. No banners, slow motion, flashes or rumble."),
    ),
    (
        "curtain",
        N_("Curtain"),
        N_("The game asks the other players to look away before it shows a hand."),
    ),
    ("ask", N_("Ask before leaving"), N_("Whether to ask before you leave or restart a match.")),
)
_SOUND = (
    ("muted", N_("Mute"), N_("Mutes all sound. F8 does the same anywhere.")),
    ("master", N_("Volume"), N_("Volume of all sounds.")),
    ("effects", N_("Dice, cards and coins"), N_("Volume of the sounds on the table.")),
    ("ambience", N_("Music"), N_("Volume of the background music. Each game has its own.")),
)
_AIDS = (
    (
        "preview",
        N_("Flick preview"),
        N_(
            "How much of a flick you see while you aim. "
            "The chances allow for errors of 1 degree and 3 % power."
        ),
    ),
    (
        "gate_labels",
        N_("Gate labels"),
        N_("Shows which Gates are open and why others are blocked."),
    ),
    (
        "outcome",
        N_("Predict the ruling"),
        N_("Shows how the referee would rule on the flick you are aiming."),
    ),
)
_SCREEN = (
    (
        "full_screen",
        N_("Full screen"),
        N_("The game fills the screen. F11 and Alt + Enter do the same."),
    ),
    ("text_percent", N_("Text size"), N_("The size of texts, where there is room.")),
    (
        "dice_marks",
        N_("Marks on dice"),
        N_("Tell red, green, blue and yellow dice apart without their colours."),
    ),
)
_KEYS = (
    ("take_back", N_("Undo"), N_("Undoes the last choice.")),
    ("do_again", N_("Redo"), N_("Redoes what was undone.")),
    ("hint", N_("Hint"), N_("Asks for a hint.")),
    ("rulings", N_("Rulings"), N_("Shows all rulings of the match.")),
    ("all_keys", N_("All keys"), N_("Lists all keys that work now.")),
    ("look_round", N_("Look around"), N_("Explains the table.")),
    ("thoughts", N_("Reasons"), N_("What the computer thought.")),
    ("look", N_("Reveal"), N_("Shows what only you may see.")),
    ("repeat", N_("Repeat"), N_("Repeats an exercise.")),
    ("skip", N_("Skip"), N_("Skips an exercise.")),
)
_FLICK_KEYS = (
    ("what_if", N_("What if"), N_("Tries your flick in other ways.")),
    ("next_die", N_("Next die"), N_("Selects another die.")),
    ("next_gate", N_("Next Gate"), N_("Declares another Gate.")),
    ("higher", N_("Hit higher"), N_("Hits the die higher.")),
    ("lower", N_("Hit lower"), N_("While dice move: slow motion.")),
    ("left", N_("Hit farther left"), N_("Makes the die spin.")),
    ("right", N_("Hit farther right"), N_("Makes the die spin.")),
    ("preview", N_("Flick preview"), N_("Shows more or less of your flick.")),
    ("next_to_place", N_("Next to place"), N_("Selects another die.")),
    ("turn_over", N_("Turn over"), N_("Shows another face.")),
)
_LANGUAGE = SettingEntry("language", N_("Language"), N_("The language of all texts."))

WORDS: Mapping[str, str] = {
    **PREVIEW_WORDS,
    "never": N_("never"),
    "when_lost": N_("only if it is not saved"),
    "always": N_("always"),
    "quick": N_("quick"),
    "usual": N_("usual"),
    "long": N_("long"),
    "large": N_("large"),
    "letters": N_("letters"),
    "system": N_("system language"),
}
"""Display names of the values of choices."""


def sections() -> tuple[SettingsSection, ...]:
    """Return all sections; the language is included if there are several."""
    language = (_LANGUAGE,) if len(languages()) > 1 else ()
    return (
        SettingsSection(N_("Match"), _entries("play", _PLAY)),
        SettingsSection(N_("Aiming help"), _entries("aids", _AIDS)),
        SettingsSection(N_("Sound"), _entries("sound", _SOUND)),
        SettingsSection(N_("Screen"), (*_entries("screen", _SCREEN), *language)),
        SettingsSection(N_("Keys"), _entries("keys", _KEYS)),
        SettingsSection(N_("Flick keys"), _entries("keys", _FLICK_KEYS)),
    )


def _entries(group: str, rows: tuple[tuple[str, str, str], ...]) -> tuple[SettingEntry, ...]:
    """Return the entries of a group of settings."""
    return tuple(SettingEntry(f"{group}.{name}", title, note) for name, title, note in rows)
