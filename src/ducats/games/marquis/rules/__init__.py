"""The rules of Marquis."""
