"""How carefully somebody trades: what tells the levels of Merchants apart."""

from typing import Final, final


@final
class Weights:
    """How a player weighs things; sums are in florins."""

    def __init__(
        self,
        sees_trends: bool = True,
        reads_rivals: bool = True,
        plans_status: bool = True,
        envy: float = 1.0,
        reserve: float = 700.0,
        boldness: float = 0.9,
        overlooks: float = 0.0,
    ) -> None:
        self.sees_trends: Final = sees_trends
        """Expects prices to move as the loads on the wagons suggest; otherwise to stay as they are."""
        self.reads_rivals: Final = reads_rivals
        """Judges what a wagon is worth to the others, and bids just above that."""
        self.plans_status: Final = plans_status
        """Plans the steps of all rounds to come; otherwise climbs whenever the purse is fat."""
        self.envy: Final = envy
        """What all rivals' gains together count against one's own."""
        self.reserve: Final = reserve
        """Kept for the next round's goods and bids."""
        self.boldness: Final = boldness
        """The part of a wagon's worth that is bid for it at most."""
        self.overlooks: Final = overlooks
        """The chance that an answer does not come to mind."""

    def envy_of_each(self, seats: int) -> float:
        return self.envy / (seats - 1)
