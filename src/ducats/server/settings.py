"""What a host can set, each through an environment variable DUCATS_<NAME>."""

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Literal, Self

import msgspec

from ducats.server.store.address import is_postgres

Seconds = Annotated[float, msgspec.Meta(ge=0, le=86_400)]
Days = Annotated[float, msgspec.Meta(ge=0, le=36_500)]
Count = Annotated[int, msgspec.Meta(ge=1, le=1_000_000)]


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
    """For people who have no choice or left orders, until it is known how long real answers take."""
    grace_seconds: Seconds = 60.0
    """After a restart nobody is absent for this long, or for the table's own time if that is shorter."""
    idle_seconds: Seconds = 300.0
    """A table that nobody looks at is unloaded after this time."""
    open_hours: Annotated[float, msgspec.Meta(gt=0, le=8_760)] = 48.0
    """A table that has gathered people for longer, and never began, is no longer shown to everybody."""
    keep_open_days: Days = 0
    """A table that was opened earlier and never began is deleted; 0 keeps all."""
    keep_finished_days: Days = 0
    """A finished game whose table was opened earlier is deleted with its moves; 0 keeps all."""
    keep_people_days: Days = 0
    """Whoever was not here for so long, and is in no unfinished game, is erased; 0 keeps all."""
    requests_per_minute: Count = 1_200
    """Per address."""
    sockets_per_address: Count = 100
    messages_per_second: Count = 20
    """Per socket, in the long run; three times as many at once."""
    emotes_per_minute: Count = 20
    newcomers_per_hour: Count = 300
    """Per address: browsers that get a cookie."""
    tables_per_person: Annotated[int, msgspec.Meta(ge=1, le=100)] = 30
    """Open and running tables that one person has opened."""
    imports_per_hour: Count = 60
    """Records that one person brings."""
    replays_per_minute: Count = 60
    """Replays and records that one person looks at or takes away."""
    job_workers: Annotated[int, msgspec.Meta(ge=1, le=64)] = 1
    """Processes for long work: replays, records, data files."""
    job_seconds: Seconds = 10.0
    """Work that takes longer is given up."""
    logs: Literal["auto", "json", "console"] = "auto"
    traces: str = ""
    """The address of an OpenTelemetry collector (http://localhost:4318); without it there are no traces."""

    @classmethod
    def from_environment(cls, environment: Mapping[str, str] = os.environ) -> Self:
        """Settings as the environment says; a wrong value is a ValueError that names it."""
        given: dict[str, object] = {}
        for field in cls.__struct_fields__:
            text = environment.get(f"DUCATS_{field.upper()}")
            if text is not None:
                given[field] = [part.strip() for part in text.split(",")] if field == "origins" else text
        try:
            return msgspec.convert(given, cls, strict=False)
        except msgspec.ValidationError as error:
            raise ValueError(f"a DUCATS_ environment variable is wrong: {error}") from error

    @property
    def in_memory(self) -> bool:
        return self.database == ":memory:"

    @property
    def is_postgres(self) -> bool:
        return is_postgres(self.database)

    @property
    def database_file(self) -> Path:
        return Path(self.database)
