"""The wheel carries everything a player needs: front end, texts, data files, rules pages."""

import re
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from ducats.server.static_files import front_end, rules_pages


@pytest.fixture(scope="module")
def wheel(clone: Path, tmp_path_factory: pytest.TempPathFactory) -> zipfile.Path:
    folder = tmp_path_factory.mktemp("wheel")
    command = [
        sys.executable,
        "-m",
        "build",
        "--wheel",
        "--no-isolation",
        "--outdir",
        str(folder),
        str(clone),
    ]
    subprocess.run(command, check=True, capture_output=True)
    return zipfile.Path(next(folder.glob("*.whl")))


def names(wheel: zipfile.Path) -> set[str]:
    return set(wheel.root.namelist())


def test_the_wheel_has_the_front_end(wheel: zipfile.Path) -> None:
    page = (wheel / "ducats" / "server" / "static" / "index.html").read_text(encoding="utf-8")
    assets = re.findall(r'(?:src|href)="/(assets/[^"]+)"', page)
    assert assets
    assert {f"ducats/server/static/{asset}" for asset in assets} <= names(wheel)


def test_the_page_has_no_inline_script_or_style(wheel: zipfile.Path) -> None:
    page = (wheel / "ducats" / "server" / "static" / "index.html").read_text(encoding="utf-8")
    assert re.findall(r"<script(?![^>]*\bsrc=)|<style|\sstyle=|\son\w+=", page) == []


def test_the_wheel_has_every_file_of_the_package(clone: Path, wheel: zipfile.Path) -> None:
    package = clone / "src"
    wanted = {
        file.relative_to(package).as_posix()
        for file in (package / "ducats").rglob("*")
        if file.is_file() and "__pycache__" not in file.parts and file.suffix != ".so"
    }
    assert wanted - names(wheel) == set()


def test_the_wheel_has_the_rules_pages(clone: Path, wheel: zipfile.Path) -> None:
    pages = {f"ducats/rules_pages/{page.name}" for page in (clone / "docs" / "rules").glob("*.md")}
    assert pages
    assert pages <= names(wheel)


def test_a_clone_finds_its_own_front_end_and_rules_pages(clone: Path) -> None:
    assert front_end() == clone / "web" / "dist"
    assert rules_pages() == clone / "docs" / "rules"
