"""Programs that play. They receive views only."""
