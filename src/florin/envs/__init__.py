"""The games as environments of other libraries. Each module needs the extra of its name.

`florin.envs.pettingzoo` and `florin.envs.gym`: `florin[pettingzoo]`. `florin.envs.openspiel`:
`florin[openspiel]`. `florin.envs.textarena`: `florin[textarena]`. Every game in the registry that
has an encoding is available.
"""
