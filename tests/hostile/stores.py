"""Stores that mean harm, and sound ones that were spoilt; each is made here, none is kept."""

from __future__ import annotations

import random
import sqlite3
import zlib
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

from cascadia_qt.games.cascadia.store.notebook import tick
from cascadia_qt.store.game_store import GameStore
from cascadia_qt.store.migrations import TABLES
from cascadia_qt.store.packing import packed
from tests.store import HELPED, finished

PAGE = 4096
QUICK = "hex-1-CBDAB"  # to play again
ENDLESS = "WITH RECURSIVE x(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM x)"
DEEP = "[" * 100_000

Change = Callable[[sqlite3.Connection], object]


def sound_store(path: Path) -> None:
    """A small store with three games and a tick."""
    with GameStore(path) as store:
        store.add_all([
            finished("Ann", helps=HELPED),
            finished("Ben", record=QUICK, days=1, scenario=4),
            finished("Cleo", record=QUICK, days=2),
        ])  # fmt: skip
        tick(store, 1, 0, 4)


def harmful_store(path: Path, name: str) -> None:
    """The sound store with one of `TRAPS`."""
    sound_store(path)
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("PRAGMA foreign_keys = OFF")
        connection.execute("PRAGMA journal_mode = DELETE")
        connection.execute("PRAGMA writable_schema = ON")
        TRAPS[name](connection)


def spoilt_stores(folder: Path, number: int, seed: int) -> Iterator[bytes]:
    """So many stores that were sound: other bytes, another page, or no end."""
    sound_store(folder / "sound.sqlite")
    sound, dice = (folder / "sound.sqlite").read_bytes(), random.Random(seed)
    (folder / "sound.sqlite").unlink()
    for _ in range(number):
        yield dice.choice((_with_other_bytes, _with_other_bytes, _with_another_page, _cut))(
            bytearray(sound), dice
        )


