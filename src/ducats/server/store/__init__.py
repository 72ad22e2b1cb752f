"""Where people, tables and moves are kept. Inputs are stored, never state."""
