"""Where the frozen program begins; its worker processes begin here too."""

from __future__ import annotations

import sys

_WORKER = "--multiprocessing-fork"
_TRACKER = "from multiprocessing.resource_tracker import main;main("


def _work(words: list[str]) -> None:
    """Does what another process of the program has started this one for, if that is so.

    PyInstaller's own hook, which is left out, loads what is needed for it in every process.
    """
    if words[:1] == [_WORKER]:
        from multiprocessing.spawn import freeze_support

        freeze_support()  # goes no further
    if words[-2:-1] == ["-c"] and words[-1].startswith(_TRACKER):
        from multiprocessing.resource_tracker import main as track

        track(int(words[-1].removeprefix(_TRACKER).removesuffix(")")))
        sys.exit()


if __name__ == "__main__":
    _work(sys.argv[1:])

    if sys.argv[1:2] == ["--self-check"]:
        from self_check import check

        sys.exit(check(sys.argv[2]))

    from cascadia_qt.__main__ import main

    sys.exit(main())
