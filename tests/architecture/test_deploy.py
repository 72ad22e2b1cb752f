"""What is ready to be deployed names nothing that does not exist."""

import json
import os
import re
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest
import typer
from prometheus_client import CollectorRegistry

from ducats.cli.main import app
from ducats.server.app import create_app
from ducats.server.metrics import Metrics
from ducats.server.run import KEEP_ALIVE_SECONDS
from ducats.server.settings import Settings

SAMPLE = re.compile(r"\bducats_\w+")
SETTING = re.compile(r"\bDUCATS_[A-Z_]+")
UNITS = ("systemd/ducats-serve@.service", "systemd/ducats-work.service")


def samples(registry: CollectorRegistry) -> set[str]:
    """The names a scrape can show, of counters and histograms too."""
    suffixes = {"counter": ("_total",), "histogram": ("_bucket", "_sum", "_count"), "gauge": ("",)}
    return {metric.name + suffix for metric in registry.collect() for suffix in suffixes[metric.type]}


@pytest.fixture
def deploy(clone: Path) -> Path:
    return clone / "deploy"


def guide(clone: Path) -> str:
    """The pages for hosts, one after the other."""
    pages = (clone / "docs" / "guides" / f"{name}.md" for name in ("host", "scale", "operate"))
    return "\n".join(page.read_text("utf-8") for page in pages)


@pytest.mark.parametrize("file", ["alerts.yml", "compose.yaml", "grafana/ducats.json"])
def test_every_metric_that_is_watched_exists(deploy: Path, file: str) -> None:
    named = set(SAMPLE.findall((deploy / file).read_text("utf-8")))
    assert named
    assert named <= samples(Metrics().registry)


def test_the_dashboard_shows_every_metric(deploy: Path) -> None:
    panels = json.loads((deploy / "grafana" / "ducats.json").read_text("utf-8"))["panels"]
    shown = " ".join(target["expr"] for panel in panels for target in panel["targets"])
    assert all(metric.name in shown for metric in Metrics().registry.collect())


def test_every_alert_says_what_is_wrong(deploy: Path) -> None:
    groups = msgspec.yaml.decode((deploy / "alerts.yml").read_bytes())["groups"]
    for rule in (rule for group in groups for rule in group["rules"]):
        assert rule["alert"]
        assert rule["expr"]
        assert rule["annotations"]["summary"]


def services(deploy: Path) -> dict[str, Any]:
    found: dict[str, Any] = msgspec.yaml.decode((deploy / "compose.yaml").read_bytes())["services"]
    return found


def test_settings_and_commands_are_those_of_this_version(deploy: Path, clone: Path) -> None:
    known = {f"DUCATS_{name.upper()}" for name in Settings.__struct_fields__}
    commands = set(typer.main.get_group(app).commands)
    listed = (clone / "docs" / "guides" / "host.md").read_text("utf-8")
    assert set(SETTING.findall(listed)) == known
    assert set(SETTING.findall(guide(clone))) == known
    for file in ("compose.yaml", "Dockerfile", *UNITS):
        assert set(SETTING.findall((deploy / file).read_text("utf-8"))) <= known, file
    ours = {name: service for name, service in services(deploy).items() if service.get("image") == "ducats"}
    assert set(ours) == {"serve-one", "serve-two", "work"}
    assert all(service["command"][0] in commands for service in ours.values())


@pytest.mark.parametrize("unit", UNITS)
def test_the_units_give_options_that_the_commands_know(deploy: Path, unit: str) -> None:
    (started,) = re.findall(
        r"^ExecStart=/opt/ducats/bin/ducats (.*)$", (deploy / unit).read_text(), re.MULTILINE
    )
    command, *given = started.split()
    known = typer.main.get_group(app).commands[command]
    options = {option for parameter in known.params for option in parameter.opts}
    assert {word for word in given if word.startswith("--")} <= options


@pytest.mark.parametrize("unit", UNITS)
def test_only_the_process_itself_is_told_to_stop(deploy: Path, unit: str) -> None:
    assert re.search(r"^KillMode=mixed$", (deploy / unit).read_text(), re.MULTILINE)


@pytest.mark.parametrize(("seconds_ago", "is_well"), [(5, True), (60, False)])
def test_a_worker_without_a_fresh_beat_is_not_well(deploy: Path, seconds_ago: float, is_well: bool) -> None:
    """The answer comes from a thread of its own, so that there is one says nothing."""
    *_, check = services(deploy)["work"]["healthcheck"]["test"]
    metrics = Metrics()
    metrics.last_beat.set(time.time() - seconds_ago)
    server = metrics.serve_worker_metrics("127.0.0.1", 0)
    try:
        checked = subprocess.run(
            [sys.executable, "-c", check.replace("8000", str(server.server_port))],
            env={**os.environ, "no_proxy": "*"},
            check=False,
            capture_output=True,
        )
    finally:
        server.shutdown()
        server.server_close()
    assert (checked.returncode == 0) is is_well, checked.stderr


