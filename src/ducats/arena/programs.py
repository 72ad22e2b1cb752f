"""External programs that play: JSON lines on their standard input and output. docs/guides/arena.md tells how.

hello -> ready, then decide -> an action as often as asked, then goodbye.
"""

import os
import shlex
import signal
import subprocess
import time
from contextlib import suppress
from threading import Timer
from typing import Any, Final, TypeVar, final

import msgspec

from ducats import __version__
from ducats.arena.entrants import Entrant, Forfeit, name_of
from ducats.arena.matches import Match
from ducats.bots.memory import Memory
from ducats.engine.errors import BadOptions, MalformedAction
from ducats.engine.messages import Action, View
from ducats.games import find

T = TypeVar("T")

PROTOCOL: Final = 1
LONGEST_LINE: Final = 65_536
"""Bytes of an answer, its line end included."""
START_SECONDS: Final = 20.0
"""An interpreter needs a while to start on a busy machine."""
FAREWELL_SECONDS: Final = 2.0
"""From goodbye to the end of the program, before it is killed."""


class _Ready(msgspec.Struct, tag="ready", tag_field="type"):
    name: str = ""


class _Answer(msgspec.Struct):
    action: msgspec.Raw


@final
class Program(Entrant):
    """One running program. It answers for every chair that its bot has, in one game after another."""

    def __init__(self, match: Match, entrant: str) -> None:
        self._match = match
        self._command = shlex.split(entrant.partition("=")[2])
        self._rules = find(match.game)
        self._process: subprocess.Popen[bytes] | None = None

    def clock(self) -> float:
        return time.perf_counter()

    def choose(self, view: View, memory: Memory, seed: str) -> Action:
        """Without memory: by the protocol a program is told of no events, and should keep nothing itself."""
        question = {"type": "decide", "seed": seed, "view": view}
        try:
            self.start()
            line = self._exchange(question, self._match.seconds)
            return self._rules.read_action(bytes(_read(line, _Answer).action))
        except MalformedAction as error:
            self._kill()
            raise Forfeit(error.message) from error
        except Forfeit:
            self._kill()
            raise

    def start(self) -> str:
        """Start the program if it does not run yet; returns the name it gives itself."""
        if self._process is not None:
            return ""
        try:
            self._process = subprocess.Popen(
                self._command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, start_new_session=True
            )
        except OSError as error:
            raise Forfeit(f"it cannot be started: {error.strerror or error}") from error
        meta = self._rules.meta
        hello = {
            "type": "hello",
            "protocol": PROTOCOL,
            "ducats": __version__,
            "game": meta.id,
            "version": meta.version,
            "seats": len(self._match.lineup),
            "options": msgspec.to_builtins(self._rules.read_options(self._match.options)),
            "seconds": self._match.seconds,
        }
        return _read(self._exchange(hello, START_SECONDS), _Ready).name

    def close(self) -> None:
        """Say goodbye, then kill a program that does not end."""
        process = self._process
        if process is None:
            return
        assert process.stdin is not None
        # It may have ended already, or not be listening.
        with suppress(OSError, subprocess.TimeoutExpired):
            process.stdin.write(b'{"type":"goodbye"}\n')
            process.stdin.close()
            process.wait(FAREWELL_SECONDS)
        self._kill()

    def _exchange(self, message: dict[str, Any], seconds: float) -> bytes:
        """One line out, one line in. The killing timer bounds both: a program may also refuse to read."""
        process = self._process
        assert process is not None
        assert process.stdin is not None
        assert process.stdout is not None
        expired: list[bool] = []

        def expire() -> None:
            expired.append(True)
            _kill_group(process)

        timer = Timer(seconds, expire)
        timer.start()
        try:
            process.stdin.write(msgspec.json.encode(message) + b"\n")
            process.stdin.flush()
            line = process.stdout.readline(LONGEST_LINE + 1)
        except OSError:
            line = b""
        finally:
            timer.cancel()
        if expired:
            raise Forfeit(f"no answer within {seconds:g} s")
        if len(line) > LONGEST_LINE:
            raise Forfeit(f"an answer of more than {LONGEST_LINE} bytes")
        if not line.endswith(b"\n"):
            raise Forfeit(f"it ended (exit code {self._kill()})")
        return line

    def _kill(self) -> int | None:
        """End it and what it started; its exit code if it had ended by itself."""
        process, self._process = self._process, None
        if process is None:
            return None
        code = _exit_code(process)
        _kill_group(process)
        for pipe in (process.stdin, process.stdout):
            assert pipe is not None
            # Whatever is left in a pipe has no reader.
            with suppress(OSError):
                pipe.close()
        process.wait()
        return code


def _exit_code(process: subprocess.Popen[bytes]) -> int | None:
    """Wait briefly for its exit code: a program whose output has ended is usually about to end."""
    try:
        return process.wait(0.2)
    except subprocess.TimeoutExpired:
        return None


def _kill_group(process: subprocess.Popen[bytes]) -> None:
    if hasattr(os, "killpg"):
        # All of them may have ended by themselves.
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
    else:
        process.kill()


def _read(line: bytes, kind: type[T]) -> T:
    try:
        return msgspec.json.decode(line, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Forfeit(f"an answer that cannot be read: {error}") from error


def introduce(match: Match, entrant: str) -> str:
    """Start a program once and end it; returns what it calls itself. BadOptions if it does not get ready."""
    program = Program(match, entrant)
    try:
        return program.start()
    except Forfeit as forfeit:
        raise BadOptions(
            f"the program {name_of(entrant)!r} does not get ready: {forfeit}", code="no_such_bot"
        ) from forfeit
    finally:
        program.close()
