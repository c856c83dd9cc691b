"""What each version of the store has added, statement by statement.

A released version is never edited: what changes is appended as the next one. No version has the
tables of another one, so that the tables tell which it is if its number does not.
"""

from __future__ import annotations

# Records are read one at a time and lists often: what is large lies in a table of its own.
_GAMES_AND_SEATS = (
    """
    CREATE TABLE games (
        id INTEGER PRIMARY KEY,
        digest TEXT NOT NULL UNIQUE,
        finished TEXT NOT NULL,
        grid TEXT NOT NULL,
        players INTEGER NOT NULL,
        scoring TEXT NOT NULL,
        rulings TEXT NOT NULL,
        seed TEXT NOT NULL,
        scenario INTEGER,
        taken_back INTEGER,
        hints INTEGER,
        help_settings TEXT
    )
    """,
    """
    CREATE TABLE seats (
        game INTEGER NOT NULL REFERENCES games ON DELETE CASCADE,
        seat INTEGER NOT NULL,
        name TEXT NOT NULL,
        bot TEXT,
        bear INTEGER NOT NULL,
        elk INTEGER NOT NULL,
        salmon INTEGER NOT NULL,
        hawk INTEGER NOT NULL,
        fox INTEGER NOT NULL,
        mountain INTEGER NOT NULL,
        forest INTEGER NOT NULL,
        prairie INTEGER NOT NULL,
        wetland INTEGER NOT NULL,
        river INTEGER NOT NULL,
        mountain_bonus INTEGER NOT NULL,
        forest_bonus INTEGER NOT NULL,
        prairie_bonus INTEGER NOT NULL,
        wetland_bonus INTEGER NOT NULL,
        river_bonus INTEGER NOT NULL,
        nature INTEGER NOT NULL,
        total INTEGER NOT NULL,
        won INTEGER NOT NULL,
        achievements TEXT NOT NULL,
        goals TEXT NOT NULL,
        passed INTEGER NOT NULL,
        PRIMARY KEY (game, seat)
    ) WITHOUT ROWID
    """,
    """
    CREATE TABLE records (
        game INTEGER PRIMARY KEY REFERENCES games ON DELETE CASCADE,
        text BLOB NOT NULL
    )
    """,
    "CREATE INDEX games_by_date ON games (finished, id)",
    "CREATE INDEX seats_by_name ON seats (name, bot, total, won)",
)

# A tick stays when its game is deleted, and an exported game is not exported again when it returns.
# Statistics go through all scores: the last index holds what they need, in the order of the games.
_NOTEBOOK_AND_EXPORTS = (
    """
    CREATE TABLE ticks (
        player TEXT NOT NULL,
        achievement INTEGER NOT NULL,
        game INTEGER REFERENCES games ON DELETE SET NULL,
        date TEXT NOT NULL,
        PRIMARY KEY (player, achievement)
    ) WITHOUT ROWID
    """,
    "CREATE INDEX ticks_by_game ON ticks (game)",
    "CREATE TABLE exports (digest TEXT PRIMARY KEY) WITHOUT ROWID",
    "CREATE INDEX games_by_scenario ON games (scenario) WHERE scenario IS NOT NULL",
    "CREATE INDEX seats_by_game ON seats (game, bot, name, total, won)",
)

# Scenarios that nobody had announced; those of games that were played as such stand in the games.
_PASSES = (
    """
    CREATE TABLE passes (
        player TEXT NOT NULL,
        scenario INTEGER NOT NULL,
        game INTEGER REFERENCES games ON DELETE SET NULL,
        date TEXT NOT NULL,
        PRIMARY KEY (player, scenario)
    ) WITHOUT ROWID
    """,
    "CREATE INDEX passes_by_game ON passes (game)",
)

