"""Write the golden records of a game anew.

A golden record is a promise: this game, once played, replays event for event for ever. Only a change that
raises the rules version may break it. Run this by hand, look at the difference, explain it in the commit:

    python scripts/golden.py musketeers --rewrite
"""

import argparse
import json
import sys
from collections.abc import Callable, Iterator
from hashlib import sha256
from itertools import pairwise
from pathlib import Path
from typing import Any, cast

import msgspec

from ducats.engine.driver import Driver
from ducats.engine.messages import Event
from ducats.engine.record import Record, new_header, write
from ducats.engine.replay import moments
from ducats.engine.rng import Rng
from ducats.engine.rules import Rules
from ducats.games import find

CLONE = Path(__file__).resolve().parents[1]
TRIES = 3000

Wanted = Callable[[Record, list[Event]], bool]


def told(events: list[Event], kind: str) -> list[Any]:
    return [event for event in events if type(event).__name__ == kind]


def ends_with(reason: str) -> Wanted:
    return lambda record, events: told(events, "HandEnded")[-1].reason == reason


def has(*kinds: str) -> Wanted:
    return lambda record, events: all(told(events, kind) for kind in kinds)


def is_shared(record: Record, events: list[Event]) -> bool:
    return len(told(events, "MatchEnded")[0].winners) > 1


def had_an_extra_hand(record: Record, events: list[Event]) -> bool:
    totals = [ended.totals for ended in told(events, "HandEnded")[:-1]]
    return any(max(each) >= 20 for each in totals)


def gave_a_token(record: Record, events: list[Event]) -> bool:
    return any(type(entry.action).__name__ == "GiveToken" for entry in record.inputs)


def took_after_returning(record: Record, events: list[Event]) -> bool:
    names = [type(event).__name__ for event in events]
    return ("JewelReturned", "PrisonTaken") in pairwise(names)


def musketeers() -> Iterator[tuple[str, int, dict[str, Any], Wanted]]:
    """One record per end reason, number of players and option."""
    single = {"match_mode": "single_hand"}
    for seats in (2, 3, 4):
        yield f"hand_nine_duels_{seats}", seats, single, ends_with("nine_duels")
        yield f"hand_three_jewels_{seats}", seats, single, ends_with("three_jewels")
        yield f"hand_jailed_and_released_{seats}", seats, single, has("Jailed", "Released")
        yield f"match_to_100_{seats}", seats, {}, has("MatchEnded")
    yield "match_target_20_shared", 3, {"match_target": 20}, is_shared
    yield "match_tie_extra_hand", 3, {"match_target": 20, "match_tie": "extra_hand"}, had_an_extra_hand
    yield "match_fixed_hands", 2, {"match_mode": "fixed_hands", "hands": 3}, has("MatchEnded")
    yield "match_max_hands", 2, {"match_target": 500, "max_hands": 2}, has("MatchEnded")
    yield "full_loser_takes_prison", 2, single | {"full_loser_takes_prison": True}, took_after_returning
    yield "victim_picks_slot", 3, single | {"victim_picks_slot": True}, gave_a_token
    hidden = single | {"jail_discard_visible": False}
    yield "jail_discard_hidden", 2, hidden, has("Jailed", "Released")
    yield "talk_open_labels_pegasus", 4, single | {"talk": "open", "labels": "pegasus"}, has("MatchEnded")


def pulls_in(record: Record, events: list[Event]) -> bool:
    return any(entered.pulled_in for entered in told(events, "CustomersEntered"))


def chose_a_souvenir(record: Record, events: list[Event]) -> bool:
    return any(type(entry.action).__name__ == "SellSouvenir" for entry in record.inputs)


def marracash() -> Iterator[tuple[str, int, dict[str, Any], Wanted]]:
    """One record per number of players; both kinds of cards; hidden cash; the designer's later rules."""
    for seats in (2, 3, 4):
        yield f"game_{seats}", seats, {}, has("ShopSold", "CommissionPaid", "LastRoundBegan")
    yield "pulled_in", 3, {}, pulls_in
    yield "souvenirs", 3, {"souvenirs": True}, chose_a_souvenir
    yield "souvenirs_may_be_kept", 2, {"souvenirs": True, "souvenir_sale": "optional"}, has("SouvenirsKept")
    yield "hidden_cash", 2, {"cash_visibility": "hidden", "signs_per_player": 12}, has("ActionLapsed")
    later = {"visitors": 64, "auction_mode": "sealed", "end_rule": "finish_round", "antiques": True}
    yield "later_rules", 4, later, has("BidsRevealed", "SetShown")


def bargained(record: Record, events: list[Event]) -> bool:
    return bool(told(events, "ProtectionSold") and told(events, "PriceDemanded"))


