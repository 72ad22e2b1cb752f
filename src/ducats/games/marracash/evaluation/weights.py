"""How a player judges: one evaluation serves all levels, each with weights of its own."""

from typing import Final, final

from librt.vecs import vec

from ducats.engine.messages import Seat


@final
class Weights:
    """What counts how much."""

    def __init__(
        self,
        trust: tuple[float, float, float] = (0.8, 1.05, 1.05),
        rivals: float = 0.6,
        leader: float = 0.3,
        foresight: float = 1.0,
        overlooks: float = 0.0,
        fever: float = 0.0,
    ) -> None:
        self.trust: Final = trust
        """The part of expected takings that is counted on, with two, three and four players."""
        self.rivals: Final = rivals
        """How much the mean of the others counts against one's own standing."""
        self.leader: Final = leader
        """How much the best of the others counts, besides."""
        self.foresight: Final = foresight
        """The part of the moves still to come that is thought of."""
        self.overlooks: Final = overlooks
        """The chance that an answer does not come to mind."""
        self.fever: Final = fever
        """By how many Dirham a shop is overvalued once it is bid for."""

    def lead(self, standings: vec[float], seat: Seat) -> float:
        """A seat's standing against those of the others."""
        total = 0.0
        best = 0.0
        found = False
        for other in range(len(standings)):
            if other != seat:
                standing = standings[other]
                total += standing
                if not found or standing > best:
                    best, found = standing, True
        return standings[seat] - self.rivals * total / int(len(standings) - 1) - self.leader * best
