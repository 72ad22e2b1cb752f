"""Which sources are compiled: all of the rules, but for the modules that define messages.

mypyc drops class keywords without a word, so a compiled msgspec.Struct(frozen=True, tag=True) would be
mutable and have no tag. A module with such a class, however far it derives from Struct, stays interpreted.
"""

from __future__ import annotations

import ast
from pathlib import Path

PACKAGES = ("engine", "mechanics", "search", "games/*/rules", "games/*/evaluation")
PACKAGE_FILE = "__init__.py"
STRUCT = "msgspec.Struct"


def sources(package: Path) -> list[Path]:
    """Every source of the rules: compiled code depends on the interpreted ones too."""
    return sorted(file for name in PACKAGES for file in package.glob(f"{name}/**/*.py"))


def compiled_sources(package: Path) -> list[Path]:
    """The sources that are compiled, found by reading them."""
    modules = {file: Module(file, package) for file in sources(package)}
    structs = {STRUCT}
    while True:
        found = {c for module in modules.values() for c in module.derived_from(structs)}
        if found <= structs:
            break
        structs |= found
    return [
        file
        for file, module in modules.items()
        if file.name != PACKAGE_FILE and structs.isdisjoint(module.bases)
    ]


class Module:
    """The classes of one source, with what they derive from by full name."""

    def __init__(self, file: Path, package: Path) -> None:
        parts = file.relative_to(package.parent).with_suffix("").parts
        tree = ast.parse(file.read_bytes())
        self.imported = dict(_imports(tree))
        classes = [node for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]
        self.local = {c.name: ".".join((*parts, c.name)) for c in classes}
        self.bases = {self.local[c.name]: [self._full_name(base) for base in c.bases] for c in classes}
        self.with_keywords = {self.local[c.name] for c in classes if c.keywords}

    def derived_from(self, structs: set[str]) -> set[str]:
        return self.with_keywords | {c for c, bases in self.bases.items() if not structs.isdisjoint(bases)}

    def _full_name(self, base: ast.expr) -> str:
        """`Event` or `m.Event` or `Sourced[int]` as `ducats.engine.messages.Event` and so on."""
        if isinstance(base, ast.Subscript):
            base = base.value
        first, _, rest = ast.unparse(base).partition(".")
        whole = self.local.get(first) or self.imported.get(first) or first
        return f"{whole}.{rest}" if rest else whole


def _imports(tree: ast.Module) -> list[tuple[str, str]]:
    """Each imported name with what it stands for."""
    found: list[tuple[str, str]] = []
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom):
            found += [(name.asname or name.name, f"{node.module}.{name.name}") for name in node.names]
        elif isinstance(node, ast.Import):
            found += [(name.asname, name.name) for name in node.names if name.asname]
    return found
