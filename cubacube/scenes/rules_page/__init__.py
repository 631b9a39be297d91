"""The page that shows the rules of a game."""

from cubacube.scenes.rules_page.figure import Figure, Figures
from cubacube.scenes.rules_page.page import RulesPage

__all__ = ["Figure", "Figures", "RulesPage"]
