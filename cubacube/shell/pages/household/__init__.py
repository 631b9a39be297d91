"""The household page: people, records and achievements."""