def marquis() -> Iterator[tuple[str, int, dict[str, Any], Wanted]]:
    """One record for 2, 4 and 8 players, one with a bargain, and the variants beyond the base game."""
    yield "game_2", 2, {}, has("VetoPlayed", "Eliminated", "DirectionTurned", "CardTakenBack")
    yield "game_4", 4, {}, has("VetoNeutralised", "ProtectionSold", "TollClaimed", "ExtortionersMarked")
    yield "game_8", 8, {"negotiation": False}, has("VetoNeutralised", "TollClaimed")
    yield "bargains", 3, {"countess_window": "every_turn"}, bargained
    specials = {"intrigues": True}
    yield "special_cards", 3, specials, has("SpecialPlayed", "GoodsLost", "CardLost")
    yield (
        "mercenaries",
        2,
        {"mercenaries": True},
        has("MercenaryHired", "MercenaryKept", "MercenaryDischarged"),
    )


def had_a_bonus(record: Record, events: list[Event]) -> bool:
    return any(sale.bonus for unloaded in told(events, "WagonUnloaded") for sale in unloaded.sales)


def haggled_to_the_end(record: Record, events: list[Event]) -> bool:
    """A last price that was taken."""
    return any(
        type(one).__name__ == "PriceNamed" and one.word == "final" and type(other).__name__ == "GoodsLoaded"
        for one, other in pairwise(cast(list[Any], events))
    )


def merchants() -> Iterator[tuple[str, int, dict[str, Any], Wanted]]:
    """Short games: one per number of players, one of the first edition, one with other rulings."""
    short = {"game_length": "short", "max_rounds": 6}
    yield "two_players_haggling", 2, short, haggled_to_the_end
    yield "three_players_bonus", 3, short, had_a_bonus
    yield "four_players_cards", 4, short, has("InvestmentTaken", "InfluenceTaken", "WagonUnloaded")
    yield "three_players_credit", 3, short, has("CreditTaken", "CreditsRepaid")
    first = short | {"edition": "1999"}
    yield "edition_1999_auction", 3, first, has("CardOffered", "WagonUnloaded")
    yield "edition_1999_pairs", 2, first | {"equipment": "pairs"}, has("PairDealt", "WagonUnloaded")
    other = {
        "start_cities": "random",
        "influence_choice": "draw",
        "forfeit_movement": True,
        "double_pointer": 2,
    }
    yield "other_rulings", 2, short | other, has("WagonPlaced", "InfluenceTaken")


GAMES = {"marquis": marquis, "marracash": marracash, "merchants": merchants, "musketeers": musketeers}


def play(rules: Rules, seats: int, options: dict[str, Any], seed: str) -> Record:
    """A game of random moves."""
    driver, _ = Driver.begin(rules, new_header(rules, seats, seed, options), seed)
    rng = Rng(f"moves of {seed}")
    while not driver.play.is_over():
        seat = rng.choice(driver.play.waiting_for())
        driver.apply(seat, driver.play.say(seat, rng.choice(driver.play.legal(seat))))
    return driver.record()


def events_of(rules: Rules, record: Record) -> list[Event]:
    return [event for moment, _ in moments(rules, record) for event in moment.events]


def events_hash(events: list[Event]) -> str:
    """The hash of all events as JSON lines, unredacted."""
    return sha256(b"".join(msgspec.json.encode(event) + b"\n" for event in events)).hexdigest()


def rewrite(game: str) -> None:
    rules, home = find(game), CLONE / "tests" / "games" / game / "golden"
    home.mkdir(parents=True, exist_ok=True)
    index: dict[str, dict[str, Any]] = {}
    for name, seats, options, wanted in GAMES[game]():
        for number in range(TRIES):
            record = play(rules, seats, options, f"golden {name} {number}")
            events = events_of(rules, record)
            if wanted(record, events):
                break
        else:
            sys.exit(f"no game like {name} in {TRIES} tries")
        (home / f"{name}.jsonl").write_bytes(write(record))
        index[name] = {"events": len(events), "sha256": events_hash(events)}
        print(f"{name}: {len(record.inputs)} inputs, {len(events)} events")
    (home / "index.json").write_text(json.dumps(index, indent=2) + "\n", encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", choices=sorted(GAMES))
    parser.add_argument("--rewrite", action="store_true", help="yes, replace the promises")
    chosen = parser.parse_args()
    if not chosen.rewrite:
        sys.exit(
            "WARNING: golden records prove that old games still replay. Writing them anew hides every\n"
            "change of behaviour. If it is meant, raise the rules version and run again with --rewrite."
        )
    rewrite(chosen.game)


if __name__ == "__main__":
    main()
