"""Several server processes on one port: each table is assigned to one of them."""
