"""How carefully a seat evaluates: what was tuned by play, and what a weaker level forgets."""

from typing import Final, final


@final
class Weights:
    """Ducats and factors of the evaluation; every level is the same evaluation with other weights."""

    def __init__(
        self,
        later_share: tuple[float, float, float] = (1.5, 1.3, 1.6),
        third_jewel_ducats: float = 6.0,
        jail_ducats: float = 3.0,
        fight_share: float = 0.7,
        counts_cards: bool = True,
        weighs_standing: bool = True,
    ) -> None:
        self.later_share: Final = later_share
        """With 2, 3, 4 seats: how much of a card's mean value in later duels is charged for playing it now.

        More than all of it, since one may pick the duel it suits best, and rivals can do the work now.
        """
        self.third_jewel_ducats: Final = third_jewel_ducats
        """Ending the hand while two of one's cards are doubled."""
        self.jail_ducats: Final = jail_ducats
        """Sitting out."""
        self.fight_share: Final = fight_share
        """How much of what the fighting cards promise is expected to come true, when rewards are chosen."""
        self.counts_cards: Final = counts_cards
        """Exact odds against the cards unseen; without it, those of a fresh deck."""
        self.weighs_standing: Final = weighs_standing
        """Looks at how the match stands; without it, all rivals are alike and the hand is all that counts."""


CAREFUL: Final = Weights()
ROLLOUT: Final = Weights(counts_cards=False, weighs_standing=False)
"""What playouts can afford."""
