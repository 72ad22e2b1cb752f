"""Coins, jewels and Vetoes change hands here and nowhere else, so that the books always balance."""

from mypy_extensions import i64

from ducats.engine.messages import Event, Seat
from ducats.games.marquis.rules.events import (
    BundlePaid,
    GoodsLost,
    RubyGained,
    SpecialPlayed,
    TreasuryTaken,
    VetoLaid,
    VetoRemoved,
)
from ducats.games.marquis.rules.fields import DIAMONDS_LEFT, RUBIES_LEFT, TREASURY
from ducats.games.marquis.rules.notation import bundle, coins_in, diamonds_in, rubies_in, vetoes_in
from ducats.games.marquis.rules.printed import ONE_BOX
from ducats.games.marquis.rules.state import NOBODY, UNLIMITED, Marquis


def fill(g: Marquis) -> None:
    """MQ-03, MQ-04, MQ-121, MQ-R01: the treasury and the jewels before the game."""
    g.put(TREASURY, g.printed.coins_per_player * g.seats)
    if g.options.jewel_supply != "unlimited":
        boxes = 1 if g.seats <= ONE_BOX else 2
        diamonds, rubies = g.printed.stock[g.options.jewel_supply]
        g.put(DIAMONDS_LEFT, boxes * diamonds)
        g.put(RUBIES_LEFT, boxes * rubies)


def take_from_treasury(g: Marquis, seat: i64, coins: i64) -> None:
    """MQ-21, MQ-22, MQ-R03: what there is, at most."""
    taken = min(coins, g.treasury())
    g.add_to_treasury(-taken)
    g.add_coins(seat, taken)
    if g.listened_to():
        g.tell(TreasuryTaken(seat, taken, g.treasury(), "MQ-21" if taken == coins else "MQ-22"))


def move_coins(g: Marquis, giver: i64, receiver: i64, coins: i64) -> i64:
    """MQ-25: as many as asked for, or as many as there are."""
    moved = min(coins, g.coins(giver))
    g.add_coins(giver, -moved)
    g.add_coins(receiver, moved)
    return moved


def swap_diamonds(g: Marquis, seat: i64) -> None:
    """MQ-44, MQ-45, MQ-R01: five diamonds become a ruby while there are rubies."""
    each: i64 = g.printed.diamonds_per_ruby
    gained = 0
    while g.diamonds(seat) >= each and g.rubies_left() != 0:
        g.add_jewels(seat, -each, 1)
        g.add_to_stock(each, -1)
        gained += 1
    if gained and g.listened_to():
        g.tell(RubyGained(seat, gained))


def possible_exchanges(g: Marquis, seat: i64, rate: i64, purse: i64) -> i64:
    """MQ-32, MQ-R01: whole exchanges that the purse and the stock of diamonds allow."""
    price = g.printed.price[rate]
    if purse < price or price == 0:
        return 0
    most = purse // price
    stock, rubies, mine = g.diamonds_left(), g.rubies_left(), g.diamonds(seat)
    if stock == UNLIMITED:
        return most
    each: i64 = g.printed.diamonds_per_ruby
    gain = g.printed.gain[rate]
    for times in range(most):
        if stock < gain:
            return times
        stock -= gain
        mine += gain
        while mine >= each and rubies > 0:
            mine -= each
            rubies -= 1
            stock += each
    return most


def buy(g: Marquis, seat: i64, times: i64, rate: i64, vetoes: i64, exchanged: Event | None) -> None:
    """MQ-32, MQ-33, MQ-116, MQ-R01: coins to the treasury, diamonds from the middle, one by one if there are
    not enough for all at once; `vetoes` coins were paid in Vetoes. `exchanged` is told before any diamonds
    become a ruby."""
    coins = times * g.printed.price[rate] - vetoes
    gain = g.printed.gain[rate]
    g.add_coins(seat, -coins)
    g.add_to_treasury(coins)
    if g.diamonds_left() == UNLIMITED or g.diamonds_left() >= times * gain:
        g.add_jewels(seat, times * gain, 0)
        g.add_to_stock(-times * gain, 0)
        if exchanged is not None:
            g.tell(exchanged)
        swap_diamonds(g, seat)
        return
    for number in range(times):
        g.add_jewels(seat, gain, 0)
        g.add_to_stock(-gain, 0)
        if number == 0 and exchanged is not None:
            g.tell(exchanged)
        swap_diamonds(g, seat)


