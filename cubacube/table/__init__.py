"""Physics of the table, headless and deterministic; the only layer that knows its engine."""
