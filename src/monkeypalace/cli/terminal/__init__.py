"""What the commands share: texts, tables, drawings, files, options."""
