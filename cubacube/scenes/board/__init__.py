"""Match scenes for board games without flicking."""
