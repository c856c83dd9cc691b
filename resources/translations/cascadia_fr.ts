<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Cascadia</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A desktop table for Cascadia, on hexagonal and on square tiles. Free software under the MIT licence.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is an independent work. Cascadia is a board game designed by Randy Flynn, illustrated by Beth Sobel and published by Flatout Games and AEG, who have not made, endorsed or sponsored this program. It contains none of their art or texts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Uses Qt {0} and Qt for Python {1} under the GNU Lesser General Public License, version 3. They can be replaced by other builds of the same libraries.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Version {0}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BoardView</name>
    <message>
        <source>Landscape</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CardButton</name>
    <message>
        <source>Drawn when the game is dealt</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Cards</name>
    <message>
        <source>Bear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Elk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Salmon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hawk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fox</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mountain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prairie</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wetland</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>River</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pairs, all together: 4, 11, 19, 27</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each group of three: 10</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Groups of 1, 2, 3: 2, 5, 8; all three sizes: +3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Groups of 2, 3, 4: 5, 8, 13</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Straight lines of 1 to 4: 2, 5, 9, 13</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shapes of 1 to 4: 2, 5, 9, 13</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Groups of 1 to 8: 2, 4, 7, 10, 14, 18, 23, 28</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Around one place, 1 to 6: 2, 5, 8, 12, 16, 21</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Runs of 1 to 7: 2, 5, 8, 12, 16, 20, 25</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Runs of 1 to 5: 2, 4, 9, 11, 17</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Runs of 3, 4, 5: 10, 12, 15</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Runs of 3 and more: 1 a salmon, 1 a token beside it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hawks alone, 1 to 8: 2, 5, 8, 11, 14, 18, 22, 26</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alone and in sight, 2 to 8: 5, 9, 12, 16, 20, 24, 28</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each line of sight: 3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pairs in sight, 1 to 3 species between: 4, 7, 9</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each fox: 1 a species beside it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each fox, pairs beside it, 1 to 3: 3, 5, 7</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each fox: the most of one other species beside it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pairs of foxes, pairs around, 1 to 4: 5, 7, 9, 11</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every group of 1, 2, 3 and more: 2, 5, 9</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every group of 2, 3, 4 and more: 5, 8, 12</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CardsPanel</name>
    <message>
        <source>Scoring cards</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ErrorDialog</name>
    <message>
        <source>Cascadia</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something went wrong.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your game is saved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy &amp;details</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copied</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HandoverCard</name>
    <message>
        <source>{0}, it is your turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click or press a key to go on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} laid this tile and declined the token.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} laid this tile and placed this token.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HelpDialog</name>
    <message>
        <source>How to play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pages</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>KeysDialog</name>
    <message>
        <source>Keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Offers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking around</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mouse</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take a pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shift+1 … 4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the token of a free pick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move over the places</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shift+R</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn the tile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Space</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decline the token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accept or decline an offer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spend a nature token to replace tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spend a nature token to pick freely</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fit the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+1 … 4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at a landscape</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tab</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next panel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Z</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Y</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+N</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+O</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+S</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Q</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How to play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take, set down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wheel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Right button</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+wheel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the board</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>&amp;New game…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Welcome page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Scores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Fit the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scoring &amp;cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Full &amp;screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;How to play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;About</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tools</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MarketView</name>
    <message>
        <source>Market</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Miniature</name>
    <message>
        <source>Look at {0}&apos;s landscape (Ctrl+{1})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}, nature tokens: {1}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <source>&amp;Hexagons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;quares</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is no deal number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Family</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Intermediate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With squares, Family or Intermediate is recommended.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A&amp;ll A</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Card A for every animal: good for a first game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All at &amp;random</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw every card when the game is dealt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table r&amp;ules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Deal number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a new deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same number deals the same tiles and tokens again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For every word of the program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>System</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paper by day, pine by night</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Motion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How long tiles and tokens take to glide</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Normal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Handover card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Says who is next, and what has happened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Handover card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Confirm the end of a turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A turn can be taken back until you end it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Confirm the end of a turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Show where pieces may go</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Marks legal places and shows the piece there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show where pieces may go</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything applies at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Prompt</name>
    <message>
        <source>Three tokens are equal. Replace them, or take a pair.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take a pair from the market.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Confirm, or choose further tokens to replace.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the tokens to replace.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose any tile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose any token.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay the tile on a marked place, or place the token first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay the tile on a marked place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place the token on a marked tile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn the tile if you like, then place the token.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn the tile if you like, then confirm.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End your turn, or take it back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is thinking…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is over. Winner: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn {0} of {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stack {0} · Bag {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pick freely</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Space</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decline token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Never mind</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Render</name>
    <message>
        <source>A position has no turns; only a record has.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game has {0} turns, so there is no turn {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is not enough memory for the picture.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The picture cannot be written: {0}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Total</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Score</name>
    <message>
        <source>Wildlife</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Habitats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nature tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Total</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} and bonus {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score so far</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is what would count if the game ended now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} share the victory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} wins with {1} points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a good start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>getting the hang of it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>very good</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>excellent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>elite</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a legend of the forest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} and {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} points: {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no higher step on the scale.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next step, at {0} points: {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One point ahead of {0}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} points ahead of {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both have {0} points and equally many nature tokens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All {0} have {1} points and equally many nature tokens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} both have {1} points; {2} has more nature tokens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} all have {1} points; {2} has the most nature tokens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} all have {1} points; {2} have the most nature tokens.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ScoreDialog</name>
    <message>
        <source>Scores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play &amp;again</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SeatBoard</name>
    <message>
        <source>Remove this player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play earlier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play later</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Person</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Level of the computer</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SeatsRow</name>
    <message>
        <source>&amp;Add a player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Computer {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This name is taken.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Please give a name.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Shell</name>
    <message>
        <source>Open a game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved games ({0})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Takes what is best now (about 87 points)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plays anything (about 32 points)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Swatch</name>
    <message>
        <source>Teal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rust</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moss</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rose</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>Nature tokens: {0}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TableRules</name>
    <message>
        <source>as recommended</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>changed for this table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A salmon touches three others</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its whole group scores nothing (recommended)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave it out and score the rest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Salmon D: the shortest run that scores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three salmon (recommended)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A single salmon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Elk C: a group of more than eight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Split it for the best total (recommended)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It scores 28, like eight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Elk D: elk around one place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There may be gaps between them (recommended)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They must stand side by side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo may go &amp;past what has been revealed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without this, undo stops where something new came to light.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>WelcomePage</name>
    <message>
        <source>Landscapes and wildlife of the Pacific Northwest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recent games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;New game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open a game…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;How to play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Preferences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Continue: {0}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>dialog</name>
    <message>
        <source>&amp;Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
