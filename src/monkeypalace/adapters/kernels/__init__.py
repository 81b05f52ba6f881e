"""Kernels of the learning environments: small actions, masks, observations, batches."""
