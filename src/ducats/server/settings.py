"""What a host can set, each through an environment variable DUCATS_<NAME>."""

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Final, Literal, Self, get_args, get_origin

import msgspec

from ducats.server.store.address import is_postgres

Seconds = Annotated[float, msgspec.Meta(ge=0, le=86_400)]
Days = Annotated[float, msgspec.Meta(ge=0, le=36_500)]
Count = Annotated[int, msgspec.Meta(ge=1, le=1_000_000)]

PREFIX: Final = "DUCATS_"
OTHERS: Final = frozenset(
    {"CHROMIUM", "HYPOTHESIS", "LANG", "PURE", "PYTHON", "TEST_POSTGRES", "TEST_VICTIM"}
)
"""Of these read by the program itself, by make or by the tests."""


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Defaults suit a table among friends on one machine."""

    host: str = "127.0.0.1"
    """The address that is listened on: 127.0.0.1 for this machine only, 0.0.0.0 for everybody."""
    database: str = "ducats.sqlite"
    """The SQLite file or postgresql:// address; `:memory:` keeps everything in memory and forgets it."""
    work: bool = True
    """Whether serving processes also do what is due by itself; if not, `ducats work` must."""
    metrics_port: Annotated[int, msgspec.Meta(ge=0, le=65_535)] = 0
    """Where `ducats work` answers Prometheus, since it serves nothing else; 0: nowhere."""
    metrics_host: str = "127.0.0.1"
    """Where that port is open: numbers about the server are not for everybody it serves."""
    origins: tuple[str, ...] = ()
    """Further web origins (https://example.org) whose pages may use this server."""
    proxies: str = "127.0.0.1"
    """Addresses of reverse proxies whose X-Forwarded headers are believed; `*` for all."""
    bot_workers: Annotated[int, msgspec.Meta(ge=1, le=64)] = 2
    bot_seconds: Seconds = 5.0
    """A bot that thinks longer plays the game's default."""
    bot_delay_least: Seconds = 0.4
    bot_delay_most: Seconds = 1.2
    answer_delay_least: Seconds = 1.5
    answer_delay_most: Seconds = 5.0
    """For people without a choice or with orders, until it is known how long real answers take."""
    grace_seconds: Seconds = 60.0
    """After a restart nobody is absent for this long, or for the table's own time if that is shorter."""
    idle_seconds: Seconds = 300.0
    """A table that nobody looks at is unloaded after this time."""
    open_hours: Annotated[float, msgspec.Meta(gt=0, le=8_760)] = 48.0
    """A table that has waited for players longer than this is no longer listed in public."""
    keep_open_days: Days = 0
    """A table opened longer ago that never began is deleted; 0 keeps all."""
    keep_finished_days: Days = 0
    """A finished game whose table was opened longer ago is deleted with its moves; 0 keeps all."""
    keep_people_days: Days = 0
    """People who have not been here for this long, and are in no unfinished game, are erased; 0 keeps all."""
    requests_per_minute: Count = 1_200
    """Per address."""
    connections_per_address: Count = 300
    """HTTP connections open at a time; those of `proxies` are not counted."""
    sockets_per_address: Count = 100
    sockets_per_minute: Count = 600
    """Opened per address, in the long run; as many as it can have at once. Further ones wait their turn."""
    messages_per_second: Count = 20
    """Per socket, in the long run; three times as many at once."""
    emotes_per_minute: Count = 20
    newcomers_per_hour: Count = 300
    """New cookies per address."""
    tables_per_person: Annotated[int, msgspec.Meta(ge=1, le=100)] = 30
    """Open and running tables that one person has opened."""
    take_backs_per_minute: Count = 30
    """Per person."""
    tables_per_address: Count = 300
    """Tables opened from one address within a day that are not finished."""
    jobs_per_address: Count = 32
    """Replays, records, data files and advice that wait or are worked on at a time for one address."""
    imports_per_hour: Count = 60
    """Records imported, per person."""
    replays_per_minute: Count = 60
    """Replays opened and records downloaded, per person."""
    job_workers: Annotated[int, msgspec.Meta(ge=1, le=64)] = 1
    """Processes for long work: replays, records, data files."""
    job_seconds: Seconds = 10.0
    """Work that takes longer is given up."""
    logs: Literal["auto", "json", "console"] = "auto"
    traces: str = ""
    """The address of an OpenTelemetry collector (http://localhost:4318); without it there are no traces."""

    @classmethod
    def from_environment(cls, environment: Mapping[str, str] = os.environ) -> Self:
        """Settings from the environment; a wrong value is a ValueError that names it."""
        given: dict[str, Any] = {}
        for field in msgspec.structs.fields(cls):
            text = environment.get(f"{PREFIX}{field.name.upper()}")
            if text is not None:
                given[field.name] = _read(field, text)
        return cls(**given)

    @property
    def in_memory(self) -> bool:
        return self.database == ":memory:"

    @property
    def is_postgres(self) -> bool:
        return is_postgres(self.database)

    @property
    def database_file(self) -> Path:
        return Path(self.database)


def unknown(environment: Mapping[str, str] = os.environ) -> list[str]:
    """Variables that look like settings but are not: a misspelt one would be overlooked."""
    known = {field.upper() for field in Settings.__struct_fields__} | OTHERS
    return sorted(
        name for name in environment if name.startswith(PREFIX) and name[len(PREFIX) :] not in known
    )


def _read(field: msgspec.structs.FieldInfo, text: str) -> object:
    written = [part.strip() for part in text.split(",")] if field.name == "origins" else text
    try:
        return msgspec.convert(written, field.type, strict=False)
    except msgspec.ValidationError as error:
        # Leaves out what was got, which is always text, and where, which is the name.
        wanted = str(error).partition(" - at ")[0].partition(", got ")[0].replace("`", "")
        if get_origin(field.type) is Literal:
            wanted = f"Expected {', '.join(get_args(field.type))}"
        raise ValueError(f"{PREFIX}{field.name.upper()} cannot be {text!r}: {wanted}") from error
