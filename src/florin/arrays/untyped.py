"""JAX and Optax for strictly typed modules.

Their annotations are incomplete, so every call would have a partly unknown type. Modules that
import them from here treat arrays as `Any` and declare shapes in docstrings, which tests check.
"""

from __future__ import annotations

from typing import Any

import jax as _jax
import jax.numpy as _jnp
import optax as _optax  # pyright: ignore[reportMissingTypeStubs]

jax: Any = _jax
jnp: Any = _jnp
optax: Any = _optax

__all__ = ["jax", "jnp", "optax"]
