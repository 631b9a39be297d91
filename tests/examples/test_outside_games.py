"""Games of other packages: what is optional, what is refused, and what a broken one may not do."""

import os
import subprocess
import sys
from argparse import Namespace
from collections.abc import Callable, Iterator
from importlib import invalidate_caches
from pathlib import Path

import pygame
import pytest
from pygame.event import Event

from cubacube.games import catalogue
from cubacube.games.outside import outside_games
from cubacube.rules import replace
from cubacube.scenes.rules_page import RulesPage
from cubacube.scenes.stage.scene import Push
from cubacube.session.files import importing
from cubacube.session.language.rules_text import Paragraph, plain
from cubacube.session.language.translation import _, use_language
from cubacube.session.play.game import Game
from cubacube.shell.cli.listing import list_games
from cubacube.shell.learning.lesson import has_lesson
from cubacube.shell.machine.window import Window
from cubacube.shell.pages.household.achievements import Achievement, achievements
from cubacube.shell.pages.menu import Menu
from cubacube.shell.pages.rules import RulesList, game_rules, short_rules
from cubacube.shell.pages.setup_page import SetupPage
from cubacube.shell.pages.shelves import Tile
from cubacube.shell.preloading import import_tables
from tests.shell.person import Person
from tests.tiny_game import NAME, installed, wheel

__all__ = ["wheel"]
BARE = """
from dataclasses import replace
from guarapo.about import GAME as OTHER
GAME = replace(OTHER, name="{name}", title="Bare")
"""
SCENE = """
from cubacube.scenes.board.board_scene import board_table
from guarapo.scene import GuarapoBoard
from {package}.about import GAME
MATCH_TABLE = board_table(GAME, GuarapoBoard)
"""
Publish = Callable[..., Path]


@pytest.fixture
def publish(tmp_path: Path, wheel: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Publish]:
    """Return a function that installs a package with an entry point."""

    def published(
        name: str, package: str, about: str | None = BARE, scene: str | None = SCENE
    ) -> Path:
        folder, info = tmp_path / package, tmp_path / f"{package}-1.0.dist-info"
        folder.mkdir()
        info.mkdir()
        (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n")
        (info / "entry_points.txt").write_text(f"[cubacube.games]\n{name} = {package}\n")
        (folder / "__init__.py").touch()
        for file, text in (("about", about), ("scene", scene)):
            if text is not None:
                source = text.replace("{name}", name).replace("{package}", package)
                (folder / f"{file}.py").write_text(source)
        invalidate_caches()
        outside_games.cache_clear()
        return folder

    monkeypatch.setattr(importing, "_whole", {})
    with installed(wheel), installed(tmp_path):
        yield published
    for name in [each for each in sys.modules if each.split(".")[0].endswith("_package")]:
        del sys.modules[name]


@pytest.fixture
def person(publish: Publish) -> Iterator[Person]:
    assert callable(publish)
    window = Window((1280, 720))
    yield Person(window)
    window.close()
    pygame.display.quit()


def test_a_game_without_lesson_rules_page_and_medals_works_everywhere(
    publish: Publish, person: Person
) -> None:
    publish("bare", "bare_package")
    person.app.stage.change(person.lobby.set_up(catalogue.game("bare")))
    person.wait(60)
    assert isinstance(person.scene, SetupPage)
    assert not {"Take a lesson", "Repeat the lesson"} & set(person.labels())

    person.click_on("Rules")
    person.wait()
    assert isinstance(person.scene, RulesPage)
    assert person.scene.title == "Bare"

    assert not has_lesson("bare")
    assert catalogue.figures("bare") == {}
    assert "bare" not in {each.game for each in achievements().values()}


def test_the_short_rules_page_has_the_blurb_the_players_and_the_house_rules(
    publish: Publish,
) -> None:
    publish("bare", "bare_package")

    game = catalogue.game("bare")
    text = short_rules(game)
    assert game_rules(game).title == "Bare"

    told = [plain(block.passage) for block in text.blocks if isinstance(block, Paragraph)]
    assert told[1:] == ["2 to 4 players · 5 to 10 min", "This game has no rules page."]
    assert "Goal: Cups in the barrel" in " ".join(
        plain(getattr(block, "passage", ())) for block in text.blocks
    )


def test_a_medal_of_such_a_game_has_a_ground(person: Person) -> None:
    from cubacube.shell.pages.household.achievements import medal

    picture = medal(person.app.view, Achievement("x", "X", "How", "star", "bare"), 100)

    assert picture.width > 0


@pytest.mark.parametrize(
    ("name", "about", "scene", "told"),
    [
        ("race", BARE, SCENE, "another game has this name"),
        (NAME, BARE, SCENE, "another game has this name"),
        ("Bad-Name", BARE, SCENE, "a name has at most 20 small letters, digits and underscores"),
        ("bad", "import nothing_like_this", SCENE, "No module named 'nothing_like_this'"),
        ("bad", "1 +", SCENE, "SyntaxError"),
        ("bad", "raise SystemExit", SCENE, "SystemExit"),
        ("bad", "OTHER = 3", SCENE, "has no attribute 'GAME'"),
        ("bad", None, SCENE, "No module named 'z_package.about'"),
        ("bad", "GAME = 3", SCENE, "z_package.about.GAME must be a Game with the name 'bad'"),
        ("bad", BARE.replace("{name}", "good"), SCENE, "must be a Game with the name 'bad'"),
        ("bad", BARE, None, "there is no z_package.scene"),
    ],
)
def test_a_broken_game_is_told_and_the_others_work(
    publish: Publish,
    capsys: pytest.CaptureFixture[str],
    name: str,
    about: str | None,
    scene: str | None,
    told: str,
) -> None:
    publish(name, "z_package", about, scene)
    publish("fine", "fine_package")

    (fault,) = catalogue.faults()

    assert fault.startswith(f"game '{name}' of package z_package: ")
    assert told in fault
    assert catalogue.names()[8:] == ("fine", NAME)
    assert catalogue.game("fine").title == "Bare"
    assert catalogue.game("race").title == "The Race"
    assert list_games(Namespace(json=False)) == 0
    printed = capsys.readouterr()
    assert "fine: Bare, 2 to 4 seats" in printed.out
    assert f"cubacube: {fault}\n" == printed.err
    if name == "bad":
        with pytest.raises(catalogue.BrokenGameError, match="of package z_package"):
            catalogue.game("bad")


def test_a_broken_scene_is_told_when_the_game_is_played(publish: Publish) -> None:
    publish("bad", "bad_package", scene="import nothing_like_this")

    assert "bad" in catalogue.names()
    import_tables()
    with pytest.raises(catalogue.BrokenGameError, match=r"cannot load bad_package\.scene.*nothing"):
        catalogue.table("bad")


def test_a_game_of_another_package_is_imported_only_when_it_is_needed(
    publish: Publish, wheel: Path
) -> None:
    folder = publish("loud", "loud_package", f"print('imported')\n{BARE}").parent
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(map(str, (folder, wheel)))}

    def output(*words: str) -> str:
        command = [sys.executable, "-m", "cubacube", *words]
        root = Path(__file__).resolve().parents[2]
        return subprocess.run(
            command, cwd=root, env=environment, capture_output=True, text=True, check=True
        ).stdout

    assert "imported" not in output("--version")
    assert "imported" not in output("sim", "calavera")
    assert "imported" in output("sim", "loud")


