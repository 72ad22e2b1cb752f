"""Addresses of databases: which are refused, and how they are shown."""

from pathlib import Path

import pytest
from tests.postgres import in_database

from ducats.engine.errors import DucatsError
from ducats.server.store.address import is_postgres, name_of
from ducats.server.store.base import StoreError
from ducats.server.store.postgres import PostgresStore


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ("postgresql://somebody:secret@127.0.0.1:1/ducats", "cannot be used: .*refused|Connect call failed"),
        ("postgresql://somebody:secret@no.such.host.invalid/ducats", "cannot be used"),
        ("postgresql://somebody:secret@127.0.0.1:port/ducats", "cannot be read"),
        ("postgresql://somebody:secret@127.0.0.1:99999/ducats", "cannot be read"),
        ("postgresql://somebody:secret@[::1/ducats", "cannot be read"),
        ("postgresql://somebody:secret/more@127.0.0.1:1/ducats", "a password / is written %2F"),
        ("postgresql://somebody:12/secret@127.0.0.1:1/ducats", "cannot be read"),
        ("postgresql://somebody:secret#more@127.0.0.1:1/ducats", "cannot be read"),
        ("postgresql://somebody:12?secret@127.0.0.1:1/ducats", "cannot be read"),
        ("postgresql:///ducats?host=127.0.0.1&password=pass&secret", "a part of its address cannot be read"),
    ],
)
async def test_a_wrong_address_is_said_without_its_password(wrong: str, message: str) -> None:
    with pytest.raises(StoreError, match=message) as refused:
        await PostgresStore(wrong).open()
    assert "secret" not in str(refused.value)


async def test_a_missing_database_is_named(postgres: str) -> None:
    with pytest.raises(StoreError, match='there is no such database: database "nowhere" does not exist'):
        await PostgresStore(in_database(postgres, "nowhere")).open()


@pytest.mark.parametrize(
    ("address", "shown"),
    [
        ("postgresql://me:secret@db.example:5433/ducats?x=1", "postgresql://db.example:5433/ducats"),
        ("postgresql://me:secret@[::1]:5433,other/ducats", "postgresql://[::1]:5433,other/ducats"),
        ("postgresql:///ducats?user=me&password=secret", "postgresql:///ducats"),
        ("postgresql://me:sec/ret@db.example/ducats", "the database"),
    ],
)
def test_an_address_is_shown_without_who_connects(address: str, shown: str) -> None:
    assert name_of(address) == shown


def test_a_server_of_another_kind_is_no_file() -> None:
    assert is_postgres("Postgres://me:secret@db.example/ducats")
    assert not is_postgres("some/folder/ducats.sqlite")
    with pytest.raises(DucatsError, match="no database is known by mysql://: name a file") as refused:
        is_postgres("mysql://me:secret@db.example/ducats")
    assert "secret" not in str(refused.value)


def test_without_the_driver_the_extra_is_named(monkeypatch: pytest.MonkeyPatch, clone: Path) -> None:
    import runpy
    import sys

    monkeypatch.setitem(sys.modules, "asyncpg", None)
    with pytest.raises(StoreError, match=r"pip install 'ducats\[postgres\]'"):
        runpy.run_path(str(clone / "src" / "ducats" / "server" / "store" / "postgres_access.py"))
