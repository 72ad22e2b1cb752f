"""The tables of the rules pages say what the data files say, in every language."""

import re
import tomllib
from collections.abc import Callable
from itertools import accumulate, pairwise
from pathlib import Path
from typing import Any

import pytest

from ducats.texts import LANGUAGES, Texts

ROOT = Path(__file__).resolve().parents[2]
ANY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
Table = list[list[str]]


def page(game: str, language: str) -> str:
    name = f"{game}.md" if language == "en" else f"{game}.{language}.md"
    return (ROOT / "docs" / "rules" / name).read_text(encoding="utf-8")


def tables(game: str, language: str) -> list[Table]:
    """The rows of every table of a page, without its head."""
    found = re.findall(r"(?:^\| .*\n)+", page(game, language), re.MULTILINE)
    return [[row.strip("| \n").split(" | ") for row in table.splitlines()[2:]] for table in found]


def table(game: str, language: str, first: str, width: int, after: int = 0) -> Table:
    """The table of this width whose first row opens so; `after`: skip that many of them."""
    return [rows for rows in tables(game, language) if len(rows[0]) == width and rows[0][0] == first][after]


def rule(game: str, language: str, rule_id: str) -> list[int]:
    """The numbers in the text of a rule."""
    (text,) = re.findall(rf"^- \*\*{rule_id}\*\* (.*)$", page(game, language), re.MULTILINE)
    return numbers(text)


def numbers(text: str) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", text)]


def printed(game: str) -> dict[str, Any]:
    text = (ROOT / "src" / "ducats" / "games" / game / "data.toml").read_text(encoding="utf-8")
    return {key: bare(value) for key, value in tomllib.loads(text).items()}


def bare(value: Any) -> Any:
    """A value of a data file without its provenance."""
    if isinstance(value, list):
        return [bare(part) for part in value]
    if isinstance(value, dict):
        told = {key: bare(part) for key, part in value.items() if key != "provenance"}
        return told["value"] if list(told) == ["value"] else told
    return value


def capital(text: str) -> str:
    return text[0].upper() + text[1:]


def namer(language: str, text_id: str) -> Callable[[str | int], str]:
    return lambda name: Texts(language)(text_id, it=name)


# -- Musketeers ------------------------------------------------------------------------------------


@ANY_LANGUAGE
def test_every_guard_with_its_provenance(language: str) -> None:
    text = (ROOT / "src/ducats/games/musketeers/data.toml").read_text(encoding="utf-8")
    data = [[guard["value"], guard["provenance"]] for guard in tomllib.loads(text)["guards"]]
    rows = table("musketeers", language, str(data[0][0]), 3)
    assert [[int(value), mark.strip("`")] for value, mark, _ in rows] == data
    removed = printed("musketeers")["guards_removed"]
    for value, mark, why in rows:
        players = [seats for seats, guards in removed.items() if int(value) in guards]
        assert mark != "`seed`" or numbers(why) == [int(seats) for seats in players], why


@ANY_LANGUAGE
def test_the_guards_and_cards_left_over_by_number_of_players(language: str) -> None:
    data = printed("musketeers")
    guards, kinds = len(data["guards"]), data["musketeers"]
    cards, duels = len(kinds["values"]) * len(kinds["swords"]), 9
    expected = [
        [int(seats), *removed, guards - len(removed), guards - len(removed) - duels, cards - 12 * int(seats)]
        for seats, removed in data["guards_removed"].items()
    ]
    assert [numbers(" ".join(row)) for row in table("musketeers", language, "2", 5)] == expected


@ANY_LANGUAGE
def test_the_rewards_of_the_worked_hand_pay_what_their_tokens_make_of_them(language: str) -> None:
    text = page("musketeers", language)
    (named,) = [line for line in text.splitlines() if len(re.findall(r"`\d+/\d`", line)) == 9]
    rewards = [int(value) for value, _ in re.findall(r"`(\d+)/(\d)`", named)]
    last = next(rows for rows in tables("musketeers", language) if len(rows[0]) == 8)[-1][-1]
    factors = {
        ".": 1,
        "J": printed("musketeers")["factors"]["jewel"],
        "P": printed("musketeers")["factors"]["prison"],
    }
    paid = [value * factors[token] for value, token in zip(rewards, re.sub(r"[^.JP]", "", last), strict=True)]
    (scored,) = [line for line in text.splitlines() if " = 34 " in line]
    sums = [[*paid[at : at + 3], sum(paid[at : at + 3])] for at in (0, 3, 6)]
    assert numbers(scored) == [number for added in sums for number in added]


# -- Marquis ---------------------------------------------------------------------------------------


