"""The games in the field's own interfaces; each file needs the extra of its name.

`florin.envs.pettingzoo` and `florin.envs.gym`: `florin[pettingzoo]`. `florin.envs.openspiel`:
`florin[openspiel]`.
"""
