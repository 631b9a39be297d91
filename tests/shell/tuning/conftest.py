from collections.abc import Iterator

import pytest


@pytest.fixture(scope="session")
def cluster() -> Iterator[str]:
    """The address of a dask cluster with two workers on this machine."""
    # A test that needs no cluster does not wait for this import.
    from distributed import LocalCluster

    with LocalCluster(
        n_workers=2,
        threads_per_worker=1,
        processes=True,
        host="127.0.0.1",
        dashboard_address="127.0.0.1:0",  # any free port: tests run side by side
    ) as found:
        yield found.scheduler_address
