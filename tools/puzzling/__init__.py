"""The search for puzzles: tables that almost only one flick solves."""
