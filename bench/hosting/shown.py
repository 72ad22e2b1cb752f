"""`python -m bench.hosting shown`: all that a server is said to bear, part by part, kept and published.

A part that was measured on these sources is not measured again, so the whole may be stopped and goes on. The
machine should do nothing else meanwhile; its load stands beside every table.
"""

import argparse
import subprocess
import sys
import time
from collections.abc import Sequence
from datetime import UTC, datetime
from hashlib import sha256
from pathlib import Path

import msgspec

from bench.marked import replace_between, wrapped
from ducats import FORM
from ducats.games import GAMES

CLONE = Path(__file__).resolve().parents[2]
KEPT = Path(__file__).with_name("shown.json")
BENCHMARKS, SECURITY = (CLONE / "docs" / name for name in ("benchmarks.md", "security.md"))
BEGIN = "<!-- hosting: written by python -m bench.hosting shown --publish -->\n"
END = "<!-- end of hosting -->\n"
PACKAGES = ("server", "engine", "mechanics", "games", "search", "bots", "review")
MEASURED = (*(f"src/ducats/{package}" for package in PACKAGES), "bench/hosting")
MEASURING = ("bench/client.py", "bench/measure.py", "bench/server.py")
FAULTS = "scripts/soak_faults.py"
MEMORY = "/dev/shm"
"""A folder without a disk below it, where the system has one."""


class Part(msgspec.Struct, frozen=True):
    """Some minutes of measuring."""

    goal: str
    commands: tuple[str, ...]
    """Arguments of `python -m bench.hosting`, or a script that publishes by itself."""
    page: Path | None = BENCHMARKS


class Kept(msgspec.Struct):
    """What a part has shown."""

    sources: str
    day: str
    minutes: float
    shown: list[str]
    """What each command printed."""


def parts(small: bool = False) -> dict[str, Part]:
    """By name; small ones show only that they run."""
    games = "--games " + " ".join(GAMES)
    crowds, crowd, seconds, rush = ("1 2", "2", "4", "1") if small else ("1 20 200 500", "200", "20", "5")
    watching, stored, unfinished = ("20", "500", "2") if small else ("10000", "1000000", "1000")
    flat_out = f"flat-out --tables {'2' if small else '40'} --seconds {rush}"
    return {
        "people": Part(
            "1 to 500 tables of all four games, one process on one core, SQLite. Once on the disk and once in"
            " memory, where the time is all our own.",
            tuple(
                f"load --tables {crowds} --seconds {seconds}{where}" for where in ("", f" --folder {MEMORY}")
            ),
        ),
        "sqlite": Part(
            "Goal: 99 of 100 moves within 10 ms at 200 tables of each game, on SQLite. Once on the disk and"
            " once in memory, where the time is all our own.",
            tuple(
                f"load {games} --tables {crowd} --seconds {seconds}{where}"
                for where in ("", f" --folder {MEMORY}")
            ),
        ),
        "postgres": Part(
            "Goal: the same within 20 ms on PostgreSQL.",
            tuple(
                f"load {games} --tables {crowd} --seconds {seconds} --database postgres{where}"
                for where in ("", f" --folder {MEMORY}")
            ),
        ),
        "flat-out": Part("Goal: 5,000 moves a second on one core.", (flat_out, f"{flat_out} {games}")),
        "processes": Part(
            "Goal: two processes serve at least 1.7 times as much as one, so a move may cost them at most 1.2"
            " times as much. On two cores the people and PostgreSQL take what a second process would need, so"
            " moves a second cannot show it: the figure is the cost of a move, and nobody has a core of their"
            " own in any of the three.",
            tuple(
                f"{flat_out} --database postgres --folder {MEMORY} --unbound{how}"
                for how in ("", " --processes 2", " --processes 2 --by-table")
            ),
        ),
        "sockets": Part("Goal: 10,000 idle sockets are held.", (f"sockets --count {watching}",)),
        "growth": Part(
            "Goal: with 1,000,000 finished games 99 of 100 lists within 20 ms, and a start within 2 s.",
            tuple(f"growth --count {stored} --database {kind}" for kind in ("sqlite", "postgres")),
        ),
        "start": Part("Goal: an answer within 2 s.", (f"start --count {unfinished}",)),
        "replay": Part("Goal: a replay of the longest match within 100 ms, sent in parts.", ("replay",)),
        "attacks": Part(
            "Goal: 99 of 100 moves of the others within 50 ms.",
            (f"attacks --seconds {'1.5' if small else '8'}",),
            SECURITY,
        ),
        "faults": Part(
            "Goal: 200 faults without a lost or doubled move, and no table stuck for longer than 5 s.",
            (f"{FAULTS} --faults 0",) if small else (FAULTS, f"{FAULTS} --publish"),
            None,
        ),
    }


