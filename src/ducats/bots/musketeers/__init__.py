"""The bots of Musketeers: page, musketeer, captain, and the cardinal, who searches."""

from ducats.bots.musketeers.cardinal import cardinal
from ducats.bots.musketeers.levels import captain, musketeer, page

__all__ = ["captain", "cardinal", "musketeer", "page"]
