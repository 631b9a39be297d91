"""The shared scene code for all games with dice to flick.

A game describes itself with a `FlickBoard`; `FlickScene` does everything else.
`panels` draws things that several games have on the table.
"""
