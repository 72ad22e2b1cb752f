"""The rules of MarraCash."""
