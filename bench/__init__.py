"""Measurements, see docs/performance.md. Nothing here is part of the package."""
