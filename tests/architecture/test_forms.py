"""The rules run in two forms, compiled and pure Python, and never in a mixture of old and new."""

import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader
from pathlib import Path
from typing import Any

import pytest

import compiled_step
from compiled_form import remove_form
from compiled_sources import compiled_sources, sources
from ducats import FORM, __version__
from ducats.form import COMPILED, FOREIGN, PURE, STALE, CompiledRules, choose
from ducats.games import GAMES
from steps import is_held, only_one, stamp

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
        assert f"ducats.games.{game}.rules.state" in names
        assert f"ducats.games.{game}.rules.messages" not in names


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
        "games/one/rules/told.py": "from ducats.engine import base as b\nclass Told(b.Event): ...\n",
        "games/one/rules/deep.py": "from ducats.games.one.rules.told import Told as T\nclass Deep(T): ...\n",
        "games/one/rules/keyword.py": "class Kept(Other, final=True): ...\n",
        "games/one/rules/frames.py": "from ducats.engine.frames import Frame\nclass Told(Frame[int]): ...\n",
        "games/one/rules/__init__.py": "",
        "server/wire.py": "X = 1\n",
    }
    for name, text in texts.items():
        (package / name).parent.mkdir(parents=True, exist_ok=True)
        (package / name).write_text(text, encoding="utf-8")
    assert [file.name for file in compiled_sources(package)] == ["frames.py"]
    assert len(sources(package)) == 6


PYTHON = Path(sys.executable)
MAKES_A_FORM = "(here / '_compiled').mkdir(exist_ok=True)\n"


def builder(step: Path, does: str) -> None:
    """A stand-in for scripts/compiled_form.py, which also counts its runs."""
    opening = "from pathlib import Path\nhere = Path(__file__).parent\n(here / 'runs').open('a').write('x')\n"
    (step / "compiled_form.py").write_text(opening + does, encoding="utf-8")


def builds(step: Path) -> int:
    return len((step / "runs").read_text())


@pytest.fixture
def step(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.delenv("DUCATS_PURE", raising=False)
    monkeypatch.setattr(compiled_step, "MARK", tmp_path / "stamp")
    monkeypatch.setattr(compiled_step, "LOCK", tmp_path / "lock")
    monkeypatch.setattr(compiled_step, "SCRIPTS", tmp_path)
    monkeypatch.setattr(compiled_step, "_made_from", list)
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
    builder(step, "raise SystemExit(1)")
    assert not compiled_step.compile_rules(PYTHON)
    assert "run as pure Python" in capsys.readouterr().out
    assert not (step / "_compiled").exists()
    assert not compiled_step.compile_rules(PYTHON)
    assert capsys.readouterr().out == ""


def test_a_build_that_was_killed_is_done_again(step: Path) -> None:
    builder(step, "import os, signal\nos.kill(os.getpid(), signal.SIGKILL)")
    assert not compiled_step.compile_rules(PYTHON)
    builder(step, MAKES_A_FORM)
    assert compiled_step.compile_rules(PYTHON)


def test_a_build_of_sources_that_changed_meanwhile_is_done_again(
    step: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    wanted = iter(["before", "after", "after", "after"])
    monkeypatch.setattr(compiled_step, "_wanted", lambda: next(wanted))
    builder(step, MAKES_A_FORM)
    assert compiled_step.compile_rules(PYTHON)
    assert not (step / "stamp").exists()
    assert compiled_step.compile_rules(PYTHON)
    assert (step / "stamp").read_text() == "after"
    assert builds(step) == 2


def test_a_removed_form_loses_its_manifest_first(package: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "rmtree", lambda *_, **__: None)
    remove_form(package / "_compiled")
    assert choose(package) == PURE


def test_two_builds_at_once_are_one(step: Path) -> None:
    builder(step, "import time\ntime.sleep(0.5)\n" + MAKES_A_FORM)
    with ThreadPoolExecutor(2) as pool:
        assert all(pool.map(lambda _: compiled_step.compile_rules(PYTHON), range(2)))
    assert builds(step) == 1


BEGINS_A_BUILD = """
import sys
from pathlib import Path
here = Path(sys.argv[1])
sys.path.insert(0, sys.argv[2])
import compiled_step as step
step.MARK, step.LOCK, step.LOG = here / "stamp", here / "lock", here / "log"
step.SCRIPTS, step.FOLDER, step._made_from = here, here / "_compiled", list
step.compile_rules(Path(sys.executable))
"""


def test_the_builder_keeps_the_lock_when_its_parent_is_killed(step: Path, clone: Path) -> None:
    builder(step, "import time\nwhile not (here / 'go').exists(): time.sleep(0.01)")
    command = [sys.executable, "-c", BEGINS_A_BUILD, str(step), str(clone / "scripts")]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL) as process:
        wait_for((step / "runs").exists)
        process.kill()
    try:
        assert is_held(step / "lock")
    finally:
        (step / "go").touch()
    wait_for(lambda: not is_held(step / "lock"))


def wait_for(condition: Callable[[], bool]) -> None:
    end = time.monotonic() + 20
    while not condition():
        assert time.monotonic() < end
        time.sleep(0.01)


def test_a_build_in_the_background_is_begun_once_and_waited_for_by_the_next(
    step: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    started: list[list[str]] = []
    monkeypatch.setattr(subprocess, "Popen", lambda command, **_: started.append(command))
    compiled_step.compile_in_background(PYTHON)
    assert started == [[sys.executable, str(step / "compiled_step.py"), str(PYTHON)]]
    with only_one(step / "lock", ""):
        compiled_step.compile_in_background(PYTHON)
    assert len(started) == 1
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 2
    assert all("in the background" in line for line in lines)
    stamp(step / "stamp", compiled_step._wanted())
    compiled_step.compile_in_background(PYTHON)
    assert len(started) == 1
    assert capsys.readouterr().out == ""


def test_without_a_c_compiler_nothing_is_begun_in_the_background(
    step: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(compiled_step, "c_compiler", lambda: None)
    monkeypatch.setattr(subprocess, "Popen", None)
    compiled_step.compile_in_background(PYTHON)
    assert "no C compiler" in capsys.readouterr().out


def test_a_form_that_appears_or_changes_is_left_for_the_next_start(package: Path) -> None:
    """What is imported late comes from the form that was chosen at the start."""
    (package / "_compiled").rename(package / "later")
    before = sys.meta_path.copy()
    assert choose(package) == PURE
    (package / "later").rename(package / "_compiled")
    assert sys.meta_path == before
    assert choose(package) == COMPILED
    chosen = finder()
    write_manifest(package, ".another.so")
    assert finder() is chosen
    assert isinstance(chosen, CompiledRules)
    assert chosen.files == {MODULE: str(package / "_compiled" / (MODULE + EXTENSION_SUFFIXES[0]))}


def test_nothing_is_compiled_by_wish(step: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DUCATS_PURE", "1")
    assert not compiled_step.compile_rules(PYTHON)
    compiled_step.compile_in_background(PYTHON)
    assert list(step.iterdir()) == []
