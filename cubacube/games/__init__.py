"""Games, one folder each: its rules, its computer players, its referee, its scene."""
