"""The ducats command."""
