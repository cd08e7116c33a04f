"""Playing a game: the match with its history, what a seat may see, and guesses at the hidden."""
