"""How carefully a bot of Merchants trades: what tells the levels apart."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Care:
    """The habits of a level; sums are in florins."""

    whim: float = 0.0
    """By how much each answer may be misjudged, up or down."""
    sees_trends: bool = True
    """Expects prices to move as the loads on the wagons suggest; otherwise to stay as they are."""
    reads_rivals: bool = True
    """Judges what a wagon is worth to the others, and bids just above that."""
    plans_status: bool = True
    """Plans the steps of all rounds to come; otherwise climbs whenever the purse is fat."""
    envy: float = 1.0
    """What all rivals' gains together count against one's own."""
    reserve: int = 700
    """Kept for the next round's goods and bids."""
    boldness: float = 0.9
    """The part of a wagon's worth that is bid for it at most."""
    thrift: float = 0.6
    """The part of an investment card's worth that is bid for it at most."""
    rivals_bid: float = 0.75
    """The part of a wagon's worth that rivals are thought to bid."""
