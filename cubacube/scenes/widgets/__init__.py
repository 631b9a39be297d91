"""Widgets drawn by hand: one focus list, one vocabulary of inputs, no polling.

A page hands inputs to its widgets and returns what their callbacks return. Labels are final
sentences: whoever makes a widget translates them, and makes it anew for another language.
"""

from cubacube.scenes.widgets.button import Button
from cubacube.scenes.widgets.choice import Stepper
from cubacube.scenes.widgets.field import TextField
from cubacube.scenes.widgets.label import Label
from cubacube.scenes.widgets.page import Page
from cubacube.scenes.widgets.slider import Range, Slider
from cubacube.scenes.widgets.toggle import Toggle
from cubacube.scenes.widgets.widget import IGNORED, USED, Reply, Widget, WidgetRow

__all__ = [
    "IGNORED",
    "USED",
    "Button",
    "Label",
    "Page",
    "Range",
    "Reply",
    "Slider",
    "Stepper",
    "TextField",
    "Toggle",
    "Widget",
    "WidgetRow",
]
