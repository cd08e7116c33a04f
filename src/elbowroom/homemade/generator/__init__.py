"""Generated maps: fair boards from a seed, the same everywhere.

``division`` splits the grid into regions, ``spread`` deals out terrain, symbols and natives,
``names`` names the regions, and ``boards`` puts all of it together. Everything is computed with
whole numbers from one random stream, so that a seed gives the same board on every machine.
"""
