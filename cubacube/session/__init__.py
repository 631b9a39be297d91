"""Everything of the program that needs no window and is no rule.

`play` and `keeping` are one match that is played and kept. The other rooms are what it stands
on: `files`, `language`, `settings`, `households`, and the model of the workshop.
"""
