"""The rules over arrays: thousands of games at once with JAX, on a CPU or a GPU.

>>> import jax
>>> from florin.sim import Medici
>>> game = Medici(4)
>>> state = game.init(jax.random.key(0), shape=(1000,))  # a thousand games
>>> game.legal(state).shape
(1000, 213)
"""

from florin.sim.games import Medici, Sim, Strozzi
from florin.sim.pgx_env import PgxEnv, auto_reset, make

__all__ = ["Medici", "PgxEnv", "Sim", "Strozzi", "auto_reset", "make"]
