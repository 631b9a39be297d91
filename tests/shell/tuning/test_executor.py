"""Local processes and a dask cluster give the same results."""

import os
import sys
from argparse import Namespace
from concurrent.futures import Future
from types import SimpleNamespace
from unittest.mock import MagicMock

import pytest

from cubacube.session import extras
from cubacube.session.extras import ExtraError
from cubacube.shell.cli.work import results_folder
from cubacube.shell.tuning import executor
from cubacube.shell.tuning.executor import AddressError, WorkersError, done, is_exposed, workers
from tests.shell.tuning import works

SQUARES = {number: number * number for number in range(9)}


@pytest.mark.parametrize("jobs", [1, 2])
def test_every_job_comes_back_with_its_result(jobs: int) -> None:
    with workers(jobs) as pool:
        assert dict(done(pool, works.squared, range(9))) == SQUARES


def test_a_cluster_gives_the_same(cluster: str) -> None:
    with workers(1, cluster) as pool:
        assert dict(done(pool, works.squared, range(9))) == SQUARES
        assert os.getpid() not in dict(done(pool, works.process, range(4))).values()


def test_what_a_job_raises_is_raised_here(cluster: str) -> None:
    for address in (None, cluster):
        with pytest.raises(ValueError, match="not 3"), workers(1, address) as pool:
            list(done(pool, works.refused, [3]))


@pytest.mark.skipif(sys.platform == "win32", reason="a signal does not end a process there")
def test_a_process_that_is_ended_from_outside_is_told() -> None:
    with (
        pytest.raises(WorkersError, match="a process has ended"),
        workers(1) as pool,
    ):
        list(done(pool, works.ended, [0]))


@pytest.mark.parametrize("address", ["nonsense", "", "a://b:1", "tcp://", "a b:1", "[::1]"])
def test_what_is_no_address_of_a_cluster_is_told(address: str) -> None:
    with pytest.raises(AddressError, match="is not an address of a cluster"), workers(1, address):
        pass


def test_a_cluster_that_is_not_there_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(executor, "PATIENCE_S", 0.3)
    address = "tcp://127.0.0.1:1"
    told = f"no cluster answers at '{address}'"
    with pytest.raises(WorkersError, match=told), workers(1, address):
        pass


def test_a_cluster_by_tls_needs_a_certificate() -> None:
    told = (
        "'tls://127.0.0.1:1' needs a certificate: set distributed.comm.tls in the settings of dask"
    )
    with pytest.raises(AddressError, match=told), workers(1, "tls://127.0.0.1:1"):
        pass


def test_a_cluster_that_goes_in_the_midst_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    lost: Future[int] = Future()
    lost.cancel()
    lost.set_running_or_notify_cancel()
    theirs = SimpleNamespace(submit=lambda _work, _job: lost, shutdown=lambda **_how: None)
    client = MagicMock()
    client.get_executor.return_value = theirs
    client.__exit__.return_value = False
    dask = SimpleNamespace(Client=lambda *_where, **_how: client, KilledWorker=OSError)
    monkeypatch.setattr(executor, "extra", lambda *_what: dask)

    told = "the cluster at 'tcp://127.0.0.1:1' has stopped"
    with pytest.raises(WorkersError, match=told), workers(1, "tcp://127.0.0.1:1") as pool:
        list(done(pool, works.squared, [3]))


def test_a_missing_part_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(extras, "find_spec", lambda _name: None)
    with pytest.raises(ExtraError, match=r"pip install 'cubacube\[cluster\]'"), workers(1, "x"):
        pass


@pytest.mark.parametrize(
    ("address", "exposed"),
    [
        ("tcp://10.0.0.5:8786", True),
        ("10.0.0.5:8786", True),
        ("ws://cluster.example:8786", True),
        ("tcp://[2001:db8::1]:8786", True),
        ("tls://10.0.0.5:8786", False),
        ("wss://10.0.0.5:8786", False),
        ("tcp://127.0.0.1:8786", False),
        ("tcp://127.0.0.1.example.com:8786", True),
        ("localhost:8786", False),
        ("tcp://[::1]:8786", False),
    ],
)
def test_a_cluster_on_other_machines_without_tls_is_warned_of(
    address: str, exposed: bool, capsys: pytest.CaptureFixture[str]
) -> None:
    results_folder(Namespace(jobs=None, cluster=address, out="results"), "sweep", "plots")

    warning = f"cubacube: warning: {address} has no TLS. "
    assert (warning in capsys.readouterr().err) == exposed
    assert is_exposed(address) == exposed
