"""The measurements of `monkeypalace bench`."""
