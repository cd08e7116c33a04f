"""Builds the web page, and the rules as machine code where that is possible.

Machine code is all or nothing, so that there are no mixed builds. Variables change this:
``ELBOWROOM_PLAIN=1`` does not try, ``ELBOWROOM_REQUIRE_COMPILED=1`` does not give up.
``ELBOWROOM_PROFILE=make`` builds an engine that counts what it does and writes that down beside its
object files; ``ELBOWROOM_PROFILE=use`` then has the compiler arrange the code by it (`make tuned`).
For the page, ``ELBOWROOM_NO_WEB=1`` does not try, ``ELBOWROOM_REQUIRE_WEB=1`` does not give up.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from contextlib import suppress
from pathlib import Path
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build import build
from setuptools.command.build_ext import build_ext
from setuptools.command.sdist import sdist
from setuptools.errors import BaseError, CCompilerError

SOURCES = Path("src")
COLLECTIONS = Path("collections")
ENGINE = ("masks.py", "atlas/atlas.py", "rules/*.py", "traits/**/*.py")
# The search of the bots; the weights are a data file, and what reads it needs no machine code.
PLANNER = (
    "evaluation",
    "linear_evaluation",
    "position_facts",
    "preferences",
    "targets",
    "redeployment",
    "rollout",
    "plan",
    "planner",
    "threats",
    "turn_tree",
    "budget",
    "value/layout",
    "value/features",
    "value/learnt_evaluation",
)
# What a server does for every move besides the rules: reads it, and tells everybody what changed.
# Classes that are sent as JSON are in modules beside these, which stay plain.
TELLING = (
    "notation/actions",
    "notation/board",
    "notation/code_stream",
    "notation/naming",
    "notation/stream",
    "play/action_messages",
    "play/exposure",
    "play/hand",
    "play/match",
    "play/offer_messages",
    "play/offers",
    "play/prompt_messages",
    "play/telling",
    "play/view",
    "play/view_patch",
    "play/visibility",
    "server/identity/rate_limits",
    "server/live/chance",
    "server/live/clocks",
    "server/live/commands",
    "server/live/game",
    "server/live/other_rules",
    "server/live/pushes",
    "server/live/seat",
    "server/live/sight",
)

# The types of other modules are read but not checked here: their libraries need not be installed.
QUIET = "--follow-imports=silent"
# What is only for the interpreter is left out.
COMPILED = "--always-false=INTERPRETED"

# The other commands need no machine code: metadata, sdist, an editable install (always plain).
MAKES_CODE = {"bdist_wheel", "build", "build_ext", "install"}

# Code that no game of the profile has run is compiled as usual, not for the smallest size.
PROFILE_FLAGS = {
    "make": ["-fprofile-generate", "-fprofile-update=single"],
    "use": ["-fprofile-use", "-fprofile-partial-training", "-Wno-missing-profile"],
}

PROBE = "#include <Python.h>\nint probe(void) { return PY_MAJOR_VERSION; }\n"


def switched_on(variable: str) -> bool:
    """Whether an environment variable says yes."""
    return os.environ.get(variable, "0") not in ("", "0")


def give_up(reason: object) -> None:
    """Go on with plain Python, unless compiled code is a must."""
    if switched_on("ELBOWROOM_REQUIRE_COMPILED"):
        raise SystemExit(f"elbowroom: cannot be compiled: {reason}")
    print(f"elbowroom: not compiled, plain Python instead: {reason}", file=sys.stderr)


def web_page() -> None:
    """Build what browsers get; without it the server still serves programs."""
    if switched_on("ELBOWROOM_NO_WEB"):
        return
    if subprocess.run([sys.executable, "web/build.py"]).returncode:
        if switched_on("ELBOWROOM_REQUIRE_WEB"):
            raise SystemExit("elbowroom: the web page cannot be built")
        print("elbowroom: no web page: it could not be built", file=sys.stderr)


def engine() -> list[str]:
    """The files that become machine code; the empty ``__init__`` files have nothing to gain."""
    package = SOURCES / "elbowroom"
    sources = {path for pattern in ENGINE for path in package.glob(pattern)}
    sources |= {package / "bots" / f"{name}.py" for name in PLANNER}
    sources |= {package / f"{name}.py" for name in TELLING}
    return sorted(path.as_posix() for path in sources if path.name != "__init__.py")


def compiler_fault() -> str:
    """Why no C file that uses Python's headers can be compiled here; empty when one can."""
    # Setuptools lends this package, and only to those who import it later.
    from distutils.ccompiler import new_compiler
    from distutils.sysconfig import customize_compiler, get_python_inc

    compiler = new_compiler()
    customize_compiler(compiler)
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text(PROBE, encoding="ascii")
        try:
            compiler.compile([str(source)], output_dir=folder, include_dirs=[get_python_inc()])
        except (BaseError, CCompilerError) as fault:
            return f"no working C compiler with Python's headers ({fault})"
    return ""


