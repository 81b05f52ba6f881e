"""Run the training: `python -m monkeypalace.training FOLDER`."""

import sys

from monkeypalace.training.run import main

sys.exit(main())
