"""``python -m elbowroom`` is the same as ``elbowroom``."""

import sys

from elbowroom.cli.main import main

sys.exit(main())
