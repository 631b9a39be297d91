"""Write a film as MP4 by piping frames to an installed ffmpeg."""

import shutil
import subprocess
from collections.abc import Iterable
from pathlib import Path
from tempfile import TemporaryFile

from cubacube.session.files.plain import plain
from cubacube.session.language.translation import _
from cubacube.shell.film.frames import FilmError, FilmFrame, Size

_LONGEST_WORDS = 300


def found_ffmpeg() -> str:
    """Return the path of ffmpeg.

    Raises:
        FilmError: There is none.
    """
    found = shutil.which("ffmpeg")
    if found is None:
        raise FilmError(_("MP4 needs ffmpeg, which was not found. Use .webp instead."))
    return found


def write(path: Path, size: Size, frames: Iterable[FilmFrame], step_ms: int) -> None:
    """Write the film to a file; width and height must be even.

    Raises:
        FilmError: There is no ffmpeg.
        OSError: It cannot be started, or it failed; the message is a sentence.
    """
    width, height = size
    raw = ["-f", "rawvideo", "-pix_fmt", "rgb24", "-s", f"{width}x{height}"]
    pace = ["-r", f"{1000 / step_ms:g}"]
    made = ["-an", "-pix_fmt", "yuv420p", "-movflags", "+faststart", "-f", "mp4", "-y"]
    words = [found_ffmpeg(), "-v", "error", *raw, *pace, "-i", "-", *made, str(path.absolute())]
    with TemporaryFile() as told:
        process = subprocess.Popen(
            words, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, stderr=told
        )
        try:
            _give(process, frames)
        except BaseException:
            process.kill()
            process.wait()
            raise
        if process.returncode:
            told.seek(0)
            lines = told.read().decode("utf-8", "replace").split("\n")
            why = next((line for line in reversed(lines) if line.strip()), process.returncode)
            said = _("ffmpeg failed to make the film: {why}")
            raise OSError(said.format(why=plain(why, _LONGEST_WORDS)))


def _give(process: subprocess.Popen[bytes], frames: Iterable[FilmFrame]) -> None:
    """Write all frames to the process and wait until it ends."""
    assert process.stdin is not None
    try:
        with process.stdin as pipe:
            for frame in frames:
                for _step in range(frame.steps):
                    pipe.write(frame.rgb)
    except BrokenPipeError:
        pass  # ffmpeg has already ended; its own message says why
    process.wait()
