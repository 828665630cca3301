"""A toolkit for rules over arrays, for game packages to build on. NumPy; the engine modules need
JAX.

| module | content | needs |
|---|---|---|
| `parts` | named slices of an observation | NumPy |
| `ids` | action ids | – |
| `cargo` | lots packed into 32-bit words | – |
| `weights` | trained weights of a game | NumPy, safetensors |
| `words` | packed words on JAX arrays, selects instead of gathers | JAX |
| `dice` | the random generator inside a state | JAX |
| `batch` | choosing between states, kept types, rewards | JAX |
| `engine` | the base class of array engines | JAX |
| `lockstep` | the base class for comparing an engine with the rules | JAX |

Shapes are jaxtyping annotations; the tests check them at run time (tests/conftest.py).
"""
