"""Words: the translation catalogue, the texts of the rules, the referee."""
