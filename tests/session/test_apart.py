"""Process pools, and a Ctrl-C while they start."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from cubacube.session.play.apart import pool_of

ROOT = Path(__file__).resolve().parents[2]
INTERRUPTED = """
import os, signal
from concurrent.futures.process import BrokenProcessPool
from cubacube.session.play.apart import pool_of

if __name__ == "__mp_main__":
    os.kill(os.getpid(), signal.SIGINT)

if __name__ == "__main__":
    pool = pool_of(2, heeds_ctrl_c={heeds})
    try:
        print(pool.submit(abs, -7).result())
    except BrokenProcessPool:
        print("ended")
"""


@pytest.mark.skipif(sys.platform == "win32", reason="no signal waits there")
@pytest.mark.parametrize(("heeds", "told"), [(True, "ended"), (False, "7")])
def test_a_ctrl_c_while_a_process_starts_is_heeded_without_a_word(
    tmp_path: Path, heeds: bool, told: str
) -> None:
    script = tmp_path / "interrupted.py"
    script.write_text(INTERRUPTED.format(heeds=heeds))

    done = subprocess.run(
        [sys.executable, str(script)],
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=True,
    )

    assert (done.stdout.strip(), done.stderr) == (told, "")


@pytest.mark.skipif(sys.platform == "win32", reason="no signal waits there")
def test_the_program_itself_is_interrupted_as_before() -> None:
    pool_of(1, heeds_ctrl_c=True).shutdown()

    assert signal.SIGINT not in signal.pthread_sigmask(signal.SIG_BLOCK, [])