@ANY_LANGUAGE
def test_every_character_with_treasury_symbols_and_rates(language: str) -> None:
    cards = printed("marquis")["cards"]
    rows = table("marquis", language, "A", 6)
    assert [row[0] for row in rows if row[0] != "F"] == list(cards)
    for letter, name, treasury, symbols, rates, _ in rows:
        assert name == capital(Texts(language)(f"marquis-card-{letter.lower()}"))
        if letter == "F":
            assert numbers(treasury + symbols + rates) == []
            continue
        card = cards[letter]
        assert int(treasury) == card["treasury"], letter
        assert {thing: int(coins) for thing, coins in re.findall(r"\b([A-Z]) (\d)", symbols)} == card["steal"]
        first, then = ("rate_now", "rate") if "rate_now" in card else ("rate", "rate_marked")
        assert numbers(rates) == [*card.get(first, []), *card.get(then, [])], letter


@ANY_LANGUAGE
def test_the_coins_of_abilities_and_special_cards(language: str) -> None:
    data = printed("marquis")
    coins, variants = data["coins"], data["variants"]
    ability = {row[0]: numbers(row[5]) for row in table("marquis", language, "A", 6)}
    kinds = {"A": "assassin", "C": "countess", "T": "pickpocket", "W": "highwayman"}
    assert {letter: told for letter, told in ability.items() if told} == {
        letter: [coins[kind]] for letter, kind in kinds.items()
    }
    special = next(
        rows for rows in tables("marquis", language) if rows[0][1] == Texts(language)("marquis-card-c")
    )
    assert [told for row in special if (told := numbers(row[2]))] == [
        [variants["wedding_diamonds"]],
        [variants["arson_diamonds"], variants["arson_coins"]],
        [variants["prophecy_coins"]],
    ]


@ANY_LANGUAGE
def test_the_coins_in_the_game_by_number_of_players(language: str) -> None:
    data = printed("marquis")
    rows = [[numbers(cell) for cell in row] for row in table("marquis", language, "2", 3)]
    told = [line for row in rows for line in zip(*row, strict=True)]
    each, start = data["coins_per_player"], sum(data["start_coins"])
    assert told == [(seats, each * seats, each * seats - start) for seats in range(2, 9)]


# -- MarraCash -------------------------------------------------------------------------------------


@ANY_LANGUAGE
def test_every_souvenir_by_colour(language: str) -> None:
    name = namer(language, "marracash-hue")
    rows = next(rows for rows in tables("marracash", language) if rows[0][0] == name("Y"))
    told = {row[0]: numbers(row[1]) for row in rows}
    souvenirs = printed("marracash")["souvenirs"]
    assert told == {name(colour[0].upper()): values for colour, values in souvenirs.items()}


@ANY_LANGUAGE
def test_visitors_and_what_they_pay(language: str) -> None:
    data = printed("marracash")
    visitors, more = data["visitors"], data["more_visitors"]
    assert rule("marracash", language, "MC-58") == [
        sum(visitors.values()),
        visitors["yellow"],
        visitors["red"],
    ]
    assert len(set(visitors.values())) == 2
    (later,) = re.findall(r"^- `visitors` (.*)$", page("marracash", language), re.MULTILINE)
    waiting = sum(more.values()) - 3 * data["entrance_group"]
    assert numbers(later) == [
        sum(visitors.values()),
        sum(more.values()),
        more["yellow"],
        more["red"],
        waiting,
    ]
    assert rule("marracash", language, "MC-8") == [sum(visitors.values()) - 3 * data["entrance_group"]]
    pay = data["customer_pay"]
    *rows, further = table("marracash", language, "1", 3)
    assert [[int(cell) for cell in row] for row in rows] == [
        [number, paid, total] for number, paid, total in zip(range(1, 6), pay, accumulate(pay), strict=True)
    ]
    assert numbers(" ".join(further)) == [pay[-1], pay[-1]]


@ANY_LANGUAGE
def test_the_town_as_it_is_drawn(language: str) -> None:
    drawn = [row.replace("*", "").split() for row in printed("marracash")["souk"]["rows"]]
    marks = {"·": ".", "–": "##"}
    rows = table("marracash", language, "Y1", 13)
    assert [[marks.get(cell, cell.strip("*")) for cell in row] for row in rows] == drawn


# -- Merchants -------------------------------------------------------------------------------------


