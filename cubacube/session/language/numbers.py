"""Format numbers with separated thousands and a true minus sign."""


def written(number: int) -> str:
    """Format a number, such as points or money."""
    return f"{number:,}".replace(",", "\u00a0").replace("-", "\u2212")


def signed(number: int) -> str:
    """Format a change, with a plus sign if it is positive."""
    return f"+{written(number)}" if number > 0 else written(number)
