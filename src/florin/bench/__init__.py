"""Benchmarks: speed as a ratio to a peer that is measured in the same run. Never part of the tests."""
