"""The rules of matching pennies."""
