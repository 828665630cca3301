"""Crates: a small auction game for two to four players, written as a plug-in of Florin.

Two rounds. In each round chance turns up two crates per player, one after the other, from nine
crates with numbers from 1 to 6. The players bid once each for every crate, clockwise from the
opener: a higher number of florins than the highest bid, or pass. The highest bidder pays and takes
the crate. The next seat opens the bidding for the next crate. When a round ends, each crate pays
its number in florins and the largest sum of numbers earns a prize of 10; players with equal sums
share it, rounded down. All crates go back. After two rounds the most money wins.
"""

from crates.game import GAME
from crates.position import Crates, Position

__all__ = ["GAME", "Crates", "Position"]
