"""The settings page: by mouse, by keyboard only, from the menu and during a match."""

from collections.abc import Callable
from gettext import NullTranslations
from pathlib import Path

import pygame
import pytest
from pygame.event import Event

from cubacube.scenes.stage.inputs import Input, KeyPress
from cubacube.scenes.stage.listener import Listener
from cubacube.scenes.stage.scene import Change
from cubacube.scenes.widgets import Slider, Stepper, Toggle
from cubacube.scenes.widgets.dialogues import Toast, pause
from cubacube.scenes.widgets.slider import KNOB
from cubacube.scenes.widgets.widget import WidgetRow
from cubacube.session.files.declared import keys_by_path
from cubacube.session.language import translation
from cubacube.session.settings.chosen import set_value, settings
from cubacube.session.settings.keymap import printed
from cubacube.session.settings.model import Keys, Settings, paths, value_of
from cubacube.shell.lobby import Lobby
from cubacube.shell.machine.window import Window
from cubacube.shell.pages.menu import Menu
from cubacube.shell.pages.settings import page as settings_page
from cubacube.shell.pages.settings.page import SettingsPage
from cubacube.shell.pages.settings.sections import SettingEntry, sections
from cubacube.shell.pages.settings.widgets import KeyField
from tests.measured_texts import MeasuringView, measured
from tests.shell.person import FRAME_S, SEED, Person
from tests.shell.test_menu import start

Answers = dict[str, Callable[[], Change]]
ENTRIES = [e for section in sections() for e in section.entries if e.path != "language"]
NOT_ASKED = {"language", "used", "screen.width", "screen.height", "screen.left", "screen.top"}
"""Settings without a row: the only language, what was used, and the window's place."""


@pytest.fixture(autouse=True)
def one_language(monkeypatch: pytest.MonkeyPatch) -> None:
    """Know only English, so that a new catalogue changes no test."""
    for module in ("sections", "widgets"):
        monkeypatch.setattr(f"cubacube.shell.pages.settings.{module}.languages", lambda: ("en",))


def opened(person: Person, title: str = "Match") -> SettingsPage:
    """Open the page from the menu at a section."""
    person.click_on("Settings")
    person.click_on(title)
    assert isinstance(person.scene, SettingsPage)
    return person.scene


def letter(person: Person, name: str) -> None:
    code = pygame.key.key_code(name)
    person.post(Event(pygame.KEYDOWN, key=code, mod=0, unicode=name))
    person.post(Event(pygame.KEYUP, key=code, mod=0, unicode=name))


@pytest.mark.parametrize("title", [section.title for section in sections()])
def test_large_letters_of_a_section_are_all_of_one_size_and_touch_no_knob(
    title: str, person: Person
) -> None:
    set_value("screen.text_percent", 140)
    page, view = opened(person, title), MeasuringView((1280, 720))
    assert measured(view, page.draw) == []

    rows = [each for each in page.page.widgets if isinstance(each, WidgetRow)]
    texts = view.painted[view.size]
    for words in ([row.label for row in rows], [row.note for row in rows]):
        found = {each.written.shown for each in texts if each.written.words in words}
        assert len(found) == 1
    for slider in (row for row in rows if isinstance(row, Slider)):
        right = view.to_px(slider.bar.midright)[0] + view.px(KNOB / 2)
        across = pygame.Rect(view.rect(slider.box))
        (number,) = (
            each
            for each in texts
            if across.contains(each.seen) and each.written.words.endswith(" %")
        )
        assert number.seen.left > right + view.px(KNOB / 4)


def section_of(path: str) -> str:
    return next(
        section.title for section in sections() if any(e.path == path for e in section.entries)
    )


def test_every_setting_that_does_something_is_on_the_page_once() -> None:
    asked = [entry.path for entry in ENTRIES]

    assert len(asked) == len(set(asked))
    assert set(paths()) - set(asked) == NOT_ASKED


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: entry.path)
def test_every_setting_is_explained_in_a_line(entry: SettingEntry, person: Person) -> None:
    page = opened(person, section_of(entry.path))
    widget = person.widget(entry.title)

    assert entry.note.endswith(".")
    assert getattr(widget, "note", "") == entry.note
    assert page.page.widgets


