"""The simulator: thousands of games at once with JAX, on a CPU or a GPU.

It runs the array engine of any game in the registry that has one.

    engine = florin.sim.engine("GAME", players=4)
    state = engine.init(jax.random.key(0), shape=(1000,))  # a thousand games
    state = engine.step(state, action)

docs/simulator.md describes the functions of an engine.
"""

from florin.sim.engines import engine
from florin.sim.pgx_env import PgxEnv, auto_reset, make

__all__ = ["PgxEnv", "auto_reset", "engine", "make"]
