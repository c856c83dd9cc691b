"""Where the frozen program begins; its worker processes begin here too."""

from __future__ import annotations

import multiprocessing
import sys

if __name__ == "__main__":
    multiprocessing.freeze_support()  # a worker goes no further

    if sys.argv[1:2] == ["--self-check"]:
        from self_check import check

        sys.exit(check(sys.argv[2]))

    from cascadia_qt.__main__ import main

    sys.exit(main())
