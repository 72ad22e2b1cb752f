"""The rules of Merchants."""
