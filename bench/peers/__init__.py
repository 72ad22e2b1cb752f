"""Drivers of other libraries: each runs in the peers' environment and plays their games by lot."""
