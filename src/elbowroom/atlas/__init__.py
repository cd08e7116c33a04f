"""The printed boards: regions, borders, terrain and symbols, which never change during a game."""