def _with_other_bytes(data: bytearray, dice: random.Random) -> bytes:
    """Most often where SQLite itself reads: in its header, its tables, the beginnings of pages."""
    for _ in range(dice.choice((1, 1, 2, 8, 64))):
        page = dice.randrange(len(data) // PAGE) * PAGE
        place = dice.choice((
            dice.randrange(100), page + dice.randrange(24), page + dice.randrange(PAGE),
        ))  # fmt: skip
        data[place] = dice.choice((0, 1, 0x7F, 0x80, 0xFF, data[place] ^ 1 << dice.randrange(8)))
    return bytes(data)


def _with_another_page(data: bytearray, dice: random.Random) -> bytes:
    here, there = (dice.randrange(len(data) // PAGE) * PAGE for _ in range(2))
    data[here : here + PAGE] = dice.choice((
        data[there : there + PAGE], bytes(PAGE), dice.randbytes(PAGE)
    ))  # fmt: skip
    return bytes(data)


def _cut(data: bytearray, dice: random.Random) -> bytes:
    return bytes(data[: dice.randrange(len(data))])


def _sql(*statements: str) -> Change:
    def change(connection: sqlite3.Connection) -> None:
        for statement in statements:
            connection.execute(statement)

    return change


def _schema(what: str, name: str, **values: object) -> Change:
    """Another description of a table than the one it has."""

    def change(connection: sqlite3.Connection) -> None:
        for column, value in values.items():
            sql = f"UPDATE sqlite_master SET {column} = ? WHERE type = ? AND name = ?"
            connection.execute(sql, (value, what, name))

    return change


def _table(name: str, columns: str) -> Change:
    return _schema("table", name, sql=f"CREATE TABLE {name} ({columns})")


def _texts(data: Callable[[], object], where: str = "game = 2") -> Change:
    def change(connection: sqlite3.Connection) -> None:
        connection.execute(f"UPDATE records SET text = ? WHERE {where}", (data(),))

    return change


def _many(sql: str, rows: int) -> Change:
    """What `sql` inserts for the numbers n from 1 on."""
    numbers = f"WITH RECURSIVE x(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM x LIMIT {rows})"
    return _sql(f"{sql.format(numbers)} FROM x")


def _in_a_circle(connection: sqlite3.Connection) -> None:
    """A tree of pages that are all their own children has more rows than anybody can read."""
    _many("INSERT INTO exports {0} SELECT printf('%064d', n)", 1000)(connection)
    (root,) = connection.execute(
        "SELECT rootpage FROM sqlite_master WHERE name = 'exports'"
    ).fetchone()
    (path,) = connection.execute("SELECT file FROM pragma_database_list").fetchone()
    connection.close()
    data, start = bytearray(Path(path).read_bytes()), (root - 1) * PAGE
    for cell in range(int.from_bytes(data[start + 3 : start + 5])):
        place = start + 12 + 2 * cell
        offset = start + int.from_bytes(data[place : place + 2])
        data[offset : offset + 4] = root.to_bytes(4)
    Path(path).write_bytes(data)


def _fifty_bombs(connection: sqlite3.Connection) -> None:
    bomb = zlib.compress(bytes(1 << 28))
    rows = [(number, bomb) for number in range(100, 150)]
    connection.executemany("INSERT INTO records VALUES (?, ?)", rows)


def _twins(connection: sqlite3.Connection) -> None:
    sql = "INSERT INTO records SELECT n, text FROM x JOIN records ON game = 3"
    numbers = "WITH RECURSIVE x(n) AS (SELECT 10 UNION ALL SELECT n + 1 FROM x LIMIT 5000)"
    connection.execute(f"{numbers} {sql}")


TRAPS: dict[str, Change] = {
    "records-are-a-view": _sql(
        "DROP TABLE records", f"CREATE VIEW records AS {ENDLESS} SELECT n AS game, n AS text FROM x"
    ),
    "games-are-a-view": _sql(
        "DROP TABLE games", f"CREATE VIEW games AS {ENDLESS} SELECT n AS id, n AS digest FROM x"
    ),
    "ticks-are-a-view": _sql(
        "DROP TABLE ticks",
        f"CREATE VIEW ticks AS {ENDLESS}"
        " SELECT n AS player, n AS achievement, n AS game, n AS date FROM x",
    ),
    "a-view-beside-tables": _sql(f"CREATE VIEW more AS {ENDLESS} SELECT n FROM x"),
    "a-virtual-table": _sql(
        "DROP TABLE exports", "CREATE VIRTUAL TABLE exports USING fts5(digest)"
    ),
    "an-unknown-virtual-table": _sql(
        "DROP TABLE exports",
        "INSERT INTO sqlite_master VALUES"
        " ('table', 'exports', 'exports', 0, 'CREATE VIRTUAL TABLE exports USING nobody(x)')",
    ),
    "triggers": _sql(
        *(
            f"CREATE TRIGGER {table}_{event} AFTER {event} ON {table}"
            f" BEGIN INSERT INTO exports {ENDLESS} SELECT n FROM x; END"
            for table in TABLES
            for event in ("INSERT", "UPDATE", "DELETE")
        )
    ),
    "a-trigger-that-deletes": _sql(
        "CREATE TRIGGER trap AFTER INSERT ON games BEGIN DELETE FROM games; END"
    ),
    "a-computed-text": _sql(
        "DROP TABLE records",
        "CREATE TABLE records (game INTEGER PRIMARY KEY, text BLOB AS (zeroblob(1000000000)))",
        "INSERT INTO records (game) VALUES (1)",
    ),
    "a-computed-date": _table(
        "games", "id INTEGER PRIMARY KEY, digest, finished AS (printf('%.*c', 1000000000, 'x'))"
    ),
    "a-computed-index": _sql("CREATE INDEX more ON games (zeroblob(id))"),
    "a-default-that-is-computed": _table(
        "records", "game INTEGER PRIMARY KEY, text, more DEFAULT (zeroblob(1000000000))"
    ),
    "a-check-that-takes-long": _table(
        "records",
        "game INTEGER PRIMARY KEY, text CHECK (length(hex(zeroblob(900000000))) > 0)",
    ),
    "an-unknown-order": _table("games", "id INTEGER PRIMARY KEY, digest COLLATE nobody, finished"),
    "other-columns": _table("games", "id INTEGER PRIMARY KEY"),
    "many-columns": _table(
        "games", "id INTEGER PRIMARY KEY," + ",".join(f"c{n}" for n in range(1900))
    ),
    "a-table-without-a-page": _schema("table", "games", rootpage=0),
    "a-table-on-no-page": _schema("table", "records", rootpage=1 << 31),
    "a-table-below-all-pages": _schema("table", "records", rootpage=-3),
    "two-tables-on-a-page": _sql(
        "UPDATE sqlite_master SET rootpage ="
        " (SELECT rootpage FROM sqlite_master WHERE name = 'records') WHERE name = 'games'"
    ),
    "a-table-on-the-list-of-tables": _schema("table", "ticks", rootpage=1),
    "a-description-in-bytes": _schema("table", "games", sql=b"\xff\xfe\0"),
    "a-description-of-something-else": _schema("table", "games", sql="CREATE TABLE ticks (a)"),
    "a-description-nobody-finds": _schema("table", "games", sql=None),
    "a-description-without-end": _schema("table", "games", sql="CREATE TABLE games (" * 50_000),
    "a-name-in-bytes": _sql("UPDATE sqlite_master SET tbl_name = x'00ff' WHERE name = 'games'"),
    "a-name-without-end": _sql(
        "UPDATE sqlite_master SET name = printf('%.*c', 4000000, 'x') WHERE name = 'ticks'"
    ),
    "statistics-that-lie": _sql(
        "ANALYZE", "UPDATE sqlite_stat1 SET stat = printf('%.*c', 1000000, '9')"
    ),
    "a-bomb": _texts(lambda: zlib.compress(bytes(1 << 28))),
    "fifty-bombs": _fifty_bombs,
    "a-deep-record": _texts(lambda: packed(DEEP)),
    "a-long-record": _texts(lambda: packed("[" + "0," * 500_000 + "0]")),
    "a-huge-row": _texts(lambda: bytes(8 << 20)),
    "records-of-every-type": _sql(
        *(
            f"INSERT INTO records VALUES ({number}, {value})"
            for number, value in enumerate(("0", "1.5", "'text'", "x''", "9e999"), 50)
        ),
    ),
    "texts-that-are-none": _sql("UPDATE games SET finished = CAST(x'ff' AS TEXT), variant = x'00'"),
    "deep-columns": _sql(
        f"UPDATE games SET help_settings = '{DEEP}', further = '{DEEP}', hints = 0, taken_back = 0",
        f"UPDATE parts SET further = '{DEEP}'",
        f"UPDATE part_names SET names = '{DEEP}'",
    ),
    "numbers-without-end": _sql(
        "UPDATE games SET seed = printf('%.*c', 1000000, '9'), hints = 9e999, scenario = -1",
        "UPDATE seats SET points = 9e999, place = -1",
        "UPDATE parts SET numbers = printf('%.*c', 1000000, '9'),"
        ' further = \'{"achievements": [1e999, 9999999999999999], "goals": []}\'',
    ),
    "dates-beyond-time": _sql(
        "UPDATE games SET finished = '9999-12-31 23:59:59' WHERE id = 1",
        "UPDATE games SET finished = '0000-00-00 00:00:00' WHERE id = 2",
        "UPDATE games SET finished = '2025-01-01T00:00:00+99:99' WHERE id = 3",
    ),
    "ids-beyond-numbers": _sql(
        "UPDATE games SET id = 9223372036854775807 WHERE id = 1",
        "UPDATE records SET game = 9223372036854775807 WHERE game = 1",
        "UPDATE games SET id = -9223372036854775808 WHERE id = 2",
    ),
    "players-that-are-none": _sql(
        "INSERT INTO ticks VALUES (printf('%.*c', 3000000, 'x'), 1, 1, '2025-01-01 00:00:00')",
        "INSERT INTO ticks VALUES ('a' || char(0, 10, 9) || 'b', 1, 1, '2025-01-01 00:00:00')",
        "INSERT INTO ticks VALUES ('', 1, 1, '2025-01-01 00:00:00')",
        "INSERT INTO passes VALUES (char(8238) || 'nnA', 1, 1, '2025-01-01 00:00:00')",
        "INSERT INTO exports VALUES (printf('%.*c', 3000000, 'x'))",
    ),
    "many-exports": _many("INSERT INTO exports {0} SELECT printf('%064d', n)", 200_000),
    "many-ticks": _many(
        "INSERT INTO ticks {0} SELECT printf('%d', n), 1, n, '2025-01-01 00:00:00'", 100_000
    ),
    "many-games": _many(
        "INSERT INTO games {0} SELECT n + 10, n, n, n, n, 1, 1, n, n, 1, 1, n, n", 100_000
    ),
    "many-names-of-parts": _many(
        "INSERT INTO part_names {0} SELECT n + 10, '[' || n || ']'", 100_000
    ),
    "numbers-of-somebody-else": _sql(
        "UPDATE part_names SET names = '[]'", "UPDATE parts SET numbers = '', named = 77"
    ),
    "parts-are-a-view": _sql(
        "DROP TABLE parts",
        f"CREATE VIEW parts AS {ENDLESS}"
        " SELECT n AS game, n AS seat, n AS named, n AS numbers, n AS further FROM x",
    ),
    "games-of-unknown-kinds": _sql("UPDATE games SET rules = 'unheard_of', variant = 'a b c d'"),
    "games-of-a-kind-without-end": _sql("UPDATE games SET rules = printf('%.*c', 3000000, 'x')"),
    "many-empty-records": _many("INSERT INTO records {0} SELECT n + 10, x''", 100_000),
    "many-twins": _twins,
    "pages-in-a-circle": _in_a_circle,
    "of-a-newer-version": _sql("PRAGMA user_version = 2147483647"),
    "of-a-version-below-all": _sql("PRAGMA user_version = -1"),
}


def wrong_heads(folder: Path) -> Iterator[tuple[str, bytes]]:
    """A sound store, each time with another field of its header saying something else."""
    sound_store(folder / "sound.sqlite")
    sound = (folder / "sound.sqlite").read_bytes()
    (folder / "sound.sqlite").unlink()
    fields = {"page": (16, 2), "forms": (18, 2), "reserved": (20, 1), "size": (28, 4)}
    fields |= {"free": (32, 4), "how-many-free": (36, 4), "form": (44, 4), "cache": (48, 4)}
    fields |= {"largest-root": (52, 4), "encoding": (56, 4), "vacuum": (64, 4)}
    for name, (start, length) in fields.items():
        for value in (0, 3, (1 << 8 * length) - 1):
            data = bytearray(sound)
            data[start : start + length] = value.to_bytes(length)
            yield f"head-{name}-{value}", bytes(data)
