"""The game as text: actions, positions, scenarios, records and position codes."""