@ANY_LANGUAGE
def test_prices_upkeep_and_the_cost_of_a_level(language: str) -> None:
    data = printed("merchants")
    levels = [[number, *level.values()] for number, level in enumerate(data["prices"]["levels"], start=1)]
    assert [[int(cell) for cell in row] for row in table("merchants", language, "1", 3)] == levels
    name = namer(language, "merchants-usual-rank")
    ladder = [[str(at), name(at), str(paid)] for at, paid in enumerate(data["ladder"]["upkeep"])]
    assert table("merchants", language, "0", 3) == ladder
    steps = data["arrival_track"]["step_costs"]
    assert {after - before for before, after in pairwise(steps)} == {100}
    (costs,) = [
        line for line in page("merchants", language).splitlines() if numbers(line)[-1:] == [steps[-1]]
    ]
    assert numbers(costs) == [steps[0], 100, steps[1], steps[2], steps[-1]]


@ANY_LANGUAGE
def test_what_every_city_sells(language: str) -> None:
    city, good = namer(language, "merchants-place"), namer(language, "merchants-ware")
    sold = [[city(at), ", ".join(map(good, goods))] for at, goods in printed("merchants")["markets"].items()]
    told = [[name, goods.casefold()] for name, goods in table("merchants", language, city("PAR"), 2)]
    assert told == [[name, goods.casefold()] for name, goods in sold]


def distances() -> dict[tuple[str, str], int]:
    """The steps from city to city; a city on the way ends a move, so no way leads through one."""
    roads = {space["id"]: space for space in printed("merchants")["roads"]["spaces"]}
    cities = [name for name, space in roads.items() if space["kind"] == "city"]
    found: dict[tuple[str, str], int] = {}
    for start in cities:
        seen, edge = {start: 0}, [start]
        for at in edge:
            for near in roads[at]["neighbours"] if at == start or at not in cities else ():
                if near not in seen:
                    seen[near] = seen[at] + 1
                    edge.append(near)
        found |= {(start, city): seen[city] for city in cities if city != start}
    return found


@ANY_LANGUAGE
def test_the_steps_from_city_to_city(language: str) -> None:
    city, cities = namer(language, "merchants-place"), list(printed("merchants")["markets"])
    steps = distances()
    expected = [[city(a), *(str(steps.get((a, b), "–")) for b in cities)] for a in cities]
    assert table("merchants", language, city("PAR"), 7) == expected


@ANY_LANGUAGE
def test_influence_cards_and_what_they_are_worth(language: str) -> None:
    influence, name = printed("merchants")["influence"], namer(language, "merchants-piece")
    assert {card["copies"] for card in influence.values()} == {3}, "the page says three of each"
    rows = table("merchants", language, name("fresh_horses"), 3)
    assert [row[0] for row in rows] == [name(card) for card in influence]
    told = {card: numbers(row[2])[-1:] for card, row in zip(influence, rows, strict=True)}
    in_words = {"broken_axle", "market_rumour", "city_charter"}
    assert told == {card: [] if card in in_words else [values["power"]] for card, values in influence.items()}


@ANY_LANGUAGE
def test_investment_cards_and_what_they_give(language: str) -> None:
    cards, name = printed("merchants")["investments"], namer(language, "merchants-piece")
    rows = table("merchants", language, name("courier"), 2)
    assert [row[0] for row in rows] == [name(card) for card in cards]
    told = {card: numbers(row[1])[-1:] for card, row in zip(cards, rows, strict=True)}
    in_words = {"office", "great_office"}
    assert told == {card: [] if card in in_words else [values["power"]] for card, values in cards.items()}


@ANY_LANGUAGE
def test_the_edition_of_1999(language: str) -> None:
    """Printed prices, beginners' pairs, and what is left out."""
    data, name = printed("merchants"), namer(language, "merchants-piece")
    prices = {card: values["price"] for card, values in data["investments"].items()}
    rows = table("merchants", language, name("courier"), 2, after=1)
    assert rows == [[name(card), str(price)] for card, price in prices.items()]
    edition = data["edition_1999"]
    (pairs,) = [part for part in tables("merchants", language) if "+" in part[0][-1]]
    assert [[names.casefold(), numbers(paid)] for names, paid in pairs] == [
        [", ".join(map(name, pair)).casefold(), [prices[card] for card in pair]] for pair in edition["pairs"]
    ]
    (chapter,) = [
        text for text in page("merchants", language).split("\n## ") if "1999" in text.splitlines()[0]
    ]
    (dealt,) = [line for line in chapter.splitlines() if "`equipment`" in line]
    assert numbers(dealt) == [edition["pair_price"]]
    assert {sum(numbers(paid)) for _, paid in pairs} == {edition["pair_price"]}
    for card in edition["missing_influence"]:
        assert name(card).casefold() in chapter.casefold(), card
    (kept,) = [line for line in chapter.splitlines() if line.startswith("- ") and numbers(line)[0:1] > [100]]
    assert numbers(kept) == [max(prices.values())], "what a bidder without a card keeps"
