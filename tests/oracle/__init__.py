"""A second, deliberately naive implementation of the rules, to check the first one against."""

from .maps import named_map
from .oracle import Oracle
from .scenario import run_scenario

__all__ = ["Oracle", "named_map", "run_scenario"]
