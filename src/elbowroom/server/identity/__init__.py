"""Who somebody is, and how much they may ask for: tokens, accounts, rate limits, fair queues."""
