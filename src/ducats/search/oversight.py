"""How people err: some answers never come to their mind, and they take the best of the others."""

from ducats.engine.rng import Rng


def noticed(count: int, overlooked: float, rng: Rng) -> list[int]:
    """The places of the answers that come to mind: each is overlooked with this chance, but never all."""
    if overlooked == 0.0:
        return list(range(count))
    found = [place for place in range(count) if rng.chance() >= overlooked]
    return found or [rng.below(count)]
