"""`python -m bench.processes postgresql://...`: one and two serving processes on one empty database."""

import sys
from typing import Final

from bench.report import table_of
from bench.server import moves, running_server

PROCESSES: Final = (1, 2)
TABLES: Final = 20


def main(database: str) -> None:
    for processes in PROCESSES:
        with running_server(database, processes) as server:
            print(f"{processes} of ducats serve")
            print("\n".join(table_of(list(moves(server, TABLES)))), flush=True)


if __name__ == "__main__":
    main(sys.argv[1])
