"""The documentation builds as a site: nothing is left out, every link leads somewhere, nothing is fetched."""

import os
import re
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest

from docs_site import TOP_PAGES, pages, with_anchors, with_links

LOADING = {"script": "src", "img": "src", "iframe": "src", "source": "src", "link": "href"}


class SitePage(HTMLParser):
    """What a page links to, what it loads by itself, and where one can jump to."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.links: set[str] = set()
        self.loaded: set[str] = set()
        self.anchors: set[str] = set()
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        told = {name: value or "" for name, value in attrs}
        self.anchors |= {told[name] for name in ("id", "name") if name in told}
        if tag == "a" and "href" in told:
            self.links.add(told["href"])
        if told.get(LOADING.get(tag, "")):
            self.loaded.add(told[LOADING[tag]])


@pytest.fixture(scope="module")
def site(clone: Path, tmp_path_factory: pytest.TempPathFactory) -> dict[Path, SitePage]:
    folder = tmp_path_factory.mktemp("site")
    command = [sys.executable, "-m", "mkdocs", "build", "--quiet", "--strict", "--site-dir", str(folder)]
    environment = {**os.environ, "NO_MKDOCS_2_WARNING": "1"}
    built = subprocess.run(command, cwd=clone, env=environment, capture_output=True, text=True, check=False)
    assert (built.returncode, built.stderr) == (0, "")
    return {file: SitePage(file.read_text(encoding="utf-8")) for file in folder.rglob("*.html")}


def test_every_page_is_on_the_site(clone: Path, site: dict[Path, SitePage]) -> None:
    titles = {file.stem for file in site}
    for page in (clone / "docs").rglob("*.md"):
        assert page.stem in titles or page.stem == "README"
    assert {Path(page).stem for page in TOP_PAGES if page.endswith(".md")} - {"README"} <= titles


def test_every_link_leads_to_a_page_and_a_place_on_it(site: dict[Path, SitePage]) -> None:
    lost = []
    for file, page in site.items():
        for link in page.links | page.loaded:
            to = urlsplit(link)
            if to.scheme or (file.name == "404.html" and link.startswith("/")):
                continue
            target = (file.parent / unquote(to.path)).resolve() if to.path else file
            if target.is_dir():
                target /= "index.html"
            if not target.is_file() or (to.fragment and to.fragment not in site[target].anchors):
                lost.append((file.name, link))
    assert lost == []


def test_no_page_loads_anything_from_elsewhere(site: dict[Path, SitePage]) -> None:
    assert {one for page in site.values() for one in page.loaded if urlsplit(one).netloc} == set()
    styles = {style for file in site for style in file.parent.rglob("*.css")}
    assert styles
    for style in styles:
        assert re.findall(r"url\([\"']?(?:https?:)?//", style.read_text(encoding="utf-8")) == []


def test_links_are_turned_from_the_files_to_the_site() -> None:
    assert with_links("[a](docs/bots.md#levels)", "README.md") == "[a](bots.md#levels)"
    assert with_links('<img src="docs/images/a.png">', "README.md") == '<img src="images/a.png">'
    assert with_links("[a](../../ARCHITECTURE.md)", "guides/host.md") == "[a](../ARCHITECTURE.md)"
    assert with_links("[a](../bots.md)", "guides/host.md") == "[a](../bots.md)"
    for other in ("[a](https://example.org/docs/b.md)", "[a](#mu-1)", "[a](src/ducats/form.py)"):
        assert with_links(other, "README.md") == other


def test_every_rule_can_be_jumped_to() -> None:
    assert with_anchors("- **MU-33** Three jewels.") == '- <a id="mu-33"></a>**MU-33** Three jewels.'
    assert with_anchors("- **MC-R09** A ruling.").startswith('- <a id="mc-r09"></a>')
    assert with_anchors("- **Note** Not a rule.") == "- **Note** Not a rule."


def test_a_star_stands_for_the_pages_of_a_folder(tmp_path: Path) -> None:
    (tmp_path / "rules").mkdir()
    for name in ("chess.md", "chess.fr.md", "go.md", "README.md"):
        (tmp_path / "rules" / name).touch()
    assert pages("rules/*.md", tmp_path) == ["rules/README.md", "rules/chess.md", "rules/go.md"]
    assert pages("rules/*.fr.md", tmp_path) == ["rules/chess.fr.md"]
