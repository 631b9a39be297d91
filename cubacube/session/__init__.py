"""One game being played: match, dealer, level files, JSON, words."""
