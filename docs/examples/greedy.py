"""An external bot in one page: it takes the first thing offered, and as little as it may.

ducats arena musketeers --bots page --bots "greedy=python3 docs/examples/greedy.py" --games 20
"""

import json
import random
import sys
from typing import Any


def decide(view: dict[str, Any], dice: random.Random) -> dict[str, Any]:
    choices = view["question"]["choices"]
    if choices["type"] == "SomeOf":
        return {"type": choices["action"], choices["field"]: dice.sample(choices["items"], choices["count"])}
    if choices["actions"]:
        return choices["actions"][0]
    return fill_in(choices["forms"][0])


def fill_in(form: dict[str, Any]) -> dict[str, Any]:
    """As little as allowed, raised in order until the total is reached."""
    action = form["action"]
    fields = action[form["field"]] if form["field"] else action
    missing = form.get("total", 0) - sum(amount.get("least", 0) for amount in form["amounts"])
    for amount in form["amounts"]:
        least, step = amount.get("least", 0), amount.get("step", 1)
        chosen = least
        while missing > 0 and chosen + step <= amount["most"]:
            chosen += step
            missing -= step
        fields[amount["name"]] = chosen
    return action


def main() -> None:
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            answer = {"type": "ready", "name": "Greedy 1.0"}
        elif message["type"] == "decide":
            answer = {"action": decide(message["view"], random.Random(message["seed"]))}
        else:
            break
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
