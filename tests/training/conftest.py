# pyright: basic
"""Training as tests run it."""

import jax
import pytest

# Compiling is most of the work of so short a run, so the compiler takes it easy.
QUICKLY = {"xla_backend_optimization_level": 0, "xla_llvm_disable_expensive_passes": True}


@pytest.fixture
def quickly(monkeypatch):
    """`quickly(script, *names)`: these functions of the script are compiled with less care."""

    def patch(script, *names):
        for name in names:
            quick = jax.jit(
                getattr(script, name).__wrapped__,
                static_argnames="config",
                compiler_options=QUICKLY,
            )
            monkeypatch.setattr(script, name, quick)

    return patch
