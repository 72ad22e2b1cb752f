"""The rules pages at the terminal: the whole page, or one rule of it."""

import re
from pathlib import Path

from ducats.engine.rules import Rules
from ducats.server.static_files import rules_pages
from ducats.texts import Misuse

RULE_LINE = re.compile(r"- \*\*(?P<id>[A-Z]{2,4}-[RV]?\d+)\*\* (?P<text>.+)")


def page_of(rules: Rules, language: str) -> str:
    """The Markdown page in this language, or else in English."""
    folder = rules_pages()
    pages = (folder / f"{rules.meta.id}.{language}.md", folder / f"{rules.meta.id}.md")
    return next((page for page in pages if page.is_file()), Path(pages[-1])).read_text(encoding="utf-8")


def rule_texts(rules: Rules, language: str) -> dict[str, str]:
    """Every rule by its id, as plain text."""
    found = (RULE_LINE.fullmatch(line) for line in page_of(rules, language).splitlines())
    return {match["id"]: plain(match["text"]) for match in found if match}


def rule_text(rules: Rules, rule: str, language: str) -> str:
    """One rule; BadOptions if the page has none of that id."""
    texts = rule_texts(rules, language)
    if rule.upper() not in texts:
        raise Misuse(
            f"{rules.meta.id} has no rule {rule!r}",
            "rule",
            code="no_such_rule",
            game=rules.meta.id,
            name=rule,
        )
    return f"{rule.upper()}  {texts[rule.upper()]}"


def plain(markdown: str) -> str:
    """Without the marks for links, code and emphasis."""
    linked = re.sub(r"\[([^\]]+)\]\([^)]+\)", r"\1", markdown)
    return re.sub(r"[`*]", "", linked)
