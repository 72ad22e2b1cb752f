"""Which form of the rules runs: compiled, if it was made from exactly these sources, else pure Python.

The compiled files lie together in `_compiled`, never beside the sources, where a stale one would silently
hide an edited module. They are used all together or not at all: a compiled class and an interpreted module
that knows an older version of it do not get on.
"""

import json
import os
import sys
from collections.abc import Mapping, Sequence
from hashlib import sha256
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Final

COMPILED: Final = "compiled"
PURE: Final = "pure Python"
STALE: Final = "pure Python: the compiled form is older than the sources; make setup builds it"
FOREIGN: Final = "pure Python: the compiled form is for another Python; make setup builds it"

FOLDER: Final = "_compiled"
MANIFEST: Final = "manifest.json"


class CompiledRules:
    """Finds the compiled modules; all others are left to the usual finders."""

    def __init__(self, files: Mapping[str, str]) -> None:
        self.files = files

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        file = self.files.get(name)
        if file is None:
            return None
        return spec_from_file_location(name, file, loader=ExtensionFileLoader(name, file))


def choose(package: Path) -> str:
    """Puts the compiled form in place if it fits; tells which form runs, and why if that may surprise."""
    folder = package / FOLDER
    if os.environ.get("DUCATS_PURE") == "1" or not (folder / MANIFEST).is_file():
        return PURE
    manifest = json.loads((folder / MANIFEST).read_bytes())
    if manifest["suffix"] != EXTENSION_SUFFIXES[0]:
        return FOREIGN
    if not all(is_unchanged(package / name, made_from) for name, made_from in manifest["sources"].items()):
        return STALE
    sys.meta_path.insert(0, CompiledRules({m: str(folder / f) for m, f in manifest["modules"].items()}))
    return COMPILED


def is_unchanged(source: Path, made_from: str) -> bool:
    try:
        return sha256(source.read_bytes()).hexdigest() == made_from
    except OSError:
        return False
