"""The rules of Musketeers."""
