"""Numbers for learners: action ids and the observation, shared by simulator, environments, bots."""
