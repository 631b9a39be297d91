"""The page of the household: people, records, achievements with their pictures."""
