"""`python -m ducats` is the `ducats` command."""

from ducats.cli.main import app

app(prog_name="ducats")
