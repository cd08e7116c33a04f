"""Home-made races, powers and maps: reading, checking, describing and playing them.

A collection is data, never code. ``reading`` turns a file, a part of a scenario or JSON into
checked definitions, ``content`` joins those of a table, ``compiling`` makes traits of them for a
board, and ``sentences`` writes their rules in words.
"""
