"""The programs in the guides, as a reader would type them."""

import re
from collections import defaultdict
from pathlib import Path
from typing import Final, NamedTuple

_BLOCK: Final = re.compile(r'^```python(?: title="([\w.]+)")?\n(.*?)^```$', re.MULTILINE | re.DOTALL)


class Guide(NamedTuple):
    """What a page tells its reader to write."""

    files: dict[str, str]
    """By name: all blocks with that title, one after the other."""
    blocks: list[str]
    """Those without a title, to be run in order."""

    def write_files(self, folder: Path) -> None:
        for name, text in self.files.items():
            (folder / name).write_text(text, encoding="utf-8")


def read_guide(page: Path) -> Guide:
    files: dict[str, str] = defaultdict(str)
    blocks = []
    for title, text in _BLOCK.findall(page.read_text("utf-8")):
        if title:
            files[title] += text + "\n\n"
        else:
            blocks.append(text)
    return Guide(dict(files), blocks)
