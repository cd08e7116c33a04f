"""Messages: every body that comes in or goes out, as a struct."""
