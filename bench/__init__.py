"""Measuring the table server; see docs/performance.md. Nothing here is part of the package."""
