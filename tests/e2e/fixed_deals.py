"""`python fixed_deals.py PORT DATABASE DEALER`: the real server, but every run of a test gets the same deals.

The file DEALER names the test that is running; a table's seed follows from that name and from how many tables
the test has opened before. A file `days` beside the database says how many days have passed.
"""

import sys
import time
from collections import Counter
from hashlib import sha256
from pathlib import Path

import uvicorn
from msgspec.structs import replace

from ducats.server.app import create_app
from ducats.server.logs import set_up_logs
from ducats.server.run import options_for
from ducats.server.settings import Settings

DAY_SECONDS = 86_400


def main(port: int, database: str, dealer: Path) -> None:
    settings = replace(Settings.from_environment(), database=database)
    set_up_logs(settings.logs)
    app = create_app(settings)
    opened: Counter[str] = Counter()

    def seed() -> str:
        test = dealer.read_text(encoding="utf-8")
        opened[test] += 1
        return sha256(f"{test} {opened[test]}".encode()).hexdigest()

    days = Path(database).with_name("days")

    def clock() -> float:
        return time.time() + DAY_SECONDS * (int(days.read_text(encoding="utf-8")) if days.exists() else 0)

    app.state.context.new_seed = seed
    app.state.context.clock = clock
    uvicorn.run(app, **options_for("127.0.0.1", port, settings))


if __name__ == "__main__":
    main(int(sys.argv[1]), sys.argv[2], Path(sys.argv[3]))
