"""The page of settings: what there is to choose, and the widgets to choose it with."""
