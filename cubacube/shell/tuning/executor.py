"""Run many independent jobs in local processes or on a dask cluster."""

import logging
import os
import re
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import BrokenExecutor, CancelledError, Executor, as_completed
from contextlib import AbstractContextManager, contextmanager
from types import ModuleType
from typing import TypeVar

from cubacube.session.extras import extra
from cubacube.session.language.translation import _
from cubacube.session.play.apart import pool_of

J = TypeVar("J")
R = TypeVar("R")

PATIENCE_S = 10
"""Seconds a cluster may take to answer."""
_ADDRESS = re.compile(r"((tcp|tls|wss?)://)?(\[[0-9a-fA-F:]+\]|[^\s:/]+):\d{1,5}")

_HERE = re.compile(r"localhost|\[::1\]|127(\.\d{1,3}){3}")
"""Hosts that are this machine."""


class WorkersError(RuntimeError):
    """The workers cannot be reached, or have stopped."""


class AddressError(ValueError):
    """The address of a cluster is invalid; the message shows a valid one."""


def processors() -> int:
    """Return how many processes this machine can run at the same time."""
    return os.cpu_count() or 1


def workers(jobs: int, cluster: str | None = None) -> AbstractContextManager[Executor]:
    """Provide an executor with `jobs` local processes, or one for a dask cluster.

    When the caller leaves, jobs that have not started are cancelled.

    Raises:
        ExtraError: A package needed for a cluster is not installed.
        AddressError: The address is invalid.
        WorkersError: No cluster answers, it has stopped, or a process was ended from
            outside.
    """
    return _processes(jobs) if cluster is None else _cluster(cluster)


def done(pool: Executor, work: Callable[[J], R], jobs: Iterable[J]) -> Iterator[tuple[J, R]]:
    """Yield each job with its result as soon as it is ready, in any order.

    `work` must be a module-level function with the same result for the same job everywhere.

    Raises:
        Exception: `work` raised it.
    """
    waiting = {pool.submit(work, job): job for job in jobs}
    for future in as_completed(waiting):
        yield waiting[future], future.result()


@contextmanager
def _processes(jobs: int) -> Iterator[Executor]:
    pool = pool_of(jobs, heeds_ctrl_c=True)
    try:
        yield pool
    except BrokenExecutor as fault:
        raise WorkersError(
            _("a process has ended. Run the same command again to continue")
        ) from fault
    finally:
        pool.shutdown(cancel_futures=True)


@contextmanager
def _cluster(address: str) -> Iterator[Executor]:
    distributed = extra("distributed", "cluster")
    _check(address)
    if address.startswith("tls:") and not _has_certificate(distributed):
        said = _("{address} needs a certificate: set distributed.comm.tls in the settings of dask")
        raise AddressError(said.format(address=repr(address)))
    try:
        client = distributed.Client(address, timeout=PATIENCE_S, set_as_default=False)
    except OSError as fault:
        said = _("no cluster answers at {address}")
        raise WorkersError(said.format(address=repr(address))) from fault
    with client:
        pool: Executor = client.get_executor()
        try:
            yield pool
        except (CancelledError, distributed.KilledWorker) as fault:
            # Silence dask's messages while it closes: they add nothing to this error.
            logging.getLogger("distributed.client").setLevel(logging.CRITICAL + 1)
            said = _("the cluster at {address} has stopped. Run the same command again to continue")
            raise WorkersError(said.format(address=repr(address))) from fault
        finally:
            pool.shutdown(wait=False)


def is_exposed(address: str) -> bool:
    """Whether a cluster on another machine is reached without TLS.

    Dask runs any code that somebody sends to it.

    Raises:
        AddressError: The address is invalid.
    """
    _check(address)
    scheme, _mark, place = address.rpartition("://")
    return scheme not in ("tls", "wss") and not _HERE.fullmatch(place.rpartition(":")[0])


def _check(address: str) -> None:
    if not _ADDRESS.fullmatch(address):
        said = _("{address} is not an address of a cluster: use one such as tls://10.0.0.5:8786")
        raise AddressError(said.format(address=repr(address)))


def _has_certificate(distributed: ModuleType) -> bool:
    """Whether dask has a TLS certificate; without one the client fails with an obscure error."""
    asked = distributed.Security().get_connection_args("client")
    return asked.get("ssl_context") is not None
