"""Work for other processes: bots, hints, and figures about finished games."""
