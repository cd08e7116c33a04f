"""Running tables: their logs, their positions, their bots and clocks."""
