"""The dice. The vectors below are published: whoever repeats a game in another language starts here.

Seeding: SHA-256 of the UTF-8 text "ducats/rng/1:" + seed; its first sixteen bytes are four little-endian
32-bit words a, b, c, d. Generator: xoshiro128** on them. `below(n)` rejects words from the last incomplete
multiple of n up and takes the rest modulo n. `shuffle` walks from the last item down and swaps item i with
item below(i + 1). Commitment: SHA-256 of "ducats/commitment/1:" + seed, in hexadecimal.
"""

from collections import Counter
from hashlib import sha256

import pytest

from ducats.engine.rng import Rng, commitment

WORDS = {
    "": [3039954842, 1412878614, 3937038584, 1861699026, 2565430862, 2324469014, 2361192500, 669732738],
    "1": [200554796, 865119375, 3447750322, 3210246260, 1825451609, 1874517321, 2346976635, 3618438386],
    "ducats": [2708779955, 792478157, 2580070667, 608654186, 3212131663, 1896942003, 2859348965, 3821142245],
    "0123456789abcdef": [
        3269197113,
        2639755724,
        1244192244,
        1488457987,
        794293904,
        1580772763,
        2202933198,
        2912569590,
    ],
}

BELOW = {
    ("ducats", 6): [5, 5, 5, 2, 1, 3, 5, 5, 3, 4],
    ("ducats", 55): [35, 42, 42, 41, 48, 33, 0, 30, 14, 49],
    ("1", 1000): [796, 375, 322, 260, 609, 321, 635, 386, 346, 646],
}

SHUFFLED = {
    "ducats": [0, 13, 6, 11, 1, 10, 7, 8, 12, 3, 4, 2, 14, 9, 5],
    "1": [7, 10, 14, 9, 0, 4, 5, 2, 6, 13, 12, 8, 3, 1, 11],
}

COMMITMENTS = {
    "": "d8d03db7436a429c2a990c337b97827e8afe28ef9f7928138e0f966fe791217f",
    "1": "5e26f65c3b4105426035efd54b1bde8369ab41767bc856334964347b324e6bb8",
    "ducats": "6908c11de423befd34245571a446c8d22896f1ce2882a21a955d3631e21b4fde",
    "0123456789abcdef": "093e2a58fb5b5ade91bc89448e7a4a436a28439375acacfeb7ff83f2d68c420d",
}


def straightforward(seed: str, count: int) -> list[int]:
    """xoshiro128** as its inventors describe it, with unbounded ints and an explicit rotation."""
    digest = sha256(b"ducats/rng/1:" + seed.encode()).digest()
    s = [int.from_bytes(digest[i : i + 4], "little") for i in (0, 4, 8, 12)]

    def rotated(word: int, by: int) -> int:
        bits = f"{word:032b}"
        return int(bits[by:] + bits[:by], 2)

    words = []
    for _ in range(count):
        words.append(rotated(s[1] * 5 % 2**32, 7) * 9 % 2**32)
        shifted = (s[1] * 2**9) % 2**32
        s[2] ^= s[0]
        s[3] ^= s[1]
        s[1] ^= s[2]
        s[0] ^= s[3]
        s[2] ^= shifted
        s[3] = rotated(s[3], 11)
    return words


@pytest.mark.parametrize("seed", WORDS)
def test_published_words(seed: str) -> None:
    rng = Rng(seed)
    assert [rng.word() for _ in range(8)] == WORDS[seed]


@pytest.mark.parametrize("seed", ["", "0", "ducats", "ünïcödé", "x" * 1000])
def test_words_match_an_independent_implementation(seed: str) -> None:
    rng = Rng(seed)
    assert [rng.word() for _ in range(1000)] == straightforward(seed, 1000)


def test_published_numbers_below_a_limit() -> None:
    for (seed, limit), numbers in BELOW.items():
        rng = Rng(seed)
        assert [rng.below(limit) for _ in range(len(numbers))] == numbers


def test_published_shuffle() -> None:
    for seed, order in SHUFFLED.items():
        cards = list(range(len(order)))
        Rng(seed).shuffle(cards)
        assert cards == order


@pytest.mark.parametrize("seed", COMMITMENTS)
def test_published_commitments(seed: str) -> None:
    assert commitment(seed) == COMMITMENTS[seed]
    assert commitment(seed) == sha256(b"ducats/commitment/1:" + seed.encode()).hexdigest()


@pytest.mark.parametrize("limit", [1, 2, 3, 6, 55, 1000])
def test_below_is_even(limit: int) -> None:
    rng = Rng("even")
    draws = max(6000, limit * 40)
    counts = Counter(rng.below(limit) for _ in range(draws))
    assert set(counts) == set(range(limit))
    expected = draws / limit
    chi_squared = sum((counts[n] - expected) ** 2 / expected for n in range(limit))
    assert chi_squared < limit + 5 * (2 * limit) ** 0.5


def test_below_rejects_the_incomplete_end() -> None:
    """3 * 2**30 leaves a quarter of all words over, which would fall on the low numbers."""
    rng = Rng("reject")
    low = sum(rng.below(3 * 2**30) < 2**30 for _ in range(3000))
    assert 900 < low < 1100


@pytest.mark.parametrize("limit", [0, -1, 2**32])
def test_below_refuses_an_impossible_limit(limit: int) -> None:
    with pytest.raises(ValueError, match=str(limit)):
        Rng("x").below(limit)


def test_chance_choice_and_sample() -> None:
    rng = Rng("other")
    assert all(0 <= rng.chance() < 1 for _ in range(1000))
    assert {rng.choice(list("abc")) for _ in range(100)} == set("abc")
    items = list(range(10))
    for count in (0, 3, 10):
        drawn = rng.sample(items, count)
        assert len(set(drawn)) == count
    assert items == list(range(10))
    firsts = Counter(Rng(f"s{n}").sample(items, 1)[0] for n in range(2000))
    assert min(firsts.values()) > 130


def test_streams_differ_by_seed_and_repeat_by_seed() -> None:
    streams = {tuple(Rng(seed).word() for _ in range(4)) for seed in ("a", "b", "ab", "A", "")}
    assert len(streams) == 5
    one, other = Rng("same"), Rng("same")
    assert [one.word() for _ in range(50)] == [other.word() for _ in range(50)]


def test_a_stream_that_follows_another_goes_on_like_it_and_leaves_it_alone() -> None:
    first, second, same = Rng("first"), Rng("second"), Rng("first")
    second.follow(first)
    followed = [second.word() for _ in range(20)]
    assert followed == [first.word() for _ in range(20)] == [same.word() for _ in range(20)]
