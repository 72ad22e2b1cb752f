"""A server that can be killed again and again: the parent imports all, each child serves until it dies.

Run as a program with a database, a port, a number of lives, and "serve-only" if others do what is due; it
writes the process id of every child on a line of its own.
"""

import os
import sys
from pathlib import Path

import uvicorn

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from msgspec.structs import replace
from tests.server.conftest import FirstChoiceBots
from tests.serving import UNDELAYED

from ducats.server.app import create_app
from ducats.server.logs import set_up_logs


def main() -> None:
    database, port, lives = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
    set_up_logs("json")
    settings = replace(
        UNDELAYED,
        database=database,
        work="serve-only" not in sys.argv,
        messages_per_second=100_000,
        requests_per_minute=1_000_000,
    )
    app = create_app(settings, bots=FirstChoiceBots())
    for _ in range(lives):
        child = os.fork()
        if child == 0:
            uvicorn.run(app, host="127.0.0.1", port=port, ws="websockets-sansio", log_config=None)
            os._exit(0)
        print(child, flush=True)
        os.waitpid(child, 0)


if __name__ == "__main__":
    main()
