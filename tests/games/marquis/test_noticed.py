"""Corners of the rules that no other test looks into: each would let one wrong rule pass unnoticed."""

import pytest
from tests.games.marquis.table import RULES

from ducats.engine.errors import BadData
from ducats.games.marquis.rules.printed import DATA_TEXT


@pytest.mark.parametrize(("start", "possible"), [("[4, 4]", True), ("[5, 4]", False)])
def test_mq_07_the_treasury_of_two_pays_the_start_coins(start: str, possible: bool) -> None:
    text = DATA_TEXT.replace("start_coins = { value = [2, 1]", f"start_coins = {{ value = {start}")
    assert text != DATA_TEXT
    if possible:
        RULES.check_data(text)
    else:
        with pytest.raises(BadData) as refused:
            RULES.check_data(text)
        assert refused.value.rule == "MQ-07"