@pytest.mark.parametrize(
    "entry", [e for e in ENTRIES if not e.path.startswith("keys.")], ids=lambda e: e.path
)
def test_by_mouse_a_setting_changes_at_once(entry: SettingEntry, person: Person) -> None:
    opened(person, section_of(entry.path))
    before = value_of(settings(), entry.path)
    widget = person.widget(entry.title)
    match widget:
        case Slider():
            end = widget.bar.left if before == 100 and "sound" in entry.path else widget.bar.right
            person.click((end, widget.bar.centery))
            key = keys_by_path(Settings)[entry.path]
            assert value_of(settings(), entry.path) in (key.low, key.high)
        case Toggle() | Stepper():
            person.click((widget.box.right - 30, widget.box.centery))

    assert value_of(settings(), entry.path) != before


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: entry.path)
def test_by_keyboard_alone_every_setting_is_reached_and_changed(
    entry: SettingEntry, person: Person
) -> None:
    press_until(person, "Tab", "Settings")
    person.press("Enter")
    press_until(person, "Tab", section_of(entry.path))
    person.press("Enter")
    press_until(person, "Tab", entry.title)
    before = value_of(settings(), entry.path)
    if entry.path.startswith("keys."):
        person.press("Enter")
        letter(person, "q")
        assert value_of(settings(), entry.path) == "q"
    else:
        down = before is True or entry.path == "sound.effects"  # it is on, or at its maximum
        person.press("Left" if down else "Right")
    assert value_of(settings(), entry.path) != before

    press_until(person, "Tab", "Reset to defaults")
    person.press("Enter")
    assert value_of(settings(), entry.path) == before
    person.press("Esc")
    assert isinstance(person.scene, Menu)


def press_until(person: Person, key: str, label: str) -> None:
    for _ in range(60):
        if person.focus == label:
            return
        person.press(key)
    raise AssertionError(f"{label} is not reached")


def test_sections_are_turned_like_pages(person: Person) -> None:
    page = opened(person)
    seen = []
    for _ in range(len(sections()) + 1):
        seen.append(page.section.title)
        person.post(Event(pygame.KEYDOWN, key=pygame.K_PAGEDOWN, mod=0, unicode=""))

    assert seen == [*(section.title for section in sections()), sections()[0].title]


def test_a_key_that_is_taken_is_refused_with_a_sentence(person: Person) -> None:
    page = opened(person, "Keys")
    person.click_on("Rulings")
    letter(person, "z")

    assert page.refusal == "Z is already the key for “Undo”. Press another key."
    assert settings().keys.rulings == "l"
    letter(person, "3")
    assert page.refusal.startswith("Press a letter from A to Z, or one of F2 F3")
    for name in ("f8", "space", "delete"):
        letter(person, name)
        assert settings().keys.rulings == "l"

    letter(person, "r")
    assert settings().keys.rulings == "r"
    assert page.refusal == ""


def test_function_keys_and_signs_can_be_chosen_and_given_away(person: Person) -> None:
    opened(person, "Keys")
    for title, chosen in (("Hint", "h"), ("Undo", "f2")):
        person.click_on(title)
        letter(person, chosen)
    person.click_on("Flick keys")
    person.click_on("Hit higher")
    letter(person, ".")

    keys = settings().keys
    assert (keys.hint, keys.take_back, keys.higher) == ("h", "f2", ".")
    person.press("Esc")
    heard: list[Input] = []
    listener = Listener()
    for name in ("h", "f2", ".", "f1", "3"):
        event = Event(pygame.KEYDOWN, key=pygame.key.key_code(name), mod=0)
        heard += listener.inputs(event, lambda point: point)
    assert [each.name for each in heard if isinstance(each, KeyPress)] == [
        *("f2", "z", "w", "f1", "3")
    ]
    assert (printed("F2"), printed("Z"), printed("W")) == ("H", "F2", ".")


def test_keys_that_have_changed_places_can_be_given_again(person: Person) -> None:
    opened(person, "Keys")
    for title, chosen in (("Rulings", "r"), ("Undo", "l"), ("Rulings", "u")):
        person.click_on(title)
        letter(person, chosen)

    assert (settings().keys.rulings, settings().keys.take_back) == ("u", "l")


def test_a_key_of_the_other_section_is_refused_and_all_keys_are_reset_together(
    person: Person,
) -> None:
    page = opened(person, "Keys")
    person.click_on("Undo")
    letter(person, "q")
    person.click_on("Flick keys")
    person.click_on("Next die")
    letter(person, "q")
    assert page.refusal == "Q is already the key for “Undo”. Press another key."
    letter(person, "z")
    person.click_on("Keys")
    person.click_on("Reset to defaults")

    assert settings().keys == Keys()


@pytest.mark.parametrize("leave", ["Esc", "click"])
def test_who_wants_no_other_key_keeps_the_old_one(leave: str, person: Person) -> None:
    page = opened(person, "Keys")
    person.click_on("Rulings")
    field = person.widget("Rulings")
    assert isinstance(field, KeyField)
    assert field.waits

    if leave == "Esc":
        person.press("Esc")
    else:
        person.click(field.box.center)
        person.mouse.move((5, 5))

    assert person.scene is page
    assert not field.waits
    assert page.refusal == "Not changed: the key is still L."

    letter(person, "r")
    assert settings() == Settings(screen=settings().screen)


def test_as_at_first_touches_the_open_section_alone(person: Person) -> None:
    set_value("aids.preview", "none")
    opened(person)
    set_value("play.instant", value=True)

    person.click_on("Reset to defaults")

    assert not settings().play.instant
    assert settings().aids.preview == "none"
    toggle = person.widget("Skip animations")
    assert isinstance(toggle, Toggle)
    assert not toggle.value


