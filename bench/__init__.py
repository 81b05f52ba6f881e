"""Benchmarks; docs/performance.md has the results. They are not part of the package."""