def sources() -> str:
    """The hash of all that a move passes through, of the form of the rules, and of what measures it."""
    total = sha256(FORM.encode())
    files = [file for folder in MEASURED for file in sorted((CLONE / folder).rglob("*.*"))]
    for file in (*files, *(CLONE / name for name in MEASURING)):
        if file.suffix in (".py", ".sql"):
            total.update(file.read_bytes())
    return total.hexdigest()[:12]


def read() -> dict[str, Kept]:
    return msgspec.json.decode(KEPT.read_bytes(), type=dict[str, Kept]) if KEPT.is_file() else {}


def keep(known: dict[str, Kept]) -> None:
    """All or nothing, whenever it is stopped."""
    fresh = KEPT.with_suffix(".new")
    fresh.write_bytes(msgspec.json.format(msgspec.json.encode(known), indent=1) + b"\n")
    fresh.replace(KEPT)


def main(asked: argparse.Namespace) -> None:
    if asked.publish:
        publish()
    else:
        measure(asked.parts, asked.small, asked.again)


def measure(chosen: Sequence[str], small: bool, again: bool) -> None:
    known, now = read(), sources()
    for name, part in parts(small).items():
        is_known = name in known and known[name].sources == now
        if (chosen and name not in chosen) or (is_known and not again and not small):
            continue
        began = time.monotonic()
        shown = [run(command) for command in part.commands]
        minutes = (time.monotonic() - began) / 60
        print(f"\n{name}: {minutes:.1f} minutes", file=sys.stderr, flush=True)
        if not small:
            known[name] = Kept(now, f"{datetime.now(UTC):%-d %B %Y}", round(minutes, 1), shown)
            keep(known)


def run(command: str) -> str:
    """What it prints, while it prints it; whoever stops this stops it, too."""
    module = [] if command.startswith(FAULTS) else ["-m", "bench.hosting"]
    lines = []
    with subprocess.Popen(
        [sys.executable, *module, *command.split()], cwd=CLONE, stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        for line in process.stdout:
            print(line, end="", flush=True)
            lines.append(line)
    if process.returncode:
        raise SystemExit(f"{command}: ended with {process.returncode}")
    return "".join(lines).strip()


def publish() -> None:
    """Whatever is kept, each part on its page, with the sources it was measured on."""
    known = read()
    told: dict[Path, list[str]] = {}
    for name, part in parts().items():
        if part.page is not None and name in known:
            told.setdefault(part.page, []).append(written(name, part, known[name]))
    # A page of which nothing is kept stays as it is.
    for page, texts in told.items():
        replace_between(page, BEGIN, END, "\n".join(texts))


def written(name: str, part: Part, kept: Kept) -> str:
    """As it stands in the docs."""
    head = f"`python -m bench.hosting shown {name}` on {kept.day}, sources {kept.sources}. {part.goal}"
    return "\n".join([wrapped(head), "", *(f"{told}\n" for told in map(below_each_other, kept.shown))])


def below_each_other(shown: str) -> str:
    """Tables stay as they are; what stands above them is cut into lines."""
    return "\n".join(line if line.startswith("|") else wrapped(line) for line in shown.splitlines())
