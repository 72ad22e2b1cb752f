"""Mistakes that are excused must still be possible: others would hide what happens to be called like them."""

import re

from mutant_scores import equivalents, parts, possible

LISTED = equivalents()
NAMES = {mutant.name for part in parts() for mutant in possible(part)}


def test_every_excused_mistake_is_one_of_today_and_has_a_reason() -> None:
    names = [each.mutant for each in LISTED.equivalent]
    assert len(set(names)) == len(names)
    assert set(names) <= NAMES
    assert all(each.reason for each in LISTED.equivalent)
    assert all(each.reason for each in LISTED.family)


def test_every_family_of_excused_mistakes_has_members() -> None:
    for family in LISTED.family:
        assert any(re.search(family.pattern, name) for name in NAMES), family
