"""Numbers as they are written everywhere: thousands apart, and with a true minus."""


def written(number: int) -> str:
    """A number, such as points or money."""
    return f"{number:,}".replace(",", "\u00a0").replace("-", "\u2212")


def signed(number: int) -> str:
    """A number that is added or taken."""
    return f"+{written(number)}" if number > 0 else written(number)
