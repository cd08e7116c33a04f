"""``python -m elbowroom`` is the same as ``elbowroom``."""

from elbowroom.cli.main import main

main()
