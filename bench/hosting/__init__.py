"""What a server bears: people at tables, idle sockets, many stored games, a start, long replays, attacks."""
