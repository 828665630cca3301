"""Benchmarks: speed as a ratio to a peer measured in the same run. Never part of the tests."""
