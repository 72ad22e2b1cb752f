"""mkdocs' hooks: the pages at the top of the clone join those of docs/, and links work in both places.

A forge shows the files as they lie, so they are written for it; here their links are turned into the site's.
"""

from __future__ import annotations

import posixpath
import re
from pathlib import Path
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

ROOT = Path(__file__).resolve().parents[1]
TOP_PAGES = (
    "README.md",
    "ARCHITECTURE.md",
    "CHANGELOG.md",
    "CODE_OF_CONDUCT.md",
    "CONTRIBUTING.md",
    "SECURITY.md",
    "LICENSE",
)
LINK = re.compile(r'(?P<before>\]\(|src="|href=")(?P<target>(?![a-z]+:|[/#])[^)"\s#]+)')
RULE = re.compile(r"^(\s*- )(?=\*\*([A-Z]+-[A-Z]?\d+)\*\*)", re.M)


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    config.nav = expanded(config.nav, Path(config.docs_dir))
    return config


def on_files(files: Files, config: MkDocsConfig) -> Files:
    for name in TOP_PAGES:
        files.append(File.generated(config, name, content=(ROOT / name).read_text(encoding="utf-8")))
    return files


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    return with_anchors(with_links(markdown, page.file.src_uri))


def expanded(nav: Any, docs: Path) -> Any:
    """The navigation with every pattern replaced by the pages it stands for."""
    if isinstance(nav, list):
        return [expanded(entry, docs) for entry in nav]
    if isinstance(nav, dict):
        return {title: expanded(entry, docs) for title, entry in nav.items()}
    return pages(nav, docs) if "*" in nav else nav


def pages(pattern: str, docs: Path) -> list[str]:
    """README.md, the page of the whole folder, comes first."""
    wanted = re.compile(re.escape(pattern).replace(r"\*", "[^/.]+"))
    found = [file.relative_to(docs).as_posix() for file in docs.rglob("*.md")]
    return sorted(filter(wanted.fullmatch, found), key=lambda page: (not page.endswith("README.md"), page))


def with_links(markdown: str, page: str) -> str:
    """The text of a page with its links as the site needs them."""
    lies_in = posixpath.dirname(page if page in TOP_PAGES else f"docs/{page}")

    def turned(link: re.Match[str]) -> str:
        meant = posixpath.normpath(posixpath.join(lies_in, link["target"]))
        if meant not in TOP_PAGES and not meant.startswith("docs/"):
            return link.group()
        return link["before"] + posixpath.relpath(meant.removeprefix("docs/"), posixpath.dirname(page) or ".")

    return LINK.sub(turned, markdown)


def with_anchors(markdown: str) -> str:
    """A place to jump to at every rule, as in the rules pages of the table."""
    return RULE.sub(lambda rule: f'{rule[1]}<a id="{rule[2].lower()}"></a>', markdown)
