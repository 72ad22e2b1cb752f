"""Texts that a stranger might send: as large and as dense as the limits allow."""

import tomllib
from importlib.resources import files

import msgspec

from ducats.engine.record import DATA_LENGTH


def dense_roads(steps: tuple[int, ...] = (-3, -2, -1, 1, 2, 3)) -> str:
    """A data file of Merchants with the largest map, each space on a road linked with those `steps` away."""
    text = files("ducats.games.merchants").joinpath("data.toml").read_text(encoding="utf-8")
    spaces = tomllib.loads(text)["roads"]["spaces"]
    cities = [space["id"] for space in spaces if space["kind"] == "city"]
    roads = [f"r{number}" for number in range(128 - len(cities))]
    around = {
        name: [roads[(place + step) % len(roads)] for step in steps] for place, name in enumerate(roads)
    }
    for place, city in enumerate(cities):
        around[city] = [roads[2 * place], roads[2 * place + 60]]
        for name in around[city]:
            around[name].append(city)
    lines = [
        f'{{ id = "{name}", kind = "{"city" if name in cities else "road"}", x = 1, y = 1,'
        f' neighbours = {beside}, provenance = "owner" }},'
        for name, beside in around.items()
    ]
    head = text[: text.index("[roads]")]
    head = head.replace("[1, 2, 3, 4]", "[6, 7, 8, 9]")
    courier = around[roads[2 * cities.index("BRU")]][0]
    head = head.replace('courier = { value = "b2"', f'courier = {{ value = "{courier}"')
    return f"{head}[roads]\nspaces = [\n" + "\n".join(lines) + "\n]\n"


HOSTILE_DATA = {
    "one very deep key": ".".join("a" * (DATA_LENGTH // 2)) + "=1",
    "many deep keys": "\n".join(f"k{n}.{'.'.join('a' * 14)}=1" for n in range(DATA_LENGTH // 40)),
    "deep keys in a table": "\n".join(f"[{'.'.join('a' * 15)}.k{n}]" for n in range(DATA_LENGTH // 40)),
    "nested lists": "a=" + "[" * 32_000 + "]" * 32_000,
    "nested tables": "a=" + "{a=" * 16_000 + "1" + "}" * 16_000,
    "a number of many digits": "a=" + "1" * 60_000,
    "many tables": "\n".join(["[[a]]\n[[a.b]]"] * (DATA_LENGTH // 14)),
}
STRANGE_PATHS = ("/%00", "/a%00b", "/" + "a" * 5_000, "/" + "a/" * 3_000, "/%0a", "/" + "%C3%A9" * 900)
STACKED_MARKS = "a" + "\u0316\u0300" * 100_000
LONG_OPTIONS = {"names": f"Ali Anfa Omar{' ' * 100_000}Leila"}
"""Of MarraCash, for three."""


def with_names(record: bytes, names: list[str]) -> bytes:
    """A record whose players are called so."""
    header, _, rest = record.partition(b"\n")
    written = msgspec.json.decode(header)
    written["players"] = names
    return msgspec.json.encode(written) + b"\n" + rest
