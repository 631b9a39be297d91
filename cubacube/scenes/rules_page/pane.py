"""The rules text on its page; only the visible part is drawn."""

import pygame

from cubacube.scenes.canvas import AnyBox, View, theme
from cubacube.scenes.canvas.parts import PanelStyle, panel
from cubacube.scenes.canvas.theme import Colour
from cubacube.scenes.rules_page.figure import Figures, figure_picture
from cubacube.scenes.rules_page.layout import PageLayout, Piece, Plate, Setter
from cubacube.scenes.rules_page.search import PageSearch, Place
from cubacube.scenes.rules_page.setting import TextLine
from cubacube.scenes.rules_page.tables import Band
from cubacube.scenes.widgets import Widget
from cubacube.scenes.widgets.scroll import Scroll
from cubacube.session.language.rules_text import RulesText

_BESIDE, _ABOVE = 48.0, 40.0
_EYE = 0.3
"""How far down the pane the reader is assumed to look, as a fraction of its height.

Near the beginning of the text, the reader is assumed to look higher.
"""
_CARD = PanelStyle(theme.PAPER, theme.CARD_EDGE, 12, shadow=0)
_BAND_FILL: tuple[Colour, Colour, Colour] = (theme.TEAL, theme.CREAM, theme.SAND)


class Pane(Widget):
    """A rules text in a box, laid out again when the window size changes."""

    focusable = False

    def __init__(
        self, box: AnyBox, text: RulesText, figures: Figures, search: PageSearch, first: int = 0
    ) -> None:
        """Start at the block with index `first`."""
        super().__init__(box)
        self._first = first
        self.scroll = Scroll(self.box.h)
        self._text, self._figures, self._search = text, figures, search
        self._laid: tuple[tuple[int, int], float, PageLayout] | None = None
        self._setter: tuple[tuple[int, int], Setter] | None = None

    @property
    def layout(self) -> PageLayout | None:
        """The layout of the text; None until it was drawn."""
        return self._laid[2] if self._laid else None

    @property
    def reading(self) -> Place:
        """The place of the block at the top of the pane."""
        if self._laid is None:
            return self._first, 0
        _size, scale, layout = self._laid
        return layout.block_at(round(self.scroll.goal * scale)), 0

    @property
    def section(self) -> int:
        """The index of the section being read.

        If the page is scrolled to its foot, this is the last section.
        """
        shown = self.scroll.shown
        at_foot = shown >= self.scroll.limit > 0
        below = shown + (self.box.h if at_foot else min(shown, self.box.h * _EYE))
        return max(0, sum(top <= below for top in self.section_tops) - 1)

    @property
    def section_tops(self) -> list[float]:
        """The scroll position of each section."""
        if self._laid is None:
            return []
        _size, scale, layout = self._laid
        return [section.top / scale for section in layout.sections]

    def reveal_hit(self) -> None:
        """Scroll to the current hit."""
        hit = self._search.hit
        if hit is not None and self._laid is not None:
            _size, scale, layout = self._laid
            line = layout.line_of(hit)
            self.scroll.reveal(line.top / scale + _ABOVE, line.height / scale)

    def update(self, seconds: float, lit: bool) -> None:
        """Advance the scrolling."""
        super().update(seconds, lit)
        self.scroll.update(seconds)

    def draw(self, surface: pygame.Surface, view: View) -> None:
        """Draw the card and the visible part of the page."""
        place = panel(surface, view, self.box, _CARD)
        layout = self._layout(view)
        inside = place.inflate(-2 * view.px(4), -2 * view.px(4))
        top = place.top + view.px(_ABOVE) - round(self.scroll.shown * view.scale)
        corner = place.left + view.px(_BESIDE), top
        before = surface.get_clip()
        surface.set_clip(inside.clip(before))
        for piece in layout.seen(inside.top - top, inside.bottom - top):
            self._draw_piece(surface, view, piece, corner)
        surface.set_clip(before)

    def _draw_piece(
        self, surface: pygame.Surface, view: View, piece: Piece, corner: tuple[int, int]
    ) -> None:
        left, top = corner
        match piece:
            case TextLine():
                self._draw_hits(surface, view, piece, corner)
                piece.draw(surface, view, left, top)
            case Plate(name, x, y):
                surface.blit(self._picture(view, name), (left + x, top + y))
            case Band(row, x, y, width, height):
                fill = _BAND_FILL[0 if row == 0 else 1 + row % 2]
                surface.fill(fill, (left + x, top + y, width, height))

    def _draw_hits(
        self, surface: pygame.Surface, view: View, line: TextLine, corner: tuple[int, int]
    ) -> None:
        """Highlight the hits on a line, the current one most."""
        for hit in self._search.in_place(line.place):
            box = line.box(view, hit)
            if box is not None:
                fill = theme.GOLD if hit == self._search.hit else theme.LETTERS_TOP
                surface.fill(fill, box.move(corner))

    def _picture(self, view: View, name: str) -> pygame.Surface:
        figure = self._figures[name]
        key = "figure", figure, self._text.language
        return view.cached(key, lambda: figure_picture(view, figure))

    def _layout(self, view: View) -> PageLayout:
        """Return the layout; for a new window size, remake it and keep the reader's place."""
        if self._laid is None or self._laid[0] != view.size:
            layout = self._setter_for(view).page()
            block, _part = self.reading
            self._laid = view.size, view.scale, layout
            self._setter = None
            self.scroll.length = layout.height / view.scale + 2 * _ABOVE
            self.scroll.jump(layout.tops[block] / view.scale)
        return self._laid[2]

    def _setter_for(self, view: View) -> Setter:
        """Return the setter already at work for this window size, or a new one."""
        if self._setter is None or self._setter[0] != view.size:
            width = view.rect(self.box).w - 2 * view.px(_BESIDE)
            self._setter = view.size, Setter(view, self._text, self._figures, width)
        return self._setter[1]
