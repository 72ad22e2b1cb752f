"""The bots of Musketeers: page, musketeer, captain."""

from ducats.bots.musketeers.one_ply import captain, musketeer, page

__all__ = ["captain", "musketeer", "page"]
