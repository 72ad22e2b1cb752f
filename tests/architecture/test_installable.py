"""The icons that the manifest and the page name are there, in the sizes they say."""

import json
import re
from pathlib import Path

import pytest

WEB = Path(__file__).resolve().parents[2] / "web"
PUBLIC = WEB / "public"
MANIFEST = json.loads((PUBLIC / "manifest.webmanifest").read_bytes())


def size(picture: Path) -> str:
    head = picture.read_bytes()[:24]
    assert head.startswith(b"\x89PNG")
    return f"{int.from_bytes(head[16:20], 'big')}x{int.from_bytes(head[20:24], 'big')}"


@pytest.mark.parametrize("icon", MANIFEST["icons"], ids=lambda icon: icon["src"])
def test_an_icon_has_the_size_it_says(icon: dict[str, str]) -> None:
    file = PUBLIC / icon["src"].lstrip("/")
    assert file.is_file() if icon["sizes"] == "any" else size(file) == icon["sizes"]


def test_a_system_that_cuts_icons_finds_one_to_cut() -> None:
    assert {"any", "maskable"} <= {icon["purpose"] for icon in MANIFEST["icons"]}


def test_every_file_that_the_page_names_is_there() -> None:
    page = (WEB / "index.html").read_text(encoding="utf-8")
    named = re.findall(r'(?:href|content|src)="/([\w.-]+)"', page)
    assert "social.png" in named
    assert [name for name in named if not (PUBLIC / name).is_file()] == []
    assert size(PUBLIC / "social.png") == "1200x630"


def test_the_service_worker_keeps_nothing() -> None:
    worker = (WEB / "worker" / "sw.js").read_text(encoding="utf-8")
    assert re.search(r"caches|indexedDB|\.put\(", worker) is None