def spend_vetoes(g: Marquis, seat: i64, count: i64) -> None:
    """MQ-109, MQ-116, MQ-R33: the Veto in hand first, then those in front; they leave the game.

    MQ-V2: special cards count like Vetoes; they are spent last, face down.
    """
    left = count
    if left > 0 and g.holds_veto(seat):
        g.lose_own_veto(seat)
        g.remove_vetoes(1)
        left -= 1
    front = min(left, g.vetoes(seat))
    g.add_vetoes(seat, -front)
    g.remove_vetoes(front)
    for _ in range(left - front):
        g.spend_special(seat)


def show_special(g: Marquis, seat: Seat, letter: int, target: Seat) -> None:
    """MQ-V2: a special card is played, once and for all."""
    g.play_special(seat, letter)
    if g.listened_to():
        g.tell(SpecialPlayed(seat, g.letter_name(letter), None if target == NOBODY else target))


def lose_to_the_middle(g: Marquis, seat: Seat, coins: int, diamonds: int) -> None:
    """MQ-V2: coins to the treasury and diamonds to the middle, as far as there are any."""
    paid, given = min(coins, int(g.coins(seat))), min(diamonds, int(g.diamonds(seat)))
    g.add_coins(seat, -paid)
    g.add_to_treasury(paid)
    g.add_jewels(seat, -given, 0)
    g.add_to_stock(given, 0)
    if (paid or given) and g.listened_to():
        g.tell(GoodsLost(seat, paid, given))


def play_veto(g: Marquis, seat: Seat) -> None:
    """MQ-46, MQ-51: out of the hand, before anybody knows where it will end."""
    g.lose_own_veto(seat)
    g.dispute_veto(seat)


def lay_veto_before(g: Marquis, seat: Seat, neutralised: bool) -> None:
    """MQ-48, MQ-96: the played Veto comes to lie before a player for good."""
    owner = int(g.veto_played())
    g.dispute_veto(NOBODY)
    g.add_vetoes(seat, 1)
    if g.listened_to():
        g.tell(VetoLaid(owner, seat, neutralised, "MQ-96" if neutralised else "MQ-48"))


def remove_veto(g: Marquis) -> None:
    """MQ-R14 with prosecutor_veto = removed."""
    owner = int(g.veto_played())
    g.dispute_veto(NOBODY)
    g.remove_vetoes(1)
    if g.listened_to():
        g.tell(VetoRemoved(owner))


def pay_bundle(g: Marquis, payer: Seat, receiver: Seat, code: int) -> bool:
    """MQ-63, MQ-97, MQ-R30, MQ-R31: whether the payer's own Veto came out of the hand for it."""
    vetoes, diamonds, rubies = vetoes_in(code), diamonds_in(code), rubies_in(code)
    move_coins(g, payer, receiver, coins_in(code))
    g.add_jewels(payer, -diamonds, -rubies)
    g.add_jewels(receiver, diamonds, rubies)
    own = vetoes > g.vetoes(payer)
    if own:
        g.lose_own_veto(payer)
    g.add_vetoes(payer, 1 - vetoes if own else -vetoes)
    g.add_vetoes(receiver, vetoes)
    if g.listened_to():
        rule = "MQ-63" if g.veto_played() == NOBODY else "MQ-97"
        g.tell(BundlePaid(payer, receiver, bundle(code), own, "MQ-R31" if vetoes else rule))
    swap_diamonds(g, receiver)
    return own
