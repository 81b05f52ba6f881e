"""The shape of every request and answer. The browser's types are generated from it."""
