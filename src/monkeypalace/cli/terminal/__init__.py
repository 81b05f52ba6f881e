"""Modules that commands share: texts, tables, drawings, files, options."""
