"""The bots of Musketeers: page, musketeer, captain."""

from ducats.bots.musketeers.captain import captain
from ducats.bots.musketeers.one_ply import musketeer, page

__all__ = ["captain", "musketeer", "page"]
