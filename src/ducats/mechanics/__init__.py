"""Frames that several games share."""
