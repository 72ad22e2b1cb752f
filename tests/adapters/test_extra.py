"""Who only plays or hosts needs none of it."""

import subprocess
import sys

import pytest

HEAVY = ("numpy", "pyarrow", "pettingzoo", "gymnasium", "pyspiel", "open_spiel", "PIL", "distributed")


def told(script: str) -> str:
    run = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    return run.stdout.strip()


@pytest.mark.parametrize("module", ["ducats", "ducats.server.app", "ducats.cli.main", "ducats.study"])
def test_the_product_imports_nothing_of_it(module: str) -> None:
    listed = told(f"import sys, {module}; print([name for name in {HEAVY} if name in sys.modules])")
    assert listed == "[]"


@pytest.mark.parametrize(
    ("module", "library"),
    [
        ("ducats.adapters.encoding", "numpy"),
        ("ducats.adapters.pettingzoo", "pettingzoo"),
        ("ducats.adapters.gymnasium", "gymnasium"),
        ("ducats.adapters.openspiel", "pyspiel"),
        ("ducats.adapters.pictures", "PIL"),
        ("ducats.study.vector", "numpy"),
    ],
)
def test_a_missing_library_is_named_with_what_to_install(module: str, library: str) -> None:
    script = (
        f"import sys; sys.modules[{library!r}] = None\n"
        f"try:\n    import {module}\nexcept ModuleNotFoundError as error:\n    print(error)"
    )
    line = told(script)
    assert f"needs {library}" in line
    assert "ducats[study]" in line


def test_openspiel_lets_python_end_in_peace() -> None:
    assert told("import ducats.adapters.openspiel, pyspiel; pyspiel.load_game('ducats_marquis')") == ""
