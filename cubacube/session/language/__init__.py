"""Texts: translations, the rules pages, and the sentences of the referee."""
