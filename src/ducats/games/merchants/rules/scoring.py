"""The end of Merchants: who has won, and how the others rank (MA-70 to MA-72)."""


def ranked(status: list[int], cash: list[int], debts: list[int], repay: int, by_cash: bool) -> list[int]:
    """MA-01, MA-70, MA-71, MA-72, MA-R30, MA-R31, MA-R45: 1 is the best, equal on all counts share.

    Without debt by status, then cash; behind them the indebted by status, then cash less what they owe. If
    everybody is in debt status does not count.
    """
    all_in_debt = min(debts) > 0
    keys: list[tuple[int, int, int]] = []
    for seat, owed in enumerate(debts):
        net = cash[seat] - repay * owed
        if all_in_debt:
            keys.append((0, 0, cash[seat] if by_cash else net))
        else:
            keys.append((0 if owed else 1, status[seat], net))
    return [1 + sum(other > key for other in keys) for key in keys]
