"""The environment in which the tests and the programs they start run."""

from __future__ import annotations

import atexit
import os
import shutil
import tempfile
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

# Compiling is most of the work of a test that uses JAX, so XLA optimises little. These flags
# make it compile about five times as fast. Games are integer arithmetic: results stay the same.
QUICK_COMPILATION = (
    "--xla_backend_optimization_level=0",
    "--xla_llvm_disable_expensive_passes=true",
    "--xla_cpu_use_fusion_emitters=false",
    "--xla_cpu_parallel_codegen_split_count=1",
)
# XLA ends the process if it does not know a flag. Versions of jaxlib that know them:
KNOWN_FROM, KNOWN_UNTIL = (0, 7), (0, 11)
# Compiled functions are kept for the next run. With a limit of size JAX also locks the folder, so
# that several workers can use it.
CACHE = {
    "JAX_COMPILATION_CACHE_DIR": str(Path(__file__).parents[1] / ".cache" / "jax"),
    "JAX_COMPILATION_CACHE_MAX_SIZE": str(2**30),  # bytes
    "JAX_PERSISTENT_CACHE_MIN_COMPILE_TIME_SECS": "0.2",
}
# Several workers share the cores, and matrices are small: more threads only wait for each other.
THREADS = ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS")


def prepare() -> None:
    """Sets the variables; call it before NumPy or JAX is imported."""
    for name, value in {**dict.fromkeys(THREADS, "1"), **CACHE}.items():
        os.environ.setdefault(name, value)
    if _flags_are_known():
        os.environ.setdefault("XLA_FLAGS", " ".join(QUICK_COMPILATION))
    os.environ["PATH"] = os.pathsep.join(
        str(_without_python(Path(folder)))
        for folder in os.environ.get("PATH", os.defpath).split(os.pathsep)
    )


def _flags_are_known() -> bool:
    try:
        major, minor = version("jaxlib").split(".")[:2]
    except PackageNotFoundError:
        return False
    return KNOWN_FROM <= (int(major), int(minor)) < KNOWN_UNTIL


def _without_python(folder: Path) -> Path:
    """`folder`, or a copy in links that lacks `python`.

    Many systems have only `python3`. The tests run as they would there, wherever they run.
    """
    if not (folder / "python").exists():
        return folder
    links = Path(tempfile.mkdtemp(prefix="florin-path-"))
    atexit.register(shutil.rmtree, links, ignore_errors=True)
    for program in folder.iterdir():
        if program.name != "python":
            (links / program.name).symlink_to(program)
    return links
