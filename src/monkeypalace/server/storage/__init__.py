"""Storage: SQLite in one file, or PostgreSQL for several workers."""
