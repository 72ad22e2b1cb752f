"""Ducats: play, host and study four classic games of money and intrigue."""

__version__ = "0.1.0"
