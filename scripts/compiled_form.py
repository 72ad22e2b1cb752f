"""Compiles the rules with mypyc into src/ducats/_compiled; ducats.form says when what lies there is used.

A program of its own, run by the Python that will use the result.
"""

from __future__ import annotations

import contextlib
import io
import json
import os
import shutil
import sys
import sysconfig
from concurrent.futures import Future, ThreadPoolExecutor
from hashlib import sha256
from pathlib import Path
from typing import Any

from compiled_sources import compiled_sources, sources

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = ROOT / "src" / "ducats"
FOLDER = PACKAGE / "_compiled"
WORK = Path("build", "compiled")
"""Below ROOT; what was made before lies here, so that a small change is compiled quickly."""

MANIFEST = "manifest.json"
LIBRARY = "ducats_rules"
SUFFIX = sysconfig.get_config_var("EXT_SUFFIX")
HIDDEN = "-fvisibility=hidden"
"""gcc and clang then call functions of the library directly: some 5 % faster games."""
WHOLE = "-flto=auto"
"""Link-time optimisation inlines functions such as `bits.has` across modules: some 10 % faster games."""
LOSS = "Unsupported default attribute value"
"""What mypyc only warns of, although the compiled class lacks the attribute."""


class NotCompiled(Exception):
    """The rules could not be compiled; the text says why."""


def build() -> None:
    """All modules in one library, and for each a small file by which Python finds it."""
    from setuptools.errors import CCompilerError

    os.chdir(ROOT)
    made = WORK / "made"
    shutil.rmtree(made, ignore_errors=True)
    made.mkdir(parents=True)
    made_from = fingerprints()
    extensions = translated()
    library = max(extensions, key=lambda extension: len(extension.sources))
    plain = library.extra_compile_args
    try:
        try:
            library.extra_compile_args, library.extra_link_args = [*plain, WHOLE], [WHOLE]
            link_all(extensions, made)
        except CCompilerError:
            library.extra_compile_args, library.extra_link_args = plain, []
            link_all(extensions, made)
    except CCompilerError as error:
        raise NotCompiled(f"the C compiler did not succeed: {error}") from None
    if fingerprints() != made_from:
        raise NotCompiled("a source changed while it was being compiled")
    modules = {extension.name: extension.name + SUFFIX for extension in extensions}
    manifest = {"suffix": SUFFIX, "modules": modules, "sources": made_from}
    (made / MANIFEST).write_text(json.dumps(manifest, indent=1) + "\n", encoding="utf-8")
    remove_form(FOLDER)
    made.rename(FOLDER)


def remove_form(folder: Path) -> None:
    """The manifest goes first: without it the rest is not taken for a form."""
    (folder / MANIFEST).unlink(missing_ok=True)
    shutil.rmtree(folder, ignore_errors=True)


def translated() -> list[Any]:
    """mypyc's translation to C, as setuptools' extensions."""
    from mypyc.build import mypycify

    files = [str(file.relative_to(ROOT)) for file in compiled_sources(PACKAGE)]
    options = ["--config-file=", f"--cache-dir={WORK / 'mypy_cache'}"]
    said = io.StringIO()
    with contextlib.redirect_stdout(said), contextlib.redirect_stderr(said):
        try:
            extensions: list[Any] = mypycify(
                [*options, *files],
                opt_level="3",
                debug_level="0",
                multi_file=True,
                group_name=LIBRARY,
                target_dir=str(WORK / "c"),
            )
        except SystemExit:
            raise NotCompiled(f"mypyc does not accept the sources:\n{said.getvalue()}") from None
    lost = [line for line in said.getvalue().splitlines() if LOSS in line]
    if lost:
        raise NotCompiled("mypyc would lose an attribute:\n" + "\n".join(lost))
    return extensions


def link_all(extensions: list[Any], made: Path) -> None:
    """Compiles on all cores. Python links no library, so all symbols are found when it is running."""
    from setuptools._distutils.ccompiler import new_compiler
    from setuptools._distutils.sysconfig import customize_compiler

    compiler = new_compiler()
    customize_compiler(compiler)
    compiler.add_include_dir(sysconfig.get_path("include"))
    headers = fingerprint(sorted((WORK / "c").glob("*.h")), sys.version)
    with ThreadPoolExecutor(os.cpu_count()) as pool:

        def compiled(extension: Any) -> list[Future[str]]:
            return [pool.submit(object_of, compiler, extension, c, headers) for c in extension.sources]

        for extension, objects in [(extension, compiled(extension)) for extension in extensions]:
            target = made / (extension.name + SUFFIX)
            files = [part.result() for part in objects]
            compiler.link_shared_object(files, str(target), extra_postargs=extension.extra_link_args)


def object_of(compiler: Any, extension: Any, source: str, headers: str) -> str:
    """The object file of one C file; one that was made from the same text is still good."""
    flags = [flag for flag in extension.extra_compile_args if flag != "-Werror"]
    if compiler.compiler_type == "unix":
        flags.append(HIDDEN)
    mark = Path(source).with_suffix(".made-from")
    made_from = fingerprint([Path(source)], headers, *flags)
    (target,) = compiler.object_filenames([source])
    if not (Path(target).is_file() and mark.is_file() and mark.read_text() == made_from):
        compiler.compile([source], include_dirs=extension.include_dirs, extra_postargs=flags)
        mark.write_text(made_from)
    return str(target)


def fingerprints() -> dict[str, str]:
    return {file.relative_to(PACKAGE).as_posix(): fingerprint([file]) for file in sources(PACKAGE)}


def fingerprint(files: list[Path], *facts: str) -> str:
    return sha256(b"\0".join([*(file.read_bytes() for file in files), *map(str.encode, facts)])).hexdigest()


def main() -> int:
    try:
        build()
    except (NotCompiled, ImportError) as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
