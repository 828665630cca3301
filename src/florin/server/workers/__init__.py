"""Work beside requests: turns of bots, clocks, analysis. Bots and judges run in other processes."""
