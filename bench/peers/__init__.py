"""Drivers of other libraries: each runs in the peers' environment and plays random games."""
