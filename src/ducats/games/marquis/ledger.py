"""Coins, jewels and Vetos change hands here and nowhere else, so that the books always balance."""

from ducats.engine.messages import Seat
from ducats.games.marquis.events import (
    BundlePaid,
    GoodsLost,
    RubyGained,
    SpecialPlayed,
    TreasuryTaken,
    VetoLaid,
    VetoRemoved,
)
from ducats.games.marquis.notation import MEASURE, bundle
from ducats.games.marquis.state import NOBODY, UNLIMITED, Marquis
from ducats.games.marquis.tables import ONE_BOX, V


def fill(g: Marquis) -> None:
    """MQ-03, MQ-04, MQ-121, MQ-R01: the treasury and the jewels before the game."""
    g.treasury = g.tables.coins_per_player * g.seats
    if g.options.jewel_supply != "unlimited":
        boxes = 1 if g.seats <= ONE_BOX else 2
        diamonds, rubies = g.tables.stock[g.options.jewel_supply]
        g.diamonds_left = boxes * diamonds
        g.rubies_left = boxes * rubies


def take_from_treasury(g: Marquis, seat: Seat, coins: int) -> None:
    """MQ-21, MQ-22, MQ-R03: what there is, at most."""
    taken = min(coins, g.treasury)
    g.treasury -= taken
    receive(g, seat, taken)
    if g.listened_to():
        g.tell(TreasuryTaken(seat, taken, g.treasury, "MQ-21" if taken == coins else "MQ-22"))


def receive(g: Marquis, seat: Seat, coins: int) -> None:
    """MQ-113, MQ-R36: coins that come to a player who is out are noted."""
    g.coins[seat] += coins
    if coins > 0 and g.out[seat]:
        g.coins_came[seat] = True
        g.coins_ever[seat] = True


def move_coins(g: Marquis, giver: Seat, receiver: Seat, coins: int) -> int:
    """MQ-25: as many as asked for, or as many as there are."""
    moved = min(coins, g.coins[giver])
    g.coins[giver] -= moved
    receive(g, receiver, moved)
    return moved


def swap_diamonds(g: Marquis, seat: Seat) -> None:
    """MQ-44, MQ-45, MQ-R01: five diamonds become a ruby while there are rubies."""
    each = g.tables.diamonds_per_ruby
    gained = 0
    while g.diamonds[seat] >= each and g.rubies_left != 0:
        g.diamonds[seat] -= each
        g.rubies[seat] += 1
        gained += 1
        if g.rubies_left != UNLIMITED:
            g.rubies_left -= 1
            g.diamonds_left += each
    if gained and g.listened_to():
        g.tell(RubyGained(seat, gained))


def possible_exchanges(g: Marquis, seat: Seat, price: int, gain: int, purse: int) -> int:
    """MQ-32, MQ-R01: whole exchanges that the purse and the stock of diamonds allow."""
    if price == 0:
        return 0
    most = purse // price
    if g.diamonds_left == UNLIMITED:
        return most
    stock, rubies, mine = g.diamonds_left, g.rubies_left, g.diamonds[seat]
    each = g.tables.diamonds_per_ruby
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


def buy(g: Marquis, seat: Seat, times: int, price: int, gain: int, vetoes: int) -> None:
    """MQ-32, MQ-33, MQ-116: coins to the treasury, diamonds from the middle, `vetoes` Vetos leave the
    game."""
    coins = times * price - vetoes
    g.coins[seat] -= coins
    g.treasury += coins
    for _ in range(times):
        g.diamonds[seat] += gain
        if g.diamonds_left != UNLIMITED:
            g.diamonds_left -= gain
            swap_diamonds(g, seat)
    swap_diamonds(g, seat)


def spend_vetoes(g: Marquis, seat: Seat, count: int) -> None:
    """MQ-109, MQ-116, MQ-R33: the Veto in hand first, then those in front; they leave the game.

    MQ-V2: special cards count like Vetos; they are spent last, face down.
    """
    left = count
    if left and g.holds_veto(seat):
        lose_own_veto(g, seat)
        g.vetoes_gone += 1
        left -= 1
    front = min(left, g.vetoes[seat])
    g.vetoes[seat] -= front
    g.vetoes_gone += front
    for _ in range(left - front):
        g.specials_spent.append(g.specials[seat].pop())


def show_special(g: Marquis, seat: Seat, letter: int, target: Seat) -> None:
    """MQ-V2: a special card is played, once and for all."""
    g.specials[seat].remove(letter)
    g.specials_played.append(letter)
    if g.listened_to():
        g.tell(SpecialPlayed(seat, g.letter_name(letter), None if target == NOBODY else target))


def lose_to_the_middle(g: Marquis, seat: Seat, coins: int, diamonds: int) -> None:
    """MQ-V2: coins to the treasury and diamonds to the middle, as far as there are any."""
    paid, given = min(coins, g.coins[seat]), min(diamonds, g.diamonds[seat])
    g.coins[seat] -= paid
    g.treasury += paid
    g.diamonds[seat] -= given
    if g.diamonds_left != UNLIMITED:
        g.diamonds_left += given
    if (paid or given) and g.listened_to():
        g.tell(GoodsLost(seat, paid, given))


def lose_own_veto(g: Marquis, seat: Seat) -> None:
    """MQ-R49: from now on everybody knows that he does not hold it."""
    g.hands[seat].remove(V)
    g.veto_gone[seat] = True
    g.veto_known[seat] = False


def play_veto(g: Marquis, seat: Seat) -> None:
    """MQ-46, MQ-51: out of the hand, before anybody knows where it will end."""
    lose_own_veto(g, seat)
    g.veto_played = seat


def lay_veto_before(g: Marquis, seat: Seat, neutralised: bool) -> None:
    """MQ-48, MQ-96: the played Veto comes to lie before a player for good."""
    owner = g.veto_played
    g.veto_played = NOBODY
    g.vetoes[seat] += 1
    if g.listened_to():
        g.tell(VetoLaid(owner, seat, neutralised, "MQ-96" if neutralised else "MQ-48"))


def remove_veto(g: Marquis) -> None:
    """MQ-R14 with prosecutor_veto = removed."""
    owner = g.veto_played
    g.veto_played = NOBODY
    g.vetoes_gone += 1
    if g.listened_to():
        g.tell(VetoRemoved(owner))


def pay_bundle(g: Marquis, payer: Seat, receiver: Seat, code: int) -> bool:
    """MQ-63, MQ-97, MQ-R30, MQ-R31: whether the payer's own Veto came out of his hand for it."""
    coins, diamonds, vetoes, rubies = MEASURE.amounts(code)
    move_coins(g, payer, receiver, coins)
    g.diamonds[payer] -= diamonds
    g.diamonds[receiver] += diamonds
    g.rubies[payer] -= rubies
    g.rubies[receiver] += rubies
    own = vetoes > g.vetoes[payer]
    if own:
        lose_own_veto(g, payer)
    g.vetoes[payer] -= vetoes - own
    g.vetoes[receiver] += vetoes
    if g.listened_to():
        g.tell(BundlePaid(payer, receiver, bundle(code), own))
    swap_diamonds(g, receiver)
    return own
