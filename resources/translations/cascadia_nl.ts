<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="nl">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About {0}</source>
        <translation>Over {0}</translation>
    </message>
    <message>
        <source>&amp;Licences…</source>
        <translation>&amp;Licenties…</translation>
    </message>
    <message>
        <source>A desktop table for board games. Free software under the MIT licence.</source>
        <translation>Een speeltafel voor bordspellen op je computer. Vrije software onder de MIT-licentie.</translation>
    </message>
    <message>
        <source>This is an independent work: those named above have not made, endorsed or sponsored this program, and it contains none of their art or texts.</source>
        <translation>Dit is een onafhankelijk werk: de hierboven genoemden hebben dit programma niet gemaakt, goedgekeurd of gesteund, en het bevat geen van hun illustraties of teksten.</translation>
    </message>
    <message>
        <source>Uses Qt {0} and Qt for Python {1} under the GNU Lesser General Public License, version 3. They can be replaced by other builds of the same libraries.</source>
        <translation>Gebruikt Qt {0} en Qt for Python {1} onder de GNU Lesser General Public License, versie 3. Je kunt ze vervangen door andere builds van dezelfde bibliotheken.</translation>
    </message>
    <message>
        <source>The computers think with compiled code.</source>
        <translation>De computers denken met gecompileerde code.</translation>
    </message>
    <message>
        <source>The computers think in plain Python. With compiled code they would be faster.</source>
        <translation>De computers denken in gewoon Python. Met gecompileerde code zouden ze sneller zijn.</translation>
    </message>
    <message>
        <source>Version {0}</source>
        <translation>Versie {0}</translation>
    </message>
</context>
<context>
    <name>Achievements</name>
    <message>
        <source>Trailhead</source>
        <translation>Begin van het pad</translation>
    </message>
    <message>
        <source>Forest path</source>
        <translation>Bospad</translation>
    </message>
    <message>
        <source>Riverbank</source>
        <translation>Rivieroever</translation>
    </message>
    <message>
        <source>High meadow</source>
        <translation>Bergweide</translation>
    </message>
    <message>
        <source>Ridge</source>
        <translation>Bergkam</translation>
    </message>
    <message>
        <source>Glacier</source>
        <translation>Gletsjer</translation>
    </message>
    <message>
        <source>Summit</source>
        <translation>Top</translation>
    </message>
    <message>
        <source>All spent</source>
        <translation>Alles op</translation>
    </message>
    <message>
        <source>Quiet den</source>
        <translation>Stil hol</translation>
    </message>
    <message>
        <source>Empty clearing</source>
        <translation>Verlaten open plek</translation>
    </message>
    <message>
        <source>Still water</source>
        <translation>Stil water</translation>
    </message>
    <message>
        <source>Open sky</source>
        <translation>Open hemel</translation>
    </message>
    <message>
        <source>Safe burrow</source>
        <translation>Veilig holletje</translation>
    </message>
    <message>
        <source>Great herd</source>
        <translation>Grote kudde</translation>
    </message>
    <message>
        <source>Far and wide</source>
        <translation>Wijd en zijd</translation>
    </message>
    <message>
        <source>Five landscapes</source>
        <translation>Vijf landschappen</translation>
    </message>
    <message>
        <source>Long way</source>
        <translation>Lange weg</translation>
    </message>
    <message>
        <source>Wilderness</source>
        <translation>Wildernis</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation>Evenwicht</translation>
    </message>
    <message>
        <source>Good company</source>
        <translation>Goed gezelschap</translation>
    </message>
    <message>
        <source>Specialist</source>
        <translation>Specialist</translation>
    </message>
    <message>
        <source>Thrift</source>
        <translation>Spaarpotje</translation>
    </message>
    <message>
        <source>Treasure</source>
        <translation>Schat</translation>
    </message>
    <message>
        <source>Untouched</source>
        <translation>Ongerept</translation>
    </message>
    <message>
        <source>Close circle</source>
        <translation>Kleine kring</translation>
    </message>
    <message>
        <source>In a scenario only its own goals count.</source>
        <translation>In een scenario tellen alleen de eigen doelen ervan.</translation>
    </message>
    <message>
        <source>Who plays alone ticks none, unless the preferences allow it.</source>
        <translation>Wie solo speelt, vinkt er geen af, tenzij de voorkeuren het toestaan.</translation>
    </message>
    <message>
        <source>Only whoever wins may tick one.</source>
        <translation>Alleen wie wint, mag er een afvinken.</translation>
    </message>
    <message>
        <source>A win ticks one of them, unless the preferences allow all.</source>
        <translation>Wie wint, vinkt er één af, tenzij de voorkeuren alle toestaan.</translation>
    </message>
    <message>
        <source>They are all in the notebook already.</source>
        <translation>Ze staan al allemaal in het notitieboek.</translation>
    </message>
    <message>
        <source>Whoever wins, or plays alone, may tick every achievement that was reached.</source>
        <translation>Wie wint of solo speelt, mag alle behaalde prestaties afvinken.</translation>
    </message>
    <message>
        <source>Whoever wins against others may tick one achievement that was reached; the preferences can allow all, and solo games too.</source>
        <translation>Wie van anderen wint, mag één behaalde prestatie afvinken; de voorkeuren kunnen alle toestaan, en ook solo.</translation>
    </message>
</context>
<context>
    <name>Bill</name>
    <message>
        <source>Points: {0}</source>
        <translation>Punten: {0}</translation>
    </message>
    <message>
        <source>{0} to {1}</source>
        <translation>{0} tegen {1}</translation>
    </message>
    <message>
        <source>{0} bonus</source>
        <translation>Bonus {0}</translation>
    </message>
    <message>
        <source>Nature tokens</source>
        <translation>Natuurfiches</translation>
    </message>
</context>
<context>
    <name>Bots</name>
    <message>
        <source>Expert, about 99</source>
        <translation>Expert, ca. 99</translation>
    </message>
    <message>
        <source>Hard, about 95</source>
        <translation>Moeilijk, ca. 95</translation>
    </message>
    <message>
        <source>Greedy, about 92</source>
        <translation>Gretig, ca. 92</translation>
    </message>
    <message>
        <source>Medium, about 82</source>
        <translation>Gemiddeld, ca. 82</translation>
    </message>
    <message>
        <source>Easy, about 72</source>
        <translation>Makkelijk, ca. 72</translation>
    </message>
    <message>
        <source>Random, about 32</source>
        <translation>Willekeurig, ca. 32</translation>
    </message>
</context>
<context>
    <name>CardButton</name>
    <message>
        <source>Drawn when the game is dealt</source>
        <translation>Getrokken bij het begin van de partij</translation>
    </message>
</context>
<context>
    <name>CardExamples</name>
    <message>
        <source>Two pairs that do not touch</source>
        <translation>Twee paren die elkaar niet raken</translation>
    </message>
    <message>
        <source>The more pairs, the more each is worth</source>
        <translation>Hoe meer paren, hoe meer elk paar waard is</translation>
    </message>
    <message>
        <source>The third bear joins: no pair any more</source>
        <translation>De derde beer sluit aan: geen paar meer</translation>
    </message>
    <message>
        <source>Two pairs that touch are one group of four</source>
        <translation>Twee paren die elkaar raken, zijn één groep van vier</translation>
    </message>
    <message>
        <source>Three that hold together</source>
        <translation>Drie die bij elkaar liggen</translation>
    </message>
    <message>
        <source>Two groups of three; their shape does not matter</source>
        <translation>Twee groepen van drie; de vorm maakt niet uit</translation>
    </message>
    <message>
        <source>The fourth bear spoils the group</source>
        <translation>De vierde beer bederft de groep</translation>
    </message>
    <message>
        <source>A pair and a single bear are no group of three</source>
        <translation>Een paar en een losse beer zijn geen groep van drie</translation>
    </message>
    <message>
        <source>One, two and three: all sizes bring the bonus</source>
        <translation>Een, twee en drie: alle groottes, dus de bonus</translation>
    </message>
    <message>
        <source>One and two; a group of three would bring the bonus</source>
        <translation>Een en twee; met een groep van drie was er een bonus</translation>
    </message>
    <message>
        <source>Four together earn nothing</source>
        <translation>Vier bij elkaar leveren niets op</translation>
    </message>
    <message>
        <source>Without a single bear there is no bonus</source>
        <translation>Zonder losse beer geen bonus</translation>
    </message>
    <message>
        <source>Four together, in any shape</source>
        <translation>Vier bij elkaar, in welke vorm ook</translation>
    </message>
    <message>
        <source>Three and two, apart from each other</source>
        <translation>Drie en twee, los van elkaar</translation>
    </message>
    <message>
        <source>The fifth bear spoils the group</source>
        <translation>De vijfde beer bederft de groep</translation>
    </message>
    <message>
        <source>A single bear earns nothing</source>
        <translation>Een losse beer levert niets op</translation>
    </message>
    <message>
        <source>Four in a straight line, the longest that counts</source>
        <translation>Vier in een rechte lijn, de langste die telt</translation>
    </message>
    <message>
        <source>Two lines may touch, but an elk counts in one of them only</source>
        <translation>Twee lijnen mogen elkaar raken, maar een wapiti telt in slechts één ervan</translation>
    </message>
    <message>
        <source>A bend ends the line: two and one</source>
        <translation>Een bocht beëindigt de lijn: twee en een</translation>
    </message>
    <message>
        <source>A gap ends the line as well</source>
        <translation>Een gat beëindigt de lijn ook</translation>
    </message>
    <message>
        <source>Four as a rhombus, the largest shape</source>
        <translation>Vier in een ruit, de grootste figuur</translation>
    </message>
    <message>
        <source>Four as a block, the largest shape</source>
        <translation>Vier in een blok, de grootste figuur</translation>
    </message>
    <message>
        <source>A triangle and a pair may touch; each elk counts once</source>
        <translation>Een driehoek en een paar mogen elkaar raken; elke wapiti telt één keer</translation>
    </message>
    <message>
        <source>An L and a pair may touch; each elk counts once</source>
        <translation>Een L en een paar mogen elkaar raken; elke wapiti telt één keer</translation>
    </message>
    <message>
        <source>Three in a row are no shape: two and one</source>
        <translation>Drie op een rij zijn geen figuur: twee en een</translation>
    </message>
    <message>
        <source>A triangle with a tail is no rhombus: three and one</source>
        <translation>Een driehoek met een staart is geen ruit: drie en een</translation>
    </message>
    <message>
        <source>An L with a tail is no block: three and one</source>
        <translation>Een L met een staart is geen blok: drie en een</translation>
    </message>
    <message>
        <source>Five that hold together, in any shape</source>
        <translation>Vijf bij elkaar, in welke vorm ook</translation>
    </message>
    <message>
        <source>Two groups of three, each by itself</source>
        <translation>Twee groepen van drie, los van elkaar</translation>
    </message>
    <message>
        <source>Nine are more than the card has: eight and one</source>
        <translation>Negen is meer dan de kaart heeft: acht en een</translation>
    </message>
    <message>
        <source>The ninth elk of a group adds nothing</source>
        <translation>De negende wapiti van een groep levert niets extra op</translation>
    </message>
    <message>
        <source>The gap leaves two pairs instead of four together</source>
        <translation>Door het gat zijn het twee paren in plaats van vier bij elkaar</translation>
    </message>
    <message>
        <source>All places around one are taken</source>
        <translation>Alle vakken rond één vak zijn bezet</translation>
    </message>
    <message>
        <source>What lies in the middle does not matter</source>
        <translation>Wat in het midden ligt, maakt niet uit</translation>
    </message>
    <message>
        <source>Gaps between them are allowed</source>
        <translation>Gaten ertussen mogen</translation>
    </message>
    <message>
        <source>With gaps between them each elk is alone</source>
        <translation>Met gaten ertussen staat elke wapiti alleen</translation>
    </message>
    <message>
        <source>Three in a row do not lie around one place</source>
        <translation>Drie op een rij liggen niet rond één vak</translation>
    </message>
    <message>
        <source>Elk side by side do not lie around one place</source>
        <translation>Wapiti’s zij aan zij liggen niet rond één vak</translation>
    </message>
    <message>
        <source>Four different species beside the fox</source>
        <translation>Vier verschillende soorten naast de vos</translation>
    </message>
    <message>
        <source>A fox is a species too: two for each of them</source>
        <translation>Een vos is ook een soort: twee voor elk van beide</translation>
    </message>
    <message>
        <source>Three bears are one species only</source>
        <translation>Drie beren zijn maar één soort</translation>
    </message>
    <message>
        <source>The elk is not beside the fox</source>
        <translation>De wapiti ligt niet naast de vos</translation>
    </message>
    <message>
        <source>Two bears and two elk: two pairs</source>
        <translation>Twee beren en twee wapiti’s: twee paren</translation>
    </message>
    <message>
        <source>The two of a pair need not touch each other</source>
        <translation>De twee van een paar hoeven elkaar niet te raken</translation>
    </message>
    <message>
        <source>Four species, but none of them twice</source>
        <translation>Vier soorten, maar geen ervan twee keer</translation>
    </message>
    <message>
        <source>Four of one species are still one pair</source>
        <translation>Vier van één soort zijn nog steeds één paar</translation>
    </message>
    <message>
        <source>Three bears beside the fox; the elk adds nothing</source>
        <translation>Drie beren naast de vos; de wapiti levert niets extra op</translation>
    </message>
    <message>
        <source>The salmon in the middle counts for both foxes</source>
        <translation>De zalm in het midden telt voor beide vossen</translation>
    </message>
    <message>
        <source>Four species, but only one token of each</source>
        <translation>Vier soorten, maar slechts één fiche van elk</translation>
    </message>
    <message>
        <source>Foxes do not count for foxes</source>
        <translation>Vossen tellen niet voor vossen</translation>
    </message>
    <message>
        <source>Two foxes, and three species twice around them</source>
        <translation>Twee vossen, met drie soorten twee keer eromheen</translation>
    </message>
    <message>
        <source>One on either side is a pair too</source>
        <translation>Een aan elke kant is ook een paar</translation>
    </message>
    <message>
        <source>Foxes that do not touch are no pair</source>
        <translation>Vossen die elkaar niet raken, zijn geen paar</translation>
    </message>
    <message>
        <source>Three hawks, none of them beside another</source>
        <translation>Drie buizerds, geen ervan naast een andere</translation>
    </message>
    <message>
        <source>Other animals may be as near as they like</source>
        <translation>Andere dieren mogen zo dichtbij zijn als ze willen</translation>
    </message>
    <message>
        <source>Two hawks that touch earn nothing</source>
        <translation>Twee buizerds die elkaar raken, leveren niets op</translation>
    </message>
    <message>
        <source>The one in the middle spoils both others</source>
        <translation>De middelste bederft het voor de andere twee</translation>
    </message>
    <message>
        <source>Each sees another along a straight line</source>
        <translation>Elk ziet een andere in een rechte lijn</translation>
    </message>
    <message>
        <source>Other animals do not block the view</source>
        <translation>Andere dieren belemmeren het zicht niet</translation>
    </message>
    <message>
        <source>The third is on no straight line with another</source>
        <translation>De derde ligt met geen andere in een rechte lijn</translation>
    </message>
    <message>
        <source>Two touch, and one hawk by itself is not enough</source>
        <translation>Twee raken elkaar, en één losse buizerd is niet genoeg</translation>
    </message>
    <message>
        <source>Every line between two hawks counts</source>
        <translation>Elke lijn tussen twee buizerds telt</translation>
    </message>
    <message>
        <source>Nothing but a hawk interrupts a line</source>
        <translation>Alleen een buizerd onderbreekt een lijn</translation>
    </message>
    <message>
        <source>In a row each hawk sees only the next one</source>
        <translation>Op een rij ziet elke buizerd alleen de volgende</translation>
    </message>
    <message>
        <source>Hawks that touch do not see each other</source>
        <translation>Buizerds die elkaar raken, zien elkaar niet</translation>
    </message>
    <message>
        <source>Three species between the two, the most that counts</source>
        <translation>Drie soorten tussen de twee, het maximum dat telt</translation>
    </message>
    <message>
        <source>Two pairs, one species and two between them</source>
        <translation>Twee paren, met één soort en twee soorten ertussen</translation>
    </message>
    <message>
        <source>The one in the middle has only one partner</source>
        <translation>De middelste heeft maar één partner</translation>
    </message>
    <message>
        <source>The gap makes two short runs of a long one</source>
        <translation>Het gat maakt van een lange school twee korte</translation>
    </message>
    <message>
        <source>The sixth salmon adds nothing; apart it would</source>
        <translation>De zesde zalm levert niets extra op; los wel</translation>
    </message>
    <message>
        <source>Two runs of two: both are too short</source>
        <translation>Twee scholen van twee: allebei te kort</translation>
    </message>
    <message>
        <source>Three salmon, and three tokens beside them</source>
        <translation>Drie zalmen, met drie fiches ernaast</translation>
    </message>
    <message>
        <source>The bear touches more than one salmon, but counts once</source>
        <translation>De beer raakt meer dan één zalm, maar telt één keer</translation>
    </message>
    <message>
        <source>Short runs count too; the elk lies beside both</source>
        <translation>Korte scholen tellen ook; de wapiti ligt naast beide</translation>
    </message>
    <message>
        <source>Runs of two and of one are too short</source>
        <translation>Scholen van twee en van een zijn te kort</translation>
    </message>
    <message>
        <source>A run may bend as it likes</source>
        <translation>Een school mag alle kanten op buigen</translation>
    </message>
    <message>
        <source>A triangle is a run: each salmon touches only two</source>
        <translation>Een driehoek is een school: elke zalm raakt er maar twee</translation>
    </message>
    <message>
        <source>A block is a run: each salmon touches only two</source>
        <translation>Een blok is een school: elke zalm raakt er maar twee</translation>
    </message>
    <message>
        <source>One salmon touches three: this is no run at all</source>
        <translation>Eén zalm raakt er drie: dit is helemaal geen school</translation>
    </message>
    <message>
        <source>The salmon that touches three is left out</source>
        <translation>De zalm die er drie raakt, telt niet mee</translation>
    </message>
    <message>
        <source>Three together, in any shape</source>
        <translation>Drie bij elkaar, in welke vorm ook</translation>
    </message>
    <message>
        <source>A single one earns a little, a pair more</source>
        <translation>Een los dier levert iets op, een paar meer</translation>
    </message>
    <message>
        <source>The fourth adds nothing; apart it would</source>
        <translation>Het vierde levert niets extra op; los wel</translation>
    </message>
    <message>
        <source>Three single ones are worth less than a group</source>
        <translation>Drie losse dieren zijn minder waard dan een groep</translation>
    </message>
    <message>
        <source>The fifth adds nothing; three and two would be more</source>
        <translation>Het vijfde levert niets extra op; drie en twee was meer</translation>
    </message>
    <message>
        <source>A single one earns nothing</source>
        <translation>Een los dier levert niets op</translation>
    </message>
</context>
<context>
    <name>CardPage</name>
    <message>
        <source>At this table: {0}</source>
        <translation>Aan deze tafel: {0}</translation>
    </message>
</context>
<context>
    <name>CardPicture</name>
    <message>
        <source>Right, scores {0}: {1}</source>
        <translation>Goed, scoort {0}: {1}</translation>
    </message>
    <message>
        <source>Wrong, scores {0} instead of {1}: {2}</source>
        <translation>Fout, scoort {0} in plaats van {1}: {2}</translation>
    </message>
</context>
<context>
    <name>Cards</name>
    <message>
        <source>each</source>
        <translation>elk</translation>
    </message>
    <message>
        <source>bonus</source>
        <translation>bonus</translation>
    </message>
    <message>
        <source>Animals in a group</source>
        <translation>Dieren per groep</translation>
    </message>
    <message>
        <source>Bears in a group</source>
        <translation>Beren per groep</translation>
    </message>
    <message>
        <source>Salmon in a run</source>
        <translation>Zalmen per school</translation>
    </message>
    <message>
        <source>Pairs of bears</source>
        <translation>Berenparen</translation>
    </message>
    <message>
        <source>Elk in a line</source>
        <translation>Wapiti’s per lijn</translation>
    </message>
    <message>
        <source>Elk in a shape</source>
        <translation>Wapiti’s per figuur</translation>
    </message>
    <message>
        <source>Elk in a group</source>
        <translation>Wapiti’s per groep</translation>
    </message>
    <message>
        <source>Elk in a circle</source>
        <translation>Wapiti’s per kring</translation>
    </message>
    <message>
        <source>In each run</source>
        <translation>In elke school</translation>
    </message>
    <message>
        <source>Hawks alone</source>
        <translation>Losse buizerds</translation>
    </message>
    <message>
        <source>Hawks that count</source>
        <translation>Buizerds die tellen</translation>
    </message>
    <message>
        <source>Lines of sight</source>
        <translation>Zichtlijnen</translation>
    </message>
    <message>
        <source>Species between</source>
        <translation>Soorten ertussen</translation>
    </message>
    <message>
        <source>Species beside it</source>
        <translation>Soorten ernaast</translation>
    </message>
    <message>
        <source>Species twice</source>
        <translation>Soorten twee keer</translation>
    </message>
    <message>
        <source>Tokens of a species</source>
        <translation>Fiches van een soort</translation>
    </message>
    <message>
        <source>a salmon</source>
        <translation>per zalm</translation>
    </message>
    <message>
        <source>a token beside it</source>
        <translation>per fiche ernaast</translation>
    </message>
    <message>
        <source>Pairs, all together: 4, 11, 19, 27</source>
        <translation>Paren, 1 t/m 4: 4, 11, 19, 27</translation>
    </message>
    <message>
        <source>Each group of three: 10</source>
        <translation>Elke groep van drie: 10</translation>
    </message>
    <message>
        <source>Groups of 1, 2, 3: 2, 5, 8; all three sizes: +3</source>
        <translation>Groepen van 1, 2, 3: 2, 5, 8; alle drie de groottes: +3</translation>
    </message>
    <message>
        <source>Groups of 2, 3, 4: 5, 8, 13</source>
        <translation>Groepen van 2, 3, 4: 5, 8, 13</translation>
    </message>
    <message>
        <source>Straight lines of 1 to 4: 2, 5, 9, 13</source>
        <translation>Rechte lijnen van 1 t/m 4: 2, 5, 9, 13</translation>
    </message>
    <message>
        <source>Shapes of 1 to 4: 2, 5, 9, 13</source>
        <translation>Figuren van 1 t/m 4: 2, 5, 9, 13</translation>
    </message>
    <message>
        <source>Groups of 1 to 8: 2, 4, 7, 10, 14, 18, 23, 28</source>
        <translation>Groepen van 1 t/m 8: 2, 4, 7, 10, 14, 18, 23, 28</translation>
    </message>
    <message>
        <source>Around one place, 1 to 6: 2, 5, 8, 12, 16, 21</source>
        <translation>Rond één vak, 1 t/m 6: 2, 5, 8, 12, 16, 21</translation>
    </message>
    <message>
        <source>Runs of 1 to 7: 2, 5, 8, 12, 16, 20, 25</source>
        <translation>Scholen van 1 t/m 7: 2, 5, 8, 12, 16, 20, 25</translation>
    </message>
    <message>
        <source>Runs of 1 to 5: 2, 4, 9, 11, 17</source>
        <translation>Scholen van 1 t/m 5: 2, 4, 9, 11, 17</translation>
    </message>
    <message>
        <source>Runs of 3, 4, 5: 10, 12, 15</source>
        <translation>Scholen van 3, 4, 5: 10, 12, 15</translation>
    </message>
    <message>
        <source>Runs of 3 and more: 1 a salmon, 1 a token beside it</source>
        <translation>Scholen van 3 of meer: 1 per zalm, 1 per fiche ernaast</translation>
    </message>
    <message>
        <source>Hawks alone, 1 to 8: 2, 5, 8, 11, 14, 18, 22, 26</source>
        <translation>Losse buizerds, 1 t/m 8: 2, 5, 8, 11, 14, 18, 22, 26</translation>
    </message>
    <message>
        <source>Alone and in sight, 2 to 8: 5, 9, 12, 16, 20, 24, 28</source>
        <translation>Los en in zicht, 2 t/m 8: 5, 9, 12, 16, 20, 24, 28</translation>
    </message>
    <message>
        <source>Each line of sight: 3</source>
        <translation>Elke zichtlijn: 3</translation>
    </message>
    <message>
        <source>Pairs in sight, 1 to 3 species between: 4, 7, 9</source>
        <translation>Paren in zicht, 1 t/m 3 soorten ertussen: 4, 7, 9</translation>
    </message>
    <message>
        <source>Each fox: 1 a species beside it</source>
        <translation>Elke vos: 1 per soort ernaast</translation>
    </message>
    <message>
        <source>Each fox, pairs beside it, 1 to 3: 3, 5, 7</source>
        <translation>Elke vos, paren ernaast, 1 t/m 3: 3, 5, 7</translation>
    </message>
    <message>
        <source>Each fox: the most of one other species beside it</source>
        <translation>Elke vos: de meeste van één andere soort ernaast</translation>
    </message>
    <message>
        <source>Pairs of foxes, pairs around, 1 to 4: 5, 7, 9, 11</source>
        <translation>Vossenparen, paren eromheen, 1 t/m 4: 5, 7, 9, 11</translation>
    </message>
    <message>
        <source>Around one place, 1 to 4: 2, 5, 8, 12</source>
        <translation>Rond één vak, 1 t/m 4: 2, 5, 8, 12</translation>
    </message>
    <message>
        <source>Each fox, pairs beside it, 1 or 2: 3, 5</source>
        <translation>Elke vos, paren ernaast, 1 of 2: 3, 5</translation>
    </message>
    <message>
        <source>Pairs of foxes, pairs around, 1 to 3: 5, 7, 9</source>
        <translation>Vossenparen, paren eromheen, 1 t/m 3: 5, 7, 9</translation>
    </message>
    <message>
        <source>Every group of 1, 2, 3 and more: 2, 5, 9</source>
        <translation>Elke groep van 1, 2, 3 of meer: 2, 5, 9</translation>
    </message>
    <message>
        <source>Every group of 2, 3, 4 and more: 5, 8, 12</source>
        <translation>Elke groep van 2, 3, 4 of meer: 5, 8, 12</translation>
    </message>
    <message>
        <source>Family card</source>
        <translation>Familiekaart</translation>
    </message>
    <message>
        <source>Intermediate card</source>
        <translation>Gevorderdenkaart</translation>
    </message>
    <message>
        <source>All animals score alike. Each group that holds together scores by its size, in any shape. A group of three is the best; more animals in it bring nothing further.</source>
        <translation>Alle dieren scoren op dezelfde manier. Elke aaneengesloten groep scoort naar grootte, in welke vorm ook. Een groep van drie is het best; meer dieren erin leveren niets extra op.</translation>
    </message>
    <message>
        <source>All animals score alike. Each group of two or more scores by its size, in any shape. A single animal earns nothing, and more than four together bring nothing further.</source>
        <translation>Alle dieren scoren op dezelfde manier. Elke groep van twee of meer scoort naar grootte, in welke vorm ook. Een los dier levert niets op, en meer dan vier bij elkaar leveren niets extra op.</translation>
    </message>
    <message>
        <source>A group of more than eight is split for the best total.</source>
        <translation>een groep van meer dan acht wordt optimaal gesplitst.</translation>
    </message>
    <message>
        <source>A group of more than eight scores like eight.</source>
        <translation>een groep van meer dan acht scoort als acht.</translation>
    </message>
    <message>
        <source>There may be gaps between the elk of a circle.</source>
        <translation>er mogen gaten zijn tussen de wapiti’s van een kring.</translation>
    </message>
    <message>
        <source>The elk of a circle must stand side by side.</source>
        <translation>de wapiti’s van een kring moeten zij aan zij staan.</translation>
    </message>
    <message>
        <source>A group in which a salmon touches three others scores nothing at all.</source>
        <translation>een groep waarin een zalm drie andere raakt, levert helemaal niets op.</translation>
    </message>
    <message>
        <source>A salmon that touches three others is left out, and the rest is scored.</source>
        <translation>een zalm die drie andere raakt, telt niet mee; de rest wel.</translation>
    </message>
    <message>
        <source>Runs of any length score.</source>
        <translation>Scholen van elke lengte scoren.</translation>
    </message>
    <message>
        <source>Runs of fewer than three score nothing.</source>
        <translation>Scholen van minder dan drie leveren niets op.</translation>
    </message>
    <message>
        <source>Bears live in pairs: two side by side, and no third bear beside them. Points depend on how many pairs you have. More than four pairs bring nothing further.</source>
        <translation>Beren leven in paren: twee naast elkaar, zonder derde beer ernaast. De punten hangen af van het aantal paren dat je hebt. Meer dan vier paren leveren niets extra op.</translation>
    </message>
    <message>
        <source>Bears live in families of three. Each group of exactly three scores, whatever its shape. Smaller and larger groups earn nothing.</source>
        <translation>Beren leven in families van drie. Elke groep van precies drie scoort, in welke vorm ook. Kleinere en grotere groepen leveren niets op.</translation>
    </message>
    <message>
        <source>Groups of one, two or three bears score by their size; larger ones earn nothing. Who has at least one group of each size gets a bonus, once.</source>
        <translation>Groepen van een, twee of drie beren scoren naar grootte; grotere leveren niets op. Heb je minstens één groep van elke grootte, dan krijg je één keer een bonus.</translation>
    </message>
    <message>
        <source>Groups of two, three or four bears score by their size. A single bear earns nothing, and neither does a larger group.</source>
        <translation>Groepen van twee, drie of vier beren scoren naar grootte. Een losse beer levert niets op, een grotere groep ook niet.</translation>
    </message>
    <message>
        <source>Elk walk in straight lines, in any direction, without gaps. The longer a line, the more it scores, up to four.</source>
        <translation>Wapiti’s lopen in rechte lijnen, in elke richting, zonder gaten. Hoe langer een lijn, hoe meer die oplevert, tot en met vier.</translation>
    </message>
    <message>
        <source>Elk gather in herds of any shape. Each group that holds together scores by its size. The larger it is, the more the next elk adds.</source>
        <translation>Wapiti’s verzamelen zich in kuddes van elke vorm. Elke aaneengesloten groep scoort naar grootte. Hoe groter de groep, hoe meer de volgende wapiti oplevert.</translation>
    </message>
    <message>
        <source>Elk stand in a circle around one place, which may hold anything or nothing. The more of the {0} places around it hold elk, the more they score.</source>
        <translation>Wapiti’s staan in een kring rond één vak, waar van alles of niets mag liggen. Op hoe meer van de {0} vakken eromheen een wapiti staat, hoe meer ze opleveren.</translation>
    </message>
    <message>
        <source>Each elk counts once, in the way that is best for you.</source>
        <translation>Elke wapiti telt één keer, op de manier die voor jou het best is.</translation>
    </message>
    <message>
        <source>Elk stand in shapes: one alone, a pair, three as a triangle, four as a rhombus, turned as you like.</source>
        <translation>Wapiti’s staan in figuren: een alleen, een paar, drie in een driehoek, vier in een ruit, gedraaid zoals je wilt.</translation>
    </message>
    <message>
        <source>Elk stand in shapes: one alone, a pair, three as an L, four as a block, turned as you like.</source>
        <translation>Wapiti’s staan in figuren: een alleen, een paar, drie in een L, vier in een blok, gedraaid zoals je wilt.</translation>
    </message>
    <message>
        <source>Salmon swim in runs: chains in which no salmon touches more than two others. A run may bend, and even close.</source>
        <translation>Zalmen zwemmen in scholen: ketens waarin geen zalm meer dan twee andere raakt. Een school mag buigen, en zelfs een kring vormen.</translation>
    </message>
    <message>
        <source>Each run scores by its length, up to seven.</source>
        <translation>Elke school scoort naar lengte, tot en met zeven.</translation>
    </message>
    <message>
        <source>Each run scores by its length, up to five.</source>
        <translation>Elke school scoort naar lengte, tot en met vijf.</translation>
    </message>
    <message>
        <source>Each run of three or more scores by its length, up to five.</source>
        <translation>Elke school van drie of meer scoort naar lengte, tot en met vijf.</translation>
    </message>
    <message>
        <source>Each run scores a point for every salmon in it and a point for every other animal beside it.</source>
        <translation>Elke school levert een punt op voor elke zalm erin en een punt voor elk ander dier ernaast.</translation>
    </message>
    <message>
        <source>Hawks want to be alone. A hawk counts if no other hawk lies beside it. Points depend on how many such hawks you have, up to eight.</source>
        <translation>Buizerds willen alleen zijn. Een buizerd telt als er geen andere buizerd naast ligt. De punten hangen af van het aantal van zulke buizerds, tot en met acht.</translation>
    </message>
    <message>
        <source>A hawk counts if no other hawk lies beside it and it sees one from afar. Hawks see along straight lines, over everything but a hawk. Points depend on how many such hawks you have; one is not enough.</source>
        <translation>Een buizerd telt als er geen andere buizerd naast ligt en hij er in de verte een ziet. Buizerds zien in rechte lijnen, over alles heen behalve een buizerd. De punten hangen af van het aantal van zulke buizerds; één is niet genoeg.</translation>
    </message>
    <message>
        <source>Each line of sight between two hawks scores. Hawks see along straight lines, over everything up to the next hawk, but not one that they touch. A hawk may have many lines.</source>
        <translation>Elke zichtlijn tussen twee buizerds scoort. Buizerds zien in rechte lijnen, over alles heen tot aan de volgende buizerd, maar zien geen buizerd die ze raken. Een buizerd mag meerdere lijnen hebben.</translation>
    </message>
    <message>
        <source>Two hawks that see each other along a straight line are a pair. A pair scores by the number of different species between the two. Each hawk is in one pair only; the best pairs are taken for you.</source>
        <translation>Twee buizerds die elkaar in een rechte lijn zien, zijn een paar. Een paar scoort naar het aantal verschillende soorten tussen de twee. Elke buizerd hoort bij één paar; de beste paren worden voor je gekozen.</translation>
    </message>
    <message>
        <source>Each fox scores by itself. Count the different species on the places beside it; another fox is a species too.</source>
        <translation>Elke vos scoort apart. Tel de verschillende soorten op de vakken ernaast; een andere vos is ook een soort.</translation>
    </message>
    <message>
        <source>Each fox scores by itself. Count the species that are there at least twice on the places beside it. Other foxes do not count.</source>
        <translation>Elke vos scoort apart. Tel de soorten die minstens twee keer voorkomen op de vakken ernaast. Andere vossen tellen niet.</translation>
    </message>
    <message>
        <source>Each fox scores by itself. Take the species that is there most often on the places beside it and count its tokens. Other foxes do not count.</source>
        <translation>Elke vos scoort apart. Neem de soort die het vaakst voorkomt op de vakken ernaast en tel de fiches ervan. Andere vossen tellen niet.</translation>
    </message>
    <message>
        <source>Two foxes side by side are a pair. Count the species that are there at least twice on the places around the two; other foxes do not count. Each fox is in one pair only; the best pairs are taken for you.</source>
        <translation>Twee vossen naast elkaar zijn een paar. Tel de soorten die minstens twee keer voorkomen op de vakken rond de twee; andere vossen tellen niet. Elke vos hoort bij één paar; de beste paren worden voor je gekozen.</translation>
    </message>
    <message>
        <source>Bear</source>
        <translation>Beer</translation>
    </message>
    <message>
        <source>Elk</source>
        <translation>Wapiti</translation>
    </message>
    <message>
        <source>Salmon</source>
        <translation>Zalm</translation>
    </message>
    <message>
        <source>Hawk</source>
        <translation>Buizerd</translation>
    </message>
    <message>
        <source>Fox</source>
        <translation>Vos</translation>
    </message>
    <message>
        <source>the bear</source>
        <translation>de beer</translation>
    </message>
    <message>
        <source>the elk</source>
        <translation>de wapiti</translation>
    </message>
    <message>
        <source>the salmon</source>
        <translation>de zalm</translation>
    </message>
    <message>
        <source>the hawk</source>
        <translation>de buizerd</translation>
    </message>
    <message>
        <source>the fox</source>
        <translation>de vos</translation>
    </message>
    <message>
        <source>Mountain</source>
        <translation>Bergen</translation>
    </message>
    <message>
        <source>Forest</source>
        <translation>Bos</translation>
    </message>
    <message>
        <source>Prairie</source>
        <translation>Prairie</translation>
    </message>
    <message>
        <source>Wetland</source>
        <translation>Drasland</translation>
    </message>
    <message>
        <source>River</source>
        <translation>Rivier</translation>
    </message>
</context>
<context>
    <name>CardsDialog</name>
    <message>
        <source>Scoring cards</source>
        <translation>Scorekaarten</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Sluiten</translation>
    </message>
    <message>
        <source>{0} (this game)</source>
        <translation>{0} (deze partij)</translation>
    </message>
</context>
<context>
    <name>CardsPanel</name>
    <message>
        <source>Scoring cards</source>
        <translation>Scorekaarten</translation>
    </message>
</context>
<context>
    <name>Cascadia</name>
    <message>
        <source>Cascadia is a board game designed by Randy Flynn, illustrated by Beth Sobel and published by Flatout Games and AEG.</source>
        <translation>Cascadia is een bordspel van Randy Flynn, geïllustreerd door Beth Sobel en uitgegeven door Flatout Games en AEG.</translation>
    </message>
</context>
<context>
    <name>CascadiaCoach</name>
    <message>
        <source>Instead of declining the token: {0}</source>
        <translation>In plaats van het fiche te weigeren: {0}</translation>
    </message>
    <message>
        <source>It would not have left {0}: {1}.</source>
        <translation>Je had {0} vermeden: {1}.</translation>
    </message>
    <message>
        <source>{0}: {1}.</source>
        <translation>{0}: {1}.</translation>
    </message>
    <message>
        <source>{0}: {1} instead of {2}.</source>
        <translation>{0}: {1} in plaats van {2}.</translation>
    </message>
    <message>
        <source>There would have been a nature token more: {0}.</source>
        <translation>Er was een natuurfiche meer geweest: {0}.</translation>
    </message>
    <message>
        <source>No nature token would have been spent.</source>
        <translation>Er was geen natuurfiche ingezet.</translation>
    </message>
    <message>
        <source>There would have been a pair of bears</source>
        <translation>Er was één paar beren geweest</translation>
    </message>
    <message>
        <source>There would have been {0} pairs of bears</source>
        <translation>Er waren {0} paar beren geweest</translation>
    </message>
    <message>
        <source>The bears would have been a group of {0}</source>
        <translation>De beren hadden een groep van {0} gevormd</translation>
    </message>
    <message>
        <source>The elk would have been a group of {0}</source>
        <translation>De wapiti’s hadden een groep van {0} gevormd</translation>
    </message>
    <message>
        <source>The salmon would have been a group of {0}</source>
        <translation>De zalmen hadden een groep van {0} gevormd</translation>
    </message>
    <message>
        <source>The hawks would have been a group of {0}</source>
        <translation>De buizerds hadden een groep van {0} gevormd</translation>
    </message>
    <message>
        <source>The foxes would have been a group of {0}</source>
        <translation>De vossen hadden een groep van {0} gevormd</translation>
    </message>
    <message>
        <source>There would have been one more single bear</source>
        <translation>Er was een losse beer meer geweest</translation>
    </message>
    <message>
        <source>There would have been one more single elk</source>
        <translation>Er was een losse wapiti meer geweest</translation>
    </message>
    <message>
        <source>There would have been one more single salmon</source>
        <translation>Er was een losse zalm meer geweest</translation>
    </message>
    <message>
        <source>There would have been one more single hawk</source>
        <translation>Er was een losse buizerd meer geweest</translation>
    </message>
    <message>
        <source>There would have been one more single fox</source>
        <translation>Er was een losse vos meer geweest</translation>
    </message>
    <message>
        <source>{0} elk would have stood in a line</source>
        <translation>{0} wapiti’s hadden in een lijn gestaan</translation>
    </message>
    <message>
        <source>{0} elk would have stood in a shape</source>
        <translation>{0} wapiti’s hadden in een figuur gestaan</translation>
    </message>
    <message>
        <source>{0} elk would have stood around one place</source>
        <translation>{0} wapiti’s hadden rond één vak gestaan</translation>
    </message>
    <message>
        <source>There would have been a run of {0} salmon</source>
        <translation>Er was een school van {0} zalmen geweest</translation>
    </message>
    <message>
        <source>A run of {0} salmon would have had one neighbour</source>
        <translation>Een school van {0} zalmen had één fiche ernaast gehad</translation>
    </message>
    <message>
        <source>A run of {0} salmon would have had {1} neighbours</source>
        <translation>Een school van {0} zalmen had {1} fiches ernaast gehad</translation>
    </message>
    <message>
        <source>One hawk would have touched no other</source>
        <translation>Eén buizerd had geen andere geraakt</translation>
    </message>
    <message>
        <source>{0} hawks would have touched no other</source>
        <translation>{0} buizerds hadden geen andere geraakt</translation>
    </message>
    <message>
        <source>One hawk would have seen another and touched none</source>
        <translation>Eén buizerd had een andere gezien en geen geraakt</translation>
    </message>
    <message>
        <source>{0} hawks would have seen another and touched none</source>
        <translation>{0} buizerds hadden een andere gezien en geen geraakt</translation>
    </message>
    <message>
        <source>Two hawks would have had one species between them</source>
        <translation>Twee buizerds hadden één soort ertussen gehad</translation>
    </message>
    <message>
        <source>Two hawks would have had {0} species between them</source>
        <translation>Twee buizerds hadden {0} soorten ertussen gehad</translation>
    </message>
    <message>
        <source>The fox would have had one neighbour</source>
        <translation>De vos had één buur gehad</translation>
    </message>
    <message>
        <source>The fox would have had {0} different neighbours</source>
        <translation>De vos had {0} verschillende buren gehad</translation>
    </message>
    <message>
        <source>The fox would have had {0} neighbours of one species</source>
        <translation>De vos had {0} buren van één soort gehad</translation>
    </message>
    <message>
        <source>The fox would have had one species twice beside it</source>
        <translation>De vos had één dubbele soort ernaast gehad</translation>
    </message>
    <message>
        <source>The fox would have had {0} species twice beside it</source>
        <translation>De vos had {0} dubbele soorten ernaast gehad</translation>
    </message>
    <message>
        <source>Two foxes would have had one species twice beside them</source>
        <translation>Twee vossen hadden één dubbele soort ernaast gehad</translation>
    </message>
    <message>
        <source>Two foxes would have had {0} species twice beside them</source>
        <translation>Twee vossen hadden {0} dubbele soorten ernaast gehad</translation>
    </message>
    <message>
        <source>There would have been mountains</source>
        <translation>Er waren bergen geweest</translation>
    </message>
    <message>
        <source>There would have been a forest</source>
        <translation>Er was een bos geweest</translation>
    </message>
    <message>
        <source>There would have been a prairie</source>
        <translation>Er was een prairie geweest</translation>
    </message>
    <message>
        <source>There would have been a wetland</source>
        <translation>Er was een drasland geweest</translation>
    </message>
    <message>
        <source>There would have been a river</source>
        <translation>Er was een rivier geweest</translation>
    </message>
    <message>
        <source>The mountains would have had {0} tiles</source>
        <translation>De bergen hadden {0} tegels gehad</translation>
    </message>
    <message>
        <source>The forest would have had {0} tiles</source>
        <translation>Het bos had {0} tegels gehad</translation>
    </message>
    <message>
        <source>The prairie would have had {0} tiles</source>
        <translation>De prairie had {0} tegels gehad</translation>
    </message>
    <message>
        <source>The wetland would have had {0} tiles</source>
        <translation>Het drasland had {0} tegels gehad</translation>
    </message>
    <message>
        <source>The river would have had {0} tiles</source>
        <translation>De rivier had {0} tegels gehad</translation>
    </message>
    <message>
        <source>There would have been groups of all {0} sizes</source>
        <translation>Er waren groepen van alle {0} groottes geweest</translation>
    </message>
    <message>
        <source>Two hawks would have seen each other</source>
        <translation>Twee buizerds hadden elkaar gezien</translation>
    </message>
    <message>
        <source>Spends a nature token on other tokens (places {0}).</source>
        <translation>Zet een natuurfiche in voor andere fiches (plaatsen {0}).</translation>
    </message>
    <message>
        <source>Has three equal tokens replaced.</source>
        <translation>Laat drie gelijke fiches vervangen.</translation>
    </message>
    <message>
        <source>No pair fitted well: a nature token for other tokens (places {0}) promised more.</source>
        <translation>Geen paar paste goed: een natuurfiche voor andere fiches (plaatsen {0}) beloofde meer.</translation>
    </message>
    <message>
        <source>Three tokens were equal: other ones would have cost nothing and promised more.</source>
        <translation>Drie fiches waren gelijk: andere hadden niets gekost en beloofden meer.</translation>
    </message>
    <message>
        <source>The tokens drawn anew promised {0} less than the best pair that lay there.</source>
        <translation>De opnieuw getrokken fiches beloofden {0} minder dan het beste paar dat er lag.</translation>
    </message>
</context>
<context>
    <name>CascadiaCommands</name>
    <message>
        <source>A player of a position for whom only tokens were laid may have the sizes of the largest corridors instead of tiles with edges: {0}.</source>
        <translation>In een positie kan een speler voor wie alleen fiches zijn gelegd de grootte van de grootste corridors hebben in plaats van tegels met randen: {0}.</translation>
    </message>
    <message>
        <source>letters for bear, elk, salmon, hawk, fox; or family, intermediate, random</source>
        <translation>letters voor beer, wapiti, zalm, buizerd, vos; of family, intermediate, random</translation>
    </message>
    <message>
        <source>1 to {0}, with its own cards</source>
        <translation>1 tot en met {0}, met eigen kaarten</translation>
    </message>
    <message>
        <source>{0} is neither five letters from A to D nor family, intermediate or random</source>
        <translation>{0} is geen vijf letters van A tot en met D en ook niet family, intermediate of random</translation>
    </message>
    <message>
        <source>a scenario has its own cards</source>
        <translation>een scenario heeft zijn eigen kaarten</translation>
    </message>
    <message>
        <source>{0} on hex tiles, cards {1}, seed {2}, {3} games a second</source>
        <translation>{0} op zeshoekige tegels, kaarten {1}, deling {2}, partijen per seconde: {3}</translation>
    </message>
    <message>
        <source>{0} on square tiles, cards {1}, seed {2}, {3} games a second</source>
        <translation>{0} op vierkante tegels, kaarten {1}, deling {2}, partijen per seconde: {3}</translation>
    </message>
    <message>
        <source>without bonus</source>
        <translation>zonder bonus</translation>
    </message>
</context>
<context>
    <name>CascadiaDocuments</name>
    <message>
        <source>it is a game of another deal or of somebody else</source>
        <translation>het is een spel van een andere deling of van iemand anders</translation>
    </message>
    <message>
        <source>it is finished</source>
        <translation>het is afgelopen</translation>
    </message>
    <message>
        <source>it is not finished</source>
        <translation>het is niet afgelopen</translation>
    </message>
    <message>
        <source>it is not the game that is to be played next</source>
        <translation>het is niet het spel dat nu aan de beurt is</translation>
    </message>
    <message>
        <source>it is somebody else&apos;s turn to play</source>
        <translation>iemand anders is aan de beurt</translation>
    </message>
    <message>
        <source>{0} cannot be used.</source>
        <translation>{0} kan niet worden gebruikt.</translation>
    </message>
    <message>
        <source>{0} cannot be used: {1}.</source>
        <translation>{0} kan niet worden gebruikt: {1}.</translation>
    </message>
    <message>
        <source>{0} has other cards than this game.</source>
        <translation>{0} heeft andere kaarten dan dit spel.</translation>
    </message>
    <message>
        <source>{0} is the cell {1},{2}, where another tile lies already.</source>
        <translation>{0} is het vak {1},{2}, waar al een andere tegel ligt.</translation>
    </message>
    <message>
        <source>{0} must be {1} or {2}.</source>
        <translation>{0} moet {1} of {2} zijn.</translation>
    </message>
    <message>
        <source>{0} must not have more than {1} tokens of {2}.</source>
        <translation>{0} mag niet meer dan {1} fiches {2} hebben.</translation>
    </message>
</context>
<context>
    <name>CascadiaDoubts</name>
    <message>
        <source>1 nature token is more than the {0} filled keystone tiles can have given</source>
        <translation>1 natuurfiche is meer dan de {0} gevulde kerntegels kunnen hebben opgeleverd</translation>
    </message>
    <message>
        <source>The players differ by more than one tile.</source>
        <translation>De spelers verschillen meer dan één tegel.</translation>
    </message>
    <message>
        <source>There are {0} tiles of {1} with {2}; the box has {3}.</source>
        <translation>Er zijn {0} tegels met {1} en {2}; de doos heeft er {3}.</translation>
    </message>
    <message>
        <source>There are {0} tiles of {1}; the box has {2}.</source>
        <translation>Er zijn {0} tegels met {1}; de doos heeft er {2}.</translation>
    </message>
    <message>
        <source>There are {0} tokens of {1}; the box has {2}.</source>
        <translation>Er zijn {0} fiches {1}; de doos heeft er {2}.</translation>
    </message>
    <message>
        <source>a {0} corridor of {1} is more than the {2} tiles of a whole game</source>
        <translation>een corridor {0} van {1} is meer dan de {2} tegels van een heel spel</translation>
    </message>
    <message>
        <source>corridors are typed in, but those of the tiles count</source>
        <translation>er zijn corridors ingevuld, maar die van de tegels tellen</translation>
    </message>
    <message>
        <source>has edges like no tile there is</source>
        <translation>heeft randen zoals geen enkele tegel</translation>
    </message>
    <message>
        <source>holds a token of {0}, which it does not show</source>
        <translation>draagt een fiche {0}, die de tegel niet toont</translation>
    </message>
    <message>
        <source>is said to be a keystone tile</source>
        <translation>heet een kerntegel te zijn</translation>
    </message>
    <message>
        <source>must be a keystone tile</source>
        <translation>moet een kerntegel zijn</translation>
    </message>
    <message>
        <source>shows animals like no tile of these habitats</source>
        <translation>toont dieren zoals geen tegel met deze landschappen</translation>
    </message>
    <message>
        <source>shows animals like no tile there is</source>
        <translation>toont dieren zoals geen enkele tegel</translation>
    </message>
    <message>
        <source>the tile at {0},{1} {2}</source>
        <translation>de tegel op {0},{1} {2}</translation>
    </message>
    <message>
        <source>the tiles do not hang together</source>
        <translation>de tegels hangen niet samen</translation>
    </message>
    <message>
        <source>{0} and {1}</source>
        <translation>{0} en {1}</translation>
    </message>
    <message>
        <source>{0} nature tokens are more than the {1} filled keystone tiles can have given</source>
        <translation>{0} natuurfiches zijn er meer dan de {1} gevulde kerntegels kunnen hebben opgeleverd</translation>
    </message>
    <message>
        <source>{0} tiles are more than the {1} of a whole game</source>
        <translation>{0} tegels zijn er meer dan de {1} van een heel spel</translation>
    </message>
    <message>
        <source>{0} tokens are more than the {1} of a whole game</source>
        <translation>{0} fiches zijn er meer dan de {1} van een heel spel</translation>
    </message>
    <message>
        <source>{0}: {1}.</source>
        <translation>{0}: {1}.</translation>
    </message>
</context>
<context>
    <name>CascadiaGuide</name>
    <message>
        <source>Take the pair with the elk: click on it in the market, or press 2.</source>
        <translation>Neem het paar met de wapiti: klik erop in de markt, of druk op 2.</translation>
    </message>
    <message>
        <source>Nice, too! But for now take the pair in the ring.</source>
        <translation>Ook mooi! Maar neem nu eerst het paar in de ring.</translation>
    </message>
    <message>
        <source>Not yet: turn it until forest meets forest and wetland meets wetland in the ring.</source>
        <translation>Nog niet: draai hem tot bos aan bos komt en drasland aan drasland.</translation>
    </message>
    <message>
        <source>A good place, too! But for now lay the tile in the ring.</source>
        <translation>Ook een goede plek! Maar leg de tegel nu eerst in de ring.</translation>
    </message>
    <message>
        <source>Now put the elk on the forest in the ring, which shows an elk.</source>
        <translation>Zet de wapiti nu op het bos in de ring, waar een wapiti op staat.</translation>
    </message>
    <message>
        <source>Nearly: the elk goes to the tile with the pine cone.</source>
        <translation>Bijna: de wapiti hoort op de tegel met de dennenappel.</translation>
    </message>
    <message>
        <source>A tile with a pine cone is a keystone tile: your elk has earned you a nature token!</source>
        <translation>Een tegel met een dennenappel is een kerntegel: je wapiti heeft je een natuurfiche opgeleverd!</translation>
    </message>
    <message>
        <source>Three salmon are too many: replace them with the button in the ring.</source>
        <translation>Drie zalmen is te veel: vervang ze met de knop in de ring.</translation>
    </message>
    <message>
        <source>Three others came out of the bag; four of a kind are replaced without asking.</source>
        <translation>Er kwamen drie andere uit de zak; vier gelijke worden vervangen zonder te vragen.</translation>
    </message>
    <message>
        <source>Spend your nature token: press the button in the ring to pick freely.</source>
        <translation>Gebruik je natuurfiche: druk op de knop in de ring om vrij te kiezen.</translation>
    </message>
    <message>
        <source>Not yet: first press the button in the ring.</source>
        <translation>Nog niet: druk eerst op de knop in de ring.</translation>
    </message>
    <message>
        <source>Take the tile in the ring and then the fox, although they are no pair.</source>
        <translation>Neem de tegel in de ring en dan de vos, ook al zijn ze geen paar.</translation>
    </message>
    <message>
        <source>Not those: take the tile in the ring, and then the fox.</source>
        <translation>Niet die: neem de tegel in de ring, en dan de vos.</translation>
    </message>
    <message>
        <source>For a nature token you may take any tile with any animal, or replace some animals.</source>
        <translation>Voor een natuurfiche mag je elke tegel met elk dier nemen, of dieren vervangen.</translation>
    </message>
    <message>
        <source>Lay the tile in the ring: click there twice, or go there with the arrow keys and press Enter twice.</source>
        <translation>Leg de tegel in de ring: klik daar twee keer, of ga erheen met de pijltjes en druk twee keer op Enter.</translation>
    </message>
    <message>
        <source>Turn the tile with R, or with the wheel over the ring: forest to forest, wetland to wetland.</source>
        <translation>Draai de tegel met R, of met het muiswiel boven de ring: bos aan bos, drasland aan drasland.</translation>
    </message>
    <message>
        <source>Wait: first press the button in the ring.</source>
        <translation>Wacht: druk eerst op de knop in de ring.</translation>
    </message>
    <message>
        <source>Make your forest larger: lay this tile in the ring, with two clicks or Enter as before.</source>
        <translation>Maak je bos groter: leg deze tegel in de ring, met twee klikken of Enter zoals net.</translation>
    </message>
    <message>
        <source>The forest grows in the ring only, where forest meets forest.</source>
        <translation>Het bos groeit alleen in de ring, waar bos aan bos komt.</translation>
    </message>
    <message>
        <source>Your largest forest earns {0} points, one for each of its tiles.</source>
        <translation>Je grootste bos levert {0} punten op, één voor elke tegel.</translation>
    </message>
    <message>
        <source>Bears live in pairs: put this bear beside the other one.</source>
        <translation>Beren zijn graag met z’n tweeën: zet deze beer naast de andere.</translation>
    </message>
    <message>
        <source>It would be lonely there: put it beside the other bear.</source>
        <translation>Daar is hij zo alleen: zet hem naast de andere beer.</translation>
    </message>
    <message>
        <source>A pair of bears that touches no other bear: {0} points!</source>
        <translation>Een paar beren dat geen andere beer raakt: {0} punten!</translation>
    </message>
    <message>
        <source>Elk like a straight line: put this elk at its end.</source>
        <translation>Wapiti’s lopen graag in een rechte lijn: zet deze aan het eind.</translation>
    </message>
    <message>
        <source>That would be no straight line: put it in the ring.</source>
        <translation>Dat is geen rechte lijn: zet hem in de ring.</translation>
    </message>
    <message>
        <source>Three elk in a line: {0} points!</source>
        <translation>Drie wapiti’s op een rij: {0} punten!</translation>
    </message>
    <message>
        <source>Salmon swim one behind the other: put this salmon at the end of the run.</source>
        <translation>Zalmen zwemmen achter elkaar aan: zet deze aan het eind van de school.</translation>
    </message>
    <message>
        <source>There it would crowd the others: put it at the end, in the ring.</source>
        <translation>Daar zit hij de anderen in de weg: zet hem aan het eind, in de ring.</translation>
    </message>
    <message>
        <source>A run of four salmon: {0} points!</source>
        <translation>Een school van vier zalmen: {0} punten!</translation>
    </message>
    <message>
        <source>Hawks like to be alone: put this hawk far away from the other one.</source>
        <translation>Buizerds zijn graag alleen: zet deze ver van de andere.</translation>
    </message>
    <message>
        <source>There the hawks would quarrel: put it in the ring.</source>
        <translation>Daar krijgen de buizerds ruzie: zet hem in de ring.</translation>
    </message>
    <message>
        <source>Two hawks that do not touch: {0} points!</source>
        <translation>Twee buizerds die elkaar niet raken: {0} punten!</translation>
    </message>
    <message>
        <source>Foxes like company: put this fox where most different animals live.</source>
        <translation>Vossen houden van gezelschap: zet deze waar de meeste verschillende dieren wonen.</translation>
    </message>
    <message>
        <source>In the ring it has more different animals around it.</source>
        <translation>In de ring heeft hij meer verschillende dieren om zich heen.</translation>
    </message>
    <message>
        <source>Different animals around the fox: {0} points!</source>
        <translation>Verschillende dieren rond de vos: {0} punten!</translation>
    </message>
    <message>
        <source>This is the last turn of a whole game: put the fox in the ring.</source>
        <translation>Dit is de laatste beurt van een hele partij: zet de vos in de ring.</translation>
    </message>
    <message>
        <source>Once more into the ring, please: then the game is over.</source>
        <translation>Nog één keer in de ring, alsjeblieft: dan is de partij voorbij.</translation>
    </message>
    <message>
        <source>The game is over: {0} points for animals, {1} for land and {2} for nature tokens make {3}!</source>
        <translation>De partij is voorbij: {0} punten voor dieren, {1} voor landschappen en {2} voor natuurfiches zijn samen {3}!</translation>
    </message>
</context>
<context>
    <name>CascadiaLaid</name>
    <message>
        <source>blank tile</source>
        <translation>lege tegel</translation>
    </message>
    <message>
        <source>keystone</source>
        <translation>kerntegel</translation>
    </message>
</context>
<context>
    <name>CascadiaLetters</name>
    <message>
        <source>M F P W R</source>
        <translation>B O P D R</translation>
    </message>
    <message>
        <source>B E S H F</source>
        <translation>B W Z U V</translation>
    </message>
</context>
<context>
    <name>CascadiaReading</name>
    <message>
        <source>Tile {0}: {1}.</source>
        <translation>Tegel {0}: {1}.</translation>
    </message>
    <message>
        <source>Token {0}: {1}.</source>
        <translation>Fiche {0}: {1}.</translation>
    </message>
    <message>
        <source>Tile in hand: {0}. Press to turn it.</source>
        <translation>Tegel in de hand: {0}. Druk om hem te draaien.</translation>
    </message>
    <message>
        <source>Token in hand: {0}.</source>
        <translation>Fiche in de hand: {0}.</translation>
    </message>
    <message>
        <source>The token can be placed here.</source>
        <translation>De fiche kan hier geplaatst worden.</translation>
    </message>
    <message>
        <source>Your tile lies here as a draft.</source>
        <translation>Jouw tegel ligt hier op proef.</translation>
    </message>
    <message>
        <source>The tile can be laid here.</source>
        <translation>De tegel kan hier gelegd worden.</translation>
    </message>
    <message>
        <source>Landscape of {0}</source>
        <translation>Natuurgebied van {0}</translation>
    </message>
    <message>
        <source>Row {0}</source>
        <translation>Rij {0}</translation>
    </message>
    <message>
        <source>Column {0}</source>
        <translation>Kolom {0}</translation>
    </message>
    <message>
        <source>Chosen.</source>
        <translation>Gekozen.</translation>
    </message>
    <message>
        <source>Proposed.</source>
        <translation>Voorgesteld.</translation>
    </message>
</context>
<context>
    <name>CascadiaRules</name>
    <message>
        <source>a tile and a token have been taken already this turn</source>
        <translation>deze beurt zijn al een tegel en een fiche gepakt</translation>
    </message>
    <message>
        <source>no three tokens of the market are equal</source>
        <translation>er liggen geen drie gelijke fiches in de markt</translation>
    </message>
    <message>
        <source>the game is over</source>
        <translation>het spel is afgelopen</translation>
    </message>
    <message>
        <source>the market has the places 0 to {0}</source>
        <translation>de markt heeft de plaatsen 0 tot en met {0}</translation>
    </message>
    <message>
        <source>the places to replace must be named once each, in order</source>
        <translation>de plaatsen die worden vervangen moeten elk één keer en op volgorde worden genoemd</translation>
    </message>
    <message>
        <source>the tile cannot be turned like that</source>
        <translation>de tegel kan niet zo worden gedraaid</translation>
    </message>
    <message>
        <source>the tile does not show {0}</source>
        <translation>de tegel toont geen {0}</translation>
    </message>
    <message>
        <source>the tile must touch another one</source>
        <translation>de tegel moet een andere raken</translation>
    </message>
    <message>
        <source>there is no nature token to spend</source>
        <translation>er is geen natuurfiche om uit te geven</translation>
    </message>
    <message>
        <source>there is no tile to place</source>
        <translation>er is geen tegel om te leggen</translation>
    </message>
    <message>
        <source>there is no token to decline</source>
        <translation>er is geen fiche om te weigeren</translation>
    </message>
    <message>
        <source>there is no token to place</source>
        <translation>er is geen fiche om te leggen</translation>
    </message>
    <message>
        <source>there lies a tile already</source>
        <translation>daar ligt al een tegel</translation>
    </message>
    <message>
        <source>there lies a token already</source>
        <translation>daar ligt al een fiche</translation>
    </message>
    <message>
        <source>there lies no tile</source>
        <translation>daar ligt geen tegel</translation>
    </message>
    <message>
        <source>three equal tokens were replaced already this turn</source>
        <translation>deze beurt zijn al drie gelijke fiches vervangen</translation>
    </message>
</context>
<context>
    <name>CascadiaScore</name>
    <message>
        <source>{0} is not a field of positions and is ignored.</source>
        <translation>{0} is geen veld van posities en wordt genegeerd.</translation>
    </message>
    <message>
        <source>The game is not over: turn {0} of {1} is being played.</source>
        <translation>Het spel is niet afgelopen: beurt {0} van {1} is bezig.</translation>
    </message>
    <message>
        <source>nature</source>
        <translation>natuur</translation>
    </message>
    <message>
        <source>{0} bonus</source>
        <translation>bonus {0}</translation>
    </message>
    <message>
        <source>wildlife</source>
        <translation>dieren</translation>
    </message>
    <message>
        <source>habitats</source>
        <translation>landschappen</translation>
    </message>
    <message>
        <source>total</source>
        <translation>totaal</translation>
    </message>
    <message>
        <source>{0} points</source>
        <translation>{0} punten</translation>
    </message>
    <message>
        <source>Winners</source>
        <translation>Winnaars</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>Winnaar</translation>
    </message>
</context>
<context>
    <name>CategoriesPlot</name>
    <message>
        <source>Mean points</source>
        <translation>Gemiddelde punten</translation>
    </message>
    <message>
        <source>Points by category</source>
        <translation>Punten per categorie</translation>
    </message>
    <message>
        <source>Wildlife {0} · habitats {1} · bonuses {2} · nature {3}</source>
        <translation>Dieren {0} · landschappen {1} · bonussen {2} · natuur {3}</translation>
    </message>
    <message>
        <source>of which bonus</source>
        <translation>waarvan bonus</translation>
    </message>
    <message>
        <source>{0}: {1} points</source>
        <translation>{0}: {1} punten</translation>
    </message>
    <message>
        <source>of which bonus: {0}</source>
        <translation>waarvan bonus: {0}</translation>
    </message>
    <message>
        <source>Computers: {0}</source>
        <translation>Computers: {0}</translation>
    </message>
</context>
<context>
    <name>Cloth</name>
    <message>
        <source>{0} is next</source>
        <translation>{0} is aan de beurt</translation>
    </message>
    <message>
        <source>I am {0}</source>
        <translation>Ik ben {0}</translation>
    </message>
</context>
<context>
    <name>ClueCorner</name>
    <message>
        <source>Your clue: hold it, or C, to look</source>
        <translation>Je aanwijzing: houd dit of C ingedrukt om te kijken</translation>
    </message>
    <message>
        <source>My clue (hold C)</source>
        <translation>Mijn aanwijzing (C&#xa0;ingedrukt)</translation>
    </message>
    <message>
        <source>My clues (hold C)</source>
        <translation>Mijn aanwijzingen (C&#xa0;ingedrukt)</translation>
    </message>
</context>
<context>
    <name>Coach</name>
    <message>
        <source>after the turn</source>
        <translation>na de beurt</translation>
    </message>
    <message>
        <source>expected before</source>
        <translation>vooraf verwacht</translation>
    </message>
    <message>
        <source>Expected score by turn</source>
        <translation>Verwachte score per beurt</translation>
    </message>
    <message>
        <source>Market: tile {0} and token {1} are taken</source>
        <translation>Markt: tegel {0} en fiche {1} worden genomen</translation>
    </message>
    <message>
        <source>Turn {0} of {1}</source>
        <translation>Beurt {0} van {1}</translation>
    </message>
    <message>
        <source>Turn {0}</source>
        <translation>Beurt {0}</translation>
    </message>
    <message>
        <source>Expected before the turn: {0}, after it: {1}</source>
        <translation>Verwacht vóór de beurt: {0}, erna: {1}</translation>
    </message>
    <message>
        <source>Nothing lost</source>
        <translation>Niets verloren</translation>
    </message>
    <message>
        <source>Lost points: {0}</source>
        <translation>Verloren punten: {0}</translation>
    </message>
    <message>
        <source>{0}.{1}</source>
        <translation>{0},{1}</translation>
    </message>
    <message>
        <source>Every turn is reviewed</source>
        <translation>Alle beurten zijn bekeken</translation>
    </message>
    <message>
        <source>Reviewed turns: {0} of {1}</source>
        <translation>Bekeken beurten: {0} van {1}</translation>
    </message>
</context>
<context>
    <name>CoachDialog</name>
    <message>
        <source>Review of the game</source>
        <translation>Nabespreking van de partij</translation>
    </message>
    <message>
        <source>Costliest turns</source>
        <translation>Duurste beurten</translation>
    </message>
    <message>
        <source>All turns</source>
        <translation>Alle beurten</translation>
    </message>
    <message>
        <source>None so far.</source>
        <translation>Nog geen.</translation>
    </message>
    <message>
        <source>&amp;Go to this position</source>
        <translation>&amp;Naar deze positie</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Sluiten</translation>
    </message>
</context>
<context>
    <name>CoachHead</name>
    <message>
        <source>The review was interrupted.</source>
        <translation>De nabespreking is onderbroken.</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>S&amp;toppen</translation>
    </message>
    <message>
        <source>Go &amp;on</source>
        <translation>&amp;Doorgaan</translation>
    </message>
    <message>
        <source>Review of the game</source>
        <translation>Nabespreking van de partij</translation>
    </message>
</context>
<context>
    <name>CoachWords</name>
    <message>
        <source>The better turn</source>
        <translation>De betere zet</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Gespeeld</translation>
    </message>
    <message>
        <source>Better before this turn</source>
        <translation>Beter vóór deze zet</translation>
    </message>
    <message>
        <source>Not reviewed yet</source>
        <translation>Nog niet bekeken</translation>
    </message>
    <message>
        <source>No better turn was found</source>
        <translation>Geen betere zet gevonden</translation>
    </message>
    <message>
        <source>Show what was &amp;played</source>
        <translation>Toon de &amp;gespeelde zet</translation>
    </message>
    <message>
        <source>Show the &amp;better turn</source>
        <translation>Toon de bet&amp;ere zet</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>The output cannot be written: {0}.</source>
        <translation>De uitvoer kan niet worden geschreven: {0}.</translation>
    </message>
    <message>
        <source>--jobs and --cluster do not go together</source>
        <translation>--jobs en --cluster gaan niet samen</translation>
    </message>
    <message>
        <source>a game that is resumed is dealt already</source>
        <translation>een hervat spel is al gedeeld</translation>
    </message>
    <message>
        <source>--resume, --without, --speak and --language go with --terminal</source>
        <translation>--resume, --without, --speak en --language horen bij --terminal</translation>
    </message>
    <message>
        <source>the following arguments are required: {0}</source>
        <translation>de volgende argumenten zijn verplicht: {0}</translation>
    </message>
    <message>
        <source>Board games at one table and one machine.</source>
        <translation>Bordspellen aan één tafel en op één machine.</translation>
    </message>
    <message>
        <source>show program&apos;s version number and exit</source>
        <translation>de versie van het programma tonen en afsluiten</translation>
    </message>
    <message>
        <source>start everything, play, and leave</source>
        <translation>alles starten, spelen en afsluiten</translation>
    </message>
    <message>
        <source>commands</source>
        <translation>opdrachten</translation>
    </message>
    <message>
        <source>COMMAND</source>
        <translation>OPDRACHT</translation>
    </message>
    <message>
        <source>{0}, computers compiled</source>
        <translation>{0}, computers gecompileerd</translation>
    </message>
    <message>
        <source>{0}, computers in plain Python</source>
        <translation>{0}, computers in gewoon Python</translation>
    </message>
    <message>
        <source>only for {0}</source>
        <translation>alleen voor {0}</translation>
    </message>
    <message>
        <source>play a game, in the window or in the terminal</source>
        <translation>een partij spelen, in het venster of in de terminal</translation>
    </message>
    <message>
        <source>set up a game in the window</source>
        <translation>een partij voorbereiden in het venster</translation>
    </message>
    <message>
        <source>go on with a saved game; the file alone does it too</source>
        <translation>verdergaan met een opgeslagen partij; het bestand alleen volstaat ook</translation>
    </message>
    <message>
        <source>score records or positions and explain the points</source>
        <translation>spelverslagen of posities tellen en de punten uitleggen</translation>
    </message>
    <message>
        <source>let computers play each other</source>
        <translation>computers tegen elkaar laten spelen</translation>
    </message>
    <message>
        <source>print every step of a record as JSON</source>
        <translation>elke stap van een spelverslag als JSON tonen</translation>
    </message>
    <message>
        <source>draw a record or a position</source>
        <translation>een spelverslag of een positie tekenen</translation>
    </message>
    <message>
        <source>{0} is no whole number from {1} to {2}</source>
        <translation>{0} is geen geheel getal van {1} tot en met {2}</translation>
    </message>
    <message>
        <source>{0} is no number of seconds</source>
        <translation>{0} is geen aantal seconden</translation>
    </message>
    <message>
        <source>{0} is no address such as {1}</source>
        <translation>{0} is geen adres zoals {1}</translation>
    </message>
    <message>
        <source>{0} does not end in .png, and no other picture is made</source>
        <translation>{0} eindigt niet op .png, en andere afbeeldingen worden niet gemaakt</translation>
    </message>
    <message>
        <source>{0} is not a size such as 1920x1080</source>
        <translation>{0} is geen formaat zoals 1920x1080</translation>
    </message>
    <message>
        <source>a player has no name</source>
        <translation>een speler heeft geen naam</translation>
    </message>
    <message>
        <source>two players have the same name</source>
        <translation>twee spelers hebben dezelfde naam</translation>
    </message>
    <message>
        <source>{0} to {1} players can play, not {2}</source>
        <translation>{0} tot {1} spelers kunnen spelen, niet {2}</translation>
    </message>
    <message>
        <source>there is no help {0}, only {1}</source>
        <translation>er is geen hulp {0}, alleen {1}</translation>
    </message>
    <message>
        <source>{0} to {1} bots can play, not {2}</source>
        <translation>{0} tot {1} computers kunnen spelen, niet {2}</translation>
    </message>
    <message>
        <source>there is no bot {0}, only {1}</source>
        <translation>er is geen computer {0}, alleen {1}</translation>
    </message>
    <message>
        <source>the name of a player is longer than {0} characters or holds one that cannot be shown</source>
        <translation>de naam van een speler is langer dan {0} tekens of bevat er een dat niet kan worden getoond</translation>
    </message>
    <message>
        <source>exactly {0} can play, not {2}</source>
        <translation>precies {0} kunnen spelen, niet {2}</translation>
    </message>
    <message>
        <source>A process that played games was ended.</source>
        <translation>Een proces dat partijen speelde, is beëindigd.</translation>
    </message>
    <message>
        <source>Kept in {0}: {1}; the same command goes on.</source>
        <translation>Bewaard in {0}: {1}; dezelfde opdracht gaat verder.</translation>
    </message>
    <message>
        <source>{0}: The folder cannot be made: {1}.</source>
        <translation>{0}: De map kan niet worden gemaakt: {1}.</translation>
    </message>
    <message>
        <source>{0}: Nothing can be written to this folder.</source>
        <translation>{0}: In deze map kan niets worden geschreven.</translation>
    </message>
    <message>
        <source>No window can be opened here; {0} plays without one.</source>
        <translation>Hier kan geen venster worden geopend; met {0} speel je zonder.</translation>
    </message>
    <message>
        <source>such as {0}</source>
        <translation>bijvoorbeeld {0}</translation>
    </message>
    <message>
        <source>the first player, or whoever is drawn</source>
        <translation>de eerste speler, of wie wordt geloot</translation>
    </message>
    <message>
        <source>here; asks for what is missing</source>
        <translation>hier; vraagt wat er ontbreekt</translation>
    </message>
    <message>
        <source>in the terminal</source>
        <translation>in de terminal</translation>
    </message>
    <message>
        <source>go on with the saved game</source>
        <translation>verdergaan met de opgeslagen partij</translation>
    </message>
    <message>
        <source>helps that persons do without, such as {0} or {1}</source>
        <translation>hulp waar mensen van afzien, bijvoorbeeld {0} of {1}</translation>
    </message>
    <message>
        <source>sentences instead of pictures</source>
        <translation>zinnen in plaats van tekeningen</translation>
    </message>
    <message>
        <source>that of the system unless told</source>
        <translation>die van het systeem, tenzij anders gezegd</translation>
    </message>
    <message>
        <source>games played at once</source>
        <translation>partijen die tegelijk worden gespeeld</translation>
    </message>
    <message>
        <source>ADDRESS</source>
        <translation>ADRES</translation>
    </message>
    <message>
        <source>of a Dask cluster that plays, such as {0}</source>
        <translation>van een Dask-cluster dat speelt, bijvoorbeeld {0}</translation>
    </message>
    <message>
        <source>seconds a move, for bots that think</source>
        <translation>seconden per zet, voor computers die nadenken</translation>
    </message>
    <message>
        <source>FOLDER</source>
        <translation>MAP</translation>
    </message>
    <message>
        <source>write every game there as a record</source>
        <translation>elke partij daar als spelverslag wegschrijven</translation>
    </message>
    <message>
        <source>FILE</source>
        <translation>BESTAND</translation>
    </message>
    <message>
        <source>keep finished games there, and go on with those in it</source>
        <translation>gespeelde partijen daar bewaren en verdergaan met de partijen die er al in staan</translation>
    </message>
    <message>
        <source>a saved game</source>
        <translation>een opgeslagen partij</translation>
    </message>
    <message>
        <source>RECORD</source>
        <translation>SPELVERSLAG</translation>
    </message>
    <message>
        <source>PICTURE.png</source>
        <translation>AFBEELDING.png</translation>
    </message>
    <message>
        <source>turns played, everybody&apos;s; all unless told</source>
        <translation>gespeelde beurten, die van iedereen; alle, tenzij anders gezegd</translation>
    </message>
    <message>
        <source>WIDTHxHEIGHT</source>
        <translation>BREEDTExHOOGTE</translation>
    </message>
    <message>
        <source>on dark paper</source>
        <translation>op donker papier</translation>
    </message>
    <message>
        <source>a number deals the same game every time</source>
        <translation>een nummer deelt elke keer dezelfde partij</translation>
    </message>
    <message>
        <source>print JSON instead of a table</source>
        <translation>JSON tonen in plaats van een tabel</translation>
    </message>
    <message>
        <source>JSON; - reads standard input</source>
        <translation>JSON; - leest de standaardinvoer</translation>
    </message>
    <message>
        <source>{0}:</source>
        <translation>{0}:</translation>
    </message>
    <message>
        <source>usage: {0}</source>
        <translation>gebruik: {0}</translation>
    </message>
    <message>
        <source>positional arguments</source>
        <translation>positionele argumenten</translation>
    </message>
    <message>
        <source>options</source>
        <translation>opties</translation>
    </message>
    <message>
        <source>show this help message and exit</source>
        <translation>deze hulp tonen en afsluiten</translation>
    </message>
    <message>
        <source>argument {0}: {1}</source>
        <translation>argument {0}: {1}</translation>
    </message>
    <message>
        <source>unrecognized arguments: {0}</source>
        <translation>onbekende argumenten: {0}</translation>
    </message>
    <message>
        <source>ambiguous option: {0} could match {1}</source>
        <translation>dubbelzinnige optie: {0} kan {1} betekenen</translation>
    </message>
    <message>
        <source>ignored explicit argument {0}</source>
        <translation>overbodig argument: {0}</translation>
    </message>
    <message>
        <source>expected one argument</source>
        <translation>er wordt één argument verwacht</translation>
    </message>
    <message>
        <source>expected at least one argument</source>
        <translation>er wordt minstens één argument verwacht</translation>
    </message>
    <message>
        <source>invalid choice: {0} (choose from {1})</source>
        <translation>ongeldige keuze: {0} (kies uit {1})</translation>
    </message>
    <message>
        <source>{0} of {1} games</source>
        <translation>partij {0} van {1}</translation>
    </message>
    <message>
        <source>{0} of {1} games, {2} a second, {3} left</source>
        <translation>partij {0} van {1}, {2} per seconde, nog {3}</translation>
    </message>
    <message>
        <source>{0}: warning: {1}</source>
        <translation>{0}: waarschuwing: {1}</translation>
    </message>
    <message>
        <source>{0} of {1}, seed {2}, {3} games a second</source>
        <translation>{0} {1}, deling {2}, partijen per seconde: {3}</translation>
    </message>
    <message>
        <source>seat</source>
        <translation>plaats</translation>
    </message>
    <message>
        <source>bot</source>
        <translation>computer</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>gemiddeld</translation>
    </message>
    <message>
        <source>sd</source>
        <translation>st.afw.</translation>
    </message>
    <message>
        <source>min</source>
        <translation>min</translation>
    </message>
    <message>
        <source>max</source>
        <translation>max</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>winst</translation>
    </message>
    <message>
        <source>ms a turn</source>
        <translation>ms/beurt</translation>
    </message>
    <message>
        <source>1 game</source>
        <translation>1 partij</translation>
    </message>
    <message>
        <source>{0} games</source>
        <translation>{0} partijen</translation>
    </message>
    <message>
        <source>A cluster needs Dask: pip install {0}</source>
        <translation>Een cluster heeft Dask nodig: pip install {0}</translation>
    </message>
    <message>
        <source>No cluster answers at {0}.</source>
        <translation>Op {0} antwoordt geen cluster.</translation>
    </message>
    <message>
        <source>The cluster has no workers yet; games wait for the first.</source>
        <translation>Het cluster heeft nog geen machine die speelt; de partijen wachten op de eerste.</translation>
    </message>
    <message>
        <source>Too many workers were lost with the same game.</source>
        <translation>Met dezelfde partij zijn te veel machines verloren gegaan.</translation>
    </message>
    <message>
        <source>A machine of the cluster has another cascadia-qt, or none.</source>
        <translation>Een machine van het cluster heeft een andere cascadia-qt, of geen.</translation>
    </message>
    <message>
        <source>The cluster does not answer any more.</source>
        <translation>Het cluster antwoordt niet meer.</translation>
    </message>
    <message>
        <source>{0}, line {1}: {2}</source>
        <translation>{0}, regel {1}: {2}</translation>
    </message>
    <message>
        <source>{0}: Version {1} of the program has played its games.</source>
        <translation>{0}: De partijen erin zijn gespeeld door versie {1} van het programma.</translation>
    </message>
    <message>
        <source>{0}: Its games have other bots, options or seeds.</source>
        <translation>{0}: De partijen erin hebben andere computers, opties of nummers.</translation>
    </message>
    <message>
        <source>{0}: These are not games that can be resumed.</source>
        <translation>{0}: Dit zijn geen partijen waarmee kan worden verdergegaan.</translation>
    </message>
    <message>
        <source>{0} %</source>
        <translation>{0}%</translation>
    </message>
</context>
<context>
    <name>ContinueCard</name>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Doorspelen</translation>
    </message>
    <message>
        <source>&amp;Continue: {0}</source>
        <translation>&amp;Doorspelen: {0}</translation>
    </message>
</context>
<context>
    <name>CorridorFields</name>
    <message>
        <source>{0}: how many tiles its largest corridor has</source>
        <translation>{0}: hoeveel tegels de grootste corridor telt</translation>
    </message>
    <message>
        <source>{0}: counted on the tiles that lie there</source>
        <translation>{0}: geteld op de tegels die er liggen</translation>
    </message>
</context>
<context>
    <name>CryptidActions</name>
    <message>
        <source>Ask {0} about {1}.</source>
        <translation>Vraag {0} naar {1}.</translation>
    </message>
    <message>
        <source>Search {0}.</source>
        <translation>Zoek in {0}.</translation>
    </message>
    <message>
        <source>Propose a hint.</source>
        <translation>Stel een tip voor.</translation>
    </message>
    <message>
        <source>Agree to the hint.</source>
        <translation>Stem in met de tip.</translation>
    </message>
    <message>
        <source>Refuse the hint.</source>
        <translation>Weiger de tip.</translation>
    </message>
    <message>
        <source>Discs of both colours.</source>
        <translation>Schijven van beide kleuren.</translation>
    </message>
    <message>
        <source>A disc.</source>
        <translation>Een schijf.</translation>
    </message>
    <message>
        <source>A cube.</source>
        <translation>Een blokje.</translation>
    </message>
    <message>
        <source>A cube of your first colour.</source>
        <translation>Een blokje van je eerste kleur.</translation>
    </message>
    <message>
        <source>A cube of your second colour.</source>
        <translation>Een blokje van je tweede kleur.</translation>
    </message>
    <message>
        <source>Put a cube on {0}.</source>
        <translation>Leg een blokje op {0}.</translation>
    </message>
    <message>
        <source>Put a disc on {0}.</source>
        <translation>Leg een schijf op {0}.</translation>
    </message>
    <message>
        <source>Put a cube of your first colour on {0}.</source>
        <translation>Leg een blokje van je eerste kleur op {0}.</translation>
    </message>
    <message>
        <source>Put a cube of your second colour on {0}.</source>
        <translation>Leg een blokje van je tweede kleur op {0}.</translation>
    </message>
    <message>
        <source>Put a disc of your first colour on {0}.</source>
        <translation>Leg een schijf van je eerste kleur op {0}.</translation>
    </message>
    <message>
        <source>Put a disc of your second colour on {0}.</source>
        <translation>Leg een schijf van je tweede kleur op {0}.</translation>
    </message>
</context>
<context>
    <name>CryptidAgreement</name>
    <message>
        <source>Normal</source>
        <translation>Normaal</translation>
    </message>
    <message>
        <source>Advanced</source>
        <translation>Gevorderd</translation>
    </message>
    <message>
        <source>The advanced game: clues may be negated.</source>
        <translation>Het gevorderde spel: aanwijzingen kunnen ontkennend zijn.</translation>
    </message>
    <message>
        <source>The normal game: no clue is negated.</source>
        <translation>Het normale spel: geen enkele aanwijzing is ontkennend.</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Makkelijk</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Gemiddeld</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Moeilijk</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Expert</translation>
    </message>
    <message>
        <source>no help</source>
        <translation>geen hulp</translation>
    </message>
    <message>
        <source>refuted clues are struck</source>
        <translation>weerlegde aanwijzingen worden doorgestreept</translation>
    </message>
    <message>
        <source>refuted clues are struck, cells are shaded</source>
        <translation>weerlegde aanwijzingen worden doorgestreept, vakken worden verdonkerd</translation>
    </message>
    <message>
        <source>Deduction sheet</source>
        <translation>Deductieblad</translation>
    </message>
    <message>
        <source>Both players have two clues and two colours.</source>
        <translation>Beide spelers hebben twee aanwijzingen en twee kleuren.</translation>
    </message>
    <message>
        <source>People answer themselves.</source>
        <translation>Mensen antwoorden zelf.</translation>
    </message>
    <message>
        <source>Deduction sheets</source>
        <translation>Deductiebladen</translation>
    </message>
    <message>
        <source>They use that exactly one cell fits all clues.</source>
        <translation>Ze houden er rekening mee dat precies één vak bij alle aanwijzingen past.</translation>
    </message>
</context>
<context>
    <name>CryptidBoard</name>
    <message>
        <source>{0} has a structure already: {1}.</source>
        <translation>{0} heeft al een bouwwerk: {1}.</translation>
    </message>
    <message>
        <source>Place {0}: section {1}, turned</source>
        <translation>Plaats {0}: kaartdeel {1}, gedraaid</translation>
    </message>
    <message>
        <source>Place {0}: section {1}, upright</source>
        <translation>Plaats {0}: kaartdeel {1}, rechtop</translation>
    </message>
    <message>
        <source>Still without a place: {0}.</source>
        <translation>Nog zonder plaats: {0}.</translation>
    </message>
</context>
<context>
    <name>CryptidBoardEditor</name>
    <message>
        <source>Sections</source>
        <translation>Kaartdelen</translation>
    </message>
    <message>
        <source>Structures</source>
        <translation>Bouwwerken</translation>
    </message>
    <message>
        <source>Turn the section</source>
        <translation>Kaartdeel draaien</translation>
    </message>
    <message>
        <source>Take it off</source>
        <translation>Weghalen</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Ongedaan</translation>
    </message>
    <message>
        <source>Turns it by half, as a second click on the map does (T)</source>
        <translation>Draait het een halve slag, net als een tweede klik op de kaart (T)</translation>
    </message>
    <message>
        <source>Section {0}</source>
        <translation>Kaartdeel {0}</translation>
    </message>
</context>
<context>
    <name>CryptidBots</name>
    <message>
        <source>Ruthless, more than human: {0}, {1}, {2} %</source>
        <translation>Meedogenloos, meer dan menselijk: {0}, {1}, {2}%</translation>
    </message>
    <message>
        <source>Sharp, {0}, {1}, {2} %</source>
        <translation>Scherp, {0}, {1}, {2}%</translation>
    </message>
    <message>
        <source>Steady, {0}, {1}, {2} %</source>
        <translation>Degelijk, {0}, {1}, {2}%</translation>
    </message>
    <message>
        <source>Novice, {0}, {1}, {2} %</source>
        <translation>Beginneling, {0}, {1}, {2}%</translation>
    </message>
    <message>
        <source>Random, {0}, {1}, {2} %</source>
        <translation>Willekeurig, {0}, {1}, {2}%</translation>
    </message>
    <message>
        <source>Computers: games won with 3, 4 and 5 players if everybody else is Steady.</source>
        <translation>Computers: gewonnen partijen met 3, 4 en 5 spelers als alle anderen Degelijk zijn.</translation>
    </message>
</context>
<context>
    <name>CryptidCases</name>
    <message>
        <source>The case could not be looked up.</source>
        <translation>De zaak kon niet worden opgezocht.</translation>
    </message>
    <message>
        <source>Case files</source>
        <translation>Dossiers</translation>
    </message>
    <message>
        <source>Positions from games of computers in which one habitat is left for whoever thinks it through. Nobody measures your time.</source>
        <translation>Stellingen uit partijen tussen computers waarin één leefgebied overblijft voor wie goed doordenkt. Niemand klokt je tijd.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Terug</translation>
    </message>
    <message>
        <source>Case of the day (solved)</source>
        <translation>Zaak van de dag (opgelost)</translation>
    </message>
    <message>
        <source>Case of the day</source>
        <translation>Zaak van de dag</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Opgelost</translation>
    </message>
    <message>
        <source>Your clue</source>
        <translation>Jouw aanwijzing</translation>
    </message>
    <message>
        <source>Hint ({0} of {1})</source>
        <translation>Tip ({0} van {1})</translation>
    </message>
    <message>
        <source>Next case</source>
        <translation>Volgende zaak</translation>
    </message>
    <message>
        <source>All cases</source>
        <translation>Alle zaken</translation>
    </message>
    <message>
        <source>Strike what tokens refute</source>
        <translation>Weerlegde aanwijzingen doorstrepen</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Kaart</translation>
    </message>
    <message>
        <source>{0} solved</source>
        <translation>{0} opgelost</translation>
    </message>
    <message>
        <source>Next: case {0}</source>
        <translation>Volgende: zaak {0}</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Openen</translation>
    </message>
    <message>
        <source>Number of the case</source>
        <translation>Nummer van de zaak</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Makkelijk</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Gemiddeld</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Moeilijk</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Expert</translation>
    </message>
    <message>
        <source>Three researchers; the tokens leave few clues.</source>
        <translation>Drie onderzoekers; de fiches laten weinig aanwijzingen over.</translation>
    </message>
    <message>
        <source>Three or four researchers, and more to try.</source>
        <translation>Drie of vier onderzoekers, en meer om uit te proberen.</translation>
    </message>
    <message>
        <source>Clues may be negated: read every token twice.</source>
        <translation>Aanwijzingen kunnen ontkennend zijn: lees elk fiche twee keer.</translation>
    </message>
    <message>
        <source>Up to five researchers; paper and patience help.</source>
        <translation>Tot vijf onderzoekers; papier en geduld helpen.</translation>
    </message>
    <message>
        <source>{0}, case {1}</source>
        <translation>{0}, zaak {1}</translation>
    </message>
    <message>
        <source>You are {0}. The tokens and your clue leave one habitat: where is it? Choose its cell.</source>
        <translation>Jij bent {0}. De fiches en jouw aanwijzing laten één leefgebied over: waar is het? Kies het vak.</translation>
    </message>
    <message>
        <source>Yes: the habitat is {0}. Well reasoned!</source>
        <translation>Ja: het leefgebied is {0}. Goed beredeneerd!</translation>
    </message>
    <message>
        <source>Not {0}: a cube of {1} lies there. Look again.</source>
        <translation>Niet {0}: daar ligt een blokje van {1}. Kijk nog eens.</translation>
    </message>
    <message>
        <source>Not {0}: your own clue does not fit it.</source>
        <translation>Niet {0}: je eigen aanwijzing past er niet bij.</translation>
    </message>
    <message>
        <source>Not {0}: no clue that the tokens of {1} leave fits it.</source>
        <translation>Niet {0}: geen aanwijzing die de fiches van {1} overlaten past erbij.</translation>
    </message>
    <message>
        <source>Nobody has denied {0} yet, but it is not the habitat: whatever clues others could hold there, more than one cell would fit. Close!</source>
        <translation>Niemand heeft {0} nog uitgesloten, maar het is niet het leefgebied: welke aanwijzingen de anderen daar ook zouden hebben, er zou meer dan één vak passen. Bijna!</translation>
    </message>
    <message>
        <source>The tokens of {0} leave these clues: {1}.</source>
        <translation>De fiches van {0} laten deze aanwijzingen over: {1}.</translation>
    </message>
    <message>
        <source>{0} cannot hold “{1}”: {2}.</source>
        <translation>{0} kan ‘{1}’ niet hebben: {2}.</translation>
    </message>
    <message>
        <source>Cells that nobody has denied yet: {0}.</source>
        <translation>Vakken die niemand nog heeft uitgesloten: {0}.</translation>
    </message>
    <message>
        <source>If {0} held “{1}”, there would never be exactly one cell, whatever others hold.</source>
        <translation>Als {0} ‘{1}’ had, zou er nooit precies één vak zijn, wat de anderen ook hebben.</translation>
    </message>
    <message>
        <source>{0} must hold “{1}”.</source>
        <translation>{0} heeft zeker ‘{1}’.</translation>
    </message>
    <message>
        <source>The habitat is on {0}.</source>
        <translation>Het leefgebied ligt op {0}.</translation>
    </message>
</context>
<context>
    <name>CryptidClues</name>
    <message>
        <source>not {0}</source>
        <translation>niet {0}</translation>
    </message>
    <message>
        <source>on {0} or {1}</source>
        <translation>op {0} of {1}</translation>
    </message>
    <message>
        <source>forest</source>
        <translation>bos</translation>
    </message>
    <message>
        <source>desert</source>
        <translation>woestijn</translation>
    </message>
    <message>
        <source>swamp</source>
        <translation>moeras</translation>
    </message>
    <message>
        <source>mountain</source>
        <translation>berg</translation>
    </message>
    <message>
        <source>water</source>
        <translation>water</translation>
    </message>
    <message>
        <source>within 1 of a forest</source>
        <translation>in of binnen 1 vak van een bos</translation>
    </message>
    <message>
        <source>within 1 of a desert</source>
        <translation>in of binnen 1 vak van een woestijn</translation>
    </message>
    <message>
        <source>within 1 of a swamp</source>
        <translation>in of binnen 1 vak van een moeras</translation>
    </message>
    <message>
        <source>within 1 of a mountain</source>
        <translation>in of binnen 1 vak van een berg</translation>
    </message>
    <message>
        <source>within 1 of water</source>
        <translation>in of binnen 1 vak van water</translation>
    </message>
    <message>
        <source>within 1 of an animal&apos;s territory</source>
        <translation>in of binnen 1 vak van het territorium van een dier</translation>
    </message>
    <message>
        <source>within 2 of a standing stone</source>
        <translation>in of binnen 2 vakken van een staande steen</translation>
    </message>
    <message>
        <source>within 2 of an abandoned shack</source>
        <translation>in of binnen 2 vakken van een verlaten hut</translation>
    </message>
    <message>
        <source>within 2 of a bear&apos;s territory</source>
        <translation>in of binnen 2 vakken van het territorium van een beer</translation>
    </message>
    <message>
        <source>within 2 of a cougar&apos;s territory</source>
        <translation>in of binnen 2 vakken van het territorium van een poema</translation>
    </message>
    <message>
        <source>within 3 of a blue structure</source>
        <translation>in of binnen 3 vakken van een blauw bouwwerk</translation>
    </message>
    <message>
        <source>within 3 of a white structure</source>
        <translation>in of binnen 3 vakken van een wit bouwwerk</translation>
    </message>
    <message>
        <source>within 3 of a green structure</source>
        <translation>in of binnen 3 vakken van een groen bouwwerk</translation>
    </message>
    <message>
        <source>within 3 of a black structure</source>
        <translation>in of binnen 3 vakken van een zwart bouwwerk</translation>
    </message>
    <message>
        <source>no clue says “within 2”</source>
        <translation>geen enkele aanwijzing zegt ‘binnen 2 vakken’</translation>
    </message>
    <message>
        <source>no clue says “within 3”</source>
        <translation>geen enkele aanwijzing zegt ‘binnen 3 vakken’</translation>
    </message>
    <message>
        <source>no clue says “within 1”</source>
        <translation>geen enkele aanwijzing zegt ‘binnen 1 vak’</translation>
    </message>
    <message>
        <source>no clue names two terrains</source>
        <translation>geen enkele aanwijzing noemt twee terreinen</translation>
    </message>
    <message>
        <source>no clue names desert</source>
        <translation>geen enkele aanwijzing noemt woestijn</translation>
    </message>
    <message>
        <source>no clue names forest</source>
        <translation>geen enkele aanwijzing noemt bos</translation>
    </message>
    <message>
        <source>no clue names mountain</source>
        <translation>geen enkele aanwijzing noemt berg</translation>
    </message>
    <message>
        <source>no clue names swamp</source>
        <translation>geen enkele aanwijzing noemt moeras</translation>
    </message>
    <message>
        <source>no clue names water</source>
        <translation>geen enkele aanwijzing noemt water</translation>
    </message>
    <message>
        <source>no clue names an animal&apos;s territory</source>
        <translation>geen enkele aanwijzing noemt het territorium van een dier</translation>
    </message>
    <message>
        <source>no clue names any terrain</source>
        <translation>geen enkele aanwijzing noemt een terrein</translation>
    </message>
    <message>
        <source>The habitat is not {0}.</source>
        <translation>Het leefgebied ligt niet {0}.</translation>
    </message>
    <message>
        <source>The habitat is {0}.</source>
        <translation>Het leefgebied ligt {0}.</translation>
    </message>
    <message>
        <source>Hint: {0}.</source>
        <translation>Tip: {0}.</translation>
    </message>
</context>
<context>
    <name>CryptidCommands</name>
    <message>
        <source>HELP</source>
        <translation>HULP</translation>
    </message>
    <message>
        <source>how deduction sheets help: {0}; for all, or one a player: a,b,c</source>
        <translation>hoe deductiebladen helpen: {0}; voor iedereen, of één per speler: a,b,c</translation>
    </message>
    <message>
        <source>{0} is no help of a sheet, only {1}</source>
        <translation>{0} is geen hulp van een blad, alleen {1}</translation>
    </message>
    <message>
        <source>--sheet: name the players, too, if their helps differ</source>
        <translation>--sheet: noem ook de spelers als hun hulp verschilt</translation>
    </message>
    <message>
        <source>--sheet: {0} players need 1 or {0} helps</source>
        <translation>--sheet: {0} spelers hebben 1 of {0} soorten hulp nodig</translation>
    </message>
    <message>
        <source>advanced has negated clues and black</source>
        <translation>advanced heeft ontkennende aanwijzingen en zwart</translation>
    </message>
    <message>
        <source>FILE</source>
        <translation>BESTAND</translation>
    </message>
    <message>
        <source>play the puzzle in this file</source>
        <translation>de puzzel in dit bestand spelen</translation>
    </message>
    <message>
        <source>people answer themselves, and what is wrong is put right</source>
        <translation>mensen antwoorden zelf, en wat fout is, wordt verbeterd</translation>
    </message>
    <message>
        <source>{0}: the puzzle is one of the {1} game</source>
        <translation>{0}: de puzzel hoort bij het spel {1}</translation>
    </message>
</context>
<context>
    <name>CryptidDocuments</name>
    <message>
        <source>{0} has a structure already: {1}.</source>
        <translation>{0} heeft al een bouwwerk: {1}.</translation>
    </message>
    <message>
        <source>{0} hold a clue twice, or beside its own negation.</source>
        <translation>{0} bevat een aanwijzing twee keer, of naast haar eigen ontkenning.</translation>
    </message>
    <message>
        <source>{0} is a second cube on {1}.</source>
        <translation>{0} is een tweede blokje op {1}.</translation>
    </message>
    <message>
        <source>{0} is a second token of a colour on {1}.</source>
        <translation>{0} is een tweede fiche van een kleur op {1}.</translation>
    </message>
    <message>
        <source>{0} is a second {1} {2}.</source>
        <translation>{0} is een tweede {2} in {1}.</translation>
    </message>
    <message>
        <source>{0} is no clue of the {1} game.</source>
        <translation>{0} is geen aanwijzing van het spel {1}.</translation>
    </message>
    <message>
        <source>{0} must be 0 or 180.</source>
        <translation>{0} moet 0 of 180 zijn.</translation>
    </message>
    <message>
        <source>{0} must be a cell from A1 to L9.</source>
        <translation>{0} moet een vak van A1 tot en met L9 zijn.</translation>
    </message>
    <message>
        <source>{0} must fit exactly one cell together, not {1}.</source>
        <translation>{0} moet samen op precies één vak passen, niet op {1}.</translation>
    </message>
    <message>
        <source>{0} must hold all structures of the mode.</source>
        <translation>{0} moet alle bouwwerken van de modus bevatten.</translation>
    </message>
    <message>
        <source>{0} must hold each of the six sections once.</source>
        <translation>{0} moet elk van de zes delen één keer bevatten.</translation>
    </message>
    <message>
        <source>{0} players need a puzzle with {1} clues, not {2}.</source>
        <translation>{0} spelers hebben een puzzel met {1} aanwijzingen nodig, niet {2}.</translation>
    </message>
</context>
<context>
    <name>CryptidEntry</name>
    <message>
        <source>Cryptid is a board game designed by Hal Duncan and Ruth Veevers, illustrated by Kwanchai Moriya and published by Osprey Games.</source>
        <translation>Cryptid is een bordspel van Hal Duncan en Ruth Veevers, geïllustreerd door Kwanchai Moriya en uitgegeven door Osprey Games.</translation>
    </message>
    <message>
        <source>Cryptid</source>
        <translation>Cryptid</translation>
    </message>
    <message>
        <source>One clue each, and one cell that fits them all</source>
        <translation>Ieder één aanwijzing, en één vak dat bij alle past</translation>
    </message>
</context>
<context>
    <name>CryptidFiles</name>
    <message>
        <source>{0} is too large to be a list of cases.</source>
        <translation>{0} is te groot om een lijst met zaken te zijn.</translation>
    </message>
    <message>
        <source>The solved cases in {0} cannot be read: {1}</source>
        <translation>De opgeloste zaken in {0} kunnen niet worden gelezen: {1}</translation>
    </message>
    <message>
        <source>{0} is not a list of cases.</source>
        <translation>{0} is geen lijst met zaken.</translation>
    </message>
    <message>
        <source>{0} cannot be kept: {1}.</source>
        <translation>{0} kan niet worden bewaard: {1}.</translation>
    </message>
    <message>
        <source>{0} is too large to be a notebook.</source>
        <translation>{0} is te groot om een notitieboek te zijn.</translation>
    </message>
    <message>
        <source>{0} is not a notebook that can be used: {1}</source>
        <translation>{0} is geen bruikbaar notitieboek: {1}</translation>
    </message>
    <message>
        <source>{0} is not a notebook.</source>
        <translation>{0} is geen notitieboek.</translation>
    </message>
</context>
<context>
    <name>CryptidGuide</name>
    <message>
        <source>Where is the animal&apos;s habitat? Look at your secret clue: hold the note in the ring, or the key C, then let go.</source>
        <translation>Waar is het leefgebied van het dier? Bekijk je geheime aanwijzing: houd het briefje in de ring of de toets C ingedrukt en laat dan los.</translation>
    </message>
    <message>
        <source>Your clue first: hold the note in the ring, or the key C.</source>
        <translation>Eerst je aanwijzing: houd het briefje in de ring of de toets C ingedrukt.</translation>
    </message>
    <message>
        <source>{0} Only you know that. Everybody has a different clue, and just one place fits them all.</source>
        <translation>{0} Alleen jij weet dat. Iedereen heeft een andere aanwijzing, en maar één vak past bij allemaal.</translation>
    </message>
    <message>
        <source>Put a cube on {0}, where your clue says no: click there twice, or type {1} and Enter.</source>
        <translation>Leg een blokje op {0}, waar jouw aanwijzing nee zegt: klik er twee keer, of typ {1} en Enter.</translation>
    </message>
    <message>
        <source>Not there: for now take {0}, in the ring.</source>
        <translation>Niet daar: neem nu {0}, in de ring.</translation>
    </message>
    <message>
        <source>A cube says: the animal is not here. Everybody has put two, and nothing more happens on these places.</source>
        <translation>Een blokje zegt: het dier is niet hier. Iedereen heeft er twee gelegd, en op die vakken gebeurt niets meer.</translation>
    </message>
    <message>
        <source>Ask if the animal can be on {0}: click there, then the player in the ring. Or type {1} {2} and Enter.</source>
        <translation>Vraag of het dier op {0} kan zijn: klik daar, dan op de speler in de ring. Of typ {1} {2} en Enter.</translation>
    </message>
    <message>
        <source>A good idea, too! But for now ask as the rings show it.</source>
        <translation>Ook een goed idee! Maar vraag nu zoals de ringen het laten zien.</translation>
    </message>
    <message>
        <source>A cube: no! Whoever gets a no pays with a cube: put yours on {0} with two clicks, or type {1} and Enter.</source>
        <translation>Een blokje: nee! Wie een nee krijgt, betaalt met een blokje: leg het jouwe met twee klikken op {0}, of typ {1} en Enter.</translation>
    </message>
    <message>
        <source>Then the others have asked you: your two discs say that the animal can be there.</source>
        <translation>Daarna hebben de anderen jou gevraagd: je twee schijven zeggen dat het dier daar kan zijn.</translation>
    </message>
    <message>
        <source>Now ask the other player about {0}: click there, then the player. Or type {1} {2} and Enter.</source>
        <translation>Vraag nu de andere speler naar {0}: klik daar, dan op de speler. Of typ {1} {2} en Enter.</translation>
    </message>
    <message>
        <source>A disc: yes, it fits the clue of this player! Every cube and every disc tells something about a clue.</source>
        <translation>Een schijf: ja, dat past bij de aanwijzing van deze speler! Elk blokje en elke schijf vertelt iets over een aanwijzing.</translation>
    </message>
    <message>
        <source>What did the no tell? Light the places of the clue in the ring: click it on your sheet, or press D, arrows, Enter, and D again.</source>
        <translation>Wat vertelde het nee? Verlicht de vakken van de aanwijzing in de ring: klik erop op je blad, of druk op D, pijltjes, Enter en weer D.</translation>
    </message>
    <message>
        <source>Nearly: choose the clue in the ring, on your sheet.</source>
        <translation>Bijna: kies de aanwijzing in de ring, op je blad.</translation>
    </message>
    <message>
        <source>{0} is lit, but player {1} said no there: so that player has another clue. Cross this one out: click in the ring, or press D, and X there.</source>
        <translation>{0} is verlicht, maar speler {1} zei daar nee: die heeft dus een andere aanwijzing. Kruis deze weg: klik in de ring, of druk op D, en daar op X.</translation>
    </message>
    <message>
        <source>A cross belongs into the ring: click until it is there.</source>
        <translation>In de ring hoort een kruisje: klik tot het er staat.</translation>
    </message>
    <message>
        <source>Well thought! The sheet can strike such clues by itself: you choose that before a game.</source>
        <translation>Goed bedacht! Het blad kan zulke aanwijzingen zelf doorstrepen: dat kies je voor een spel.</translation>
    </message>
    <message>
        <source>You may also say: it is here! Search {0}: click there, then the magnifying glass. Or type {1} S and Enter.</source>
        <translation>Je mag ook zeggen: hier is het! Zoek op {0}: klik daar, dan op het vergrootglas. Of typ {1} S en Enter.</translation>
    </message>
    <message>
        <source>Wait: for now search {0}, in the ring.</source>
        <translation>Wacht: zoek nu op {0}, in de ring.</translation>
    </message>
    <message>
        <source>Everybody answers in turn, and the first no ends it. Pay with a cube on {0}: two clicks, or type {1} and Enter.</source>
        <translation>Iedereen antwoordt om de beurt, en het eerste nee maakt er een eind aan. Betaal met een blokje op {0}: twee klikken, of typ {1} en Enter.</translation>
    </message>
    <message>
        <source>So search when you are nearly sure: your cubes tell the others about your clue.</source>
        <translation>Zoek dus pas als je het bijna zeker weet: je blokjes vertellen de anderen iets over je aanwijzing.</translation>
    </message>
    <message>
        <source>Now the sheet strikes by itself. Light the last clue that is left for player {0}: click it, or press D, arrows, Enter, and D again.</source>
        <translation>Nu streept het blad zelf door. Verlicht de laatste aanwijzing die speler {0} nog kan hebben: klik erop, of druk op D, pijltjes, Enter en weer D.</translation>
    </message>
    <message>
        <source>Player {0} can only have “{1}”: {2} alone fits all three clues. Search there: click it, then the glass, or type {3} S and Enter.</source>
        <translation>Speler {0} kan alleen “{1}” hebben: alleen {2} past bij alle drie. Zoek daar: klik erop, dan op het vergrootglas, of typ {3} S en Enter.</translation>
    </message>
    <message>
        <source>Everybody puts a disc: you have found the animal first and win! That is the whole game.</source>
        <translation>Iedereen legt een schijf: jij hebt het dier als eerste gevonden en wint! Dat is het hele spel.</translation>
    </message>
</context>
<context>
    <name>CryptidHindsight</name>
    <message>
        <source>{0} could never have been sure.</source>
        <translation>{0} had het nooit zeker kunnen weten.</translation>
    </message>
    <message>
        <source>{0} could have known before the first turn.</source>
        <translation>{0} had het al vóór de eerste beurt kunnen weten.</translation>
    </message>
    <message>
        <source>{0} could have known after turn {1}.</source>
        <translation>{0} had het na beurt {1} kunnen weten.</translation>
    </message>
    <message>
        <source>Turn {0}: {1} asks {2} about {3}</source>
        <translation>Beurt {0}: {1} vraagt {2} naar {3}</translation>
    </message>
    <message>
        <source>It brought the asker nothing.</source>
        <translation>De vraag leverde de vrager niets op.</translation>
    </message>
    <message>
        <source>It ruled out {0} % of what was possible.</source>
        <translation>De vraag sloot {0}% van de mogelijkheden uit.</translation>
    </message>
</context>
<context>
    <name>CryptidKeys</name>
    <message>
        <source>On the map</source>
        <translation>Op de kaart</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Jouw beurt</translation>
    </message>
    <message>
        <source>Looking around</source>
        <translation>Rondkijken</translation>
    </message>
    <message>
        <source>Mouse</source>
        <translation>Muis</translation>
    </message>
    <message>
        <source>Walk from cell to cell</source>
        <translation>Van vak naar vak gaan</translation>
    </message>
    <message>
        <source>To a cell by its letter and number</source>
        <translation>Naar een vak met zijn letter en nummer</translation>
    </message>
    <message>
        <source>Shift+A</source>
        <translation>Shift+A</translation>
    </message>
    <message>
        <source>The same in columns A, C, D and H</source>
        <translation>Hetzelfde in kolom A, C, D en H</translation>
    </message>
    <message>
        <source>The whole map, after zooming</source>
        <translation>De hele kaart, na het zoomen</translation>
    </message>
    <message>
        <source>Ask about the cell, then a digit</source>
        <translation>Naar het vak vragen, daarna een cijfer</translation>
    </message>
    <message>
        <source>Whom to ask; a colour; an answer</source>
        <translation>Aan wie je vraagt; een kleur; een antwoord</translation>
    </message>
    <message>
        <source>Search the cell</source>
        <translation>In het vak zoeken</translation>
    </message>
    <message>
        <source>Do what is proposed</source>
        <translation>Doen wat wordt voorgesteld</translation>
    </message>
    <message>
        <source>Do it not</source>
        <translation>Het niet doen</translation>
    </message>
    <message>
        <source>Propose a hint</source>
        <translation>Een tip voorstellen</translation>
    </message>
    <message>
        <source>Y</source>
        <translation>Y</translation>
    </message>
    <message>
        <source>N</source>
        <translation>N</translation>
    </message>
    <message>
        <source>Agree to a hint, or refuse it</source>
        <translation>Met een tip instemmen, of hem weigeren</translation>
    </message>
    <message>
        <source>Quit, when the game is over</source>
        <translation>Afsluiten na afloop van de partij</translation>
    </message>
    <message>
        <source>Your own clue, as long as it is held</source>
        <translation>Je eigen aanwijzing, zolang je de toets ingedrukt houdt</translation>
    </message>
    <message>
        <source>The deduction sheet</source>
        <translation>Het deductieblad</translation>
    </message>
    <message>
        <source>Look back and forth</source>
        <translation>Stap terug of vooruit</translation>
    </message>
    <message>
        <source>Look back by turns</source>
        <translation>Beurt terug of vooruit</translation>
    </message>
    <message>
        <source>The first step, the game</source>
        <translation>Eerste stap, lopende partij</translation>
    </message>
    <message>
        <source>In a replay: what the player could have known</source>
        <translation>Bij het terugkijken: wat de speler had kunnen weten</translation>
    </message>
    <message>
        <source>Click</source>
        <translation>Klik</translation>
    </message>
    <message>
        <source>Drag</source>
        <translation>Slepen</translation>
    </message>
    <message>
        <source>A cell, then a pennant to ask, or the lens to search</source>
        <translation>Een vak, daarna een vaantje om te vragen of de loep om te zoeken</translation>
    </message>
    <message>
        <source>Second click</source>
        <translation>Tweede klik</translation>
    </message>
    <message>
        <source>Puts a token on the chosen cell</source>
        <translation>Legt een fiche op het gekozen vak</translation>
    </message>
    <message>
        <source>The lantern onto a cell chooses it</source>
        <translation>De lantaarn op een vak kiest het</translation>
    </message>
    <message>
        <source>Hold</source>
        <translation>Vasthouden</translation>
    </message>
    <message>
        <source>The corner of the note shows your clue</source>
        <translation>De hoek van het briefje toont je aanwijzing</translation>
    </message>
    <message>
        <source>Wheel</source>
        <translation>Wiel</translation>
    </message>
    <message>
        <source>Zooms the map; then it can be dragged</source>
        <translation>Zoomt de kaart, die je dan kunt verslepen</translation>
    </message>
    <message>
        <source>Deduction sheet</source>
        <translation>Deductieblad</translation>
    </message>
    <message>
        <source>Case files</source>
        <translation>Dossiers</translation>
    </message>
    <message>
        <source>Notebook</source>
        <translation>Notitieboek</translation>
    </message>
    <message>
        <source>Map of your own box</source>
        <translation>Kaart van je eigen doos</translation>
    </message>
    <message>
        <source>Walk from field to field</source>
        <translation>Van veld naar veld gaan</translation>
    </message>
    <message>
        <source>Light the cells of the clue</source>
        <translation>De vakken van de aanwijzing verlichten</translation>
    </message>
    <message>
        <source>The next mark</source>
        <translation>Het volgende teken</translation>
    </message>
    <message>
        <source>Cross out, sure, doubted</source>
        <translation>Weggekruist, zeker, twijfel</translation>
    </message>
    <message>
        <source>No mark</source>
        <translation>Geen teken</translation>
    </message>
    <message>
        <source>The next mark; of a clue, its cells</source>
        <translation>Het volgende teken; bij een aanwijzing de vakken</translation>
    </message>
    <message>
        <source>Right click</source>
        <translation>Rechtsklik</translation>
    </message>
    <message>
        <source>The mark before</source>
        <translation>Het vorige teken</translation>
    </message>
    <message>
        <source>The next hint</source>
        <translation>De volgende tip</translation>
    </message>
    <message>
        <source>The next case</source>
        <translation>De volgende zaak</translation>
    </message>
    <message>
        <source>Back to the list</source>
        <translation>Terug naar de lijst</translation>
    </message>
    <message>
        <source>Answer with the cell</source>
        <translation>Met het vak antwoorden</translation>
    </message>
    <message>
        <source>The next colour of tokens</source>
        <translation>De volgende kleur fiches</translation>
    </message>
    <message>
        <source>Cube or disc</source>
        <translation>Blokje of schijf</translation>
    </message>
    <message>
        <source>Leave the notebook</source>
        <translation>Het notitieboek verlaten</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Terugnemen</translation>
    </message>
    <message>
        <source>Do again</source>
        <translation>Opnieuw doen</translation>
    </message>
    <message>
        <source>Open a notebook</source>
        <translation>Een notitieboek openen</translation>
    </message>
    <message>
        <source>Save the notebook</source>
        <translation>Het notitieboek opslaan</translation>
    </message>
    <message>
        <source>Put the token down, or take it away</source>
        <translation>Het fiche neerleggen of weghalen</translation>
    </message>
    <message>
        <source>Choose the slot, or put the structure down</source>
        <translation>De plaats kiezen, of het bouwwerk neerzetten</translation>
    </message>
    <message>
        <source>Turn the section</source>
        <translation>Het kaartdeel draaien</translation>
    </message>
    <message>
        <source>Take the structure off</source>
        <translation>Het bouwwerk weghalen</translation>
    </message>
</context>
<context>
    <name>CryptidLetters</name>
    <message>
        <source>F D W S M</source>
        <translation>B W A M G</translation>
    </message>
</context>
<context>
    <name>CryptidLog</name>
    <message>
        <source>Asks {0} about {1}</source>
        <translation>Vraagt {0} naar {1}</translation>
    </message>
    <message>
        <source>Searches {0}</source>
        <translation>Zoekt in {0}</translation>
    </message>
    <message>
        <source>Proposes a hint</source>
        <translation>Stelt een tip voor</translation>
    </message>
    <message>
        <source>Agrees to a hint</source>
        <translation>Stemt in met een tip</translation>
    </message>
    <message>
        <source>Wants no hint</source>
        <translation>Wil geen tip</translation>
    </message>
    <message>
        <source>Shares a cube on {0}</source>
        <translation>Legt een startblokje op {0}</translation>
    </message>
    <message>
        <source>Answers with a cube on {0}</source>
        <translation>Antwoordt met een blokje op {0}</translation>
    </message>
    <message>
        <source>Answers with a disc on {0}</source>
        <translation>Antwoordt met een schijf op {0}</translation>
    </message>
    <message>
        <source>Puts the disc on {0} instead</source>
        <translation>Legt de schijf in plaats daarvan op {0}</translation>
    </message>
    <message>
        <source>Pays with a cube on {0}</source>
        <translation>Betaalt met een blokje op {0}</translation>
    </message>
    <message>
        <source>Makes up for the answer with a cube on {0}</source>
        <translation>Maakt het antwoord goed met een blokje op {0}</translation>
    </message>
    <message>
        <source>Makes up for the answer with a disc on {0}</source>
        <translation>Maakt het antwoord goed met een schijf op {0}</translation>
    </message>
    <message>
        <source>{0} (first colour)</source>
        <translation>{0} (eerste kleur)</translation>
    </message>
    <message>
        <source>{0} (second colour)</source>
        <translation>{0} (tweede kleur)</translation>
    </message>
    <message>
        <source>{0} puts a cube on {1}</source>
        <translation>{0} legt een blokje op {1}</translation>
    </message>
    <message>
        <source>{0} puts a disc on {1}</source>
        <translation>{0} legt een schijf op {1}</translation>
    </message>
    <message>
        <source>The answer was wrong and is put right</source>
        <translation>Het antwoord was fout en wordt verbeterd</translation>
    </message>
    <message>
        <source>There is no hint now</source>
        <translation>Er is nu geen tip</translation>
    </message>
    <message>
        <source>{0} has found the habitat: {1}</source>
        <translation>{0} heeft het leefgebied gevonden: {1}</translation>
    </message>
</context>
<context>
    <name>CryptidMenus</name>
    <message>
        <source>&amp;Case files…</source>
        <translation>Doss&amp;iers…</translation>
    </message>
    <message>
        <source>Case &amp;files</source>
        <translation>Doss&amp;iers</translation>
    </message>
    <message>
        <source>&amp;Notebook beside the cardboard game…</source>
        <translation>No&amp;titieboek bij het bordspel…</translation>
    </message>
    <message>
        <source>&amp;Notebook beside the cardboard game</source>
        <translation>No&amp;titieboek bij het bordspel</translation>
    </message>
    <message>
        <source>&amp;Deduction sheet</source>
        <translation>&amp;Deductieblad</translation>
    </message>
    <message>
        <source>&amp;Log</source>
        <translation>Lo&amp;gboek</translation>
    </message>
    <message>
        <source>Propose a &amp;hint</source>
        <translation>&amp;Tip voorstellen</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tip</translation>
    </message>
</context>
<context>
    <name>CryptidNames</name>
    <message>
        <source>Forest</source>
        <translation>Bos</translation>
    </message>
    <message>
        <source>Desert</source>
        <translation>Woestijn</translation>
    </message>
    <message>
        <source>Swamp</source>
        <translation>Moeras</translation>
    </message>
    <message>
        <source>Mountain</source>
        <translation>Berg</translation>
    </message>
    <message>
        <source>Water</source>
        <translation>Water</translation>
    </message>
    <message>
        <source>bear&apos;s territory</source>
        <translation>territorium van een beer</translation>
    </message>
    <message>
        <source>cougar&apos;s territory</source>
        <translation>territorium van een poema</translation>
    </message>
    <message>
        <source>Standing stone</source>
        <translation>Staande steen</translation>
    </message>
    <message>
        <source>Abandoned shack</source>
        <translation>Verlaten hut</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Wit</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Groen</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blauw</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Zwart</translation>
    </message>
    <message>
        <source>white standing stone</source>
        <translation>witte staande steen</translation>
    </message>
    <message>
        <source>green standing stone</source>
        <translation>groene staande steen</translation>
    </message>
    <message>
        <source>blue standing stone</source>
        <translation>blauwe staande steen</translation>
    </message>
    <message>
        <source>black standing stone</source>
        <translation>zwarte staande steen</translation>
    </message>
    <message>
        <source>white abandoned shack</source>
        <translation>witte verlaten hut</translation>
    </message>
    <message>
        <source>green abandoned shack</source>
        <translation>groene verlaten hut</translation>
    </message>
    <message>
        <source>blue abandoned shack</source>
        <translation>blauwe verlaten hut</translation>
    </message>
    <message>
        <source>black abandoned shack</source>
        <translation>zwarte verlaten hut</translation>
    </message>
    <message>
        <source>{0} (first colour)</source>
        <translation>{0} (eerste kleur)</translation>
    </message>
    <message>
        <source>{0} (second colour)</source>
        <translation>{0} (tweede kleur)</translation>
    </message>
    <message>
        <source>0 cells</source>
        <translation>0 vakken</translation>
    </message>
    <message>
        <source>1 cell</source>
        <translation>1 vak</translation>
    </message>
    <message>
        <source>{0} cells</source>
        <translation>{0} vakken</translation>
    </message>
    <message>
        <source>Round {0}</source>
        <translation>Ronde {0}</translation>
    </message>
</context>
<context>
    <name>CryptidNewGameDialog</name>
    <message>
        <source>Norma&amp;l</source>
        <translation>&amp;Normaal</translation>
    </message>
    <message>
        <source>Ad&amp;vanced</source>
        <translation>Ge&amp;vorderd</translation>
    </message>
    <message>
        <source>This is not the number of a deal.</source>
        <translation>Dit is geen delingsnummer.</translation>
    </message>
    <message>
        <source>Your own box is played.</source>
        <translation>Je eigen doos wordt gespeeld.</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nieuwe partij</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spel</translation>
    </message>
    <message>
        <source>How hard the puzzle is</source>
        <translation>Hoe moeilijk de puzzel is</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Moeilijkheid</translation>
    </message>
    <message>
        <source>Any</source>
        <translation>Elke</translation>
    </message>
    <message>
        <source>Ea&amp;sy</source>
        <translation>&amp;Licht</translation>
    </message>
    <message>
        <source>&amp;Medium</source>
        <translation>&amp;Middel</translation>
    </message>
    <message>
        <source>&amp;Hard</source>
        <translation>Moeili&amp;jk</translation>
    </message>
    <message>
        <source>Expe&amp;rt</source>
        <translation>Expe&amp;rt</translation>
    </message>
    <message>
        <source>Who begins</source>
        <translation>Wie begint</translation>
    </message>
    <message>
        <source>As s&amp;eated</source>
        <translation>In &amp;zitvolgorde</translation>
    </message>
    <message>
        <source>Player 1 begins</source>
        <translation>Speler 1 begint</translation>
    </message>
    <message>
        <source>Dra&amp;wn</source>
        <translation>Gel&amp;oot</translation>
    </message>
    <message>
        <source>Lots decide who begins; the others follow as they are seated</source>
        <translation>Het lot bepaalt wie begint; de anderen volgen in zitvolgorde</translation>
    </message>
    <message>
        <source>Exactly one cell</source>
        <translation>Precies één vak</translation>
    </message>
    <message>
        <source>Deduction sheets may use that exactly one cell fits all clues.</source>
        <translation>Deductiebladen mogen gebruiken dat precies één vak bij alle aanwijzingen past.</translation>
    </message>
    <message>
        <source>E&amp;xactly one cell</source>
        <translation>Pre&amp;cies één vak</translation>
    </message>
    <message>
        <source>Answer yourselves</source>
        <translation>Zelf antwoorden</translation>
    </message>
    <message>
        <source>Whoever is asked puts the token down; slips are put right.</source>
        <translation>Wie gevraagd wordt, legt het fiche; vergissingen worden verbeterd.</translation>
    </message>
    <message>
        <source>A&amp;nswer yourselves</source>
        <translation>Zel&amp;f antwoorden</translation>
    </message>
    <message>
        <source>&amp;Deal number</source>
        <translation>&amp;Delingsnummer</translation>
    </message>
    <message>
        <source>a new deal</source>
        <translation>nieuwe deling</translation>
    </message>
    <message>
        <source>Whoever types this number plays the same deal.</source>
        <translation>Wie dit nummer typt, speelt dezelfde deling.</translation>
    </message>
    <message>
        <source>Looking for such a puzzle…</source>
        <translation>Zo’n puzzel wordt gezocht…</translation>
    </message>
    <message>
        <source>Own &amp;box…</source>
        <translation>&amp;Eigen doos…</translation>
    </message>
    <message>
        <source>Lay the map and the clues of your own box.</source>
        <translation>Leg de kaart en de aanwijzingen van je eigen doos.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Spelen</translation>
    </message>
</context>
<context>
    <name>CryptidNotebook</name>
    <message>
        <source>Saved in {0}.</source>
        <translation>Opgeslagen in {0}.</translation>
    </message>
    <message>
        <source>A new notebook. Undo brings the old one back.</source>
        <translation>Een nieuw notitieboek. ‘Ongedaan’ haalt het oude terug.</translation>
    </message>
    <message>
        <source>Open a notebook</source>
        <translation>Notitieboek openen</translation>
    </message>
    <message>
        <source>Save the notebook</source>
        <translation>Notitieboek opslaan</translation>
    </message>
    <message>
        <source>Notebooks ({0})</source>
        <translation>Notitieboeken ({0})</translation>
    </message>
    <message>
        <source>Hint of the table</source>
        <translation>Tip van de tafel</translation>
    </message>
    <message>
        <source>None yet</source>
        <translation>Nog geen</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Ongedaan</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Opnieuw</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Openen…</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Opslaan…</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Nieuw</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Terug</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Kaart</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Partij</translation>
    </message>
    <message>
        <source>Advanced game</source>
        <translation>Gevorderd spel</translation>
    </message>
    <message>
        <source>Map with tokens</source>
        <translation>Kaart met fiches</translation>
    </message>
    <message>
        <source>Nobody: I only watch</source>
        <translation>Niemand: ik kijk alleen toe</translation>
    </message>
    <message>
        <source>Not written down</source>
        <translation>Niet genoteerd</translation>
    </message>
    <message>
        <source>One player less</source>
        <translation>Een speler minder</translation>
    </message>
    <message>
        <source>One player more</source>
        <translation>Een speler meer</translation>
    </message>
    <message>
        <source>I am</source>
        <translation>Ik ben</translation>
    </message>
    <message>
        <source>My clue</source>
        <translation>Mijn aanwijzing</translation>
    </message>
    <message>
        <source>Next token</source>
        <translation>Volgend fiche</translation>
    </message>
    <message>
        <source>Cube: no</source>
        <translation>Blokje: nee</translation>
    </message>
    <message>
        <source>Disc: possible</source>
        <translation>Schijf: mogelijk</translation>
    </message>
    <message>
        <source>A cube lies on {0} already.</source>
        <translation>Er ligt al een blokje op {0}.</translation>
    </message>
    <message>
        <source>No cell remains: a token, the map, the hint or your clue is not as on the table.</source>
        <translation>Er blijft geen vak over: een fiche, de kaart, de tip of je aanwijzing is niet zoals op tafel.</translation>
    </message>
    <message>
        <source>Cells that remain: {0}.</source>
        <translation>Vakken die overblijven: {0}.</translation>
    </message>
    <message>
        <source>Cells that remain: {0} ({1}).</source>
        <translation>Vakken die overblijven: {0} ({1}).</translation>
    </message>
</context>
<context>
    <name>CryptidOwnBoxDialog</name>
    <message>
        <source>Own box</source>
        <translation>Eigen doos</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spel</translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <translation>&amp;Normaal</translation>
    </message>
    <message>
        <source>&amp;Advanced</source>
        <translation>Ge&amp;vorderd</translation>
    </message>
    <message>
        <source>Clues</source>
        <translation>Aanwijzingen</translation>
    </message>
    <message>
        <source>&amp;Drawn</source>
        <translation>Ge&amp;trokken</translation>
    </message>
    <message>
        <source>The program draws clues that fit this map, and nobody sees them</source>
        <translation>Het programma trekt aanwijzingen die bij deze kaart passen, en niemand ziet ze</translation>
    </message>
    <message>
        <source>&amp;Chosen</source>
        <translation>Ge&amp;kozen</translation>
    </message>
    <message>
        <source>You choose the clues, and whoever sees this knows them</source>
        <translation>Jij kiest de aanwijzingen, en wie dit ziet, kent ze</translation>
    </message>
    <message>
        <source>&amp;Without own box</source>
        <translation>&amp;Zonder eigen doos</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
    <message>
        <source>&amp;Use this box</source>
        <translation>&amp;Deze doos gebruiken</translation>
    </message>
</context>
<context>
    <name>CryptidPrompt</name>
    <message>
        <source>Share a cube where your clue denies the habitat</source>
        <translation>Leg een blokje waar jouw aanwijzing het leefgebied uitsluit</translation>
    </message>
    <message>
        <source>Choose a cell: ask or search</source>
        <translation>Kies een vak: vraag of zoek</translation>
    </message>
    <message>
        <source>{0} proposes a hint. Do you agree?</source>
        <translation>{0} stelt een tip voor. Ga je akkoord?</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>De partij is afgelopen</translation>
    </message>
    <message>
        <source>{0} searches {1}. What is your answer?</source>
        <translation>{0} zoekt in {1}. Wat is je antwoord?</translation>
    </message>
    <message>
        <source>{0} asks you about {1}. What is your answer?</source>
        <translation>{0} vraagt je naar {1}. Wat is je antwoord?</translation>
    </message>
    <message>
        <source>{0} is playing</source>
        <translation>{0} speelt</translation>
    </message>
    <message>
        <source>Your answer was wrong: put a cube where it is right</source>
        <translation>Je antwoord was fout: leg een blokje waar het klopt</translation>
    </message>
    <message>
        <source>Pay with a cube where your clue denies the habitat</source>
        <translation>Betaal met een blokje waar jouw aanwijzing het leefgebied uitsluit</translation>
    </message>
    <message>
        <source>Your answer was wrong: put a disc where it is right</source>
        <translation>Je antwoord was fout: leg een schijf waar het klopt</translation>
    </message>
    <message>
        <source>Your disc lies there: put one on another cell that fits</source>
        <translation>Daar ligt je schijf al: leg er een op een ander vak dat past</translation>
    </message>
</context>
<context>
    <name>CryptidPuzzle</name>
    <message>
        <source>A clue is there twice, or beside its own negation.</source>
        <translation>Een aanwijzing komt twee keer voor, of naast de eigen ontkenning.</translation>
    </message>
    <message>
        <source>No cell fits all clues.</source>
        <translation>Geen enkel vak past bij alle aanwijzingen.</translation>
    </message>
    <message>
        <source>{0} cells fit all clues.</source>
        <translation>{0} vakken passen bij alle aanwijzingen.</translation>
    </message>
    <message>
        <source>Exactly one cell fits all clues.</source>
        <translation>Precies één vak past bij alle aanwijzingen.</translation>
    </message>
    <message>
        <source>Exactly one cell fits all clues, but a clue is not needed, or too strong or weak.</source>
        <translation>Precies één vak past bij alle aanwijzingen, maar een aanwijzing is overbodig, te sterk of te zwak.</translation>
    </message>
    <message>
        <source>Your box holds {0} clues; {1} players need {2}.</source>
        <translation>Je doos bevat {0} aanwijzingen; voor {1} spelers zijn er {2} nodig.</translation>
    </message>
    <message>
        <source>No clues make a puzzle of this map. Lay it another way.</source>
        <translation>Geen aanwijzingen vormen met deze kaart een puzzel. Leg de kaart anders.</translation>
    </message>
</context>
<context>
    <name>CryptidRefusal</name>
    <message>
        <source>There is no hint to be had now.</source>
        <translation>Er is nu geen tip mogelijk.</translation>
    </message>
    <message>
        <source>{0} has answered on {1} already.</source>
        <translation>{0} heeft al geantwoord over {1}.</translation>
    </message>
    <message>
        <source>A cube of {1} lies on {0}.</source>
        <translation>Er ligt een blokje van {1} op {0}.</translation>
    </message>
    <message>
        <source>Your own disc lies on {0}.</source>
        <translation>Je eigen schijf ligt op {0}.</translation>
    </message>
    <message>
        <source>{0} does not fit your clue.</source>
        <translation>{0} past niet bij je aanwijzing.</translation>
    </message>
    <message>
        <source>{0} fits your clue.</source>
        <translation>{0} past bij je aanwijzing.</translation>
    </message>
    <message>
        <source>Cubes are shared first.</source>
        <translation>Eerst worden de startblokjes gelegd.</translation>
    </message>
    <message>
        <source>Ask another player, or search.</source>
        <translation>Ondervraag een andere speler, of zoek.</translation>
    </message>
    <message>
        <source>Put a disc down first.</source>
        <translation>Leg eerst een schijf.</translation>
    </message>
    <message>
        <source>Answer first.</source>
        <translation>Antwoord eerst.</translation>
    </message>
    <message>
        <source>Put a cube down first.</source>
        <translation>Leg eerst een blokje.</translation>
    </message>
    <message>
        <source>The table votes about a hint first.</source>
        <translation>De tafel stemt eerst over een tip.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>De partij is afgelopen.</translation>
    </message>
</context>
<context>
    <name>CryptidRender</name>
    <message>
        <source>The game has {0} turns, so there is no turn {1}.</source>
        <translation>De partij heeft {0} beurten: er is geen beurt {1}.</translation>
    </message>
</context>
<context>
    <name>CryptidReplay</name>
    <message>
        <source>Cubes</source>
        <translation>Blokjes</translation>
    </message>
    <message>
        <source>Discs</source>
        <translation>Schijven</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Fiches</translation>
    </message>
    <message>
        <source>Cells still possible</source>
        <translation>Nog mogelijke vakken</translation>
    </message>
</context>
<context>
    <name>CryptidReport</name>
    <message>
        <source>Player</source>
        <translation>Speler</translation>
    </message>
    <message>
        <source>Found the habitat</source>
        <translation>Leefgebied gevonden</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Rondes</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Vragen</translation>
    </message>
    <message>
        <source>Searches</source>
        <translation>Zoekacties</translation>
    </message>
    <message>
        <source>Cubes paid</source>
        <translation>Betaalde blokjes</translation>
    </message>
    <message>
        <source>Cubes</source>
        <translation>Blokjes</translation>
    </message>
    <message>
        <source>Discs</source>
        <translation>Schijven</translation>
    </message>
    <message>
        <source>Deduction sheet</source>
        <translation>Deductieblad</translation>
    </message>
    <message>
        <source>Clue</source>
        <translation>Aanwijzing</translation>
    </message>
    <message>
        <source>Sentence</source>
        <translation>Zin</translation>
    </message>
    <message>
        <source>Number of cells</source>
        <translation>Aantal vakken</translation>
    </message>
    <message>
        <source>Cells</source>
        <translation>Vakken</translation>
    </message>
</context>
<context>
    <name>CryptidResult</name>
    <message>
        <source>The habitat is {0}</source>
        <translation>Het leefgebied is {0}</translation>
    </message>
    <message>
        <source>The only cell that fits all clues.</source>
        <translation>Het enige vak dat bij alle aanwijzingen past.</translation>
    </message>
    <message>
        <source>Nobody has found the habitat yet.</source>
        <translation>Nog niemand heeft het leefgebied gevonden.</translation>
    </message>
    <message>
        <source>{0} has found the habitat</source>
        <translation>{0} heeft het leefgebied gevonden</translation>
    </message>
    <message>
        <source>It is {0}, found in the first round.</source>
        <translation>Het is {0}, gevonden in de eerste ronde.</translation>
    </message>
    <message>
        <source>It is {0}, found after {1} rounds.</source>
        <translation>Het is {0}, gevonden na {1} rondes.</translation>
    </message>
    <message>
        <source>0 cubes</source>
        <translation>0 blokjes</translation>
    </message>
    <message>
        <source>1 cube</source>
        <translation>1 blokje</translation>
    </message>
    <message>
        <source>{0} cubes</source>
        <translation>{0} blokjes</translation>
    </message>
    <message>
        <source>0 discs</source>
        <translation>0 schijven</translation>
    </message>
    <message>
        <source>1 disc</source>
        <translation>1 schijf</translation>
    </message>
    <message>
        <source>{0} discs</source>
        <translation>{0} schijven</translation>
    </message>
    <message>
        <source>0 questions</source>
        <translation>0 vragen</translation>
    </message>
    <message>
        <source>1 question</source>
        <translation>1 vraag</translation>
    </message>
    <message>
        <source>{0} questions</source>
        <translation>{0} vragen</translation>
    </message>
    <message>
        <source>0 searches</source>
        <translation>0 zoekacties</translation>
    </message>
    <message>
        <source>1 search</source>
        <translation>1 zoekactie</translation>
    </message>
    <message>
        <source>{0} searches</source>
        <translation>{0} zoekacties</translation>
    </message>
    <message>
        <source>0 cubes paid</source>
        <translation>0 blokjes betaald</translation>
    </message>
    <message>
        <source>1 cube paid</source>
        <translation>1 betaald blokje</translation>
    </message>
    <message>
        <source>{0} cubes paid</source>
        <translation>{0} betaalde blokjes</translation>
    </message>
</context>
<context>
    <name>CryptidResultDialog</name>
    <message>
        <source>Most useful questions</source>
        <translation>Nuttigste vragen</translation>
    </message>
    <message>
        <source>Least useful questions</source>
        <translation>Minst nuttige vragen</translation>
    </message>
    <message>
        <source>This could not be found out.</source>
        <translation>Dit kon niet worden uitgezocht.</translation>
    </message>
    <message>
        <source>Who could have known</source>
        <translation>Wie het had kunnen weten</translation>
    </message>
    <message>
        <source>This is being thought out…</source>
        <translation>Dit wordt uitgezocht…</translation>
    </message>
    <message>
        <source>Deal number {0}</source>
        <translation>Deling nr. {0}</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Kaart</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultaat</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>E&amp;xporteren…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Afdrukken…</translation>
    </message>
    <message>
        <source>Whoever types this number plays the same deal.</source>
        <translation>Wie dit nummer typt, speelt dezelfde deling.</translation>
    </message>
    <message>
        <source>&amp;Replay</source>
        <translation>&amp;Terugkijken</translation>
    </message>
    <message>
        <source>Same &amp;deal again</source>
        <translation>Zelfde &amp;deling</translation>
    </message>
    <message>
        <source>Play &amp;again</source>
        <translation>&amp;Nog een keer</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Sluiten</translation>
    </message>
</context>
<context>
    <name>CryptidRules</name>
    <message>
        <source>a cube is to be put down first</source>
        <translation>eerst moet er een blokje worden gelegd</translation>
    </message>
    <message>
        <source>a cube lies on the cell</source>
        <translation>er ligt een blokje op het vak</translation>
    </message>
    <message>
        <source>a disc is to be put down first</source>
        <translation>eerst moet er een schijf worden gelegd</translation>
    </message>
    <message>
        <source>a player asks or searches now</source>
        <translation>nu wordt er gevraagd of gezocht</translation>
    </message>
    <message>
        <source>an answer is to be given first</source>
        <translation>eerst moet er een antwoord worden gegeven</translation>
    </message>
    <message>
        <source>cubes are shared first</source>
        <translation>eerst worden de blokjes van het begin gelegd</translation>
    </message>
    <message>
        <source>no cube of this player can lie there</source>
        <translation>daar kan geen blokje van deze speler liggen</translation>
    </message>
    <message>
        <source>no disc of this player can lie there</source>
        <translation>daar kan geen schijf van deze speler liggen</translation>
    </message>
    <message>
        <source>nobody else sits there</source>
        <translation>daar zit niemand anders</translation>
    </message>
    <message>
        <source>the game is over</source>
        <translation>het spel is afgelopen</translation>
    </message>
    <message>
        <source>the player asked has answered there already</source>
        <translation>de gevraagde speler heeft daar al geantwoord</translation>
    </message>
    <message>
        <source>the searcher&apos;s own clue denies the cell</source>
        <translation>de eigen aanwijzing van de zoeker sluit het vak uit</translation>
    </message>
    <message>
        <source>the table votes about a hint first</source>
        <translation>eerst stemt de tafel over een hint</translation>
    </message>
    <message>
        <source>there is no hint to be had now</source>
        <translation>er is nu geen hint te krijgen</translation>
    </message>
</context>
<context>
    <name>CryptidScore</name>
    <message>
        <source>The game is not over: round {0} is being played.</source>
        <translation>Het spel is niet afgelopen: ronde {0} is bezig.</translation>
    </message>
</context>
<context>
    <name>CryptidSetup</name>
    <message>
        <source>A puzzle as hard as the last one is looked for…</source>
        <translation>Een even moeilijke puzzel als de vorige wordt gezocht…</translation>
    </message>
    <message>
        <source>Help of the deduction sheet</source>
        <translation>Hulp van het deductieblad</translation>
    </message>
    <message>
        <source>Sheet: no help</source>
        <translation>Blad: geen hulp</translation>
    </message>
    <message>
        <source>Sheet: strikes</source>
        <translation>Blad: strepen</translation>
    </message>
    <message>
        <source>Sheet: shades</source>
        <translation>Blad: schaduw</translation>
    </message>
</context>
<context>
    <name>CryptidSheet</name>
    <message>
        <source>not {0}</source>
        <translation>niet {0}</translation>
    </message>
    <message>
        <source>forest</source>
        <translation>bos</translation>
    </message>
    <message>
        <source>desert</source>
        <translation>woestijn</translation>
    </message>
    <message>
        <source>swamp</source>
        <translation>moeras</translation>
    </message>
    <message>
        <source>mountain</source>
        <translation>berg</translation>
    </message>
    <message>
        <source>water</source>
        <translation>water</translation>
    </message>
    <message>
        <source>animal</source>
        <translation>dier</translation>
    </message>
    <message>
        <source>stone</source>
        <translation>steen</translation>
    </message>
    <message>
        <source>shack</source>
        <translation>hut</translation>
    </message>
    <message>
        <source>bear</source>
        <translation>beer</translation>
    </message>
    <message>
        <source>cougar</source>
        <translation>poema</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>blauw</translation>
    </message>
    <message>
        <source>white</source>
        <translation>wit</translation>
    </message>
    <message>
        <source>green</source>
        <translation>groen</translation>
    </message>
    <message>
        <source>black</source>
        <translation>zwart</translation>
    </message>
    <message>
        <source>the hint: {0}</source>
        <translation>de tip: {0}</translation>
    </message>
    <message>
        <source>a cube of {0} on {1}, which lies {2}</source>
        <translation>een blokje van {0} op {1}, dat {2} ligt</translation>
    </message>
    <message>
        <source>a cube of {0} on {1}, which does not lie {2}</source>
        <translation>een blokje van {0} op {1}, dat niet {2} ligt</translation>
    </message>
    <message>
        <source>a disc of {0} on {1}, which lies {2}</source>
        <translation>een schijf van {0} op {1}, dat {2} ligt</translation>
    </message>
    <message>
        <source>a disc of {0} on {1}, which does not lie {2}</source>
        <translation>een schijf van {0} op {1}, dat niet {2} ligt</translation>
    </message>
    <message>
        <source>The habitat is {0}: {1}.</source>
        <translation>Het leefgebied ligt {0}: {1}.</translation>
    </message>
    <message>
        <source>Clues left: {0}.</source>
        <translation>Aanwijzingen over: {0}.</translation>
    </message>
    <message>
        <source>What you hold stays covered here.</source>
        <translation>Wat je hebt, blijft hier verborgen.</translation>
    </message>
    <message>
        <source>crossed out</source>
        <translation>weggekruist</translation>
    </message>
    <message>
        <source>sure</source>
        <translation>zeker</translation>
    </message>
    <message>
        <source>in doubt</source>
        <translation>twijfel</translation>
    </message>
    <message>
        <source>Struck: with it there would never be exactly one cell, whatever others hold.</source>
        <translation>Doorgestreept: hiermee zou er nooit precies één vak zijn, wat de anderen ook hebben.</translation>
    </message>
    <message>
        <source>Struck: {0}; and {1} more.</source>
        <translation>Doorgestreept: {0}; en nog {1}.</translation>
    </message>
    <message>
        <source>Struck: {0}.</source>
        <translation>Doorgestreept: {0}.</translation>
    </message>
    <message>
        <source>Struck.</source>
        <translation>Doorgestreept.</translation>
    </message>
    <message>
        <source>Deduction sheet</source>
        <translation>Deductieblad</translation>
    </message>
    <message>
        <source>You hold this clue: {0}.</source>
        <translation>Jij hebt deze aanwijzing: {0}.</translation>
    </message>
</context>
<context>
    <name>CryptidSolve</name>
    <message>
        <source>Cryptid: tells what the clues of a puzzle say.</source>
        <translation>Cryptid: wat de aanwijzingen van een puzzel zeggen.</translation>
    </message>
    <message>
        <source>JSON; - reads standard input</source>
        <translation>JSON; - leest de standaardinvoer</translation>
    </message>
    <message>
        <source>PUZZLE</source>
        <translation>PUZZEL</translation>
    </message>
    <message>
        <source>print JSON instead of sentences</source>
        <translation>JSON tonen in plaats van zinnen</translation>
    </message>
    <message>
        <source>{0}: {1} cells</source>
        <translation>{0}: {1} vakken</translation>
    </message>
    <message>
        <source>The habitat is {0}.</source>
        <translation>Het leefgebied is {0}.</translation>
    </message>
    <message>
        <source>No habitat: all clues fit {0} cells: {1}.</source>
        <translation>Geen leefgebied: alle aanwijzingen passen op {0} vakken: {1}.</translation>
    </message>
    <message>
        <source>No habitat: no cell fits all clues.</source>
        <translation>Geen leefgebied: geen vak past bij alle aanwijzingen.</translation>
    </message>
    <message>
        <source>A clue is there twice, or beside its own negation.</source>
        <translation>Een aanwijzing staat er twee keer, of naast haar eigen ontkenning.</translation>
    </message>
    <message>
        <source>The puzzle is good.</source>
        <translation>De puzzel is goed.</translation>
    </message>
    <message>
        <source>The puzzle is not good.</source>
        <translation>De puzzel is niet goed.</translation>
    </message>
    <message>
        <source>not needed</source>
        <translation>niet nodig</translation>
    </message>
    <message>
        <source>not from {0} to {1}</source>
        <translation>niet van {0} tot en met {1}</translation>
    </message>
</context>
<context>
    <name>CryptidSpoken</name>
    <message>
        <source>cube of {0}</source>
        <translation>blokje van {0}</translation>
    </message>
    <message>
        <source>disc of {0}</source>
        <translation>schijf van {0}</translation>
    </message>
    <message>
        <source>discs of {0}</source>
        <translation>schijven van {0}</translation>
    </message>
    <message>
        <source>lantern</source>
        <translation>lantaarn</translation>
    </message>
</context>
<context>
    <name>CryptidTable</name>
    <message>
        <source>Sheet and log (F9)</source>
        <translation>Blad en logboek (F9)</translation>
    </message>
    <message>
        <source>has the turn</source>
        <translation>is aan de beurt</translation>
    </message>
    <message>
        <source>cubes</source>
        <translation>blokjes</translation>
    </message>
    <message>
        <source>discs</source>
        <translation>schijven</translation>
    </message>
    <message>
        <source>clues still possible</source>
        <translation>nog mogelijke aanwijzingen</translation>
    </message>
</context>
<context>
    <name>CryptidTablePrompt</name>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Choose a cell on the map first.</source>
        <translation>Kies eerst een vak op de kaart.</translation>
    </message>
    <message>
        <source>A hint is proposed in one&apos;s own turn.</source>
        <translation>Een tip stel je voor in je eigen beurt.</translation>
    </message>
    <message>
        <source>{0}: ask a player, or search</source>
        <translation>{0}: ondervraag een speler, of zoek</translation>
    </message>
    <message>
        <source>{0}: whom do you ask?</source>
        <translation>{0}: aan wie vraag je het?</translation>
    </message>
    <message>
        <source>Answers come in</source>
        <translation>Antwoorden komen binnen</translation>
    </message>
    <message>
        <source>The habitat!</source>
        <translation>Het leefgebied!</translation>
    </message>
    <message>
        <source>The computer cannot think. Let it try again.</source>
        <translation>De computer kan niet denken. Laat hem het opnieuw proberen.</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Zoeken</translation>
    </message>
    <message>
        <source>S</source>
        <translation>S</translation>
    </message>
    <message>
        <source>Propose a hint</source>
        <translation>Tip voorstellen</translation>
    </message>
    <message>
        <source>H</source>
        <translation>H</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Niet nu</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>First colour</source>
        <translation>Eerste kleur</translation>
    </message>
    <message>
        <source>Second colour</source>
        <translation>Tweede kleur</translation>
    </message>
    <message>
        <source>Agree</source>
        <translation>Akkoord</translation>
    </message>
    <message>
        <source>Y</source>
        <translation>Y</translation>
    </message>
    <message>
        <source>Refuse</source>
        <translation>Weigeren</translation>
    </message>
    <message>
        <source>N</source>
        <translation>N</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultaat</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Nog een keer</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Opnieuw proberen</translation>
    </message>
    <message>
        <source>Play on with an easier computer</source>
        <translation>Verder met een makkelijkere computer</translation>
    </message>
</context>
<context>
    <name>CryptidTerminal</name>
    <message>
        <source>Advice</source>
        <translation>Advies</translation>
    </message>
    <message>
        <source>{0}, round {1}</source>
        <translation>{0}, ronde {1}</translation>
    </message>
    <message>
        <source>{0}1 cube of 1</source>
        <translation>{0}1 blokje van 1</translation>
    </message>
    <message>
        <source>12 discs of 1 and 2</source>
        <translation>12 schijven van 1 en 2</translation>
    </message>
    <message>
        <source>{0} lantern</source>
        <translation>{0} lantaarn</translation>
    </message>
    <message>
        <source>{0} what is asked for</source>
        <translation>{0} wat gevraagd wordt</translation>
    </message>
    <message>
        <source>No token lies on the map.</source>
        <translation>Er ligt geen fiche op de kaart.</translation>
    </message>
    <message>
        <source>The game is kept.</source>
        <translation>De partij is bewaard.</translation>
    </message>
    <message>
        <source>FDWSM</source>
        <translation>BWAMG</translation>
    </message>
    <message>
        <source>bc</source>
        <translation>bp</translation>
    </message>
    <message>
        <source>wglk</source>
        <translation>wglz</translation>
    </message>
    <message>
        <source>ih</source>
        <translation>ih</translation>
    </message>
    <message>
        <source>How many players? ({0})</source>
        <translation>Hoeveel spelers? ({0})</translation>
    </message>
    <message>
        <source>Which game? 1 normal, 2 advanced</source>
        <translation>Welk spel? 1 normaal, 2 gevorderd</translation>
    </message>
    <message>
        <source>Who answers? 1 the program, 2 people themselves</source>
        <translation>Wie antwoordt? 1 het programma, 2 de mensen zelf</translation>
    </message>
    <message>
        <source>Deduction sheets? 1 no help, 2 strike refuted clues, 3 strike them and shade cells</source>
        <translation>Deductiebladen? 1 geen hulp, 2 weerlegde aanwijzingen doorstrepen, 3 doorstrepen en vakken verdonkeren</translation>
    </message>
    <message>
        <source>Cells that all others may allow</source>
        <translation>Vakken die alle anderen kunnen toelaten</translation>
    </message>
    <message>
        <source>{0} struck, x crossed out, o sure, ? in doubt</source>
        <translation>{0} doorgestreept, x weggekruist, o zeker, ? twijfel</translation>
    </message>
    <message>
        <source>ask F4 {0}, search F4, ? help</source>
        <translation>vraag F4 {0}, zoek F4, ? hulp</translation>
    </message>
    <message>
        <source>y/n</source>
        <translation>j/n</translation>
    </message>
    <message>
        <source>a cell and a colour, such as {0}</source>
        <translation>een vak en een kleur, bijvoorbeeld {0}</translation>
    </message>
    <message>
        <source>a cell such as F4</source>
        <translation>een vak, bijvoorbeeld F4</translation>
    </message>
    <message>
        <source>Enter hides everything for the next player</source>
        <translation>Enter verbergt alles voor de volgende speler</translation>
    </message>
    <message>
        <source>ask F4 Ben  asks a player, also by number: a f4 2</source>
        <translation>vraag F4 Ben  ondervraagt een speler, ook met nummer: a f4 2</translation>
    </message>
    <message>
        <source>search F4  says that the habitat is there</source>
        <translation>zoek F4  zegt dat het leefgebied daar is</translation>
    </message>
    <message>
        <source>hint  proposes a hint to the table, once a turn</source>
        <translation>tip  stelt de tafel een tip voor, eens per beurt</translation>
    </message>
    <message>
        <source>c  your clue, and the cells that fit it</source>
        <translation>c  je aanwijzing, en de vakken die erbij passen</translation>
    </message>
    <message>
        <source>d  your deduction sheet, as far as it helps</source>
        <translation>d  je deductieblad, voor zover het helpt</translation>
    </message>
    <message>
        <source>look F4  what there is on a cell</source>
        <translation>kijk F4  wat er op een vak is</translation>
    </message>
    <message>
        <source>m  the tokens, g  the ground in words, w  who is who</source>
        <translation>m  de fiches, g  het terrein in woorden, w  wie is wie</translation>
    </message>
    <message>
        <source>l  everything that happened, h  an advice</source>
        <translation>l  alles wat er gebeurd is, h  een advies</translation>
    </message>
    <message>
        <source>u  take back, where the table has agreed to it</source>
        <translation>u  terugnemen, als de tafel dat heeft afgesproken</translation>
    </message>
    <message>
        <source>q  save and quit; play --terminal --resume goes on</source>
        <translation>q  opslaan en stoppen; play --terminal --resume gaat door</translation>
    </message>
    <message>
        <source>Enter shows everything again.</source>
        <translation>Enter toont alles opnieuw.</translation>
    </message>
    <message>
        <source>look</source>
        <translation>kijk</translation>
    </message>
    <message>
        <source>{0} is no cell: they go from A1 to L9.</source>
        <translation>{0} is geen vak: ze gaan van A1 tot L9.</translation>
    </message>
    <message>
        <source>Type ask, a cell and a player, or search and a cell.</source>
        <translation>Typ vraag, een vak en een speler, of zoek en een vak.</translation>
    </message>
    <message>
        <source>Type the cell and then the colour: {0}.</source>
        <translation>Typ het vak en daarna de kleur: {0}.</translation>
    </message>
    <message>
        <source>Type the number of your answer: {0}.</source>
        <translation>Typ het nummer van je antwoord: {0}.</translation>
    </message>
    <message>
        <source>Type yes or no.</source>
        <translation>Typ ja of nee.</translation>
    </message>
    <message>
        <source>Whom do you ask? {0}.</source>
        <translation>Aan wie vraag je het? {0}.</translation>
    </message>
    <message>
        <source>ask</source>
        <translation>vraag</translation>
    </message>
    <message>
        <source>search</source>
        <translation>zoek</translation>
    </message>
    <message>
        <source>hint</source>
        <translation>tip</translation>
    </message>
</context>
<context>
    <name>CryptidVariants</name>
    <message>
        <source>By the program</source>
        <translation>Door het programma</translation>
    </message>
    <message>
        <source>By people</source>
        <translation>Door de spelers</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>Modus</translation>
    </message>
    <message>
        <source>&amp;Mode</source>
        <translation>&amp;Modus</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Antwoorden</translation>
    </message>
    <message>
        <source>&amp;Answers</source>
        <translation>&amp;Antwoorden</translation>
    </message>
</context>
<context>
    <name>DealCode</name>
    <message>
        <source>There is no code yet.</source>
        <translation>Er is nog geen code.</translation>
    </message>
    <message>
        <source>This code is from a newer version of the program.</source>
        <translation>Deze code komt uit een nieuwere versie van het programma.</translation>
    </message>
    <message>
        <source>The code is too short: {0} of {1} characters.</source>
        <translation>De code is te kort: {0} van {1} tekens.</translation>
    </message>
    <message>
        <source>The code is too long: {0} instead of {1} characters.</source>
        <translation>De code is te lang: {0} in plaats van {1} tekens.</translation>
    </message>
    <message>
        <source>The check does not fit: a character is wrong, or two have changed places.</source>
        <translation>De controle klopt niet: een teken is fout, of twee zijn verwisseld.</translation>
    </message>
    <message>
        <source>The digit {0} is not used in codes</source>
        <translation>Het cijfer {0} komt niet voor in codes</translation>
    </message>
    <message>
        <source>The letter {0} is not used in codes</source>
        <translation>De letter {0} komt niet voor in codes</translation>
    </message>
    <message>
        <source>The sign {0} is not used in codes</source>
        <translation>Het teken {0} komt niet voor in codes</translation>
    </message>
    <message>
        <source>{0}.</source>
        <translation>{0}.</translation>
    </message>
    <message>
        <source>{0}; did you mean {1}?</source>
        <translation>{0}; bedoelde je {1}?</translation>
    </message>
    <message>
        <source>Hexagons</source>
        <translation>Zeshoeken</translation>
    </message>
    <message>
        <source>Squares</source>
        <translation>Vierkanten</translation>
    </message>
    <message>
        <source>with rulings of its own</source>
        <translation>met eigen regelkeuzes</translation>
    </message>
    <message>
        <source>one player</source>
        <translation>één speler</translation>
    </message>
    <message>
        <source>{0} players</source>
        <translation>{0} spelers</translation>
    </message>
    <message>
        <source>cards {0}</source>
        <translation>kaarten {0}</translation>
    </message>
</context>
<context>
    <name>DealDialog</name>
    <message>
        <source>Type or paste a code: whoever plays it gets the same tiles and tokens.</source>
        <translation>Typ of plak een code: wie die speelt, krijgt dezelfde tegels en fiches.</translation>
    </message>
    <message>
        <source>Play a deal</source>
        <translation>Een deling spelen</translation>
    </message>
    <message>
        <source>A deal code</source>
        <translation>Een delingscode</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Plakken</translation>
    </message>
    <message>
        <source>P&amp;lay this deal</source>
        <translation>&amp;Deze deling spelen</translation>
    </message>
    <message>
        <source>Deal of the day</source>
        <translation>Deling van de dag</translation>
    </message>
    <message>
        <source>Play it &amp;again</source>
        <translation>&amp;Nog eens spelen</translation>
    </message>
    <message>
        <source>Play &amp;today&apos;s deal</source>
        <translation>Deling &amp;van vandaag spelen</translation>
    </message>
    <message>
        <source>It is the same for everybody. The days you play are listed here.</source>
        <translation>Voor iedereen dezelfde. De dagen die je speelt, staan hier.</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Sluiten</translation>
    </message>
    <message>
        <source>Days played</source>
        <translation>Gespeelde dagen</translation>
    </message>
    <message>
        <source>Days played, {0} in a row</source>
        <translation>Gespeelde dagen, {0} op rij</translation>
    </message>
</context>
<context>
    <name>DealLabel</name>
    <message>
        <source>Copied</source>
        <translation>Gekopieerd</translation>
    </message>
    <message>
        <source>Deal code</source>
        <translation>Delingscode</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopiëren</translation>
    </message>
    <message>
        <source>Copy the deal code</source>
        <translation>Delingscode kopiëren</translation>
    </message>
    <message>
        <source>Whoever types this code plays the same deal.</source>
        <translation>Wie deze code invoert, speelt dezelfde deling.</translation>
    </message>
    <message>
        <source>Deal code {0}</source>
        <translation>Delingscode {0}</translation>
    </message>
</context>
<context>
    <name>Deals</name>
    <message>
        <source>{0}, later</source>
        <translation>{0}, later</translation>
    </message>
    <message>
        <source>{0}: {1}, {2} points</source>
        <translation>{0}: {1}, {2} punten</translation>
    </message>
</context>
<context>
    <name>DistributionPlot</name>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>How often</source>
        <translation>Hoe vaak</translation>
    </message>
    <message>
        <source>Distribution of scores</source>
        <translation>Verdeling van de scores</translation>
    </message>
    <message>
        <source>{0} points</source>
        <translation>{0} punten</translation>
    </message>
    <message>
        <source>{0} to {1} points</source>
        <translation>{0} t/m {1} punten</translation>
    </message>
    <message>
        <source>Persons: {0}</source>
        <translation>Mensen: {0}</translation>
    </message>
    <message>
        <source>Computers: {0}</source>
        <translation>Computers: {0}</translation>
    </message>
    <message>
        <source>Half of all scores lie between {0} and {1}</source>
        <translation>De helft van alle scores ligt tussen {0} en {1}</translation>
    </message>
</context>
<context>
    <name>Documents</name>
    <message>
        <source>The document</source>
        <translation>Het document</translation>
    </message>
    <message>
        <source>The field {0} stands twice in one object.</source>
        <translation>Het veld {0} staat twee keer in één object.</translation>
    </message>
    <message>
        <source>The file cannot be read: {0}.</source>
        <translation>Het bestand kan niet worden gelezen: {0}.</translation>
    </message>
    <message>
        <source>The file is larger than {0} MiB.</source>
        <translation>Het bestand is groter dan {0} MiB.</translation>
    </message>
    <message>
        <source>The file is not UTF-8 text: byte {0} does not fit.</source>
        <translation>Het bestand is geen UTF-8-tekst: byte {0} past niet.</translation>
    </message>
    <message>
        <source>There is no standard input.</source>
        <translation>Er is geen standaardinvoer.</translation>
    </message>
    <message>
        <source>This JSON holds a number that is too long.</source>
        <translation>Deze JSON bevat een te lang getal.</translation>
    </message>
    <message>
        <source>This JSON is nested too deeply.</source>
        <translation>Deze JSON is te diep genest.</translation>
    </message>
    <message>
        <source>This is not JSON: line {0}, column {1}: {2}.</source>
        <translation>Dit is geen JSON: regel {0}, kolom {1}: {2}.</translation>
    </message>
    <message>
        <source>expecting &apos;,&apos; delimiter</source>
        <translation>hier ontbreekt een komma</translation>
    </message>
    <message>
        <source>expecting &apos;:&apos; delimiter</source>
        <translation>hier ontbreekt een dubbelepunt</translation>
    </message>
    <message>
        <source>expecting property name enclosed in double quotes</source>
        <translation>hier ontbreekt een veldnaam tussen dubbele aanhalingstekens</translation>
    </message>
    <message>
        <source>expecting value</source>
        <translation>hier ontbreekt een waarde</translation>
    </message>
    <message>
        <source>extra data</source>
        <translation>er staat te veel</translation>
    </message>
    <message>
        <source>invalid control character</source>
        <translation>verboden besturingsteken</translation>
    </message>
    <message>
        <source>this cannot be read</source>
        <translation>dit is onleesbaar</translation>
    </message>
    <message>
        <source>unterminated string</source>
        <translation>tekst zonder afsluitend aanhalingsteken</translation>
    </message>
    <message>
        <source>{0} does not fit the game that the actions lead to.</source>
        <translation>{0} past niet bij het spel waartoe de acties leiden.</translation>
    </message>
    <message>
        <source>{0} has no field {1}.</source>
        <translation>{0} heeft geen veld {1}.</translation>
    </message>
    <message>
        <source>{0} holds a character that cannot be shown.</source>
        <translation>{0} bevat een teken dat niet kan worden getoond.</translation>
    </message>
    <message>
        <source>{0} is not a number that can be used here.</source>
        <translation>{0} is geen getal dat hier kan worden gebruikt.</translation>
    </message>
    <message>
        <source>{0} is not an action of this game.</source>
        <translation>{0} is geen actie van dit spel.</translation>
    </message>
    <message>
        <source>{0} is not legal here: {1}.</source>
        <translation>{0} mag hier niet: {1}.</translation>
    </message>
    <message>
        <source>{0} must be a list, not {1}.</source>
        <translation>{0} moet een lijst zijn, niet {1}.</translation>
    </message>
    <message>
        <source>{0} must be a text, not {1}.</source>
        <translation>{0} moet een tekst zijn, niet {1}.</translation>
    </message>
    <message>
        <source>{0} must be a whole number from {1} to {2}, not {3}.</source>
        <translation>{0} moet een geheel getal van {1} tot en met {2} zijn, niet {3}.</translation>
    </message>
    <message>
        <source>{0} must be an object, not {1}.</source>
        <translation>{0} moet een object zijn, niet {1}.</translation>
    </message>
    <message>
        <source>{0} must be one of {1}, not {2}.</source>
        <translation>{0} moet een van {1} zijn, niet {2}.</translation>
    </message>
    <message>
        <source>{0} must be true or false, not {1}.</source>
        <translation>{0} moet true of false zijn, niet {1}.</translation>
    </message>
    <message>
        <source>{0} must be {1}.</source>
        <translation>{0} moet {1} zijn.</translation>
    </message>
    <message>
        <source>{0} must be {1}; this program knows no other version.</source>
        <translation>{0} moet {1} zijn; dit programma kent geen andere versie.</translation>
    </message>
    <message>
        <source>{0} must have {1} entries, not {2}.</source>
        <translation>{0} moet {1} elementen hebben, niet {2}.</translation>
    </message>
    <message>
        <source>{0} must have {1} to {2} entries, not {3}.</source>
        <translation>{0} moet {1} tot {2} elementen hebben, niet {3}.</translation>
    </message>
    <message>
        <source>{0} must not be longer than {1} characters.</source>
        <translation>{0} mag niet langer zijn dan {1} tekens.</translation>
    </message>
    <message>
        <source>{0}: the name</source>
        <translation>{0}: de naam</translation>
    </message>
</context>
<context>
    <name>EraserButton</name>
    <message>
        <source>Erase</source>
        <translation>Wissen</translation>
    </message>
</context>
<context>
    <name>ErrorDialog</name>
    <message>
        <source>Something went wrong.</source>
        <translation>Er ging iets mis.</translation>
    </message>
    <message>
        <source>Your game is saved.</source>
        <translation>Je partij is opgeslagen.</translation>
    </message>
    <message>
        <source>Your game is not saved: save it in another place now.</source>
        <translation>Je partij is niet opgeslagen: sla die nu op een andere plek op.</translation>
    </message>
    <message>
        <source>Copy &amp;details</source>
        <translation>&amp;Details kopiëren</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Sluiten</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Gekopieerd</translation>
    </message>
</context>
<context>
    <name>Export</name>
    <message>
        <source>PNG picture</source>
        <translation>PNG-afbeelding</translation>
    </message>
    <message>
        <source>SVG drawing</source>
        <translation>SVG-tekening</translation>
    </message>
    <message>
        <source>PDF document</source>
        <translation>PDF-document</translation>
    </message>
    <message>
        <source>{0} must end in one of {1}.</source>
        <translation>{0} moet eindigen op een van deze extensies: {1}.</translation>
    </message>
    <message>
        <source>{0} cannot be written: {1}.</source>
        <translation>{0} kan niet worden geschreven: {1}.</translation>
    </message>
    <message>
        <source>CSV table</source>
        <translation>CSV-tabel</translation>
    </message>
</context>
<context>
    <name>FilterBar</name>
    <message>
        <source>&amp;Tiles</source>
        <translation>&amp;Tegels</translation>
    </message>
    <message>
        <source>Ca&amp;rds</source>
        <translation>K&amp;aarten</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Iedereen</translation>
    </message>
    <message>
        <source>Any</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Ga&amp;me</source>
        <translation>Spe&amp;l</translation>
    </message>
    <message>
        <source>&amp;Person</source>
        <translation>Persoo&amp;n</translation>
    </message>
    <message>
        <source>P&amp;layers</source>
        <translation>Spele&amp;rs</translation>
    </message>
    <message>
        <source>Help&amp;s</source>
        <translation>H&amp;ulp</translation>
    </message>
    <message>
        <source>Without helps</source>
        <translation>Zonder hulp</translation>
    </message>
</context>
<context>
    <name>GameStore</name>
    <message>
        <source>The store of games does not work: {0}.</source>
        <translation>Het spellenarchief werkt niet: {0}.</translation>
    </message>
    <message>
        <source>{0} was damaged and is now called {1}; games saved from it: {2}.</source>
        <translation>{0} was beschadigd en heet nu {1}; geredde partijen: {2}.</translation>
    </message>
    <message>
        <source>{0} is damaged.</source>
        <translation>{0} is beschadigd.</translation>
    </message>
    <message>
        <source>{0} is in use by another program.</source>
        <translation>{0} wordt door een ander programma gebruikt.</translation>
    </message>
    <message>
        <source>{0} was written by a newer version of this program.</source>
        <translation>{0} komt uit een nieuwere versie van dit programma.</translation>
    </message>
    <message>
        <source>{0} was not read to its end.</source>
        <translation>{0} is niet tot het einde gelezen.</translation>
    </message>
    <message>
        <source>{0} cannot be used: {1}.</source>
        <translation>{0} kan niet worden gebruikt: {1}.</translation>
    </message>
    <message>
        <source>SQLite reports error {0}</source>
        <translation>SQLite meldt fout {0}</translation>
    </message>
    <message>
        <source>database or disk is full</source>
        <translation>de database of schijf is vol</translation>
    </message>
    <message>
        <source>attempt to write a readonly database</source>
        <translation>de database is alleen-lezen</translation>
    </message>
    <message>
        <source>unable to open database file</source>
        <translation>het databasebestand kan niet worden geopend</translation>
    </message>
    <message>
        <source>disk I/O error</source>
        <translation>invoer-/uitvoerfout van de schijf</translation>
    </message>
    <message>
        <source>string or blob too big</source>
        <translation>een waarde is te groot</translation>
    </message>
    <message>
        <source>Game {1} of {0} has rules that are unknown here.</source>
        <translation>Partij {1} van {0} heeft regels die hier onbekend zijn.</translation>
    </message>
    <message>
        <source>Game {1} of {0} is damaged.</source>
        <translation>Partij {1} van {0} is beschadigd.</translation>
    </message>
    <message>
        <source>{0} holds no game with the number {1}.</source>
        <translation>{0} bevat geen partij met nummer {1}.</translation>
    </message>
    <message>
        <source>{0} cannot be a copy of itself.</source>
        <translation>{0} kan geen kopie van zichzelf zijn.</translation>
    </message>
    <message>
        <source>{0} is not finished.</source>
        <translation>{0} is geen voltooide partij.</translation>
    </message>
    <message>
        <source>Games in {0} that are unknown here and were passed over: {1}.</source>
        <translation>Partijen in {0} die hier onbekend zijn en zijn overgeslagen: {1}.</translation>
    </message>
    <message>
        <source>{0} Finished games wait in their own files until it works.</source>
        <translation>{0} Tot het weer werkt, blijven voltooide partijen in hun eigen bestanden.</translation>
    </message>
    <message>
        <source>{0} The finished game could not be kept.</source>
        <translation>{0} De voltooide partij kon niet worden bewaard.</translation>
    </message>
    <message>
        <source>{0} is too large to be a store of games.</source>
        <translation>{0} is te groot om een spellenarchief te zijn.</translation>
    </message>
    <message>
        <source>{0} is damaged and could not be taken into the store.</source>
        <translation>{0} is beschadigd en kon niet in het archief worden opgenomen.</translation>
    </message>
</context>
<context>
    <name>GamesList</name>
    <message>
        <source>Finished games</source>
        <translation>Voltooide partijen</translation>
    </message>
    <message>
        <source>&amp;Watch again</source>
        <translation>Teru&amp;gkijken</translation>
    </message>
    <message>
        <source>&amp;Export as file…</source>
        <translation>&amp;Exporteren…</translation>
    </message>
    <message>
        <source>&amp;Delete…</source>
        <translation>&amp;Verwijderen…</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importeren…</translation>
    </message>
    <message>
        <source>&amp;Backup…</source>
        <translation>Reserve&amp;kopie…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Sluiten</translation>
    </message>
    <message>
        <source>Games: {0}</source>
        <translation>Partijen: {0}</translation>
    </message>
    <message>
        <source>Play a game to its end and it will be here.</source>
        <translation>Speel een partij uit en ze verschijnt hier.</translation>
    </message>
    <message>
        <source>There is no such game yet.</source>
        <translation>Zo’n partij is er nog niet.</translation>
    </message>
</context>
<context>
    <name>Goals</name>
    <message>
        <source>reached</source>
        <translation>behaald</translation>
    </message>
    <message>
        <source>kept so far</source>
        <translation>tot nu toe gelukt</translation>
    </message>
    <message>
        <source>not yet reached</source>
        <translation>nog niet behaald</translation>
    </message>
    <message>
        <source>missed</source>
        <translation>gemist</translation>
    </message>
    <message>
        <source>ticked</source>
        <translation>afgevinkt</translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <translation>d MMM yyyy</translation>
    </message>
    <message>
        <source>lowest: {0} of {1}</source>
        <translation>laagste: {0} van {1}</translation>
    </message>
    <message>
        <source>third best: {0} of {1}</source>
        <translation>op twee na beste: {0} van {1}</translation>
    </message>
    <message>
        <source>second best: {0} of {1}</source>
        <translation>op een na beste: {0} van {1}</translation>
    </message>
    <message>
        <source>{0} of {1}</source>
        <translation>{0} van {1}</translation>
    </message>
    <message>
        <source>Scenario {0}</source>
        <translation>Scenario {0}</translation>
    </message>
    <message>
        <source>{0}, at most {1} allowed</source>
        <translation>{0}, hoogstens {1}</translation>
    </message>
    <message>
        <source>{0} of at most {1}</source>
        <translation>{0} van hoogstens {1}</translation>
    </message>
    <message>
        <source>no contact</source>
        <translation>geen contact</translation>
    </message>
    <message>
        <source>one contact, none allowed</source>
        <translation>één contact, geen toegestaan</translation>
    </message>
    <message>
        <source>{0} contacts, none allowed</source>
        <translation>{0} contacten, geen toegestaan</translation>
    </message>
    <message>
        <source>none apart</source>
        <translation>geen apart</translation>
    </message>
    <message>
        <source>one apart, none allowed</source>
        <translation>één apart, geen toegestaan</translation>
    </message>
    <message>
        <source>{0} apart, none allowed</source>
        <translation>{0} apart, geen toegestaan</translation>
    </message>
    <message>
        <source>none filled</source>
        <translation>geen bezet</translation>
    </message>
    <message>
        <source>one filled, none allowed</source>
        <translation>één bezet, geen toegestaan</translation>
    </message>
    <message>
        <source>{0} filled, none allowed</source>
        <translation>{0} bezet, geen toegestaan</translation>
    </message>
    <message>
        <source>no token</source>
        <translation>geen fiche</translation>
    </message>
    <message>
        <source>one token, none allowed</source>
        <translation>één fiche, geen toegestaan</translation>
    </message>
    <message>
        <source>{0} tokens, none allowed</source>
        <translation>{0} fiches, geen toegestaan</translation>
    </message>
    <message>
        <source>At least {0} points</source>
        <translation>Minstens {0} punten</translation>
    </message>
    <message>
        <source>At least {0} points with all animals together</source>
        <translation>Minstens {0} punten met alle dieren samen</translation>
    </message>
    <message>
        <source>At least {0} points in all habitats together, bonuses included</source>
        <translation>Minstens {0} punten in alle landschappen samen, inclusief bonussen</translation>
    </message>
    <message>
        <source>No nature token left</source>
        <translation>Geen natuurfiche over</translation>
    </message>
    <message>
        <source>At least {0} nature tokens left</source>
        <translation>Minstens {0} natuurfiches over</translation>
    </message>
    <message>
        <source>At least {0} points with bears</source>
        <translation>Minstens {0} punten met beren</translation>
    </message>
    <message>
        <source>At least {0} points with elk</source>
        <translation>Minstens {0} punten met wapiti’s</translation>
    </message>
    <message>
        <source>At least {0} points with salmon</source>
        <translation>Minstens {0} punten met zalmen</translation>
    </message>
    <message>
        <source>At least {0} points with hawks</source>
        <translation>Minstens {0} punten met buizerds</translation>
    </message>
    <message>
        <source>At least {0} points with foxes</source>
        <translation>Minstens {0} punten met vossen</translation>
    </message>
    <message>
        <source>At least {0} points with one animal</source>
        <translation>Minstens {0} punten met één dier</translation>
    </message>
    <message>
        <source>At least {0} points with every animal</source>
        <translation>Minstens {0} punten met elk dier</translation>
    </message>
    <message>
        <source>At least {0} points with each of {1} animals</source>
        <translation>Minstens {0} punten met elk van {1} dieren</translation>
    </message>
    <message>
        <source>At least {0} points in one habitat, bonus included</source>
        <translation>Minstens {0} punten in één landschap, inclusief bonus</translation>
    </message>
    <message>
        <source>At least {0} points in every habitat, bonus included</source>
        <translation>Minstens {0} punten in elk landschap, inclusief bonus</translation>
    </message>
    <message>
        <source>At least {0} points in each of {1} habitats, bonus included</source>
        <translation>Minstens {0} punten in elk van {1} landschappen, inclusief bonus</translation>
    </message>
    <message>
        <source>At least {0} hawks</source>
        <translation>Minstens {0} buizerds</translation>
    </message>
    <message>
        <source>At least {0} tokens of one animal</source>
        <translation>Minstens {0} fiches van één dier</translation>
    </message>
    <message>
        <source>At least {0} tokens of every animal</source>
        <translation>Minstens {0} fiches van elk dier</translation>
    </message>
    <message>
        <source>Not a single bear</source>
        <translation>Geen enkele beer</translation>
    </message>
    <message>
        <source>Not a single elk</source>
        <translation>Geen enkele wapiti</translation>
    </message>
    <message>
        <source>Not a single salmon</source>
        <translation>Geen enkele zalm</translation>
    </message>
    <message>
        <source>Not a single hawk</source>
        <translation>Geen enkele buizerd</translation>
    </message>
    <message>
        <source>Not a single fox</source>
        <translation>Geen enkele vos</translation>
    </message>
    <message>
        <source>At most {0} different animals</source>
        <translation>Hoogstens {0} verschillende dieren</translation>
    </message>
    <message>
        <source>A group of elk that earns the most, {1} points</source>
        <translation>Een groep wapiti’s die het maximum oplevert, {1} punten</translation>
    </message>
    <message>
        <source>A run of salmon that earns the most, {1} points</source>
        <translation>Een school zalmen die het maximum oplevert, {1} punten</translation>
    </message>
    <message>
        <source>At least {0} foxes that earn the most, {1} points each</source>
        <translation>Minstens {0} vossen die het maximum opleveren, elk {1} punten</translation>
    </message>
    <message>
        <source>The largest corridor in at least {0} habitats, alone or shared (solo: seven tiles)</source>
        <translation>De grootste corridor in minstens {0} landschappen, alleen of gedeeld (solo: zeven tegels)</translation>
    </message>
    <message>
        <source>No token on a keystone tile</source>
        <translation>Geen fiche op een kerntegel</translation>
    </message>
    <message>
        <source>Bears and elk never touch</source>
        <translation>Beren en wapiti’s raken elkaar nooit</translation>
    </message>
    <message>
        <source>Forest and river never touch</source>
        <translation>Bos en rivier raken elkaar nooit</translation>
    </message>
    <message>
        <source>Mountain and prairie never touch</source>
        <translation>Bergen en prairie raken elkaar nooit</translation>
    </message>
    <message>
        <source>Wetland and river never touch</source>
        <translation>Drasland en rivier raken elkaar nooit</translation>
    </message>
    <message>
        <source>No elk on a tile with forest</source>
        <translation>Geen wapiti op een tegel met bos</translation>
    </message>
    <message>
        <source>Every hawk touches an elk</source>
        <translation>Elke buizerd raakt een wapiti</translation>
    </message>
    <message>
        <source>A square shows one habitat only: it takes {0} players at least.</source>
        <translation>Een vierkant toont maar één landschap: er zijn minstens {0} spelers nodig.</translation>
    </message>
    <message>
        <source>Not on squares: they have no nature tokens.</source>
        <translation>Niet met vierkanten: die hebben geen natuurfiches.</translation>
    </message>
    <message>
        <source>Not on squares: a fox has four neighbours there and needs six.</source>
        <translation>Niet met vierkanten: een vos heeft daar vier buren en heeft er zes nodig.</translation>
    </message>
</context>
<context>
    <name>GoalsPanel</name>
    <message>
        <source>{0} of {1}</source>
        <translation>{0} van {1}</translation>
    </message>
    <message>
        <source>Achievements</source>
        <translation>Prestaties</translation>
    </message>
    <message>
        <source>Show all achievements</source>
        <translation>Toon alle prestaties</translation>
    </message>
    <message>
        <source>Show those that are near</source>
        <translation>Toon wat dichtbij is</translation>
    </message>
    <message>
        <source>{0} reached</source>
        <translation>{0} behaald</translation>
    </message>
    <message>
        <source>ticked</source>
        <translation>afgevinkt</translation>
    </message>
</context>
<context>
    <name>GoalsResult</name>
    <message>
        <source>{0} has not passed scenario {1} yet</source>
        <translation>{0} heeft scenario {1} nog niet gehaald</translation>
    </message>
    <message>
        <source>Nobody has passed scenario {1}</source>
        <translation>Niemand heeft scenario {1} gehaald</translation>
    </message>
    <message>
        <source>{0} has passed scenario {1}</source>
        <translation>{0} heeft scenario {1} gehaald</translation>
    </message>
    <message>
        <source>{0} have passed scenario {1}</source>
        <translation>{0} hebben scenario {1} gehaald</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>gehaald</translation>
    </message>
    <message>
        <source>not passed</source>
        <translation>niet gehaald</translation>
    </message>
</context>
<context>
    <name>GuideBar</name>
    <message>
        <source>Now go on with “{0}”.</source>
        <translation>Ga nu verder met ‘{0}’.</translation>
    </message>
    <message>
        <source>Step {0} of {1}</source>
        <translation>Stap {0} van {1}</translation>
    </message>
    <message>
        <source>&amp;Previous</source>
        <translation>V&amp;orige</translation>
    </message>
    <message>
        <source>&amp;Finish</source>
        <translation>&amp;Klaar</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Volgende</translation>
    </message>
    <message>
        <source>&amp;Leave</source>
        <translation>&amp;Stoppen</translation>
    </message>
</context>
<context>
    <name>HandoverCard</name>
    <message>
        <source>Take it back</source>
        <translation>Terugnemen</translation>
    </message>
    <message>
        <source>{0}, it is your turn</source>
        <translation>{0}, jouw beurt</translation>
    </message>
    <message>
        <source>{0} laid this tile and declined the token.</source>
        <translation>{0} heeft deze tegel gelegd en het fiche geweigerd.</translation>
    </message>
    <message>
        <source>{0} laid this tile and placed this token.</source>
        <translation>{0} heeft deze tegel gelegd en dit fiche geplaatst.</translation>
    </message>
    <message>
        <source>Click or press a key to go on</source>
        <translation>Klik of druk op een toets om door te gaan</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Sluiten</translation>
    </message>
</context>
<context>
    <name>HelpDialog</name>
    <message>
        <source>How to play</source>
        <translation>Speluitleg</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Zoeken</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Terug</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Vooruit</translation>
    </message>
</context>
<context>
    <name>Helps</name>
    <message>
        <source>Helps</source>
        <translation>Hulp</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Tips</translation>
    </message>
    <message>
        <source>Previews</source>
        <translation>Vooruitblik</translation>
    </message>
    <message>
        <source>Marked places</source>
        <translation>Markeringen</translation>
    </message>
    <message>
        <source>Remembered cards</source>
        <translation>Onthouden kaarten</translation>
    </message>
    <message>
        <source>Taking back</source>
        <translation>Terugnemen</translation>
    </message>
    <message>
        <source>A good turn, for whoever asks</source>
        <translation>Een goede beurt, voor wie erom vraagt</translation>
    </message>
    <message>
        <source>What a turn would bring, before it is played</source>
        <translation>Wat een beurt oplevert, voor je hem speelt</translation>
    </message>
    <message>
        <source>Where something may be put</source>
        <translation>Waar je iets mag neerleggen</translation>
    </message>
    <message>
        <source>What others have taken openly stays visible</source>
        <translation>Wat anderen open hebben gepakt, blijft zichtbaar</translation>
    </message>
    <message>
        <source>What was done can be taken back</source>
        <translation>Wat gedaan is, kan worden teruggenomen</translation>
    </message>
    <message>
        <source>without {0}</source>
        <translation>zonder {0}</translation>
    </message>
    <message>
        <source>all helps</source>
        <translation>alle hulp</translation>
    </message>
    <message>
        <source>no helps</source>
        <translation>geen hulp</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nee</translation>
    </message>
    <message>
        <source>Helps: all</source>
        <translation>Hulp: alle</translation>
    </message>
    <message>
        <source>Helps: {0} of {1}</source>
        <translation>Hulp: {0} van {1}</translation>
    </message>
    <message>
        <source>Helps: none</source>
        <translation>Hulp: geen</translation>
    </message>
    <message>
        <source>{0} plays without hints.</source>
        <translation>{0} speelt zonder tips.</translation>
    </message>
    <message>
        <source>{0} plays without taking back.</source>
        <translation>{0} speelt zonder terugnemen.</translation>
    </message>
    <message>
        <source>{0} plays without remembered cards.</source>
        <translation>{0} speelt zonder onthouden kaarten.</translation>
    </message>
    <message>
        <source>1 hint given</source>
        <translation>1 tip gekregen</translation>
    </message>
    <message>
        <source>{0} hints given</source>
        <translation>{0} tips gekregen</translation>
    </message>
</context>
<context>
    <name>Hint</name>
    <message>
        <source>Expected without bonuses for corridors.</source>
        <translation>Verwacht zonder corridorbonussen.</translation>
    </message>
    <message>
        <source>Best: {0} expected</source>
        <translation>Beste: {0} verwacht</translation>
    </message>
    <message>
        <source>Second best: {0} expected, as good as the best</source>
        <translation>Op een na beste: {0} verwacht, even goed als de beste</translation>
    </message>
    <message>
        <source>Third best: {0} expected, as good as the best</source>
        <translation>Op twee na beste: {0} verwacht, even goed als de beste</translation>
    </message>
    <message>
        <source>Second best: {0} expected, {1} less than the best</source>
        <translation>Op een na beste: {0} verwacht, {1} minder dan de beste</translation>
    </message>
    <message>
        <source>Third best: {0} expected, {1} less than the best</source>
        <translation>Op twee na beste: {0} verwacht, {1} minder dan de beste</translation>
    </message>
    <message>
        <source>{0}.{1}</source>
        <translation>{0},{1}</translation>
    </message>
    <message>
        <source>Take pair {0}.</source>
        <translation>Neem paar {0}.</translation>
    </message>
    <message>
        <source>Spend a nature token on tile {0} with token {1}.</source>
        <translation>Zet een natuurfiche in voor tegel {0} met fiche {1}.</translation>
    </message>
    <message>
        <source>Decline the token.</source>
        <translation>Weiger het fiche.</translation>
    </message>
    <message>
        <source>It earns nothing.</source>
        <translation>Levert niets op.</translation>
    </message>
    <message>
        <source>It earns nothing now and prepares later turns.</source>
        <translation>Levert nu niets op, maar bereidt latere beurten voor.</translation>
    </message>
    <message>
        <source>It earns a nature token: {0}.</source>
        <translation>Levert een natuurfiche op: {0}.</translation>
    </message>
    <message>
        <source>It spends a nature token: {0}.</source>
        <translation>Kost een natuurfiche: {0}.</translation>
    </message>
    <message>
        <source>It changes the bonus for {0}: {1}.</source>
        <translation>Verandert de bonus voor {0}: {1}.</translation>
    </message>
    <message>
        <source>It makes {0}: {1}.</source>
        <translation>Geeft {0}: {1}.</translation>
    </message>
    <message>
        <source>It leaves {0}: {1}.</source>
        <translation>Laat {0} over: {1}.</translation>
    </message>
</context>
<context>
    <name>HintCard</name>
    <message>
        <source>Details</source>
        <translation>Details</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
</context>
<context>
    <name>Hints</name>
    <message>
        <source>Looking for good turns…</source>
        <translation>Goede zetten zoeken…</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Toon het me</translation>
    </message>
    <message>
        <source>Play it for me</source>
        <translation>Speel het voor me</translation>
    </message>
    <message>
        <source>No hint could be found.</source>
        <translation>Geen tip gevonden.</translation>
    </message>
</context>
<context>
    <name>HitList</name>
    <message>
        <source>Found</source>
        <translation>Gevonden</translation>
    </message>
    <message>
        <source>Nothing was found.</source>
        <translation>Niets gevonden.</translation>
    </message>
</context>
<context>
    <name>KaskariaActions</name>
    <message>
        <source>Take the top card of the pile.</source>
        <translation>Neem de bovenste kaart van de stapel.</translation>
    </message>
    <message>
        <source>Take card {0} of the display: {1}.</source>
        <translation>Neem kaart {0} van de uitlegplaats: {1}.</translation>
    </message>
    <message>
        <source>Play a set, {0} ({1}).</source>
        <translation>Speel een set uit, {0} ({1}).</translation>
    </message>
    <message>
        <source>Go into the volcano.</source>
        <translation>Ga de vulkaan in.</translation>
    </message>
    <message>
        <source>Stay before the volcano.</source>
        <translation>Blijf voor de vulkaan staan.</translation>
    </message>
</context>
<context>
    <name>KaskariaAgreement</name>
    <message>
        <source>All hands are open.</source>
        <translation>Alle handkaarten liggen open.</translation>
    </message>
    <message>
        <source>Cliff runners have {0} steps to go, griffins {1}.</source>
        <translation>Klippenlopers moeten {0} stappen zetten, schubbenvlerken {1}.</translation>
    </message>
    <message>
        <source>For the fearless: two runners of a set go 3 steps, two gold of a set are 5.</source>
        <translation>Voor durfals: twee klippenlopers in een set zetten 3 stappen, twee goudstukken in een set zijn er 5 waard.</translation>
    </message>
</context>
<context>
    <name>KaskariaBots</name>
    <message>
        <source>Hard, wins 82 % against easy</source>
        <translation>Moeilijk, wint 82% tegen makkelijk</translation>
    </message>
    <message>
        <source>Medium, wins 67 % against easy</source>
        <translation>Gemiddeld, wint 67% tegen makkelijk</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Makkelijk</translation>
    </message>
    <message>
        <source>Random, wins 14 % against easy</source>
        <translation>Willekeurig, wint 14% tegen makkelijk</translation>
    </message>
</context>
<context>
    <name>KaskariaCards</name>
    <message>
        <source>red</source>
        <translation>rood</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>oranje</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>geel</translation>
    </message>
    <message>
        <source>green</source>
        <translation>groen</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>blauw</translation>
    </message>
    <message>
        <source>purple</source>
        <translation>paars</translation>
    </message>
    <message>
        <source>pink</source>
        <translation>roze</translation>
    </message>
    <message>
        <source>brown</source>
        <translation>bruin</translation>
    </message>
    <message>
        <source>grey</source>
        <translation>grijs</translation>
    </message>
    <message>
        <source>gold</source>
        <translation>goudstuk</translation>
    </message>
    <message>
        <source>+2</source>
        <translation>+2</translation>
    </message>
    <message>
        <source>cliff runner</source>
        <translation>klippenloper</translation>
    </message>
    <message>
        <source>griffin</source>
        <translation>schubbenvlerk</translation>
    </message>
    <message>
        <source>hidden card</source>
        <translation>verborgen kaart</translation>
    </message>
    <message>
        <source>waterfall</source>
        <translation>waterval</translation>
    </message>
    <message>
        <source>{0} {1}</source>
        <translation>{1} ({0})</translation>
    </message>
    <message>
        <source>Cliff runner</source>
        <translation>Klippenloper</translation>
    </message>
    <message>
        <source>Griffin</source>
        <translation>Schubbenvlerk</translation>
    </message>
    <message>
        <source>no gold</source>
        <translation>geen goudstukken</translation>
    </message>
    <message>
        <source>1 gold</source>
        <translation>1 goudstuk</translation>
    </message>
    <message>
        <source>{0} gold</source>
        <translation>{0} goudstukken</translation>
    </message>
    <message>
        <source>no cards</source>
        <translation>geen kaarten</translation>
    </message>
    <message>
        <source>1 card</source>
        <translation>1 kaart</translation>
    </message>
    <message>
        <source>{0} cards</source>
        <translation>{0} kaarten</translation>
    </message>
    <message>
        <source>first place</source>
        <translation>eerste plaats</translation>
    </message>
    <message>
        <source>second place</source>
        <translation>tweede plaats</translation>
    </message>
    <message>
        <source>third place</source>
        <translation>derde plaats</translation>
    </message>
    <message>
        <source>fourth place</source>
        <translation>vierde plaats</translation>
    </message>
</context>
<context>
    <name>KaskariaCommands</name>
    <message>
        <source>how long both ways are</source>
        <translation>hoe lang beide wegen zijn</translation>
    </message>
    <message>
        <source>two runners of a set go 3 steps, two gold of a set are 5</source>
        <translation>twee klippenlopers in een set zetten 3 stappen, twee goudstukken in een set zijn er 5 waard</translation>
    </message>
    <message>
        <source>everybody sees everybody&apos;s cards</source>
        <translation>iedereen ziet ieders kaarten</translation>
    </message>
</context>
<context>
    <name>KaskariaEntry</name>
    <message>
        <source>Heroes of Kaskaria is a board game designed by Benjamin Schwer, illustrated by Jann Kerntke and published by HABA.</source>
        <translation>De helden van Kaskaria is een bordspel van Benjamin Schwer, geïllustreerd door Jann Kerntke en uitgegeven door HABA.</translation>
    </message>
    <message>
        <source>Heroes of Kaskaria</source>
        <translation>De helden van Kaskaria</translation>
    </message>
    <message>
        <source>Cliff runners and griffins race to the volcano</source>
        <translation>Klippenlopers en schubbenvlerken racen naar de vulkaan</translation>
    </message>
</context>
<context>
    <name>KaskariaGuide</name>
    <message>
        <source>Take the blue griffin: click on it.</source>
        <translation>Pak de blauwe schubbenvlerk: klik erop.</translation>
    </message>
    <message>
        <source>Nice card! But take the blue griffin, in the ring.</source>
        <translation>Mooie kaart! Maar pak de blauwe schubbenvlerk, in de ring.</translation>
    </message>
    <message>
        <source>Now take a surprise card from the pile.</source>
        <translation>Pak nu een verrassingskaart van de stapel.</translation>
    </message>
    <message>
        <source>The pile is small. Take a card from it!</source>
        <translation>De stapel is klein. Pak er een kaart van!</translation>
    </message>
    <message>
        <source>Not that one: take from the pile, in the ring.</source>
        <translation>Niet die: pak van de stapel, in de ring.</translation>
    </message>
    <message>
        <source>You have three blue cards. Click on one of them.</source>
        <translation>Je hebt drie blauwe kaarten. Klik op een ervan.</translation>
    </message>
    <message>
        <source>Not that one: click on a blue card.</source>
        <translation>Niet die: klik op een blauwe kaart.</translation>
    </message>
    <message>
        <source>They belong together. Play them: click Play.</source>
        <translation>Ze horen bij elkaar. Speel ze: klik op Spelen.</translation>
    </message>
    <message>
        <source>Play all three blue cards together!</source>
        <translation>Speel alle drie de blauwe kaarten samen!</translation>
    </message>
    <message>
        <source>Hooray! One gold, and both your figures made a step.</source>
        <translation>Hoera! Eén goud, en je beide figuren deden een stap.</translation>
    </message>
    <message>
        <source>Play both red cards: click one, then Play.</source>
        <translation>Speel beide rode kaarten: klik er een aan, dan Spelen.</translation>
    </message>
    <message>
        <source>Not those: play the two red cards.</source>
        <translation>Niet die: speel de twee rode kaarten.</translation>
    </message>
    <message>
        <source>+2 gives you two cards. Take both from the pile.</source>
        <translation>+2 geeft je twee kaarten. Pak ze van de stapel.</translation>
    </message>
    <message>
        <source>More cards, more sets! You may hold up to ten.</source>
        <translation>Meer kaarten, meer sets! Je mag er tien hebben.</translation>
    </message>
    <message>
        <source>Splash, the waterfall! All used cards come back.</source>
        <translation>Plons, de waterval! Alle gespeelde kaarten komen terug.</translation>
    </message>
    <message>
        <source>Your runner is almost there. Play the yellow cards!</source>
        <translation>Je klippenloper is er bijna. Speel de gele kaarten!</translation>
    </message>
    <message>
        <source>Play all three yellow cards together!</source>
        <translation>Speel alle drie de gele kaarten samen!</translation>
    </message>
    <message>
        <source>The volcano! Click Go in: that ends the game.</source>
        <translation>De vulkaan! Klik op Naar binnen: dan eindigt het spel.</translation>
    </message>
    <message>
        <source>This time go in: you win the amulet.</source>
        <translation>Ga deze keer naar binnen: je wint de amulet.</translation>
    </message>
    <message>
        <source>Gold, places and amulet make {0}. Most gold wins. Well done!</source>
        <translation>Goud, plaatsen en amulet zijn samen {0}. Het meeste goud wint. Goed zo!</translation>
    </message>
</context>
<context>
    <name>KaskariaHint</name>
    <message>
        <source>Looking for a good move…</source>
        <translation>Een goede zet wordt gezocht…</translation>
    </message>
    <message>
        <source>Hint: {0}</source>
        <translation>Tip: {0}</translation>
    </message>
    <message>
        <source>No hint could be found.</source>
        <translation>Geen tip gevonden.</translation>
    </message>
    <message>
        <source>Take card {0}</source>
        <translation>Neem kaart {0}</translation>
    </message>
</context>
<context>
    <name>KaskariaKeys</name>
    <message>
        <source>Your turn</source>
        <translation>Jouw beurt</translation>
    </message>
    <message>
        <source>Looking around</source>
        <translation>Rondkijken</translation>
    </message>
    <message>
        <source>Mouse</source>
        <translation>Muis</translation>
    </message>
    <message>
        <source>Take a card from the pile</source>
        <translation>Een kaart van de stapel nemen</translation>
    </message>
    <message>
        <source>Take a card from the display</source>
        <translation>Een kaart van de uitlegplaats nemen</translation>
    </message>
    <message>
        <source>Play the set that shows the digit</source>
        <translation>De set met dit cijfer uitspelen</translation>
    </message>
    <message>
        <source>Walk along your hand</source>
        <translation>Langs je handkaarten gaan</translation>
    </message>
    <message>
        <source>Put a card into the set, or back</source>
        <translation>Een kaart in de set leggen, of terug</translation>
    </message>
    <message>
        <source>Lift a set, play it; what is proposed</source>
        <translation>Set optillen, uitspelen; het voorstel</translation>
    </message>
    <message>
        <source>Put the set back; take back</source>
        <translation>Set terugleggen; terugnemen</translation>
    </message>
    <message>
        <source>Y</source>
        <translation>Y</translation>
    </message>
    <message>
        <source>N</source>
        <translation>N</translation>
    </message>
    <message>
        <source>Go into the volcano, or stay</source>
        <translation>De vulkaan ingaan, of blijven</translation>
    </message>
    <message>
        <source>Quit, when the game is over</source>
        <translation>Afsluiten na afloop van de partij</translation>
    </message>
    <message>
        <source>Look back and forth</source>
        <translation>Stap terug of vooruit</translation>
    </message>
    <message>
        <source>Look back by turns</source>
        <translation>Beurt terug of vooruit</translation>
    </message>
    <message>
        <source>The first step, the game</source>
        <translation>Eerste stap, lopende partij</translation>
    </message>
    <message>
        <source>Click</source>
        <translation>Klik</translation>
    </message>
    <message>
        <source>Drag</source>
        <translation>Slepen</translation>
    </message>
    <message>
        <source>Take a card; lift a colour; play by its badge</source>
        <translation>Kaart nemen; kleur optillen; uitspelen</translation>
    </message>
    <message>
        <source>Double click</source>
        <translation>Dubbelklik</translation>
    </message>
    <message>
        <source>Play all cards of a colour</source>
        <translation>Alle kaarten van een kleur uitspelen</translation>
    </message>
    <message>
        <source>Play a set by pulling it onto the island</source>
        <translation>Set uitspelen door hem op het eiland te slepen</translation>
    </message>
</context>
<context>
    <name>KaskariaLetters</name>
    <message>
        <source>R O Y G B U P N E</source>
        <translation>R O G N B P Z U I</translation>
    </message>
</context>
<context>
    <name>KaskariaLog</name>
    <message>
        <source>Takes a card from the pile</source>
        <translation>Neemt een kaart van de stapel</translation>
    </message>
    <message>
        <source>Takes a card from the pile: {0}</source>
        <translation>Neemt een kaart van de stapel: {0}</translation>
    </message>
    <message>
        <source>Takes a card from the display: {0}</source>
        <translation>Neemt een kaart van de uitlegplaats: {0}</translation>
    </message>
    <message>
        <source>Plays a set, {0}</source>
        <translation>Speelt een set uit, {0}</translation>
    </message>
    <message>
        <source>Collects 1 gold</source>
        <translation>Krijgt 1 goudstuk</translation>
    </message>
    <message>
        <source>Collects {0} gold</source>
        <translation>Krijgt {0} goudstukken</translation>
    </message>
    <message>
        <source>The cliff runner goes {0} steps on, to step {1}</source>
        <translation>De klippenloper gaat {0} stappen verder, naar stap {1}</translation>
    </message>
    <message>
        <source>Wins the amulet</source>
        <translation>Wint de amulet</translation>
    </message>
    <message>
        <source>The waterfall comes: pile and discard pile are shuffled together</source>
        <translation>De waterval komt: afneemstapel en aflegstapel worden samen geschud</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>De partij is afgelopen</translation>
    </message>
    <message>
        <source>The cliff runner goes into the volcano</source>
        <translation>De klippenloper gaat de vulkaan in</translation>
    </message>
    <message>
        <source>The griffin goes into the volcano</source>
        <translation>De schubbenvlerk gaat de vulkaan in</translation>
    </message>
    <message>
        <source>The cliff runner stays before the volcano</source>
        <translation>De klippenloper blijft voor de vulkaan staan</translation>
    </message>
    <message>
        <source>The griffin stays before the volcano</source>
        <translation>De schubbenvlerk blijft voor de vulkaan staan</translation>
    </message>
    <message>
        <source>The cliff runner may go into the volcano</source>
        <translation>De klippenloper mag de vulkaan in</translation>
    </message>
    <message>
        <source>The griffin may go into the volcano</source>
        <translation>De schubbenvlerk mag de vulkaan in</translation>
    </message>
    <message>
        <source>The cliff runner goes one step on, to step {0}</source>
        <translation>De klippenloper gaat één stap verder, naar stap {0}</translation>
    </message>
    <message>
        <source>The griffin goes one step on, to step {0}</source>
        <translation>De schubbenvlerk gaat één stap verder, naar stap {0}</translation>
    </message>
</context>
<context>
    <name>KaskariaMenus</name>
    <message>
        <source>&amp;Read prompts aloud</source>
        <translation>Aanwijzingen &amp;voorlezen</translation>
    </message>
    <message>
        <source>&amp;Log</source>
        <translation>Lo&amp;gboek</translation>
    </message>
</context>
<context>
    <name>KaskariaNewGameDialog</name>
    <message>
        <source>S&amp;hort</source>
        <translation>&amp;Kort</translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <translation>&amp;Normaal</translation>
    </message>
    <message>
        <source>&amp;Long</source>
        <translation>&amp;Lang</translation>
    </message>
    <message>
        <source>This is not the number of a deal.</source>
        <translation>Dit is geen delingsnummer.</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nieuwe partij</translation>
    </message>
    <message>
        <source>Ways to the volcano</source>
        <translation>Wegen naar de vulkaan</translation>
    </message>
    <message>
        <source>Who begins</source>
        <translation>Wie begint</translation>
    </message>
    <message>
        <source>As s&amp;eated</source>
        <translation>In &amp;zitvolgorde</translation>
    </message>
    <message>
        <source>Player 1 begins</source>
        <translation>Speler 1 begint</translation>
    </message>
    <message>
        <source>Dra&amp;wn</source>
        <translation>Gel&amp;oot</translation>
    </message>
    <message>
        <source>Lots decide who begins; the others follow as they are seated</source>
        <translation>Het lot bepaalt wie begint; de anderen volgen in zitvolgorde</translation>
    </message>
    <message>
        <source>For this table</source>
        <translation>Voor deze tafel</translation>
    </message>
    <message>
        <source>For the fearless</source>
        <translation>Voor durfals</translation>
    </message>
    <message>
        <source>Two runners of a set go 3 steps, two gold are 5.</source>
        <translation>Twee klippenlopers in een set zetten 3 stappen, twee goudstukken tellen als 5.</translation>
    </message>
    <message>
        <source>&amp;For the fearless</source>
        <translation>Voor du&amp;rfals</translation>
    </message>
    <message>
        <source>Open hands</source>
        <translation>Open handkaarten</translation>
    </message>
    <message>
        <source>Everybody sees all cards: good for families.</source>
        <translation>Iedereen ziet alle kaarten: leuk voor gezinnen.</translation>
    </message>
    <message>
        <source>&amp;Open hands</source>
        <translation>Open &amp;handkaarten</translation>
    </message>
    <message>
        <source>Free undo</source>
        <translation>Vrij terugnemen</translation>
    </message>
    <message>
        <source>Undo even after a card was seen.</source>
        <translation>Terugnemen, ook nadat een kaart is gezien.</translation>
    </message>
    <message>
        <source>Free &amp;undo</source>
        <translation>Vrij &amp;terugnemen</translation>
    </message>
    <message>
        <source>&amp;Deal number</source>
        <translation>&amp;Delingsnummer</translation>
    </message>
    <message>
        <source>a new deal</source>
        <translation>nieuwe deling</translation>
    </message>
    <message>
        <source>Whoever types this number plays the same deal.</source>
        <translation>Wie dit nummer typt, speelt dezelfde deling.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Spelen</translation>
    </message>
</context>
<context>
    <name>KaskariaPreferences</name>
    <message>
        <source>Remember &amp;cards that were taken openly</source>
        <translation>Open genomen kaa&amp;rten onthouden</translation>
    </message>
    <message>
        <source>Cards that others took from the display are shown</source>
        <translation>Toont kaarten die anderen van de uitlegplaats namen</translation>
    </message>
    <message>
        <source>Read prompts &amp;aloud</source>
        <translation>Aanwijzingen &amp;voorlezen</translation>
    </message>
    <message>
        <source>With the voice of the system, where there is one</source>
        <translation>Met de stem van het systeem, als die er is</translation>
    </message>
</context>
<context>
    <name>KaskariaPrompt</name>
    <message>
        <source>Turn {0}</source>
        <translation>Beurt {0}</translation>
    </message>
    <message>
        <source>Take one more card</source>
        <translation>Neem nog een kaart</translation>
    </message>
    <message>
        <source>Take two cards, one after the other</source>
        <translation>Neem twee kaarten, een voor een</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>De partij is afgelopen</translation>
    </message>
    <message>
        <source>{0} is playing</source>
        <translation>{0} speelt</translation>
    </message>
    <message>
        <source>Ten cards: play a set</source>
        <translation>Tien kaarten: speel een set uit</translation>
    </message>
    <message>
        <source>Take a card or play a set</source>
        <translation>Neem een kaart of speel een set uit</translation>
    </message>
    <message>
        <source>Take a card</source>
        <translation>Neem een kaart</translation>
    </message>
    <message>
        <source>Does the cliff runner go in? That ends the game</source>
        <translation>Gaat de klippenloper naar binnen? Dan eindigt de partij</translation>
    </message>
    <message>
        <source>Does the griffin go in? That ends the game</source>
        <translation>Gaat de schubbenvlerk naar binnen? Dan eindigt de partij</translation>
    </message>
</context>
<context>
    <name>KaskariaReading</name>
    <message>
        <source>{0}, lifted</source>
        <translation>{0}, opgetild</translation>
    </message>
    <message>
        <source>Play {0}</source>
        <translation>{0} uitspelen</translation>
    </message>
    <message>
        <source>Display {0}: {1}</source>
        <translation>Uitlegplaats {0}: {1}</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Uitgespeeld</translation>
    </message>
    <message>
        <source>Heroes</source>
        <translation>Helden</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Goud</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Hand</translation>
    </message>
</context>
<context>
    <name>KaskariaRefusal</name>
    <message>
        <source>The game is over.</source>
        <translation>De partij is afgelopen.</translation>
    </message>
    <message>
        <source>No figure stands before the volcano.</source>
        <translation>Er staat geen figuur voor de vulkaan.</translation>
    </message>
    <message>
        <source>All cards of a set have the same colour.</source>
        <translation>Alle kaarten van een set hebben dezelfde kleur.</translation>
    </message>
    <message>
        <source>A set has at least two cards.</source>
        <translation>Een set heeft minstens twee kaarten.</translation>
    </message>
    <message>
        <source>With ten cards in hand you must play a set.</source>
        <translation>Met tien handkaarten moet je een set uitspelen.</translation>
    </message>
    <message>
        <source>The display has three cards.</source>
        <translation>Op de uitlegplaats liggen drie kaarten.</translation>
    </message>
    <message>
        <source>Take the cards of the “+2” first.</source>
        <translation>Neem eerst de kaarten van de ‘+2’.</translation>
    </message>
    <message>
        <source>You do not have these cards.</source>
        <translation>Je hebt deze kaarten niet.</translation>
    </message>
    <message>
        <source>Decide first whether to go into the volcano.</source>
        <translation>Beslis eerst of je de vulkaan ingaat.</translation>
    </message>
</context>
<context>
    <name>KaskariaRender</name>
    <message>
        <source>The game has {0} turns, so there is no turn {1}.</source>
        <translation>De partij heeft {0} beurten: er is geen beurt {1}.</translation>
    </message>
</context>
<context>
    <name>KaskariaReplay</name>
    <message>
        <source>Gold</source>
        <translation>Goud</translation>
    </message>
    <message>
        <source>Gold and steps</source>
        <translation>Goud en stappen</translation>
    </message>
</context>
<context>
    <name>KaskariaReport</name>
    <message>
        <source>Line</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Naam</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Speler</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Goud</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Waarom</translation>
    </message>
</context>
<context>
    <name>KaskariaResult</name>
    <message>
        <source>Gold collected</source>
        <translation>Verzameld goud</translation>
    </message>
    <message>
        <source>Amulet</source>
        <translation>Amulet</translation>
    </message>
    <message>
        <source>Tie-break</source>
        <translation>Bij gelijke stand</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Totaal</translation>
    </message>
    <message>
        <source>{0}, {1}: {2}</source>
        <translation>{0}, {1}: {2}</translation>
    </message>
    <message>
        <source>Gold in sets is one each, and two of a set are 5.</source>
        <translation>Elk goudstuk in een set telt als 1, twee in één set als 5.</translation>
    </message>
    <message>
        <source>Gold in sets is one each.</source>
        <translation>Elk goudstuk in een set telt als 1.</translation>
    </message>
    <message>
        <source>Places nearest to the volcano: 7, 4, 1, 0 gold.</source>
        <translation>Plaatsen het dichtst bij de vulkaan: 7, 4, 1, 0 goudstukken.</translation>
    </message>
    <message>
        <source>Whoever ends the game has the amulet: 2 gold.</source>
        <translation>Wie de partij beëindigt, krijgt de amulet: 2 goudstukken.</translation>
    </message>
    <message>
        <source>Most gold wins; the amulet decides a tie.</source>
        <translation>Het meeste goud wint; bij gelijke stand beslist de amulet.</translation>
    </message>
    <message>
        <source>from sets</source>
        <translation>uit sets</translation>
    </message>
    <message>
        <source>first in the volcano</source>
        <translation>als eerste in de vulkaan</translation>
    </message>
    <message>
        <source>{0} has it</source>
        <translation>{0} heeft hem</translation>
    </message>
    <message>
        <source>nobody has it yet</source>
        <translation>nog niemand heeft hem</translation>
    </message>
    <message>
        <source>{0}, shared with {3}: {1} of {2} steps</source>
        <translation>{0}, gedeeld met {3}: {1} van {2} stappen</translation>
    </message>
    <message>
        <source>{0}: {1} of {2} steps</source>
        <translation>{0}: {1} van {2} stappen</translation>
    </message>
    <message>
        <source>as much gold as {0}, but the amulet wins</source>
        <translation>evenveel goud als {0}, maar de amulet wint</translation>
    </message>
    <message>
        <source>as much gold as {0}, without the amulet: shared</source>
        <translation>evenveel goud als {0}, zonder de amulet: gedeeld</translation>
    </message>
    <message>
        <source>as much gold as {0}, who has the amulet</source>
        <translation>evenveel goud als {0}, die de amulet heeft</translation>
    </message>
    <message>
        <source>Gold so far</source>
        <translation>Goud tot nu toe</translation>
    </message>
    <message>
        <source>This is what would count if the game ended now.</source>
        <translation>Dit telt als de partij nu zou eindigen.</translation>
    </message>
    <message>
        <source>{0} share the victory</source>
        <translation>{0} delen de overwinning</translation>
    </message>
    <message>
        <source>{0} wins with {1} gold</source>
        <translation>{0} wint met {1} goudstukken</translation>
    </message>
    <message>
        <source>The gold is counted</source>
        <translation>Het goud wordt geteld</translation>
    </message>
    <message>
        <source>Any key shows the result.</source>
        <translation>Elke toets toont het resultaat.</translation>
    </message>
    <message>
        <source>{0} would share the victory.</source>
        <translation>{0} zouden de overwinning delen.</translation>
    </message>
    <message>
        <source>{0} would win the tie by the amulet.</source>
        <translation>Bij gelijke stand zou {0} winnen dankzij de amulet.</translation>
    </message>
    <message>
        <source>{0} would win.</source>
        <translation>{0} zou winnen.</translation>
    </message>
    <message>
        <source>1 gold ahead of {0}.</source>
        <translation>1 goudstuk meer dan {0}.</translation>
    </message>
    <message>
        <source>{0} gold ahead of {1}.</source>
        <translation>{0} goudstukken meer dan {1}.</translation>
    </message>
    <message>
        <source>Both have {1} gold, and neither has the amulet.</source>
        <translation>Beiden hebben {1} goudstukken, zonder amulet.</translation>
    </message>
    <message>
        <source>All {0} have {1} gold, and none has the amulet.</source>
        <translation>Alle {0} hebben {1} goudstukken, zonder amulet.</translation>
    </message>
    <message>
        <source>{0} both have {1} gold; {2} has the amulet.</source>
        <translation>{0} hebben beiden {1} goudstukken; {2} heeft de amulet.</translation>
    </message>
    <message>
        <source>{0} all have {1} gold; {2} has the amulet.</source>
        <translation>{0} hebben allen {1} goudstukken; {2} heeft de amulet.</translation>
    </message>
</context>
<context>
    <name>KaskariaResultDialog</name>
    <message>
        <source>Deal number {0}</source>
        <translation>Deling nr. {0}</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultaat</translation>
    </message>
    <message>
        <source>Gold of everybody</source>
        <translation>Goud van iedereen</translation>
    </message>
    <message>
        <source>Island</source>
        <translation>Eiland</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>E&amp;xporteren…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Afdrukken…</translation>
    </message>
    <message>
        <source>Whoever types this number plays the same deal.</source>
        <translation>Wie dit nummer typt, speelt dezelfde deling.</translation>
    </message>
    <message>
        <source>&amp;Replay</source>
        <translation>&amp;Terugkijken</translation>
    </message>
    <message>
        <source>Same &amp;deal again</source>
        <translation>Zelfde &amp;deling</translation>
    </message>
    <message>
        <source>Play &amp;again</source>
        <translation>&amp;Nog een keer</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Sluiten</translation>
    </message>
</context>
<context>
    <name>KaskariaRules</name>
    <message>
        <source>a figure stands before the volcano: it goes in or stays</source>
        <translation>er staat een figuur voor de vulkaan: die gaat naar binnen of blijft staan</translation>
    </message>
    <message>
        <source>cards of a &quot;+2&quot; are to be taken first</source>
        <translation>eerst worden de kaarten van een &quot;+2&quot; gepakt</translation>
    </message>
    <message>
        <source>no figure stands before the volcano</source>
        <translation>er staat geen figuur voor de vulkaan</translation>
    </message>
    <message>
        <source>the display has three cards</source>
        <translation>er liggen drie kaarten open</translation>
    </message>
    <message>
        <source>the game is over</source>
        <translation>het spel is afgelopen</translation>
    </message>
    <message>
        <source>the hand does not hold such a set</source>
        <translation>de hand bevat zo’n set niet</translation>
    </message>
    <message>
        <source>with ten cards in hand a set must be played</source>
        <translation>met tien kaarten in de hand moet er een set worden gespeeld</translation>
    </message>
</context>
<context>
    <name>KaskariaScore</name>
    <message>
        <source>The game is not over: turn {0} is being played.</source>
        <translation>Het spel is niet afgelopen: beurt {0} is bezig.</translation>
    </message>
</context>
<context>
    <name>KaskariaSets</name>
    <message>
        <source>take {0} cards</source>
        <translation>neem {0} kaarten</translation>
    </message>
    <message>
        <source>cliff runner to the volcano</source>
        <translation>klippenloper naar de vulkaan</translation>
    </message>
    <message>
        <source>griffin to the volcano</source>
        <translation>schubbenvlerk naar de vulkaan</translation>
    </message>
    <message>
        <source>cliff runner 1 step</source>
        <translation>klippenloper 1 stap</translation>
    </message>
    <message>
        <source>griffin 1 step</source>
        <translation>schubbenvlerk 1 stap</translation>
    </message>
    <message>
        <source>cliff runner {0} steps</source>
        <translation>klippenloper {0} stappen</translation>
    </message>
</context>
<context>
    <name>KaskariaSpoken</name>
    <message>
        <source>Display</source>
        <translation>Uitlegplaats</translation>
    </message>
    <message>
        <source>Pile</source>
        <translation>Afneemstapel</translation>
    </message>
    <message>
        <source>Discard pile</source>
        <translation>Aflegstapel</translation>
    </message>
    <message>
        <source>{0} in the volcano</source>
        <translation>{0} in de vulkaan</translation>
    </message>
    <message>
        <source>{0} {1} of {2}</source>
        <translation>{0} {1} van {2}</translation>
    </message>
    <message>
        <source>1 hidden card</source>
        <translation>1 verborgen kaart</translation>
    </message>
    <message>
        <source>{0} hidden cards</source>
        <translation>{0} verborgen kaarten</translation>
    </message>
</context>
<context>
    <name>KaskariaStatistics</name>
    <message>
        <source>Mean</source>
        <translation>Gemiddeld</translation>
    </message>
    <message>
        <source>Cliff runner, place</source>
        <translation>Klippenloper, plaats</translation>
    </message>
    <message>
        <source>Griffin, place</source>
        <translation>Schubbenvlerk, plaats</translation>
    </message>
    <message>
        <source>Gold par&amp;ts</source>
        <translation>Goud per dee&amp;l</translation>
    </message>
    <message>
        <source>Mean gold</source>
        <translation>Gemiddeld goud</translation>
    </message>
    <message>
        <source>Gold by part</source>
        <translation>Goud per onderdeel</translation>
    </message>
    <message>
        <source>Mean places: cliff runner {0} · griffin {1}</source>
        <translation>Gemiddelde plaatsen: klippenloper {0} · schubbenvlerk {1}</translation>
    </message>
</context>
<context>
    <name>KaskariaTable</name>
    <message>
        <source>Log (F9)</source>
        <translation>Logboek (F9)</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tafel</translation>
    </message>
    <message>
        <source>Pile</source>
        <translation>Afneemstapel</translation>
    </message>
    <message>
        <source>Discard pile</source>
        <translation>Aflegstapel</translation>
    </message>
    <message>
        <source>has the amulet</source>
        <translation>heeft de amulet</translation>
    </message>
</context>
<context>
    <name>KaskariaTablePrompt</name>
    <message>
        <source>Go in</source>
        <translation>Naar binnen</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Blijven</translation>
    </message>
    <message>
        <source>Y</source>
        <translation>Y</translation>
    </message>
    <message>
        <source>N</source>
        <translation>N</translation>
    </message>
    <message>
        <source>If the figure goes in</source>
        <translation>Als de figuur naar binnen gaat</translation>
    </message>
    <message>
        <source>This set: {0}</source>
        <translation>Deze set: {0}</translation>
    </message>
    <message>
        <source>{0} is next</source>
        <translation>{0} is aan de beurt</translation>
    </message>
    <message>
        <source>The volcano!</source>
        <translation>De vulkaan!</translation>
    </message>
    <message>
        <source>The computer cannot think. Let it try again, or take back.</source>
        <translation>De computer kan niet denken. Laat hem het opnieuw proberen, of neem terug.</translation>
    </message>
    <message>
        <source>The computer cannot think. Let it try again.</source>
        <translation>De computer kan niet denken. Laat hem het opnieuw proberen.</translation>
    </message>
    <message>
        <source>Take from the pile</source>
        <translation>Van de stapel nemen</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Uitspelen</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Put back</source>
        <translation>Terugleggen</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultaat</translation>
    </message>
    <message>
        <source>S</source>
        <translation>S</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Nog een keer</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Opnieuw proberen</translation>
    </message>
    <message>
        <source>Play on with an easier computer</source>
        <translation>Verder met een makkelijkere computer</translation>
    </message>
</context>
<context>
    <name>KaskariaTerminal</name>
    <message>
        <source>{0}, turn {1}</source>
        <translation>{0}, beurt {1}</translation>
    </message>
    <message>
        <source>Your cards</source>
        <translation>Jouw kaarten</translation>
    </message>
    <message>
        <source>Everybody has seen what the display had.</source>
        <translation>Iedereen heeft gezien wat er op de uitlegplaats lag.</translation>
    </message>
    <message>
        <source>{0} volcano</source>
        <translation>{0} vulkaan</translation>
    </message>
    <message>
        <source>The game is kept.</source>
        <translation>De partij is bewaard.</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tip</translation>
    </message>
    <message>
        <source>RG</source>
        <translation>KS</translation>
    </message>
    <message>
        <source>village</source>
        <translation>dorp</translation>
    </message>
    <message>
        <source>waterfall</source>
        <translation>waterval</translation>
    </message>
    <message>
        <source>runner</source>
        <translation>loper</translation>
    </message>
    <message>
        <source>May undo go past cards that have been seen? (y/n)</source>
        <translation>Mag je terugnemen voorbij kaarten die al zijn gezien? (j/n)</translation>
    </message>
    <message>
        <source>How many players? (2-4)</source>
        <translation>Hoeveel spelers? (2-4)</translation>
    </message>
    <message>
        <source>How long are the ways? 1 short, 2 normal, 3 long</source>
        <translation>Hoe lang zijn de wegen? 1 kort, 2 normaal, 3 lang</translation>
    </message>
    <message>
        <source>Which rules? 1 usual, 2 fearless</source>
        <translation>Welke regels? 1 gewone, 2 voor durfals</translation>
    </message>
    <message>
        <source>Which hands? 1 hidden, 2 open for everybody</source>
        <translation>Welke handkaarten? 1 verborgen, 2 open voor iedereen</translation>
    </message>
    <message>
        <source>The gold of {0}</source>
        <translation>Het goud van {0}</translation>
    </message>
    <message>
        <source>{0} (y/n)</source>
        <translation>{0} (j/n)</translation>
    </message>
    <message>
        <source>Enter hides your cards</source>
        <translation>Enter verbergt je kaarten</translation>
    </message>
    <message>
        <source>p  the top card of the pile, 1-3  one of the display</source>
        <translation>p  de bovenste kaart van de stapel, 1-3  een van de uitlegplaats</translation>
    </message>
    <message>
        <source>4 and more  a set; m shows those that hold cards back</source>
        <translation>4 en hoger  een set; m toont sets die kaarten achterhouden</translation>
    </message>
    <message>
        <source>u  take back, up to the last card seen</source>
        <translation>u  terugnemen, tot de laatst geziene kaart</translation>
    </message>
    <message>
        <source>s  the gold so far, r  where it comes from</source>
        <translation>s  het goud tot nu toe, r  waar het vandaan komt</translation>
    </message>
    <message>
        <source>o  what is known of the cards of the others</source>
        <translation>o  wat bekend is van de kaarten van de anderen</translation>
    </message>
    <message>
        <source>h  a hint</source>
        <translation>h  een tip</translation>
    </message>
    <message>
        <source>q  save and quit; play --terminal --resume goes on</source>
        <translation>q  opslaan en stoppen; play --terminal --resume gaat door</translation>
    </message>
    <message>
        <source>Enter shows everything again.</source>
        <translation>Enter toont alles opnieuw.</translation>
    </message>
    <message>
        <source>{0} the set</source>
        <translation>{0} de set</translation>
    </message>
    <message>
        <source>{0}-{1} a set</source>
        <translation>{0}-{1} een set</translation>
    </message>
    <message>
        <source>m more sets</source>
        <translation>m meer sets</translation>
    </message>
    <message>
        <source>p pile, 1-3 display</source>
        <translation>p stapel, 1-3 uitlegplaats</translation>
    </message>
</context>
<context>
    <name>KaskariaVariants</name>
    <message>
        <source>Short</source>
        <translation>Kort</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normaal</translation>
    </message>
    <message>
        <source>Long</source>
        <translation>Lang</translation>
    </message>
    <message>
        <source>Usual</source>
        <translation>Gewoon</translation>
    </message>
    <message>
        <source>Fearless</source>
        <translation>Durfals</translation>
    </message>
    <message>
        <source>Hidden</source>
        <translation>Verborgen</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Open</translation>
    </message>
    <message>
        <source>Ways</source>
        <translation>Wegen</translation>
    </message>
    <message>
        <source>&amp;Ways</source>
        <translation>&amp;Wegen</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regels</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Regels</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Handkaarten</translation>
    </message>
    <message>
        <source>&amp;Hands</source>
        <translation>&amp;Handkaarten</translation>
    </message>
</context>
<context>
    <name>KeptGames</name>
    <message>
        <source>Game {0}.cascadia</source>
        <translation>Partij {0}.cascadia</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partijen</translation>
    </message>
    <message>
        <source>Export the game</source>
        <translation>De partij exporteren</translation>
    </message>
    <message>
        <source>Delete this game for good? Its scores leave the statistics too.</source>
        <translation>Deze partij voorgoed verwijderen? De scores verdwijnen ook uit de statistieken.</translation>
    </message>
    <message>
        <source>Games and backups</source>
        <translation>Partijen en reservekopieën</translation>
    </message>
    <message>
        <source>Import games</source>
        <translation>Partijen importeren</translation>
    </message>
    <message>
        <source>{0} backup{1}</source>
        <translation>{0} reservekopie{1}</translation>
    </message>
    <message>
        <source>Back up all games</source>
        <translation>Reservekopie van alle partijen</translation>
    </message>
    <message>
        <source>The game is in {0}.</source>
        <translation>De partij staat in {0}.</translation>
    </message>
    <message>
        <source>New games: {0}.</source>
        <translation>Nieuwe partijen: {0}.</translation>
    </message>
    <message>
        <source>All games are in {0}.</source>
        <translation>Alle partijen staan in {0}.</translation>
    </message>
</context>
<context>
    <name>KeysDialog</name>
    <message>
        <source>Your turn</source>
        <translation>Jouw beurt</translation>
    </message>
    <message>
        <source>Offers</source>
        <translation>Aanbod</translation>
    </message>
    <message>
        <source>Looking around</source>
        <translation>Rondkijken</translation>
    </message>
    <message>
        <source>Mouse</source>
        <translation>Muis</translation>
    </message>
    <message>
        <source>Take a pair</source>
        <translation>Een paar nemen</translation>
    </message>
    <message>
        <source>Choose the token of a free pick</source>
        <translation>Het fiche kiezen (vrije keuze)</translation>
    </message>
    <message>
        <source>Move over the places</source>
        <translation>Langs de vakken gaan</translation>
    </message>
    <message>
        <source>Turn the tile</source>
        <translation>De tegel draaien</translation>
    </message>
    <message>
        <source>Set down</source>
        <translation>Neerleggen</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Terugnemen</translation>
    </message>
    <message>
        <source>Decline the token</source>
        <translation>Het fiche weigeren</translation>
    </message>
    <message>
        <source>Quit, when the game is over</source>
        <translation>Afsluiten na afloop van de partij</translation>
    </message>
    <message>
        <source>Y</source>
        <translation>Y</translation>
    </message>
    <message>
        <source>N</source>
        <translation>N</translation>
    </message>
    <message>
        <source>Accept or decline an offer</source>
        <translation>Een aanbod aannemen of weigeren</translation>
    </message>
    <message>
        <source>Spend a nature token to replace tokens</source>
        <translation>Natuurfiche: fiches vervangen</translation>
    </message>
    <message>
        <source>Spend a nature token to pick freely</source>
        <translation>Natuurfiche: vrije keuze</translation>
    </message>
    <message>
        <source>Look at a landscape</source>
        <translation>Een natuurgebied bekijken</translation>
    </message>
    <message>
        <source>Look back and forth</source>
        <translation>Stap terug of vooruit</translation>
    </message>
    <message>
        <source>Look back by turns</source>
        <translation>Beurt terug of vooruit</translation>
    </message>
    <message>
        <source>The first step, the game</source>
        <translation>Eerste stap, lopende partij</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Next panel</source>
        <translation>Volgend paneel</translation>
    </message>
    <message>
        <source>Right button</source>
        <translation>Rechterknop</translation>
    </message>
    <message>
        <source>Click</source>
        <translation>Klik</translation>
    </message>
    <message>
        <source>Take, set down</source>
        <translation>Nemen, neerleggen</translation>
    </message>
    <message>
        <source>Wheel</source>
        <translation>Wiel</translation>
    </message>
    <message>
        <source>Take, set down (on squares)</source>
        <translation>Nemen, neerleggen (vierkanten)</translation>
    </message>
    <message>
        <source>Ctrl+wheel</source>
        <translation>Ctrl+wiel</translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation>Zoomen</translation>
    </message>
    <message>
        <source>Drag</source>
        <translation>Slepen</translation>
    </message>
    <message>
        <source>Move the board</source>
        <translation>Het bord verschuiven</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Toetsen</translation>
    </message>
</context>
<context>
    <name>KeystoneButton</name>
    <message>
        <source>Keystone</source>
        <translation>Kern</translation>
    </message>
</context>
<context>
    <name>LargeSheet</name>
    <message>
        <source>Deduction sheet</source>
        <translation>Deductieblad</translation>
    </message>
</context>
<context>
    <name>LensButton</name>
    <message>
        <source>Search</source>
        <translation>Zoeken</translation>
    </message>
    <message>
        <source>Search this cell (S, then Enter)</source>
        <translation>Zoek op dit vak (S, dan Enter)</translation>
    </message>
</context>
<context>
    <name>LicencesDialog</name>
    <message>
        <source>Licences</source>
        <translation>Licenties</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Sluiten</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Bibliotheek</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Versie</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licentie</translation>
    </message>
    <message>
        <source>Qt itself holds works of others, not all of them on every system:</source>
        <translation>Qt zelf bevat werk van anderen, niet alles op elk systeem:</translation>
    </message>
    <message>
        <source>This is free software under the MIT licence. It stands on the libraries below.</source>
        <translation>Dit is vrije software onder de MIT-licentie. Die steunt op de onderstaande bibliotheken.</translation>
    </message>
    <message>
        <source>Qt and Qt for Python come under the GNU Lesser General Public License, version 3. They are unchanged and lie beside the program as files of their own, so that you may replace them by other builds of the same libraries.</source>
        <translation>Qt en Qt for Python vallen onder de GNU Lesser General Public License, versie 3. Ze zijn ongewijzigd en staan als eigen bestanden naast het programma, zodat je ze kunt vervangen door andere builds van dezelfde bibliotheken.</translation>
    </message>
    <message>
        <source>In a download the folder “licences” holds all of these licences in full, and NOTICE says where the sources are.</source>
        <translation>In een download bevat de map ‘licences’ de volledige tekst van al deze licenties, en NOTICE vermeldt waar de broncode is.</translation>
    </message>
</context>
<context>
    <name>Log</name>
    <message>
        <source>Lays the tile</source>
        <translation>Legt de tegel</translation>
    </message>
    <message>
        <source>Earns a nature token</source>
        <translation>Krijgt een natuurfiche</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>De partij is afgelopen</translation>
    </message>
    <message>
        <source>Instead of them: {0}</source>
        <translation>In plaats daarvan: {0}</translation>
    </message>
    <message>
        <source>Four equal tokens are replaced: {0} → {1}</source>
        <translation>Vier gelijke fiches worden vervangen: {0} → {1}</translation>
    </message>
    <message>
        <source>Spends a nature token and replaces one token: {0} → {1}</source>
        <translation>Zet een natuurfiche in en vervangt één fiche: {0} → {1}</translation>
    </message>
    <message>
        <source>Spends a nature token and replaces {0} tokens: {1} → {2}</source>
        <translation>Zet een natuurfiche in en vervangt {0} fiches: {1} → {2}</translation>
    </message>
    <message>
        <source>bear</source>
        <translation>beer</translation>
    </message>
    <message>
        <source>elk</source>
        <translation>wapiti</translation>
    </message>
    <message>
        <source>salmon</source>
        <translation>zalm</translation>
    </message>
    <message>
        <source>hawk</source>
        <translation>buizerd</translation>
    </message>
    <message>
        <source>fox</source>
        <translation>vos</translation>
    </message>
    <message>
        <source>mountain</source>
        <translation>bergen</translation>
    </message>
    <message>
        <source>forest</source>
        <translation>bos</translation>
    </message>
    <message>
        <source>prairie</source>
        <translation>prairie</translation>
    </message>
    <message>
        <source>wetland</source>
        <translation>drasland</translation>
    </message>
    <message>
        <source>river</source>
        <translation>rivier</translation>
    </message>
    <message>
        <source>a mountain tile</source>
        <translation>een bergtegel</translation>
    </message>
    <message>
        <source>a forest tile</source>
        <translation>een bostegel</translation>
    </message>
    <message>
        <source>a prairie tile</source>
        <translation>een prairietegel</translation>
    </message>
    <message>
        <source>a wetland tile</source>
        <translation>een draslandtegel</translation>
    </message>
    <message>
        <source>a river tile</source>
        <translation>een riviertegel</translation>
    </message>
    <message>
        <source>a mountain and forest tile</source>
        <translation>een tegel met bergen en bos</translation>
    </message>
    <message>
        <source>a mountain and prairie tile</source>
        <translation>een tegel met bergen en prairie</translation>
    </message>
    <message>
        <source>a mountain and wetland tile</source>
        <translation>een tegel met bergen en drasland</translation>
    </message>
    <message>
        <source>a mountain and river tile</source>
        <translation>een tegel met bergen en rivier</translation>
    </message>
    <message>
        <source>a forest and prairie tile</source>
        <translation>een tegel met bos en prairie</translation>
    </message>
    <message>
        <source>a forest and wetland tile</source>
        <translation>een tegel met bos en drasland</translation>
    </message>
    <message>
        <source>a forest and river tile</source>
        <translation>een tegel met bos en rivier</translation>
    </message>
    <message>
        <source>a prairie and wetland tile</source>
        <translation>een tegel met prairie en drasland</translation>
    </message>
    <message>
        <source>a prairie and river tile</source>
        <translation>een tegel met prairie en rivier</translation>
    </message>
    <message>
        <source>a wetland and river tile</source>
        <translation>een tegel met drasland en rivier</translation>
    </message>
    <message>
        <source>Takes {0} with a bear</source>
        <translation>Neemt {0} met een beer</translation>
    </message>
    <message>
        <source>Takes {0} with an elk</source>
        <translation>Neemt {0} met een wapiti</translation>
    </message>
    <message>
        <source>Takes {0} with a salmon</source>
        <translation>Neemt {0} met een zalm</translation>
    </message>
    <message>
        <source>Takes {0} with a hawk</source>
        <translation>Neemt {0} met een buizerd</translation>
    </message>
    <message>
        <source>Takes {0} with a fox</source>
        <translation>Neemt {0} met een vos</translation>
    </message>
    <message>
        <source>Spends a nature token and takes {0} with a bear</source>
        <translation>Zet een natuurfiche in en neemt {0} met een beer</translation>
    </message>
    <message>
        <source>Spends a nature token and takes {0} with an elk</source>
        <translation>Zet een natuurfiche in en neemt {0} met een wapiti</translation>
    </message>
    <message>
        <source>Spends a nature token and takes {0} with a salmon</source>
        <translation>Zet een natuurfiche in en neemt {0} met een zalm</translation>
    </message>
    <message>
        <source>Spends a nature token and takes {0} with a hawk</source>
        <translation>Zet een natuurfiche in en neemt {0} met een buizerd</translation>
    </message>
    <message>
        <source>Spends a nature token and takes {0} with a fox</source>
        <translation>Zet een natuurfiche in en neemt {0} met een vos</translation>
    </message>
    <message>
        <source>Replaces three bears</source>
        <translation>Vervangt drie beren</translation>
    </message>
    <message>
        <source>Replaces three elk</source>
        <translation>Vervangt drie wapiti’s</translation>
    </message>
    <message>
        <source>Replaces three salmon</source>
        <translation>Vervangt drie zalmen</translation>
    </message>
    <message>
        <source>Replaces three hawks</source>
        <translation>Vervangt drie buizerds</translation>
    </message>
    <message>
        <source>Replaces three foxes</source>
        <translation>Vervangt drie vossen</translation>
    </message>
    <message>
        <source>Places the bear</source>
        <translation>Plaatst de beer</translation>
    </message>
    <message>
        <source>Places the elk</source>
        <translation>Plaatst de wapiti</translation>
    </message>
    <message>
        <source>Places the salmon</source>
        <translation>Plaatst de zalm</translation>
    </message>
    <message>
        <source>Places the hawk</source>
        <translation>Plaatst de buizerd</translation>
    </message>
    <message>
        <source>Places the fox</source>
        <translation>Plaatst de vos</translation>
    </message>
    <message>
        <source>Declines the bear</source>
        <translation>Weigert de beer</translation>
    </message>
    <message>
        <source>Declines the elk</source>
        <translation>Weigert de wapiti</translation>
    </message>
    <message>
        <source>Declines the salmon</source>
        <translation>Weigert de zalm</translation>
    </message>
    <message>
        <source>Declines the hawk</source>
        <translation>Weigert de buizerd</translation>
    </message>
    <message>
        <source>Declines the fox</source>
        <translation>Weigert de vos</translation>
    </message>
    <message>
        <source>The bear fits nowhere and goes back</source>
        <translation>De beer past nergens en gaat terug</translation>
    </message>
    <message>
        <source>The elk fits nowhere and goes back</source>
        <translation>De wapiti past nergens en gaat terug</translation>
    </message>
    <message>
        <source>The salmon fits nowhere and goes back</source>
        <translation>De zalm past nergens en gaat terug</translation>
    </message>
    <message>
        <source>The hawk fits nowhere and goes back</source>
        <translation>De buizerd past nergens en gaat terug</translation>
    </message>
    <message>
        <source>The fox fits nowhere and goes back</source>
        <translation>De vos past nergens en gaat terug</translation>
    </message>
    <message>
        <source>The bear and the tile at the end leave the game: {0}</source>
        <translation>De beer en de tegel aan het eind gaan uit het spel: {0}</translation>
    </message>
    <message>
        <source>The elk and the tile at the end leave the game: {0}</source>
        <translation>De wapiti en de tegel aan het eind gaan uit het spel: {0}</translation>
    </message>
    <message>
        <source>The salmon and the tile at the end leave the game: {0}</source>
        <translation>De zalm en de tegel aan het eind gaan uit het spel: {0}</translation>
    </message>
    <message>
        <source>The hawk and the tile at the end leave the game: {0}</source>
        <translation>De buizerd en de tegel aan het eind gaan uit het spel: {0}</translation>
    </message>
    <message>
        <source>The fox and the tile at the end leave the game: {0}</source>
        <translation>De vos en de tegel aan het eind gaan uit het spel: {0}</translation>
    </message>
    <message>
        <source>{0} now has the largest mountain corridor: {1}</source>
        <translation>{0} heeft nu de grootste bergcorridor: {1}</translation>
    </message>
    <message>
        <source>{0} now has the largest forest corridor: {1}</source>
        <translation>{0} heeft nu de grootste boscorridor: {1}</translation>
    </message>
    <message>
        <source>{0} now has the largest prairie corridor: {1}</source>
        <translation>{0} heeft nu de grootste prairiecorridor: {1}</translation>
    </message>
    <message>
        <source>{0} now has the largest wetland corridor: {1}</source>
        <translation>{0} heeft nu de grootste draslandcorridor: {1}</translation>
    </message>
    <message>
        <source>{0} now has the largest river corridor: {1}</source>
        <translation>{0} heeft nu de grootste riviercorridor: {1}</translation>
    </message>
    <message>
        <source>{0} now shares the largest mountain corridor: {1}</source>
        <translation>{0} deelt nu de grootste bergcorridor: {1}</translation>
    </message>
    <message>
        <source>{0} now shares the largest forest corridor: {1}</source>
        <translation>{0} deelt nu de grootste boscorridor: {1}</translation>
    </message>
    <message>
        <source>{0} now shares the largest prairie corridor: {1}</source>
        <translation>{0} deelt nu de grootste prairiecorridor: {1}</translation>
    </message>
    <message>
        <source>{0} now shares the largest wetland corridor: {1}</source>
        <translation>{0} deelt nu de grootste draslandcorridor: {1}</translation>
    </message>
    <message>
        <source>{0} now shares the largest river corridor: {1}</source>
        <translation>{0} deelt nu de grootste riviercorridor: {1}</translation>
    </message>
    <message>
        <source>{0} now has the second largest mountain corridor: {1}</source>
        <translation>{0} heeft nu de op een na grootste bergcorridor: {1}</translation>
    </message>
    <message>
        <source>{0} now has the second largest forest corridor: {1}</source>
        <translation>{0} heeft nu de op een na grootste boscorridor: {1}</translation>
    </message>
    <message>
        <source>{0} now has the second largest prairie corridor: {1}</source>
        <translation>{0} heeft nu de op een na grootste prairiecorridor: {1}</translation>
    </message>
    <message>
        <source>{0} now has the second largest wetland corridor: {1}</source>
        <translation>{0} heeft nu de op een na grootste draslandcorridor: {1}</translation>
    </message>
    <message>
        <source>{0} now has the second largest river corridor: {1}</source>
        <translation>{0} heeft nu de op een na grootste riviercorridor: {1}</translation>
    </message>
    <message>
        <source>{0} loses the largest mountain corridor: {1}</source>
        <translation>{0} verliest de grootste bergcorridor: {1}</translation>
    </message>
    <message>
        <source>{0} loses the largest forest corridor: {1}</source>
        <translation>{0} verliest de grootste boscorridor: {1}</translation>
    </message>
    <message>
        <source>{0} loses the largest prairie corridor: {1}</source>
        <translation>{0} verliest de grootste prairiecorridor: {1}</translation>
    </message>
    <message>
        <source>{0} loses the largest wetland corridor: {1}</source>
        <translation>{0} verliest de grootste draslandcorridor: {1}</translation>
    </message>
    <message>
        <source>{0} loses the largest river corridor: {1}</source>
        <translation>{0} verliest de grootste riviercorridor: {1}</translation>
    </message>
    <message>
        <source>{0} loses the second largest mountain corridor: {1}</source>
        <translation>{0} verliest de op een na grootste bergcorridor: {1}</translation>
    </message>
    <message>
        <source>{0} loses the second largest forest corridor: {1}</source>
        <translation>{0} verliest de op een na grootste boscorridor: {1}</translation>
    </message>
    <message>
        <source>{0} loses the second largest prairie corridor: {1}</source>
        <translation>{0} verliest de op een na grootste prairiecorridor: {1}</translation>
    </message>
    <message>
        <source>{0} loses the second largest wetland corridor: {1}</source>
        <translation>{0} verliest de op een na grootste draslandcorridor: {1}</translation>
    </message>
    <message>
        <source>{0} loses the second largest river corridor: {1}</source>
        <translation>{0} verliest de op een na grootste riviercorridor: {1}</translation>
    </message>
    <message>
        <source>{0} now has a mountain corridor of 7 or more: {1}</source>
        <translation>{0} heeft nu een bergcorridor van 7 of meer: {1}</translation>
    </message>
    <message>
        <source>{0} now has a forest corridor of 7 or more: {1}</source>
        <translation>{0} heeft nu een boscorridor van 7 of meer: {1}</translation>
    </message>
    <message>
        <source>{0} now has a prairie corridor of 7 or more: {1}</source>
        <translation>{0} heeft nu een prairiecorridor van 7 of meer: {1}</translation>
    </message>
    <message>
        <source>{0} now has a wetland corridor of 7 or more: {1}</source>
        <translation>{0} heeft nu een draslandcorridor van 7 of meer: {1}</translation>
    </message>
    <message>
        <source>{0} now has a river corridor of 7 or more: {1}</source>
        <translation>{0} heeft nu een riviercorridor van 7 of meer: {1}</translation>
    </message>
    <message>
        <source>{0}, turn {1}: {2}</source>
        <translation>{0}, beurt {1}: {2}</translation>
    </message>
    <message>
        <source>Points: {0}</source>
        <translation>Punten: {0}</translation>
    </message>
    <message>
        <source>Nothing has happened yet</source>
        <translation>Er is nog niets gebeurd</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>Log</source>
        <translation>Logboek</translation>
    </message>
    <message>
        <source>Unfold the log</source>
        <translation>Logboek uitklappen</translation>
    </message>
    <message>
        <source>Fold the log</source>
        <translation>Logboek inklappen</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>S&amp;cenarios…</source>
        <translation>S&amp;cenario’s…</translation>
    </message>
    <message>
        <source>Play a dea&amp;l…</source>
        <translation>Een de&amp;ling spelen…</translation>
    </message>
    <message>
        <source>&amp;Match on one deal…</source>
        <translation>&amp;Match met één deling…</translation>
    </message>
    <message>
        <source>Score pa&amp;d…</source>
        <translation>Scoreblo&amp;k…</translation>
    </message>
    <message>
        <source>&amp;Notebook…</source>
        <translation>&amp;Notitieboek…</translation>
    </message>
    <message>
        <source>&amp;Points of a place</source>
        <translation>Punten van een &amp;vak</translation>
    </message>
    <message>
        <source>Landscape pos&amp;ter…</source>
        <translation>Pos&amp;ter van het natuurgebied…</translation>
    </message>
    <message>
        <source>Scoring &amp;cards</source>
        <translation>Score&amp;kaarten</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Kaarten</translation>
    </message>
    <message>
        <source>Re&amp;view the game…</source>
        <translation>Partij na&amp;bespreken…</translation>
    </message>
    <message>
        <source>S&amp;core</source>
        <translation>&amp;Score</translation>
    </message>
    <message>
        <source>Largest co&amp;rridors</source>
        <translation>Grootste &amp;corridors</translation>
    </message>
    <message>
        <source>Scoring c&amp;ards</source>
        <translation>Score&amp;kaarten</translation>
    </message>
    <message>
        <source>&amp;Goals</source>
        <translation>&amp;Doelen</translation>
    </message>
    <message>
        <source>&amp;Log</source>
        <translation>Lo&amp;gboek</translation>
    </message>
    <message>
        <source>S&amp;upply</source>
        <translation>V&amp;oorraad</translation>
    </message>
    <message>
        <source>O&amp;ther landscapes</source>
        <translation>Andere &amp;natuurgebieden</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partij</translation>
    </message>
    <message>
        <source>&amp;Turn</source>
        <translation>&amp;Beurt</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>Bee&amp;ld</translation>
    </message>
    <message>
        <source>&amp;Journal</source>
        <translation>&amp;Archief</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Help</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Werkbalk</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Nieuwe partij…</translation>
    </message>
    <message>
        <source>Play this deal a&amp;gain</source>
        <translation>Deze deling no&amp;g eens spelen</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Openen…</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>Op&amp;slaan als…</translation>
    </message>
    <message>
        <source>&amp;Welcome page</source>
        <translation>Start&amp;pagina</translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <translation>&amp;Voorkeuren…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Afsluiten</translation>
    </message>
    <message>
        <source>&amp;Games played…</source>
        <translation>&amp;Gespeelde partijen…</translation>
    </message>
    <message>
        <source>&amp;Statistics…</source>
        <translation>&amp;Statistieken…</translation>
    </message>
    <message>
        <source>&amp;Open the folder</source>
        <translation>Map &amp;openen</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Ongedaan maken</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>O&amp;pnieuw</translation>
    </message>
    <message>
        <source>&amp;Fit the board</source>
        <translation>Bord &amp;passend maken</translation>
    </message>
    <message>
        <source>&amp;Zoom in</source>
        <translation>&amp;Inzoomen</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>&amp;Uitzoomen</translation>
    </message>
    <message>
        <source>Re&amp;play the game</source>
        <translation>Partij ter&amp;ugkijken</translation>
    </message>
    <message>
        <source>D&amp;escribe this place</source>
        <translation>&amp;Beschrijf deze plek</translation>
    </message>
    <message>
        <source>Describe &amp;what is beside it</source>
        <translation>Beschrijf &amp;wat ernaast is</translation>
    </message>
    <message>
        <source>&amp;Board as a table</source>
        <translation>Bord als &amp;tabel</translation>
    </message>
    <message>
        <source>S&amp;ide panel</source>
        <translation>&amp;Zijpaneel</translation>
    </message>
    <message>
        <source>Full &amp;screen</source>
        <translation>Volledig sch&amp;erm</translation>
    </message>
    <message>
        <source>&amp;How to play</source>
        <translation>&amp;Speluitleg</translation>
    </message>
    <message>
        <source>&amp;Learn by playing</source>
        <translation>&amp;Leren door te spelen</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Toetsen</translation>
    </message>
    <message>
        <source>&amp;About</source>
        <translation>&amp;Over</translation>
    </message>
    <message>
        <source>&amp;Scores</source>
        <translation>&amp;Scores</translation>
    </message>
    <message>
        <source>&amp;Export the score…</source>
        <translation>Score &amp;exporteren…</translation>
    </message>
    <message>
        <source>P&amp;rint the score…</source>
        <translation>Score af&amp;drukken…</translation>
    </message>
    <message>
        <source>Re&amp;sult</source>
        <translation>Re&amp;sultaat</translation>
    </message>
    <message>
        <source>&amp;Export the result…</source>
        <translation>Resultaat &amp;exporteren…</translation>
    </message>
    <message>
        <source>P&amp;rint the result…</source>
        <translation>Resultaat af&amp;drukken…</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Opslaan</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>Passend</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Tip</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tip</translation>
    </message>
</context>
<context>
    <name>MapView</name>
    <message>
        <source>Map</source>
        <translation>Kaart</translation>
    </message>
</context>
<context>
    <name>MarketView</name>
    <message>
        <source>Market</source>
        <translation>Markt</translation>
    </message>
</context>
<context>
    <name>Match</name>
    <message>
        <source>{0} cannot think here; the match waits.</source>
        <translation>{0} kan hier niet denken; de match wacht.</translation>
    </message>
    <message>
        <source>The match cannot be kept: {0}.</source>
        <translation>De match kan niet worden bewaard: {0}.</translation>
    </message>
    <message>
        <source>1st</source>
        <translation>1e</translation>
    </message>
    <message>
        <source>2nd</source>
        <translation>2e</translation>
    </message>
    <message>
        <source>3rd</source>
        <translation>3e</translation>
    </message>
    <message>
        <source>4th</source>
        <translation>4e</translation>
    </message>
    <message>
        <source>{0}, {1}: {2} points</source>
        <translation>{0}, {1}: {2} punten</translation>
    </message>
</context>
<context>
    <name>MatchCard</name>
    <message>
        <source>has played</source>
        <translation>heeft gespeeld</translation>
    </message>
    <message>
        <source>waits</source>
        <translation>wacht</translation>
    </message>
    <message>
        <source>turn {0} of {1}</source>
        <translation>beurt {0} van {1}</translation>
    </message>
    <message>
        <source>plays next</source>
        <translation>is aan de beurt</translation>
    </message>
</context>
<context>
    <name>MatchPage</name>
    <message>
        <source>Match on one deal</source>
        <translation>Match met één deling</translation>
    </message>
</context>
<context>
    <name>MatchResult</name>
    <message>
        <source>A category that is chosen lights up on every landscape.</source>
        <translation>Een gekozen categorie licht op in elk natuurgebied.</translation>
    </message>
    <message>
        <source>&amp;Explain</source>
        <translation>&amp;Uitleg</translation>
    </message>
    <message>
        <source>Play &amp;again</source>
        <translation>&amp;Nog een keer</translation>
    </message>
    <message>
        <source>Another deal for the same people and cards</source>
        <translation>Een andere deling voor dezelfde spelers en kaarten</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Terug</translation>
    </message>
    <message>
        <source>Scores by category</source>
        <translation>Scores per categorie</translation>
    </message>
</context>
<context>
    <name>MatchWaiting</name>
    <message>
        <source>Match on one deal</source>
        <translation>Match met één deling</translation>
    </message>
    <message>
        <source>Everybody plays the same deal alone. Landscapes and points stay hidden until all have played.</source>
        <translation>Iedereen speelt alleen dezelfde deling. Natuurgebieden en punten blijven verborgen tot iedereen heeft gespeeld.</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Terug</translation>
    </message>
    <message>
        <source>{0} &amp;goes on</source>
        <translation>{0} &amp;gaat verder</translation>
    </message>
    <message>
        <source>{0} &amp;plays</source>
        <translation>{0} &amp;speelt</translation>
    </message>
    <message>
        <source>{0} is playing. Whoever leaves finds the match here again.</source>
        <translation>{0} speelt. Wie weggaat, vindt de match hier terug.</translation>
    </message>
    <message>
        <source>The match waits for {0}.</source>
        <translation>De match wacht op {0}.</translation>
    </message>
    <message>
        <source>{0} takes a seat, the others look away.</source>
        <translation>{0} gaat zitten, de anderen kijken weg.</translation>
    </message>
</context>
<context>
    <name>Memory</name>
    <message>
        <source>Nothing here can show a folder. The files are in {0}.</source>
        <translation>Hier kan geen map worden getoond. De bestanden staan in {0}.</translation>
    </message>
    <message>
        <source>The table is in {0}.</source>
        <translation>De tabel staat in {0}.</translation>
    </message>
    <message>
        <source>Achievements of {0}</source>
        <translation>Prestaties van {0}</translation>
    </message>
</context>
<context>
    <name>Miniature</name>
    <message>
        <source>Look at {0}&apos;s landscape (Ctrl+{1})</source>
        <translation>Bekijk het natuurgebied van {0} (Ctrl+{1})</translation>
    </message>
    <message>
        <source>{0}, nature tokens: {1}</source>
        <translation>{0}, natuurfiches: {1}</translation>
    </message>
</context>
<context>
    <name>NatureRow</name>
    <message>
        <source>Nature</source>
        <translation>Natuur</translation>
    </message>
    <message>
        <source>One nature token more</source>
        <translation>Eén natuurfiche meer</translation>
    </message>
    <message>
        <source>One less</source>
        <translation>Eén minder</translation>
    </message>
    <message>
        <source>Nature tokens: {0}</source>
        <translation>Natuurfiches: {0}</translation>
    </message>
    <message>
        <source>One nature token more: key N</source>
        <translation>Eén natuurfiche meer: toets N</translation>
    </message>
    <message>
        <source>One less: Shift+N</source>
        <translation>Eén minder: Shift+N</translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <source>&amp;Hexagons</source>
        <translation>&amp;Zeshoeken</translation>
    </message>
    <message>
        <source>S&amp;quares</source>
        <translation>&amp;Vierkanten</translation>
    </message>
    <message>
        <source>Match: the same deal for everybody, one after the other</source>
        <translation>Match: dezelfde deling voor iedereen, na elkaar</translation>
    </message>
    <message>
        <source>Who plays this deal?</source>
        <translation>Wie speelt deze deling?</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Puntentelling</translation>
    </message>
    <message>
        <source>A match needs two players at least.</source>
        <translation>Een match speel je minstens met twee.</translation>
    </message>
    <message>
        <source>Players in this deal: {0}</source>
        <translation>Spelers in deze deling: {0}</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nieuwe partij</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Tegels</translation>
    </message>
    <message>
        <source>&amp;Cards</source>
        <translation>&amp;Kaarten</translation>
    </message>
    <message>
        <source>&amp;Family</source>
        <translation>&amp;Familie</translation>
    </message>
    <message>
        <source>&amp;Intermediate</source>
        <translation>&amp;Gevorderden</translation>
    </message>
    <message>
        <source>With squares, Family or Intermediate is recommended.</source>
        <translation>Met vierkanten wordt Familie of Gevorderden aanbevolen.</translation>
    </message>
    <message>
        <source>A&amp;ll A</source>
        <translation>A&amp;lles A</translation>
    </message>
    <message>
        <source>Card A for every animal: good for a first game</source>
        <translation>Kaart A voor elk dier: ideaal voor een eerste partij</translation>
    </message>
    <message>
        <source>All at &amp;random</source>
        <translation>&amp;Willekeurig</translation>
    </message>
    <message>
        <source>Draw every card when the game is dealt</source>
        <translation>Trek alle kaarten bij het begin van de partij</translation>
    </message>
    <message>
        <source>Table r&amp;ules</source>
        <translation>Tafel&amp;regels</translation>
    </message>
    <message>
        <source>Who begins</source>
        <translation>Wie begint</translation>
    </message>
    <message>
        <source>As s&amp;eated</source>
        <translation>In zitvolg&amp;orde</translation>
    </message>
    <message>
        <source>Player 1 begins</source>
        <translation>Speler 1 begint</translation>
    </message>
    <message>
        <source>Dra&amp;wn</source>
        <translation>Geloo&amp;t</translation>
    </message>
    <message>
        <source>Lots decide who begins; the others follow as they are seated</source>
        <translation>Het lot bepaalt wie begint; de anderen volgen in zitvolgorde</translation>
    </message>
    <message>
        <source>&amp;Deal code</source>
        <translation>&amp;Delingscode</translation>
    </message>
    <message>
        <source>a new deal</source>
        <translation>nieuwe deling</translation>
    </message>
    <message>
        <source>Whoever types this code plays the same deal.</source>
        <translation>Wie deze code invoert, speelt dezelfde deling.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Beginnen</translation>
    </message>
</context>
<context>
    <name>NotebookDialog</name>
    <message>
        <source>Field notebook</source>
        <translation>Veldnotitieboek</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Sluiten</translation>
    </message>
    <message>
        <source>&amp;Open the folder</source>
        <translation>Map &amp;openen</translation>
    </message>
    <message>
        <source>{0} and {1} are in {2}</source>
        <translation>{0} en {1} staan in {2}</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Speler</translation>
    </message>
    <message>
        <source>Scenarios passed</source>
        <translation>Gehaalde scenario’s</translation>
    </message>
    <message>
        <source>Achievements</source>
        <translation>Prestaties</translation>
    </message>
    <message>
        <source>Achievements: {0} of {1} · scenarios: {2} of {3}</source>
        <translation>Prestaties: {0} van {1} · scenario’s: {2} van {3}</translation>
    </message>
</context>
<context>
    <name>Nudge</name>
    <message>
        <source>Prepare a later turn.</source>
        <translation>Bereid een latere beurt voor.</translation>
    </message>
    <message>
        <source>Nothing earns points at once.</source>
        <translation>Niets levert meteen punten op.</translation>
    </message>
    <message>
        <source>Within reach: {0}.</source>
        <translation>Binnen bereik: {0}.</translation>
    </message>
    <message>
        <source>A nature token is well spent on it.</source>
        <translation>Een natuurfiche is hier goed besteed.</translation>
    </message>
    <message>
        <source>Look for a pine cone.</source>
        <translation>Zoek een dennenappel.</translation>
    </message>
    <message>
        <source>Look at your bears.</source>
        <translation>Kijk naar je beren.</translation>
    </message>
    <message>
        <source>Look at your elk.</source>
        <translation>Kijk naar je wapiti’s.</translation>
    </message>
    <message>
        <source>Look at your salmon.</source>
        <translation>Kijk naar je zalmen.</translation>
    </message>
    <message>
        <source>Look at your hawks.</source>
        <translation>Kijk naar je buizerds.</translation>
    </message>
    <message>
        <source>Look at your foxes.</source>
        <translation>Kijk naar je vossen.</translation>
    </message>
    <message>
        <source>Let your mountains grow.</source>
        <translation>Laat je bergen groeien.</translation>
    </message>
    <message>
        <source>Let your forest grow.</source>
        <translation>Laat je bos groeien.</translation>
    </message>
    <message>
        <source>Let your prairie grow.</source>
        <translation>Laat je prairie groeien.</translation>
    </message>
    <message>
        <source>Let your wetland grow.</source>
        <translation>Laat je drasland groeien.</translation>
    </message>
    <message>
        <source>Let your river grow.</source>
        <translation>Laat je rivier groeien.</translation>
    </message>
    <message>
        <source>Confirm it.</source>
        <translation>Bevestig.</translation>
    </message>
    <message>
        <source>Take pair {0}.</source>
        <translation>Neem paar {0}.</translation>
    </message>
    <message>
        <source>Pick tile {0} and token {1} freely (T).</source>
        <translation>Kies vrij tegel {0} en fiche {1} (T).</translation>
    </message>
    <message>
        <source>Turn the tile once (R).</source>
        <translation>Draai de tegel één keer (R).</translation>
    </message>
    <message>
        <source>Turn the tile {0} times (R).</source>
        <translation>Draai de tegel {0} keer (R).</translation>
    </message>
    <message>
        <source>Place the token where it is lit.</source>
        <translation>Plaats het fiche op het verlichte vak.</translation>
    </message>
    <message>
        <source>Decline the token (D).</source>
        <translation>Weiger het fiche (D).</translation>
    </message>
    <message>
        <source>Lay the tile where it is lit, turned as it lies there.</source>
        <translation>Leg de tegel op het verlichte vak, gedraaid zoals hij daar ligt.</translation>
    </message>
    <message>
        <source>Lay the tile where it is lit.</source>
        <translation>Leg de tegel op het verlichte vak.</translation>
    </message>
</context>
<context>
    <name>Numbers</name>
    <message>
        <source>{0}.{1}</source>
        <translation>{0},{1}</translation>
    </message>
</context>
<context>
    <name>OkanaganActions</name>
    <message>
        <source>Lay the tile {0} ({1}).</source>
        <translation>Leg de tegel: {0} ({1}).</translation>
    </message>
    <message>
        <source>Build a {0}.</source>
        <translation>Bouw een {0}.</translation>
    </message>
    <message>
        <source>Take face-up tile {0}: {1}.</source>
        <translation>Neem open tegel {0}: {1}.</translation>
    </message>
    <message>
        <source>Take the top of pile {0} unseen.</source>
        <translation>Neem blind de bovenste van stapel {0}.</translation>
    </message>
    <message>
        <source>Keep these objectives: {0}.</source>
        <translation>Houd deze opdrachten: {0}.</translation>
    </message>
    <message>
        <source>Put these objectives away: {0}.</source>
        <translation>Leg deze opdrachten weg: {0}.</translation>
    </message>
    <message>
        <source>This territory comes next: {0}.</source>
        <translation>Dit gebied komt nu: {0}.</translation>
    </message>
    <message>
        <source>Settle the order: {0}.</source>
        <translation>Bepaal de volgorde: {0}.</translation>
    </message>
    <message>
        <source>Collect the rewards.</source>
        <translation>Verzamel de beloningen.</translation>
    </message>
    <message>
        <source>Take a special action instead of the rewards.</source>
        <translation>Voer een speciale actie uit in plaats van te verzamelen.</translation>
    </message>
    <message>
        <source>Take the special action of pile {0}: {1}.</source>
        <translation>Voer de speciale actie van stapel {0} uit: {1}.</translation>
    </message>
    <message>
        <source>Collect {0}.</source>
        <translation>Verzamel {0}.</translation>
    </message>
    <message>
        <source>Take {0} from the stock.</source>
        <translation>Neem {0} uit de voorraad.</translation>
    </message>
    <message>
        <source>Give {0}.</source>
        <translation>Geef {0}.</translation>
    </message>
    <message>
        <source>Swap {0} for {1} of {2}.</source>
        <translation>Ruil {0} voor {1} van {2}.</translation>
    </message>
    <message>
        <source>Trade {0} for {1}.</source>
        <translation>Ruil {0} in voor {1}.</translation>
    </message>
    <message>
        <source>Trade no more.</source>
        <translation>Ruil niets meer in.</translation>
    </message>
</context>
<context>
    <name>OkanaganAgreement</name>
    <message>
        <source>Round {0}: {1} each.</source>
        <translation>Ronde {0}: elk {1}.</translation>
    </message>
</context>
<context>
    <name>OkanaganAreas</name>
    <message>
        <source>closed and scored</source>
        <translation>gesloten en verdeeld</translation>
    </message>
    <message>
        <source>Influence</source>
        <translation>Invloed</translation>
    </message>
    <message>
        <source>Rewards</source>
        <translation>Beloningen</translation>
    </message>
    <message>
        <source>1 tile</source>
        <translation>1 tegel</translation>
    </message>
    <message>
        <source>{0} tiles</source>
        <translation>{0} tegels</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>gesloten</translation>
    </message>
    <message>
        <source>1 open side</source>
        <translation>1 open kant</translation>
    </message>
    <message>
        <source>{0} open sides</source>
        <translation>{0} open kanten</translation>
    </message>
    <message>
        <source>{0} with {1}</source>
        <translation>{0} met {1}</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>niemand</translation>
    </message>
    <message>
        <source>closes a {0} ({1}): {2}</source>
        <translation>sluit een gebied, {0} ({1}): {2}</translation>
    </message>
</context>
<context>
    <name>OkanaganBacks</name>
    <message>
        <source>one {0}</source>
        <translation>één {0}</translation>
    </message>
    <message>
        <source>first choice</source>
        <translation>eerste keus</translation>
    </message>
    <message>
        <source>nugget</source>
        <translation>goudklomp</translation>
    </message>
    <message>
        <source>objectives</source>
        <translation>opdrachten</translation>
    </message>
    <message>
        <source>gifts</source>
        <translation>cadeaus</translation>
    </message>
    <message>
        <source>swap with a player</source>
        <translation>ruil met een speler</translation>
    </message>
    <message>
        <source>new tiles</source>
        <translation>nieuwe tegels</translation>
    </message>
    <message>
        <source>trade, same colour</source>
        <translation>inruilen, zelfde kleur</translation>
    </message>
    <message>
        <source>trade, same shape</source>
        <translation>inruilen, zelfde vorm</translation>
    </message>
    <message>
        <source>Take one reward of this shape from the stock: {0}.</source>
        <translation>Neem één beloning van deze vorm uit de voorraad: {0}.</translation>
    </message>
    <message>
        <source>Take two of this reward from the stock: {0}.</source>
        <translation>Neem twee van deze beloning uit de voorraad: {0}.</translation>
    </message>
    <message>
        <source>Collect first in this territory.</source>
        <translation>Verzamel als eerste in dit gebied.</translation>
    </message>
    <message>
        <source>Draw a nugget card.</source>
        <translation>Trek een goudklompkaart.</translation>
    </message>
    <message>
        <source>Draw two objectives, then put two away.</source>
        <translation>Trek twee opdrachten en leg er daarna twee weg.</translation>
    </message>
    <message>
        <source>Every other player gives you one reward of his own choice.</source>
        <translation>Elke andere speler geeft je een beloning naar eigen keuze.</translation>
    </message>
    <message>
        <source>Give a player one of your rewards for one of his, which you name.</source>
        <translation>Geef een speler een van je beloningen in ruil voor een van zijn beloningen, die jij noemt.</translation>
    </message>
    <message>
        <source>The face-up tiles go under their piles, and new ones are turned up.</source>
        <translation>De open tegels gaan onder hun stapels en er worden nieuwe omgedraaid.</translation>
    </message>
    <message>
        <source>Up to twice, trade one of your rewards for another of its colour from the stock.</source>
        <translation>Ruil tot twee keer een van je beloningen in voor een andere van dezelfde kleur uit de voorraad.</translation>
    </message>
    <message>
        <source>Up to twice, trade one of your rewards for another of its shape from the stock.</source>
        <translation>Ruil tot twee keer een van je beloningen in voor een andere van dezelfde vorm uit de voorraad.</translation>
    </message>
</context>
<context>
    <name>OkanaganBots</name>
    <message>
        <source>Hard, wins 90 % against medium</source>
        <translation>Moeilijk, wint 90% van gemiddeld</translation>
    </message>
    <message>
        <source>Medium, wins over 99 % against easy</source>
        <translation>Gemiddeld, wint ruim 99% van makkelijk</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Makkelijk</translation>
    </message>
    <message>
        <source>Random, wins 14 % against easy</source>
        <translation>Willekeurig, wint 14% van makkelijk</translation>
    </message>
</context>
<context>
    <name>OkanaganClosing</name>
    <message>
        <source>Turn {0}</source>
        <translation>Beurt {0}</translation>
    </message>
    <message>
        <source>{0} closed, {1}</source>
        <translation>{0} gesloten, {1}</translation>
    </message>
    <message>
        <source>Closes {0}: nobody is there</source>
        <translation>Sluit {0}: er is niemand</translation>
    </message>
    <message>
        <source>Closes {0}, {1}</source>
        <translation>Sluit {0}, {1}</translation>
    </message>
    <message>
        <source>{0} ({1}): {2} or the action</source>
        <translation>{0} ({1}): {2} of de actie</translation>
    </message>
    <message>
        <source>{0} ({1}): {2}, perhaps the action</source>
        <translation>{0} ({1}): {2}, misschien de actie</translation>
    </message>
    <message>
        <source>{0} ({1}): {2} and the action</source>
        <translation>{0} ({1}): {2} en de actie</translation>
    </message>
    <message>
        <source>{0} ({1}): {2}</source>
        <translation>{0} ({1}): {2}</translation>
    </message>
    <message>
        <source>{0} to {1} rewards</source>
        <translation>{0} tot {1} beloningen</translation>
    </message>
    <message>
        <source>no reward</source>
        <translation>geen beloning</translation>
    </message>
    <message>
        <source>1 reward</source>
        <translation>1 beloning</translation>
    </message>
    <message>
        <source>{0} rewards</source>
        <translation>{0} beloningen</translation>
    </message>
    <message>
        <source>{0}: influence {1}</source>
        <translation>{0}: invloed {1}</translation>
    </message>
    <message>
        <source>{0}: influence {1}, takes the special action</source>
        <translation>{0}: invloed {1}, krijgt de speciale actie</translation>
    </message>
    <message>
        <source>{0} of {1}, {2}</source>
        <translation>{0} van {1}, {2}</translation>
    </message>
    <message>
        <source>Explorer</source>
        <translation>Ontdekker</translation>
    </message>
    <message>
        <source>Objectives</source>
        <translation>Opdrachten</translation>
    </message>
    <message>
        <source>{0} of {1}</source>
        <translation>{0} van {1}</translation>
    </message>
    <message>
        <source>Tiles to take, and special actions behind them</source>
        <translation>Tegels om te nemen, met speciale acties op de achterkant</translation>
    </message>
    <message>
        <source>pile of 1</source>
        <translation>stapel van 1</translation>
    </message>
    <message>
        <source>pile of {0}</source>
        <translation>stapel van {0}</translation>
    </message>
    <message>
        <source>What do you build?</source>
        <translation>Wat bouw je?</translation>
    </message>
    <message>
        <source>Closed territories</source>
        <translation>Gesloten gebieden</translation>
    </message>
    <message>
        <source>Rewards of {0}</source>
        <translation>Beloningen van {0}</translation>
    </message>
    <message>
        <source>Rewards of the others</source>
        <translation>Beloningen van de anderen</translation>
    </message>
    <message>
        <source>Rewards in the stock</source>
        <translation>Beloningen in de voorraad</translation>
    </message>
    <message>
        <source>special action</source>
        <translation>speciale actie</translation>
    </message>
    <message>
        <source>collects first</source>
        <translation>verzamelt eerst</translation>
    </message>
    <message>
        <source>collect</source>
        <translation>verzamelen</translation>
    </message>
    <message>
        <source>It would change nothing.</source>
        <translation>Die zou niets veranderen.</translation>
    </message>
    <message>
        <source>Tile of {0}</source>
        <translation>Tegel van {0}</translation>
    </message>
    <message>
        <source>Your tile</source>
        <translation>Jouw tegel</translation>
    </message>
</context>
<context>
    <name>OkanaganEntry</name>
    <message>
        <source>Okanagan: Valley of the Lakes is a board game designed by Emanuele Ornella and published by Matagot. The tile set, its icons and the names of the rewards are our own design.</source>
        <translation>Okanagan: Valley of the Lakes is een bordspel van Emanuele Ornella, uitgegeven door Matagot. De tegels, hun symbolen en de namen van de beloningen zijn ons eigen ontwerp.</translation>
    </message>
    <message>
        <source>Okanagan</source>
        <translation>Okanagan</translation>
    </message>
    <message>
        <source>Explorers survey a valley, tile by tile</source>
        <translation>Verken een vallei, tegel voor tegel</translation>
    </message>
</context>
<context>
    <name>OkanaganGuide</name>
    <message>
        <source>These five cards are your secret objectives: click three that you like, then Keep.</source>
        <translation>Deze vijf kaarten zijn je geheime opdrachten: klik er drie aan die je bevallen, dan Houden.</translation>
    </message>
    <message>
        <source>Lay your tile in the ring: click there. The right button or R turns it first, if you like.</source>
        <translation>Leg je tegel in de ring: klik daar. De rechterknop of R draait hem eerst, als je wilt.</translation>
    </message>
    <message>
        <source>It would fit, too! But for now lay it in the ring.</source>
        <translation>Daar past hij ook! Maar leg hem nu in de ring.</translation>
    </message>
    <message>
        <source>Build the warehouse in the ring: it has {0} influence in the lake and in the rock.</source>
        <translation>Bouw het pakhuis in de ring: het heeft {0} invloed in het meer en in de rots.</translation>
    </message>
    <message>
        <source>A good plan, too! But for now build what is in the ring.</source>
        <translation>Ook een goed plan! Maar bouw nu wat in de ring staat.</translation>
    </message>
    <message>
        <source>Take the tile in the ring: you will lay it in your next turn.</source>
        <translation>Pak de tegel in de ring: die leg je in je volgende beurt.</translation>
    </message>
    <message>
        <source>Also a fine tile! But for now take the one in the ring.</source>
        <translation>Ook een mooie tegel! Maar pak nu die in de ring.</translation>
    </message>
    <message>
        <source>That was a whole turn: lay, build, take. Now the others have theirs.</source>
        <translation>Dat was een hele beurt: leggen, bouwen, pakken. Nu zijn de anderen aan de beurt.</translation>
    </message>
    <message>
        <source>Some turns later: lay your tile in the ring, and it closes the lake on all sides!</source>
        <translation>Een paar beurten later: leg je tegel in de ring, dan is het meer aan alle kanten gesloten!</translation>
    </message>
    <message>
        <source>Whoever had the least influence got a special action. Nobody goes away with nothing.</source>
        <translation>Wie de minste invloed had, kreeg een speciale actie. Niemand gaat met lege handen weg.</translation>
    </message>
    <message>
        <source>Some turns later: lay your tile in the ring, and it closes a forest.</source>
        <translation>Een paar beurten later: leg je tegel in de ring, dan is een bos gesloten.</translation>
    </message>
    <message>
        <source>You are alone there, so you may choose: take the special action, not the rewards.</source>
        <translation>Je bent er alleen en mag dus kiezen: neem de speciale actie, niet de beloningen.</translation>
    </message>
    <message>
        <source>A nugget! Whoever has most of them at the end gets {0} points.</source>
        <translation>Een goudklomp! Wie er aan het eind de meeste heeft, krijgt {0} punten.</translation>
    </message>
    <message>
        <source>The rock is closed and you are alone there: collect its rewards this time.</source>
        <translation>De rots is gesloten en je bent er alleen: verzamel deze keer de beloningen.</translation>
    </message>
    <message>
        <source>The action is fine. But now collect what is in the ring.</source>
        <translation>De actie is mooi. Maar verzamel nu wat in de ring ligt.</translation>
    </message>
    <message>
        <source>Build the silo: it has {0} influence in every territory of its tile.</source>
        <translation>Bouw de silo: die heeft {0} invloed in elk gebied van zijn tegel.</translation>
    </message>
    <message>
        <source>You have the most influence and choose first: click {0} rewards, then Collect.</source>
        <translation>Je hebt de meeste invloed en kiest eerst: klik {0} beloningen aan, dan Verzamelen.</translation>
    </message>
    <message>
        <source>Build the silo: then you are alone in the forest.</source>
        <translation>Bouw de silo: dan ben je alleen in het bos.</translation>
    </message>
    <message>
        <source>Rewards are fine. But now try the special action.</source>
        <translation>Beloningen zijn mooi. Maar probeer nu de speciale actie.</translation>
    </message>
    <message>
        <source>The backs of the piles show what you can do: take the golden nugget.</source>
        <translation>De achterkanten op de stapels tonen wat je kunt doen: pak de goudklomp.</translation>
    </message>
    <message>
        <source>A fine action! But for now take the nugget, in the ring.</source>
        <translation>Een mooie actie! Maar pak nu de goudklomp, in de ring.</translation>
    </message>
    <message>
        <source>Your last turn: lay the tile in the ring.</source>
        <translation>Je laatste beurt: leg de tegel in de ring.</translation>
    </message>
    <message>
        <source>Build the farm on the rock: it has {0} influence, but only there.</source>
        <translation>Bouw de boerderij op de rots: die heeft {0} invloed, maar alleen daar.</translation>
    </message>
    <message>
        <source>Take the tile in the ring; then the other has the last turn.</source>
        <translation>Pak de tegel in de ring; daarna heeft de ander de laatste beurt.</translation>
    </message>
    <message>
        <source>The meadow was closed, and you have the least influence: take the special action in the ring.</source>
        <translation>De weide is gesloten en je hebt de minste invloed: neem de speciale actie in de ring.</translation>
    </message>
    <message>
        <source>Nearly: take the action in the ring.</source>
        <translation>Bijna: neem de actie in de ring.</translation>
    </message>
    <message>
        <source>Colours, objectives and nuggets make {0} for you, {1} for the other. You win!</source>
        <translation>Kleuren, opdrachten en goudklompen zijn {0} voor jou, {1} voor de ander. Je wint!</translation>
    </message>
</context>
<context>
    <name>OkanaganHand</name>
    <message>
        <source>Objectives</source>
        <translation>Opdrachten</translation>
    </message>
</context>
<context>
    <name>OkanaganHint</name>
    <message>
        <source>Looking for a good move…</source>
        <translation>Een goede zet wordt gezocht…</translation>
    </message>
    <message>
        <source>Hint: {0}</source>
        <translation>Tip: {0}</translation>
    </message>
    <message>
        <source>Do it</source>
        <translation>Doe dit</translation>
    </message>
    <message>
        <source>No hint could be found.</source>
        <translation>Geen tip gevonden.</translation>
    </message>
</context>
<context>
    <name>OkanaganKeys</name>
    <message>
        <source>Your turn</source>
        <translation>Jouw beurt</translation>
    </message>
    <message>
        <source>Closed territories</source>
        <translation>Gesloten gebieden</translation>
    </message>
    <message>
        <source>Looking around</source>
        <translation>Rondkijken</translation>
    </message>
    <message>
        <source>Mouse</source>
        <translation>Muis</translation>
    </message>
    <message>
        <source>Walk over the places for the tile</source>
        <translation>Langs de plaatsen voor de tegel gaan</translation>
    </message>
    <message>
        <source>Turn the tile</source>
        <translation>De tegel draaien</translation>
    </message>
    <message>
        <source>Build what shows the digit</source>
        <translation>Bouwen wat dit cijfer toont</translation>
    </message>
    <message>
        <source>Take a face-up tile</source>
        <translation>Een open tegel nemen</translation>
    </message>
    <message>
        <source>Take the top of a pile unseen</source>
        <translation>Blind de bovenste van een stapel nemen</translation>
    </message>
    <message>
        <source>Lay; do what is proposed</source>
        <translation>Leggen; doen wat wordt voorgesteld</translation>
    </message>
    <message>
        <source>Let go of what is held; take back</source>
        <translation>Loslaten; terugnemen</translation>
    </message>
    <message>
        <source>Quit, when the game is over</source>
        <translation>Afsluiten na afloop van de partij</translation>
    </message>
    <message>
        <source>Choose what shows the digit</source>
        <translation>Kiezen wat dit cijfer toont</translation>
    </message>
    <message>
        <source>Walk along what can be chosen</source>
        <translation>Langs de keuzes gaan</translation>
    </message>
    <message>
        <source>Choose what is at the cursor; move a pennant ahead</source>
        <translation>Kiezen; een vaantje naar voren zetten</translation>
    </message>
    <message>
        <source>Decide what was chosen</source>
        <translation>De keuze bevestigen</translation>
    </message>
    <message>
        <source>Trade no more</source>
        <translation>Niets meer inruilen</translation>
    </message>
    <message>
        <source>Explain the next open territory</source>
        <translation>Het volgende open gebied uitleggen</translation>
    </message>
    <message>
        <source>See your own cards while you decide openly</source>
        <translation>Je eigen kaarten zien terwijl je open beslist</translation>
    </message>
    <message>
        <source>Look back and forth</source>
        <translation>Stap terug of vooruit</translation>
    </message>
    <message>
        <source>Look back by turns</source>
        <translation>Beurt terug of vooruit</translation>
    </message>
    <message>
        <source>The first step, the game</source>
        <translation>Eerste stap, lopende partij</translation>
    </message>
    <message>
        <source>Click</source>
        <translation>Klik</translation>
    </message>
    <message>
        <source>Drag</source>
        <translation>Slepen</translation>
    </message>
    <message>
        <source>Wheel</source>
        <translation>Wiel</translation>
    </message>
    <message>
        <source>Right button</source>
        <translation>Rechterknop</translation>
    </message>
    <message>
        <source>Lay, build, choose or take what is there</source>
        <translation>Leggen, bouwen, kiezen of nemen</translation>
    </message>
    <message>
        <source>Ctrl+Wheel</source>
        <translation>Ctrl+wiel</translation>
    </message>
    <message>
        <source>Zoom the valley</source>
        <translation>De vallei zoomen</translation>
    </message>
    <message>
        <source>Move the valley; put a pennant before its equals</source>
        <translation>De vallei verschuiven; een vaantje naar voren zetten</translation>
    </message>
</context>
<context>
    <name>OkanaganLetters</name>
    <message>
        <source>F L M R</source>
        <translation>B M W R</translation>
    </message>
</context>
<context>
    <name>OkanaganLog</name>
    <message>
        <source>Chooses the territory that comes next: {0}</source>
        <translation>Kiest het volgende gebied: {0}</translation>
    </message>
    <message>
        <source>Is alone there and collects</source>
        <translation>Is daar alleen en verzamelt</translation>
    </message>
    <message>
        <source>Is alone there and takes a special action instead</source>
        <translation>Is daar alleen en kiest een speciale actie</translation>
    </message>
    <message>
        <source>Trades no more</source>
        <translation>Ruilt niets meer in</translation>
    </message>
    <message>
        <source>Settles the order: {0}</source>
        <translation>Bepaalt de volgorde: {0}</translation>
    </message>
    <message>
        <source>Takes a special action: {0}</source>
        <translation>Voert een speciale actie uit: {0}</translation>
    </message>
    <message>
        <source>Collects first</source>
        <translation>Verzamelt als eerste</translation>
    </message>
    <message>
        <source>Draws a nugget</source>
        <translation>Trekt een goudklomp</translation>
    </message>
    <message>
        <source>Keeps three objectives</source>
        <translation>Houdt drie opdrachten</translation>
    </message>
    <message>
        <source>Draws an objective</source>
        <translation>Trekt een opdracht</translation>
    </message>
    <message>
        <source>Draws two objectives</source>
        <translation>Trekt twee opdrachten</translation>
    </message>
    <message>
        <source>Puts an objective away</source>
        <translation>Legt een opdracht weg</translation>
    </message>
    <message>
        <source>Puts two objectives away</source>
        <translation>Legt twee opdrachten weg</translation>
    </message>
    <message>
        <source>Lays a tile {0}</source>
        <translation>Legt een tegel: {0}</translation>
    </message>
    <message>
        <source>Builds a {0}</source>
        <translation>Bouwt een {0}</translation>
    </message>
    <message>
        <source>Changes a tile that fits nowhere ({0})</source>
        <translation>Wisselt een tegel die nergens past ({0})</translation>
    </message>
    <message>
        <source>Takes a tile unseen from pile {0}</source>
        <translation>Neemt blind een tegel van stapel {0}</translation>
    </message>
    <message>
        <source>Takes a tile unseen from pile {0}: {1}</source>
        <translation>Neemt blind een tegel van stapel {0}: {1}</translation>
    </message>
    <message>
        <source>Takes face-up tile {0}: {1}</source>
        <translation>Neemt open tegel {0}: {1}</translation>
    </message>
    <message>
        <source>Gains {0}</source>
        <translation>Krijgt {0}</translation>
    </message>
    <message>
        <source>Collects {0}</source>
        <translation>Verzamelt {0}</translation>
    </message>
    <message>
        <source>Gives {0} to {1}</source>
        <translation>Geeft {0} aan {1}</translation>
    </message>
    <message>
        <source>Swaps {0} for {1} of {2}</source>
        <translation>Ruilt {0} voor {1} van {2}</translation>
    </message>
    <message>
        <source>Trades {0} for {1}</source>
        <translation>Ruilt {0} in voor {1}</translation>
    </message>
    <message>
        <source>A territory is closed in which nobody has built: {0}</source>
        <translation>Een gebied is gesloten waarin niemand heeft gebouwd: {0}</translation>
    </message>
    <message>
        <source>A territory is closed: {0} ({1}); it has {2}</source>
        <translation>Een gebied is gesloten: {0} ({1}); het heeft {2}</translation>
    </message>
    <message>
        <source>Nobody collects {0}</source>
        <translation>Niemand verzamelt {0}</translation>
    </message>
    <message>
        <source>Three new tiles are turned up</source>
        <translation>Er worden drie nieuwe tegels omgedraaid</translation>
    </message>
    <message>
        <source>Half of pile {0} becomes pile {1}</source>
        <translation>De helft van stapel {0} wordt stapel {1}</translation>
    </message>
    <message>
        <source>The second round begins</source>
        <translation>De tweede ronde begint</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>De partij is afgelopen</translation>
    </message>
</context>
<context>
    <name>OkanaganMenus</name>
    <message>
        <source>Valley pos&amp;ter…</source>
        <translation>Pos&amp;ter van de vallei…</translation>
    </message>
    <message>
        <source>&amp;Read prompts aloud</source>
        <translation>Aanwijzingen &amp;voorlezen</translation>
    </message>
    <message>
        <source>&amp;Players</source>
        <translation>&amp;Spelers</translation>
    </message>
    <message>
        <source>&amp;Survey</source>
        <translation>&amp;Overzicht</translation>
    </message>
    <message>
        <source>&amp;Log</source>
        <translation>Lo&amp;gboek</translation>
    </message>
</context>
<context>
    <name>OkanaganNames</name>
    <message>
        <source>forest</source>
        <translation>bos</translation>
    </message>
    <message>
        <source>lake</source>
        <translation>meer</translation>
    </message>
    <message>
        <source>meadow</source>
        <translation>weide</translation>
    </message>
    <message>
        <source>rock</source>
        <translation>rots</translation>
    </message>
    <message>
        <source>circle</source>
        <translation>cirkel</translation>
    </message>
    <message>
        <source>square</source>
        <translation>vierkant</translation>
    </message>
    <message>
        <source>hexagon</source>
        <translation>zeshoek</translation>
    </message>
    <message>
        <source>timber</source>
        <translation>hout</translation>
    </message>
    <message>
        <source>pelt</source>
        <translation>pels</translation>
    </message>
    <message>
        <source>woodcutter</source>
        <translation>houthakker</translation>
    </message>
    <message>
        <source>trout</source>
        <translation>forel</translation>
    </message>
    <message>
        <source>salmon</source>
        <translation>zalm</translation>
    </message>
    <message>
        <source>angler</source>
        <translation>visser</translation>
    </message>
    <message>
        <source>wheat</source>
        <translation>tarwe</translation>
    </message>
    <message>
        <source>fruit</source>
        <translation>fruit</translation>
    </message>
    <message>
        <source>farmer</source>
        <translation>boer</translation>
    </message>
    <message>
        <source>ore</source>
        <translation>erts</translation>
    </message>
    <message>
        <source>stone</source>
        <translation>steen</translation>
    </message>
    <message>
        <source>miner</source>
        <translation>mijnwerker</translation>
    </message>
    <message>
        <source>silo</source>
        <translation>silo</translation>
    </message>
    <message>
        <source>warehouse</source>
        <translation>pakhuis</translation>
    </message>
    <message>
        <source>farm</source>
        <translation>boerderij</translation>
    </message>
    <message>
        <source>north</source>
        <translation>noord</translation>
    </message>
    <message>
        <source>east</source>
        <translation>oost</translation>
    </message>
    <message>
        <source>south</source>
        <translation>zuid</translation>
    </message>
    <message>
        <source>west</source>
        <translation>west</translation>
    </message>
    <message>
        <source>the start tile</source>
        <translation>de starttegel</translation>
    </message>
    <message>
        <source>{0} east</source>
        <translation>{0} oost</translation>
    </message>
    <message>
        <source>{0} west</source>
        <translation>{0} west</translation>
    </message>
    <message>
        <source>{0} south</source>
        <translation>{0} zuid</translation>
    </message>
    <message>
        <source>{0} north</source>
        <translation>{0} noord</translation>
    </message>
    <message>
        <source>{0} timber</source>
        <translation>{0} hout</translation>
    </message>
    <message>
        <source>{0} pelts</source>
        <translation>{0} pelzen</translation>
    </message>
    <message>
        <source>{0} woodcutters</source>
        <translation>{0} houthakkers</translation>
    </message>
    <message>
        <source>{0} trout</source>
        <translation>{0} forellen</translation>
    </message>
    <message>
        <source>{0} salmon</source>
        <translation>{0} zalmen</translation>
    </message>
    <message>
        <source>{0} anglers</source>
        <translation>{0} vissers</translation>
    </message>
    <message>
        <source>{0} wheat</source>
        <translation>{0} tarwe</translation>
    </message>
    <message>
        <source>{0} fruit</source>
        <translation>{0} fruit</translation>
    </message>
    <message>
        <source>{0} farmers</source>
        <translation>{0} boeren</translation>
    </message>
    <message>
        <source>{0} ore</source>
        <translation>{0} erts</translation>
    </message>
    <message>
        <source>{0} stone</source>
        <translation>{0} stenen</translation>
    </message>
    <message>
        <source>{0} miners</source>
        <translation>{0} mijnwerkers</translation>
    </message>
    <message>
        <source>no timber</source>
        <translation>geen hout</translation>
    </message>
    <message>
        <source>no pelts</source>
        <translation>geen pelzen</translation>
    </message>
    <message>
        <source>no woodcutters</source>
        <translation>geen houthakkers</translation>
    </message>
    <message>
        <source>no trout</source>
        <translation>geen forellen</translation>
    </message>
    <message>
        <source>no salmon</source>
        <translation>geen zalmen</translation>
    </message>
    <message>
        <source>no anglers</source>
        <translation>geen vissers</translation>
    </message>
    <message>
        <source>no wheat</source>
        <translation>geen tarwe</translation>
    </message>
    <message>
        <source>no fruit</source>
        <translation>geen fruit</translation>
    </message>
    <message>
        <source>no farmers</source>
        <translation>geen boeren</translation>
    </message>
    <message>
        <source>no ore</source>
        <translation>geen erts</translation>
    </message>
    <message>
        <source>no stone</source>
        <translation>geen stenen</translation>
    </message>
    <message>
        <source>no miners</source>
        <translation>geen mijnwerkers</translation>
    </message>
    <message>
        <source>no rewards</source>
        <translation>geen beloningen</translation>
    </message>
    <message>
        <source>1 reward</source>
        <translation>1 beloning</translation>
    </message>
    <message>
        <source>{0} rewards</source>
        <translation>{0} beloningen</translation>
    </message>
    <message>
        <source>no points</source>
        <translation>geen punten</translation>
    </message>
    <message>
        <source>1 point</source>
        <translation>1 punt</translation>
    </message>
    <message>
        <source>{0} points</source>
        <translation>{0} punten</translation>
    </message>
    <message>
        <source>no nuggets</source>
        <translation>geen goudklompen</translation>
    </message>
    <message>
        <source>1 nugget</source>
        <translation>1 goudklomp</translation>
    </message>
    <message>
        <source>{0} nuggets</source>
        <translation>{0} goudklompen</translation>
    </message>
    <message>
        <source>first place</source>
        <translation>eerste plaats</translation>
    </message>
    <message>
        <source>second place</source>
        <translation>tweede plaats</translation>
    </message>
    <message>
        <source>third place</source>
        <translation>derde plaats</translation>
    </message>
    <message>
        <source>fourth place</source>
        <translation>vierde plaats</translation>
    </message>
</context>
<context>
    <name>OkanaganNewGameDialog</name>
    <message>
        <source>This is not the number of a deal.</source>
        <translation>Dit is geen delingsnummer.</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nieuwe partij</translation>
    </message>
    <message>
        <source>Two rounds</source>
        <translation>Twee rondes</translation>
    </message>
    <message>
        <source>For this table</source>
        <translation>Voor deze tafel</translation>
    </message>
    <message>
        <source>Who begins</source>
        <translation>Wie begint</translation>
    </message>
    <message>
        <source>As s&amp;eated</source>
        <translation>In &amp;zitvolgorde</translation>
    </message>
    <message>
        <source>Player 1 begins</source>
        <translation>Speler 1 begint</translation>
    </message>
    <message>
        <source>Dra&amp;wn</source>
        <translation>Gel&amp;oot</translation>
    </message>
    <message>
        <source>Lots decide who begins; the others follow as they are seated</source>
        <translation>Het lot bepaalt wie begint; de anderen volgen in zitvolgorde</translation>
    </message>
    <message>
        <source>Free undo</source>
        <translation>Vrij terugnemen</translation>
    </message>
    <message>
        <source>Undo even after a tile or a card was seen.</source>
        <translation>Terugnemen, ook nadat een tegel of kaart is gezien.</translation>
    </message>
    <message>
        <source>Free &amp;undo</source>
        <translation>Vrij &amp;terugnemen</translation>
    </message>
    <message>
        <source>For a first game one easy computer is enough: it takes half an hour, and the table always says what can be done.</source>
        <translation>Voor een eerste partij is één makkelijke computer genoeg: het duurt een half uur, en de tafel zegt altijd wat er kan.</translation>
    </message>
    <message>
        <source>&amp;Deal number</source>
        <translation>&amp;Delingsnummer</translation>
    </message>
    <message>
        <source>a new deal</source>
        <translation>nieuwe deling</translation>
    </message>
    <message>
        <source>Whoever types this number plays the same deal.</source>
        <translation>Wie dit nummer typt, speelt dezelfde deling.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Spelen</translation>
    </message>
</context>
<context>
    <name>OkanaganObjectives</name>
    <message>
        <source>secret objective</source>
        <translation>geheime opdracht</translation>
    </message>
    <message>
        <source>{0} points for every {1}</source>
        <translation>{0} punten per {1}</translation>
    </message>
    <message>
        <source>{0} points for every set of {1}</source>
        <translation>{0} punten per set van {1}</translation>
    </message>
    <message>
        <source>{0}, {1}: {2}</source>
        <translation>{0}, {1}: {2}</translation>
    </message>
    <message>
        <source>no set</source>
        <translation>geen set</translation>
    </message>
    <message>
        <source>1 set</source>
        <translation>1 set</translation>
    </message>
    <message>
        <source>{0} sets</source>
        <translation>{0} sets</translation>
    </message>
</context>
<context>
    <name>OkanaganPoster</name>
    <message>
        <source>A valley that is being surveyed</source>
        <translation>Een vallei die wordt verkend</translation>
    </message>
    <message>
        <source>Round {0} of 2</source>
        <translation>Ronde {0} van 2</translation>
    </message>
</context>
<context>
    <name>OkanaganPreferences</name>
    <message>
        <source>Tell what a &amp;tile would close</source>
        <translation>Zeggen wat een te&amp;gel zou sluiten</translation>
    </message>
    <message>
        <source>Before it is laid: territories, and who would get what</source>
        <translation>Voor het leggen: gebieden, en wie wat zou krijgen</translation>
    </message>
    <message>
        <source>Read prompts &amp;aloud</source>
        <translation>Aanwijzingen &amp;voorlezen</translation>
    </message>
    <message>
        <source>With the voice of the system, where there is one</source>
        <translation>Met de stem van het systeem, als die er is</translation>
    </message>
</context>
<context>
    <name>OkanaganPrompt</name>
    <message>
        <source>Round {0}, turn {1}</source>
        <translation>Ronde {0}, beurt {1}</translation>
    </message>
    <message>
        <source>Keep three of your objectives</source>
        <translation>Houd drie van je opdrachten</translation>
    </message>
    <message>
        <source>Lay your tile where its sides match</source>
        <translation>Leg je tegel waar de kanten passen</translation>
    </message>
    <message>
        <source>Build on the tile</source>
        <translation>Bouw op de tegel</translation>
    </message>
    <message>
        <source>Take a tile for your next turn</source>
        <translation>Neem een tegel voor je volgende beurt</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>De partij is afgelopen</translation>
    </message>
    <message>
        <source>Which closed territory comes next?</source>
        <translation>Welk gesloten gebied komt nu?</translation>
    </message>
    <message>
        <source>{0}: in which order do the tied players come?</source>
        <translation>{0}: wat is de volgorde bij gelijke invloed?</translation>
    </message>
    <message>
        <source>{0}: you are alone. Collect, or a special action?</source>
        <translation>{0}: je bent er alleen. Verzamelen, of een speciale actie?</translation>
    </message>
    <message>
        <source>{0}: take a special action</source>
        <translation>{0}: voer een speciale actie uit</translation>
    </message>
    <message>
        <source>{0}: collect one reward</source>
        <translation>{0}: verzamel één beloning</translation>
    </message>
    <message>
        <source>{0}: collect {1} rewards</source>
        <translation>{0}: verzamel {1} beloningen</translation>
    </message>
    <message>
        <source>Take one reward of this shape: {0}</source>
        <translation>Neem één beloning van deze vorm: {0}</translation>
    </message>
    <message>
        <source>Which reward do you give to {0}?</source>
        <translation>Welke beloning geef je aan {0}?</translation>
    </message>
    <message>
        <source>Swap one of your rewards with a player</source>
        <translation>Ruil een van je beloningen met een speler</translation>
    </message>
    <message>
        <source>Put one of your objectives away</source>
        <translation>Leg een van je opdrachten weg</translation>
    </message>
    <message>
        <source>Put two of your objectives away</source>
        <translation>Leg twee van je opdrachten weg</translation>
    </message>
    <message>
        <source>Trade once more for one of the same colour, or not</source>
        <translation>Ruil nog een beloning in voor dezelfde kleur, of niet</translation>
    </message>
    <message>
        <source>Trade a reward for one of the same colour, or not</source>
        <translation>Ruil een beloning in voor een van dezelfde kleur, of niet</translation>
    </message>
    <message>
        <source>Trade once more for one of the same shape, or not</source>
        <translation>Ruil nog een beloning in voor dezelfde vorm, of niet</translation>
    </message>
    <message>
        <source>Trade a reward for one of the same shape, or not</source>
        <translation>Ruil een beloning in voor een van dezelfde vorm, of niet</translation>
    </message>
    <message>
        <source>{0} chooses objectives</source>
        <translation>{0} kiest opdrachten</translation>
    </message>
    <message>
        <source>{0} lays a tile</source>
        <translation>{0} legt een tegel</translation>
    </message>
    <message>
        <source>{0} builds</source>
        <translation>{0} bouwt</translation>
    </message>
    <message>
        <source>{0} decides about closed territories</source>
        <translation>{0} beslist over gesloten gebieden</translation>
    </message>
    <message>
        <source>{0} collects or takes a special action</source>
        <translation>{0} verzamelt of voert een speciale actie uit</translation>
    </message>
    <message>
        <source>{0} takes a special action</source>
        <translation>{0} voert een speciale actie uit</translation>
    </message>
    <message>
        <source>{0} gives a reward to {1}</source>
        <translation>{0} geeft een beloning aan {1}</translation>
    </message>
    <message>
        <source>{0} collects rewards</source>
        <translation>{0} verzamelt beloningen</translation>
    </message>
    <message>
        <source>{0} takes a tile</source>
        <translation>{0} neemt een tegel</translation>
    </message>
</context>
<context>
    <name>OkanaganReading</name>
    <message>
        <source>Your tile fits here.</source>
        <translation>Jouw tegel past hier.</translation>
    </message>
    <message>
        <source>Your tile is held here: {0}. Press to lay it.</source>
        <translation>Jouw tegel wordt hier gehouden: {0}. Druk om hem te leggen.</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>gekozen</translation>
    </message>
    <message>
        <source>can be chosen</source>
        <translation>kan gekozen worden</translation>
    </message>
    <message>
        <source>Tile in hand: {0}. Press to turn it.</source>
        <translation>Tegel in de hand: {0}. Druk om hem te draaien.</translation>
    </message>
</context>
<context>
    <name>OkanaganReasons</name>
    <message>
        <source>Then build a {0}.</source>
        <translation>Bouw daarna een {0}.</translation>
    </message>
    <message>
        <source>{0} gets {1} of the {2}, too.</source>
        <translation>{0} krijgt ook {1} ({2}).</translation>
    </message>
    <message>
        <source>You can spare this one most easily: {0}.</source>
        <translation>Deze kun je het best missen: {0}.</translation>
    </message>
    <message>
        <source>None of the face-up tiles has a good place.</source>
        <translation>Geen van de open tegels heeft een goede plaats.</translation>
    </message>
    <message>
        <source>It closes {0}, where you are alone: {1}, or an action.</source>
        <translation>Je sluit een gebied ({0}) waar je alleen bent: {1}, of een actie.</translation>
    </message>
    <message>
        <source>It closes {0}: {1}, and you can have the action.</source>
        <translation>Je sluit een gebied ({0}): {1}, en de actie kan voor jou zijn.</translation>
    </message>
    <message>
        <source>It closes {0}: {1}.</source>
        <translation>Je sluit een gebied ({0}): {1}.</translation>
    </message>
    <message>
        <source>You lead in the {0}: {1}, {2}.</source>
        <translation>Je leidt in een gebied ({0}): {1}, {2}.</translation>
    </message>
    <message>
        <source>You have a part in the {0}: {1}, {2}.</source>
        <translation>Je hebt een aandeel in een gebied ({0}): {1}, {2}.</translation>
    </message>
    <message>
        <source>It completes a set of the Explorer: {0}.</source>
        <translation>Het maakt een set van de Ontdekker compleet: {0}.</translation>
    </message>
    <message>
        <source>It brings {0} ({1}).</source>
        <translation>Het levert {0} op ({1}).</translation>
    </message>
    <message>
        <source>Then one reward is missing for this: {0}.</source>
        <translation>Dan is er nog één beloning nodig voor: {0}.</translation>
    </message>
    <message>
        <source>It is part of this: {0}.</source>
        <translation>Het draagt bij aan: {0}.</translation>
    </message>
    <message>
        <source>It goes well with your other cards: {0}.</source>
        <translation>Dat past goed bij je andere kaarten: {0}.</translation>
    </message>
    <message>
        <source>It has a good place {0}.</source>
        <translation>De tegel heeft een goede plaats: {0}.</translation>
    </message>
    <message>
        <source>It could close {1}, {0}.</source>
        <translation>De tegel kan dit sluiten: {1} ({0}).</translation>
    </message>
</context>
<context>
    <name>OkanaganRefusal</name>
    <message>
        <source>Keep exactly {0} objectives.</source>
        <translation>Houd precies {0} opdrachten.</translation>
    </message>
    <message>
        <source>That action would change nothing now; another one would.</source>
        <translation>Die actie zou nu niets veranderen; een andere wel.</translation>
    </message>
    <message>
        <source>A tile lies there already.</source>
        <translation>Daar ligt al een tegel.</translation>
    </message>
    <message>
        <source>A tile must lie beside another one.</source>
        <translation>Een tegel moet naast een andere liggen.</translation>
    </message>
    <message>
        <source>Turn the tile: like this its sides do not match.</source>
        <translation>Draai de tegel: zo passen de kanten niet.</translation>
    </message>
    <message>
        <source>The tile does not fit there: to the {0} there is {1}.</source>
        <translation>De tegel past daar niet ({0}kant: {1}).</translation>
    </message>
    <message>
        <source>Of this building none is left in this round: {0}.</source>
        <translation>Van dit gebouw heb je er in deze ronde geen meer: {0}.</translation>
    </message>
    <message>
        <source>That territory is not on the tile.</source>
        <translation>Dat gebied ligt niet op de tegel.</translation>
    </message>
    <message>
        <source>The territory does not have so many: {0}.</source>
        <translation>Het gebied heeft er niet zoveel: {0}.</translation>
    </message>
    <message>
        <source>Name the rewards in alphabetical order.</source>
        <translation>Noem de beloningen op alfabet.</translation>
    </message>
    <message>
        <source>Collect exactly one reward.</source>
        <translation>Verzamel precies één beloning.</translation>
    </message>
    <message>
        <source>Collect exactly {0} rewards.</source>
        <translation>Verzamel precies {0} beloningen.</translation>
    </message>
    <message>
        <source>Only rewards of this shape: {0}.</source>
        <translation>Alleen beloningen van deze vorm: {0}.</translation>
    </message>
    <message>
        <source>You do not have this reward: {0}.</source>
        <translation>Je hebt deze beloning niet: {0}.</translation>
    </message>
    <message>
        <source>Equal rewards are not exchanged.</source>
        <translation>Gelijke beloningen worden niet geruild.</translation>
    </message>
    <message>
        <source>Trade it for a reward of the same colour.</source>
        <translation>Ruil in voor een beloning van dezelfde kleur.</translation>
    </message>
    <message>
        <source>Trade it for a reward of the same shape.</source>
        <translation>Ruil in voor een beloning van dezelfde vorm.</translation>
    </message>
    <message>
        <source>Swap with another player.</source>
        <translation>Ruil met een andere speler.</translation>
    </message>
    <message>
        <source>{0} does not have this reward: {1}.</source>
        <translation>{0} heeft deze beloning niet: {1}.</translation>
    </message>
    <message>
        <source>The stock has none left: {0}.</source>
        <translation>De voorraad heeft er geen meer: {0}.</translation>
    </message>
</context>
<context>
    <name>OkanaganRender</name>
    <message>
        <source>The game has {0} turns, so there is no turn {1}.</source>
        <translation>De partij heeft {0} beurten: er is geen beurt {1}.</translation>
    </message>
</context>
<context>
    <name>OkanaganReplay</name>
    <message>
        <source>Points</source>
        <translation>Punten</translation>
    </message>
</context>
<context>
    <name>OkanaganReport</name>
    <message>
        <source>Line</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Naam</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Speler</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punten</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Waarom</translation>
    </message>
    <message>
        <source>Rewards</source>
        <translation>Beloningen</translation>
    </message>
</context>
<context>
    <name>OkanaganResult</name>
    <message>
        <source>This objective is secret until the end.</source>
        <translation>Deze opdracht blijft geheim tot het einde.</translation>
    </message>
    <message>
        <source>{0}, {1}: {2}</source>
        <translation>{0}, {1}: {2}</translation>
    </message>
    <message>
        <source>Objective {0}</source>
        <translation>Opdracht {0}</translation>
    </message>
    <message>
        <source>Explorer</source>
        <translation>Ontdekker</translation>
    </message>
    <message>
        <source>Objectives</source>
        <translation>Opdrachten</translation>
    </message>
    <message>
        <source>Nuggets</source>
        <translation>Goudklompen</translation>
    </message>
    <message>
        <source>Tie-break</source>
        <translation>Bij gelijke stand</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Totaal</translation>
    </message>
    <message>
        <source>Every set of four rewards of four colours is 4 points.</source>
        <translation>Elke set van vier beloningen in vier kleuren is 4 punten.</translation>
    </message>
    <message>
        <source>Every card counts its whole sets; a reward may count for several.</source>
        <translation>Elke kaart telt haar volledige sets; een beloning mag voor meerdere kaarten tellen.</translation>
    </message>
    <message>
        <source>Most nuggets 10 points, then 5 and 2; equals have the better place.</source>
        <translation>De meeste goudklompen: 10 punten, dan 5 en 2; bij gelijk aantal geldt de betere plaats.</translation>
    </message>
    <message>
        <source>Most points win; more rewards decide a tie.</source>
        <translation>De meeste punten winnen; bij gelijke stand beslissen de meeste beloningen.</translation>
    </message>
    <message>
        <source>{0}: {1}, shared with {2}</source>
        <translation>{0}: {1}, gedeeld met {2}</translation>
    </message>
    <message>
        <source>as many points as {0}, who has more rewards</source>
        <translation>evenveel punten als {0}, die meer beloningen heeft</translation>
    </message>
    <message>
        <source>as many points as {0}, but {1} rewards, which is more</source>
        <translation>evenveel punten als {0}, maar met meer beloningen ({1})</translation>
    </message>
    <message>
        <source>as many points and rewards as {0}: shared</source>
        <translation>evenveel punten en beloningen als {0}: gedeeld</translation>
    </message>
    <message>
        <source>Points so far</source>
        <translation>Punten tot nu toe</translation>
    </message>
    <message>
        <source>This is what would count if the game ended now, without what is secret.</source>
        <translation>Dit telt als de partij nu zou eindigen, zonder wat geheim is.</translation>
    </message>
    <message>
        <source>{0} share the victory</source>
        <translation>{0} delen de overwinning</translation>
    </message>
    <message>
        <source>{0} wins with {1} points</source>
        <translation>{0} wint met {1} punten</translation>
    </message>
    <message>
        <source>The points are counted</source>
        <translation>De punten worden geteld</translation>
    </message>
    <message>
        <source>Any key shows the result.</source>
        <translation>Elke toets toont het resultaat.</translation>
    </message>
    <message>
        <source>1 point ahead of {0}.</source>
        <translation>1 punt meer dan {0}.</translation>
    </message>
    <message>
        <source>{0} points ahead of {1}.</source>
        <translation>{0} punten meer dan {1}.</translation>
    </message>
    <message>
        <source>Both have {1} points and {2} rewards.</source>
        <translation>Beiden hebben {1} punten en {2} beloningen.</translation>
    </message>
    <message>
        <source>All {0} have {1} points and {2} rewards.</source>
        <translation>Alle {0} hebben {1} punten en {2} beloningen.</translation>
    </message>
    <message>
        <source>{0} both have {1} points; {2} has more rewards.</source>
        <translation>{0} hebben beiden {1} punten; {2} heeft meer beloningen.</translation>
    </message>
    <message>
        <source>{0} all have {1} points; {2} has more rewards.</source>
        <translation>{0} hebben allen {1} punten; {2} heeft meer beloningen.</translation>
    </message>
</context>
<context>
    <name>OkanaganResultDialog</name>
    <message>
        <source>Deal number {0}</source>
        <translation>Deling nr. {0}</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultaat</translation>
    </message>
    <message>
        <source>Points of everybody</source>
        <translation>Punten van iedereen</translation>
    </message>
    <message>
        <source>Rewards</source>
        <translation>Beloningen</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>E&amp;xporteren…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Afdrukken…</translation>
    </message>
    <message>
        <source>Whoever types this number plays the same deal.</source>
        <translation>Wie dit nummer typt, speelt dezelfde deling.</translation>
    </message>
    <message>
        <source>&amp;Replay</source>
        <translation>&amp;Terugkijken</translation>
    </message>
    <message>
        <source>Same &amp;deal again</source>
        <translation>Zelfde &amp;deling</translation>
    </message>
    <message>
        <source>Play &amp;again</source>
        <translation>&amp;Nog een keer</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Sluiten</translation>
    </message>
</context>
<context>
    <name>OkanaganRules</name>
    <message>
        <source>a building that is left is to be built on the tile</source>
        <translation>er moet een overgebleven gebouw op de tegel worden gebouwd</translation>
    </message>
    <message>
        <source>a reward is to be traded for one that the action allows, or none</source>
        <translation>er mag een beloning worden geruild voor een die de actie toestaat, of geen</translation>
    </message>
    <message>
        <source>a reward of the shape is to be taken, if the stock has it</source>
        <translation>er moet een beloning van die vorm worden gepakt, als de voorraad die heeft</translation>
    </message>
    <message>
        <source>a special action that changes something is to be taken</source>
        <translation>er moet een speciale actie worden gekozen die iets verandert</translation>
    </message>
    <message>
        <source>as many objectives as were drawn are to be put away</source>
        <translation>er moeten evenveel opdrachten worden weggelegd als er zijn getrokken</translation>
    </message>
    <message>
        <source>as many rewards of the heap as one has influence are to be collected</source>
        <translation>uit de stapel worden evenveel beloningen verzameld als iemand invloed heeft</translation>
    </message>
    <message>
        <source>everybody with influence is to be put in falling order</source>
        <translation>iedereen met invloed moet in dalende volgorde worden gezet</translation>
    </message>
    <message>
        <source>one of one&apos;s own rewards is to be given</source>
        <translation>er moet een eigen beloning worden gegeven</translation>
    </message>
    <message>
        <source>one of one&apos;s own rewards is to be swapped for another one of a player</source>
        <translation>er moet een eigen beloning worden geruild tegen een andere van een speler</translation>
    </message>
    <message>
        <source>one of the closed areas is to be chosen</source>
        <translation>er moet een van de gesloten gebieden worden gekozen</translation>
    </message>
    <message>
        <source>one of the tiles is to be taken</source>
        <translation>er moet een van de tegels worden gepakt</translation>
    </message>
    <message>
        <source>the game is over</source>
        <translation>het spel is afgelopen</translation>
    </message>
    <message>
        <source>the tile is to be laid where its sides match</source>
        <translation>de tegel moet worden gelegd waar de zijden passen</translation>
    </message>
    <message>
        <source>three of the five objectives are to be kept</source>
        <translation>er worden drie van de vijf opdrachten gehouden</translation>
    </message>
    <message>
        <source>who is alone collects or takes a special action</source>
        <translation>wie alleen is, verzamelt of kiest een speciale actie</translation>
    </message>
</context>
<context>
    <name>OkanaganScore</name>
    <message>
        <source>The game is not over: turn {0} is being played.</source>
        <translation>Het spel is niet afgelopen: beurt {0} is bezig.</translation>
    </message>
</context>
<context>
    <name>OkanaganSetup</name>
    <message>
        <source>{0} turns each</source>
        <translation>elk {0} beurten</translation>
    </message>
    <message>
        <source>Round {0}</source>
        <translation>Ronde {0}</translation>
    </message>
</context>
<context>
    <name>OkanaganSpoken</name>
    <message>
        <source>in hand {0}</source>
        <translation>in de hand {0}</translation>
    </message>
    <message>
        <source>Your tile</source>
        <translation>Jouw tegel</translation>
    </message>
    <message>
        <source>none</source>
        <translation>geen</translation>
    </message>
    <message>
        <source>Tile {0}</source>
        <translation>Tegel {0}</translation>
    </message>
    <message>
        <source>Pile {0}</source>
        <translation>Stapel {0}</translation>
    </message>
    <message>
        <source>no tiles</source>
        <translation>geen tegels</translation>
    </message>
    <message>
        <source>1 tile, on top {0}</source>
        <translation>1 tegel, bovenop ‘{0}’</translation>
    </message>
    <message>
        <source>{0} tiles, on top {1}</source>
        <translation>{0} tegels, bovenop ‘{1}’</translation>
    </message>
    <message>
        <source>Stock</source>
        <translation>Voorraad</translation>
    </message>
</context>
<context>
    <name>OkanaganStatistics</name>
    <message>
        <source>Mean</source>
        <translation>Gemiddeld</translation>
    </message>
    <message>
        <source>Nuggets, number</source>
        <translation>Goudklompen, aantal</translation>
    </message>
    <message>
        <source>Rewards, number</source>
        <translation>Beloningen, aantal</translation>
    </message>
    <message>
        <source>Point par&amp;ts</source>
        <translation>Punten per dee&amp;l</translation>
    </message>
    <message>
        <source>Mean points</source>
        <translation>Gemiddelde punten</translation>
    </message>
    <message>
        <source>Points by part</source>
        <translation>Punten per onderdeel</translation>
    </message>
    <message>
        <source>Mean numbers: rewards {0} · nuggets {1}</source>
        <translation>Gemiddelde aantallen: beloningen {0} · goudklompen {1}</translation>
    </message>
</context>
<context>
    <name>OkanaganSurvey</name>
    <message>
        <source>If the game ended now</source>
        <translation>Als de partij nu eindigt</translation>
    </message>
    <message>
        <source>Rewards left in the stock</source>
        <translation>Beloningen in de voorraad</translation>
    </message>
    <message>
        <source>Points at the end</source>
        <translation>Punten aan het einde</translation>
    </message>
    <message>
        <source>Tiles left over, by terrain</source>
        <translation>Overige tegels, per terrein</translation>
    </message>
    <message>
        <source>Tiles to come, by terrain</source>
        <translation>Komende tegels, per terrein</translation>
    </message>
</context>
<context>
    <name>OkanaganTable</name>
    <message>
        <source>Players and log (F9)</source>
        <translation>Spelers en logboek (F9)</translation>
    </message>
    <message>
        <source>Valley</source>
        <translation>Vallei</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spelers</translation>
    </message>
    <message>
        <source>Survey</source>
        <translation>Overzicht</translation>
    </message>
</context>
<context>
    <name>OkanaganTablePrompt</name>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>{0} is next</source>
        <translation>{0} is aan de beurt</translation>
    </message>
    <message>
        <source>The valley is surveyed!</source>
        <translation>De vallei is verkend!</translation>
    </message>
    <message>
        <source>{0} ({1} of {2})</source>
        <translation>{0} ({1} van {2})</translation>
    </message>
    <message>
        <source>{0}: for which one?</source>
        <translation>{0}: voor welke?</translation>
    </message>
    <message>
        <source>The computer cannot think. Let it try again, or take back.</source>
        <translation>De computer kan niet denken. Laat hem het opnieuw proberen, of neem terug.</translation>
    </message>
    <message>
        <source>The computer cannot think. Let it try again.</source>
        <translation>De computer kan niet denken. Laat hem het opnieuw proberen.</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Draaien</translation>
    </message>
    <message>
        <source>R</source>
        <translation>R</translation>
    </message>
    <message>
        <source>Lay</source>
        <translation>Leggen</translation>
    </message>
    <message>
        <source>Do it</source>
        <translation>Doe dit</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Houden</translation>
    </message>
    <message>
        <source>Put away</source>
        <translation>Wegleggen</translation>
    </message>
    <message>
        <source>Collect</source>
        <translation>Verzamelen</translation>
    </message>
    <message>
        <source>This order</source>
        <translation>Deze volgorde</translation>
    </message>
    <message>
        <source>No trade</source>
        <translation>Niet inruilen</translation>
    </message>
    <message>
        <source>N</source>
        <translation>N</translation>
    </message>
    <message>
        <source>My cards</source>
        <translation>Mijn kaarten</translation>
    </message>
    <message>
        <source>O</source>
        <translation>O</translation>
    </message>
    <message>
        <source>Put back</source>
        <translation>Terugleggen</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultaat</translation>
    </message>
    <message>
        <source>S</source>
        <translation>S</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Nog een keer</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Opnieuw proberen</translation>
    </message>
    <message>
        <source>Play on with an easier computer</source>
        <translation>Verder met een makkelijkere computer</translation>
    </message>
</context>
<context>
    <name>OkanaganTerminal</name>
    <message>
        <source>FLMR</source>
        <translation>BMWR</translation>
    </message>
    <message>
        <source>swf</source>
        <translation>spb</translation>
    </message>
    <message>
        <source>{0}, round {1}, turn {2}</source>
        <translation>{0}, ronde {1}, beurt {2}</translation>
    </message>
    <message>
        <source>Small letters are closed territories.</source>
        <translation>Kleine letters zijn gesloten gebieden.</translation>
    </message>
    <message>
        <source>The game is kept.</source>
        <translation>De partij is bewaard.</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tip</translation>
    </message>
    <message>
        <source>a place and how the tile is turned, such as {0}</source>
        <translation>een plaats en hoe de tegel is gedraaid, bijvoorbeeld {0}</translation>
    </message>
    <message>
        <source>their numbers, such as {0}</source>
        <translation>hun nummers, bijvoorbeeld {0}</translation>
    </message>
    <message>
        <source>a number, such as {0}</source>
        <translation>een nummer, bijvoorbeeld {0}</translation>
    </message>
    <message>
        <source>How many players? (2-4)</source>
        <translation>Hoeveel spelers? (2-4)</translation>
    </message>
    <message>
        <source>May undo go past tiles that have been seen? (y/n)</source>
        <translation>Mag je terugnemen voorbij tegels die al zijn gezien? (j/n)</translation>
    </message>
    <message>
        <source>The points of {0}</source>
        <translation>De punten van {0}</translation>
    </message>
    <message>
        <source>its number, such as {0}</source>
        <translation>het nummer, bijvoorbeeld {0}</translation>
    </message>
    <message>
        <source>the player, your reward and the other one, such as {0}</source>
        <translation>de speler, jouw beloning en de andere, bijvoorbeeld {0}</translation>
    </message>
    <message>
        <source>Yours</source>
        <translation>Van jou</translation>
    </message>
    <message>
        <source>In the stock</source>
        <translation>In de voorraad</translation>
    </message>
    <message>
        <source>your reward and the new one, such as {0}, or 0 for none</source>
        <translation>jouw beloning en de nieuwe, bijvoorbeeld {0}, of 0 voor geen</translation>
    </message>
    <message>
        <source>That is no answer here. Type {0}; ? helps.</source>
        <translation>Dat is hier geen antwoord. Typ {0}; ? helpt.</translation>
    </message>
    <message>
        <source>No tile lies there; type look, column and row.</source>
        <translation>Daar ligt geen tegel; typ kijk, kolom en rij.</translation>
    </message>
    <message>
        <source>Enter hides your tile</source>
        <translation>Enter verbergt je tegel</translation>
    </message>
    <message>
        <source>Choices have numbers; type spaces between several.</source>
        <translation>Keuzes hebben nummers; typ er spaties tussen.</translation>
    </message>
    <message>
        <source>m  the valley, look 2 -1  a tile and its territories</source>
        <translation>m  de vallei, kijk 2 -1  een tegel en zijn gebieden</translation>
    </message>
    <message>
        <source>a  open territories: influence, open sides, rewards</source>
        <translation>a  open gebieden: invloed, open kanten, beloningen</translation>
    </message>
    <message>
        <source>t  everybody and the tiles, k  what the stock has left</source>
        <translation>t  iedereen en de tegels, k  wat de voorraad nog heeft</translation>
    </message>
    <message>
        <source>b  the special actions, o  your objectives</source>
        <translation>b  de speciale acties, o  je opdrachten</translation>
    </message>
    <message>
        <source>s  the points so far, r  where they come from</source>
        <translation>s  de punten tot nu toe, r  waar ze vandaan komen</translation>
    </message>
    <message>
        <source>l  everything that happened, w  what letters mean</source>
        <translation>l  alles wat er gebeurd is, w  wat letters betekenen</translation>
    </message>
    <message>
        <source>u  take back, up to the last tile seen, h  a hint</source>
        <translation>u  terugnemen, tot de laatst geziene tegel, h  een tip</translation>
    </message>
    <message>
        <source>q  save and quit; play --terminal --resume goes on</source>
        <translation>q  opslaan en stoppen; play --terminal --resume gaat door</translation>
    </message>
    <message>
        <source>Enter shows everything again.</source>
        <translation>Enter toont alles opnieuw.</translation>
    </message>
    <message>
        <source>look</source>
        <translation>kijk</translation>
    </message>
</context>
<context>
    <name>OkanaganTiles</name>
    <message>
        <source>hidden tile</source>
        <translation>verborgen tegel</translation>
    </message>
    <message>
        <source>{0} with {1}</source>
        <translation>{0} met {1}</translation>
    </message>
    <message>
        <source>silo in the middle</source>
        <translation>silo in het midden</translation>
    </message>
    <message>
        <source>warehouse between {0}</source>
        <translation>pakhuis tussen {0}</translation>
    </message>
    <message>
        <source>farm in the {0}</source>
        <translation>boerderij ({0})</translation>
    </message>
    <message>
        <source>{0} of {1}</source>
        <translation>{0} van {1}</translation>
    </message>
    <message>
        <source>no buildings</source>
        <translation>geen gebouwen</translation>
    </message>
    <message>
        <source>{0} farms</source>
        <translation>{0} boerderijen</translation>
    </message>
    <message>
        <source>{0} warehouses</source>
        <translation>{0} pakhuizen</translation>
    </message>
    <message>
        <source>{0} silos</source>
        <translation>{0} silo’s</translation>
    </message>
</context>
<context>
    <name>Overview</name>
    <message>
        <source>Computers: {0}</source>
        <translation>Computers: {0}</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partijen</translation>
    </message>
    <message>
        <source>Mean score</source>
        <translation>Gemiddelde score</translation>
    </message>
    <message>
        <source>Best score</source>
        <translation>Beste score</translation>
    </message>
    <message>
        <source>Victories</source>
        <translation>Zeges</translation>
    </message>
    <message>
        <source>Mean rounds</source>
        <translation>Rondes gemiddeld</translation>
    </message>
    <message>
        <source>Fewest rounds</source>
        <translation>Minste rondes</translation>
    </message>
    <message>
        <source>{0} of {1}</source>
        <translation>{0} van {1}</translation>
    </message>
</context>
<context>
    <name>OwnBoxDialog</name>
    <message>
        <source>The map is complete; nobody sees the clues.</source>
        <translation>De kaart is compleet; niemand ziet de aanwijzingen.</translation>
    </message>
</context>
<context>
    <name>PadDocument</name>
    <message>
        <source>No more than {0} tiles can be laid.</source>
        <translation>Er kunnen niet meer dan {0} tegels liggen.</translation>
    </message>
    <message>
        <source>No more than {0} tokens of an animal can be laid.</source>
        <translation>Er kunnen niet meer dan {0} fiches van één dier liggen.</translation>
    </message>
</context>
<context>
    <name>PadPage</name>
    <message>
        <source>Score pad</source>
        <translation>Scoreblok</translation>
    </message>
    <message>
        <source>Landscape</source>
        <translation>Natuurgebied</translation>
    </message>
    <message>
        <source>Explain every point</source>
        <translation>Elk punt uitleggen</translation>
    </message>
    <message>
        <source>Explain every point: key S</source>
        <translation>Elk punt uitleggen: toets S</translation>
    </message>
    <message>
        <source>Click or drag to lay, right click erases. By key: arrows, 1 to 5 and 0; T: tokens, tiles, what tiles show.</source>
        <translation>Klik of sleep om te leggen, rechtsklik wist. Toetsen: pijltjes, 1 t/m 5 en 0; T: fiches, tegels, wat tegels tonen.</translation>
    </message>
</context>
<context>
    <name>PageList</name>
    <message>
        <source>Pages</source>
        <translation>Pagina’s</translation>
    </message>
</context>
<context>
    <name>PanelHandle</name>
    <message>
        <source>Score, cards and log (F9)</source>
        <translation>Score, kaarten en logboek (F9)</translation>
    </message>
    <message>
        <source>Side panel</source>
        <translation>Zijpaneel</translation>
    </message>
</context>
<context>
    <name>Pencil</name>
    <message>
        <source>Pencil &amp;marks</source>
        <translation>Potlood&amp;notities</translation>
    </message>
    <message>
        <source>Pencil</source>
        <translation>Potlood</translation>
    </message>
    <message>
        <source>Pencil marks</source>
        <translation>Potloodnotities</translation>
    </message>
    <message>
        <source>cross</source>
        <translation>kruis</translation>
    </message>
    <message>
        <source>Rub out</source>
        <translation>Uitgummen</translation>
    </message>
    <message>
        <source>Rub out everything</source>
        <translation>Alles uitgummen</translation>
    </message>
    <message>
        <source>Put the pencil away</source>
        <translation>Potlood wegleggen</translation>
    </message>
    <message>
        <source>{0} ({1})</source>
        <translation>{0} ({1})</translation>
    </message>
    <message>
        <source>Pencilled</source>
        <translation>Met potlood</translation>
    </message>
    <message>
        <source>Nothing is pencilled here.</source>
        <translation>Hier staat niets met potlood.</translation>
    </message>
    <message>
        <source>That cannot be planned here: {0}.</source>
        <translation>Dat kan hier niet gepland worden: {0}.</translation>
    </message>
    <message>
        <source>Pencil in hand</source>
        <translation>Potlood in de hand</translation>
    </message>
    <message>
        <source>Move over the cells</source>
        <translation>Over de vakken bewegen</translation>
    </message>
    <message>
        <source>Pencil what shows the digit</source>
        <translation>Met potlood zetten wat het cijfer toont</translation>
    </message>
    <message>
        <source>Pencil a cross</source>
        <translation>Met potlood een kruis zetten</translation>
    </message>
    <message>
        <source>Pencil what was chosen, or rub it out</source>
        <translation>Zetten wat gekozen is, of het uitgummen</translation>
    </message>
    <message>
        <source>p  what you have pencilled; change it there</source>
        <translation>p  wat je met potlood hebt gezet; verander het daar</translation>
    </message>
    <message>
        <source>You have pencilled nothing.</source>
        <translation>Je hebt niets met potlood gezet.</translation>
    </message>
    <message>
        <source>What can be pencilled</source>
        <translation>Wat je kunt zetten</translation>
    </message>
    <message>
        <source>Which mark? ({0}; {1} rubs out; Enter goes back)</source>
        <translation>Welke notitie? ({0}; {1} gumt uit; Enter gaat terug)</translation>
    </message>
    <message>
        <source>That is no mark; type {0}.</source>
        <translation>Dat is geen notitie; typ {0}.</translation>
    </message>
</context>
<context>
    <name>PieceButton</name>
    <message>
        <source>Chosen</source>
        <translation>Gekozen</translation>
    </message>
    <message>
        <source>{0}: key {1}</source>
        <translation>{0}: toets {1}</translation>
    </message>
</context>
<context>
    <name>PlayerBars</name>
    <message>
        <source>Won {0} of {1}</source>
        <translation>{0} van {1} gewonnen</translation>
    </message>
    <message>
        <source>Mean {0}, best {1}</source>
        <translation>Gemiddeld {0}, beste {1}</translation>
    </message>
</context>
<context>
    <name>PlayerTab</name>
    <message>
        <source>{0}: {1} points</source>
        <translation>{0}: {1} punten</translation>
    </message>
</context>
<context>
    <name>PlayersBar</name>
    <message>
        <source>+ Player</source>
        <translation>+ Speler</translation>
    </message>
    <message>
        <source>One more player</source>
        <translation>Nog een speler</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Ongedaan</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Opnieuw</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Openen…</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Opslaan…</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Leeg</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Terug</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
</context>
<context>
    <name>PlayersPlot</name>
    <message>
        <source>Victories over others</source>
        <translation>Zeges op anderen</translation>
    </message>
    <message>
        <source>Victories in %</source>
        <translation>Zeges in %</translation>
    </message>
    <message>
        <source>best</source>
        <translation>beste</translation>
    </message>
    <message>
        <source>Mean score, and the best</source>
        <translation>Gemiddelde score, en de beste</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>Victories by player</source>
        <translation>Zeges per speler</translation>
    </message>
    <message>
        <source>Means by player</source>
        <translation>Gemiddelden per speler</translation>
    </message>
</context>
<context>
    <name>PointsTable</name>
    <message>
        <source>Points</source>
        <translation>Punten</translation>
    </message>
</context>
<context>
    <name>Poster</name>
    <message>
        <source>There is not enough memory for so large a picture.</source>
        <translation>Er is niet genoeg geheugen voor zo’n grote afbeelding.</translation>
    </message>
    <message>
        <source>d MMMM yyyy</source>
        <translation>d MMMM yyyy</translation>
    </message>
    <message>
        <source>Deal code {0}</source>
        <translation>Delingscode {0}</translation>
    </message>
</context>
<context>
    <name>PosterDialog</name>
    <message>
        <source>{0} by {1} mm; as a PNG picture {2} by {3} pixels.</source>
        <translation>{0} bij {1} mm; als PNG-afbeelding {2} bij {3} pixels.</translation>
    </message>
    <message>
        <source>Landscape poster</source>
        <translation>Poster van het natuurgebied</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>&amp;Titel</translation>
    </message>
    <message>
        <source>&amp;Landscapes</source>
        <translation>&amp;Natuurgebieden</translation>
    </message>
    <message>
        <source>&amp;Paper</source>
        <translation>&amp;Papier</translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation>&amp;Formaat</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>&amp;Kleuren</translation>
    </message>
    <message>
        <source>All players</source>
        <translation>Alle spelers</translation>
    </message>
    <message>
        <source>Square</source>
        <translation>Vierkant</translation>
    </message>
    <message>
        <source>Pixels</source>
        <translation>Pixels</translation>
    </message>
    <message>
        <source>Upright</source>
        <translation>Staand</translation>
    </message>
    <message>
        <source>Wide</source>
        <translation>Liggend</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Licht</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Donker</translation>
    </message>
    <message>
        <source>Width in pixels</source>
        <translation>Breedte in pixels</translation>
    </message>
    <message>
        <source>Height in pixels</source>
        <translation>Hoogte in pixels</translation>
    </message>
    <message>
        <source>The poster as it will be</source>
        <translation>Voorbeeld van de poster</translation>
    </message>
    <message>
        <source>One side may be twice as long as the other at most.</source>
        <translation>Eén zijde mag hoogstens twee keer zo lang zijn als de andere.</translation>
    </message>
    <message>
        <source>Cl&amp;ose</source>
        <translation>Sl&amp;uiten</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>Op&amp;slaan…</translation>
    </message>
</context>
<context>
    <name>Posters</name>
    <message>
        <source>Save the poster</source>
        <translation>Poster opslaan</translation>
    </message>
    <message>
        <source>The poster is in {0}.</source>
        <translation>De poster staat in {0}.</translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>Show what a place would &amp;earn</source>
        <translation>Toon wat een vak &amp;oplevert</translation>
    </message>
    <message>
        <source>While a piece hovers: points, and the race for the largest corridor</source>
        <translation>Bij aanwijzen: punten en de strijd om de grootste corridor</translation>
    </message>
    <message>
        <source>Computers thin&amp;k in your time</source>
        <translation>Computers denken in &amp;jouw tijd</translation>
    </message>
    <message>
        <source>The expert goes on while you decide, for half a minute, never in the background</source>
        <translation>De expert denkt door terwijl jij beslist, een halve minuut, nooit op de achtergrond</translation>
    </message>
    <message>
        <source>&amp;All achievements at once</source>
        <translation>Alle &amp;prestaties tegelijk</translation>
    </message>
    <message>
        <source>The winner may tick all that were reached, and solo players may tick too</source>
        <translation>De winnaar mag alle behaalde prestaties afvinken, en solo mag het ook</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Voorkeuren</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Taal</translation>
    </message>
    <message>
        <source>For every word of the program</source>
        <translation>Voor alle teksten van het programma</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Systeem</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>T&amp;hema</translation>
    </message>
    <message>
        <source>Paper by day, pine by night</source>
        <translation>Papier bij dag, dennen bij nacht</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Licht</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Donker</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Hoog contrast</translation>
    </message>
    <message>
        <source>Te&amp;xt size</source>
        <translation>Te&amp;kstgrootte</translation>
    </message>
    <message>
        <source>For words and numbers everywhere</source>
        <translation>Voor alle woorden en getallen</translation>
    </message>
    <message>
        <source>100%</source>
        <translation>100%</translation>
    </message>
    <message>
        <source>125%</source>
        <translation>125%</translation>
    </message>
    <message>
        <source>150%</source>
        <translation>150%</translation>
    </message>
    <message>
        <source>175%</source>
        <translation>175%</translation>
    </message>
    <message>
        <source>200%</source>
        <translation>200%</translation>
    </message>
    <message>
        <source>&amp;Motion</source>
        <translation>&amp;Animaties</translation>
    </message>
    <message>
        <source>How long pieces take to glide</source>
        <translation>Hoe snel speelstukken glijden</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Uit</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Snel</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normaal</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Langzaam</translation>
    </message>
    <message>
        <source>Lette&amp;rs on pieces</source>
        <translation>&amp;Letters op stukken</translation>
    </message>
    <message>
        <source>A letter beside each colour that matters</source>
        <translation>Een letter bij elke kleur die telt</translation>
    </message>
    <message>
        <source>Letters on pieces</source>
        <translation>Letters op stukken</translation>
    </message>
    <message>
        <source>&amp;Handover card</source>
        <translation>&amp;Doorgeefkaart</translation>
    </message>
    <message>
        <source>Says who is next, and what has happened</source>
        <translation>Zegt wie aan de beurt is en wat er gebeurd is</translation>
    </message>
    <message>
        <source>Handover card</source>
        <translation>Doorgeefkaart</translation>
    </message>
    <message>
        <source>&amp;Confirm the end of a turn</source>
        <translation>&amp;Einde van een beurt bevestigen</translation>
    </message>
    <message>
        <source>A turn can be taken back until you end it</source>
        <translation>Een beurt kan terug tot je hem beëindigt</translation>
    </message>
    <message>
        <source>Confirm the end of a turn</source>
        <translation>Einde van een beurt bevestigen</translation>
    </message>
    <message>
        <source>&amp;Show where pieces may go</source>
        <translation>Toon &amp;mogelijke plekken</translation>
    </message>
    <message>
        <source>Marks legal places and shows the piece there</source>
        <translation>Markeert ze en toont het speelstuk daar</translation>
    </message>
    <message>
        <source>Show where pieces may go</source>
        <translation>Toon mogelijke plekken</translation>
    </message>
    <message>
        <source>P&amp;urist</source>
        <translation>P&amp;urist</translation>
    </message>
    <message>
        <source>Hides every help: marks, bills, live score, race and supply</source>
        <translation>Verbergt alle hulp: markeringen, opbrengst, live score, strijd en voorraad</translation>
    </message>
    <message>
        <source>Purist</source>
        <translation>Purist</translation>
    </message>
    <message>
        <source>Everything applies at once.</source>
        <translation>Alles geldt meteen.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>Lar&amp;ge targets</source>
        <translation>Grote aa&amp;nraakvlakken</translation>
    </message>
    <message>
        <source>For fingers; the first touch of the screen switches them on</source>
        <translation>Voor vingers; de eerste aanraking van het scherm zet ze aan</translation>
    </message>
</context>
<context>
    <name>Print</name>
    <message>
        <source>Print the score</source>
        <translation>De score afdrukken</translation>
    </message>
</context>
<context>
    <name>Program</name>
    <message>
        <source>Cascadia Table</source>
        <translation>Cascadia-tafel</translation>
    </message>
</context>
<context>
    <name>Prompt</name>
    <message>
        <source>Three tokens are equal. Replace them, or take a pair.</source>
        <translation>Vervang de drie gelijke fiches of neem een paar.</translation>
    </message>
    <message>
        <source>Take a pair from the market.</source>
        <translation>Neem een paar van de markt.</translation>
    </message>
    <message>
        <source>Choose the tokens to replace.</source>
        <translation>Kies de fiches om te vervangen.</translation>
    </message>
    <message>
        <source>Choose further tokens to replace.</source>
        <translation>Kies nog meer fiches om te vervangen.</translation>
    </message>
    <message>
        <source>Replace further tokens?</source>
        <translation>Nog meer fiches vervangen?</translation>
    </message>
    <message>
        <source>Choose any tile.</source>
        <translation>Kies een tegel.</translation>
    </message>
    <message>
        <source>Choose any token.</source>
        <translation>Kies een fiche.</translation>
    </message>
    <message>
        <source>Lay the tile on a marked place, or place the token first.</source>
        <translation>Leg de tegel op een gemarkeerd vak, of plaats eerst het fiche.</translation>
    </message>
    <message>
        <source>Lay the tile beside your landscape, or place the token first.</source>
        <translation>Leg de tegel tegen je natuurgebied, of plaats eerst het fiche.</translation>
    </message>
    <message>
        <source>Lay the tile on a marked place.</source>
        <translation>Leg de tegel op een gemarkeerd vak.</translation>
    </message>
    <message>
        <source>Lay the tile beside your landscape.</source>
        <translation>Leg de tegel tegen je natuurgebied.</translation>
    </message>
    <message>
        <source>Wheel or right button turns it.</source>
        <translation>Draaien: wiel of rechtermuisknop.</translation>
    </message>
    <message>
        <source>Place the token on a marked tile.</source>
        <translation>Plaats het fiche op een gemarkeerde tegel.</translation>
    </message>
    <message>
        <source>Place the token on a tile that shows its animal.</source>
        <translation>Plaats het fiche op een tegel die het dier toont.</translation>
    </message>
    <message>
        <source>No tile can take {0}: return it to the bag (D).</source>
        <translation>Geen tegel is geschikt voor {0}: leg het fiche terug in de zak (D).</translation>
    </message>
    <message>
        <source>No tile can take {0}.</source>
        <translation>Geen tegel is geschikt voor {0}.</translation>
    </message>
    <message>
        <source>Turn the tile if you like (wheel, right button), then place the token.</source>
        <translation>Draai de tegel zoals je wilt (wiel, rechtermuisknop) en plaats dan het fiche.</translation>
    </message>
    <message>
        <source>Turn the tile if you like (wheel, right button), then confirm.</source>
        <translation>Draai de tegel zoals je wilt (wiel, rechtermuisknop) en bevestig dan.</translation>
    </message>
    <message>
        <source>Place the token, or move the tile.</source>
        <translation>Plaats het fiche of verplaats de tegel.</translation>
    </message>
    <message>
        <source>Confirm, or move the tile.</source>
        <translation>Bevestig of verplaats de tegel.</translation>
    </message>
    <message>
        <source>The token goes back into the bag. End your turn, or take it back.</source>
        <translation>Het fiche gaat terug in de zak. Beëindig je beurt of neem hem terug.</translation>
    </message>
    <message>
        <source>End your turn, or take it back.</source>
        <translation>Beëindig je beurt of neem hem terug.</translation>
    </message>
    <message>
        <source>This is the landscape of {0}. Esc or a click leads back.</source>
        <translation>Dit is het natuurgebied van {0}. Met Esc of een klik ga je terug.</translation>
    </message>
    <message>
        <source>is thinking…</source>
        <translation>denkt na…</translation>
    </message>
    <message>
        <source>cannot think here. Undo, let another computer play on, or leave the game.</source>
        <translation>kan hier niet denken. Maak ongedaan, laat een andere computer verder spelen of verlaat de partij.</translation>
    </message>
    <message>
        <source>cannot think here. Let another computer play on, or leave the game.</source>
        <translation>kan hier niet denken. Laat een andere computer verder spelen of verlaat de partij.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>De partij is afgelopen.</translation>
    </message>
    <message>
        <source>The game is over. Winner: {0}</source>
        <translation>De partij is afgelopen. Winnaar: {0}</translation>
    </message>
    <message>
        <source>The game is over. Your points: {0}</source>
        <translation>De partij is afgelopen. Jouw punten: {0}</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Vervangen</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Houden</translation>
    </message>
    <message>
        <source>Replace tokens</source>
        <translation>Fiches vervangen</translation>
    </message>
    <message>
        <source>Pick freely</source>
        <translation>Vrije keuze</translation>
    </message>
    <message>
        <source>Costs a nature token, which is worth a point in the end.</source>
        <translation>Kost een natuurfiche, dat aan het eind een punt waard is.</translation>
    </message>
    <message>
        <source>Y</source>
        <translation>Y</translation>
    </message>
    <message>
        <source>N</source>
        <translation>N</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Doorgaan</translation>
    </message>
    <message>
        <source>Replace these</source>
        <translation>Deze vervangen</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>Bevestigen</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Spatie</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Draaien</translation>
    </message>
    <message>
        <source>Return the token</source>
        <translation>Fiche teruggeven</translation>
    </message>
    <message>
        <source>Decline token</source>
        <translation>Fiche weigeren</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Terug</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Scores</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Nog een keer</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Opnieuw proberen</translation>
    </message>
    <message>
        <source>Let an easy computer play on</source>
        <translation>Makkelijke computer laten doorspelen</translation>
    </message>
    <message>
        <source>Never mind</source>
        <translation>Laat maar</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Back to play</source>
        <translation>Terug naar het spel</translation>
    </message>
    <message>
        <source>Turn {0} of {1}</source>
        <translation>Beurt {0} van {1}</translation>
    </message>
    <message>
        <source>Looking back: step {0} of {1}</source>
        <translation>Terugkijken: stap {0} van {1}</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation>Eerder</translation>
    </message>
    <message>
        <source>PgUp</source>
        <translation>PgUp</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Later</translation>
    </message>
    <message>
        <source>PgDn</source>
        <translation>PgDn</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Terug naar de partij</translation>
    </message>
</context>
<context>
    <name>PromptBar</name>
    <message>
        <source>More…</source>
        <translation>Meer…</translation>
    </message>
</context>
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>Folder</source>
        <translation>Map</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Bestand</translation>
    </message>
    <message>
        <source>File Folder</source>
        <translation>Bestandsmap</translation>
    </message>
    <message>
        <source>Drive</source>
        <translation>Station</translation>
    </message>
    <message>
        <source>Alias</source>
        <translation>Alias</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <translation>Snelkoppeling</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Onbekend</translation>
    </message>
</context>
<context>
    <name>QCupsJobWidget</name>
    <message>
        <source>&amp;Billing information:</source>
        <translation>&amp;Factuurgegevens:</translation>
    </message>
    <message>
        <source>&amp;End:</source>
        <translation>&amp;Einde:</translation>
    </message>
    <message>
        <source>&amp;Start:</source>
        <translation>&amp;Begin:</translation>
    </message>
    <message>
        <source>Job &amp;priority:</source>
        <translation>Taak&amp;prioriteit:</translation>
    </message>
    <message>
        <source>Scheduled &amp;printing:</source>
        <translation>&amp;Gepland afdrukken:</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>&amp;Look in:</source>
        <translation>&amp;Zoeken in:</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>Bestanden van &amp;type:</translation>
    </message>
</context>
<context>
    <name>QPageSetupWidget</name>
    <message>
        <source>Page &amp;order:</source>
        <translation>Pagina&amp;volgorde:</translation>
    </message>
    <message>
        <source>Pages &amp;per sheet:</source>
        <translation>&amp;Pagina’s per vel:</translation>
    </message>
</context>
<context>
    <name>QPrintSettingsOutput</name>
    <message>
        <source>Page &amp;Set:</source>
        <translation>Af&amp;drukbereik:</translation>
    </message>
</context>
<context>
    <name>RacePanel</name>
    <message>
        <source>Largest corridors</source>
        <translation>Grootste corridors</translation>
    </message>
</context>
<context>
    <name>ReadingNotice</name>
    <message>
        <source>Reading {0}…</source>
        <translation>{0} lezen…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
</context>
<context>
    <name>Refusal</name>
    <message>
        <source>Choose in the market first.</source>
        <translation>Kies eerst op de markt.</translation>
    </message>
    <message>
        <source>The tile must touch your landscape.</source>
        <translation>De tegel moet je natuurgebied raken.</translation>
    </message>
    <message>
        <source>No tile lies here that could take the token.</source>
        <translation>Hier ligt geen tegel waarop het fiche past.</translation>
    </message>
    <message>
        <source>A token lies here already.</source>
        <translation>Hier ligt al een fiche.</translation>
    </message>
    <message>
        <source>A tile lies here already.</source>
        <translation>Hier ligt al een tegel.</translation>
    </message>
    <message>
        <source>This tile cannot take {0}.</source>
        <translation>Deze tegel is niet geschikt voor {0}.</translation>
    </message>
</context>
<context>
    <name>Render</name>
    <message>
        <source>A position has no turns; only a record has.</source>
        <translation>Een positie heeft geen beurten; alleen een spelverslag heeft die.</translation>
    </message>
    <message>
        <source>The game has {0} turns, so there is no turn {1}.</source>
        <translation>De partij heeft {0} beurten: er is geen beurt {1}.</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Totaal</translation>
    </message>
    <message>
        <source>There is not enough memory for the picture.</source>
        <translation>Er is niet genoeg geheugen voor de afbeelding.</translation>
    </message>
    <message>
        <source>The picture cannot be written: {0}.</source>
        <translation>De afbeelding kan niet worden geschreven: {0}.</translation>
    </message>
</context>
<context>
    <name>Replay</name>
    <message>
        <source>The table is laid</source>
        <translation>De tafel is klaar</translation>
    </message>
    <message>
        <source>Points by category</source>
        <translation>Punten per categorie</translation>
    </message>
    <message>
        <source>All players</source>
        <translation>Alle spelers</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Vanaf hier verder spelen</translation>
    </message>
    <message>
        <source>Leave the replay</source>
        <translation>Terugkijken stoppen</translation>
    </message>
    <message>
        <source>Score by turn</source>
        <translation>Score per beurt</translation>
    </message>
    <message>
        <source>After turn {0}</source>
        <translation>Na beurt {0}</translation>
    </message>
    <message>
        <source>In the first turn</source>
        <translation>In de eerste beurt</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>Pause</source>
        <translation>Pauze</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Afspelen</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Spatie</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Een stap terug</translation>
    </message>
    <message>
        <source>One step on</source>
        <translation>Een stap verder</translation>
    </message>
    <message>
        <source>One turn back</source>
        <translation>Een beurt terug</translation>
    </message>
    <message>
        <source>Ctrl+PgUp</source>
        <translation>Ctrl+PgUp</translation>
    </message>
    <message>
        <source>One turn on</source>
        <translation>Een beurt verder</translation>
    </message>
    <message>
        <source>Ctrl+PgDn</source>
        <translation>Ctrl+PgDn</translation>
    </message>
    <message>
        <source>Speed {0}</source>
        <translation>Snelheid {0}</translation>
    </message>
    <message>
        <source>Speed {0} (↑ faster, ↓ slower)</source>
        <translation>Snelheid {0} (↑ sneller, ↓ langzamer)</translation>
    </message>
    <message>
        <source>Step {0} of {1}</source>
        <translation>Stap {0} van {1}</translation>
    </message>
</context>
<context>
    <name>ReplayPanel</name>
    <message>
        <source>Replay</source>
        <translation>Terugkijken</translation>
    </message>
    <message>
        <source>Step of the game</source>
        <translation>Stap van de partij</translation>
    </message>
</context>
<context>
    <name>Report</name>
    <message>
        <source>Line</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Naam</translation>
    </message>
    <message>
        <source>{0}, bonus</source>
        <translation>{0}, bonus</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Speler</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punten</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Waarom</translation>
    </message>
    <message>
        <source>Cells</source>
        <translation>Vakken</translation>
    </message>
    <message>
        <source>{0} (×{1})</source>
        <translation>{0} (×{1})</translation>
    </message>
    <message>
        <source>{0} · {1}</source>
        <translation>{0} · {1}</translation>
    </message>
    <message>
        <source>Page {0} of {1}</source>
        <translation>Pagina {0} van {1}</translation>
    </message>
</context>
<context>
    <name>ScenarioCard</name>
    <message>
        <source>next</source>
        <translation>volgende</translation>
    </message>
    <message>
        <source>passed by {0}</source>
        <translation>gehaald door {0}</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Volgende</translation>
    </message>
</context>
<context>
    <name>ScenarioDetails</name>
    <message>
        <source>Passed by</source>
        <translation>Gehaald door</translation>
    </message>
    <message>
        <source>Nobody yet</source>
        <translation>Nog niemand</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Tegels</translation>
    </message>
    <message>
        <source>He&amp;xagons</source>
        <translation>&amp;Zeshoeken</translation>
    </message>
    <message>
        <source>S&amp;quares</source>
        <translation>&amp;Vierkanten</translation>
    </message>
    <message>
        <source>Goals</source>
        <translation>Doelen</translation>
    </message>
</context>
<context>
    <name>ScenarioDialog</name>
    <message>
        <source>&amp;Score sheet</source>
        <translation>&amp;Scoreblad</translation>
    </message>
</context>
<context>
    <name>ScenarioOffer</name>
    <message>
        <source>The cards were those of this scenario, though nobody had announced it. Tick it?</source>
        <translation>De kaarten waren die van dit scenario, al had niemand het aangekondigd. Afvinken?</translation>
    </message>
    <message>
        <source>&amp;Tick</source>
        <translation>&amp;Afvinken</translation>
    </message>
    <message>
        <source>&amp;Not now</source>
        <translation>&amp;Niet nu</translation>
    </message>
</context>
<context>
    <name>ScenariosPage</name>
    <message>
        <source>&amp;Play scenario {0}</source>
        <translation>Scenario {0} s&amp;pelen</translation>
    </message>
    <message>
        <source>Scenarios</source>
        <translation>Scenario’s</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Terug</translation>
    </message>
    <message>
        <source>Together, play any of them: everybody who reaches all goals has passed.</source>
        <translation>Samen: speel er een naar keuze. Wie alle doelen haalt, heeft het scenario gehaald.</translation>
    </message>
    <message>
        <source>All scenarios are passed.</source>
        <translation>Alle scenario’s zijn gehaald.</translation>
    </message>
    <message>
        <source>Alone, go from 1 upwards; next for {0}: {1}.</source>
        <translation>Solo: begin bij 1 en ga omhoog; volgende voor {0}: {1}.</translation>
    </message>
    <message>
        <source>Alone, go from 1 upwards.</source>
        <translation>Solo: begin bij 1 en ga omhoog.</translation>
    </message>
</context>
<context>
    <name>Score</name>
    <message>
        <source>{0} points</source>
        <translation>{0} punten</translation>
    </message>
    <message>
        <source>{0} and bonus {1}</source>
        <translation>{0} en bonus {1}</translation>
    </message>
    <message>
        <source>Nature</source>
        <translation>Natuur</translation>
    </message>
    <message>
        <source>Each animal by its card</source>
        <translation>Elk dier volgens zijn kaart</translation>
    </message>
    <message>
        <source>Each token that was not used: 1</source>
        <translation>Elk niet ingezet fiche: 1</translation>
    </message>
    <message>
        <source>The largest corridor: 1 a tile; 7 tiles or more: +2</source>
        <translation>De grootste corridor: 1 per tegel; 7 tegels of meer: +2</translation>
    </message>
    <message>
        <source>The largest corridor: 1 a tile; larger: +2, equal: +1</source>
        <translation>De grootste corridor: 1 per tegel; groter: +2, gelijk: +1</translation>
    </message>
    <message>
        <source>The largest corridor: 1 a tile; largest of all: +3, second: +1</source>
        <translation>De grootste corridor: 1 per tegel; grootste van allen: +3, tweede: +1</translation>
    </message>
    <message>
        <source>One point behind {0}.</source>
        <translation>Eén punt minder dan {0}.</translation>
    </message>
    <message>
        <source>{0} points behind {1}.</source>
        <translation>{0} punten minder dan {1}.</translation>
    </message>
    <message>
        <source>No bears yet</source>
        <translation>Nog geen beren</translation>
    </message>
    <message>
        <source>No elk yet</source>
        <translation>Nog geen wapiti’s</translation>
    </message>
    <message>
        <source>No salmon yet</source>
        <translation>Nog geen zalmen</translation>
    </message>
    <message>
        <source>No hawks yet</source>
        <translation>Nog geen buizerds</translation>
    </message>
    <message>
        <source>No foxes yet</source>
        <translation>Nog geen vossen</translation>
    </message>
    <message>
        <source>No mountains yet</source>
        <translation>Nog geen bergen</translation>
    </message>
    <message>
        <source>No forest yet</source>
        <translation>Nog geen bos</translation>
    </message>
    <message>
        <source>No prairie yet</source>
        <translation>Nog geen prairie</translation>
    </message>
    <message>
        <source>No wetland yet</source>
        <translation>Nog geen drasland</translation>
    </message>
    <message>
        <source>No river yet</source>
        <translation>Nog geen rivier</translation>
    </message>
    <message>
        <source>No nature tokens yet</source>
        <translation>Nog geen natuurfiches</translation>
    </message>
    <message>
        <source>No bears</source>
        <translation>Geen beren</translation>
    </message>
    <message>
        <source>No elk</source>
        <translation>Geen wapiti’s</translation>
    </message>
    <message>
        <source>No salmon</source>
        <translation>Geen zalmen</translation>
    </message>
    <message>
        <source>No hawks</source>
        <translation>Geen buizerds</translation>
    </message>
    <message>
        <source>No foxes</source>
        <translation>Geen vossen</translation>
    </message>
    <message>
        <source>No mountains</source>
        <translation>Geen bergen</translation>
    </message>
    <message>
        <source>No forest</source>
        <translation>Geen bos</translation>
    </message>
    <message>
        <source>No prairie</source>
        <translation>Geen prairie</translation>
    </message>
    <message>
        <source>No wetland</source>
        <translation>Geen drasland</translation>
    </message>
    <message>
        <source>No river</source>
        <translation>Geen rivier</translation>
    </message>
    <message>
        <source>No nature tokens</source>
        <translation>Geen natuurfiches</translation>
    </message>
    <message>
        <source>Bonuses for corridors of 7 or more</source>
        <translation>Bonussen voor corridors van 7 of meer</translation>
    </message>
    <message>
        <source>Bonuses for the largest corridors</source>
        <translation>Bonussen voor de grootste corridors</translation>
    </message>
    <message>
        <source>Corridors</source>
        <translation>Corridors</translation>
    </message>
    <message>
        <source>Wildlife</source>
        <translation>Dieren</translation>
    </message>
    <message>
        <source>Habitats</source>
        <translation>Landschappen</translation>
    </message>
    <message>
        <source>Bonus</source>
        <translation>Bonus</translation>
    </message>
    <message>
        <source>Score so far</source>
        <translation>Score tot nu toe</translation>
    </message>
    <message>
        <source>This is what would count if the game ended now.</source>
        <translation>Dit telt als de partij nu zou eindigen.</translation>
    </message>
    <message>
        <source>{0} share the victory</source>
        <translation>{0} delen de overwinning</translation>
    </message>
    <message>
        <source>{0} wins with {1} points</source>
        <translation>{0} wint met {1} punten</translation>
    </message>
    <message>
        <source>The final score</source>
        <translation>De eindscore</translation>
    </message>
    <message>
        <source>Click or press a key to see all of it.</source>
        <translation>Klik of druk op een toets om alles te zien.</translation>
    </message>
    <message>
        <source>a good start</source>
        <translation>een goed begin</translation>
    </message>
    <message>
        <source>getting the hang of it</source>
        <translation>de smaak te pakken</translation>
    </message>
    <message>
        <source>very good</source>
        <translation>heel goed</translation>
    </message>
    <message>
        <source>excellent</source>
        <translation>uitstekend</translation>
    </message>
    <message>
        <source>elite</source>
        <translation>topklasse</translation>
    </message>
    <message>
        <source>a legend of the forest</source>
        <translation>een legende van het bos</translation>
    </message>
    <message>
        <source>{0} points: {1}</source>
        <translation>{0} punten: {1}</translation>
    </message>
    <message>
        <source>There is no higher step on the scale.</source>
        <translation>Een hogere trede is er niet.</translation>
    </message>
    <message>
        <source>The next step, at {0} points: {1}.</source>
        <translation>De volgende trede, bij {0} punten: {1}.</translation>
    </message>
    <message>
        <source>One point ahead of {0}.</source>
        <translation>Eén punt meer dan {0}.</translation>
    </message>
    <message>
        <source>{0} points ahead of {1}.</source>
        <translation>{0} punten meer dan {1}.</translation>
    </message>
    <message>
        <source>Both have {1} points and equally many nature tokens.</source>
        <translation>Beiden hebben {1} punten en evenveel natuurfiches.</translation>
    </message>
    <message>
        <source>All {0} have {1} points and equally many nature tokens.</source>
        <translation>Alle {0} hebben {1} punten en evenveel natuurfiches.</translation>
    </message>
    <message>
        <source>{0} both have {1} points; {2} has more nature tokens.</source>
        <translation>{0} hebben allebei {1} punten; {2} heeft meer natuurfiches.</translation>
    </message>
    <message>
        <source>{0} all have {1} points; {2} has the most nature tokens.</source>
        <translation>{0} hebben allemaal {1} punten; {2} heeft de meeste natuurfiches.</translation>
    </message>
    <message>
        <source>{0} all have {1} points; {2} have the most nature tokens.</source>
        <translation>{0} hebben allemaal {1} punten; {2} hebben de meeste natuurfiches.</translation>
    </message>
    <message>
        <source>Nature tokens</source>
        <translation>Natuurfiches</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Totaal</translation>
    </message>
    <message>
        <source>{0} and {1}</source>
        <translation>{0} en {1}</translation>
    </message>
</context>
<context>
    <name>ScoreDialog</name>
    <message>
        <source>Scores</source>
        <translation>Scores</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Scoreblad</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>E&amp;xporteren…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Afdrukken…</translation>
    </message>
    <message>
        <source>&amp;Review…</source>
        <translation>Na&amp;bespreken…</translation>
    </message>
    <message>
        <source>Same &amp;deal again</source>
        <translation>Zelfde &amp;deling</translation>
    </message>
    <message>
        <source>Play &amp;again</source>
        <translation>&amp;Nog een keer</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Sluiten</translation>
    </message>
</context>
<context>
    <name>ScorePad</name>
    <message>
        <source>Open a position</source>
        <translation>Positie openen</translation>
    </message>
    <message>
        <source>Save the position</source>
        <translation>Positie opslaan</translation>
    </message>
    <message>
        <source>Saved in {0}.</source>
        <translation>Opgeslagen in {0}.</translation>
    </message>
    <message>
        <source>The table is clear. Undo brings everything back.</source>
        <translation>De tafel is leeg. Met Ongedaan komt alles terug.</translation>
    </message>
    <message>
        <source>{0} is gone. Undo brings everything back.</source>
        <translation>{0} is weg. Met Ongedaan komt alles terug.</translation>
    </message>
    <message>
        <source>The pieces do not fit these tiles. Undo brings everything back.</source>
        <translation>De speelstukken passen niet bij deze tegels. Met Ongedaan komt alles terug.</translation>
    </message>
    <message>
        <source>Positions ({0})</source>
        <translation>Posities ({0})</translation>
    </message>
    <message>
        <source>The score is in {0}.</source>
        <translation>De score staat in {0}.</translation>
    </message>
</context>
<context>
    <name>ScorePanel</name>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>{0}, to move</source>
        <translation>{0}, aan de beurt</translation>
    </message>
</context>
<context>
    <name>ScorePaper</name>
    <message>
        <source>{0} exists already. Replace it?</source>
        <translation>{0} bestaat al. Vervangen?</translation>
    </message>
    <message>
        <source>The result is in {0}.</source>
        <translation>Het resultaat staat in {0}.</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exporteren</translation>
    </message>
</context>
<context>
    <name>ScoringChoice</name>
    <message>
        <source>Cards</source>
        <translation>Kaarten</translation>
    </message>
    <message>
        <source>Family</source>
        <translation>Familie</translation>
    </message>
    <message>
        <source>Intermediate</source>
        <translation>Gevorderden</translation>
    </message>
</context>
<context>
    <name>SeatBoard</name>
    <message>
        <source>Remove this player</source>
        <translation>Deze speler verwijderen</translation>
    </message>
    <message>
        <source>Play earlier</source>
        <translation>Eerder spelen</translation>
    </message>
    <message>
        <source>Play later</source>
        <translation>Later spelen</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Naam</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Kleur</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Mens</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Computer</translation>
    </message>
    <message>
        <source>Level of the computer</source>
        <translation>Niveau van de computer</translation>
    </message>
</context>
<context>
    <name>Seats</name>
    <message>
        <source>{0} was drawn to begin.</source>
        <translation>Het lot beslist: {0} begint.</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Speler</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Computer</translation>
    </message>
</context>
<context>
    <name>SeatsRow</name>
    <message>
        <source>&amp;Add a player</source>
        <translation>&amp;Speler toevoegen</translation>
    </message>
    <message>
        <source>This name is taken.</source>
        <translation>Deze naam is al bezet.</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>The preferences cannot be read: {0}.</source>
        <translation>De voorkeuren kunnen niet worden gelezen: {0}.</translation>
    </message>
    <message>
        <source>The file of preferences was damaged. What could not be read has its default again; the file was set aside as {0}.</source>
        <translation>Het bestand met voorkeuren was beschadigd. Wat niet gelezen kon worden, heeft weer zijn standaardwaarde; het bestand is apart gezet als {0}.</translation>
    </message>
</context>
<context>
    <name>Shell</name>
    <message>
        <source>Open a game</source>
        <translation>Partij openen</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Partij opslaan</translation>
    </message>
    <message>
        <source>Saved games ({0})</source>
        <translation>Opgeslagen partijen ({0})</translation>
    </message>
    <message>
        <source>The score is in {0}.</source>
        <translation>De score staat in {0}.</translation>
    </message>
    <message>
        <source>A match is not finished. Do you want to go on with it?</source>
        <translation>Een match is nog niet klaar. Wil je ermee doorgaan?</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>Export as CSV</source>
        <translation>Exporteren als CSV</translation>
    </message>
    <message>
        <source>Points for</source>
        <translation>Punten voor</translation>
    </message>
    <message>
        <source>{0}, bonus</source>
        <translation>{0}, bonus</translation>
    </message>
    <message>
        <source>Nature tokens</source>
        <translation>Natuurfiches</translation>
    </message>
    <message>
        <source>Hexagons</source>
        <translation>Zeshoeken</translation>
    </message>
    <message>
        <source>Squares</source>
        <translation>Vierkanten</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Tegels</translation>
    </message>
    <message>
        <source>Scoring cards</source>
        <translation>Scorekaarten</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Kaarten</translation>
    </message>
    <message>
        <source>d MMM</source>
        <translation>d MMM</translation>
    </message>
    <message>
        <source>MMM yyyy</source>
        <translation>MMM yyyy</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Players and scores</source>
        <translation>Spelers en scores</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Beste</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Rondes</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spel</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>Scenario</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partijen</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Gemiddeld</translation>
    </message>
    <message>
        <source>Victories</source>
        <translation>Zeges</translation>
    </message>
    <message>
        <source>{0} more in the table</source>
        <translation>{0} meer in de tabel</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Plaatsen</translation>
    </message>
    <message>
        <source>Mean rounds</source>
        <translation>Rondes gemiddeld</translation>
    </message>
    <message>
        <source>Sorted by</source>
        <translation>Indeling</translation>
    </message>
    <message>
        <source>Which</source>
        <translation>Waarde</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gewonnen</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Speler</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>Victory</source>
        <translation>Zege</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Soort</translation>
    </message>
    <message>
        <source>Against others</source>
        <translation>Tegen anderen</translation>
    </message>
    <message>
        <source>Victories in %</source>
        <translation>Zeges in %</translation>
    </message>
    <message>
        <source>person</source>
        <translation>mens</translation>
    </message>
    <message>
        <source>computer</source>
        <translation>computer</translation>
    </message>
    <message>
        <source>Persons</source>
        <translation>Mensen</translation>
    </message>
    <message>
        <source>Computers</source>
        <translation>Computers</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Scores</translation>
    </message>
    <message>
        <source>Lowest</source>
        <translation>Laagste</translation>
    </message>
    <message>
        <source>Solo</source>
        <translation>Solo</translation>
    </message>
    <message>
        <source>{0} players</source>
        <translation>{0} spelers</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spelers</translation>
    </message>
    <message>
        <source>d MMM yyyy, HH:mm</source>
        <translation>d MMM yyyy, HH:mm</translation>
    </message>
</context>
<context>
    <name>StatisticsDialog</name>
    <message>
        <source>&amp;Categories</source>
        <translation>&amp;Categorieën</translation>
    </message>
    <message>
        <source>&amp;Overview</source>
        <translation>&amp;Overzicht</translation>
    </message>
    <message>
        <source>Over t&amp;ime</source>
        <translation>&amp;Verloop</translation>
    </message>
    <message>
        <source>&amp;Distribution</source>
        <translation>Ver&amp;deling</translation>
    </message>
    <message>
        <source>Pla&amp;yers</source>
        <translation>&amp;Spelers</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistieken</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Pagina</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Weergave</translation>
    </message>
    <message>
        <source>Dra&amp;wn</source>
        <translation>&amp;Grafiek</translation>
    </message>
    <message>
        <source>Ta&amp;ble</source>
        <translation>Ta&amp;bel</translation>
    </message>
    <message>
        <source>&amp;Export as CSV…</source>
        <translation>&amp;Exporteren als CSV…</translation>
    </message>
    <message>
        <source>&amp;Games…</source>
        <translation>&amp;Partijen…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>There is no such game yet.</source>
        <translation>Zo’n partij is er nog niet.</translation>
    </message>
    <message>
        <source>Play a game to its end and it will be here.</source>
        <translation>Speel een partij uit en ze verschijnt hier.</translation>
    </message>
</context>
<context>
    <name>Storage</name>
    <message>
        <source>{0} is too large to be a match.</source>
        <translation>{0} is te groot voor een match.</translation>
    </message>
    <message>
        <source>{0} is damaged: {1}</source>
        <translation>{0} is beschadigd: {1}</translation>
    </message>
    <message>
        <source>{0} is not a match.</source>
        <translation>{0} is geen match.</translation>
    </message>
    <message>
        <source>{0} is too large to be a position.</source>
        <translation>{0} is te groot voor een positie.</translation>
    </message>
    <message>
        <source>{0} cannot be scored: {1}</source>
        <translation>Voor {0} kan geen score worden berekend: {1}</translation>
    </message>
    <message>
        <source>{0} is not a position.</source>
        <translation>{0} is geen positie.</translation>
    </message>
    <message>
        <source>The score pad cannot be kept: {0}.</source>
        <translation>Het scoreblok kan niet worden bewaard: {0}.</translation>
    </message>
    <message>
        <source>it is not a file</source>
        <translation>het is geen bestand</translation>
    </message>
    <message>
        <source>{0} cannot be read: {1}.</source>
        <translation>{0} kan niet worden gelezen: {1}.</translation>
    </message>
    <message>
        <source>{0} cannot be written: {1}.</source>
        <translation>{0} kan niet worden geschreven: {1}.</translation>
    </message>
    <message>
        <source>No home folder is known: HOME is not set.</source>
        <translation>Er is geen persoonlijke map bekend: HOME is niet ingesteld.</translation>
    </message>
    <message>
        <source>{0} is too large to be a game.</source>
        <translation>{0} is te groot voor een partij.</translation>
    </message>
    <message>
        <source>{0} is not a saved game.</source>
        <translation>{0} is geen opgeslagen partij.</translation>
    </message>
    <message>
        <source>{0} has a computer that is unknown here: {1}.</source>
        <translation>{0} bevat een computer die hier onbekend is: {1}.</translation>
    </message>
    <message>
        <source>The game cannot be kept yet: another program is busy.</source>
        <translation>De partij kan nog niet worden bewaard: een ander programma is bezig.</translation>
    </message>
    <message>
        <source>The game cannot be kept: {0}.</source>
        <translation>De partij kan niet worden bewaard: {0}.</translation>
    </message>
    <message>
        <source>{0} is in use by another program.</source>
        <translation>{0} wordt door een ander programma gebruikt.</translation>
    </message>
</context>
<context>
    <name>SupplyPanel</name>
    <message>
        <source>Supply</source>
        <translation>Voorraad</translation>
    </message>
    <message>
        <source>In the bag: {0}.</source>
        <translation>In de zak: {0}.</translation>
    </message>
    <message>
        <source>The bag is empty.</source>
        <translation>De zak is leeg.</translation>
    </message>
    <message>
        <source>{0} {1}%</source>
        <translation>{0} {1}%</translation>
    </message>
    <message>
        <source>The next token: {0}.</source>
        <translation>Het volgende fiche: {0}.</translation>
    </message>
    <message>
        <source>Tiles in the stack: {0}.</source>
        <translation>Tegels in de stapel: {0}.</translation>
    </message>
    <message>
        <source>Tiles nobody has seen: {0}, some of which stay in the box.</source>
        <translation>Tegels die niemand gezien heeft: {0}, waarvan sommige in de doos blijven.</translation>
    </message>
    <message>
        <source>Habitats they show: {0}.</source>
        <translation>Hun landschappen: {0}.</translation>
    </message>
    <message>
        <source>Keystones among them: {0}.</source>
        <translation>Kerntegels daarbij: {0}.</translation>
    </message>
</context>
<context>
    <name>Swatch</name>
    <message>
        <source>Teal</source>
        <translation>Blauwgroen</translation>
    </message>
    <message>
        <source>Rust</source>
        <translation>Roest</translation>
    </message>
    <message>
        <source>Plum</source>
        <translation>Pruim</translation>
    </message>
    <message>
        <source>Lake blue</source>
        <translation>Meerblauw</translation>
    </message>
    <message>
        <source>Lichen</source>
        <translation>Korstmos</translation>
    </message>
    <message>
        <source>Wine red</source>
        <translation>Wijnrood</translation>
    </message>
</context>
<context>
    <name>System</name>
    <message>
        <source>Bad name</source>
        <translation>Onmogelijke naam</translation>
    </message>
    <message>
        <source>the system reports error {0}</source>
        <translation>het systeem meldt fout {0}</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>Bestand of map bestaat niet</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>Toegang geweigerd</translation>
    </message>
    <message>
        <source>Operation not permitted</source>
        <translation>Bewerking niet toegestaan</translation>
    </message>
    <message>
        <source>File exists</source>
        <translation>Bestand bestaat al</translation>
    </message>
    <message>
        <source>Is a directory</source>
        <translation>Het is een map</translation>
    </message>
    <message>
        <source>Not a directory</source>
        <translation>Het is geen map</translation>
    </message>
    <message>
        <source>Directory not empty</source>
        <translation>Map is niet leeg</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation>Geen ruimte meer op de schijf</translation>
    </message>
    <message>
        <source>Disk quota exceeded</source>
        <translation>Schijfquotum overschreden</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <translation>Bestandssysteem is alleen-lezen</translation>
    </message>
    <message>
        <source>File too large</source>
        <translation>Bestand is te groot</translation>
    </message>
    <message>
        <source>File name too long</source>
        <translation>Bestandsnaam is te lang</translation>
    </message>
    <message>
        <source>Too many levels of symbolic links</source>
        <translation>Te veel symbolische koppelingen</translation>
    </message>
    <message>
        <source>Too many open files</source>
        <translation>Te veel geopende bestanden</translation>
    </message>
    <message>
        <source>Invalid argument</source>
        <translation>Ongeldig argument</translation>
    </message>
    <message>
        <source>Input/output error</source>
        <translation>Invoer-/uitvoerfout</translation>
    </message>
    <message>
        <source>Device or resource busy</source>
        <translation>Apparaat of bron bezet</translation>
    </message>
    <message>
        <source>Connection timed out</source>
        <translation>De tijd is verstreken</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>Nature tokens: {0}</source>
        <translation>Natuurfiches: {0}</translation>
    </message>
    <message>
        <source>Landscape</source>
        <translation>Natuurgebied</translation>
    </message>
</context>
<context>
    <name>TableRules</name>
    <message>
        <source>A salmon touches three others</source>
        <translation>Een zalm raakt drie andere</translation>
    </message>
    <message>
        <source>Its whole group scores nothing (recommended)</source>
        <translation>De hele groep levert niets op (aanbevolen)</translation>
    </message>
    <message>
        <source>Leave it out and score the rest</source>
        <translation>Die weglaten en de rest tellen</translation>
    </message>
    <message>
        <source>Salmon D: the shortest run that scores</source>
        <translation>Zalm D: de kortste school die telt</translation>
    </message>
    <message>
        <source>Three salmon (recommended)</source>
        <translation>Drie zalmen (aanbevolen)</translation>
    </message>
    <message>
        <source>A single salmon</source>
        <translation>Eén zalm</translation>
    </message>
    <message>
        <source>Elk C: a group of more than eight</source>
        <translation>Wapiti C: een groep van meer dan acht</translation>
    </message>
    <message>
        <source>Split it for the best total (recommended)</source>
        <translation>Splitsen voor het beste totaal (aanbevolen)</translation>
    </message>
    <message>
        <source>It scores 28, like eight</source>
        <translation>Die levert 28 op, net als acht</translation>
    </message>
    <message>
        <source>Elk D: elk around one place</source>
        <translation>Wapiti D: wapiti’s rond één vak</translation>
    </message>
    <message>
        <source>There may be gaps between them (recommended)</source>
        <translation>Er mogen gaten tussen zitten (aanbevolen)</translation>
    </message>
    <message>
        <source>They must stand side by side</source>
        <translation>Ze moeten naast elkaar staan</translation>
    </message>
    <message>
        <source>as recommended</source>
        <translation>zoals aanbevolen</translation>
    </message>
    <message>
        <source>changed for this table</source>
        <translation>aangepast voor deze tafel</translation>
    </message>
    <message>
        <source>Undo may go &amp;past what has been revealed</source>
        <translation>Terugnemen mag voorbij wat ont&amp;huld is</translation>
    </message>
    <message>
        <source>Without this, undo stops where something new came to light.</source>
        <translation>Anders stopt terugnemen waar iets nieuws zichtbaar werd.</translation>
    </message>
</context>
<context>
    <name>Terminal</name>
    <message>
        <source>mfpwr</source>
        <translation>bopdr</translation>
    </message>
    <message>
        <source>BESHF</source>
        <translation>BWZUV</translation>
    </message>
    <message>
        <source>{0}, turn {1} of {2}, nature tokens: {3}</source>
        <translation>{0}, beurt {1} van {2}, natuurfiches: {3}</translation>
    </message>
    <message>
        <source>{0}, turn {1} of {2}</source>
        <translation>{0}, beurt {1} van {2}</translation>
    </message>
    <message>
        <source>The tile</source>
        <translation>De tegel</translation>
    </message>
    <message>
        <source>Rows are counted downwards, columns eastwards.</source>
        <translation>Rijen tellen naar beneden, kolommen naar het oosten.</translation>
    </message>
    <message>
        <source>({0}) a token, *{0}* a keystone, {0}{1} free for both, [ ] just laid</source>
        <translation>({0}) een fiche, *{0}* een kerntegel, {0}{1} vrij voor beide, [ ] net gelegd</translation>
    </message>
    <message>
        <source>7 +2  place 7, which brings 2 points at best</source>
        <translation>7 +2  vak 7, dat hoogstens 2 punten oplevert</translation>
    </message>
    <message>
        <source>Points: up to {0}</source>
        <translation>Punten: tot {0}</translation>
    </message>
    <message>
        <source>none</source>
        <translation>geen</translation>
    </message>
    <message>
        <source>Achievements of {0}</source>
        <translation>Prestaties van {0}</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>gehaald</translation>
    </message>
    <message>
        <source>not passed</source>
        <translation>niet gehaald</translation>
    </message>
    <message>
        <source>The game is kept.</source>
        <translation>De partij is bewaard.</translation>
    </message>
    <message>
        <source>The game is kept, and its result is in this file:</source>
        <translation>De partij is bewaard, en het resultaat staat in dit bestand:</translation>
    </message>
    <message>
        <source>{0} may tick one in the notebook (a number, or n)</source>
        <translation>{0} mag er een afvinken in het notitieboek (een nummer, of n)</translation>
    </message>
    <message>
        <source>With these cards {0} passed scenario {1}. Tick it? (y/n)</source>
        <translation>Met deze kaarten heeft {0} scenario {1} gehaald. Afvinken? (j/n)</translation>
    </message>
    <message>
        <source>r shows where the points come from, Enter ends</source>
        <translation>r toont waar de punten vandaan komen, Enter sluit af</translation>
    </message>
    <message>
        <source>Looking for good turns...</source>
        <translation>Goede beurten zoeken...</translation>
    </message>
    <message>
        <source>No hint could be found.</source>
        <translation>Geen tip gevonden.</translation>
    </message>
    <message>
        <source>h shows a better turn.</source>
        <translation>h toont een betere beurt.</translation>
    </message>
    <message>
        <source>Take pair {0}.</source>
        <translation>Neem paar {0}.</translation>
    </message>
    <message>
        <source>Spend a nature token (t) on tile {0} with token {1}.</source>
        <translation>Zet een natuurfiche in (t) voor tegel {0} met fiche {1}.</translation>
    </message>
    <message>
        <source>Place the token on place {0}.</source>
        <translation>Plaats het fiche op vak {0}.</translation>
    </message>
    <message>
        <source>Decline the token (n).</source>
        <translation>Weiger het fiche (n).</translation>
    </message>
    <message>
        <source>Replace tokens.</source>
        <translation>Vervang fiches.</translation>
    </message>
    <message>
        <source>Lay the tile on place {0}.</source>
        <translation>Leg de tegel op vak {0}.</translation>
    </message>
    <message>
        <source>Lay the tile on place {0}, turned the way {1}.</source>
        <translation>Leg de tegel op vak {0}, in stand {1}.</translation>
    </message>
    <message>
        <source>Stack: {0} tiles</source>
        <translation>Stapel: {0} tegels</translation>
    </message>
    <message>
        <source>How many players? (1-4)</source>
        <translation>Hoeveel spelers? (1-4)</translation>
    </message>
    <message>
        <source>Which tiles? 1 square, 2 hexagonal</source>
        <translation>Welke tegels? 1 vierkant, 2 zeshoekig</translation>
    </message>
    <message>
        <source>Which scoring? 1 Family, 2 Intermediate, 3 wildlife cards, 4 a scenario</source>
        <translation>Welke puntentelling? 1 Familie, 2 Gevorderden, 3 dierenkaarten, 4 een scenario</translation>
    </message>
    <message>
        <source>Which scenario? (its number)</source>
        <translation>Welk scenario? (het nummer)</translation>
    </message>
    <message>
        <source>{0}: which card? (a-d, or r for any)</source>
        <translation>{0}: welke kaart? (a-d, of r voor willekeurig)</translation>
    </message>
    <message>
        <source>Where the points of {0} come from</source>
        <translation>Herkomst van de punten: {0}</translation>
    </message>
    <message>
        <source>of which bonuses</source>
        <translation>waarvan bonussen</translation>
    </message>
    <message>
        <source>{0} (points: {1})</source>
        <translation>{0} (punten: {1})</translation>
    </message>
    <message>
        <source>Table rules? 1 as recommended, 2 choose them</source>
        <translation>Tafelregels? 1 zoals aanbevolen, 2 zelf kiezen</translation>
    </message>
    <message>
        <source>May undo go past what has been revealed? (y/n)</source>
        <translation>Mag terugnemen voorbij wat onthuld is? (j/n)</translation>
    </message>
    <message>
        <source>Which rule? (1 or 2)</source>
        <translation>Welke regel? (1 of 2)</translation>
    </message>
    <message>
        <source>Three tokens are equal: {0}. Replace them? (y/n)</source>
        <translation>Drie fiches zijn gelijk: {0}. Vervangen? (j/n)</translation>
    </message>
    <message>
        <source>Which pair? (1-4)</source>
        <translation>Welk paar? (1-4)</translation>
    </message>
    <message>
        <source>Which pair? (1-4; for a nature token: j new tokens, t any tile and token)</source>
        <translation>Welk paar? (1-4; voor een natuurfiche: j nieuwe fiches, t tegel en fiche naar keuze)</translation>
    </message>
    <message>
        <source>Which tokens go? (such as 1 3; n for none)</source>
        <translation>Welke fiches gaan weg? (bijvoorbeeld 1 3; n voor geen)</translation>
    </message>
    <message>
        <source>Type numbers from 1 to 4, or n.</source>
        <translation>Typ nummers van 1 tot 4, of n.</translation>
    </message>
    <message>
        <source>Any tile: which one? (1-4; n to go back)</source>
        <translation>Tegel naar keuze: welke? (1-4; n om terug te gaan)</translation>
    </message>
    <message>
        <source>Any token: which one? (1-4; n to go back)</source>
        <translation>Fiche naar keuze: welk? (1-4; n om terug te gaan)</translation>
    </message>
    <message>
        <source>Where does the tile go? (1-{0})</source>
        <translation>Waar komt de tegel? (1-{0})</translation>
    </message>
    <message>
        <source>Where does the tile go? (1-{0}; 6 3 is place 6, turned the way 3)</source>
        <translation>Waar komt de tegel? (1-{0}; 6 3 is vak 6, stand 3)</translation>
    </message>
    <message>
        <source>Turned which way? (1-{0}; u for another place)</source>
        <translation>In welke stand? (1-{0}; u voor een ander vak)</translation>
    </message>
    <message>
        <source>{0} fits nowhere: n declines, u takes the tile back</source>
        <translation>{0} past nergens: n weigert, u neemt de tegel terug</translation>
    </message>
    <message>
        <source>Where does the token go: {0}? (1; n declines it)</source>
        <translation>Waar komt het fiche: {0}? (1; n weigert)</translation>
    </message>
    <message>
        <source>Where does the token go: {0}? (1-{1}; n declines it)</source>
        <translation>Waar komt het fiche: {0}? (1-{1}; n weigert)</translation>
    </message>
    <message>
        <source>u  take back, up to what was last seen</source>
        <translation>u  terugnemen, tot het laatste dat zichtbaar werd</translation>
    </message>
    <message>
        <source>s  the score so far</source>
        <translation>s  de score tot nu toe</translation>
    </message>
    <message>
        <source>r  where the points come from</source>
        <translation>r  waar de punten vandaan komen</translation>
    </message>
    <message>
        <source>h  a hint; again for a better one</source>
        <translation>h  een tip; nog eens voor een betere</translation>
    </message>
    <message>
        <source>b  everybody&apos;s landscape</source>
        <translation>b  ieders natuurgebied</translation>
    </message>
    <message>
        <source>c  the scoring cards</source>
        <translation>c  de scorekaarten</translation>
    </message>
    <message>
        <source>q  save and quit; play --terminal --resume goes on</source>
        <translation>q  opslaan en stoppen; play --terminal --resume gaat door</translation>
    </message>
    <message>
        <source>Enter shows everything again.</source>
        <translation>Enter toont alles opnieuw.</translation>
    </message>
    <message>
        <source>{0}, keystone, for {1}</source>
        <translation>{0}, kerntegel, voor {1}</translation>
    </message>
    <message>
        <source>{0}, for {1}</source>
        <translation>{0}, voor {1}</translation>
    </message>
    <message>
        <source>Pair {0}: {1}. Token: {2}.</source>
        <translation>Paar {0}: {1}. Fiche: {2}.</translation>
    </message>
    <message>
        <source>Row {0}, column {1}</source>
        <translation>Rij {0}, kolom {1}</translation>
    </message>
    <message>
        <source>{0} {1}</source>
        <translation>{0} {1}</translation>
    </message>
    <message>
        <source>{0}: {1}, {2}</source>
        <translation>{0}: {1}, {2}</translation>
    </message>
    <message>
        <source>east</source>
        <translation>oost</translation>
    </message>
    <message>
        <source>west</source>
        <translation>west</translation>
    </message>
    <message>
        <source>south</source>
        <translation>zuid</translation>
    </message>
    <message>
        <source>north</source>
        <translation>noord</translation>
    </message>
    <message>
        <source>southeast</source>
        <translation>zuidoost</translation>
    </message>
    <message>
        <source>southwest</source>
        <translation>zuidwest</translation>
    </message>
    <message>
        <source>northwest</source>
        <translation>noordwest</translation>
    </message>
    <message>
        <source>northeast</source>
        <translation>noordoost</translation>
    </message>
    <message>
        <source>{0} lives there</source>
        <translation>{0} leeft er</translation>
    </message>
    <message>
        <source>keystone, free for {0}</source>
        <translation>kerntegel, vrij voor {0}</translation>
    </message>
    <message>
        <source>free for {0}</source>
        <translation>vrij voor {0}</translation>
    </message>
    <message>
        <source>{0}, only you may look now. Enter when you are here</source>
        <translation>{0}, alleen jij mag nu kijken. Enter als je er bent</translation>
    </message>
    <message>
        <source>What only you may know is shown after Enter; q quits.</source>
        <translation>Wat alleen jij mag weten, verschijnt na Enter; q stopt.</translation>
    </message>
    <message>
        <source>There is no saved game.</source>
        <translation>Er is geen opgeslagen partij.</translation>
    </message>
    <message>
        <source>A saved game waits; --resume goes on with it.</source>
        <translation>Er wacht een opgeslagen partij; --resume gaat ermee door.</translation>
    </message>
    <message>
        <source>A new one takes its place.</source>
        <translation>Een nieuwe komt in de plaats.</translation>
    </message>
    <message>
        <source>Nobody here is called {0}.</source>
        <translation>Niemand hier heet {0}.</translation>
    </message>
    <message>
        <source>The game before is in {0}.</source>
        <translation>De vorige partij staat in {0}.</translation>
    </message>
    <message>
        <source>? helps at every question.</source>
        <translation>? helpt bij elke vraag.</translation>
    </message>
    <message>
        <source>The game is saved. To go on with it:</source>
        <translation>De partij is opgeslagen. Om ermee door te gaan:</translation>
    </message>
    <message>
        <source>A computer plays as bot: and its level:</source>
        <translation>Een computer speelt onder een van deze namen:</translation>
    </message>
    <message>
        <source>Who begins? 1 as seated, 2 drawn</source>
        <translation>Wie begint? 1 in zitvolgorde, 2 geloot</translation>
    </message>
    <message>
        <source>Type one of the answers and Enter; q quits.</source>
        <translation>Typ een van de antwoorden en Enter; q stopt.</translation>
    </message>
    <message>
        <source>Name of player {0}?</source>
        <translation>Naam van speler {0}?</translation>
    </message>
    <message>
        <source>There is no such computer, only {0}.</source>
        <translation>Die computer bestaat niet, alleen {0}.</translation>
    </message>
    <message>
        <source>That name is too long or cannot be shown.</source>
        <translation>Die naam is te lang of kan niet worden getoond.</translation>
    </message>
    <message>
        <source>Somebody has that name already.</source>
        <translation>Iemand heeft die naam al.</translation>
    </message>
    <message>
        <source>That is no answer here. Possible: {0}</source>
        <translation>Dat antwoord kan hier niet. Mogelijk: {0}</translation>
    </message>
    <message>
        <source>Nothing can be taken back: something new has been seen.</source>
        <translation>Er kan niets terug: er is iets nieuws gezien.</translation>
    </message>
    <message>
        <source>There is nothing to take back yet.</source>
        <translation>Er is nog niets om terug te nemen.</translation>
    </message>
</context>
<context>
    <name>TickDialog</name>
    <message>
        <source>Field notebook</source>
        <translation>Veldnotitieboek</translation>
    </message>
    <message>
        <source>{0} may tick achievements</source>
        <translation>{0} mag prestaties afvinken</translation>
    </message>
    <message>
        <source>These were reached. Those that are ticked go into the notebook.</source>
        <translation>Deze zijn behaald. Wat is aangevinkt, komt in het notitieboek.</translation>
    </message>
    <message>
        <source>{0} may tick an achievement</source>
        <translation>{0} mag een prestatie afvinken</translation>
    </message>
    <message>
        <source>These were reached. One of them goes into the notebook.</source>
        <translation>Deze zijn behaald. Eén ervan komt in het notitieboek.</translation>
    </message>
    <message>
        <source>Achievements</source>
        <translation>Prestaties</translation>
    </message>
    <message>
        <source>&amp;Tick</source>
        <translation>&amp;Afvinken</translation>
    </message>
    <message>
        <source>&amp;Not now</source>
        <translation>&amp;Niet nu</translation>
    </message>
</context>
<context>
    <name>TileButton</name>
    <message>
        <source>Turn</source>
        <translation>Draaien</translation>
    </message>
</context>
<context>
    <name>TimePlot</name>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>Scores over time</source>
        <translation>Scores in de tijd</translation>
    </message>
    <message>
        <source>The last {0} scores: {1} on average</source>
        <translation>De laatste {0} scores: gemiddeld {1}</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gewonnen</translation>
    </message>
    <message>
        <source>not won, or solo</source>
        <translation>niet gewonnen, of solo</translation>
    </message>
    <message>
        <source>mean of {0} scores</source>
        <translation>gemiddelde van {0} scores</translation>
    </message>
    <message>
        <source>{0}: {1} points</source>
        <translation>{0}: {1} punten</translation>
    </message>
    <message>
        <source>{0}, won</source>
        <translation>{0}, gewonnen</translation>
    </message>
    <message>
        <source>Click to watch it again</source>
        <translation>Klik om terug te kijken</translation>
    </message>
</context>
<context>
    <name>ToolsPanel</name>
    <message>
        <source>Name</source>
        <translation>Naam</translation>
    </message>
    <message>
        <source>Remove this player</source>
        <translation>Deze speler verwijderen</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Fiches</translation>
    </message>
    <message>
        <source>Lay wildlife tokens</source>
        <translation>Dierfiches leggen</translation>
    </message>
    <message>
        <source>On tiles</source>
        <translation>Op tegels</translation>
    </message>
    <message>
        <source>Change the animals and the keystone that a tile shows</source>
        <translation>De dieren op een tegel wijzigen, of er een kerntegel van maken</translation>
    </message>
    <message>
        <source>Or type the corridors</source>
        <translation>Of typ de corridors</translation>
    </message>
    <message>
        <source>Habitat tiles, if you like</source>
        <translation>Landschapstegels, niet verplicht</translation>
    </message>
    <message>
        <source>Hexagons</source>
        <translation>Zeshoeken</translation>
    </message>
    <message>
        <source>Squares</source>
        <translation>Vierkanten</translation>
    </message>
</context>
<context>
    <name>WelcomePage</name>
    <message>
        <source>Learn &amp;by playing</source>
        <translation>&amp;Leren door te spelen</translation>
    </message>
    <message>
        <source>{0} to {1} players, {2} to {3} minutes</source>
        <translation>{0} tot {1} spelers, {2} tot {3} minuten</translation>
    </message>
    <message>
        <source>Players: {0}, {2} to {3} minutes</source>
        <translation>Spelers: {0}, {2} tot {3} minuten</translation>
    </message>
    <message>
        <source>&amp;New game</source>
        <translation>&amp;Nieuwe partij</translation>
    </message>
    <message>
        <source>Wildlife of the Pacific Northwest</source>
        <translation>De dieren van de Pacific Northwest</translation>
    </message>
    <message>
        <source>&amp;Scenarios</source>
        <translation>&amp;Scenario’s</translation>
    </message>
    <message>
        <source>Score a car&amp;dboard game</source>
        <translation>Echte partij &amp;tellen</translation>
    </message>
    <message>
        <source>&amp;Open a game…</source>
        <translation>Partij &amp;openen…</translation>
    </message>
    <message>
        <source>&amp;Journal</source>
        <translation>Ar&amp;chief</translation>
    </message>
    <message>
        <source>How to p&amp;lay</source>
        <translation>Spel&amp;uitleg</translation>
    </message>
    <message>
        <source>&amp;Preferences</source>
        <translation>&amp;Voorkeuren</translation>
    </message>
    <message>
        <source>Recent games</source>
        <translation>Recente partijen</translation>
    </message>
</context>
<context>
    <name>Why</name>
    <message>
        <source>nothing</source>
        <translation>niets</translation>
    </message>
    <message>
        <source>too short</source>
        <translation>te kort</translation>
    </message>
    <message>
        <source>one touches three</source>
        <translation>één raakt er drie</translation>
    </message>
    <message>
        <source>touches {0}</source>
        <translation>raakt er {0}</translation>
    </message>
    <message>
        <source>touches a hawk</source>
        <translation>raakt een buizerd</translation>
    </message>
    <message>
        <source>sees no hawk</source>
        <translation>ziet geen buizerd</translation>
    </message>
    <message>
        <source>the only one</source>
        <translation>de enige</translation>
    </message>
    <message>
        <source>nothing between</source>
        <translation>niets ertussen</translation>
    </message>
    <message>
        <source>left over</source>
        <translation>blijft over</translation>
    </message>
    <message>
        <source>no fox beside it</source>
        <translation>geen vos ernaast</translation>
    </message>
    <message>
        <source>nothing beside it</source>
        <translation>niets ernaast</translation>
    </message>
    <message>
        <source>no other animal</source>
        <translation>geen ander dier</translation>
    </message>
    <message>
        <source>no pair beside it</source>
        <translation>geen paar ernaast</translation>
    </message>
    <message>
        <source>single</source>
        <translation>alleen</translation>
    </message>
    <message>
        <source>not a scoring size</source>
        <translation>grootte telt niet</translation>
    </message>
    <message>
        <source>{0}, not a scoring size</source>
        <translation>{0}, grootte telt niet</translation>
    </message>
    <message>
        <source>a single bear</source>
        <translation>een losse beer</translation>
    </message>
    <message>
        <source>a single elk</source>
        <translation>één wapiti</translation>
    </message>
    <message>
        <source>a single salmon</source>
        <translation>een losse zalm</translation>
    </message>
    <message>
        <source>a single hawk</source>
        <translation>een losse buizerd</translation>
    </message>
    <message>
        <source>a single fox</source>
        <translation>een losse vos</translation>
    </message>
    <message>
        <source>a group of {0} bears</source>
        <translation>een groep van {0} beren</translation>
    </message>
    <message>
        <source>a group of {0} elk</source>
        <translation>een groep van {0} wapiti’s</translation>
    </message>
    <message>
        <source>a group of {0} salmon</source>
        <translation>een groep van {0} zalmen</translation>
    </message>
    <message>
        <source>a group of {0} hawks</source>
        <translation>een groep van {0} buizerds</translation>
    </message>
    <message>
        <source>a group of {0} foxes</source>
        <translation>een groep van {0} vossen</translation>
    </message>
    <message>
        <source>one pair of bears</source>
        <translation>één paar beren</translation>
    </message>
    <message>
        <source>{0} pairs of bears</source>
        <translation>{0} paar beren</translation>
    </message>
    <message>
        <source>{0} elk in a line</source>
        <translation>{0} wapiti’s in een lijn</translation>
    </message>
    <message>
        <source>{0} elk in a shape</source>
        <translation>{0} wapiti’s in een figuur</translation>
    </message>
    <message>
        <source>{0} elk around one place</source>
        <translation>{0} wapiti’s rond één vak</translation>
    </message>
    <message>
        <source>a run of {0} salmon</source>
        <translation>een school van {0} zalmen</translation>
    </message>
    <message>
        <source>{0}, too short</source>
        <translation>{0}, te kort</translation>
    </message>
    <message>
        <source>a run of {0} salmon beside no token</source>
        <translation>een school van {0} zalmen zonder fiche ernaast</translation>
    </message>
    <message>
        <source>a run of {0} salmon beside one token</source>
        <translation>een school van {0} zalmen met één fiche ernaast</translation>
    </message>
    <message>
        <source>a run of {0} salmon beside {1} tokens</source>
        <translation>een school van {0} zalmen met {1} fiches ernaast</translation>
    </message>
    <message>
        <source>one hawk that touches none</source>
        <translation>één buizerd die geen andere raakt</translation>
    </message>
    <message>
        <source>{0} hawks that touch none</source>
        <translation>{0} buizerds die geen andere raken</translation>
    </message>
    <message>
        <source>only one hawk that touches none and sees another</source>
        <translation>maar één buizerd die geen andere raakt en er een ziet</translation>
    </message>
    <message>
        <source>{0} hawks that touch none and see another</source>
        <translation>{0} buizerds die geen andere raken en er een zien</translation>
    </message>
    <message>
        <source>a hawk left over by the best pairs</source>
        <translation>een buizerd buiten de beste paren</translation>
    </message>
    <message>
        <source>a fox left over by the best pairs</source>
        <translation>een vos buiten de beste paren</translation>
    </message>
    <message>
        <source>a fox with no animal beside it</source>
        <translation>een vos zonder dier ernaast</translation>
    </message>
    <message>
        <source>a fox beside one species</source>
        <translation>een vos met één soort ernaast</translation>
    </message>
    <message>
        <source>a fox beside {0} species</source>
        <translation>een vos met {0} soorten ernaast</translation>
    </message>
    <message>
        <source>a fox with no species twice beside it</source>
        <translation>een vos zonder dubbele soort ernaast</translation>
    </message>
    <message>
        <source>a fox with one species twice beside it</source>
        <translation>een vos met één dubbele soort ernaast</translation>
    </message>
    <message>
        <source>a fox with {0} species twice beside it</source>
        <translation>een vos met {0} dubbele soorten ernaast</translation>
    </message>
    <message>
        <source>a pair of foxes with one species twice beside it</source>
        <translation>een paar vossen met één dubbele soort ernaast</translation>
    </message>
    <message>
        <source>a pair of foxes with {0} species twice beside it</source>
        <translation>een paar vossen met {0} dubbele soorten ernaast</translation>
    </message>
    <message>
        <source>a fox with no other animal beside it</source>
        <translation>een vos zonder ander dier ernaast</translation>
    </message>
    <message>
        <source>a fox beside one token of any species</source>
        <translation>een vos met van elke soort hoogstens één fiche ernaast</translation>
    </message>
    <message>
        <source>a fox beside {0} tokens of one species</source>
        <translation>een vos met {0} fiches van één soort ernaast</translation>
    </message>
    <message>
        <source>a mountain corridor of {0} tiles</source>
        <translation>een bergcorridor van {0} tegels</translation>
    </message>
    <message>
        <source>a forest corridor of {0} tiles</source>
        <translation>een boscorridor van {0} tegels</translation>
    </message>
    <message>
        <source>a prairie corridor of {0} tiles</source>
        <translation>een prairiecorridor van {0} tegels</translation>
    </message>
    <message>
        <source>a wetland corridor of {0} tiles</source>
        <translation>een draslandcorridor van {0} tegels</translation>
    </message>
    <message>
        <source>a river corridor of {0} tiles</source>
        <translation>een riviercorridor van {0} tegels</translation>
    </message>
    <message>
        <source>a mountain corridor of one tile</source>
        <translation>een bergcorridor van één tegel</translation>
    </message>
    <message>
        <source>a forest corridor of one tile</source>
        <translation>een boscorridor van één tegel</translation>
    </message>
    <message>
        <source>a prairie corridor of one tile</source>
        <translation>een prairiecorridor van één tegel</translation>
    </message>
    <message>
        <source>a wetland corridor of one tile</source>
        <translation>een draslandcorridor van één tegel</translation>
    </message>
    <message>
        <source>a river corridor of one tile</source>
        <translation>een riviercorridor van één tegel</translation>
    </message>
    <message>
        <source>{0}, typed in</source>
        <translation>{0}, ingevoerd</translation>
    </message>
    <message>
        <source>one nature token</source>
        <translation>één natuurfiche</translation>
    </message>
    <message>
        <source>{0} nature tokens</source>
        <translation>{0} natuurfiches</translation>
    </message>
    <message>
        <source>groups of all {0} sizes</source>
        <translation>groepen van alle {0} groottes</translation>
    </message>
    <message>
        <source>{0} salmon of which one touches three, so they are no run</source>
        <translation>{0} zalmen waarvan één er drie raakt, dus geen school</translation>
    </message>
    <message>
        <source>a salmon that touches {0} others is left out</source>
        <translation>een zalm die {0} andere raakt, telt niet mee</translation>
    </message>
    <message>
        <source>a hawk that touches a hawk</source>
        <translation>een buizerd die een buizerd raakt</translation>
    </message>
    <message>
        <source>two hawks that see each other</source>
        <translation>twee buizerds die elkaar zien</translation>
    </message>
    <message>
        <source>two hawks with one species between them</source>
        <translation>twee buizerds met één soort ertussen</translation>
    </message>
    <message>
        <source>two hawks with {0} species between them</source>
        <translation>twee buizerds met {0} soorten ertussen</translation>
    </message>
    <message>
        <source>a hawk that sees no hawk</source>
        <translation>een buizerd die geen buizerd ziet</translation>
    </message>
    <message>
        <source>a hawk with no animal between it and those it sees</source>
        <translation>een buizerd zonder dier tussen zichzelf en wie hij ziet</translation>
    </message>
    <message>
        <source>a fox without a fox beside it</source>
        <translation>een vos zonder vos ernaast</translation>
    </message>
    <message>
        <source>a fox that has no species twice beside it and any partner</source>
        <translation>een vos zonder dubbele soort ernaast, met welke partner ook</translation>
    </message>
    <message>
        <source>the largest corridor</source>
        <translation>de grootste corridor</translation>
    </message>
    <message>
        <source>{0} players share the largest corridor</source>
        <translation>{0} spelers delen de grootste corridor</translation>
    </message>
    <message>
        <source>the second largest corridor</source>
        <translation>de op een na grootste corridor</translation>
    </message>
    <message>
        <source>a corridor of 7 or more</source>
        <translation>een corridor van 7 of meer</translation>
    </message>
    <message>
        <source>{0}: {1}</source>
        <translation>{0}: {1}</translation>
    </message>
    <message>
        <source>{0}; {1}</source>
        <translation>{0}; {1}</translation>
    </message>
</context>
</TS>
