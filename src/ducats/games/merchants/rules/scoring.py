"""The end of Merchants: who has won, and how the others rank (MA-70 to MA-72)."""

from typing import Final

from ducats.mechanics.ranking import Key

COUNTS: Final = ("credits", "status", "cash", "net")
"""What a key counts: freedom from debt, status, cash, and cash less what is owed."""


def keys_of(status: list[int], cash: list[int], debts: list[int], repay: int, by_cash: bool) -> list[Key]:
    """MA-01, MA-70, MA-71, MA-72, MA-R30, MA-R31, MA-R45.

    Without debt by status, then cash; behind them the indebted by status, then cash less what they owe. If
    everybody is in debt status does not count.
    """
    all_in_debt = min(debts) > 0
    keys: list[Key] = []
    for seat, owed in enumerate(debts):
        net = cash[seat] - repay * owed
        if not owed:
            keys.append((1, status[seat], cash[seat], 0))
        elif not all_in_debt:
            keys.append((0, status[seat], 0, net))
        else:
            keys.append((0, 0, cash[seat], 0) if by_cash else (0, 0, 0, net))
    return keys


def standing(status: list[int], debts: list[int]) -> tuple[int | None, ...]:
    """MA-71: debtors rank behind all others, so while somebody owes, status does not tell who leads."""
    return tuple([None if any(debts) else level for level in status])
