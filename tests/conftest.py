"""How many random games the laws are tested with.

`HYPOTHESIS_PROFILE` chooses: `steady` (the default: the same few games every time), `fresh` (as
many, but new ones with every run; also chosen by `--hypothesis-seed`), `thorough` (a
thousand new ones).
"""

from __future__ import annotations

import os

import pytest
from hypothesis import HealthCheck, settings

_COMMON = settings(
    deadline=None,
    print_blob=True,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.register_profile("steady", _COMMON, derandomize=True, max_examples=25, database=None)
# For plain Python beside the compiled build, which gets the steady one.
settings.register_profile("brief", _COMMON, derandomize=True, max_examples=8, database=None)
settings.register_profile("fresh", _COMMON, max_examples=25)
settings.register_profile("thorough", _COMMON, max_examples=1000)


def pytest_configure(config: pytest.Config) -> None:
    """Load the chosen profile, unless Hypothesis has its own option."""
    if config.getoption("--hypothesis-profile", None):
        return
    seeded = config.getoption("--hypothesis-seed", None) is not None
    settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE") or ("fresh" if seeded else "steady"))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say with which seed the home-made twins were drawn, even if all is well."""
    reports = terminalreporter.getreports("passed") + terminalreporter.getreports("failed")
    if any("laws/test_homemade_" in report.nodeid for report in reports):
        from tests.laws.homemade_twins import seed

        terminalreporter.write_line(f"TWINS_SEED={seed()}")
