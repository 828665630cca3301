"""The simulator: thousands of games at once with JAX, on a CPU or a GPU.

It runs the array engine of any game in the registry that has one.

>>> import jax
>>> from florin import sim
>>> engine = sim.engine("medici", players=4)
>>> state = engine.init(jax.random.key(0), shape=(1000,))  # a thousand games
>>> engine.legal(state).shape
(1000, 213)
"""

from florin.sim.engines import engine
from florin.sim.pgx_env import PgxEnv, auto_reset, make

__all__ = ["PgxEnv", "auto_reset", "engine", "make"]