def extensions() -> list[Extension]:
    """The engine as C, all modules in one group so that calls between them are direct."""
    if switched_on("ELBOWROOM_PLAIN") or not MAKES_CODE & set(sys.argv):
        return []
    if fault := compiler_fault():
        give_up(fault)
        return []
    try:
        from mypyc.build import mypycify

        modules: list[Any] = mypycify(
            [QUIET, COMPILED, *engine()], opt_level="3", debug_level="0", group_name="elbowroom"
        )
    except (ImportError, SystemExit) as fault:  # mypyc leaves with SystemExit on a type error
        give_up(fault)
        return []
    if sys.platform.startswith("linux"):
        for extension in modules:
            # Nobody replaces our functions at load time; knowing that is worth an eighth.
            extension.extra_compile_args.append("-fno-semantic-interposition")
    add_profile(modules)
    return modules


def add_profile(modules: list[Extension]) -> None:
    """Have the compiler make or use a profile, if ELBOWROOM_PROFILE says so."""
    flags = PROFILE_FLAGS.get(os.environ.get("ELBOWROOM_PROFILE", ""), [])
    for extension in modules:
        extension.extra_compile_args += flags
        extension.extra_link_args += flags[:1]


class Build(build):
    """Forgets the modules of an earlier build that are gone from the sources."""

    def run(self) -> None:
        """Setuptools only adds to its folder, so a renamed race would be shipped twice."""
        web_page()
        for built in Path(self.build_lib).glob("elbowroom/**/*.*"):
            source = SOURCES / built.relative_to(self.build_lib)
            module = source.with_name(source.name.partition(".")[0] + ".py")
            if built.is_file() and not source.exists() and not module.exists():
                built.unlink()
        super().run()
        self.copy_collections()

    def copy_collections(self) -> None:
        """Ship the collections that come with the game; authors look for them in the root."""
        folder = Path(self.build_lib, "elbowroom", "collections")
        folder.mkdir(parents=True, exist_ok=True)
        for source in COLLECTIONS.glob("*.toml"):
            shutil.copyfile(source, folder / source.name)


class Sdist(sdist):
    """A source archive carries the web page, so that building from it needs no Node.js."""

    def run(self) -> None:
        """Build the page first."""
        web_page()
        super().run()


class BuildExt(build_ext):
    """Compiles everything or leaves nothing compiled behind."""

    extensions: list[Extension]

    def finalize_options(self) -> None:
        """A hundred little modules beside one large: use every core."""
        super().finalize_options()
        self.parallel = os.cpu_count()
        # The sources are the same as those of the build before; the flags are not.
        self.force = self.force or bool(os.environ.get("ELBOWROOM_PROFILE"))

    def run(self) -> None:
        """Build, and take everything back at the first failure."""
        try:
            super().run()
        except Exception as fault:
            give_up(fault)
            for extension in self.extensions:
                with suppress(OSError):
                    os.unlink(self.get_ext_fullpath(extension.name))
            self.extensions = []


setup(ext_modules=extensions(), cmdclass={"build": Build, "build_ext": BuildExt, "sdist": Sdist})
