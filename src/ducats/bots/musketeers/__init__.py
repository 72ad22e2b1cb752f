"""The bots of Musketeers: page, musketeer, captain, and the cardinal, who searches."""

from ducats.bots.musketeers.cardinal import cardinal
from ducats.bots.musketeers.one_ply import captain, musketeer, page

__all__ = ["captain", "cardinal", "musketeer", "page"]
