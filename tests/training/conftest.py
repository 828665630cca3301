"""Training as tests run it: small, and compiled quickly."""

from collections.abc import Callable
from types import ModuleType

import pytest

from florin.arrays.untyped import jax

# Compiling is most of the work of so short a run, so the compiler optimizes less.
QUICK = {"xla_backend_optimization_level": 0, "xla_llvm_disable_expensive_passes": True}

Quickly = Callable[..., None]


@pytest.fixture
def quickly(monkeypatch: pytest.MonkeyPatch) -> Quickly:
    """`quickly(module, *names)`: compiles these functions of the module with less care."""

    def patch(module: ModuleType, *names: str) -> None:
        for name in names:
            quick = jax.jit(
                getattr(module, name).__wrapped__, static_argnames="config", compiler_options=QUICK
            )
            monkeypatch.setattr(module, name, quick)

    return patch
