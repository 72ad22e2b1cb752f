"""The rules run in two forms, compiled and pure Python, and never in a mixture of old and new."""

import json
import os
import subprocess
import sys
from hashlib import sha256
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader
from pathlib import Path
from typing import Any

import pytest

import compiled_step
from compiled_sources import compiled_sources, sources
from ducats import FORM, __version__
from ducats.form import COMPILED, FOREIGN, PURE, STALE, CompiledRules, choose
from ducats.games import GAMES

MESSAGES = [kind for game in GAMES.values() for kind in (*game.meta.actions, *game.meta.events)]
MODULE = "ducats.engine.frames"


def compiled_modules(clone: Path) -> set[str]:
    package = clone / "src"
    files = compiled_sources(package / "ducats")
    return {".".join(file.relative_to(package).with_suffix("").parts) for file in files}


def test_every_module_that_can_be_compiled_runs_in_the_form_that_is_told(clone: Path) -> None:
    names = compiled_modules(clone)
    assert len(names) > 50
    native = {name for name in names if isinstance(import_module(name).__loader__, ExtensionFileLoader)}
    assert native == (names if FORM == COMPILED else set())


def test_every_game_is_compiled_but_for_its_messages(clone: Path) -> None:
    names = compiled_modules(clone)
    for game in GAMES:
        assert f"ducats.games.{game}.state" in names
        assert f"ducats.games.{game}.messages" not in names


def test_no_compiled_class_has_a_metaclass(clone: Path) -> None:
    """All compiled classes below an ABC share its cache: one then passes for an instance of another."""
    found = [
        thing
        for name in compiled_modules(clone)
        for thing in vars(import_module(name)).values()
        if isinstance(thing, type) and thing.__module__ == name and type(thing) is not type
    ]
    assert found == []


@pytest.mark.parametrize("kind", MESSAGES, ids=lambda kind: f"{kind.__module__}.{kind.__name__}")
def test_messages_stay_frozen_and_tagged(kind: Any) -> None:
    assert kind.__struct_config__.frozen
    assert kind.__struct_config__.tag == kind.__name__


def test_the_options_stay_frozen_and_strict() -> None:
    for game in GAMES.values():
        assert game.meta.options.__struct_config__.frozen
        assert game.meta.options.__struct_config__.forbid_unknown_fields


def version(**environment: str) -> str:
    told = subprocess.run(
        [sys.executable, "-m", "ducats", "--version"],
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=True,
    )
    assert told.stderr == ""
    return told.stdout


def test_the_version_tells_the_form() -> None:
    assert version() == f"ducats {__version__} ({FORM})\n"
    assert version(DUCATS_PURE="1") == f"ducats {__version__} (pure Python)\n"


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A package of one compiled module; what is put in place for it does not outlive the test."""
    monkeypatch.setattr(sys, "meta_path", sys.meta_path.copy())
    monkeypatch.delenv("DUCATS_PURE", raising=False)
    (tmp_path / "engine").mkdir()
    (tmp_path / "engine" / "frames.py").write_text("OPEN = 0\n", encoding="utf-8")
    write_manifest(tmp_path)
    return tmp_path


def write_manifest(package: Path, suffix: str = EXTENSION_SUFFIXES[0]) -> None:
    made_from = sha256((package / "engine" / "frames.py").read_bytes()).hexdigest()
    manifest = {
        "suffix": suffix,
        "modules": {MODULE: MODULE + suffix},
        "sources": {"engine/frames.py": made_from},
    }
    (package / "_compiled").mkdir(exist_ok=True)
    (package / "_compiled" / "manifest.json").write_text(json.dumps(manifest), encoding="utf-8")


def finder() -> object:
    return sys.meta_path[0]


def test_a_compiled_form_of_these_sources_is_used(package: Path) -> None:
    assert choose(package) == COMPILED
    found = finder()
    assert isinstance(found, CompiledRules)
    spec = found.find_spec(MODULE)
    assert spec is not None
    assert spec.origin == str(package / "_compiled" / (MODULE + EXTENSION_SUFFIXES[0]))
    assert found.find_spec("ducats.engine.messages") is None


def test_an_edited_source_makes_everything_run_pure(package: Path) -> None:
    before = finder()
    (package / "engine" / "frames.py").write_text("OPEN = 1\n", encoding="utf-8")
    assert choose(package) == STALE
    assert finder() is before


def test_a_removed_source_makes_everything_run_pure(package: Path) -> None:
    (package / "engine" / "frames.py").unlink()
    assert choose(package) == STALE


def test_a_form_for_another_python_is_left_alone(package: Path) -> None:
    write_manifest(package, ".cpython-27-vax.so")
    assert choose(package) == FOREIGN


def test_without_a_compiled_form_or_by_wish_the_rules_run_pure(
    package: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert choose(package / "engine") == PURE
    monkeypatch.setenv("DUCATS_PURE", "1")
    assert choose(package) == PURE


def test_modules_with_messages_are_found_by_reading_them(tmp_path: Path) -> None:
    package = tmp_path / "ducats"
    texts = {
        "engine/base.py": "import msgspec\nclass Event(msgspec.Struct): ...\n",
        "games/told.py": "from ducats.engine import base as b\nclass Told(b.Event): ...\n",
        "games/deep.py": "from ducats.games.told import Told as T\nclass Deep(T): ...\n",
        "games/keyword.py": "class Kept(Other, final=True): ...\n",
        "games/frames.py": "from ducats.engine.frames import Frame\nclass Told(Frame[int]): ...\n",
        "games/__init__.py": "",
        "server/wire.py": "X = 1\n",
    }
    for name, text in texts.items():
        (package / name).parent.mkdir(parents=True, exist_ok=True)
        (package / name).write_text(text, encoding="utf-8")
    assert [file.name for file in compiled_sources(package)] == ["frames.py"]
    assert len(sources(package)) == 6


@pytest.fixture
def step(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.delenv("DUCATS_PURE", raising=False)
    monkeypatch.setattr(compiled_step, "TOOLS", tmp_path)
    monkeypatch.setattr(compiled_step, "FOLDER", tmp_path / "_compiled")
    monkeypatch.setattr(compiled_step, "LOG", tmp_path / "log")
    return tmp_path


def test_without_a_c_compiler_one_line_says_so_once(
    step: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(compiled_step, "c_compiler", lambda: None)
    assert not compiled_step.compile_rules(Path(sys.executable))
    assert not compiled_step.compile_rules(Path(sys.executable))
    (line,) = capsys.readouterr().out.splitlines()
    assert "no C compiler" in line


def test_a_build_that_fails_leaves_no_half_of_a_form(step: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (step / "_compiled").mkdir()
    assert not compiled_step.compile_rules(Path("/bin/false"))
    assert "run as pure Python" in capsys.readouterr().out
    assert not (step / "_compiled").exists()


def test_nothing_is_compiled_by_wish(step: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DUCATS_PURE", "1")
    assert not compiled_step.compile_rules(Path("/bin/false"))
    assert list(step.iterdir()) == []
