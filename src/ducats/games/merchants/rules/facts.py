"""What can be foretold of an answer in Merchants. Never compiled."""

import msgspec

from ducats.engine.messages import Fact, Seat
from ducats.games.merchants.rules.messages import City, Good


class Buys(Fact, frozen=True):
    """MA-12, MA-48: what a good costs now and would sell for, and how many are left before it is bought."""

    price: int
    sell: int
    supply: int
    wagon: int
    """The wagon that stands in the city; 0: none."""


class CashNow(Fact, frozen=True):
    """MA-R38: nobody bids more than they have."""

    cash: int


class CashAfter(Fact, frozen=True):
    """What the player would have."""

    cash: int


class Monopoly(Fact, frozen=True):
    """MA-23."""

    good: Good


class Asks(Fact, frozen=True):
    """MA-25: who would name a price."""

    master: Seat


class Permit(Fact, frozen=True):
    """MA-R39: what the master gets without being asked."""

    master: Seat
    fee: int


class PriceFor(Fact, frozen=True):
    """MA-25: how many goods a price is for."""

    count: int


class Arrives(Fact, frozen=True):
    """MA-34, MA-53."""

    city: City
    bonus: int


class Earns(Fact, frozen=True):
    """MA-52: what the goods of a player would bring there at the prices of this moment."""

    owner: Seat
    amount: int


class CityAhead(msgspec.Struct, frozen=True):
    """MA-30: a city that can be reached, how far it is, and what the player's load would bring there now."""

    city: City
    spaces: int
    worth: int


class CitiesAhead(Fact, frozen=True):
    """The nearest cities; all of them for somebody who has goods on the wagon."""

    loaded: bool
    cities: tuple[CityAhead, ...]


class CouldLoad(Fact, frozen=True):
    """MA-22: the best that a loading master could load now, at the prices of this moment."""

    count: int
    good: Good
    sales: int


class SellsFor(Fact, frozen=True):
    """MA-48: what goods would sell for at the prices of this moment, without a bonus."""

    sales: int


class MeetsCourier(Fact, frozen=True):
    """MA-42."""


class PriceTo(Fact, frozen=True):
    """MA-47, MA-50: the selling price of a good."""

    good: Good
    before: int
    after: int


class PriceCrash(Fact, frozen=True):
    """MA-49: the same from the top of the scale down to the bottom."""

    good: Good
    before: int
    after: int


class BonusGained(Fact, frozen=True):
    """City charter: goods that get the bonus only by it."""

    count: int
    gain: int


class BonusForgone(Fact, frozen=True):
    """The same if it is kept."""

    count: int
    gain: int


class Receives(Fact, frozen=True):
    """Money from the bank."""

    amount: int


class Upkeep(Fact, frozen=True):
    """MA-60: what is due at the level of this moment."""

    upkeep: int


class Credit(Fact, frozen=True):
    """MA-61, MA-64."""

    amount: int
    back: int


class Rises(Fact, frozen=True):
    """MA-66: the new level, and its upkeep."""

    level: int
    upkeep: int
