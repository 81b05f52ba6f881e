"""Quick, slow and broken bots for the tests, loaded from this file like those of a user."""

from __future__ import annotations

import ctypes
import os
import signal
import sys
import time
from pathlib import Path
from uuid import uuid4

from monkeypalace.bots import Bot, Question
from monkeypalace.game import Decision, Kind, Pass


class First(Bot):
    """Takes the first legal decision."""

    def decide(self, question: Question) -> Decision:
        return question.some(1)[0]


class Random(Bot):
    """Chooses at random among the first few decisions."""

    def decide(self, question: Question) -> Decision:
        return question.chance.choice(question.some(20))


class Slow(Bot):
    """Sleeps before building."""

    def __init__(self, seconds: float = 0.05) -> None:
        self.seconds = seconds

    def decide(self, question: Question) -> Decision:
        if question.kind is Kind.BUILD:
            time.sleep(self.seconds)
        return question.chance.choice(question.some(20))


class Tracing(Slow):
    """Creates a file for each game that it begins, named after the node of the cluster."""

    def __init__(self, folder: str = "", seconds: float = 0.05) -> None:
        super().__init__(seconds)
        self.folder = folder

    def decide(self, question: Question) -> Decision:
        # Only questions that warm up the bot have a time limit.
        if self.folder and question.seconds is None:
            import ray

            node = ray.get_runtime_context().get_node_id() if ray.is_initialized() else "here"
            (Path(self.folder) / f"{node}-{uuid4()}").touch()
            self.folder = ""
        return super().decide(question)


class Crashing(Bot):
    """Raises an exception in a given round."""

    def __init__(self, round: int = 2) -> None:  # noqa: A002 - the parameter's name in the spec
        self.round = round

    def decide(self, question: Question) -> Decision:
        if question.view.state.round == self.round:
            raise ZeroDivisionError(f"by chance {question.chance.below(1000)}")
        return question.some(1)[0]


class Cheating(Bot):
    """Passes where it could build."""

    def decide(self, question: Question) -> Decision:  # cheats
        return Pass() if question.kind is Kind.BUILD else question.some(1)[0]


class Exiting(Bot):
    """Calls `sys.exit`."""

    def decide(self, question: Question) -> Decision:
        sys.exit("enough")


class Dying(Bot):
    """Ends its process in round 3, in one of several ways."""

    def __init__(self, how: str = "exit") -> None:
        self.how = how

    def decide(self, question: Question) -> Decision:  # dies
        if question.view.state.round == 3:
            self.die()
        return question.some(1)[0]

    def die(self) -> None:
        if self.how == "exit":
            os._exit(3)
        if self.how == "segfault":
            ctypes.string_at(0)
        os.kill(os.getpid(), signal.SIGKILL)


class KilledOnce(Bot):
    """Creates `file` in round 3 and kills its process; does neither if the file exists."""

    def __init__(self, file: str = "") -> None:
        self.file = file

    def decide(self, question: Question) -> Decision:
        if question.view.state.round == 3 and not Path(self.file).exists():
            Path(self.file).touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return question.some(1)[0]


class Hanging(Bot):
    """Prints a line for each decision, and never returns from `think_forever` in round 2."""

    def decide(self, question: Question) -> Decision:
        print("thinking")
        if question.view.state.round == 2:
            self.think_forever()
        return question.some(1)[0]

    def think_forever(self) -> None:
        while True:
            pass


class Late(Bot):
    """Answers after `seconds`, but only in round 3, so that warming up is quick."""

    def __init__(self, seconds: float = 0.3) -> None:
        self.seconds = seconds

    def decide(self, question: Question) -> Decision:
        if question.view.state.round == 3:
            time.sleep(self.seconds)
        return question.some(1)[0]


class DiesAtLoading(Bot):
    """Ends its process when it is created."""

    def __init__(self) -> None:
        os._exit(4)

    def decide(self, question: Question) -> Decision:
        return question.some(1)[0]


class FailsToLoad(Bot):
    """Can be created only if a file exists."""

    def __init__(self, file: str = "") -> None:
        if not Path(file).exists():
            raise RuntimeError("not here")

    def decide(self, question: Question) -> Decision:
        return question.some(1)[0]