def test_its_texts_are_translated_by_its_own_catalogue(
    publish: Publish, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    from babel.messages import Catalog
    from babel.messages.mofile import write_mo

    def write(domain: str, folder: Path, text: str, translated: str) -> None:
        path = folder / "locale" / "es" / "LC_MESSAGES" / f"{domain}.mo"
        path.parent.mkdir(parents=True)
        words = Catalog(locale="es")
        words.add(text, translated)
        with path.open("wb") as file:
            write_mo(file, words)

    write("bare", publish("bare", "bare_package") / "assets", "Pour", "Verter")
    write("cubacube", tmp_path / "assets", "Roll", "Tirar")
    monkeypatch.setattr(
        "cubacube.session.language.translation.folder", lambda _kind: tmp_path / "assets"
    )
    use_language("es")
    assert (_("Roll"), _("Pour")) == ("Tirar", "Pour")
    assert "bare" in catalogue.names()

    assert (_("Roll"), _("Pour"), _("Stop")) == ("Tirar", "Verter", "Stop")
    use_language("en")
    assert _("Pour") == "Pour"


def many(count: int) -> tuple[Game, ...]:
    more = [
        replace(catalogue.game("calavera"), name=f"more_{n}", title=f"More {n}")
        for n in range(count)
    ]
    return (*catalogue.games(), *more)


def test_a_menu_with_many_games_scrolls_by_keys_and_wheel(person: Person) -> None:
    menu = Menu(many(6), lambda _game: None)
    person.app.stage.change(Push(menu))
    page = menu.page
    tiles = [each for each in page.widgets if isinstance(each, Tile)]
    seen = pygame.FRect(980, 284, 880, 427)
    menu.update(1.0)
    assert [tile.label for tile in tiles if seen.contains(tile.box)] == [
        "Calavera",
        "Caramba!",
        "Atacama",
    ]

    person.wait()
    for tile in tiles[1:]:
        person.press("Tab")
        person.wait()
        assert page.focus is tile
        assert pygame.FRect(0, 284, 1920, 722).inflate(2, 2).contains(tile.box)
    assert [tile.label for tile in tiles if seen.inflate(2, 2).contains(tile.box)] == [
        "More 3",
        "More 4",
        "More 5",
    ]

    person.point_at(seen.center)
    person.post(Event(pygame.MOUSEWHEEL, x=0, y=9))
    person.wait(120)
    assert seen.inflate(2, 2).contains(tiles[5].box)
    assert getattr(page.pointed, "label", "") == "Caramba!"
    hidden = next(tile for tile in tiles if tile.box.x > 960 and tile.box.y > seen.bottom)
    person.point_at(hidden.box.center)
    assert page.pointed is not hidden


@pytest.mark.usefixtures("person")
def test_a_list_of_many_rules_scrolls_and_a_short_one_does_not() -> None:
    games = many(6)
    page = RulesList(games)
    last = page.page.widgets[len(games) - 1]
    top = last.box.y
    page.page.set_focus(last)
    page.update(1.0)
    assert last.box.y < top

    short = RulesList(catalogue.games()[:8])
    atacama = short.page.widgets[7]
    before = atacama.box.y
    short.page.set_focus(atacama)
    short.update(1.0)
    assert atacama.box.y == before
