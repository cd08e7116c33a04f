"""What people reach from outside: HTTP operations, sockets, the web page."""
