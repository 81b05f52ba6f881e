"""Make the puzzles from games of bots: find positions, verify them, and choose those to ship."""
