"""Ducats: play, host and study four classic games of money and intrigue."""

from pathlib import Path

from ducats import form

__version__ = "0.1.0"

FORM = form.choose(Path(__file__).parent)
"""Whether the rules run compiled, in the words of `ducats --version`."""
