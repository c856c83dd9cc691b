"""What is wrong with something, as it goes from process to process."""

from __future__ import annotations

import pickle

from cascadia_qt.rules.complaint import Complained, Complaint


def test_it_reads_as_it_is_written_where_nobody_translates() -> None:
    inner = Complaint("Record", "turn {0}", 3)
    assert str(Complaint.about("seed", "Record", "{0} is wrong in {1}", inner)) == (
        "seed is wrong in turn 3"
    )


def test_another_process_gets_it_whole() -> None:
    sent = Complained(Complaint("Record", "{0} and {1}", "one", Complaint("Record", "two")))
    got = pickle.loads(pickle.dumps(sent)).complaint
    assert (got.context, got.text, str(got)) == ("Record", "{0} and {1}", "one and two")
    assert isinstance(got.values[1], Complaint)
