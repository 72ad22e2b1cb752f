"""Texts that a stranger might send: as large and as dense as the limits allow."""

import tomllib
from importlib.resources import files


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
