"""Hand-drawn widgets with one focus list and one set of inputs, without polling.

A page passes inputs to its widgets and returns what their callbacks return. Labels are
final sentences: the code that makes a widget translates them, and makes a new widget when
the language changes.
"""

from cubacube.scenes.widgets.button import Button
from cubacube.scenes.widgets.choice import Stepper
from cubacube.scenes.widgets.field import TextField
from cubacube.scenes.widgets.label import Label
from cubacube.scenes.widgets.page import Page
from cubacube.scenes.widgets.slider import Range, Slider
from cubacube.scenes.widgets.toggle import Toggle
from cubacube.scenes.widgets.widget import IGNORED, USED, Pressed, Reply, Widget, WidgetRow

__all__ = [
    "IGNORED",
    "USED",
    "Button",
    "Label",
    "Page",
    "Pressed",
    "Range",
    "Reply",
    "Slider",
    "Stepper",
    "TextField",
    "Toggle",
    "Widget",
    "WidgetRow",
]
