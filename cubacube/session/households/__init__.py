"""Who plays here: profiles, records and achievements, one file for a household."""