# Up to here every game was one of Cascadia. Its points become named parts, and what only it reads
# again lies beside them: a part a row would make statistics ten times slower and the file twice as
# large, so the names are written once and the numbers of a seat are one text. SQLite cannot change
# tables that much: new ones take the place of the old, while nothing heeds references.
_GAMES_OF_ANY_KIND = (
    """
    CREATE TABLE new_games (
        id INTEGER PRIMARY KEY,
        digest TEXT NOT NULL UNIQUE,
        rules TEXT NOT NULL,
        variant TEXT NOT NULL,
        finished TEXT NOT NULL,
        players INTEGER NOT NULL,
        rounds INTEGER NOT NULL,
        seed TEXT NOT NULL,
        scenario INTEGER,
        taken_back INTEGER,
        hints INTEGER,
        help_settings TEXT,
        further TEXT NOT NULL
    )
    """,
    """
    CREATE TABLE new_seats (
        game INTEGER NOT NULL REFERENCES games ON DELETE CASCADE,
        seat INTEGER NOT NULL,
        name TEXT NOT NULL,
        bot TEXT,
        place INTEGER NOT NULL,
        points INTEGER,
        won INTEGER NOT NULL,
        passed INTEGER NOT NULL,
        PRIMARY KEY (game, seat)
    ) WITHOUT ROWID
    """,
    "CREATE TABLE part_names (id INTEGER PRIMARY KEY, names TEXT NOT NULL UNIQUE)",
    """
    CREATE TABLE parts (
        game INTEGER NOT NULL REFERENCES games ON DELETE CASCADE,
        seat INTEGER NOT NULL,
        named INTEGER NOT NULL REFERENCES part_names,
        numbers TEXT NOT NULL,
        further TEXT NOT NULL,
        PRIMARY KEY (game, seat)
    ) WITHOUT ROWID
    """,
    """
    INSERT INTO new_games
    SELECT id, digest, 'cascadia', grid || ' ' || scoring, finished, players, 20, seed, scenario,
        taken_back, hints, help_settings, '{"rulings": ' || rulings || '}'
    FROM games
    """,
    """
    INSERT INTO new_seats
    SELECT game, seat, name, bot,
        1 + (
            SELECT count(*) FROM seats AS other WHERE other.game = seats.game
            AND (other.total > seats.total OR other.total = seats.total AND other.won > seats.won)
        ),
        total, won, passed
    FROM seats
    """,
    """
    INSERT INTO part_names
    SELECT 1, '["bear", "elk", "salmon", "hawk", "fox", '
        || '"mountain", "forest", "prairie", "wetland", "river", '
        || '"mountain_bonus", "forest_bonus", "prairie_bonus", "wetland_bonus", "river_bonus", '
        || '"nature"]'
    FROM seats LIMIT 1
    """,
    """
    INSERT INTO parts
    SELECT game, seat, 1,
        bear || ',' || elk || ',' || salmon || ',' || hawk || ',' || fox || ','
        || mountain || ',' || forest || ',' || prairie || ',' || wetland || ',' || river || ','
        || mountain_bonus || ',' || forest_bonus || ',' || prairie_bonus || ','
        || wetland_bonus || ',' || river_bonus || ',' || nature,
        '{"achievements": ' || achievements || ', "goals": ' || goals || '}'
    FROM seats
    """,
    "DROP TABLE seats",
    "DROP TABLE games",
    "ALTER TABLE new_games RENAME TO games",
    "ALTER TABLE new_seats RENAME TO seats",
    "CREATE INDEX games_by_date ON games (finished, id)",
    "CREATE INDEX games_by_scenario ON games (scenario) WHERE scenario IS NOT NULL",
    "CREATE INDEX seats_by_name ON seats (name, bot, points, won)",
    "CREATE INDEX seats_by_game ON seats (game, bot, name, points, won)",
)

# Until then helps were switched for everybody at once; a deduction sheet may have helped besides.
_HELPED_SEATS = (
    "ALTER TABLE seats ADD COLUMN helped INTEGER NOT NULL DEFAULT 1",
    """
    UPDATE seats SET helped = 0 WHERE bot NOT NULL OR game IN (
        SELECT id FROM games WHERE help_settings LIKE '%"purist"%' AND hints = 0
        AND rules <> 'cryptid'
    )
    """,
)

MIGRATIONS = (
    *(_GAMES_AND_SEATS, _NOTEBOOK_AND_EXPORTS, _PASSES, _GAMES_OF_ANY_KIND),
    _HELPED_SEATS,
)
VERSION = len(MIGRATIONS)
TABLES = (
    *("games", "seats", "parts", "part_names", "records"),
    *("ticks", "exports", "passes"),
)
