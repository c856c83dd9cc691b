"""Every step of every guided game, for the pictures of every page."""

from __future__ import annotations

from cascadia_qt.controllers.guiding import Guiding
from cascadia_qt.model.guide_progress import GuideProgress
from cascadia_qt.shelf import GAMES
from tests.screenshots.pages import Stage


def guide_pages(stage: Stage) -> None:
    """Each step as it is begun, with the friendly word, and what is said when it is done."""
    for game in GAMES:
        steps = len(_guiding(stage, game, 0).course)
        for step in range(steps):
            guiding = _guiding(stage, game, step)
            name = f"guide-{game}-{step + 1:02}"
            guiding._nudge()
            stage.keep(name)
            if guiding.course.step.after is not None:
                guiding.stage.bar.nudge("")
                guiding.stage.bar.sentence.setText(guiding.course.step.after())
                stage.keep(f"{name}-after")
    stage.shell.show_welcome()


def _guiding(stage: Stage, game: str, step: int) -> Guiding:
    stage.shell._offer(game)
    GuideProgress(stage.shell.preferences, game).step = step
    stage.shell.learn()
    guiding = stage.shell._guiding
    assert guiding is not None
    return guiding
