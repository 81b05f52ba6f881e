"""Lanes of worker processes, and the jobs that run in them."""