def test_out_of_a_match_and_back_to_the_same_moment(person: Person, answers: Answers) -> None:
    table = start(person)
    answers["back"] = lambda: pause(on_settings=table.on_settings)  # type: ignore[attr-defined]

    person.press("Esc")
    person.click_on("Settings")
    assert isinstance(person.scene, SettingsPage)
    person.click_on("Done")
    assert "Continue" in person.labels()
    person.press("Esc")

    assert person.app.stage.scenes[-1] is table


def test_the_folder_of_everything_is_shown(
    window: Window, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    written: list[str] = []
    lobby = Lobby(lambda: SEED, matches=tmp_path / "data" / "matches")
    monkeypatch.setattr(
        settings_page, "write", lambda _to, _view, words, *_more: written.append(words)
    )
    person = Person(window)
    person.app.stage.change(lobby.open_settings())
    person.wait()

    assert f"All data is saved in {tmp_path / 'data'}" in written
    lobby.close()


def test_a_second_language_is_offered_by_its_own_name(
    person: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    class German(NullTranslations):
        def gettext(self, message: str) -> str:
            return {"English": "Deutsch", "Settings": "Einstellungen"}.get(message, message)

    known = ("en", "de")
    monkeypatch.setattr("cubacube.shell.pages.settings.sections.languages", lambda: known)
    monkeypatch.setattr("cubacube.shell.pages.settings.widgets.languages", lambda: known)
    monkeypatch.setattr(
        translation,
        "_catalogue",
        lambda code: German() if code == "de" else NullTranslations(),
    )
    page = opened(person, "Screen")
    choice = person.widget("Language")
    assert isinstance(choice, Stepper)
    assert choice.values == ("system language", "English", "Deutsch")

    for _ in range(2):
        person.click((choice.box.right - 30, choice.box.centery))

    assert translation._("Settings") == "Einstellungen"
    assert settings().language == "de"
    assert page.page.focus is not None
    translation.use_language("en")


@pytest.mark.parametrize("kept", [False, True])
@pytest.mark.parametrize("ask", ["never", "when_lost", "always"])
def test_leaving_a_match_is_asked_as_it_is_set(
    ask: str, kept: bool, person: Person, answers: Answers
) -> None:
    set_value("play.ask", ask)
    answers["back"] = lambda: pause(kept=kept)
    start(person)

    person.press("Esc")
    person.click_on("Back to the menu")

    asked = ask == "always" or (ask == "when_lost" and not kept)
    assert isinstance(person.scene, Menu) != asked
    assert ("Leave" in person.labels()) == asked


def test_f11_and_alt_enter_and_the_switch_are_the_same(person: Person) -> None:
    desktop = pygame.display.get_desktop_sizes()[0]
    window = person.app.window

    def tap(key: int, mod: int = 0) -> None:
        person.post(Event(pygame.KEYDOWN, key=key, mod=mod, unicode=""))
        person.post(Event(pygame.KEYUP, key=key, mod=mod, unicode=""))

    tap(pygame.K_F11)
    assert (window.full_screen, settings().screen.full_screen) == (True, True)
    assert window.size == desktop
    tap(pygame.K_RETURN, pygame.KMOD_ALT)
    assert (window.full_screen, settings().screen.full_screen) == (False, False)
    assert isinstance(person.scene, Menu)  # that Enter chose nothing
    opened(person, "Screen")
    switch = person.widget("Full screen")
    person.click(switch.box.center)
    person.wait()
    assert window.full_screen
    tap(pygame.K_F11)
    assert not window.full_screen
    switch = person.widget("Full screen")
    assert isinstance(switch, Toggle)
    assert not switch.value


def test_the_window_is_remembered_as_it_is_left(person: Person) -> None:
    person.app.window.size = (1600, 900)
    person.wait()
    set_value("screen.full_screen", value=True)
    person.wait(3)

    screen = settings().screen
    assert (screen.full_screen, screen.width, screen.height) == (True, 1600, 900)


def test_f12_keeps_a_picture_and_says_where(person: Person, tmp_path: Path) -> None:
    person.app.pictures = tmp_path / "data" / "pictures"
    below = person.scene
    for _ in range(2):
        person.post(Event(pygame.KEYDOWN, key=pygame.K_F12, mod=0, unicode=""))
        person.post(Event(pygame.KEYUP, key=pygame.K_F12, mod=0, unicode=""))
        assert isinstance(person.scene, Toast)
        person.press("Esc")
        assert person.scene is below

    found = sorted((tmp_path / "data" / "pictures").iterdir())
    assert len(found) == 2
    for each in found:
        assert pygame.image.load(each).get_size() == person.app.window.surface.get_size()


def test_a_picture_that_cannot_be_kept_is_told_and_the_notice_goes_by_itself(
    person: Person, tmp_path: Path
) -> None:
    (tmp_path / "pictures").write_text("no folder")
    person.app.pictures = tmp_path / "pictures"
    below = person.scene

    person.post(Event(pygame.KEYDOWN, key=pygame.K_F12, mod=0, unicode=""))
    assert isinstance(person.scene, Toast)
    person.wait(round(3 / FRAME_S))

    assert person.scene is below
