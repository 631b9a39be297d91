"""The language: of the system, of the command line, of the settings; seen at once everywhere."""

from pathlib import Path

import pytest

from cubacube.scenes.widgets.dialogues import Dialogue, pause
from cubacube.session.language import translation
from cubacube.session.language.translation import SYSTEM, _, language, prefer, use_language
from cubacube.session.settings.chosen import set_value, settings
from cubacube.session.settings.file import read_settings, write_settings
from cubacube.session.settings.keeper import SettingsKeeper
from cubacube.session.settings.model import Settings
from cubacube.session.shipped import folder
from cubacube.shell.cli import WRONG_WORDS, main
from cubacube.shell.pages.menu import Menu
from tests.session.test_words import write_german
from tests.shell.person import Person


@pytest.fixture
def german(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the game have a German catalogue, and no other."""
    write_german(tmp_path, "Beenden")
    monkeypatch.setattr(
        translation, "folder", lambda kind: tmp_path if kind == "assets" else folder(kind)
    )


@pytest.mark.parametrize(
    ("wanted", "found"),
    [
        (["de_AT"], "de"),
        (["de"], "de"),
        (["tlh", "de_CH", "en_GB"], "de"),
        (["en_US", "de"], "en"),
        (["tlh_QO"], "en"),
        ([], "en"),
    ],
)
@pytest.mark.usefixtures("german")
def test_the_language_of_the_system_is_the_first_one_that_the_game_has(
    wanted: list[str], found: str
) -> None:
    prefer(wanted)
    use_language(SYSTEM)

    assert language() == found


def test_without_a_file_the_game_speaks_the_language_of_the_system() -> None:
    assert Settings().language == SYSTEM


@pytest.mark.usefixtures("german")
@pytest.mark.parametrize("first", [False, True])
def test_a_language_of_the_command_line_stays_and_is_not_saved(first: bool, tmp_path: Path) -> None:
    path = tmp_path / "settings.toml"
    if not first:
        write_settings(path, Settings(language="en"))
    set_value("language", "de")
    keeper = SettingsKeeper(path)

    assert keeper.open() == ()
    assert _("Quit") == "Beenden"
    set_value("sound.muted", value=True)
    assert keeper.save() == ""

    kept = read_settings(path).settings
    assert (kept.language, kept.sound.muted) == (SYSTEM if first else "en", True)
    assert settings().language == "de"


@pytest.mark.parametrize("known", [False, True])
@pytest.mark.usefixtures("german")
def test_an_argument_comes_before_the_environment_and_that_before_the_system(
    known: bool, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LANG", "de_AT.UTF-8" if known else "tlh")
    main(["games"])
    assert language() == ("de" if known else "en")
    monkeypatch.setenv("CUBACUBE_LANGUAGE", "en")
    main(["games"])
    assert language() == "en"
    main(["games", "--language", "de"])
    assert language() == "de"
    assert capsys.readouterr().err == ""


@pytest.mark.usefixtures("german")
def test_a_language_that_the_game_has_not_is_refused_with_those_it_has(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["sim", "race", "--language", "xx"]) == WRONG_WORDS
    monkeypatch.setenv("CUBACUBE_LANGUAGE", "yy")
    assert main(["games"]) == WRONG_WORDS

    assert capsys.readouterr().err.splitlines() == [
        "cubacube: argument --language: 'xx' is not allowed: use en or de",
        "cubacube: CUBACUBE_LANGUAGE: 'yy' is not allowed: use en or de",
    ]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("sim --help --language de", "Argumente:\n  GAME"),
        ("tour --help --language fr", "options:\n  -h, --help       montrer cette aide"),
    ],
)
def test_help_speaks_the_chosen_language(
    words: str, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        main(words.split())

    assert said in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("sim rase --language de", "unbekanntes Spiel 'rase'; meinst du race?"),
        ("play --language fr", "il manque\xa0: GAME"),
        ("sim race --games 0 --language de", "Nimm eine ganze Zahl von 1 bis 1000000"),
        ("play race --seats bot:1 --language fr", "race demande 2 à 5 places, pas 1"),
    ],
)
def test_faults_speak_the_chosen_language(
    words: str, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(words.split()) == WRONG_WORDS
    assert said in capsys.readouterr().err


@pytest.mark.parametrize("words", ["games --json", "level show ramp --json"])
def test_json_is_the_same_in_every_language(words: str, capsys: pytest.CaptureFixture[str]) -> None:
    def printed(code: str) -> str:
        assert main([*words.split(), "--language", code]) == 0
        return capsys.readouterr().out

    assert len({printed(code) for code in ("en", "de", "fr")}) == 1


@pytest.mark.usefixtures("german")
def test_every_open_page_speaks_a_new_language_at_once(person: Person) -> None:
    person.app.stage.change(pause(on_settings=person.lobby.open_settings))
    below = person.scene
    assert isinstance(below, Dialogue)
    person.app.stage.change(person.lobby.open_settings())
    choose_german(person)

    assert "Beenden" in [getattr(each, "label", "") for each in below.page.widgets]


@pytest.mark.usefixtures("german")
def test_the_menu_below_the_settings_speaks_a_new_language_too(person: Person) -> None:
    person.click_on("Settings")
    choose_german(person)
    person.press("Esc")

    assert isinstance(person.scene, Menu)
    assert person.widget("Beenden")


def choose_german(person: Person) -> None:
    person.click_on("Screen")
    for _press in range(2):
        choice = person.widget("Language")
        person.click((choice.box.right - 30, choice.box.centery))
    assert language() == "de"
