"""The files around the package agree with each other."""

from __future__ import annotations

import json
import re
import tomllib
from importlib import metadata
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
EXTRAS = PROJECT["project"]["optional-dependencies"]
GROUPS = PROJECT["dependency-groups"]
NEEDED = PROJECT["project"]["dependencies"]
LOCKS = {
    "requirements.lock": NEEDED,
    "requirements-dev.lock": NEEDED + EXTRAS["dev"],
    "requirements-bench.lock": NEEDED + EXTRAS["bench"],
    "requirements-compile.lock": GROUPS["compile"],
    "requirements-page.lock": GROUPS["page"],
    "requirements-uv.lock": GROUPS["uv"],
}


def text_of(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


def versions(lock: str) -> dict[str, str]:
    return dict(re.findall(r"^([\w.-]+)(?:\[.*\])?==([^\s;]+)", text_of(lock), re.MULTILINE))


@pytest.mark.parametrize("lock", LOCKS)
def test_a_lock_holds_everything_we_ask_for_in_a_version_that_we_accept(lock: str) -> None:
    held = versions(lock)
    for line in LOCKS[lock]:
        requirement = Requirement(line)
        assert held[canonicalize_name(requirement.name)] in requirement.specifier


@pytest.mark.parametrize("lock", LOCKS)
def test_a_lock_names_a_hash_for_everything_and_a_host_for_nothing(lock: str) -> None:
    entries = re.split(r"^(?=[\w.\[\]-]+==)", text_of(lock), flags=re.MULTILINE)[1:]
    assert all("--hash=sha256:" in entry for entry in entries)
    assert not re.search(r"://|--(extra-)?index-url|--find-links", text_of(lock))


def test_a_package_that_others_need_with_an_extra_is_locked_with_it() -> None:
    # pip takes "coverage[toml]>=7" of another package for something that is not locked, and fails
    # as soon as there is a version newer than that of the lock.
    for distribution in metadata.distributions():
        for line in distribution.requires or []:
            asked = Requirement(line)
            needed = asked.marker is None or asked.marker.evaluate({"extra": ""})
            for extra in asked.extras if needed else ():
                entry = rf"^{canonicalize_name(asked.name)}\[.*\b{extra}\b.*\]=="
                assert re.search(entry, text_of("requirements-dev.lock"), re.MULTILINE), line


def test_tests_and_benchmarks_run_with_the_libraries_that_players_get() -> None:
    players = versions("requirements.lock")
    for lock in ("requirements-dev.lock", "requirements-bench.lock"):
        assert players.items() <= versions(lock).items()


def test_the_compiler_of_the_build_is_the_type_checker_of_the_tests() -> None:
    build = PROJECT["build-system"]["requires"]
    pinned = {line for line in EXTRAS["dev"] + NEEDED if line.startswith(("mypy==", "librt"))}
    assert len(pinned) == 2
    assert pinned <= set(build)


def test_players_compile_and_build_the_page_with_the_tools_of_the_build() -> None:
    tools = GROUPS["compile"] + GROUPS["page"]
    assert set(tools) == set(PROJECT["build-system"]["requires"])
    locked = versions("requirements-compile.lock") | versions("requirements-page.lock")
    assert locked.items() <= versions("requirements-dev.lock").items()


def test_the_page_is_built_without_a_package_for_developers() -> None:
    package = json.loads(text_of("web/package.json"))
    imports = re.findall(r'from "([@\w/-]+)', text_of("web/vite.config.ts"))
    names = {name for name in imports if not name.startswith("node")}
    assert names <= set(package["dependencies"])


def test_ci_runs_what_a_developer_runs() -> None:
    assert text_of(".ci/run").rstrip().endswith("exec make test")
    assert (ROOT / ".ci" / "run").stat().st_mode & 0o111


def test_every_target_of_the_makefile_is_explained() -> None:
    makefile = text_of("Makefile")
    phony = re.findall(r"^\.PHONY: ([a-z]+)$", makefile, re.MULTILINE)
    explained = re.findall(r"^(\w+):.*## \w+", makefile, re.MULTILINE)
    assert phony == explained
    assert {"help", "play", "test", "check", "bench", "perft", "compile", "clean"} <= set(phony)


def test_every_command_that_the_guide_names_exists() -> None:
    names = re.findall(r"`make (\w+)", text_of("CONTRIBUTING.md"))
    targets = re.findall(r"^\.PHONY: (\w+)$", text_of("Makefile"), re.MULTILINE)
    assert names
    assert set(names) <= set(targets)


def test_every_file_that_the_guide_names_exists() -> None:
    names = re.findall(r"`((?:src|tests|scenarios)/[\w/.-]+)`", text_of("CONTRIBUTING.md"))
    missing = [name for name in names if not (ROOT / name).exists()]
    assert names
    assert missing == []
