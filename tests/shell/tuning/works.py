"""Work for other processes; it must be importable from a module."""

import os
import signal


def squared(number: int) -> int:
    return number * number


def refused(number: int) -> int:
    raise ValueError(f"not {number}")


def process(_number: int) -> int:
    return os.getpid()


def ended(_number: int) -> int:
    os.kill(os.getpid(), signal.SIGTERM)
    return 0
