"""The program with a fifth game: a copy of the sources and two more folders, nothing else touched."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

CLONE = Path(__file__).resolve().parents[2]
HERE = Path(__file__).parent
NOT_COPIED = shutil.ignore_patterns("_compiled", "__pycache__", "node_modules", "dist")


class Copied:
    """A copy that runs as pure Python, since nothing was compiled for it."""

    def __init__(self, home: Path) -> None:
        self.home = home
        shutil.copytree(CLONE / "src", home / "src", ignore=NOT_COPIED)
        shutil.copytree(HERE / "game" / "pennies", home / "src" / "ducats" / "games" / "pennies")

    def add_board(self, path: str) -> None:
        """Build the front end with the game's folder in it; `path` is where Node is found."""
        shutil.copytree(CLONE / "web", self.home / "web", ignore=NOT_COPIED)
        shutil.copytree(CLONE / "docs" / "rules", self.home / "docs" / "rules")
        (self.home / "web" / "node_modules").symlink_to((CLONE / "web" / "node_modules").resolve())
        shutil.copytree(HERE / "board" / "pennies", self.home / "web" / "src" / "games" / "pennies")
        subprocess.run(
            ["npm", "run", "--silent", "build", "--", "--logLevel", "error"],
            cwd=self.home / "web",
            env={**os.environ, "PATH": path},
            check=True,
            timeout=300,
        )

    def environment(self) -> dict[str, str]:
        return {**os.environ, "PYTHONPATH": str(self.home / "src"), "DUCATS_LANG": "en"}

    def run(self, *arguments: str, typed: str = "") -> str:
        """What `python` says to these arguments; it must end well."""
        done = subprocess.run(
            [sys.executable, *arguments],
            env=self.environment(),
            cwd=self.home,
            input=typed,
            capture_output=True,
            text=True,
            timeout=100,
            check=False,
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout
