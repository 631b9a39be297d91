"""The page that shows the rules of a game."""

from cubacube.scenes.rules_page.figure import Figure, Figures, cut_out
from cubacube.scenes.rules_page.page import RulesPage

__all__ = ["Figure", "Figures", "RulesPage", "cut_out"]
