"""What all tests that start a server need."""

import socket
from typing import Final

from ducats.server.settings import Settings

UNDELAYED: Final = Settings(bot_delay_least=0, bot_delay_most=0, answer_delay_least=0, answer_delay_most=0)
"""What is answered for a person takes seconds on purpose, and would look like a standstill."""
UNDELAYED_ENVIRONMENT: Final = {
    f"DUCATS_{name.upper()}": "0" for name in Settings.__struct_fields__ if "_delay_" in name
}
"""The same for a process."""


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port
