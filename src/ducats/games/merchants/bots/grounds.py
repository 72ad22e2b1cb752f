"""What can speak for an answer in Merchants: the facts that a catalogue has a text for. Never compiled.

Money is exact where the rules foretell it, and the bots' estimate where `worth` is said.
"""

from ducats.engine.messages import Fact, Seat
from ducats.games.merchants.rules.messages import Card, City, Good


class PieceBrings(Fact, frozen=True):
    """MA-12: a piece is worth more than it costs, and no other purchase promises as much profit."""

    good: Good
    city: City
    worth: int
    price: int


class NothingPays(Fact, frozen=True):
    """MA-12: even the best piece that could be bought is worth clearly less than it costs."""

    good: Good
    city: City
    worth: int
    price: int


class KeepsUpkeep(Fact, frozen=True):
    """MA-60: who spent so much would have less than the upkeep of their level, or of the one they rose to."""

    spent: int
    left: int
    upkeep: int


class WagonWorth(Fact, frozen=True):
    """MA-17: a bid above what rivals may be expected to offer, and below what it is worth to be master."""

    wagon: int
    worth: int
    rival: Seat
    offer: int
    """What the keenest rival may be expected to bid."""


class WagonWorthLittle(Fact, frozen=True):
    """MA-17: to be master is worth hardly a bid, or less than a rival may be expected to offer."""

    wagon: int
    worth: int
    rival: Seat
    offer: int
    """What the keenest rival may be expected to bid."""


class LoadBrings(Fact, frozen=True):
    """MA-22: no other load is worth as much."""

    good: Good
    count: int
    worth: int


class PermitSaves(Fact, frozen=True):
    """MA-R39: what the ride is worth, and what the permit makes of its price."""

    fee: int
    worth: int


class RideWorthMore(Fact, frozen=True):
    """MA-26: what the ride is worth to the guest is more than its last price."""

    worth: int
    price: int


class RideWorthLess(Fact, frozen=True):
    """MA-26: what the ride is worth to the guest is clearly less than its last price."""

    worth: int
    price: int


class ArrivesWith(Fact, frozen=True):
    """MA-34, MA-52: what the player's goods bring there; no other move sells as much at once."""

    city: City
    income: int


class SellsRivalShort(Fact, frozen=True):
    """MA-52: what a rival's goods bring there, and what they would bring in another city on the way."""

    rival: Seat
    city: City
    income: int
    other: City
    more: int


class Nears(Fact, frozen=True):
    """MA-28: how far it then is to where the player's load brings most at the prices of this moment."""

    wagon: int
    city: City
    spaces: int
    income: int


class MeetsCourier(Fact, frozen=True):
    """MA-42: an influence card, if they stand together at the end of the turn."""


class AxleHolds(Fact, frozen=True):
    """What a rival's goods on a held-up wagon sell for at the prices of this moment."""

    wagon: int
    rival: Seat
    sales: int


class CardPromises(Fact, frozen=True):
    """MA-42: what an influence card may bring, and the best of the others."""

    card: Card
    worth: int
    second: int


class RaisesYours(Fact, frozen=True):
    """MA-47, MA-50: what the player's goods that are sold now gain by it."""

    good: Good
    pieces: int
    gain: int


class LowersTheirs(Fact, frozen=True):
    """MA-49, MA-50: what a rival's goods that are sold now lose by it."""

    good: Good
    rival: Seat
    pieces: int
    loss: int


class CharterGains(Fact, frozen=True):
    """MA-53: pieces that get the bonus by the charter alone."""

    count: int
    gain: int


class CharterWaits(Fact, frozen=True):
    """The charter would bring little now."""

    gain: int


class SaleNow(Fact, frozen=True):
    """What a stored good sells for at once, and what it may bring on a wagon."""

    good: Good
    price: int
    worth: int


class WagonPaysMore(Fact, frozen=True):
    """MA-10: what a stored good may bring on a wagon is clearly more than it sells for at once."""

    good: Good
    price: int
    worth: int


class InvestmentEarns(Fact, frozen=True):
    """MA-57: what the best card on offer may bring until the end, and what is bid for it."""

    card: Card
    worth: int
    price: int


class InvestmentTooDear(Fact, frozen=True):
    """MA-57: the next bid is clearly above what the best card may bring."""

    card: Card
    worth: int
    least: int


class InvestmentHardlyPays(Fact, frozen=True):
    """MA-57: what the best card may bring is hardly more than the next bid."""

    card: Card
    worth: int
    least: int


class InvestmentBest(Fact, frozen=True):
    """MA-57: what a card may bring until the end; any other brings less."""

    card: Card
    worth: int


class OfferBest(Fact, frozen=True):
    """Edition 1999: what a card may bring until the end, and its printed price; no other leaves as much."""

    card: Card
    worth: int
    price: int


class PatronPays(Fact, frozen=True):
    """What a patron's favour takes over of the upkeep."""

    amount: int


class UpkeepShort(Fact, frozen=True):
    """MA-61: what is missing for the upkeep, less a patron's favour."""

    missing: int
    upkeep: int


class CreditCosts(Fact, frozen=True):
    """MA-64, MA-65: what is lent, and what is to be paid back."""

    amount: int
    back: int


class DebtBars(Fact, frozen=True):
    """MA-65, MA-71: what it costs to have no credit any more."""

    back: int


class MoneyCountsNoMore(Fact, frozen=True):
    """MA-70: the game ends with this round."""


class StepsGetDearer(Fact, frozen=True):
    """MA-66: what a step costs now and after the next arrival."""

    cost: int
    later: int