def test_caddy_and_prometheus_know_every_server(deploy: Path) -> None:
    serving = {f"{name}:8000" for name in services(deploy) if name.startswith("serve-")}
    working = f"work:{services(deploy)['work']['environment']['DUCATS_METRICS_PORT']}"
    scraped = msgspec.yaml.decode((deploy / "prometheus.yml").read_bytes())["scrape_configs"]
    assert set(scraped[0]["static_configs"][0]["targets"]) == serving | {working}
    assert serving <= set((deploy / "Caddyfile").read_text("utf-8").split())


def examples(clone: Path) -> dict[str, str]:
    """The proxies of the guide, each by its first word."""
    blocks = re.findall(r"^```\n(.*?)^```", guide(clone), re.M | re.S)
    return {block.split()[0]: block for block in blocks}


def test_proxies_close_idle_connections_before_the_servers_do(deploy: Path, clone: Path) -> None:
    """Otherwise a request may meet a connection that is just being closed, and fail."""
    shown = examples(clone)
    for proxy, told in (
        ((deploy / "Caddyfile").read_text("utf-8"), r"keepalive (\d+)s"),
        (shown["games.example.org"], r"keepalive (\d+)s"),
        (shown["map"], r"keepalive_timeout (\d+)s;"),
    ):
        (seconds,) = re.findall(told, proxy)
        assert int(seconds) < KEEP_ALIVE_SECONDS


def test_proxies_keep_the_metrics_to_the_host(deploy: Path, clone: Path) -> None:
    shown = examples(clone)
    for caddy in ((deploy / "Caddyfile").read_text("utf-8"), shown["games.example.org"]):
        assert "respond /metrics 404" in caddy
    assert "location /metrics { deny all; }" in shown["location"]


def test_the_guide_names_the_ports_of_the_units(deploy: Path, clone: Path) -> None:
    text = guide(clone)
    (metrics,) = re.findall(r"DUCATS_METRICS_PORT=(\d+)", (deploy / UNITS[1]).read_text("utf-8"))
    assert f"port {metrics}" in text
    ports = re.findall(r"ducats-serve@(\d+)", text)
    assert ports
    assert all(f"`127.0.0.1:{port}`" in text for port in ports)


def test_one_service_builds_the_image_and_nobody_looks_for_it_elsewhere(deploy: Path) -> None:
    ours = [service for service in services(deploy).values() if service.get("image") == "ducats"]
    assert sum("build" in service for service in ours) == 1
    assert all("build" in service or service["pull_policy"] == "never" for service in ours)


def test_caddy_does_not_dial_a_stopped_server_again(deploy: Path) -> None:
    """The hash would lead to it until the next look at its health."""
    assert re.search(r"^\s+fail_duration \d+s$", (deploy / "Caddyfile").read_text("utf-8"), re.MULTILINE)


def test_proxies_choose_by_the_table_alone(deploy: Path, clone: Path) -> None:
    """A table's people meet at one server; the lobby is at all of them."""
    caddy = (deploy / "Caddyfile").read_text("utf-8")
    nginx = examples(clone)["map"]
    (by_caddy,) = re.findall(r"^\s+@table path_regexp table (\S+)$", caddy, re.M)
    (by_nginx,) = re.findall(r"^\s+~(\S+) +\$id;$", nginx, re.M)
    assert "lb_policy header X-Ducats-Table" in caddy
    assert "hash $ducats_table consistent" in nginx
    paths = {route.path for route in create_app(Settings(database=":memory:")).routes}
    of_tables = {path for path in paths if "/tables/{table_id" in path}
    assert {path.split("/")[1] for path in of_tables} == {"ws", "api"}
    for table in (by_caddy, by_nginx.replace("?<id>", "")):
        for path in paths:
            found = re.match(table, path)
            assert (found is not None) is (path in of_tables), path
            assert found is None or found[1].startswith("{table_id")


def test_every_password_that_is_asked_for_is_in_the_guide(deploy: Path, clone: Path) -> None:
    asked = set(re.findall(r"\$\{([A-Z_]+)[:}]", (deploy / "compose.yaml").read_text("utf-8")))
    given = {line.partition("=")[0] for line in examples(clone)["DUCATS_HOST=games.example.org"].splitlines()}
    assert given == asked


def test_what_is_mounted_is_there(deploy: Path) -> None:
    mounts = [mount for service in services(deploy).values() for mount in service.get("volumes", ())]
    files = [mount.split(":")[0] for mount in mounts if mount.startswith(".")]
    assert files
    assert all((deploy / file).exists() for file in files)
