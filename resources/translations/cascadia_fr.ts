<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr">
<context>
    <name>AboutDialog</name>
    <message>
        <source>&amp;Licences…</source>
        <translation>&amp;Licences…</translation>
    </message>
    <message>
        <source>About {0}</source>
        <translation>À propos de {0}</translation>
    </message>
    <message>
        <source>A desktop table for board games. Free software under the MIT licence.</source>
        <translation>Une table de jeux de société sur votre ordinateur. Logiciel libre sous licence MIT.</translation>
    </message>
    <message>
        <source>This is an independent work: those named above have not made, endorsed or sponsored this program, and it contains none of their art or texts.</source>
        <translation>Ceci est une œuvre indépendante&#xa0;: les personnes et les éditeurs nommés ci-dessus n’ont ni réalisé, ni approuvé, ni soutenu ce programme, et il ne contient aucun de leurs textes ni aucune de leurs illustrations.</translation>
    </message>
    <message>
        <source>Uses Qt {0} and Qt for Python {1} under the GNU Lesser General Public License, version 3. They can be replaced by other builds of the same libraries.</source>
        <translation>Utilise Qt {0} et Qt for Python {1} sous la licence publique générale limitée GNU (LGPL), version 3. Ces bibliothèques peuvent être remplacées par d’autres versions compilées des mêmes bibliothèques.</translation>
    </message>
    <message>
        <source>The computers think with compiled code.</source>
        <translation>Les ordinateurs réfléchissent avec du code compilé.</translation>
    </message>
    <message>
        <source>The computers think in plain Python. With compiled code they would be faster.</source>
        <translation>Les ordinateurs réfléchissent en Python pur. Avec du code compilé, ils seraient plus rapides.</translation>
    </message>
    <message>
        <source>Version {0}</source>
        <translation>Version {0}</translation>
    </message>
</context>
<context>
    <name>Achievements</name>
    <message>
        <source>Trailhead</source>
        <translation>Orée du bois</translation>
    </message>
    <message>
        <source>Forest path</source>
        <translation>Sentier forestier</translation>
    </message>
    <message>
        <source>Riverbank</source>
        <translation>Au fil de l’eau</translation>
    </message>
    <message>
        <source>High meadow</source>
        <translation>Alpage</translation>
    </message>
    <message>
        <source>Ridge</source>
        <translation>Ligne de crête</translation>
    </message>
    <message>
        <source>Glacier</source>
        <translation>Glacier</translation>
    </message>
    <message>
        <source>Summit</source>
        <translation>Sommet</translation>
    </message>
    <message>
        <source>All spent</source>
        <translation>Poches vides</translation>
    </message>
    <message>
        <source>Quiet den</source>
        <translation>Tanière vide</translation>
    </message>
    <message>
        <source>Empty clearing</source>
        <translation>Clairière déserte</translation>
    </message>
    <message>
        <source>Still water</source>
        <translation>Eau dormante</translation>
    </message>
    <message>
        <source>Open sky</source>
        <translation>Ciel dégagé</translation>
    </message>
    <message>
        <source>Safe burrow</source>
        <translation>Terrier tranquille</translation>
    </message>
    <message>
        <source>Great herd</source>
        <translation>Grande harde</translation>
    </message>
    <message>
        <source>Far and wide</source>
        <translation>À perte de vue</translation>
    </message>
    <message>
        <source>Five landscapes</source>
        <translation>Cinq paysages</translation>
    </message>
    <message>
        <source>Long way</source>
        <translation>Au long cours</translation>
    </message>
    <message>
        <source>Wilderness</source>
        <translation>Grands espaces</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation>Équilibre</translation>
    </message>
    <message>
        <source>Good company</source>
        <translation>Bonne compagnie</translation>
    </message>
    <message>
        <source>Specialist</source>
        <translation>Spécialiste</translation>
    </message>
    <message>
        <source>Thrift</source>
        <translation>Bas de laine</translation>
    </message>
    <message>
        <source>Treasure</source>
        <translation>Trésor</translation>
    </message>
    <message>
        <source>Untouched</source>
        <translation>Terre vierge</translation>
    </message>
    <message>
        <source>Close circle</source>
        <translation>Petit comité</translation>
    </message>
    <message>
        <source>In a scenario only its own goals count.</source>
        <translation>Dans un scénario, seuls ses objectifs comptent.</translation>
    </message>
    <message>
        <source>Who plays alone ticks none, unless the preferences allow it.</source>
        <translation>En solo, on n’en coche aucun, sauf si les préférences le permettent.</translation>
    </message>
    <message>
        <source>Only whoever wins may tick one.</source>
        <translation>Seul qui gagne peut en cocher un.</translation>
    </message>
    <message>
        <source>A win ticks one of them, unless the preferences allow all.</source>
        <translation>Une victoire en coche un, sauf si les préférences les permettent tous.</translation>
    </message>
    <message>
        <source>They are all in the notebook already.</source>
        <translation>Ils sont déjà tous dans le carnet.</translation>
    </message>
    <message>
        <source>Whoever wins, or plays alone, may tick every achievement that was reached.</source>
        <translation>Qui gagne, ou joue en solo, peut cocher tous les succès atteints.</translation>
    </message>
    <message>
        <source>Whoever wins against others may tick one achievement that was reached; the preferences can allow all, and solo games too.</source>
        <translation>Qui gagne contre d’autres peut cocher un des succès atteints&#xa0;; les préférences peuvent les permettre tous, et en solo aussi.</translation>
    </message>
</context>
<context>
    <name>Bill</name>
    <message>
        <source>{0} to {1}</source>
        <translation>{0} à {1}</translation>
    </message>
    <message>
        <source>Points: {0}</source>
        <translation>Points&#xa0;: {0}</translation>
    </message>
    <message>
        <source>{0} bonus</source>
        <translation>Bonus {0}</translation>
    </message>
    <message>
        <source>Nature tokens</source>
        <translation>Jetons Nature</translation>
    </message>
</context>
<context>
    <name>Bots</name>
    <message>
        <source>Hard, about 95</source>
        <translation>Difficile, env.&#xa0;95</translation>
    </message>
    <message>
        <source>Expert, about 99</source>
        <translation>Expert, env.&#xa0;99</translation>
    </message>
    <message>
        <source>Greedy, about 92</source>
        <translation>Glouton, env.&#xa0;92</translation>
    </message>
    <message>
        <source>Medium, about 82</source>
        <translation>Moyen, env.&#xa0;82</translation>
    </message>
    <message>
        <source>Easy, about 72</source>
        <translation>Facile, env.&#xa0;72</translation>
    </message>
    <message>
        <source>Random, about 32</source>
        <translation>Hasard, env.&#xa0;32</translation>
    </message>
</context>
<context>
    <name>CardButton</name>
    <message>
        <source>Drawn when the game is dealt</source>
        <translation>Tirée au début de la partie</translation>
    </message>
</context>
<context>
    <name>CardExamples</name>
    <message>
        <source>Two pairs that do not touch</source>
        <translation>Deux paires qui ne se touchent pas</translation>
    </message>
    <message>
        <source>The more pairs, the more each is worth</source>
        <translation>Plus il y a de paires, plus chacune rapporte</translation>
    </message>
    <message>
        <source>The third bear joins: no pair any more</source>
        <translation>Un troisième ours s’ajoute&#xa0;: ce n’est plus une paire</translation>
    </message>
    <message>
        <source>Two pairs that touch are one group of four</source>
        <translation>Deux paires qui se touchent font un groupe de quatre</translation>
    </message>
    <message>
        <source>Three that hold together</source>
        <translation>Trois ours ensemble</translation>
    </message>
    <message>
        <source>Two groups of three; their shape does not matter</source>
        <translation>Deux groupes de trois&#xa0;; peu importe leur forme</translation>
    </message>
    <message>
        <source>The fourth bear spoils the group</source>
        <translation>Le quatrième ours gâche le groupe</translation>
    </message>
    <message>
        <source>A pair and a single bear are no group of three</source>
        <translation>Une paire et un ours isolé ne font pas un groupe de trois</translation>
    </message>
    <message>
        <source>One, two and three: all sizes bring the bonus</source>
        <translation>Un, deux et trois&#xa0;: toutes les tailles, donc le bonus</translation>
    </message>
    <message>
        <source>One and two; a group of three would bring the bonus</source>
        <translation>Un et deux&#xa0;; un groupe de trois donnerait le bonus</translation>
    </message>
    <message>
        <source>Four together earn nothing</source>
        <translation>Quatre ensemble ne rapportent rien</translation>
    </message>
    <message>
        <source>Without a single bear there is no bonus</source>
        <translation>Sans ours isolé, pas de bonus</translation>
    </message>
    <message>
        <source>Four together, in any shape</source>
        <translation>Quatre ensemble, peu importe la forme</translation>
    </message>
    <message>
        <source>Three and two, apart from each other</source>
        <translation>Trois et deux, sans se toucher</translation>
    </message>
    <message>
        <source>The fifth bear spoils the group</source>
        <translation>Le cinquième ours gâche le groupe</translation>
    </message>
    <message>
        <source>A single bear earns nothing</source>
        <translation>Un ours isolé ne rapporte rien</translation>
    </message>
    <message>
        <source>Four in a straight line, the longest that counts</source>
        <translation>Quatre en ligne droite, la longueur maximale</translation>
    </message>
    <message>
        <source>Two lines may touch, but an elk counts in one of them only</source>
        <translation>Deux lignes peuvent se toucher&#xa0;; un wapiti ne compte que dans une seule</translation>
    </message>
    <message>
        <source>A bend ends the line: two and one</source>
        <translation>Un coude arrête la ligne&#xa0;: deux et un</translation>
    </message>
    <message>
        <source>A gap ends the line as well</source>
        <translation>Un vide arrête aussi la ligne</translation>
    </message>
    <message>
        <source>Four as a rhombus, the largest shape</source>
        <translation>Quatre en losange, la plus grande figure</translation>
    </message>
    <message>
        <source>Four as a block, the largest shape</source>
        <translation>Quatre en carré, la plus grande figure</translation>
    </message>
    <message>
        <source>A triangle and a pair may touch; each elk counts once</source>
        <translation>Un triangle peut toucher une paire&#xa0;; un wapiti ne compte qu’une fois</translation>
    </message>
    <message>
        <source>An L and a pair may touch; each elk counts once</source>
        <translation>Un L peut toucher une paire&#xa0;; un wapiti ne compte qu’une fois</translation>
    </message>
    <message>
        <source>Three in a row are no shape: two and one</source>
        <translation>Trois en ligne ne font pas une figure&#xa0;: deux et un</translation>
    </message>
    <message>
        <source>A triangle with a tail is no rhombus: three and one</source>
        <translation>Un triangle avec une queue n’est pas un losange&#xa0;: trois et un</translation>
    </message>
    <message>
        <source>An L with a tail is no block: three and one</source>
        <translation>Un L avec une queue n’est pas un carré&#xa0;: trois et un</translation>
    </message>
    <message>
        <source>Five that hold together, in any shape</source>
        <translation>Cinq ensemble, peu importe la forme</translation>
    </message>
    <message>
        <source>Two groups of three, each by itself</source>
        <translation>Deux groupes de trois, bien séparés</translation>
    </message>
    <message>
        <source>Nine are more than the card has: eight and one</source>
        <translation>Neuf, c’est plus que la carte ne prévoit&#xa0;: huit et un</translation>
    </message>
    <message>
        <source>The ninth elk of a group adds nothing</source>
        <translation>Le neuvième wapiti d’un groupe n’ajoute rien</translation>
    </message>
    <message>
        <source>The gap leaves two pairs instead of four together</source>
        <translation>À cause du vide&#xa0;: deux paires au lieu d’un groupe de quatre</translation>
    </message>
    <message>
        <source>All places around one are taken</source>
        <translation>Tout le tour d’une case est occupé</translation>
    </message>
    <message>
        <source>What lies in the middle does not matter</source>
        <translation>Peu importe ce qu’il y a au milieu</translation>
    </message>
    <message>
        <source>Gaps between them are allowed</source>
        <translation>Les vides entre eux sont permis</translation>
    </message>
    <message>
        <source>With gaps between them each elk is alone</source>
        <translation>Avec des vides entre eux, chaque wapiti est isolé</translation>
    </message>
    <message>
        <source>Three in a row do not lie around one place</source>
        <translation>Trois en ligne n’entourent pas une même case</translation>
    </message>
    <message>
        <source>Elk side by side do not lie around one place</source>
        <translation>Des wapitis côte à côte n’entourent pas une même case</translation>
    </message>
    <message>
        <source>Four different species beside the fox</source>
        <translation>Quatre espèces différentes autour du renard</translation>
    </message>
    <message>
        <source>A fox is a species too: two for each of them</source>
        <translation>Le renard est aussi une espèce&#xa0;: deux pour chacun</translation>
    </message>
    <message>
        <source>Three bears are one species only</source>
        <translation>Trois ours ne font qu’une espèce</translation>
    </message>
    <message>
        <source>The elk is not beside the fox</source>
        <translation>Le wapiti n’est pas voisin du renard</translation>
    </message>
    <message>
        <source>Two bears and two elk: two pairs</source>
        <translation>Deux ours et deux wapitis&#xa0;: deux paires</translation>
    </message>
    <message>
        <source>The two of a pair need not touch each other</source>
        <translation>Les deux animaux d’une paire n’ont pas à se toucher</translation>
    </message>
    <message>
        <source>Four species, but none of them twice</source>
        <translation>Quatre espèces, mais aucune en double</translation>
    </message>
    <message>
        <source>Four of one species are still one pair</source>
        <translation>Quatre d’une même espèce ne font qu’une paire</translation>
    </message>
    <message>
        <source>Three bears beside the fox; the elk adds nothing</source>
        <translation>Trois ours autour du renard&#xa0;; le wapiti n’ajoute rien</translation>
    </message>
    <message>
        <source>The salmon in the middle counts for both foxes</source>
        <translation>Le saumon du milieu compte pour les deux renards</translation>
    </message>
    <message>
        <source>Four species, but only one token of each</source>
        <translation>Quatre espèces, mais un seul jeton de chacune</translation>
    </message>
    <message>
        <source>Foxes do not count for foxes</source>
        <translation>Les renards ne comptent pas entre eux</translation>
    </message>
    <message>
        <source>Two foxes, and three species twice around them</source>
        <translation>Deux renards, et trois espèces en double autour d’eux</translation>
    </message>
    <message>
        <source>One on either side is a pair too</source>
        <translation>Un de chaque côté, c’est aussi une paire</translation>
    </message>
    <message>
        <source>Foxes that do not touch are no pair</source>
        <translation>Deux renards séparés ne font pas une paire</translation>
    </message>
    <message>
        <source>Three hawks, none of them beside another</source>
        <translation>Trois buses, aucune voisine d’une autre</translation>
    </message>
    <message>
        <source>Other animals may be as near as they like</source>
        <translation>Les autres animaux peuvent être tout près</translation>
    </message>
    <message>
        <source>Two hawks that touch earn nothing</source>
        <translation>Deux buses qui se touchent ne rapportent rien</translation>
    </message>
    <message>
        <source>The one in the middle spoils both others</source>
        <translation>Celle du milieu neutralise les deux autres</translation>
    </message>
    <message>
        <source>Each sees another along a straight line</source>
        <translation>Chacune en voit une autre en ligne droite</translation>
    </message>
    <message>
        <source>Other animals do not block the view</source>
        <translation>Les autres animaux ne bouchent pas la vue</translation>
    </message>
    <message>
        <source>The third is on no straight line with another</source>
        <translation>La troisième n’est en ligne droite avec aucune autre</translation>
    </message>
    <message>
        <source>Two touch, and one hawk by itself is not enough</source>
        <translation>Deux se touchent, et une buse seule ne suffit pas</translation>
    </message>
    <message>
        <source>Every line between two hawks counts</source>
        <translation>Chaque ligne entre deux buses compte</translation>
    </message>
    <message>
        <source>Nothing but a hawk interrupts a line</source>
        <translation>Seule une buse interrompt une ligne</translation>
    </message>
    <message>
        <source>In a row each hawk sees only the next one</source>
        <translation>En ligne, chaque buse ne voit que la suivante</translation>
    </message>
    <message>
        <source>Hawks that touch do not see each other</source>
        <translation>Les buses qui se touchent ne se voient pas</translation>
    </message>
    <message>
        <source>Three species between the two, the most that counts</source>
        <translation>Trois espèces entre les deux, le maximum qui compte</translation>
    </message>
    <message>
        <source>Two pairs, one species and two between them</source>
        <translation>Deux paires&#xa0;: l’une avec une espèce, l’autre avec deux</translation>
    </message>
    <message>
        <source>The one in the middle has only one partner</source>
        <translation>Celle du milieu n’a qu’une partenaire</translation>
    </message>
    <message>
        <source>The gap makes two short runs of a long one</source>
        <translation>Le vide coupe un long banc en deux bancs courts</translation>
    </message>
    <message>
        <source>The sixth salmon adds nothing; apart it would</source>
        <translation>Le sixième saumon n’ajoute rien&#xa0;; à part, il compterait</translation>
    </message>
    <message>
        <source>Two runs of two: both are too short</source>
        <translation>Deux bancs de deux&#xa0;: trop courts tous les deux</translation>
    </message>
    <message>
        <source>Three salmon, and three tokens beside them</source>
        <translation>Trois saumons et trois jetons voisins</translation>
    </message>
    <message>
        <source>The bear touches more than one salmon, but counts once</source>
        <translation>L’ours touche plusieurs saumons, mais ne compte qu’une fois</translation>
    </message>
    <message>
        <source>Short runs count too; the elk lies beside both</source>
        <translation>Les bancs courts comptent aussi&#xa0;; le wapiti touche les deux</translation>
    </message>
    <message>
        <source>Runs of two and of one are too short</source>
        <translation>Des bancs de deux et de un sont trop courts</translation>
    </message>
    <message>
        <source>A run may bend as it likes</source>
        <translation>Un banc peut serpenter à sa guise</translation>
    </message>
    <message>
        <source>A triangle is a run: each salmon touches only two</source>
        <translation>Un triangle est un banc&#xa0;: chaque saumon n’en touche que deux</translation>
    </message>
    <message>
        <source>A block is a run: each salmon touches only two</source>
        <translation>Un carré est un banc&#xa0;: chaque saumon n’en touche que deux</translation>
    </message>
    <message>
        <source>One salmon touches three: this is no run at all</source>
        <translation>Un saumon en touche trois&#xa0;: ce n’est pas un banc</translation>
    </message>
    <message>
        <source>The salmon that touches three is left out</source>
        <translation>Le saumon qui en touche trois est ignoré</translation>
    </message>
    <message>
        <source>Three together, in any shape</source>
        <translation>Trois ensemble, peu importe la forme</translation>
    </message>
    <message>
        <source>A single one earns a little, a pair more</source>
        <translation>Un animal isolé rapporte un peu, une paire davantage</translation>
    </message>
    <message>
        <source>The fourth adds nothing; apart it would</source>
        <translation>Le quatrième n’ajoute rien&#xa0;; à part, il compterait</translation>
    </message>
    <message>
        <source>Three single ones are worth less than a group</source>
        <translation>Trois animaux isolés valent moins qu’un groupe</translation>
    </message>
    <message>
        <source>The fifth adds nothing; three and two would be more</source>
        <translation>Le cinquième n’ajoute rien&#xa0;; trois et deux vaudraient plus</translation>
    </message>
    <message>
        <source>A single one earns nothing</source>
        <translation>Un animal isolé ne rapporte rien</translation>
    </message>
</context>
<context>
    <name>CardPage</name>
    <message>
        <source>At this table: {0}</source>
        <translation>À cette table&#xa0;: {0}</translation>
    </message>
</context>
<context>
    <name>CardPicture</name>
    <message>
        <source>Right, scores {0}: {1}</source>
        <translation>Bon exemple, score {0}&#xa0;: {1}</translation>
    </message>
    <message>
        <source>Wrong, scores {0} instead of {1}: {2}</source>
        <translation>Mauvais exemple, score {0} au lieu de {1}&#xa0;: {2}</translation>
    </message>
</context>
<context>
    <name>Cards</name>
    <message>
        <source>Bear</source>
        <translation>Ours</translation>
    </message>
    <message>
        <source>Elk</source>
        <translation>Wapiti</translation>
    </message>
    <message>
        <source>Salmon</source>
        <translation>Saumon</translation>
    </message>
    <message>
        <source>Hawk</source>
        <translation>Buse</translation>
    </message>
    <message>
        <source>Fox</source>
        <translation>Renard</translation>
    </message>
    <message>
        <source>the bear</source>
        <translation>l’ours</translation>
    </message>
    <message>
        <source>the elk</source>
        <translation>le wapiti</translation>
    </message>
    <message>
        <source>the salmon</source>
        <translation>le saumon</translation>
    </message>
    <message>
        <source>the hawk</source>
        <translation>la buse</translation>
    </message>
    <message>
        <source>the fox</source>
        <translation>le renard</translation>
    </message>
    <message>
        <source>Mountain</source>
        <translation>Montagne</translation>
    </message>
    <message>
        <source>Forest</source>
        <translation>Forêt</translation>
    </message>
    <message>
        <source>Prairie</source>
        <translation>Prairie</translation>
    </message>
    <message>
        <source>Wetland</source>
        <translation>Marais</translation>
    </message>
    <message>
        <source>River</source>
        <translation>Rivière</translation>
    </message>
    <message>
        <source>Pairs, all together: 4, 11, 19, 27</source>
        <translation>Paires, 1 à 4&#xa0;: 4, 11, 19, 27</translation>
    </message>
    <message>
        <source>Each group of three: 10</source>
        <translation>Chaque groupe de trois&#xa0;: 10</translation>
    </message>
    <message>
        <source>Groups of 1, 2, 3: 2, 5, 8; all three sizes: +3</source>
        <translation>Groupes de 1, 2, 3&#xa0;: 2, 5, 8&#xa0;; les trois tailles&#xa0;: +3</translation>
    </message>
    <message>
        <source>Groups of 2, 3, 4: 5, 8, 13</source>
        <translation>Groupes de 2, 3, 4&#xa0;: 5, 8, 13</translation>
    </message>
    <message>
        <source>Straight lines of 1 to 4: 2, 5, 9, 13</source>
        <translation>Lignes droites de 1 à 4&#xa0;: 2, 5, 9, 13</translation>
    </message>
    <message>
        <source>Shapes of 1 to 4: 2, 5, 9, 13</source>
        <translation>Figures de 1 à 4&#xa0;: 2, 5, 9, 13</translation>
    </message>
    <message>
        <source>Groups of 1 to 8: 2, 4, 7, 10, 14, 18, 23, 28</source>
        <translation>Groupes de 1 à 8&#xa0;: 2, 4, 7, 10, 14, 18, 23, 28</translation>
    </message>
    <message>
        <source>Around one place, 1 to 6: 2, 5, 8, 12, 16, 21</source>
        <translation>Autour d’une case, 1 à 6&#xa0;: 2, 5, 8, 12, 16, 21</translation>
    </message>
    <message>
        <source>Runs of 1 to 7: 2, 5, 8, 12, 16, 20, 25</source>
        <translation>Bancs de 1 à 7&#xa0;: 2, 5, 8, 12, 16, 20, 25</translation>
    </message>
    <message>
        <source>Runs of 1 to 5: 2, 4, 9, 11, 17</source>
        <translation>Bancs de 1 à 5&#xa0;: 2, 4, 9, 11, 17</translation>
    </message>
    <message>
        <source>Runs of 3, 4, 5: 10, 12, 15</source>
        <translation>Bancs de 3, 4, 5&#xa0;: 10, 12, 15</translation>
    </message>
    <message>
        <source>Runs of 3 and more: 1 a salmon, 1 a token beside it</source>
        <translation>Bancs de 3 et plus&#xa0;: 1 par saumon, 1 par jeton voisin</translation>
    </message>
    <message>
        <source>Hawks alone, 1 to 8: 2, 5, 8, 11, 14, 18, 22, 26</source>
        <translation>Buses seules, 1 à 8&#xa0;: 2, 5, 8, 11, 14, 18, 22, 26</translation>
    </message>
    <message>
        <source>Alone and in sight, 2 to 8: 5, 9, 12, 16, 20, 24, 28</source>
        <translation>Seules et en vue, 2 à 8&#xa0;: 5, 9, 12, 16, 20, 24, 28</translation>
    </message>
    <message>
        <source>Each line of sight: 3</source>
        <translation>Chaque ligne de vue&#xa0;: 3</translation>
    </message>
    <message>
        <source>Pairs in sight, 1 to 3 species between: 4, 7, 9</source>
        <translation>Paires en vue, 1 à 3 espèces entre elles&#xa0;: 4, 7, 9</translation>
    </message>
    <message>
        <source>Each fox: 1 a species beside it</source>
        <translation>Chaque renard&#xa0;: 1 par espèce voisine</translation>
    </message>
    <message>
        <source>Each fox, pairs beside it, 1 to 3: 3, 5, 7</source>
        <translation>Chaque renard, 1 à 3 paires voisines&#xa0;: 3, 5, 7</translation>
    </message>
    <message>
        <source>Each fox: the most of one other species beside it</source>
        <translation>Chaque renard&#xa0;: l’autre espèce voisine la plus nombreuse</translation>
    </message>
    <message>
        <source>Pairs of foxes, pairs around, 1 to 4: 5, 7, 9, 11</source>
        <translation>Paires de renards, 1 à 4 paires autour&#xa0;: 5, 7, 9, 11</translation>
    </message>
    <message>
        <source>Around one place, 1 to 4: 2, 5, 8, 12</source>
        <translation>Autour d’une case, 1 à 4&#xa0;: 2, 5, 8, 12</translation>
    </message>
    <message>
        <source>Each fox, pairs beside it, 1 or 2: 3, 5</source>
        <translation>Chaque renard, 1 ou 2 paires voisines&#xa0;: 3, 5</translation>
    </message>
    <message>
        <source>Pairs of foxes, pairs around, 1 to 3: 5, 7, 9</source>
        <translation>Paires de renards, 1 à 3 paires autour&#xa0;: 5, 7, 9</translation>
    </message>
    <message>
        <source>Every group of 1, 2, 3 and more: 2, 5, 9</source>
        <translation>Chaque groupe de 1, 2, 3 et plus&#xa0;: 2, 5, 9</translation>
    </message>
    <message>
        <source>Every group of 2, 3, 4 and more: 5, 8, 12</source>
        <translation>Chaque groupe de 2, 3, 4 et plus&#xa0;: 5, 8, 12</translation>
    </message>
    <message>
        <source>Family card</source>
        <translation>Carte Famille</translation>
    </message>
    <message>
        <source>Intermediate card</source>
        <translation>Carte Intermédiaire</translation>
    </message>
    <message>
        <source>All animals score alike. Each group that holds together scores by its size, in any shape. A group of three is the best; more animals in it bring nothing further.</source>
        <translation>Tous les animaux comptent de la même façon. Chaque groupe d’un seul tenant rapporte selon sa taille, quelle que soit sa forme. L’idéal est un groupe de trois&#xa0;; d’autres animaux n’y ajoutent rien.</translation>
    </message>
    <message>
        <source>All animals score alike. Each group of two or more scores by its size, in any shape. A single animal earns nothing, and more than four together bring nothing further.</source>
        <translation>Tous les animaux comptent de la même façon. Chaque groupe de deux ou plus rapporte selon sa taille, quelle que soit sa forme. Un animal isolé ne rapporte rien, et au-delà de quatre, un groupe ne rapporte rien de plus.</translation>
    </message>
    <message>
        <source>A group of more than eight is split for the best total.</source>
        <translation>un groupe de plus de huit est partagé au mieux.</translation>
    </message>
    <message>
        <source>A group of more than eight scores like eight.</source>
        <translation>un groupe de plus de huit rapporte autant que huit.</translation>
    </message>
    <message>
        <source>There may be gaps between the elk of a circle.</source>
        <translation>il peut y avoir des vides entre les wapitis d’un cercle.</translation>
    </message>
    <message>
        <source>The elk of a circle must stand side by side.</source>
        <translation>les wapitis d’un cercle doivent être côte à côte.</translation>
    </message>
    <message>
        <source>A group in which a salmon touches three others scores nothing at all.</source>
        <translation>un groupe où un saumon en touche trois autres ne rapporte rien.</translation>
    </message>
    <message>
        <source>A salmon that touches three others is left out, and the rest is scored.</source>
        <translation>un saumon qui en touche trois autres est ignoré, et le reste est compté.</translation>
    </message>
    <message>
        <source>Runs of any length score.</source>
        <translation>Les bancs de toute longueur comptent.</translation>
    </message>
    <message>
        <source>Runs of fewer than three score nothing.</source>
        <translation>Les bancs de moins de trois ne rapportent rien.</translation>
    </message>
    <message>
        <source>Bears live in pairs: two side by side, and no third bear beside them. Points depend on how many pairs you have. More than four pairs bring nothing further.</source>
        <translation>Les ours vivent par paires&#xa0;: deux côte à côte, sans troisième ours à côté d’eux. Les points dépendent du nombre de paires. Au-delà de quatre paires, vous ne gagnez rien de plus.</translation>
    </message>
    <message>
        <source>Bears live in families of three. Each group of exactly three scores, whatever its shape. Smaller and larger groups earn nothing.</source>
        <translation>Les ours vivent en familles de trois. Chaque groupe d’exactement trois compte, quelle que soit sa forme. Les groupes plus petits ou plus grands ne rapportent rien.</translation>
    </message>
    <message>
        <source>Groups of one, two or three bears score by their size; larger ones earn nothing. Who has at least one group of each size gets a bonus, once.</source>
        <translation>Les groupes d’un, deux ou trois ours rapportent selon leur taille&#xa0;; les plus grands ne rapportent rien. Avec au moins un groupe de chaque taille, vous gagnez un bonus, une seule fois.</translation>
    </message>
    <message>
        <source>Groups of two, three or four bears score by their size. A single bear earns nothing, and neither does a larger group.</source>
        <translation>Les groupes de deux, trois ou quatre ours rapportent selon leur taille. Un ours isolé ne rapporte rien, un groupe plus grand non plus.</translation>
    </message>
    <message>
        <source>Elk walk in straight lines, in any direction, without gaps. The longer a line, the more it scores, up to four.</source>
        <translation>Les wapitis avancent en ligne droite, dans n’importe quelle direction, sans vide. Plus la ligne est longue, plus elle rapporte, jusqu’à quatre.</translation>
    </message>
    <message>
        <source>Elk gather in herds of any shape. Each group that holds together scores by its size. The larger it is, the more the next elk adds.</source>
        <translation>Les wapitis se rassemblent en hardes de toute forme. Chaque groupe d’un seul tenant rapporte selon sa taille. Plus il est grand, plus le wapiti suivant rapporte.</translation>
    </message>
    <message>
        <source>Elk stand in a circle around one place, which may hold anything or nothing. The more of the {0} places around it hold elk, the more they score.</source>
        <translation>Les wapitis forment un cercle autour d’une case, qui peut être vide ou occupée. Plus ils occupent de cases parmi les {0} qui l’entourent, plus ils rapportent.</translation>
    </message>
    <message>
        <source>Each elk counts once, in the way that is best for you.</source>
        <translation>Chaque wapiti ne compte qu’une fois, là où il vous rapporte le plus.</translation>
    </message>
    <message>
        <source>Elk stand in shapes: one alone, a pair, three as a triangle, four as a rhombus, turned as you like.</source>
        <translation>Les wapitis forment des figures, tournées à votre gré&#xa0;: un seul, une paire, trois en triangle, quatre en losange.</translation>
    </message>
    <message>
        <source>Elk stand in shapes: one alone, a pair, three as an L, four as a block, turned as you like.</source>
        <translation>Les wapitis forment des figures, tournées à votre gré&#xa0;: un seul, une paire, trois en L, quatre en carré.</translation>
    </message>
    <message>
        <source>Salmon swim in runs: chains in which no salmon touches more than two others. A run may bend, and even close.</source>
        <translation>Les saumons nagent en bancs&#xa0;: des chaînes où aucun saumon n’en touche plus de deux autres. Un banc peut serpenter, et même se refermer.</translation>
    </message>
    <message>
        <source>Each run scores by its length, up to seven.</source>
        <translation>Chaque banc rapporte selon sa longueur, jusqu’à sept.</translation>
    </message>
    <message>
        <source>Each run scores by its length, up to five.</source>
        <translation>Chaque banc rapporte selon sa longueur, jusqu’à cinq.</translation>
    </message>
    <message>
        <source>Each run of three or more scores by its length, up to five.</source>
        <translation>Chaque banc de trois ou plus rapporte selon sa longueur, jusqu’à cinq.</translation>
    </message>
    <message>
        <source>Each run scores a point for every salmon in it and a point for every other animal beside it.</source>
        <translation>Chaque banc rapporte un point par saumon et un point par autre animal voisin.</translation>
    </message>
    <message>
        <source>Hawks want to be alone. A hawk counts if no other hawk lies beside it. Points depend on how many such hawks you have, up to eight.</source>
        <translation>Les buses aiment être seules. Une buse compte si elle n’a aucune buse voisine. Les points dépendent du nombre de ces buses, jusqu’à huit.</translation>
    </message>
    <message>
        <source>A hawk counts if no other hawk lies beside it and it sees one from afar. Hawks see along straight lines, over everything but a hawk. Points depend on how many such hawks you have; one is not enough.</source>
        <translation>Une buse compte si elle n’a aucune buse voisine et en voit une de loin. Les buses voient en ligne droite, par-dessus tout sauf une buse. Les points dépendent du nombre de ces buses&#xa0;; une seule ne suffit pas.</translation>
    </message>
    <message>
        <source>Each line of sight between two hawks scores. Hawks see along straight lines, over everything up to the next hawk, but not one that they touch. A hawk may have many lines.</source>
        <translation>Chaque ligne de vue entre deux buses compte. Les buses voient en ligne droite, par-dessus tout, jusqu’à la prochaine buse, mais ne voient pas celles qu’elles touchent. Une buse peut avoir plusieurs lignes.</translation>
    </message>
    <message>
        <source>Two hawks that see each other along a straight line are a pair. A pair scores by the number of different species between the two. Each hawk is in one pair only; the best pairs are taken for you.</source>
        <translation>Deux buses qui se voient en ligne droite forment une paire. Une paire rapporte selon le nombre d’espèces différentes entre les deux. Une buse ne fait partie que d’une paire&#xa0;; les meilleures paires sont retenues pour vous.</translation>
    </message>
    <message>
        <source>Each fox scores by itself. Count the different species on the places beside it; another fox is a species too.</source>
        <translation>Chaque renard compte séparément. Comptez les espèces différentes sur les cases voisines&#xa0;; un autre renard est aussi une espèce.</translation>
    </message>
    <message>
        <source>Each fox scores by itself. Count the species that are there at least twice on the places beside it. Other foxes do not count.</source>
        <translation>Chaque renard compte séparément. Comptez les espèces présentes au moins deux fois sur les cases voisines. Les autres renards ne comptent pas.</translation>
    </message>
    <message>
        <source>Each fox scores by itself. Take the species that is there most often on the places beside it and count its tokens. Other foxes do not count.</source>
        <translation>Chaque renard compte séparément. Prenez l’espèce la plus nombreuse sur les cases voisines et comptez ses jetons. Les autres renards ne comptent pas.</translation>
    </message>
    <message>
        <source>Two foxes side by side are a pair. Count the species that are there at least twice on the places around the two; other foxes do not count. Each fox is in one pair only; the best pairs are taken for you.</source>
        <translation>Deux renards côte à côte forment une paire. Comptez les espèces présentes au moins deux fois sur les cases autour des deux&#xa0;; les autres renards ne comptent pas. Un renard ne fait partie que d’une paire&#xa0;; les meilleures paires sont retenues pour vous.</translation>
    </message>
    <message>
        <source>each</source>
        <translation>chacune</translation>
    </message>
    <message>
        <source>bonus</source>
        <translation>bonus</translation>
    </message>
    <message>
        <source>Animals in a group</source>
        <translation>Animaux par groupe</translation>
    </message>
    <message>
        <source>Bears in a group</source>
        <translation>Ours par groupe</translation>
    </message>
    <message>
        <source>Salmon in a run</source>
        <translation>Saumons par banc</translation>
    </message>
    <message>
        <source>Pairs of bears</source>
        <translation>Paires d’ours</translation>
    </message>
    <message>
        <source>Elk in a line</source>
        <translation>Wapitis par ligne</translation>
    </message>
    <message>
        <source>Elk in a shape</source>
        <translation>Wapitis par figure</translation>
    </message>
    <message>
        <source>Elk in a group</source>
        <translation>Wapitis par groupe</translation>
    </message>
    <message>
        <source>Elk in a circle</source>
        <translation>Wapitis par cercle</translation>
    </message>
    <message>
        <source>In each run</source>
        <translation>Dans chaque banc</translation>
    </message>
    <message>
        <source>Hawks alone</source>
        <translation>Buses seules</translation>
    </message>
    <message>
        <source>Hawks that count</source>
        <translation>Buses qui comptent</translation>
    </message>
    <message>
        <source>Lines of sight</source>
        <translation>Lignes de vue</translation>
    </message>
    <message>
        <source>Species between</source>
        <translation>Espèces entre elles</translation>
    </message>
    <message>
        <source>Species beside it</source>
        <translation>Espèces voisines</translation>
    </message>
    <message>
        <source>Species twice</source>
        <translation>Espèces en double</translation>
    </message>
    <message>
        <source>Tokens of a species</source>
        <translation>Jetons d’une espèce</translation>
    </message>
    <message>
        <source>a salmon</source>
        <translation>par saumon</translation>
    </message>
    <message>
        <source>a token beside it</source>
        <translation>par jeton voisin</translation>
    </message>
</context>
<context>
    <name>CardsDialog</name>
    <message>
        <source>Scoring cards</source>
        <translation>Cartes Décompte de la faune</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>{0} (this game)</source>
        <translation>{0} (cette partie)</translation>
    </message>
</context>
<context>
    <name>CardsPanel</name>
    <message>
        <source>Scoring cards</source>
        <translation>Cartes Décompte de la faune</translation>
    </message>
</context>
<context>
    <name>Cascadia</name>
    <message>
        <source>Cascadia is a board game designed by Randy Flynn, illustrated by Beth Sobel and published by Flatout Games and AEG.</source>
        <translation>Cascadia est un jeu de société conçu par Randy Flynn, illustré par Beth Sobel et édité par Flatout Games et AEG.</translation>
    </message>
</context>
<context>
    <name>CascadiaCoach</name>
    <message>
        <source>Instead of declining the token: {0}</source>
        <translation>Au lieu de refuser le jeton&#xa0;: {0}</translation>
    </message>
    <message>
        <source>It would not have left {0}: {1}.</source>
        <translation>On aurait évité {0}&#xa0;: {1}.</translation>
    </message>
    <message>
        <source>{0}: {1}.</source>
        <translation>{0}&#xa0;: {1}.</translation>
    </message>
    <message>
        <source>{0}: {1} instead of {2}.</source>
        <translation>{0}&#xa0;: {1} au lieu de {2}.</translation>
    </message>
    <message>
        <source>There would have been a nature token more: {0}.</source>
        <translation>Il y aurait eu un jeton Nature de plus&#xa0;: {0}.</translation>
    </message>
    <message>
        <source>No nature token would have been spent.</source>
        <translation>Aucun jeton Nature n’aurait été dépensé.</translation>
    </message>
    <message>
        <source>There would have been a pair of bears</source>
        <translation>Il y aurait eu une paire d’ours</translation>
    </message>
    <message>
        <source>There would have been {0} pairs of bears</source>
        <translation>Il y aurait eu {0} paires d’ours</translation>
    </message>
    <message>
        <source>The bears would have been a group of {0}</source>
        <translation>Les ours auraient formé un groupe de {0}</translation>
    </message>
    <message>
        <source>The elk would have been a group of {0}</source>
        <translation>Les wapitis auraient formé un groupe de {0}</translation>
    </message>
    <message>
        <source>The salmon would have been a group of {0}</source>
        <translation>Les saumons auraient formé un groupe de {0}</translation>
    </message>
    <message>
        <source>The hawks would have been a group of {0}</source>
        <translation>Les buses auraient formé un groupe de {0}</translation>
    </message>
    <message>
        <source>The foxes would have been a group of {0}</source>
        <translation>Les renards auraient formé un groupe de {0}</translation>
    </message>
    <message>
        <source>There would have been one more single bear</source>
        <translation>Il y aurait eu un ours isolé de plus</translation>
    </message>
    <message>
        <source>There would have been one more single elk</source>
        <translation>Il y aurait eu un wapiti seul de plus</translation>
    </message>
    <message>
        <source>There would have been one more single salmon</source>
        <translation>Il y aurait eu un saumon isolé de plus</translation>
    </message>
    <message>
        <source>There would have been one more single hawk</source>
        <translation>Il y aurait eu une buse isolée de plus</translation>
    </message>
    <message>
        <source>There would have been one more single fox</source>
        <translation>Il y aurait eu un renard isolé de plus</translation>
    </message>
    <message>
        <source>{0} elk would have stood in a line</source>
        <translation>{0} wapitis auraient formé une ligne</translation>
    </message>
    <message>
        <source>{0} elk would have stood in a shape</source>
        <translation>{0} wapitis auraient formé une figure</translation>
    </message>
    <message>
        <source>{0} elk would have stood around one place</source>
        <translation>{0} wapitis auraient entouré une case</translation>
    </message>
    <message>
        <source>There would have been a run of {0} salmon</source>
        <translation>Il y aurait eu un banc de {0} saumons</translation>
    </message>
    <message>
        <source>A run of {0} salmon would have had one neighbour</source>
        <translation>Un banc de longueur {0} aurait eu un jeton voisin</translation>
    </message>
    <message>
        <source>A run of {0} salmon would have had {1} neighbours</source>
        <translation>Un banc de longueur {0} aurait eu {1} jetons voisins</translation>
    </message>
    <message>
        <source>One hawk would have touched no other</source>
        <translation>Une buse n’en aurait touché aucune autre</translation>
    </message>
    <message>
        <source>{0} hawks would have touched no other</source>
        <translation>{0} buses n’en auraient touché aucune autre</translation>
    </message>
    <message>
        <source>One hawk would have seen another and touched none</source>
        <translation>Une buse en aurait vu une autre sans en toucher</translation>
    </message>
    <message>
        <source>{0} hawks would have seen another and touched none</source>
        <translation>{0} buses en auraient vu une autre sans en toucher</translation>
    </message>
    <message>
        <source>Two hawks would have had one species between them</source>
        <translation>Deux buses auraient eu une espèce entre elles</translation>
    </message>
    <message>
        <source>Two hawks would have had {0} species between them</source>
        <translation>Deux buses auraient eu {0} espèces entre elles</translation>
    </message>
    <message>
        <source>The fox would have had one neighbour</source>
        <translation>Le renard aurait eu un voisin</translation>
    </message>
    <message>
        <source>The fox would have had {0} different neighbours</source>
        <translation>Le renard aurait eu {0} voisins différents</translation>
    </message>
    <message>
        <source>The fox would have had {0} neighbours of one species</source>
        <translation>Le renard aurait eu {0} voisins d’une même espèce</translation>
    </message>
    <message>
        <source>The fox would have had one species twice beside it</source>
        <translation>Le renard aurait eu une espèce voisine en double</translation>
    </message>
    <message>
        <source>The fox would have had {0} species twice beside it</source>
        <translation>Le renard aurait eu {0} espèces voisines en double</translation>
    </message>
    <message>
        <source>Two foxes would have had one species twice beside them</source>
        <translation>Deux renards auraient eu une espèce voisine en double</translation>
    </message>
    <message>
        <source>Two foxes would have had {0} species twice beside them</source>
        <translation>Deux renards auraient eu {0} espèces voisines en double</translation>
    </message>
    <message>
        <source>There would have been mountains</source>
        <translation>Il y aurait eu une montagne</translation>
    </message>
    <message>
        <source>There would have been a forest</source>
        <translation>Il y aurait eu une forêt</translation>
    </message>
    <message>
        <source>There would have been a prairie</source>
        <translation>Il y aurait eu une prairie</translation>
    </message>
    <message>
        <source>There would have been a wetland</source>
        <translation>Il y aurait eu un marais</translation>
    </message>
    <message>
        <source>There would have been a river</source>
        <translation>Il y aurait eu une rivière</translation>
    </message>
    <message>
        <source>The mountains would have had {0} tiles</source>
        <translation>La montagne aurait eu {0} tuiles</translation>
    </message>
    <message>
        <source>The forest would have had {0} tiles</source>
        <translation>La forêt aurait eu {0} tuiles</translation>
    </message>
    <message>
        <source>The prairie would have had {0} tiles</source>
        <translation>La prairie aurait eu {0} tuiles</translation>
    </message>
    <message>
        <source>The wetland would have had {0} tiles</source>
        <translation>Le marais aurait eu {0} tuiles</translation>
    </message>
    <message>
        <source>The river would have had {0} tiles</source>
        <translation>La rivière aurait eu {0} tuiles</translation>
    </message>
    <message>
        <source>There would have been groups of all {0} sizes</source>
        <translation>Il y aurait eu des groupes des {0} tailles</translation>
    </message>
    <message>
        <source>Two hawks would have seen each other</source>
        <translation>Deux buses se seraient vues</translation>
    </message>
    <message>
        <source>Spends a nature token on other tokens (places {0}).</source>
        <translation>Dépense un jeton Nature pour d’autres jetons (places {0}).</translation>
    </message>
    <message>
        <source>Has three equal tokens replaced.</source>
        <translation>Fait remplacer trois jetons identiques.</translation>
    </message>
    <message>
        <source>No pair fitted well: a nature token for other tokens (places {0}) promised more.</source>
        <translation>Aucune paire n’allait bien&#xa0;: un jeton Nature pour d’autres jetons (places {0}) promettait plus.</translation>
    </message>
    <message>
        <source>Three tokens were equal: other ones would have cost nothing and promised more.</source>
        <translation>Trois jetons étaient identiques&#xa0;: d’autres n’auraient rien coûté et promettaient plus.</translation>
    </message>
    <message>
        <source>The tokens drawn anew promised {0} less than the best pair that lay there.</source>
        <translation>Les jetons tirés à nouveau promettaient {0} de moins que la meilleure paire sur la table.</translation>
    </message>
</context>
<context>
    <name>CascadiaCommands</name>
    <message>
        <source>A player of a position for whom only tokens were laid may have the sizes of the largest corridors instead of tiles with edges: {0}.</source>
        <translation>Dans une position, un joueur pour qui seuls des jetons ont été posés peut avoir la taille des plus grands corridors au lieu de tuiles avec leurs bords&#xa0;: {0}.</translation>
    </message>
    <message>
        <source>letters for bear, elk, salmon, hawk, fox; or family, intermediate, random</source>
        <translation>lettres pour ours, wapiti, saumon, buse, renard&#xa0;; ou family, intermediate, random</translation>
    </message>
    <message>
        <source>1 to {0}, with its own cards</source>
        <translation>de 1 à {0}, avec ses propres cartes</translation>
    </message>
    <message>
        <source>{0} is neither five letters from A to D nor family, intermediate or random</source>
        <translation>{0} n’est ni cinq lettres de A à D, ni family, intermediate ou random</translation>
    </message>
    <message>
        <source>a scenario has its own cards</source>
        <translation>un scénario a ses propres cartes</translation>
    </message>
    <message>
        <source>{0} on hex tiles, cards {1}, seed {2}, {3} games a second</source>
        <translation>{0} sur tuiles hexagonales, cartes {1}, donne {2}, parties par seconde&#xa0;: {3}</translation>
    </message>
    <message>
        <source>{0} on square tiles, cards {1}, seed {2}, {3} games a second</source>
        <translation>{0} sur tuiles carrées, cartes {1}, donne {2}, parties par seconde&#xa0;: {3}</translation>
    </message>
    <message>
        <source>without bonus</source>
        <translation>sans bonus</translation>
    </message>
</context>
<context>
    <name>CascadiaDocuments</name>
    <message>
        <source>it is a game of another deal or of somebody else</source>
        <translation>c’est une partie d’une autre donne ou de quelqu’un d’autre</translation>
    </message>
    <message>
        <source>it is finished</source>
        <translation>elle est terminée</translation>
    </message>
    <message>
        <source>it is not finished</source>
        <translation>elle n’est pas terminée</translation>
    </message>
    <message>
        <source>it is not the game that is to be played next</source>
        <translation>ce n’est pas la prochaine partie à jouer</translation>
    </message>
    <message>
        <source>it is somebody else&apos;s turn to play</source>
        <translation>c’est au tour de quelqu’un d’autre de jouer</translation>
    </message>
    <message>
        <source>{0} cannot be used.</source>
        <translation>{0} est inutilisable.</translation>
    </message>
    <message>
        <source>{0} cannot be used: {1}.</source>
        <translation>{0} est inutilisable&#xa0;: {1}.</translation>
    </message>
    <message>
        <source>{0} has other cards than this game.</source>
        <translation>{0} a d’autres cartes que cette partie.</translation>
    </message>
    <message>
        <source>{0} is the cell {1},{2}, where another tile lies already.</source>
        <translation>{0} est la case {1},{2}, où se trouve déjà une autre tuile.</translation>
    </message>
    <message>
        <source>{0} must be {1} or {2}.</source>
        <translation>{0} doit être {1} ou {2}.</translation>
    </message>
    <message>
        <source>{0} must not have more than {1} tokens of {2}.</source>
        <translation>{0} ne doit pas avoir plus de {1} jetons {2}.</translation>
    </message>
</context>
<context>
    <name>CascadiaDoubts</name>
    <message>
        <source>1 nature token is more than the {0} filled keystone tiles can have given</source>
        <translation>1 jeton Nature est plus que ce que peuvent avoir donné les {0} tuiles Habitat idéal occupées</translation>
    </message>
    <message>
        <source>The players differ by more than one tile.</source>
        <translation>Les joueurs ont plus d’une tuile d’écart.</translation>
    </message>
    <message>
        <source>There are {0} tiles of {1} with {2}; the box has {3}.</source>
        <translation>Il y a {0} tuiles {1} avec {2}&#xa0;; la boîte en a {3}.</translation>
    </message>
    <message>
        <source>There are {0} tiles of {1}; the box has {2}.</source>
        <translation>Il y a {0} tuiles {1}&#xa0;; la boîte en a {2}.</translation>
    </message>
    <message>
        <source>There are {0} tokens of {1}; the box has {2}.</source>
        <translation>Il y a {0} jetons {1}&#xa0;; la boîte en a {2}.</translation>
    </message>
    <message>
        <source>a {0} corridor of {1} is more than the {2} tiles of a whole game</source>
        <translation>un corridor {0} de {1} dépasse les {2} tuiles d’une partie entière</translation>
    </message>
    <message>
        <source>corridors are typed in, but those of the tiles count</source>
        <translation>des corridors sont saisis, mais ce sont ceux des tuiles qui comptent</translation>
    </message>
    <message>
        <source>has edges like no tile there is</source>
        <translation>a des bords comme aucune tuile du jeu</translation>
    </message>
    <message>
        <source>holds a token of {0}, which it does not show</source>
        <translation>porte un jeton {0}, qu’elle ne montre pas</translation>
    </message>
    <message>
        <source>is said to be a keystone tile</source>
        <translation>est donnée pour une tuile Habitat idéal</translation>
    </message>
    <message>
        <source>must be a keystone tile</source>
        <translation>doit être une tuile Habitat idéal</translation>
    </message>
    <message>
        <source>shows animals like no tile of these habitats</source>
        <translation>montre des animaux comme aucune tuile de ces habitats</translation>
    </message>
    <message>
        <source>shows animals like no tile there is</source>
        <translation>montre des animaux comme aucune tuile du jeu</translation>
    </message>
    <message>
        <source>the tile at {0},{1} {2}</source>
        <translation>la tuile en {0},{1} {2}</translation>
    </message>
    <message>
        <source>the tiles do not hang together</source>
        <translation>les tuiles ne se touchent pas toutes</translation>
    </message>
    <message>
        <source>{0} and {1}</source>
        <translation>{0} et {1}</translation>
    </message>
    <message>
        <source>{0} nature tokens are more than the {1} filled keystone tiles can have given</source>
        <translation>{0} jetons Nature sont plus que ce que peuvent avoir donné les {1} tuiles Habitat idéal occupées</translation>
    </message>
    <message>
        <source>{0} tiles are more than the {1} of a whole game</source>
        <translation>{0} tuiles sont plus que les {1} d’une partie entière</translation>
    </message>
    <message>
        <source>{0} tokens are more than the {1} of a whole game</source>
        <translation>{0} jetons sont plus que les {1} d’une partie entière</translation>
    </message>
    <message>
        <source>{0}: {1}.</source>
        <translation>{0}&#xa0;: {1}.</translation>
    </message>
</context>
<context>
    <name>CascadiaGuide</name>
    <message>
        <source>Take the pair with the elk: click on it in the market, or press 2.</source>
        <translation>Prenez la paire avec le wapiti&#xa0;: cliquez dessus dans le marché ou appuyez sur 2.</translation>
    </message>
    <message>
        <source>Nice, too! But for now take the pair in the ring.</source>
        <translation>Joli choix&#xa0;! Mais pour l’instant, prenez la paire entourée.</translation>
    </message>
    <message>
        <source>Not yet: turn it until forest meets forest and wetland meets wetland in the ring.</source>
        <translation>Pas encore&#xa0;: tournez-la jusqu’à ce que la forêt touche la forêt et le marais le marais.</translation>
    </message>
    <message>
        <source>A good place, too! But for now lay the tile in the ring.</source>
        <translation>Une bonne place aussi&#xa0;! Mais pour l’instant, posez la tuile dans le cadre.</translation>
    </message>
    <message>
        <source>Now put the elk on the forest in the ring, which shows an elk.</source>
        <translation>Placez maintenant le wapiti sur la forêt entourée, qui montre un wapiti.</translation>
    </message>
    <message>
        <source>Nearly: the elk goes to the tile with the pine cone.</source>
        <translation>Presque&#xa0;: le wapiti va sur la tuile avec la pomme de pin.</translation>
    </message>
    <message>
        <source>A tile with a pine cone is a keystone tile: your elk has earned you a nature token!</source>
        <translation>Une tuile avec une pomme de pin est une tuile Habitat idéal&#xa0;: votre wapiti vous rapporte un jeton Nature&#xa0;!</translation>
    </message>
    <message>
        <source>Three salmon are too many: replace them with the button in the ring.</source>
        <translation>Trois saumons, c’est trop&#xa0;: remplacez-les avec le bouton entouré.</translation>
    </message>
    <message>
        <source>Three others came out of the bag; four of a kind are replaced without asking.</source>
        <translation>Trois autres sont sortis du sac&#xa0;; quatre animaux identiques sont remplacés sans question.</translation>
    </message>
    <message>
        <source>Spend your nature token: press the button in the ring to pick freely.</source>
        <translation>Dépensez votre jeton Nature&#xa0;: appuyez sur le bouton entouré pour choisir librement.</translation>
    </message>
    <message>
        <source>Not yet: first press the button in the ring.</source>
        <translation>Pas encore&#xa0;: appuyez d’abord sur le bouton entouré.</translation>
    </message>
    <message>
        <source>Take the tile in the ring and then the fox, although they are no pair.</source>
        <translation>Prenez la tuile entourée, puis le renard, même s’ils ne forment pas une paire.</translation>
    </message>
    <message>
        <source>Not those: take the tile in the ring, and then the fox.</source>
        <translation>Pas ceux-là&#xa0;: prenez la tuile entourée, puis le renard.</translation>
    </message>
    <message>
        <source>For a nature token you may take any tile with any animal, or replace some animals.</source>
        <translation>Avec un jeton Nature, vous prenez la tuile et l’animal de votre choix, ou vous remplacez des animaux.</translation>
    </message>
    <message>
        <source>Lay the tile in the ring: click there twice, or go there with the arrow keys and press Enter twice.</source>
        <translation>Posez la tuile dans le cadre&#xa0;: cliquez-y deux fois, ou allez-y avec les flèches et appuyez deux fois sur Entrée.</translation>
    </message>
    <message>
        <source>Turn the tile with R, or with the wheel over the ring: forest to forest, wetland to wetland.</source>
        <translation>Tournez la tuile avec R, ou avec la molette sur le cadre&#xa0;: forêt contre forêt, marais contre marais.</translation>
    </message>
    <message>
        <source>Wait: first press the button in the ring.</source>
        <translation>Attendez&#xa0;: appuyez d’abord sur le bouton entouré.</translation>
    </message>
    <message>
        <source>Make your forest larger: lay this tile in the ring, with two clicks or Enter as before.</source>
        <translation>Agrandissez votre forêt&#xa0;: posez cette tuile dans le cadre, en deux clics ou avec Entrée, comme avant.</translation>
    </message>
    <message>
        <source>The forest grows in the ring only, where forest meets forest.</source>
        <translation>La forêt ne grandit que dans le cadre, là où la forêt touche la forêt.</translation>
    </message>
    <message>
        <source>Your largest forest earns {0} points, one for each of its tiles.</source>
        <translation>Votre plus grande forêt rapporte {0} points, un pour chacune de ses tuiles.</translation>
    </message>
    <message>
        <source>Bears live in pairs: put this bear beside the other one.</source>
        <translation>Les ours aiment être à deux&#xa0;: placez cet ours à côté de l’autre.</translation>
    </message>
    <message>
        <source>It would be lonely there: put it beside the other bear.</source>
        <translation>Il y serait bien seul&#xa0;: placez-le à côté de l’autre ours.</translation>
    </message>
    <message>
        <source>A pair of bears that touches no other bear: {0} points!</source>
        <translation>Une paire d’ours qui ne touche aucun autre ours&#xa0;: {0} points&#xa0;!</translation>
    </message>
    <message>
        <source>Elk like a straight line: put this elk at its end.</source>
        <translation>Les wapitis aiment la ligne droite&#xa0;: placez celui-ci au bout.</translation>
    </message>
    <message>
        <source>That would be no straight line: put it in the ring.</source>
        <translation>Ce ne serait pas une ligne droite&#xa0;: placez-le dans le cadre.</translation>
    </message>
    <message>
        <source>Three elk in a line: {0} points!</source>
        <translation>Trois wapitis en ligne&#xa0;: {0} points&#xa0;!</translation>
    </message>
    <message>
        <source>Salmon swim one behind the other: put this salmon at the end of the run.</source>
        <translation>Les saumons nagent l’un derrière l’autre&#xa0;: placez celui-ci au bout du banc.</translation>
    </message>
    <message>
        <source>There it would crowd the others: put it at the end, in the ring.</source>
        <translation>Là, il gênerait les autres&#xa0;: placez-le au bout, dans le cadre.</translation>
    </message>
    <message>
        <source>A run of four salmon: {0} points!</source>
        <translation>Un banc de quatre saumons&#xa0;: {0} points&#xa0;!</translation>
    </message>
    <message>
        <source>Hawks like to be alone: put this hawk far away from the other one.</source>
        <translation>Les buses aiment être seules&#xa0;: placez celle-ci loin de l’autre.</translation>
    </message>
    <message>
        <source>There the hawks would quarrel: put it in the ring.</source>
        <translation>Là, les buses se disputeraient&#xa0;: placez-la dans le cadre.</translation>
    </message>
    <message>
        <source>Two hawks that do not touch: {0} points!</source>
        <translation>Deux buses qui ne se touchent pas&#xa0;: {0} points&#xa0;!</translation>
    </message>
    <message>
        <source>Foxes like company: put this fox where most different animals live.</source>
        <translation>Les renards aiment la compagnie&#xa0;: placez celui-ci là où vivent le plus d’animaux différents.</translation>
    </message>
    <message>
        <source>In the ring it has more different animals around it.</source>
        <translation>Dans le cadre, il a plus d’animaux différents autour de lui.</translation>
    </message>
    <message>
        <source>Different animals around the fox: {0} points!</source>
        <translation>Des animaux différents autour du renard&#xa0;: {0} points&#xa0;!</translation>
    </message>
    <message>
        <source>This is the last turn of a whole game: put the fox in the ring.</source>
        <translation>C’est le dernier tour d’une partie entière&#xa0;: placez le renard dans le cadre.</translation>
    </message>
    <message>
        <source>Once more into the ring, please: then the game is over.</source>
        <translation>Encore une fois dans le cadre, s’il vous plaît&#xa0;: puis la partie est finie.</translation>
    </message>
    <message>
        <source>The game is over: {0} points for animals, {1} for land and {2} for nature tokens make {3}!</source>
        <translation>La partie est finie&#xa0;: {0} points pour les animaux, {1} pour les habitats et {2} pour les jetons Nature font {3}&#xa0;!</translation>
    </message>
</context>
<context>
    <name>CascadiaLaid</name>
    <message>
        <source>blank tile</source>
        <translation>tuile vierge</translation>
    </message>
    <message>
        <source>keystone</source>
        <translation>Habitat idéal</translation>
    </message>
</context>
<context>
    <name>CascadiaLetters</name>
    <message>
        <source>M F P W R</source>
        <translation>M F P A R</translation>
    </message>
    <message>
        <source>B E S H F</source>
        <translation>O W S B R</translation>
    </message>
</context>
<context>
    <name>CascadiaReading</name>
    <message>
        <source>Tile {0}: {1}.</source>
        <translation>Tuile {0}&#xa0;: {1}.</translation>
    </message>
    <message>
        <source>Token {0}: {1}.</source>
        <translation>Jeton {0}&#xa0;: {1}.</translation>
    </message>
    <message>
        <source>Tile in hand: {0}. Press to turn it.</source>
        <translation>Tuile en main&#xa0;: {0}. Appuyez pour la tourner.</translation>
    </message>
    <message>
        <source>Token in hand: {0}.</source>
        <translation>Jeton en main&#xa0;: {0}.</translation>
    </message>
    <message>
        <source>The token can be placed here.</source>
        <translation>Le jeton peut être placé ici.</translation>
    </message>
    <message>
        <source>Your tile lies here as a draft.</source>
        <translation>Votre tuile est ici à l’essai.</translation>
    </message>
    <message>
        <source>The tile can be laid here.</source>
        <translation>La tuile peut être posée ici.</translation>
    </message>
    <message>
        <source>Landscape of {0}</source>
        <translation>Environnement de {0}</translation>
    </message>
    <message>
        <source>Row {0}</source>
        <translation>Ligne {0}</translation>
    </message>
    <message>
        <source>Column {0}</source>
        <translation>Colonne {0}</translation>
    </message>
    <message>
        <source>Chosen.</source>
        <translation>Choisi.</translation>
    </message>
    <message>
        <source>Proposed.</source>
        <translation>Proposé.</translation>
    </message>
</context>
<context>
    <name>CascadiaRules</name>
    <message>
        <source>a tile and a token have been taken already this turn</source>
        <translation>une tuile et un jeton ont déjà été pris ce tour-ci</translation>
    </message>
    <message>
        <source>no three tokens of the market are equal</source>
        <translation>le marché n’a pas trois jetons identiques</translation>
    </message>
    <message>
        <source>the game is over</source>
        <translation>la partie est terminée</translation>
    </message>
    <message>
        <source>the market has the places 0 to {0}</source>
        <translation>le marché a les places 0 à {0}</translation>
    </message>
    <message>
        <source>the places to replace must be named once each, in order</source>
        <translation>les places à remplacer doivent être nommées une fois chacune, dans l’ordre</translation>
    </message>
    <message>
        <source>the tile cannot be turned like that</source>
        <translation>la tuile ne peut pas être tournée ainsi</translation>
    </message>
    <message>
        <source>the tile does not show {0}</source>
        <translation>la tuile ne montre pas {0}</translation>
    </message>
    <message>
        <source>the tile must touch another one</source>
        <translation>la tuile doit en toucher une autre</translation>
    </message>
    <message>
        <source>there is no nature token to spend</source>
        <translation>il n’y a pas de jeton Nature à dépenser</translation>
    </message>
    <message>
        <source>there is no tile to place</source>
        <translation>il n’y a pas de tuile à poser</translation>
    </message>
    <message>
        <source>there is no token to decline</source>
        <translation>il n’y a pas de jeton à refuser</translation>
    </message>
    <message>
        <source>there is no token to place</source>
        <translation>il n’y a pas de jeton à poser</translation>
    </message>
    <message>
        <source>there lies a tile already</source>
        <translation>il y a déjà une tuile</translation>
    </message>
    <message>
        <source>there lies a token already</source>
        <translation>il y a déjà un jeton</translation>
    </message>
    <message>
        <source>there lies no tile</source>
        <translation>il n’y a pas de tuile</translation>
    </message>
    <message>
        <source>three equal tokens were replaced already this turn</source>
        <translation>trois jetons identiques ont déjà été remplacés ce tour-ci</translation>
    </message>
</context>
<context>
    <name>CascadiaScore</name>
    <message>
        <source>{0} is not a field of positions and is ignored.</source>
        <translation>{0} n’est pas un champ de position et est ignoré.</translation>
    </message>
    <message>
        <source>The game is not over: turn {0} of {1} is being played.</source>
        <translation>La partie n’est pas terminée&#xa0;: on joue le tour {0} sur {1}.</translation>
    </message>
    <message>
        <source>nature</source>
        <translation>nature</translation>
    </message>
    <message>
        <source>{0} bonus</source>
        <translation>bonus {0}</translation>
    </message>
    <message>
        <source>wildlife</source>
        <translation>faune</translation>
    </message>
    <message>
        <source>habitats</source>
        <translation>habitats</translation>
    </message>
    <message>
        <source>total</source>
        <translation>total</translation>
    </message>
    <message>
        <source>{0} points</source>
        <translation>{0} points</translation>
    </message>
    <message>
        <source>Winners</source>
        <translation>Vainqueurs</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>Vainqueur</translation>
    </message>
</context>
<context>
    <name>CategoriesPlot</name>
    <message>
        <source>Mean points</source>
        <translation>Points en moyenne</translation>
    </message>
    <message>
        <source>Points by category</source>
        <translation>Points par catégorie</translation>
    </message>
    <message>
        <source>Wildlife {0} · habitats {1} · bonuses {2} · nature {3}</source>
        <translation>Faune {0} · habitats {1} · bonus {2} · Nature {3}</translation>
    </message>
    <message>
        <source>of which bonus</source>
        <translation>dont bonus</translation>
    </message>
    <message>
        <source>{0}: {1} points</source>
        <translation>{0}&#xa0;: {1} points</translation>
    </message>
    <message>
        <source>of which bonus: {0}</source>
        <translation>dont bonus&#xa0;: {0}</translation>
    </message>
    <message>
        <source>Computers: {0}</source>
        <translation>Ordinateurs&#xa0;: {0}</translation>
    </message>
</context>
<context>
    <name>Cloth</name>
    <message>
        <source>{0} is next</source>
        <translation>À {0} de jouer</translation>
    </message>
    <message>
        <source>I am {0}</source>
        <translation>Je suis {0}</translation>
    </message>
</context>
<context>
    <name>ClueCorner</name>
    <message>
        <source>Your clue: hold it, or C, to look</source>
        <translation>Votre indice&#xa0;: maintenez-le, ou C, pour le voir</translation>
    </message>
    <message>
        <source>My clue (hold C)</source>
        <translation>Mon indice (maintenir&#xa0;C)</translation>
    </message>
    <message>
        <source>My clues (hold C)</source>
        <translation>Mes indices (maintenir&#xa0;C)</translation>
    </message>
</context>
<context>
    <name>Coach</name>
    <message>
        <source>after the turn</source>
        <translation>après le tour</translation>
    </message>
    <message>
        <source>expected before</source>
        <translation>attendu avant</translation>
    </message>
    <message>
        <source>Expected score by turn</source>
        <translation>Score attendu tour par tour</translation>
    </message>
    <message>
        <source>Market: tile {0} and token {1} are taken</source>
        <translation>Marché&#xa0;: la tuile {0} et le jeton {1} sont pris</translation>
    </message>
    <message>
        <source>Turn {0} of {1}</source>
        <translation>{1}, tour {0}</translation>
    </message>
    <message>
        <source>Turn {0}</source>
        <translation>Tour {0}</translation>
    </message>
    <message>
        <source>Expected before the turn: {0}, after it: {1}</source>
        <translation>Score attendu avant le tour&#xa0;: {0}, après&#xa0;: {1}</translation>
    </message>
    <message>
        <source>Nothing lost</source>
        <translation>Rien de perdu</translation>
    </message>
    <message>
        <source>Lost points: {0}</source>
        <translation>Points perdus&#xa0;: {0}</translation>
    </message>
    <message>
        <source>{0}.{1}</source>
        <translation>{0},{1}</translation>
    </message>
    <message>
        <source>Every turn is reviewed</source>
        <translation>Tous les tours sont analysés</translation>
    </message>
    <message>
        <source>Reviewed turns: {0} of {1}</source>
        <translation>Tours analysés&#xa0;: {0} sur {1}</translation>
    </message>
</context>
<context>
    <name>CoachDialog</name>
    <message>
        <source>Review of the game</source>
        <translation>Retour sur la partie</translation>
    </message>
    <message>
        <source>Costliest turns</source>
        <translation>Tours les plus coûteux</translation>
    </message>
    <message>
        <source>All turns</source>
        <translation>Tous les tours</translation>
    </message>
    <message>
        <source>None so far.</source>
        <translation>Aucun pour l’instant.</translation>
    </message>
    <message>
        <source>&amp;Go to this position</source>
        <translation>&amp;Aller à cette position</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
</context>
<context>
    <name>CoachHead</name>
    <message>
        <source>The review was interrupted.</source>
        <translation>L’analyse a été interrompue.</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>Arrê&amp;ter</translation>
    </message>
    <message>
        <source>Go &amp;on</source>
        <translation>&amp;Continuer</translation>
    </message>
    <message>
        <source>Review of the game</source>
        <translation>Retour sur la partie</translation>
    </message>
</context>
<context>
    <name>CoachWords</name>
    <message>
        <source>The better turn</source>
        <translation>Le meilleur coup</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Le coup joué</translation>
    </message>
    <message>
        <source>Better before this turn</source>
        <translation>Mieux avant ce coup</translation>
    </message>
    <message>
        <source>Not reviewed yet</source>
        <translation>Pas encore analysé</translation>
    </message>
    <message>
        <source>No better turn was found</source>
        <translation>Aucun meilleur coup trouvé</translation>
    </message>
    <message>
        <source>Show what was &amp;played</source>
        <translation>Montrer le coup &amp;joué</translation>
    </message>
    <message>
        <source>Show the &amp;better turn</source>
        <translation>Montrer le &amp;meilleur coup</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>The output cannot be written: {0}.</source>
        <translation>La sortie ne peut pas être écrite&#xa0;: {0}.</translation>
    </message>
    <message>
        <source>--jobs and --cluster do not go together</source>
        <translation>--jobs et --cluster ne vont pas ensemble</translation>
    </message>
    <message>
        <source>a game that is resumed is dealt already</source>
        <translation>une partie reprise est déjà distribuée</translation>
    </message>
    <message>
        <source>--resume, --without, --speak and --language go with --terminal</source>
        <translation>--resume, --without, --speak et --language vont avec --terminal</translation>
    </message>
    <message>
        <source>the following arguments are required: {0}</source>
        <translation>les arguments suivants sont requis&#xa0;: {0}</translation>
    </message>
    <message>
        <source>Board games at one table and one machine.</source>
        <translation>Des jeux de société à une même table, sur une même machine.</translation>
    </message>
    <message>
        <source>show program&apos;s version number and exit</source>
        <translation>afficher la version du programme et quitter</translation>
    </message>
    <message>
        <source>start everything, play, and leave</source>
        <translation>tout démarrer, jouer et quitter</translation>
    </message>
    <message>
        <source>commands</source>
        <translation>commandes</translation>
    </message>
    <message>
        <source>COMMAND</source>
        <translation>COMMANDE</translation>
    </message>
    <message>
        <source>{0}, computers compiled</source>
        <translation>{0}, ordinateurs compilés</translation>
    </message>
    <message>
        <source>{0}, computers in plain Python</source>
        <translation>{0}, ordinateurs en Python pur</translation>
    </message>
    <message>
        <source>only for {0}</source>
        <translation>seulement pour {0}</translation>
    </message>
    <message>
        <source>play a game, in the window or in the terminal</source>
        <translation>jouer une partie, dans la fenêtre ou dans le terminal</translation>
    </message>
    <message>
        <source>set up a game in the window</source>
        <translation>préparer une partie dans la fenêtre</translation>
    </message>
    <message>
        <source>go on with a saved game; the file alone does it too</source>
        <translation>continuer une partie enregistrée&#xa0;; le fichier seul suffit</translation>
    </message>
    <message>
        <source>score records or positions and explain the points</source>
        <translation>compter des parties enregistrées ou des positions et expliquer les points</translation>
    </message>
    <message>
        <source>let computers play each other</source>
        <translation>faire jouer des ordinateurs entre eux</translation>
    </message>
    <message>
        <source>print every step of a record as JSON</source>
        <translation>afficher en JSON chaque étape d’une partie enregistrée</translation>
    </message>
    <message>
        <source>draw a record or a position</source>
        <translation>dessiner une partie enregistrée ou une position</translation>
    </message>
    <message>
        <source>{0} is no whole number from {1} to {2}</source>
        <translation>{0} n’est pas un nombre entier de {1} à {2}</translation>
    </message>
    <message>
        <source>{0} is no number of seconds</source>
        <translation>{0} n’est pas un nombre de secondes</translation>
    </message>
    <message>
        <source>{0} is no address such as {1}</source>
        <translation>{0} n’est pas une adresse comme {1}</translation>
    </message>
    <message>
        <source>{0} does not end in .png, and no other picture is made</source>
        <translation>{0} ne se termine pas par .png, et aucune autre image n’est produite</translation>
    </message>
    <message>
        <source>{0} is not a size such as 1920x1080</source>
        <translation>{0} n’est pas une taille comme 1920x1080</translation>
    </message>
    <message>
        <source>a player has no name</source>
        <translation>un joueur n’a pas de nom</translation>
    </message>
    <message>
        <source>two players have the same name</source>
        <translation>deux joueurs ont le même nom</translation>
    </message>
    <message>
        <source>{0} to {1} players can play, not {2}</source>
        <translation>de {0} à {1} joueurs peuvent jouer, pas {2}</translation>
    </message>
    <message>
        <source>there is no help {0}, only {1}</source>
        <translation>il n’y a pas d’aide {0}, seulement {1}</translation>
    </message>
    <message>
        <source>{0} to {1} bots can play, not {2}</source>
        <translation>de {0} à {1} ordinateurs peuvent jouer, pas {2}</translation>
    </message>
    <message>
        <source>there is no bot {0}, only {1}</source>
        <translation>il n’y a pas d’ordinateur {0}, seulement {1}</translation>
    </message>
    <message>
        <source>the name of a player is longer than {0} characters or holds one that cannot be shown</source>
        <translation>le nom d’un joueur dépasse {0} caractères ou en contient un qui ne peut pas être affiché</translation>
    </message>
    <message>
        <source>exactly {0} can play, not {2}</source>
        <translation>exactement {0} peuvent jouer, pas {2}</translation>
    </message>
    <message>
        <source>A process that played games was ended.</source>
        <translation>Un processus qui jouait des parties a été interrompu.</translation>
    </message>
    <message>
        <source>Kept in {0}: {1}; the same command goes on.</source>
        <translation>Dans {0}&#xa0;: {1}&#xa0;; la même commande continue.</translation>
    </message>
    <message>
        <source>{0}: The folder cannot be made: {1}.</source>
        <translation>{0}&#xa0;: le dossier ne peut pas être créé&#xa0;: {1}.</translation>
    </message>
    <message>
        <source>{0}: Nothing can be written to this folder.</source>
        <translation>{0}&#xa0;: rien ne peut être écrit dans ce dossier.</translation>
    </message>
    <message>
        <source>No window can be opened here; {0} plays without one.</source>
        <translation>Aucune fenêtre ne peut être ouverte ici&#xa0;; {0} permet de jouer sans fenêtre.</translation>
    </message>
    <message>
        <source>such as {0}</source>
        <translation>par exemple {0}</translation>
    </message>
    <message>
        <source>the first player, or whoever is drawn</source>
        <translation>le premier joueur, ou celui qui est tiré au sort</translation>
    </message>
    <message>
        <source>here; asks for what is missing</source>
        <translation>ici&#xa0;; demande ce qui manque</translation>
    </message>
    <message>
        <source>in the terminal</source>
        <translation>dans le terminal</translation>
    </message>
    <message>
        <source>go on with the saved game</source>
        <translation>continuer la partie enregistrée</translation>
    </message>
    <message>
        <source>helps that persons do without, such as {0} or {1}</source>
        <translation>aides dont des personnes se passent, par exemple {0} ou {1}</translation>
    </message>
    <message>
        <source>sentences instead of pictures</source>
        <translation>des phrases au lieu d’images</translation>
    </message>
    <message>
        <source>that of the system unless told</source>
        <translation>celle du système sauf indication</translation>
    </message>
    <message>
        <source>games played at once</source>
        <translation>parties jouées en même temps</translation>
    </message>
    <message>
        <source>ADDRESS</source>
        <translation>ADRESSE</translation>
    </message>
    <message>
        <source>of a Dask cluster that plays, such as {0}</source>
        <translation>d’une grappe Dask qui joue, par exemple {0}</translation>
    </message>
    <message>
        <source>seconds a move, for bots that think</source>
        <translation>secondes par coup, pour les ordinateurs qui réfléchissent</translation>
    </message>
    <message>
        <source>FOLDER</source>
        <translation>DOSSIER</translation>
    </message>
    <message>
        <source>write every game there as a record</source>
        <translation>y écrire chaque partie</translation>
    </message>
    <message>
        <source>FILE</source>
        <translation>FICHIER</translation>
    </message>
    <message>
        <source>keep finished games there, and go on with those in it</source>
        <translation>y garder les parties finies, et continuer avec celles qui y sont</translation>
    </message>
    <message>
        <source>a saved game</source>
        <translation>une partie enregistrée</translation>
    </message>
    <message>
        <source>RECORD</source>
        <translation>PARTIE</translation>
    </message>
    <message>
        <source>PICTURE.png</source>
        <translation>IMAGE.png</translation>
    </message>
    <message>
        <source>turns played, everybody&apos;s; all unless told</source>
        <translation>tours joués, tous joueurs confondus&#xa0;; tous sauf indication</translation>
    </message>
    <message>
        <source>WIDTHxHEIGHT</source>
        <translation>LARGEURxHAUTEUR</translation>
    </message>
    <message>
        <source>on dark paper</source>
        <translation>sur papier sombre</translation>
    </message>
    <message>
        <source>a number deals the same game every time</source>
        <translation>un numéro distribue chaque fois la même partie</translation>
    </message>
    <message>
        <source>print JSON instead of a table</source>
        <translation>afficher du JSON au lieu d’un tableau</translation>
    </message>
    <message>
        <source>JSON; - reads standard input</source>
        <translation>JSON&#xa0;; - lit l’entrée standard</translation>
    </message>
    <message>
        <source>{0}:</source>
        <translation>{0}&#xa0;:</translation>
    </message>
    <message>
        <source>usage: {0}</source>
        <translation>utilisation&#xa0;: {0}</translation>
    </message>
    <message>
        <source>positional arguments</source>
        <translation>arguments positionnels</translation>
    </message>
    <message>
        <source>options</source>
        <translation>options</translation>
    </message>
    <message>
        <source>show this help message and exit</source>
        <translation>afficher cette aide et quitter</translation>
    </message>
    <message>
        <source>argument {0}: {1}</source>
        <translation>argument {0}&#xa0;: {1}</translation>
    </message>
    <message>
        <source>unrecognized arguments: {0}</source>
        <translation>arguments inconnus&#xa0;: {0}</translation>
    </message>
    <message>
        <source>ambiguous option: {0} could match {1}</source>
        <translation>option ambiguë&#xa0;: {0} peut désigner {1}</translation>
    </message>
    <message>
        <source>ignored explicit argument {0}</source>
        <translation>argument de trop&#xa0;: {0}</translation>
    </message>
    <message>
        <source>expected one argument</source>
        <translation>un argument est attendu</translation>
    </message>
    <message>
        <source>expected at least one argument</source>
        <translation>au moins un argument est attendu</translation>
    </message>
    <message>
        <source>invalid choice: {0} (choose from {1})</source>
        <translation>choix non valable&#xa0;: {0} (choisir parmi {1})</translation>
    </message>
    <message>
        <source>{0} of {1} games</source>
        <translation>partie {0} sur {1}</translation>
    </message>
    <message>
        <source>{0} of {1} games, {2} a second, {3} left</source>
        <translation>partie {0} sur {1}, {2} par seconde, encore {3}</translation>
    </message>
    <message>
        <source>{0}: warning: {1}</source>
        <translation>{0}&#xa0;: attention&#xa0;: {1}</translation>
    </message>
    <message>
        <source>{0} of {1}, seed {2}, {3} games a second</source>
        <translation>{0} de {1}, donne {2}, parties par seconde&#xa0;: {3}</translation>
    </message>
    <message>
        <source>seat</source>
        <translation>place</translation>
    </message>
    <message>
        <source>bot</source>
        <translation>ordinateur</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>moyenne</translation>
    </message>
    <message>
        <source>sd</source>
        <translation>éc. type</translation>
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
        <translation>gagnées</translation>
    </message>
    <message>
        <source>ms a turn</source>
        <translation>ms/tour</translation>
    </message>
    <message>
        <source>1 game</source>
        <translation>1 partie</translation>
    </message>
    <message>
        <source>{0} games</source>
        <translation>{0} parties</translation>
    </message>
    <message>
        <source>A cluster needs Dask: pip install {0}</source>
        <translation>Une grappe a besoin de Dask&#xa0;: pip install {0}</translation>
    </message>
    <message>
        <source>No cluster answers at {0}.</source>
        <translation>Aucune grappe ne répond à l’adresse {0}.</translation>
    </message>
    <message>
        <source>The cluster has no workers yet; games wait for the first.</source>
        <translation>La grappe n’a pas encore de machine qui joue&#xa0;; les parties attendent la première.</translation>
    </message>
    <message>
        <source>Too many workers were lost with the same game.</source>
        <translation>Trop de machines ont été perdues avec la même partie.</translation>
    </message>
    <message>
        <source>A machine of the cluster has another cascadia-qt, or none.</source>
        <translation>Une machine de la grappe a un autre cascadia-qt, ou aucun.</translation>
    </message>
    <message>
        <source>The cluster does not answer any more.</source>
        <translation>La grappe ne répond plus.</translation>
    </message>
    <message>
        <source>{0}, line {1}: {2}</source>
        <translation>{0}, ligne {1}&#xa0;: {2}</translation>
    </message>
    <message>
        <source>{0}: Version {1} of the program has played its games.</source>
        <translation>{0}&#xa0;: ses parties ont été jouées par la version {1} du programme.</translation>
    </message>
    <message>
        <source>{0}: Its games have other bots, options or seeds.</source>
        <translation>{0}&#xa0;: ses parties ont d’autres ordinateurs, d’autres options ou un autre numéro.</translation>
    </message>
    <message>
        <source>{0}: These are not games that can be resumed.</source>
        <translation>{0}&#xa0;: ce ne sont pas des parties qui peuvent être reprises.</translation>
    </message>
    <message>
        <source>{0} %</source>
        <translation>{0}&#xa0;%</translation>
    </message>
</context>
<context>
    <name>ContinueCard</name>
    <message>
        <source>&amp;Continue</source>
        <translation>Contin&amp;uer</translation>
    </message>
    <message>
        <source>&amp;Continue: {0}</source>
        <translation>Contin&amp;uer&#xa0;: {0}</translation>
    </message>
</context>
<context>
    <name>CorridorFields</name>
    <message>
        <source>{0}: how many tiles its largest corridor has</source>
        <translation>{0}&#xa0;: combien de tuiles compte son plus grand corridor</translation>
    </message>
    <message>
        <source>{0}: counted on the tiles that lie there</source>
        <translation>{0}&#xa0;: compté sur les tuiles posées</translation>
    </message>
</context>
<context>
    <name>CryptidActions</name>
    <message>
        <source>Ask {0} about {1}.</source>
        <translation>Interroger {0} sur {1}.</translation>
    </message>
    <message>
        <source>Search {0}.</source>
        <translation>Effectuer une recherche en {0}.</translation>
    </message>
    <message>
        <source>Propose a hint.</source>
        <translation>Proposer une indication.</translation>
    </message>
    <message>
        <source>Agree to the hint.</source>
        <translation>Accepter l’indication.</translation>
    </message>
    <message>
        <source>Refuse the hint.</source>
        <translation>Refuser l’indication.</translation>
    </message>
    <message>
        <source>Discs of both colours.</source>
        <translation>Des disques des deux couleurs.</translation>
    </message>
    <message>
        <source>A disc.</source>
        <translation>Un disque.</translation>
    </message>
    <message>
        <source>A cube.</source>
        <translation>Un cube.</translation>
    </message>
    <message>
        <source>A cube of your first colour.</source>
        <translation>Un cube de votre première couleur.</translation>
    </message>
    <message>
        <source>A cube of your second colour.</source>
        <translation>Un cube de votre seconde couleur.</translation>
    </message>
    <message>
        <source>Put a cube on {0}.</source>
        <translation>Poser un cube en {0}.</translation>
    </message>
    <message>
        <source>Put a disc on {0}.</source>
        <translation>Poser un disque en {0}.</translation>
    </message>
    <message>
        <source>Put a cube of your first colour on {0}.</source>
        <translation>Poser un cube de votre première couleur en {0}.</translation>
    </message>
    <message>
        <source>Put a cube of your second colour on {0}.</source>
        <translation>Poser un cube de votre seconde couleur en {0}.</translation>
    </message>
    <message>
        <source>Put a disc of your first colour on {0}.</source>
        <translation>Poser un disque de votre première couleur en {0}.</translation>
    </message>
    <message>
        <source>Put a disc of your second colour on {0}.</source>
        <translation>Poser un disque de votre seconde couleur en {0}.</translation>
    </message>
</context>
<context>
    <name>CryptidAgreement</name>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Advanced</source>
        <translation>Avancé</translation>
    </message>
    <message>
        <source>The advanced game: clues may be negated.</source>
        <translation>Le jeu avancé&#xa0;: des indices peuvent être négatifs.</translation>
    </message>
    <message>
        <source>The normal game: no clue is negated.</source>
        <translation>Le jeu normal&#xa0;: aucun indice n’est négatif.</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Facile</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Moyen</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Difficile</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Expert</translation>
    </message>
    <message>
        <source>no help</source>
        <translation>aucune aide</translation>
    </message>
    <message>
        <source>refuted clues are struck</source>
        <translation>les indices réfutés sont barrés</translation>
    </message>
    <message>
        <source>refuted clues are struck, cells are shaded</source>
        <translation>les indices réfutés sont barrés, les cases sont ombrées</translation>
    </message>
    <message>
        <source>Deduction sheet</source>
        <translation>Feuille de déduction</translation>
    </message>
    <message>
        <source>Both players have two clues and two colours.</source>
        <translation>Les deux joueurs ont deux indices et deux couleurs.</translation>
    </message>
    <message>
        <source>People answer themselves.</source>
        <translation>Les humains répondent eux-mêmes.</translation>
    </message>
    <message>
        <source>Deduction sheets</source>
        <translation>Feuilles de déduction</translation>
    </message>
    <message>
        <source>They use that exactly one cell fits all clues.</source>
        <translation>Elles tiennent compte de ce qu’une seule case correspond à tous les indices.</translation>
    </message>
</context>
<context>
    <name>CryptidBoard</name>
    <message>
        <source>{0} has a structure already: {1}.</source>
        <translation>{0} a déjà une structure&#xa0;: {1}.</translation>
    </message>
    <message>
        <source>Place {0}: section {1}, turned</source>
        <translation>Emplacement {0}&#xa0;: section {1}, tournée</translation>
    </message>
    <message>
        <source>Place {0}: section {1}, upright</source>
        <translation>Emplacement {0}&#xa0;: section {1}, à l’endroit</translation>
    </message>
    <message>
        <source>Still without a place: {0}.</source>
        <translation>Encore sans emplacement&#xa0;: {0}.</translation>
    </message>
</context>
<context>
    <name>CryptidBoardEditor</name>
    <message>
        <source>Sections</source>
        <translation>Sections</translation>
    </message>
    <message>
        <source>Structures</source>
        <translation>Structures</translation>
    </message>
    <message>
        <source>Turn the section</source>
        <translation>Tourner la section</translation>
    </message>
    <message>
        <source>Take it off</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Turns it by half, as a second click on the map does (T)</source>
        <translation>La tourne d’un demi-tour, comme un second clic sur la carte (T)</translation>
    </message>
    <message>
        <source>Section {0}</source>
        <translation>Section {0}</translation>
    </message>
</context>
<context>
    <name>CryptidBots</name>
    <message>
        <source>Ruthless, more than human: {0}, {1}, {2} %</source>
        <translation>Impitoyable, surhumain&#xa0;: {0}, {1}, {2}&#xa0;%</translation>
    </message>
    <message>
        <source>Sharp, {0}, {1}, {2} %</source>
        <translation>Vif, {0}, {1}, {2}&#xa0;%</translation>
    </message>
    <message>
        <source>Steady, {0}, {1}, {2} %</source>
        <translation>Régulier, {0}, {1}, {2}&#xa0;%</translation>
    </message>
    <message>
        <source>Novice, {0}, {1}, {2} %</source>
        <translation>Novice, {0}, {1}, {2}&#xa0;%</translation>
    </message>
    <message>
        <source>Random, {0}, {1}, {2} %</source>
        <translation>Hasard, {0}, {1}, {2}&#xa0;%</translation>
    </message>
    <message>
        <source>Computers: games won with 3, 4 and 5 players if everybody else is Steady.</source>
        <translation>Ordinateurs&#xa0;: parties gagnées à 3, 4 et 5 joueurs contre des adversaires de niveau Régulier.</translation>
    </message>
</context>
<context>
    <name>CryptidCases</name>
    <message>
        <source>The case could not be looked up.</source>
        <translation>L’affaire n’a pas pu être retrouvée.</translation>
    </message>
    <message>
        <source>Case files</source>
        <translation>Dossiers</translation>
    </message>
    <message>
        <source>Positions from games of computers in which one habitat is left for whoever thinks it through. Nobody measures your time.</source>
        <translation>Des positions tirées de parties entre ordinateurs, où il ne reste qu’un habitat pour qui raisonne jusqu’au bout. Personne ne mesure votre temps.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Case of the day (solved)</source>
        <translation>Affaire du jour (résolue)</translation>
    </message>
    <message>
        <source>Case of the day</source>
        <translation>Affaire du jour</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Résolues</translation>
    </message>
    <message>
        <source>Your clue</source>
        <translation>Votre indice</translation>
    </message>
    <message>
        <source>Hint ({0} of {1})</source>
        <translation>Indication ({0} sur {1})</translation>
    </message>
    <message>
        <source>Next case</source>
        <translation>Affaire suivante</translation>
    </message>
    <message>
        <source>All cases</source>
        <translation>Toutes les affaires</translation>
    </message>
    <message>
        <source>Strike what tokens refute</source>
        <translation>Barrer ce que les jetons réfutent</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>{0} solved</source>
        <translation>Résolues&#xa0;: {0}</translation>
    </message>
    <message>
        <source>Next: case {0}</source>
        <translation>Suivante&#xa0;: affaire {0}</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Number of the case</source>
        <translation>Numéro de l’affaire</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Facile</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Moyen</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Difficile</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Expert</translation>
    </message>
    <message>
        <source>Three researchers; the tokens leave few clues.</source>
        <translation>Trois chercheurs&#xa0;; les jetons laissent peu d’indices.</translation>
    </message>
    <message>
        <source>Three or four researchers, and more to try.</source>
        <translation>Trois ou quatre chercheurs, et plus à essayer.</translation>
    </message>
    <message>
        <source>Clues may be negated: read every token twice.</source>
        <translation>Des indices peuvent être négatifs&#xa0;: lisez chaque jeton deux fois.</translation>
    </message>
    <message>
        <source>Up to five researchers; paper and patience help.</source>
        <translation>Jusqu’à cinq chercheurs&#xa0;; papier et patience aident.</translation>
    </message>
    <message>
        <source>{0}, case {1}</source>
        <translation>{0}, affaire {1}</translation>
    </message>
    <message>
        <source>You are {0}. The tokens and your clue leave one habitat: where is it? Choose its cell.</source>
        <translation>Vous êtes {0}. Les jetons et votre indice ne laissent qu’un habitat&#xa0;: où est-il&#xa0;? Choisissez sa case.</translation>
    </message>
    <message>
        <source>Yes: the habitat is {0}. Well reasoned!</source>
        <translation>Oui&#xa0;: l’habitat est en {0}. Bien raisonné&#xa0;!</translation>
    </message>
    <message>
        <source>Not {0}: a cube of {1} lies there. Look again.</source>
        <translation>Pas {0}&#xa0;: un cube de {1} s’y trouve. Regardez encore.</translation>
    </message>
    <message>
        <source>Not {0}: your own clue does not fit it.</source>
        <translation>Pas {0}&#xa0;: votre propre indice n’y correspond pas.</translation>
    </message>
    <message>
        <source>Not {0}: no clue that the tokens of {1} leave fits it.</source>
        <translation>Pas {0}&#xa0;: aucun indice que laissent les jetons de {1} n’y correspond.</translation>
    </message>
    <message>
        <source>Nobody has denied {0} yet, but it is not the habitat: whatever clues others could hold there, more than one cell would fit. Close!</source>
        <translation>Personne n’a encore exclu {0}, mais ce n’est pas l’habitat&#xa0;: quels que soient les indices que les autres pourraient y avoir, plus d’une case conviendrait. Presque&#xa0;!</translation>
    </message>
    <message>
        <source>The tokens of {0} leave these clues: {1}.</source>
        <translation>Les jetons de {0} laissent ces indices&#xa0;: {1}.</translation>
    </message>
    <message>
        <source>{0} cannot hold “{1}”: {2}.</source>
        <translation>{0} ne peut pas avoir «&#xa0;{1}&#xa0;»&#xa0;: {2}.</translation>
    </message>
    <message>
        <source>Cells that nobody has denied yet: {0}.</source>
        <translation>Cases que personne n’a encore exclues&#xa0;: {0}.</translation>
    </message>
    <message>
        <source>If {0} held “{1}”, there would never be exactly one cell, whatever others hold.</source>
        <translation>Si {0} avait «&#xa0;{1}&#xa0;», il n’y aurait jamais exactement une case, quoi qu’aient les autres.</translation>
    </message>
    <message>
        <source>{0} must hold “{1}”.</source>
        <translation>{0} a forcément «&#xa0;{1}&#xa0;».</translation>
    </message>
    <message>
        <source>The habitat is on {0}.</source>
        <translation>L’habitat est sur une case {0}.</translation>
    </message>
</context>
<context>
    <name>CryptidClues</name>
    <message>
        <source>not {0}</source>
        <translation>pas {0}</translation>
    </message>
    <message>
        <source>on {0} or {1}</source>
        <translation>sur une case {0} ou {1}</translation>
    </message>
    <message>
        <source>forest</source>
        <translation>forêt</translation>
    </message>
    <message>
        <source>desert</source>
        <translation>désert</translation>
    </message>
    <message>
        <source>swamp</source>
        <translation>marécage</translation>
    </message>
    <message>
        <source>mountain</source>
        <translation>montagne</translation>
    </message>
    <message>
        <source>water</source>
        <translation>lac</translation>
    </message>
    <message>
        <source>within 1 of a forest</source>
        <translation>dans, ou à 1 case d’une forêt</translation>
    </message>
    <message>
        <source>within 1 of a desert</source>
        <translation>dans, ou à 1 case d’un désert</translation>
    </message>
    <message>
        <source>within 1 of a swamp</source>
        <translation>dans, ou à 1 case d’un marécage</translation>
    </message>
    <message>
        <source>within 1 of a mountain</source>
        <translation>dans, ou à 1 case d’une montagne</translation>
    </message>
    <message>
        <source>within 1 of water</source>
        <translation>dans, ou à 1 case d’un lac</translation>
    </message>
    <message>
        <source>within 1 of an animal&apos;s territory</source>
        <translation>dans, ou à 1 case d’un territoire animal</translation>
    </message>
    <message>
        <source>within 2 of a standing stone</source>
        <translation>dans, ou jusqu’à 2 cases d’une pierre dressée</translation>
    </message>
    <message>
        <source>within 2 of an abandoned shack</source>
        <translation>dans, ou jusqu’à 2 cases d’une cabane abandonnée</translation>
    </message>
    <message>
        <source>within 2 of a bear&apos;s territory</source>
        <translation>dans, ou jusqu’à 2 cases du territoire d’un ours</translation>
    </message>
    <message>
        <source>within 2 of a cougar&apos;s territory</source>
        <translation>dans, ou jusqu’à 2 cases du territoire d’un puma</translation>
    </message>
    <message>
        <source>within 3 of a blue structure</source>
        <translation>dans, ou jusqu’à 3 cases d’une structure bleue</translation>
    </message>
    <message>
        <source>within 3 of a white structure</source>
        <translation>dans, ou jusqu’à 3 cases d’une structure blanche</translation>
    </message>
    <message>
        <source>within 3 of a green structure</source>
        <translation>dans, ou jusqu’à 3 cases d’une structure verte</translation>
    </message>
    <message>
        <source>within 3 of a black structure</source>
        <translation>dans, ou jusqu’à 3 cases d’une structure noire</translation>
    </message>
    <message>
        <source>no clue says “within 2”</source>
        <translation>aucun indice ne dit «&#xa0;jusqu’à 2 cases&#xa0;»</translation>
    </message>
    <message>
        <source>no clue says “within 3”</source>
        <translation>aucun indice ne dit «&#xa0;jusqu’à 3 cases&#xa0;»</translation>
    </message>
    <message>
        <source>no clue says “within 1”</source>
        <translation>aucun indice ne dit «&#xa0;à 1 case&#xa0;»</translation>
    </message>
    <message>
        <source>no clue names two terrains</source>
        <translation>aucun indice ne cite deux terrains</translation>
    </message>
    <message>
        <source>no clue names desert</source>
        <translation>aucun indice ne cite le désert</translation>
    </message>
    <message>
        <source>no clue names forest</source>
        <translation>aucun indice ne cite la forêt</translation>
    </message>
    <message>
        <source>no clue names mountain</source>
        <translation>aucun indice ne cite la montagne</translation>
    </message>
    <message>
        <source>no clue names swamp</source>
        <translation>aucun indice ne cite le marécage</translation>
    </message>
    <message>
        <source>no clue names water</source>
        <translation>aucun indice ne cite le lac</translation>
    </message>
    <message>
        <source>no clue names an animal&apos;s territory</source>
        <translation>aucun indice ne cite un territoire animal</translation>
    </message>
    <message>
        <source>no clue names any terrain</source>
        <translation>aucun indice ne cite de terrain</translation>
    </message>
    <message>
        <source>The habitat is not {0}.</source>
        <translation>L’habitat n’est pas {0}.</translation>
    </message>
    <message>
        <source>The habitat is {0}.</source>
        <translation>L’habitat est {0}.</translation>
    </message>
    <message>
        <source>Hint: {0}.</source>
        <translation>Indication&#xa0;: {0}.</translation>
    </message>
</context>
<context>
    <name>CryptidCommands</name>
    <message>
        <source>HELP</source>
        <translation>AIDE</translation>
    </message>
    <message>
        <source>how deduction sheets help: {0}; for all, or one a player: a,b,c</source>
        <translation>l’aide des feuilles de déduction&#xa0;: {0}&#xa0;; pour tous, ou une par joueur&#xa0;: a,b,c</translation>
    </message>
    <message>
        <source>{0} is no help of a sheet, only {1}</source>
        <translation>{0} n’est pas une aide de feuille, seulement {1}</translation>
    </message>
    <message>
        <source>--sheet: name the players, too, if their helps differ</source>
        <translation>--sheet&#xa0;: nommez aussi les joueurs si leurs aides diffèrent</translation>
    </message>
    <message>
        <source>--sheet: {0} players need 1 or {0} helps</source>
        <translation>--sheet&#xa0;: {0} joueurs ont besoin de 1 ou de {0} aides</translation>
    </message>
    <message>
        <source>advanced has negated clues and black</source>
        <translation>advanced a des indices négatifs et du noir</translation>
    </message>
    <message>
        <source>FILE</source>
        <translation>FICHIER</translation>
    </message>
    <message>
        <source>play the puzzle in this file</source>
        <translation>jouer l’énigme de ce fichier</translation>
    </message>
    <message>
        <source>people answer themselves, and what is wrong is put right</source>
        <translation>les humains répondent eux-mêmes, et les erreurs sont corrigées</translation>
    </message>
    <message>
        <source>{0}: the puzzle is one of the {1} game</source>
        <translation>{0}&#xa0;: le puzzle est du jeu {1}</translation>
    </message>
</context>
<context>
    <name>CryptidDocuments</name>
    <message>
        <source>{0} has a structure already: {1}.</source>
        <translation>{0} a déjà une structure&#xa0;: {1}.</translation>
    </message>
    <message>
        <source>{0} hold a clue twice, or beside its own negation.</source>
        <translation>{0} contient deux fois un indice, ou un indice et sa négation.</translation>
    </message>
    <message>
        <source>{0} is a second cube on {1}.</source>
        <translation>{0} est un deuxième cube sur {1}.</translation>
    </message>
    <message>
        <source>{0} is a second token of a colour on {1}.</source>
        <translation>{0} est un deuxième pion d’une couleur sur {1}.</translation>
    </message>
    <message>
        <source>{0} is a second {1} {2}.</source>
        <translation>{0} répète une structure&#xa0;: {2}, {1}.</translation>
    </message>
    <message>
        <source>{0} is no clue of the {1} game.</source>
        <translation>{0} n’est pas un indice du jeu {1}.</translation>
    </message>
    <message>
        <source>{0} must be 0 or 180.</source>
        <translation>{0} doit être 0 ou 180.</translation>
    </message>
    <message>
        <source>{0} must be a cell from A1 to L9.</source>
        <translation>{0} doit être une case de A1 à L9.</translation>
    </message>
    <message>
        <source>{0} must fit exactly one cell together, not {1}.</source>
        <translation>{0} doit désigner ensemble une seule case, pas {1}.</translation>
    </message>
    <message>
        <source>{0} must hold all structures of the mode.</source>
        <translation>{0} doit contenir toutes les structures du mode.</translation>
    </message>
    <message>
        <source>{0} must hold each of the six sections once.</source>
        <translation>{0} doit contenir une fois chacune des six sections.</translation>
    </message>
    <message>
        <source>{0} players need a puzzle with {1} clues, not {2}.</source>
        <translation>À {0} joueurs, il faut un puzzle à {1} indices, pas {2}.</translation>
    </message>
</context>
<context>
    <name>CryptidEntry</name>
    <message>
        <source>Cryptid is a board game designed by Hal Duncan and Ruth Veevers, illustrated by Kwanchai Moriya and published by Osprey Games.</source>
        <translation>Cryptid est un jeu de société conçu par Hal Duncan et Ruth Veevers, illustré par Kwanchai Moriya et édité par Osprey Games.</translation>
    </message>
    <message>
        <source>Cryptid</source>
        <translation>Cryptid</translation>
    </message>
    <message>
        <source>One clue each, and one cell that fits them all</source>
        <translation>Un indice chacun, et une seule case qui convient à tous</translation>
    </message>
</context>
<context>
    <name>CryptidFiles</name>
    <message>
        <source>{0} is too large to be a list of cases.</source>
        <translation>{0} est trop volumineux pour être une liste d’enquêtes.</translation>
    </message>
    <message>
        <source>The solved cases in {0} cannot be read: {1}</source>
        <translation>Les enquêtes résolues de {0} ne peuvent pas être lues&#xa0;: {1}</translation>
    </message>
    <message>
        <source>{0} is not a list of cases.</source>
        <translation>{0} n’est pas une liste d’enquêtes.</translation>
    </message>
    <message>
        <source>{0} cannot be kept: {1}.</source>
        <translation>{0} ne peut pas être conservé&#xa0;: {1}.</translation>
    </message>
    <message>
        <source>{0} is too large to be a notebook.</source>
        <translation>{0} est trop volumineux pour être un carnet.</translation>
    </message>
    <message>
        <source>{0} is not a notebook that can be used: {1}</source>
        <translation>{0} n’est pas un carnet utilisable&#xa0;: {1}</translation>
    </message>
    <message>
        <source>{0} is not a notebook.</source>
        <translation>{0} n’est pas un carnet.</translation>
    </message>
</context>
<context>
    <name>CryptidGuide</name>
    <message>
        <source>Where is the animal&apos;s habitat? Look at your secret clue: hold the note in the ring, or the key C, then let go.</source>
        <translation>Où est l’habitat de l’animal&#xa0;? Regardez votre indice secret&#xa0;: maintenez la note dans le cadre, ou la touche C, puis relâchez.</translation>
    </message>
    <message>
        <source>Your clue first: hold the note in the ring, or the key C.</source>
        <translation>D’abord votre indice&#xa0;: maintenez la note dans le cadre, ou la touche C.</translation>
    </message>
    <message>
        <source>{0} Only you know that. Everybody has a different clue, and just one place fits them all.</source>
        <translation>{0} Vous seul le savez. Chacun a un autre indice, et une seule case convient à tous.</translation>
    </message>
    <message>
        <source>Put a cube on {0}, where your clue says no: click there twice, or type {1} and Enter.</source>
        <translation>Placez un cube sur {0}, où votre indice dit non&#xa0;: cliquez-y deux fois, ou tapez {1} et Entrée.</translation>
    </message>
    <message>
        <source>Not there: for now take {0}, in the ring.</source>
        <translation>Pas là&#xa0;: prenez pour l’instant {0}, dans le cadre.</translation>
    </message>
    <message>
        <source>A cube says: the animal is not here. Everybody has put two, and nothing more happens on these places.</source>
        <translation>Un cube dit&#xa0;: l’animal n’est pas ici. Chacun en a placé deux, et il ne se passe plus rien sur ces cases.</translation>
    </message>
    <message>
        <source>Ask if the animal can be on {0}: click there, then the player in the ring. Or type {1} {2} and Enter.</source>
        <translation>Demandez si l’animal peut être sur {0}&#xa0;: cliquez-y, puis sur le joueur dans le cadre. Ou tapez {1} {2} et Entrée.</translation>
    </message>
    <message>
        <source>A good idea, too! But for now ask as the rings show it.</source>
        <translation>Bonne idée aussi&#xa0;! Mais interrogez pour l’instant comme le montrent les cadres.</translation>
    </message>
    <message>
        <source>A cube: no! Whoever gets a no pays with a cube: put yours on {0} with two clicks, or type {1} and Enter.</source>
        <translation>Un cube&#xa0;: non&#xa0;! Qui reçoit un non paie d’un cube&#xa0;: placez le vôtre sur {0} en deux clics, ou tapez {1} et Entrée.</translation>
    </message>
    <message>
        <source>Then the others have asked you: your two discs say that the animal can be there.</source>
        <translation>Puis les autres vous ont interrogé&#xa0;: vos deux disques disent que l’animal peut y être.</translation>
    </message>
    <message>
        <source>Now ask the other player about {0}: click there, then the player. Or type {1} {2} and Enter.</source>
        <translation>Interrogez maintenant l’autre joueur sur {0}&#xa0;: cliquez-y, puis sur le joueur. Ou tapez {1} {2} et Entrée.</translation>
    </message>
    <message>
        <source>A disc: yes, it fits the clue of this player! Every cube and every disc tells something about a clue.</source>
        <translation>Un disque&#xa0;: oui, cela convient à l’indice de ce joueur&#xa0;! Chaque cube et chaque disque dit quelque chose d’un indice.</translation>
    </message>
    <message>
        <source>What did the no tell? Light the places of the clue in the ring: click it on your sheet, or press D, arrows, Enter, and D again.</source>
        <translation>Que disait le non&#xa0;? Éclairez les cases de l’indice dans le cadre&#xa0;: cliquez dessus sur votre feuille, ou tapez D, flèches, Entrée, puis encore D.</translation>
    </message>
    <message>
        <source>Nearly: choose the clue in the ring, on your sheet.</source>
        <translation>Presque&#xa0;: choisissez l’indice dans le cadre, sur votre feuille.</translation>
    </message>
    <message>
        <source>{0} is lit, but player {1} said no there: so that player has another clue. Cross this one out: click in the ring, or press D, and X there.</source>
        <translation>{0} est éclairée, mais le joueur {1} y a dit non&#xa0;: il a donc un autre indice. Rayez celui-ci&#xa0;: cliquez dans le cadre, ou tapez D, et X à cet endroit.</translation>
    </message>
    <message>
        <source>A cross belongs into the ring: click until it is there.</source>
        <translation>Il faut une croix dans le cadre&#xa0;: cliquez jusqu’à ce qu’elle y soit.</translation>
    </message>
    <message>
        <source>Well thought! The sheet can strike such clues by itself: you choose that before a game.</source>
        <translation>Bien raisonné&#xa0;! La feuille peut barrer elle-même de tels indices&#xa0;: cela se choisit avant la partie.</translation>
    </message>
    <message>
        <source>You may also say: it is here! Search {0}: click there, then the magnifying glass. Or type {1} S and Enter.</source>
        <translation>Vous pouvez aussi dire&#xa0;: il est ici&#xa0;! Recherchez sur {0}&#xa0;: cliquez-y, puis sur la loupe. Ou tapez {1} S et Entrée.</translation>
    </message>
    <message>
        <source>Wait: for now search {0}, in the ring.</source>
        <translation>Attendez&#xa0;: recherchez pour l’instant sur {0}, dans le cadre.</translation>
    </message>
    <message>
        <source>Everybody answers in turn, and the first no ends it. Pay with a cube on {0}: two clicks, or type {1} and Enter.</source>
        <translation>Chacun répond à son tour, et le premier non y met fin. Payez d’un cube sur {0}&#xa0;: deux clics, ou tapez {1} et Entrée.</translation>
    </message>
    <message>
        <source>So search when you are nearly sure: your cubes tell the others about your clue.</source>
        <translation>Recherchez donc quand vous êtes presque sûr&#xa0;: vos cubes révèlent votre indice aux autres.</translation>
    </message>
    <message>
        <source>Now the sheet strikes by itself. Light the last clue that is left for player {0}: click it, or press D, arrows, Enter, and D again.</source>
        <translation>Maintenant, la feuille barre d’elle-même les indices réfutés. Éclairez le dernier indice possible du joueur {0}&#xa0;: cliquez dessus, ou tapez D, flèches, Entrée, puis encore D.</translation>
    </message>
    <message>
        <source>Player {0} can only have “{1}”: {2} alone fits all three clues. Search there: click it, then the glass, or type {3} S and Enter.</source>
        <translation>Le joueur {0} ne peut avoir que «&#xa0;{1}&#xa0;»&#xa0;: seule {2} convient aux trois indices. Recherchez-y&#xa0;: cliquez dessus, puis sur la loupe, ou tapez {3} S et Entrée.</translation>
    </message>
    <message>
        <source>Everybody puts a disc: you have found the animal first and win! That is the whole game.</source>
        <translation>Chacun place un disque&#xa0;: vous avez trouvé l’animal le premier et gagnez&#xa0;! C’est tout le jeu.</translation>
    </message>
</context>
<context>
    <name>CryptidHindsight</name>
    <message>
        <source>{0} could never have been sure.</source>
        <translation>{0} n’aurait jamais pu en avoir la certitude.</translation>
    </message>
    <message>
        <source>{0} could have known before the first turn.</source>
        <translation>{0} aurait pu savoir avant le premier tour.</translation>
    </message>
    <message>
        <source>{0} could have known after turn {1}.</source>
        <translation>{0} aurait pu savoir après le tour {1}.</translation>
    </message>
    <message>
        <source>Turn {0}: {1} asks {2} about {3}</source>
        <translation>Tour {0}&#xa0;: {1} interroge {2} sur {3}</translation>
    </message>
    <message>
        <source>It brought the asker nothing.</source>
        <translation>Elle n’a rien apporté à qui l’a posée.</translation>
    </message>
    <message>
        <source>It ruled out {0} % of what was possible.</source>
        <translation>Elle a exclu {0}&#xa0;% des possibilités.</translation>
    </message>
</context>
<context>
    <name>CryptidKeys</name>
    <message>
        <source>On the map</source>
        <translation>Sur la carte</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Votre tour</translation>
    </message>
    <message>
        <source>Looking around</source>
        <translation>Affichage</translation>
    </message>
    <message>
        <source>Mouse</source>
        <translation>Souris</translation>
    </message>
    <message>
        <source>Walk from cell to cell</source>
        <translation>Aller de case en case</translation>
    </message>
    <message>
        <source>To a cell by its letter and number</source>
        <translation>Vers une case par sa lettre et son numéro</translation>
    </message>
    <message>
        <source>Shift+A</source>
        <translation>Maj+A</translation>
    </message>
    <message>
        <source>The same in columns A, C, D and H</source>
        <translation>De même dans les colonnes A, C, D et H</translation>
    </message>
    <message>
        <source>The whole map, after zooming</source>
        <translation>Toute la carte, après un zoom</translation>
    </message>
    <message>
        <source>Ask about the cell, then a digit</source>
        <translation>Poser une question sur la case, puis un chiffre</translation>
    </message>
    <message>
        <source>Whom to ask; a colour; an answer</source>
        <translation>Qui interroger&#xa0;; une couleur&#xa0;; une réponse</translation>
    </message>
    <message>
        <source>Search the cell</source>
        <translation>Effectuer une recherche sur la case</translation>
    </message>
    <message>
        <source>Do what is proposed</source>
        <translation>Faire ce qui est proposé</translation>
    </message>
    <message>
        <source>Do it not</source>
        <translation>Y renoncer</translation>
    </message>
    <message>
        <source>Propose a hint</source>
        <translation>Proposer une indication</translation>
    </message>
    <message>
        <source>Y</source>
        <translation>O</translation>
    </message>
    <message>
        <source>N</source>
        <translation>N</translation>
    </message>
    <message>
        <source>Agree to a hint, or refuse it</source>
        <translation>Accepter une indication, ou la refuser</translation>
    </message>
    <message>
        <source>Quit, when the game is over</source>
        <translation>Quitter, une fois la partie terminée</translation>
    </message>
    <message>
        <source>Your own clue, as long as it is held</source>
        <translation>Votre indice, tant que la touche est maintenue</translation>
    </message>
    <message>
        <source>The deduction sheet</source>
        <translation>La feuille de déduction</translation>
    </message>
    <message>
        <source>Look back and forth</source>
        <translation>Étape précédente, suivante</translation>
    </message>
    <message>
        <source>Look back by turns</source>
        <translation>Tour précédent, suivant</translation>
    </message>
    <message>
        <source>The first step, the game</source>
        <translation>Première étape, partie en cours</translation>
    </message>
    <message>
        <source>In a replay: what the player could have known</source>
        <translation>En revoyant une partie&#xa0;: ce que le joueur aurait pu savoir</translation>
    </message>
    <message>
        <source>Click</source>
        <translation>Clic</translation>
    </message>
    <message>
        <source>Drag</source>
        <translation>Glisser</translation>
    </message>
    <message>
        <source>A cell, then a pennant to ask, or the lens to search</source>
        <translation>Une case, puis un fanion pour interroger ou la loupe pour rechercher</translation>
    </message>
    <message>
        <source>Second click</source>
        <translation>Deuxième clic</translation>
    </message>
    <message>
        <source>Puts a token on the chosen cell</source>
        <translation>Pose un pion sur la case choisie</translation>
    </message>
    <message>
        <source>The lantern onto a cell chooses it</source>
        <translation>La lanterne sur une case la choisit</translation>
    </message>
    <message>
        <source>Hold</source>
        <translation>Maintenir</translation>
    </message>
    <message>
        <source>The corner of the note shows your clue</source>
        <translation>Le coin de la note montre votre indice</translation>
    </message>
    <message>
        <source>Wheel</source>
        <translation>Molette</translation>
    </message>
    <message>
        <source>Zooms the map; then it can be dragged</source>
        <translation>Agrandit la carte&#xa0;; on peut alors la tirer</translation>
    </message>
    <message>
        <source>Deduction sheet</source>
        <translation>Feuille de déduction</translation>
    </message>
    <message>
        <source>Case files</source>
        <translation>Dossiers d’enquête</translation>
    </message>
    <message>
        <source>Notebook</source>
        <translation>Carnet</translation>
    </message>
    <message>
        <source>Map of your own box</source>
        <translation>Carte de votre boîte</translation>
    </message>
    <message>
        <source>Walk from field to field</source>
        <translation>Aller d’un champ à l’autre</translation>
    </message>
    <message>
        <source>Light the cells of the clue</source>
        <translation>Éclairer les cases de l’indice</translation>
    </message>
    <message>
        <source>The next mark</source>
        <translation>La marque suivante</translation>
    </message>
    <message>
        <source>Cross out, sure, doubted</source>
        <translation>Rayé, sûr, en doute</translation>
    </message>
    <message>
        <source>No mark</source>
        <translation>Aucune marque</translation>
    </message>
    <message>
        <source>The next mark; of a clue, its cells</source>
        <translation>La marque suivante&#xa0;; sur un indice, ses cases</translation>
    </message>
    <message>
        <source>Right click</source>
        <translation>Clic droit</translation>
    </message>
    <message>
        <source>The mark before</source>
        <translation>La marque précédente</translation>
    </message>
    <message>
        <source>The next hint</source>
        <translation>L’indication suivante</translation>
    </message>
    <message>
        <source>The next case</source>
        <translation>L’affaire suivante</translation>
    </message>
    <message>
        <source>Back to the list</source>
        <translation>Retour à la liste</translation>
    </message>
    <message>
        <source>Answer with the cell</source>
        <translation>Répondre par la case</translation>
    </message>
    <message>
        <source>The next colour of tokens</source>
        <translation>La couleur de jetons suivante</translation>
    </message>
    <message>
        <source>Cube or disc</source>
        <translation>Cube ou disque</translation>
    </message>
    <message>
        <source>Leave the notebook</source>
        <translation>Quitter le carnet</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Do again</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Open a notebook</source>
        <translation>Ouvrir un carnet</translation>
    </message>
    <message>
        <source>Save the notebook</source>
        <translation>Enregistrer le carnet</translation>
    </message>
    <message>
        <source>Put the token down, or take it away</source>
        <translation>Poser le jeton, ou l’enlever</translation>
    </message>
    <message>
        <source>Choose the slot, or put the structure down</source>
        <translation>Choisir l’emplacement, ou poser la structure</translation>
    </message>
    <message>
        <source>Turn the section</source>
        <translation>Tourner la section</translation>
    </message>
    <message>
        <source>Take the structure off</source>
        <translation>Enlever la structure</translation>
    </message>
</context>
<context>
    <name>CryptidLetters</name>
    <message>
        <source>F D W S M</source>
        <translation>F D L A M</translation>
    </message>
</context>
<context>
    <name>CryptidLog</name>
    <message>
        <source>Asks {0} about {1}</source>
        <translation>Interroge {0} sur {1}</translation>
    </message>
    <message>
        <source>Searches {0}</source>
        <translation>Effectue une recherche en {0}</translation>
    </message>
    <message>
        <source>Proposes a hint</source>
        <translation>Propose une indication</translation>
    </message>
    <message>
        <source>Agrees to a hint</source>
        <translation>Accepte une indication</translation>
    </message>
    <message>
        <source>Wants no hint</source>
        <translation>Ne veut pas d’indication</translation>
    </message>
    <message>
        <source>Shares a cube on {0}</source>
        <translation>Partage un cube sur {0}</translation>
    </message>
    <message>
        <source>Answers with a cube on {0}</source>
        <translation>Répond par un cube sur {0}</translation>
    </message>
    <message>
        <source>Answers with a disc on {0}</source>
        <translation>Répond par un disque sur {0}</translation>
    </message>
    <message>
        <source>Puts the disc on {0} instead</source>
        <translation>Pose plutôt le disque sur {0}</translation>
    </message>
    <message>
        <source>Pays with a cube on {0}</source>
        <translation>Paie d’un cube sur {0}</translation>
    </message>
    <message>
        <source>Makes up for the answer with a cube on {0}</source>
        <translation>Compense la réponse par un cube sur {0}</translation>
    </message>
    <message>
        <source>Makes up for the answer with a disc on {0}</source>
        <translation>Compense la réponse par un disque sur {0}</translation>
    </message>
    <message>
        <source>{0} (first colour)</source>
        <translation>{0} (première couleur)</translation>
    </message>
    <message>
        <source>{0} (second colour)</source>
        <translation>{0} (seconde couleur)</translation>
    </message>
    <message>
        <source>{0} puts a cube on {1}</source>
        <translation>{0} pose un cube sur {1}</translation>
    </message>
    <message>
        <source>{0} puts a disc on {1}</source>
        <translation>{0} pose un disque sur {1}</translation>
    </message>
    <message>
        <source>The answer was wrong and is put right</source>
        <translation>La réponse était fausse et est corrigée</translation>
    </message>
    <message>
        <source>There is no hint now</source>
        <translation>Il n’y a pas d’indication pour l’instant</translation>
    </message>
    <message>
        <source>{0} has found the habitat: {1}</source>
        <translation>{0} a trouvé l’habitat&#xa0;: {1}</translation>
    </message>
</context>
<context>
    <name>CryptidMenus</name>
    <message>
        <source>&amp;Case files…</source>
        <translation>Dossiers d’enquê&amp;te…</translation>
    </message>
    <message>
        <source>Case &amp;files</source>
        <translation>Dossiers d’enquê&amp;te</translation>
    </message>
    <message>
        <source>&amp;Notebook beside the cardboard game…</source>
        <translation>&amp;Carnet pour le jeu en carton…</translation>
    </message>
    <message>
        <source>&amp;Notebook beside the cardboard game</source>
        <translation>&amp;Carnet pour le jeu en carton</translation>
    </message>
    <message>
        <source>&amp;Deduction sheet</source>
        <translation>&amp;Feuille de déduction</translation>
    </message>
    <message>
        <source>&amp;Log</source>
        <translation>Jour&amp;nal</translation>
    </message>
    <message>
        <source>Propose a &amp;hint</source>
        <translation>Proposer une &amp;indication</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Indication</translation>
    </message>
</context>
<context>
    <name>CryptidNames</name>
    <message>
        <source>Forest</source>
        <translation>Forêt</translation>
    </message>
    <message>
        <source>Desert</source>
        <translation>Désert</translation>
    </message>
    <message>
        <source>Swamp</source>
        <translation>Marécage</translation>
    </message>
    <message>
        <source>Mountain</source>
        <translation>Montagne</translation>
    </message>
    <message>
        <source>Water</source>
        <translation>Lac</translation>
    </message>
    <message>
        <source>bear&apos;s territory</source>
        <translation>territoire d’un ours</translation>
    </message>
    <message>
        <source>cougar&apos;s territory</source>
        <translation>territoire d’un puma</translation>
    </message>
    <message>
        <source>Standing stone</source>
        <translation>Pierre dressée</translation>
    </message>
    <message>
        <source>Abandoned shack</source>
        <translation>Cabane abandonnée</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Blanc</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Vert</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Bleu</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Noir</translation>
    </message>
    <message>
        <source>white standing stone</source>
        <translation>pierre dressée blanche</translation>
    </message>
    <message>
        <source>green standing stone</source>
        <translation>pierre dressée verte</translation>
    </message>
    <message>
        <source>blue standing stone</source>
        <translation>pierre dressée bleue</translation>
    </message>
    <message>
        <source>black standing stone</source>
        <translation>pierre dressée noire</translation>
    </message>
    <message>
        <source>white abandoned shack</source>
        <translation>cabane abandonnée blanche</translation>
    </message>
    <message>
        <source>green abandoned shack</source>
        <translation>cabane abandonnée verte</translation>
    </message>
    <message>
        <source>blue abandoned shack</source>
        <translation>cabane abandonnée bleue</translation>
    </message>
    <message>
        <source>black abandoned shack</source>
        <translation>cabane abandonnée noire</translation>
    </message>
    <message>
        <source>{0} (first colour)</source>
        <translation>{0} (première couleur)</translation>
    </message>
    <message>
        <source>{0} (second colour)</source>
        <translation>{0} (seconde couleur)</translation>
    </message>
    <message>
        <source>0 cells</source>
        <translation>0&#xa0;case</translation>
    </message>
    <message>
        <source>1 cell</source>
        <translation>1&#xa0;case</translation>
    </message>
    <message>
        <source>{0} cells</source>
        <translation>{0}&#xa0;cases</translation>
    </message>
    <message>
        <source>Round {0}</source>
        <translation>Manche {0}</translation>
    </message>
</context>
<context>
    <name>CryptidNewGameDialog</name>
    <message>
        <source>Norma&amp;l</source>
        <translation>&amp;Normal</translation>
    </message>
    <message>
        <source>Ad&amp;vanced</source>
        <translation>A&amp;vancé</translation>
    </message>
    <message>
        <source>This is not the number of a deal.</source>
        <translation>Ce n’est pas un numéro de donne.</translation>
    </message>
    <message>
        <source>Your own box is played.</source>
        <translation>Votre propre boîte est jouée.</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>How hard the puzzle is</source>
        <translation>La difficulté de l’énigme</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Difficulté</translation>
    </message>
    <message>
        <source>Any</source>
        <translation>Toutes</translation>
    </message>
    <message>
        <source>Ea&amp;sy</source>
        <translation>Fa&amp;cile</translation>
    </message>
    <message>
        <source>&amp;Medium</source>
        <translation>&amp;Moyen</translation>
    </message>
    <message>
        <source>&amp;Hard</source>
        <translation>Di&amp;fficile</translation>
    </message>
    <message>
        <source>Expe&amp;rt</source>
        <translation>Expe&amp;rt</translation>
    </message>
    <message>
        <source>Who begins</source>
        <translation>Qui commence</translation>
    </message>
    <message>
        <source>As s&amp;eated</source>
        <translation>Dans &amp;l’ordre</translation>
    </message>
    <message>
        <source>Player 1 begins</source>
        <translation>Le joueur 1 commence</translation>
    </message>
    <message>
        <source>Dra&amp;wn</source>
        <translation>Au &amp;sort</translation>
    </message>
    <message>
        <source>Lots decide who begins; the others follow as they are seated</source>
        <translation>Le sort désigne qui commence&#xa0;; les autres suivent dans l’ordre des places</translation>
    </message>
    <message>
        <source>Exactly one cell</source>
        <translation>Exactement une case</translation>
    </message>
    <message>
        <source>Deduction sheets may use that exactly one cell fits all clues.</source>
        <translation>Les feuilles de déduction peuvent utiliser le fait qu’exactement une case convient à tous les indices.</translation>
    </message>
    <message>
        <source>E&amp;xactly one cell</source>
        <translation>E&amp;xactement une case</translation>
    </message>
    <message>
        <source>Answer yourselves</source>
        <translation>Répondre soi-même</translation>
    </message>
    <message>
        <source>Whoever is asked puts the token down; slips are put right.</source>
        <translation>Qui est interrogé pose le pion&#xa0;; les erreurs sont corrigées.</translation>
    </message>
    <message>
        <source>A&amp;nswer yourselves</source>
        <translation>Rép&amp;ondre soi-même</translation>
    </message>
    <message>
        <source>&amp;Deal number</source>
        <translation>Numéro de &amp;donne</translation>
    </message>
    <message>
        <source>a new deal</source>
        <translation>nouvelle donne</translation>
    </message>
    <message>
        <source>Whoever types this number plays the same deal.</source>
        <translation>Qui tape ce numéro joue la même donne.</translation>
    </message>
    <message>
        <source>Looking for such a puzzle…</source>
        <translation>Recherche d’une telle énigme…</translation>
    </message>
    <message>
        <source>Own &amp;box…</source>
        <translation>Ma &amp;boîte…</translation>
    </message>
    <message>
        <source>Lay the map and the clues of your own box.</source>
        <translation>Disposer la carte et les indices de votre propre boîte.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Jouer</translation>
    </message>
</context>
<context>
    <name>CryptidNotebook</name>
    <message>
        <source>Saved in {0}.</source>
        <translation>Enregistré dans {0}.</translation>
    </message>
    <message>
        <source>A new notebook. Undo brings the old one back.</source>
        <translation>Nouveau carnet. Annuler rétablit l’ancien.</translation>
    </message>
    <message>
        <source>Open a notebook</source>
        <translation>Ouvrir un carnet</translation>
    </message>
    <message>
        <source>Save the notebook</source>
        <translation>Enregistrer le carnet</translation>
    </message>
    <message>
        <source>Notebooks ({0})</source>
        <translation>Carnets ({0})</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Ouvrir…</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Enregistrer…</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Nouveau</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Advanced game</source>
        <translation>Jeu avancé</translation>
    </message>
    <message>
        <source>Map with tokens</source>
        <translation>Carte avec les jetons</translation>
    </message>
    <message>
        <source>Nobody: I only watch</source>
        <translation>Personne&#xa0;: je ne fais qu’observer</translation>
    </message>
    <message>
        <source>Not written down</source>
        <translation>Non noté</translation>
    </message>
    <message>
        <source>One player less</source>
        <translation>Un joueur de moins</translation>
    </message>
    <message>
        <source>One player more</source>
        <translation>Un joueur de plus</translation>
    </message>
    <message>
        <source>I am</source>
        <translation>Je suis</translation>
    </message>
    <message>
        <source>My clue</source>
        <translation>Mon indice</translation>
    </message>
    <message>
        <source>Next token</source>
        <translation>Prochain jeton</translation>
    </message>
    <message>
        <source>Cube: no</source>
        <translation>Cube&#xa0;: non</translation>
    </message>
    <message>
        <source>Disc: possible</source>
        <translation>Disque&#xa0;: possible</translation>
    </message>
    <message>
        <source>A cube lies on {0} already.</source>
        <translation>Il y a déjà un cube sur {0}.</translation>
    </message>
    <message>
        <source>No cell remains: a token, the map, the hint or your clue is not as on the table.</source>
        <translation>Il ne reste aucune case&#xa0;: un jeton, la carte, l’indication ou votre indice n’est pas comme sur la table.</translation>
    </message>
    <message>
        <source>Cells that remain: {0}.</source>
        <translation>Cases restantes&#xa0;: {0}.</translation>
    </message>
    <message>
        <source>Cells that remain: {0} ({1}).</source>
        <translation>Cases restantes&#xa0;: {0} ({1}).</translation>
    </message>
    <message>
        <source>Hint of the table</source>
        <translation>Indication de la table</translation>
    </message>
    <message>
        <source>None yet</source>
        <translation>Aucune pour l’instant</translation>
    </message>
</context>
<context>
    <name>CryptidOwnBoxDialog</name>
    <message>
        <source>Own box</source>
        <translation>Ma boîte</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <translation>&amp;Normal</translation>
    </message>
    <message>
        <source>&amp;Advanced</source>
        <translation>&amp;Avancé</translation>
    </message>
    <message>
        <source>Clues</source>
        <translation>Indices</translation>
    </message>
    <message>
        <source>&amp;Drawn</source>
        <translation>&amp;Tirés au sort</translation>
    </message>
    <message>
        <source>The program draws clues that fit this map, and nobody sees them</source>
        <translation>Le programme tire des indices adaptés à cette carte, et personne ne les voit</translation>
    </message>
    <message>
        <source>&amp;Chosen</source>
        <translation>&amp;Choisis</translation>
    </message>
    <message>
        <source>You choose the clues, and whoever sees this knows them</source>
        <translation>Vous choisissez les indices, et qui voit ceci les connaît</translation>
    </message>
    <message>
        <source>&amp;Without own box</source>
        <translation>&amp;Sans ma boîte</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>&amp;Use this box</source>
        <translation>&amp;Utiliser cette boîte</translation>
    </message>
</context>
<context>
    <name>CryptidPrompt</name>
    <message>
        <source>Share a cube where your clue denies the habitat</source>
        <translation>Placez un cube là où votre indice exclut l’habitat</translation>
    </message>
    <message>
        <source>Choose a cell: ask or search</source>
        <translation>Choisissez une case&#xa0;: interrogez ou recherchez</translation>
    </message>
    <message>
        <source>{0} proposes a hint. Do you agree?</source>
        <translation>{0} propose une indication. Êtes-vous d’accord&#xa0;?</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>La partie est terminée</translation>
    </message>
    <message>
        <source>{0} searches {1}. What is your answer?</source>
        <translation>{0} effectue une recherche en {1}. Que répondez-vous&#xa0;?</translation>
    </message>
    <message>
        <source>{0} asks you about {1}. What is your answer?</source>
        <translation>{0} vous interroge sur {1}. Que répondez-vous&#xa0;?</translation>
    </message>
    <message>
        <source>{0} is playing</source>
        <translation>{0} joue</translation>
    </message>
    <message>
        <source>Your answer was wrong: put a cube where it is right</source>
        <translation>Votre réponse était fausse&#xa0;: placez un cube là où il est juste</translation>
    </message>
    <message>
        <source>Pay with a cube where your clue denies the habitat</source>
        <translation>Payez d’un cube là où votre indice exclut l’habitat</translation>
    </message>
    <message>
        <source>Your answer was wrong: put a disc where it is right</source>
        <translation>Votre réponse était fausse&#xa0;: placez un disque là où il est juste</translation>
    </message>
    <message>
        <source>Your disc lies there: put one on another cell that fits</source>
        <translation>Votre disque s’y trouve déjà&#xa0;: placez-en un sur une autre case qui convient</translation>
    </message>
</context>
<context>
    <name>CryptidPuzzle</name>
    <message>
        <source>A clue is there twice, or beside its own negation.</source>
        <translation>Un indice figure deux fois, ou à côté de sa propre négation.</translation>
    </message>
    <message>
        <source>No cell fits all clues.</source>
        <translation>Aucune case ne convient à tous les indices.</translation>
    </message>
    <message>
        <source>{0} cells fit all clues.</source>
        <translation>{0} cases conviennent à tous les indices.</translation>
    </message>
    <message>
        <source>Exactly one cell fits all clues.</source>
        <translation>Une seule case convient à tous les indices.</translation>
    </message>
    <message>
        <source>Exactly one cell fits all clues, but a clue is not needed, or too strong or weak.</source>
        <translation>Une seule case convient à tous les indices, mais un indice est inutile, trop fort ou trop faible.</translation>
    </message>
    <message>
        <source>Your box holds {0} clues; {1} players need {2}.</source>
        <translation>Votre boîte contient {0} indices&#xa0;; pour {1} joueurs, il en faut {2}.</translation>
    </message>
    <message>
        <source>No clues make a puzzle of this map. Lay it another way.</source>
        <translation>Aucun jeu d’indices ne fait une énigme de cette carte. Disposez-la autrement.</translation>
    </message>
</context>
<context>
    <name>CryptidRefusal</name>
    <message>
        <source>There is no hint to be had now.</source>
        <translation>Aucune indication n’est possible maintenant.</translation>
    </message>
    <message>
        <source>{0} has answered on {1} already.</source>
        <translation>{0} a déjà répondu sur {1}.</translation>
    </message>
    <message>
        <source>A cube of {1} lies on {0}.</source>
        <translation>Un cube ({1}) se trouve sur {0}.</translation>
    </message>
    <message>
        <source>Your own disc lies on {0}.</source>
        <translation>Votre propre disque se trouve sur {0}.</translation>
    </message>
    <message>
        <source>{0} does not fit your clue.</source>
        <translation>{0} ne convient pas à votre indice.</translation>
    </message>
    <message>
        <source>{0} fits your clue.</source>
        <translation>{0} convient à votre indice.</translation>
    </message>
    <message>
        <source>Cubes are shared first.</source>
        <translation>Il faut d’abord placer les cubes de départ.</translation>
    </message>
    <message>
        <source>Ask another player, or search.</source>
        <translation>Interrogez un autre joueur ou effectuez une recherche.</translation>
    </message>
    <message>
        <source>Put a disc down first.</source>
        <translation>Placez d’abord un disque.</translation>
    </message>
    <message>
        <source>Answer first.</source>
        <translation>Répondez d’abord.</translation>
    </message>
    <message>
        <source>Put a cube down first.</source>
        <translation>Placez d’abord un cube.</translation>
    </message>
    <message>
        <source>The table votes about a hint first.</source>
        <translation>La table vote d’abord sur une indication.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partie est terminée.</translation>
    </message>
</context>
<context>
    <name>CryptidRender</name>
    <message>
        <source>The game has {0} turns, so there is no turn {1}.</source>
        <translation>La partie compte {0} tours, il n’y a donc pas de tour {1}.</translation>
    </message>
</context>
<context>
    <name>CryptidReplay</name>
    <message>
        <source>Cubes</source>
        <translation>Cubes</translation>
    </message>
    <message>
        <source>Discs</source>
        <translation>Disques</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Jetons</translation>
    </message>
    <message>
        <source>Cells still possible</source>
        <translation>Cases encore possibles</translation>
    </message>
</context>
<context>
    <name>CryptidReport</name>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Found the habitat</source>
        <translation>Habitat trouvé</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Manches</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Questions</translation>
    </message>
    <message>
        <source>Searches</source>
        <translation>Recherches</translation>
    </message>
    <message>
        <source>Cubes paid</source>
        <translation>Cubes payés</translation>
    </message>
    <message>
        <source>Cubes</source>
        <translation>Cubes</translation>
    </message>
    <message>
        <source>Discs</source>
        <translation>Disques</translation>
    </message>
    <message>
        <source>Deduction sheet</source>
        <translation>Feuille de déduction</translation>
    </message>
    <message>
        <source>Clue</source>
        <translation>Indice</translation>
    </message>
    <message>
        <source>Sentence</source>
        <translation>Phrase</translation>
    </message>
    <message>
        <source>Number of cells</source>
        <translation>Nombre de cases</translation>
    </message>
    <message>
        <source>Cells</source>
        <translation>Cases</translation>
    </message>
</context>
<context>
    <name>CryptidResult</name>
    <message>
        <source>The habitat is {0}</source>
        <translation>L’habitat est {0}</translation>
    </message>
    <message>
        <source>The only cell that fits all clues.</source>
        <translation>La seule case qui convient à tous les indices.</translation>
    </message>
    <message>
        <source>Nobody has found the habitat yet.</source>
        <translation>Personne n’a encore trouvé l’habitat.</translation>
    </message>
    <message>
        <source>{0} has found the habitat</source>
        <translation>{0} a trouvé l’habitat</translation>
    </message>
    <message>
        <source>It is {0}, found in the first round.</source>
        <translation>C’est {0}, trouvé dès la première manche.</translation>
    </message>
    <message>
        <source>It is {0}, found after {1} rounds.</source>
        <translation>C’est {0}, trouvé après {1} manches.</translation>
    </message>
    <message>
        <source>0 cubes</source>
        <translation>0 cube</translation>
    </message>
    <message>
        <source>1 cube</source>
        <translation>1 cube</translation>
    </message>
    <message>
        <source>{0} cubes</source>
        <translation>{0} cubes</translation>
    </message>
    <message>
        <source>0 discs</source>
        <translation>0 disque</translation>
    </message>
    <message>
        <source>1 disc</source>
        <translation>1 disque</translation>
    </message>
    <message>
        <source>{0} discs</source>
        <translation>{0} disques</translation>
    </message>
    <message>
        <source>0 questions</source>
        <translation>0 question</translation>
    </message>
    <message>
        <source>1 question</source>
        <translation>1 question</translation>
    </message>
    <message>
        <source>{0} questions</source>
        <translation>{0} questions</translation>
    </message>
    <message>
        <source>0 searches</source>
        <translation>0 recherche</translation>
    </message>
    <message>
        <source>1 search</source>
        <translation>1 recherche</translation>
    </message>
    <message>
        <source>{0} searches</source>
        <translation>{0} recherches</translation>
    </message>
    <message>
        <source>0 cubes paid</source>
        <translation>0 cube payé</translation>
    </message>
    <message>
        <source>1 cube paid</source>
        <translation>1 cube payé</translation>
    </message>
    <message>
        <source>{0} cubes paid</source>
        <translation>{0} cubes payés</translation>
    </message>
</context>
<context>
    <name>CryptidResultDialog</name>
    <message>
        <source>Most useful questions</source>
        <translation>Questions les plus utiles</translation>
    </message>
    <message>
        <source>Least useful questions</source>
        <translation>Questions les moins utiles</translation>
    </message>
    <message>
        <source>This could not be found out.</source>
        <translation>Cela n’a pas pu être établi.</translation>
    </message>
    <message>
        <source>Who could have known</source>
        <translation>Qui aurait pu savoir</translation>
    </message>
    <message>
        <source>This is being thought out…</source>
        <translation>Analyse en cours…</translation>
    </message>
    <message>
        <source>Deal number {0}</source>
        <translation>Donne n°&#xa0;{0}</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>E&amp;xporter…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Imprimer…</translation>
    </message>
    <message>
        <source>Whoever types this number plays the same deal.</source>
        <translation>Qui tape ce numéro joue la même donne.</translation>
    </message>
    <message>
        <source>&amp;Replay</source>
        <translation>Re&amp;voir</translation>
    </message>
    <message>
        <source>Same &amp;deal again</source>
        <translation>Rejouer la &amp;donne</translation>
    </message>
    <message>
        <source>Play &amp;again</source>
        <translation>&amp;Rejouer</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
</context>
<context>
    <name>CryptidRules</name>
    <message>
        <source>a cube is to be put down first</source>
        <translation>il faut d’abord poser un cube</translation>
    </message>
    <message>
        <source>a cube lies on the cell</source>
        <translation>un cube se trouve sur la case</translation>
    </message>
    <message>
        <source>a disc is to be put down first</source>
        <translation>il faut d’abord poser un disque</translation>
    </message>
    <message>
        <source>a player asks or searches now</source>
        <translation>c’est le moment de demander ou de chercher</translation>
    </message>
    <message>
        <source>an answer is to be given first</source>
        <translation>il faut d’abord donner une réponse</translation>
    </message>
    <message>
        <source>cubes are shared first</source>
        <translation>on pose d’abord les cubes du début</translation>
    </message>
    <message>
        <source>no cube of this player can lie there</source>
        <translation>aucun cube de ce joueur ne peut se trouver là</translation>
    </message>
    <message>
        <source>no disc of this player can lie there</source>
        <translation>aucun disque de ce joueur ne peut se trouver là</translation>
    </message>
    <message>
        <source>nobody else sits there</source>
        <translation>personne d’autre n’est assis là</translation>
    </message>
    <message>
        <source>the game is over</source>
        <translation>la partie est terminée</translation>
    </message>
    <message>
        <source>the player asked has answered there already</source>
        <translation>le joueur interrogé a déjà répondu là</translation>
    </message>
    <message>
        <source>the searcher&apos;s own clue denies the cell</source>
        <translation>l’indice du chercheur exclut la case</translation>
    </message>
    <message>
        <source>the table votes about a hint first</source>
        <translation>la table vote d’abord sur une indication</translation>
    </message>
    <message>
        <source>there is no hint to be had now</source>
        <translation>il n’y a pas d’indication à obtenir maintenant</translation>
    </message>
</context>
<context>
    <name>CryptidScore</name>
    <message>
        <source>The game is not over: round {0} is being played.</source>
        <translation>La partie n’est pas terminée&#xa0;: on joue la manche {0}.</translation>
    </message>
</context>
<context>
    <name>CryptidSetup</name>
    <message>
        <source>Help of the deduction sheet</source>
        <translation>Aide de la feuille de déduction</translation>
    </message>
    <message>
        <source>Sheet: no help</source>
        <translation>Feuille&#xa0;: sans aide</translation>
    </message>
    <message>
        <source>Sheet: strikes</source>
        <translation>Feuille&#xa0;: ratures</translation>
    </message>
    <message>
        <source>Sheet: shades</source>
        <translation>Feuille&#xa0;: ombres</translation>
    </message>
    <message>
        <source>A puzzle as hard as the last one is looked for…</source>
        <translation>Recherche d’une énigme aussi difficile que la dernière…</translation>
    </message>
</context>
<context>
    <name>CryptidSheet</name>
    <message>
        <source>not {0}</source>
        <translation>pas {0}</translation>
    </message>
    <message>
        <source>forest</source>
        <translation>forêt</translation>
    </message>
    <message>
        <source>desert</source>
        <translation>désert</translation>
    </message>
    <message>
        <source>swamp</source>
        <translation>marécage</translation>
    </message>
    <message>
        <source>mountain</source>
        <translation>montagne</translation>
    </message>
    <message>
        <source>water</source>
        <translation>lac</translation>
    </message>
    <message>
        <source>animal</source>
        <translation>animal</translation>
    </message>
    <message>
        <source>stone</source>
        <translation>pierre</translation>
    </message>
    <message>
        <source>shack</source>
        <translation>cabane</translation>
    </message>
    <message>
        <source>bear</source>
        <translation>ours</translation>
    </message>
    <message>
        <source>cougar</source>
        <translation>puma</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>bleu</translation>
    </message>
    <message>
        <source>white</source>
        <translation>blanc</translation>
    </message>
    <message>
        <source>green</source>
        <translation>vert</translation>
    </message>
    <message>
        <source>black</source>
        <translation>noir</translation>
    </message>
    <message>
        <source>the hint: {0}</source>
        <translation>l’indication&#xa0;: {0}</translation>
    </message>
    <message>
        <source>a cube of {0} on {1}, which lies {2}</source>
        <translation>{0} a un cube en {1}, qui est {2}</translation>
    </message>
    <message>
        <source>a cube of {0} on {1}, which does not lie {2}</source>
        <translation>{0} a un cube en {1}, qui n’est pas {2}</translation>
    </message>
    <message>
        <source>a disc of {0} on {1}, which lies {2}</source>
        <translation>{0} a un disque en {1}, qui est {2}</translation>
    </message>
    <message>
        <source>a disc of {0} on {1}, which does not lie {2}</source>
        <translation>{0} a un disque en {1}, qui n’est pas {2}</translation>
    </message>
    <message>
        <source>The habitat is {0}: {1}.</source>
        <translation>Habitat&#xa0;: {0} ({1}).</translation>
    </message>
    <message>
        <source>Clues left: {0}.</source>
        <translation>Indices restants&#xa0;: {0}.</translation>
    </message>
    <message>
        <source>What you hold stays covered here.</source>
        <translation>Ce que vous détenez reste caché ici.</translation>
    </message>
    <message>
        <source>crossed out</source>
        <translation>barré</translation>
    </message>
    <message>
        <source>sure</source>
        <translation>sûr</translation>
    </message>
    <message>
        <source>in doubt</source>
        <translation>incertain</translation>
    </message>
    <message>
        <source>Struck: with it there would never be exactly one cell, whatever others hold.</source>
        <translation>Barré&#xa0;: avec lui, il n’y aurait jamais exactement une case, quels que soient les indices des autres.</translation>
    </message>
    <message>
        <source>Struck: {0}; and {1} more.</source>
        <translation>Barré&#xa0;: {0}&#xa0;; et {1} de plus.</translation>
    </message>
    <message>
        <source>Struck: {0}.</source>
        <translation>Barré&#xa0;: {0}.</translation>
    </message>
    <message>
        <source>Struck.</source>
        <translation>Barré.</translation>
    </message>
    <message>
        <source>Deduction sheet</source>
        <translation>Feuille de déduction</translation>
    </message>
    <message>
        <source>You hold this clue: {0}.</source>
        <translation>Vous détenez cet indice&#xa0;: {0}.</translation>
    </message>
</context>
<context>
    <name>CryptidSolve</name>
    <message>
        <source>Cryptid: tells what the clues of a puzzle say.</source>
        <translation>Cryptid&#xa0;: ce que disent les indices d’une énigme.</translation>
    </message>
    <message>
        <source>JSON; - reads standard input</source>
        <translation>JSON&#xa0;; - lit l’entrée standard</translation>
    </message>
    <message>
        <source>PUZZLE</source>
        <translation>ÉNIGME</translation>
    </message>
    <message>
        <source>print JSON instead of sentences</source>
        <translation>afficher du JSON au lieu de phrases</translation>
    </message>
    <message>
        <source>{0}: {1} cells</source>
        <translation>{0}&#xa0;: {1} cases</translation>
    </message>
    <message>
        <source>The habitat is {0}.</source>
        <translation>L’habitat est {0}.</translation>
    </message>
    <message>
        <source>No habitat: all clues fit {0} cells: {1}.</source>
        <translation>Pas d’habitat&#xa0;: tous les indices conviennent à {0} cases&#xa0;: {1}.</translation>
    </message>
    <message>
        <source>No habitat: no cell fits all clues.</source>
        <translation>Pas d’habitat&#xa0;: aucune case ne convient à tous les indices.</translation>
    </message>
    <message>
        <source>A clue is there twice, or beside its own negation.</source>
        <translation>Un indice figure deux fois, ou à côté de sa négation.</translation>
    </message>
    <message>
        <source>The puzzle is good.</source>
        <translation>Le puzzle est bon.</translation>
    </message>
    <message>
        <source>The puzzle is not good.</source>
        <translation>Le puzzle n’est pas bon.</translation>
    </message>
    <message>
        <source>not needed</source>
        <translation>pas nécessaire</translation>
    </message>
    <message>
        <source>not from {0} to {1}</source>
        <translation>pas de {0} à {1}</translation>
    </message>
</context>
<context>
    <name>CryptidSpoken</name>
    <message>
        <source>cube of {0}</source>
        <translation>cube&#xa0;: {0}</translation>
    </message>
    <message>
        <source>disc of {0}</source>
        <translation>disque&#xa0;: {0}</translation>
    </message>
    <message>
        <source>discs of {0}</source>
        <translation>disques&#xa0;: {0}</translation>
    </message>
    <message>
        <source>lantern</source>
        <translation>lanterne</translation>
    </message>
</context>
<context>
    <name>CryptidTable</name>
    <message>
        <source>Sheet and log (F9)</source>
        <translation>Feuille et journal (F9)</translation>
    </message>
    <message>
        <source>has the turn</source>
        <translation>c’est son tour</translation>
    </message>
    <message>
        <source>cubes</source>
        <translation>cubes</translation>
    </message>
    <message>
        <source>discs</source>
        <translation>disques</translation>
    </message>
    <message>
        <source>clues still possible</source>
        <translation>indices encore possibles</translation>
    </message>
</context>
<context>
    <name>CryptidTablePrompt</name>
    <message>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Choose a cell on the map first.</source>
        <translation>Choisissez d’abord une case de la carte.</translation>
    </message>
    <message>
        <source>A hint is proposed in one&apos;s own turn.</source>
        <translation>On propose une indication à son propre tour.</translation>
    </message>
    <message>
        <source>{0}: ask a player, or search</source>
        <translation>{0}&#xa0;: poser une question ou rechercher</translation>
    </message>
    <message>
        <source>{0}: whom do you ask?</source>
        <translation>{0}&#xa0;: à qui poser la question&#xa0;?</translation>
    </message>
    <message>
        <source>Answers come in</source>
        <translation>Les réponses arrivent</translation>
    </message>
    <message>
        <source>The habitat!</source>
        <translation>L’habitat&#xa0;!</translation>
    </message>
    <message>
        <source>The computer cannot think. Let it try again.</source>
        <translation>L’ordinateur ne peut pas réfléchir. Laissez-le réessayer.</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Rechercher</translation>
    </message>
    <message>
        <source>S</source>
        <translation>S</translation>
    </message>
    <message>
        <source>Propose a hint</source>
        <translation>Proposer une indication</translation>
    </message>
    <message>
        <source>H</source>
        <translation>H</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Pas maintenant</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Échap</translation>
    </message>
    <message>
        <source>First colour</source>
        <translation>Première couleur</translation>
    </message>
    <message>
        <source>Second colour</source>
        <translation>Seconde couleur</translation>
    </message>
    <message>
        <source>Agree</source>
        <translation>Accepter</translation>
    </message>
    <message>
        <source>Y</source>
        <translation>O</translation>
    </message>
    <message>
        <source>Refuse</source>
        <translation>Refuser</translation>
    </message>
    <message>
        <source>N</source>
        <translation>N</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Rejouer</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Play on with an easier computer</source>
        <translation>Laisser jouer un ordinateur plus facile</translation>
    </message>
</context>
<context>
    <name>CryptidTerminal</name>
    <message>
        <source>Advice</source>
        <translation>Conseil</translation>
    </message>
    <message>
        <source>{0}, round {1}</source>
        <translation>{0}, manche {1}</translation>
    </message>
    <message>
        <source>{0}1 cube of 1</source>
        <translation>{0}1 cube de 1</translation>
    </message>
    <message>
        <source>12 discs of 1 and 2</source>
        <translation>12 disques de 1 et 2</translation>
    </message>
    <message>
        <source>{0} lantern</source>
        <translation>{0} lanterne</translation>
    </message>
    <message>
        <source>{0} what is asked for</source>
        <translation>{0} ce qui est demandé</translation>
    </message>
    <message>
        <source>No token lies on the map.</source>
        <translation>Il n’y a aucun jeton sur la carte.</translation>
    </message>
    <message>
        <source>The game is kept.</source>
        <translation>La partie est conservée.</translation>
    </message>
    <message>
        <source>FDWSM</source>
        <translation>FDLAM</translation>
    </message>
    <message>
        <source>bc</source>
        <translation>op</translation>
    </message>
    <message>
        <source>wglk</source>
        <translation>bvun</translation>
    </message>
    <message>
        <source>ih</source>
        <translation>ih</translation>
    </message>
    <message>
        <source>How many players? ({0})</source>
        <translation>Combien de joueurs&#xa0;? ({0})</translation>
    </message>
    <message>
        <source>Which game? 1 normal, 2 advanced</source>
        <translation>Quel jeu&#xa0;? 1 normal, 2 avancé</translation>
    </message>
    <message>
        <source>Who answers? 1 the program, 2 people themselves</source>
        <translation>Qui répond&#xa0;? 1 le programme, 2 les joueurs eux-mêmes</translation>
    </message>
    <message>
        <source>Deduction sheets? 1 no help, 2 strike refuted clues, 3 strike them and shade cells</source>
        <translation>Feuilles de déduction&#xa0;? 1 sans aide, 2 barrer les indices réfutés, 3 les barrer et ombrer les cases</translation>
    </message>
    <message>
        <source>ask F4 {0}, search F4, ? help</source>
        <translation>demander F4 {0}, rechercher F4, aide&#xa0;:&#xa0;?</translation>
    </message>
    <message>
        <source>y/n</source>
        <translation>o/n</translation>
    </message>
    <message>
        <source>a cell and a colour, such as {0}</source>
        <translation>une case et une couleur, par exemple {0}</translation>
    </message>
    <message>
        <source>a cell such as F4</source>
        <translation>une case, par exemple F4</translation>
    </message>
    <message>
        <source>Enter hides everything for the next player</source>
        <translation>Entrée cache tout pour le joueur suivant</translation>
    </message>
    <message>
        <source>ask F4 Ben  asks a player, also by number: a f4 2</source>
        <translation>demander F4 Ben  interroge un joueur, aussi par son numéro&#xa0;: a f4 2</translation>
    </message>
    <message>
        <source>search F4  says that the habitat is there</source>
        <translation>rechercher F4  affirme que l’habitat s’y trouve</translation>
    </message>
    <message>
        <source>hint  proposes a hint to the table, once a turn</source>
        <translation>indication  propose une indication à la table, une fois par tour</translation>
    </message>
    <message>
        <source>c  your clue, and the cells that fit it</source>
        <translation>c  votre indice, et les cases qui lui correspondent</translation>
    </message>
    <message>
        <source>d  your deduction sheet, as far as it helps</source>
        <translation>d  votre feuille de déduction, autant qu’elle aide</translation>
    </message>
    <message>
        <source>look F4  what there is on a cell</source>
        <translation>voir F4  ce qu’il y a sur une case</translation>
    </message>
    <message>
        <source>m  the tokens, g  the ground in words, w  who is who</source>
        <translation>m  les jetons, g  le terrain en mots, w  qui est qui</translation>
    </message>
    <message>
        <source>l  everything that happened, h  an advice</source>
        <translation>l  tout ce qui s’est passé, h  un conseil</translation>
    </message>
    <message>
        <source>u  take back, where the table has agreed to it</source>
        <translation>u  reprendre, si la table l’a convenu</translation>
    </message>
    <message>
        <source>q  save and quit; play --terminal --resume goes on</source>
        <translation>q  enregistrer et quitter&#xa0;; play --terminal --resume reprend</translation>
    </message>
    <message>
        <source>Enter shows everything again.</source>
        <translation>Entrée montre tout à nouveau.</translation>
    </message>
    <message>
        <source>look</source>
        <translation>voir</translation>
    </message>
    <message>
        <source>{0} is no cell: they go from A1 to L9.</source>
        <translation>{0} n’est pas une case&#xa0;: elles vont de A1 à L9.</translation>
    </message>
    <message>
        <source>Type ask, a cell and a player, or search and a cell.</source>
        <translation>Tapez demander, une case et un joueur, ou rechercher et une case.</translation>
    </message>
    <message>
        <source>Type the cell and then the colour: {0}.</source>
        <translation>Tapez la case, puis la couleur&#xa0;: {0}.</translation>
    </message>
    <message>
        <source>Type the number of your answer: {0}.</source>
        <translation>Tapez le numéro de votre réponse&#xa0;: {0}.</translation>
    </message>
    <message>
        <source>Type yes or no.</source>
        <translation>Tapez oui ou non.</translation>
    </message>
    <message>
        <source>Whom do you ask? {0}.</source>
        <translation>À qui poser la question&#xa0;? {0}.</translation>
    </message>
    <message>
        <source>ask</source>
        <translation>demander</translation>
    </message>
    <message>
        <source>search</source>
        <translation>rechercher</translation>
    </message>
    <message>
        <source>hint</source>
        <translation>indication</translation>
    </message>
    <message>
        <source>Cells that all others may allow</source>
        <translation>Cases que tous les autres peuvent permettre</translation>
    </message>
    <message>
        <source>{0} struck, x crossed out, o sure, ? in doubt</source>
        <translation>{0} barré, x rayé, o sûr,&#xa0;? en doute</translation>
    </message>
</context>
<context>
    <name>CryptidVariants</name>
    <message>
        <source>By the program</source>
        <translation>Par le programme</translation>
    </message>
    <message>
        <source>By people</source>
        <translation>Par les joueurs</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>Mode</translation>
    </message>
    <message>
        <source>&amp;Mode</source>
        <translation>&amp;Mode</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Réponses</translation>
    </message>
    <message>
        <source>&amp;Answers</source>
        <translation>&amp;Réponses</translation>
    </message>
</context>
<context>
    <name>DealCode</name>
    <message>
        <source>There is no code yet.</source>
        <translation>Il n’y a pas encore de code.</translation>
    </message>
    <message>
        <source>This code is from a newer version of the program.</source>
        <translation>Ce code vient d’une version plus récente du programme.</translation>
    </message>
    <message>
        <source>The code is too short: {0} of {1} characters.</source>
        <translation>Le code est trop court&#xa0;: {0} caractères sur {1}.</translation>
    </message>
    <message>
        <source>The code is too long: {0} instead of {1} characters.</source>
        <translation>Le code est trop long&#xa0;: {0} caractères au lieu de {1}.</translation>
    </message>
    <message>
        <source>The check does not fit: a character is wrong, or two have changed places.</source>
        <translation>Le contrôle ne correspond pas&#xa0;: un caractère est faux, ou deux sont inversés.</translation>
    </message>
    <message>
        <source>The digit {0} is not used in codes</source>
        <translation>Le chiffre {0} n’existe pas dans les codes</translation>
    </message>
    <message>
        <source>The letter {0} is not used in codes</source>
        <translation>La lettre {0} n’existe pas dans les codes</translation>
    </message>
    <message>
        <source>The sign {0} is not used in codes</source>
        <translation>Le signe {0} n’existe pas dans les codes</translation>
    </message>
    <message>
        <source>{0}.</source>
        <translation>{0}.</translation>
    </message>
    <message>
        <source>{0}; did you mean {1}?</source>
        <translation>{0}&#xa0;; vouliez-vous dire {1}&#xa0;?</translation>
    </message>
    <message>
        <source>Hexagons</source>
        <translation>Hexagones</translation>
    </message>
    <message>
        <source>Squares</source>
        <translation>Carrés</translation>
    </message>
    <message>
        <source>with rulings of its own</source>
        <translation>avec ses propres règles</translation>
    </message>
    <message>
        <source>one player</source>
        <translation>un joueur</translation>
    </message>
    <message>
        <source>{0} players</source>
        <translation>{0} joueurs</translation>
    </message>
    <message>
        <source>cards {0}</source>
        <translation>cartes {0}</translation>
    </message>
</context>
<context>
    <name>DealDialog</name>
    <message>
        <source>Type or paste a code: whoever plays it gets the same tiles and tokens.</source>
        <translation>Tapez ou collez un code&#xa0;: qui le joue reçoit les mêmes tuiles et les mêmes jetons.</translation>
    </message>
    <message>
        <source>Play a deal</source>
        <translation>Jouer une donne</translation>
    </message>
    <message>
        <source>A deal code</source>
        <translation>Un code de donne</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Coller</translation>
    </message>
    <message>
        <source>P&amp;lay this deal</source>
        <translation>&amp;Jouer cette donne</translation>
    </message>
    <message>
        <source>Deal of the day</source>
        <translation>Donne du jour</translation>
    </message>
    <message>
        <source>Play it &amp;again</source>
        <translation>La &amp;rejouer</translation>
    </message>
    <message>
        <source>Play &amp;today&apos;s deal</source>
        <translation>Jouer la &amp;donne du jour</translation>
    </message>
    <message>
        <source>It is the same for everybody. The days you play are listed here.</source>
        <translation>La même pour tout le monde. Vos jours joués s’affichent ici.</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>Days played</source>
        <translation>Jours joués</translation>
    </message>
    <message>
        <source>Days played, {0} in a row</source>
        <translation>Jours joués, {0} de suite</translation>
    </message>
</context>
<context>
    <name>DealLabel</name>
    <message>
        <source>Copied</source>
        <translation>Copié</translation>
    </message>
    <message>
        <source>Deal code</source>
        <translation>Code de donne</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copier</translation>
    </message>
    <message>
        <source>Copy the deal code</source>
        <translation>Copier le code de donne</translation>
    </message>
    <message>
        <source>Whoever types this code plays the same deal.</source>
        <translation>Qui tape ce code joue la même donne.</translation>
    </message>
    <message>
        <source>Deal code {0}</source>
        <translation>Code de donne {0}</translation>
    </message>
</context>
<context>
    <name>Deals</name>
    <message>
        <source>{0}, later</source>
        <translation>{0}, plus tard</translation>
    </message>
    <message>
        <source>{0}: {1}, {2} points</source>
        <translation>{0}&#xa0;: {1}, {2} points</translation>
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
        <translation>Fréquence</translation>
    </message>
    <message>
        <source>Distribution of scores</source>
        <translation>Répartition des scores</translation>
    </message>
    <message>
        <source>{0} points</source>
        <translation>{0} points</translation>
    </message>
    <message>
        <source>{0} to {1} points</source>
        <translation>{0} à {1} points</translation>
    </message>
    <message>
        <source>Persons: {0}</source>
        <translation>Humains&#xa0;: {0}</translation>
    </message>
    <message>
        <source>Computers: {0}</source>
        <translation>Ordinateurs&#xa0;: {0}</translation>
    </message>
    <message>
        <source>Half of all scores lie between {0} and {1}</source>
        <translation>La moitié des scores sont entre {0} et {1}</translation>
    </message>
</context>
<context>
    <name>Documents</name>
    <message>
        <source>The document</source>
        <translation>Le document</translation>
    </message>
    <message>
        <source>The field {0} stands twice in one object.</source>
        <translation>Le champ {0} figure deux fois dans un même objet.</translation>
    </message>
    <message>
        <source>The file cannot be read: {0}.</source>
        <translation>Le fichier ne peut pas être lu&#xa0;: {0}.</translation>
    </message>
    <message>
        <source>The file is larger than {0} MiB.</source>
        <translation>Le fichier dépasse {0} Mio.</translation>
    </message>
    <message>
        <source>The file is not UTF-8 text: byte {0} does not fit.</source>
        <translation>Le fichier n’est pas un texte UTF-8&#xa0;: l’octet {0} ne convient pas.</translation>
    </message>
    <message>
        <source>There is no standard input.</source>
        <translation>Il n’y a pas d’entrée standard.</translation>
    </message>
    <message>
        <source>This JSON holds a number that is too long.</source>
        <translation>Ce JSON contient un nombre trop long.</translation>
    </message>
    <message>
        <source>This JSON is nested too deeply.</source>
        <translation>Ce JSON est imbriqué trop profondément.</translation>
    </message>
    <message>
        <source>This is not JSON: line {0}, column {1}: {2}.</source>
        <translation>Ce n’est pas du JSON&#xa0;: ligne {0}, colonne {1}&#xa0;: {2}.</translation>
    </message>
    <message>
        <source>expecting &apos;,&apos; delimiter</source>
        <translation>il manque une virgule</translation>
    </message>
    <message>
        <source>expecting &apos;:&apos; delimiter</source>
        <translation>il manque un deux-points</translation>
    </message>
    <message>
        <source>expecting property name enclosed in double quotes</source>
        <translation>il manque un nom de champ entre guillemets doubles</translation>
    </message>
    <message>
        <source>expecting value</source>
        <translation>il manque une valeur</translation>
    </message>
    <message>
        <source>extra data</source>
        <translation>données en trop</translation>
    </message>
    <message>
        <source>invalid control character</source>
        <translation>caractère de contrôle interdit</translation>
    </message>
    <message>
        <source>this cannot be read</source>
        <translation>cela est illisible</translation>
    </message>
    <message>
        <source>unterminated string</source>
        <translation>texte sans guillemet fermant</translation>
    </message>
    <message>
        <source>{0} does not fit the game that the actions lead to.</source>
        <translation>{0} ne correspond pas à la partie que donnent les actions.</translation>
    </message>
    <message>
        <source>{0} has no field {1}.</source>
        <translation>{0} n’a pas de champ {1}.</translation>
    </message>
    <message>
        <source>{0} holds a character that cannot be shown.</source>
        <translation>{0} contient un caractère qui ne peut pas être affiché.</translation>
    </message>
    <message>
        <source>{0} is not a number that can be used here.</source>
        <translation>{0} n’est pas un nombre utilisable ici.</translation>
    </message>
    <message>
        <source>{0} is not an action of this game.</source>
        <translation>{0} n’est pas une action de ce jeu.</translation>
    </message>
    <message>
        <source>{0} is not legal here: {1}.</source>
        <translation>{0} n’est pas permis ici&#xa0;: {1}.</translation>
    </message>
    <message>
        <source>{0} must be a list, not {1}.</source>
        <translation>{0} doit être une liste, pas {1}.</translation>
    </message>
    <message>
        <source>{0} must be a text, not {1}.</source>
        <translation>{0} doit être un texte, pas {1}.</translation>
    </message>
    <message>
        <source>{0} must be a whole number from {1} to {2}, not {3}.</source>
        <translation>{0} doit être un nombre entier de {1} à {2}, pas {3}.</translation>
    </message>
    <message>
        <source>{0} must be an object, not {1}.</source>
        <translation>{0} doit être un objet, pas {1}.</translation>
    </message>
    <message>
        <source>{0} must be one of {1}, not {2}.</source>
        <translation>{0} doit être une de ces valeurs&#xa0;: {1}, et non {2}.</translation>
    </message>
    <message>
        <source>{0} must be true or false, not {1}.</source>
        <translation>{0} doit être true ou false, pas {1}.</translation>
    </message>
    <message>
        <source>{0} must be {1}.</source>
        <translation>{0} doit être {1}.</translation>
    </message>
    <message>
        <source>{0} must be {1}; this program knows no other version.</source>
        <translation>{0} doit être {1}&#xa0;; ce programme ne connaît pas d’autre version.</translation>
    </message>
    <message>
        <source>{0} must have {1} entries, not {2}.</source>
        <translation>{0} doit avoir {1} éléments, pas {2}.</translation>
    </message>
    <message>
        <source>{0} must have {1} to {2} entries, not {3}.</source>
        <translation>{0} doit avoir de {1} à {2} éléments, pas {3}.</translation>
    </message>
    <message>
        <source>{0} must not be longer than {1} characters.</source>
        <translation>{0} ne doit pas dépasser {1} caractères.</translation>
    </message>
    <message>
        <source>{0}: the name</source>
        <translation>{0}&#xa0;: le nom</translation>
    </message>
</context>
<context>
    <name>EraserButton</name>
    <message>
        <source>Erase</source>
        <translation>Effacer</translation>
    </message>
</context>
<context>
    <name>ErrorDialog</name>
    <message>
        <source>Something went wrong.</source>
        <translation>Un problème est survenu.</translation>
    </message>
    <message>
        <source>Your game is saved.</source>
        <translation>Votre partie est enregistrée.</translation>
    </message>
    <message>
        <source>Your game is not saved: save it in another place now.</source>
        <translation>Votre partie n’est pas enregistrée&#xa0;: enregistrez-la maintenant à un autre endroit.</translation>
    </message>
    <message>
        <source>Copy &amp;details</source>
        <translation>Copier les &amp;détails</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copié</translation>
    </message>
</context>
<context>
    <name>Export</name>
    <message>
        <source>{0} must end in one of {1}.</source>
        <translation>{0} doit se terminer par l’une de ces extensions&#xa0;: {1}.</translation>
    </message>
    <message>
        <source>{0} cannot be written: {1}.</source>
        <translation>{0} ne peut pas être écrit&#xa0;: {1}.</translation>
    </message>
    <message>
        <source>PDF document</source>
        <translation>Document PDF</translation>
    </message>
    <message>
        <source>PNG picture</source>
        <translation>Image PNG</translation>
    </message>
    <message>
        <source>SVG drawing</source>
        <translation>Dessin SVG</translation>
    </message>
    <message>
        <source>CSV table</source>
        <translation>Tableau CSV</translation>
    </message>
</context>
<context>
    <name>FilterBar</name>
    <message>
        <source>Everybody</source>
        <translation>Tout le monde</translation>
    </message>
    <message>
        <source>Any</source>
        <translation>Tout</translation>
    </message>
    <message>
        <source>Ga&amp;me</source>
        <translation>&amp;Quel jeu</translation>
    </message>
    <message>
        <source>&amp;Person</source>
        <translation>&amp;Nom</translation>
    </message>
    <message>
        <source>Help&amp;s</source>
        <translation>Ai&amp;des</translation>
    </message>
    <message>
        <source>Without helps</source>
        <translation>Sans aides</translation>
    </message>
    <message>
        <source>&amp;Tiles</source>
        <translation>&amp;Tuiles</translation>
    </message>
    <message>
        <source>P&amp;layers</source>
        <translation>Jo&amp;ueurs</translation>
    </message>
    <message>
        <source>Ca&amp;rds</source>
        <translation>Carte&amp;s</translation>
    </message>
</context>
<context>
    <name>GameStore</name>
    <message>
        <source>The store of games does not work: {0}.</source>
        <translation>L’archive des parties ne fonctionne pas&#xa0;: {0}.</translation>
    </message>
    <message>
        <source>{0} is damaged.</source>
        <translation>{0} est endommagé.</translation>
    </message>
    <message>
        <source>{0} was not read to its end.</source>
        <translation>{0} n’a pas été lu jusqu’au bout.</translation>
    </message>
    <message>
        <source>{0} cannot be used: {1}.</source>
        <translation>{0} ne peut pas être utilisé&#xa0;: {1}.</translation>
    </message>
    <message>
        <source>SQLite reports error {0}</source>
        <translation>SQLite signale l’erreur {0}</translation>
    </message>
    <message>
        <source>database or disk is full</source>
        <translation>la base de données ou le disque est plein</translation>
    </message>
    <message>
        <source>attempt to write a readonly database</source>
        <translation>la base de données est en lecture seule</translation>
    </message>
    <message>
        <source>unable to open database file</source>
        <translation>le fichier de la base ne peut pas être ouvert</translation>
    </message>
    <message>
        <source>disk I/O error</source>
        <translation>erreur d’entrée/sortie du disque</translation>
    </message>
    <message>
        <source>string or blob too big</source>
        <translation>une valeur est trop grande</translation>
    </message>
    <message>
        <source>{0} is in use by another program.</source>
        <translation>{0} est utilisé par un autre programme.</translation>
    </message>
    <message>
        <source>Game {1} of {0} has rules that are unknown here.</source>
        <translation>La partie {1} de {0} a des règles inconnues ici.</translation>
    </message>
    <message>
        <source>Game {1} of {0} is damaged.</source>
        <translation>La partie {1} de {0} est endommagée.</translation>
    </message>
    <message>
        <source>{0} holds no game with the number {1}.</source>
        <translation>{0} ne contient pas de partie numéro {1}.</translation>
    </message>
    <message>
        <source>{0} cannot be a copy of itself.</source>
        <translation>{0} ne peut pas être sa propre copie.</translation>
    </message>
    <message>
        <source>{0} is not finished.</source>
        <translation>{0} n’est pas une partie terminée.</translation>
    </message>
    <message>
        <source>Games in {0} that are unknown here and were passed over: {1}.</source>
        <translation>Parties de {0} inconnues ici et laissées de côté&#xa0;: {1}.</translation>
    </message>
    <message>
        <source>{0} was damaged and is now called {1}; games saved from it: {2}.</source>
        <translation>{0} était endommagé et s’appelle maintenant {1}&#xa0;; parties récupérées&#xa0;: {2}.</translation>
    </message>
    <message>
        <source>{0} Finished games wait in their own files until it works.</source>
        <translation>{0} En attendant, les parties terminées restent dans leurs propres fichiers.</translation>
    </message>
    <message>
        <source>{0} The finished game could not be kept.</source>
        <translation>{0} La partie terminée n’a pas pu être conservée.</translation>
    </message>
    <message>
        <source>{0} was written by a newer version of this program.</source>
        <translation>{0} vient d’une version plus récente du programme.</translation>
    </message>
    <message>
        <source>{0} is damaged and could not be taken into the store.</source>
        <translation>{0} est endommagé et n’a pas pu être mis dans l’archive.</translation>
    </message>
    <message>
        <source>{0} is too large to be a store of games.</source>
        <translation>{0} est trop grand pour être une archive de parties.</translation>
    </message>
</context>
<context>
    <name>GamesList</name>
    <message>
        <source>Finished games</source>
        <translation>Parties terminées</translation>
    </message>
    <message>
        <source>&amp;Watch again</source>
        <translation>&amp;Revoir</translation>
    </message>
    <message>
        <source>&amp;Export as file…</source>
        <translation>&amp;Exporter…</translation>
    </message>
    <message>
        <source>&amp;Delete…</source>
        <translation>Su&amp;pprimer…</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importer…</translation>
    </message>
    <message>
        <source>&amp;Backup…</source>
        <translation>Sau&amp;vegarder…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>Games: {0}</source>
        <translation>Parties&#xa0;: {0}</translation>
    </message>
    <message>
        <source>Play a game to its end and it will be here.</source>
        <translation>Terminez une partie, et elle apparaîtra ici.</translation>
    </message>
    <message>
        <source>There is no such game yet.</source>
        <translation>Pas encore de partie de ce genre.</translation>
    </message>
</context>
<context>
    <name>Goals</name>
    <message>
        <source>reached</source>
        <translation>atteint</translation>
    </message>
    <message>
        <source>kept so far</source>
        <translation>respecté jusqu’ici</translation>
    </message>
    <message>
        <source>not yet reached</source>
        <translation>pas encore atteint</translation>
    </message>
    <message>
        <source>missed</source>
        <translation>manqué</translation>
    </message>
    <message>
        <source>ticked</source>
        <translation>coché</translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <translation>d MMM yyyy</translation>
    </message>
    <message>
        <source>lowest: {0} of {1}</source>
        <translation>minimum&#xa0;: {0} sur {1}</translation>
    </message>
    <message>
        <source>third best: {0} of {1}</source>
        <translation>troisième&#xa0;: {0} sur {1}</translation>
    </message>
    <message>
        <source>second best: {0} of {1}</source>
        <translation>deuxième&#xa0;: {0} sur {1}</translation>
    </message>
    <message>
        <source>{0} of {1}</source>
        <translation>{0} sur {1}</translation>
    </message>
    <message>
        <source>Scenario {0}</source>
        <translation>Scénario {0}</translation>
    </message>
    <message>
        <source>{0}, at most {1} allowed</source>
        <translation>{0}, maximum {1}</translation>
    </message>
    <message>
        <source>{0} of at most {1}</source>
        <translation>{0} sur {1} au plus</translation>
    </message>
    <message>
        <source>no contact</source>
        <translation>aucun contact</translation>
    </message>
    <message>
        <source>one contact, none allowed</source>
        <translation>un contact, aucun permis</translation>
    </message>
    <message>
        <source>{0} contacts, none allowed</source>
        <translation>{0} contacts, aucun permis</translation>
    </message>
    <message>
        <source>none apart</source>
        <translation>aucune à l’écart</translation>
    </message>
    <message>
        <source>one apart, none allowed</source>
        <translation>une à l’écart, aucune permise</translation>
    </message>
    <message>
        <source>{0} apart, none allowed</source>
        <translation>{0} à l’écart, aucune permise</translation>
    </message>
    <message>
        <source>none filled</source>
        <translation>aucune occupée</translation>
    </message>
    <message>
        <source>one filled, none allowed</source>
        <translation>une occupée, aucune permise</translation>
    </message>
    <message>
        <source>{0} filled, none allowed</source>
        <translation>{0} occupées, aucune permise</translation>
    </message>
    <message>
        <source>no token</source>
        <translation>aucun jeton</translation>
    </message>
    <message>
        <source>one token, none allowed</source>
        <translation>un jeton, aucun permis</translation>
    </message>
    <message>
        <source>{0} tokens, none allowed</source>
        <translation>{0} jetons, aucun permis</translation>
    </message>
    <message>
        <source>At least {0} points</source>
        <translation>Au moins {0} points</translation>
    </message>
    <message>
        <source>At least {0} points with all animals together</source>
        <translation>Au moins {0} points avec tous les animaux réunis</translation>
    </message>
    <message>
        <source>At least {0} points in all habitats together, bonuses included</source>
        <translation>Au moins {0} points dans tous les habitats réunis, bonus compris</translation>
    </message>
    <message>
        <source>At least {0} points in one habitat, bonus included</source>
        <translation>Au moins {0} points dans un habitat, bonus compris</translation>
    </message>
    <message>
        <source>At least {0} points in every habitat, bonus included</source>
        <translation>Au moins {0} points dans chaque habitat, bonus compris</translation>
    </message>
    <message>
        <source>At least {0} points in each of {1} habitats, bonus included</source>
        <translation>Au moins {0} points chacun pour {1} habitats, bonus compris</translation>
    </message>
    <message>
        <source>The largest corridor in at least {0} habitats, alone or shared (solo: seven tiles)</source>
        <translation>Le plus grand corridor dans au moins {0} habitats, seul ou à égalité (en solo&#xa0;: sept tuiles)</translation>
    </message>
    <message>
        <source>No nature token left</source>
        <translation>Plus aucun jeton Nature</translation>
    </message>
    <message>
        <source>At least {0} nature tokens left</source>
        <translation>Encore au moins {0} jetons Nature</translation>
    </message>
    <message>
        <source>At least {0} points with bears</source>
        <translation>Au moins {0} points avec les ours</translation>
    </message>
    <message>
        <source>At least {0} points with elk</source>
        <translation>Au moins {0} points avec les wapitis</translation>
    </message>
    <message>
        <source>At least {0} points with salmon</source>
        <translation>Au moins {0} points avec les saumons</translation>
    </message>
    <message>
        <source>At least {0} points with hawks</source>
        <translation>Au moins {0} points avec les buses</translation>
    </message>
    <message>
        <source>At least {0} points with foxes</source>
        <translation>Au moins {0} points avec les renards</translation>
    </message>
    <message>
        <source>At least {0} points with one animal</source>
        <translation>Au moins {0} points avec un animal</translation>
    </message>
    <message>
        <source>At least {0} points with every animal</source>
        <translation>Au moins {0} points avec chaque animal</translation>
    </message>
    <message>
        <source>At least {0} points with each of {1} animals</source>
        <translation>Au moins {0} points chacun pour {1} animaux</translation>
    </message>
    <message>
        <source>At least {0} hawks</source>
        <translation>Au moins {0} buses</translation>
    </message>
    <message>
        <source>At least {0} tokens of one animal</source>
        <translation>Au moins {0} jetons d’un même animal</translation>
    </message>
    <message>
        <source>At least {0} tokens of every animal</source>
        <translation>Au moins {0} jetons de chaque animal</translation>
    </message>
    <message>
        <source>Not a single bear</source>
        <translation>Pas un seul ours</translation>
    </message>
    <message>
        <source>Not a single elk</source>
        <translation>Pas un seul wapiti</translation>
    </message>
    <message>
        <source>Not a single salmon</source>
        <translation>Pas un seul saumon</translation>
    </message>
    <message>
        <source>Not a single hawk</source>
        <translation>Pas une seule buse</translation>
    </message>
    <message>
        <source>Not a single fox</source>
        <translation>Pas un seul renard</translation>
    </message>
    <message>
        <source>At most {0} different animals</source>
        <translation>Au plus {0} animaux différents</translation>
    </message>
    <message>
        <source>A group of elk that earns the most, {1} points</source>
        <translation>Un groupe de wapitis qui rapporte le maximum, {1} points</translation>
    </message>
    <message>
        <source>A run of salmon that earns the most, {1} points</source>
        <translation>Un banc de saumons qui rapporte le maximum, {1} points</translation>
    </message>
    <message>
        <source>At least {0} foxes that earn the most, {1} points each</source>
        <translation>Au moins {0} renards qui rapportent le maximum, {1} points chacun</translation>
    </message>
    <message>
        <source>No token on a keystone tile</source>
        <translation>Aucun jeton sur une tuile Habitat idéal</translation>
    </message>
    <message>
        <source>Bears and elk never touch</source>
        <translation>Ours et wapitis ne se touchent jamais</translation>
    </message>
    <message>
        <source>Forest and river never touch</source>
        <translation>Forêt et rivière ne se touchent jamais</translation>
    </message>
    <message>
        <source>Mountain and prairie never touch</source>
        <translation>Montagne et prairie ne se touchent jamais</translation>
    </message>
    <message>
        <source>Wetland and river never touch</source>
        <translation>Marais et rivière ne se touchent jamais</translation>
    </message>
    <message>
        <source>No elk on a tile with forest</source>
        <translation>Aucun wapiti sur une tuile avec forêt</translation>
    </message>
    <message>
        <source>Every hawk touches an elk</source>
        <translation>Chaque buse touche un wapiti</translation>
    </message>
    <message>
        <source>A square shows one habitat only: it takes {0} players at least.</source>
        <translation>Un carré ne montre qu’un habitat&#xa0;: il faut au moins {0} joueurs.</translation>
    </message>
    <message>
        <source>Not on squares: they have no nature tokens.</source>
        <translation>Pas sur les carrés&#xa0;: ils n’ont pas de jetons Nature.</translation>
    </message>
    <message>
        <source>Not on squares: a fox has four neighbours there and needs six.</source>
        <translation>Pas sur les carrés&#xa0;: un renard y a quatre voisins et il en faut six.</translation>
    </message>
</context>
<context>
    <name>GoalsPanel</name>
    <message>
        <source>{0} of {1}</source>
        <translation>{0} sur {1}</translation>
    </message>
    <message>
        <source>Achievements</source>
        <translation>Succès</translation>
    </message>
    <message>
        <source>Show all achievements</source>
        <translation>Montrer tous les succès</translation>
    </message>
    <message>
        <source>Show those that are near</source>
        <translation>Montrer les plus proches</translation>
    </message>
    <message>
        <source>{0} reached</source>
        <translation>atteints&#xa0;: {0}</translation>
    </message>
    <message>
        <source>ticked</source>
        <translation>coché</translation>
    </message>
</context>
<context>
    <name>GoalsResult</name>
    <message>
        <source>{0} has not passed scenario {1} yet</source>
        <translation>{0} n’a pas encore réussi le scénario {1}</translation>
    </message>
    <message>
        <source>Nobody has passed scenario {1}</source>
        <translation>Personne n’a réussi le scénario {1}</translation>
    </message>
    <message>
        <source>{0} has passed scenario {1}</source>
        <translation>{0} a réussi le scénario {1}</translation>
    </message>
    <message>
        <source>{0} have passed scenario {1}</source>
        <translation>{0} ont réussi le scénario {1}</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>réussi</translation>
    </message>
    <message>
        <source>not passed</source>
        <translation>non réussi</translation>
    </message>
</context>
<context>
    <name>GuideBar</name>
    <message>
        <source>Now go on with “{0}”.</source>
        <translation>On continue avec «&#xa0;{0}&#xa0;».</translation>
    </message>
    <message>
        <source>Step {0} of {1}</source>
        <translation>Étape {0} sur {1}</translation>
    </message>
    <message>
        <source>&amp;Previous</source>
        <translation>P&amp;récédent</translation>
    </message>
    <message>
        <source>&amp;Finish</source>
        <translation>Ter&amp;miner</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Suivant</translation>
    </message>
    <message>
        <source>&amp;Leave</source>
        <translation>&amp;Quitter</translation>
    </message>
</context>
<context>
    <name>HandoverCard</name>
    <message>
        <source>{0}, it is your turn</source>
        <translation>{0}, c’est à vous</translation>
    </message>
    <message>
        <source>Click or press a key to go on</source>
        <translation>Cliquez ou appuyez sur une touche</translation>
    </message>
    <message>
        <source>{0} laid this tile and declined the token.</source>
        <translation>{0} a posé cette tuile et refusé le jeton.</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Reprendre le tour</translation>
    </message>
    <message>
        <source>{0} laid this tile and placed this token.</source>
        <translation>{0} a posé cette tuile et placé ce jeton.</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
</context>
<context>
    <name>HelpDialog</name>
    <message>
        <source>How to play</source>
        <translation>Comment jouer</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Rechercher</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Page précédente</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Page suivante</translation>
    </message>
</context>
<context>
    <name>Helps</name>
    <message>
        <source>Helps</source>
        <translation>Aides</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Conseils</translation>
    </message>
    <message>
        <source>Previews</source>
        <translation>Aperçus</translation>
    </message>
    <message>
        <source>Marked places</source>
        <translation>Repères</translation>
    </message>
    <message>
        <source>Remembered cards</source>
        <translation>Cartes mémorisées</translation>
    </message>
    <message>
        <source>Taking back</source>
        <translation>Reprise</translation>
    </message>
    <message>
        <source>A good turn, for whoever asks</source>
        <translation>Un bon coup, pour qui le demande</translation>
    </message>
    <message>
        <source>What a turn would bring, before it is played</source>
        <translation>Ce qu’un tour rapporterait, avant de le jouer</translation>
    </message>
    <message>
        <source>Where something may be put</source>
        <translation>Où l’on peut poser quelque chose</translation>
    </message>
    <message>
        <source>What others have taken openly stays visible</source>
        <translation>Ce que d’autres ont pris ouvertement reste visible</translation>
    </message>
    <message>
        <source>What was done can be taken back</source>
        <translation>Ce qui est fait peut être repris</translation>
    </message>
    <message>
        <source>without {0}</source>
        <translation>sans {0}</translation>
    </message>
    <message>
        <source>all helps</source>
        <translation>toutes les aides</translation>
    </message>
    <message>
        <source>no helps</source>
        <translation>aucune aide</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
    <message>
        <source>Helps: all</source>
        <translation>Aides&#xa0;: toutes</translation>
    </message>
    <message>
        <source>Helps: {0} of {1}</source>
        <translation>Aides&#xa0;: {0} sur {1}</translation>
    </message>
    <message>
        <source>Helps: none</source>
        <translation>Aides&#xa0;: aucune</translation>
    </message>
    <message>
        <source>{0} plays without hints.</source>
        <translation>{0} joue sans conseils.</translation>
    </message>
    <message>
        <source>{0} plays without taking back.</source>
        <translation>{0} joue sans reprise.</translation>
    </message>
    <message>
        <source>{0} plays without remembered cards.</source>
        <translation>{0} joue sans cartes mémorisées.</translation>
    </message>
    <message>
        <source>1 hint given</source>
        <translation>1 conseil donné</translation>
    </message>
    <message>
        <source>{0} hints given</source>
        <translation>{0} conseils donnés</translation>
    </message>
</context>
<context>
    <name>Hint</name>
    <message>
        <source>Expected without bonuses for corridors.</source>
        <translation>Sans les bonus de corridor.</translation>
    </message>
    <message>
        <source>Best: {0} expected</source>
        <translation>Le meilleur&#xa0;: {0} points attendus</translation>
    </message>
    <message>
        <source>Second best: {0} expected, as good as the best</source>
        <translation>Le deuxième&#xa0;: {0} attendus, autant que le meilleur</translation>
    </message>
    <message>
        <source>Third best: {0} expected, as good as the best</source>
        <translation>Le troisième&#xa0;: {0} attendus, autant que le meilleur</translation>
    </message>
    <message>
        <source>Second best: {0} expected, {1} less than the best</source>
        <translation>Le deuxième&#xa0;: {0} attendus, {1} de moins que le meilleur</translation>
    </message>
    <message>
        <source>Third best: {0} expected, {1} less than the best</source>
        <translation>Le troisième&#xa0;: {0} attendus, {1} de moins que le meilleur</translation>
    </message>
    <message>
        <source>{0}.{1}</source>
        <translation>{0},{1}</translation>
    </message>
    <message>
        <source>Take pair {0}.</source>
        <translation>Prendre la paire {0}.</translation>
    </message>
    <message>
        <source>Spend a nature token on tile {0} with token {1}.</source>
        <translation>Dépenser un jeton Nature pour la tuile {0} avec le jeton {1}.</translation>
    </message>
    <message>
        <source>Decline the token.</source>
        <translation>Refuser le jeton.</translation>
    </message>
    <message>
        <source>It earns nothing.</source>
        <translation>Ne rapporte rien.</translation>
    </message>
    <message>
        <source>It earns nothing now and prepares later turns.</source>
        <translation>Ne rapporte rien maintenant et prépare la suite.</translation>
    </message>
    <message>
        <source>It earns a nature token: {0}.</source>
        <translation>Rapporte un jeton Nature&#xa0;: {0}.</translation>
    </message>
    <message>
        <source>It spends a nature token: {0}.</source>
        <translation>Dépense un jeton Nature&#xa0;: {0}.</translation>
    </message>
    <message>
        <source>It changes the bonus for {0}: {1}.</source>
        <translation>Change le bonus de {0}&#xa0;: {1}.</translation>
    </message>
    <message>
        <source>It makes {0}: {1}.</source>
        <translation>Donne {0}&#xa0;: {1}.</translation>
    </message>
    <message>
        <source>It leaves {0}: {1}.</source>
        <translation>Laisse {0}&#xa0;: {1}.</translation>
    </message>
</context>
<context>
    <name>HintCard</name>
    <message>
        <source>Details</source>
        <translation>Détails</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>Hints</name>
    <message>
        <source>Looking for good turns…</source>
        <translation>Recherche de bons coups…</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Montrer</translation>
    </message>
    <message>
        <source>Play it for me</source>
        <translation>Jouer pour moi</translation>
    </message>
    <message>
        <source>No hint could be found.</source>
        <translation>Aucun conseil n’a été trouvé.</translation>
    </message>
</context>
<context>
    <name>HitList</name>
    <message>
        <source>Found</source>
        <translation>Résultats</translation>
    </message>
    <message>
        <source>Nothing was found.</source>
        <translation>Rien n’a été trouvé.</translation>
    </message>
</context>
<context>
    <name>KaskariaActions</name>
    <message>
        <source>Take the top card of the pile.</source>
        <translation>Tirer la carte du dessus de la pioche.</translation>
    </message>
    <message>
        <source>Take card {0} of the display: {1}.</source>
        <translation>Tirer la carte {0} du présentoir&#xa0;: {1}.</translation>
    </message>
    <message>
        <source>Play a set, {0} ({1}).</source>
        <translation>Jouer un ensemble {0} ({1}).</translation>
    </message>
    <message>
        <source>Go into the volcano.</source>
        <translation>Entrer dans le volcan.</translation>
    </message>
    <message>
        <source>Stay before the volcano.</source>
        <translation>Rester devant le volcan.</translation>
    </message>
</context>
<context>
    <name>KaskariaAgreement</name>
    <message>
        <source>All hands are open.</source>
        <translation>Toutes les mains sont ouvertes.</translation>
    </message>
    <message>
        <source>Cliff runners have {0} steps to go, griffins {1}.</source>
        <translation>Les arpenteurs ont {0} pas à faire, les griffons {1}.</translation>
    </message>
    <message>
        <source>For the fearless: two runners of a set go 3 steps, two gold of a set are 5.</source>
        <translation>Pour les intrépides&#xa0;: deux arpenteurs d’un ensemble font 3 pas, deux pépites d’un ensemble en valent 5.</translation>
    </message>
</context>
<context>
    <name>KaskariaBots</name>
    <message>
        <source>Hard, wins 82 % against easy</source>
        <translation>Difficile, bat Facile à 82&#xa0;%</translation>
    </message>
    <message>
        <source>Medium, wins 67 % against easy</source>
        <translation>Moyen, bat Facile à 67&#xa0;%</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Facile</translation>
    </message>
    <message>
        <source>Random, wins 14 % against easy</source>
        <translation>Hasard, bat Facile à 14&#xa0;%</translation>
    </message>
</context>
<context>
    <name>KaskariaCards</name>
    <message>
        <source>red</source>
        <translation>rouge</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>orange</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>jaune</translation>
    </message>
    <message>
        <source>green</source>
        <translation>vert</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>bleu</translation>
    </message>
    <message>
        <source>purple</source>
        <translation>violet</translation>
    </message>
    <message>
        <source>pink</source>
        <translation>rose</translation>
    </message>
    <message>
        <source>brown</source>
        <translation>brun</translation>
    </message>
    <message>
        <source>grey</source>
        <translation>gris</translation>
    </message>
    <message>
        <source>gold</source>
        <translation>pépite</translation>
    </message>
    <message>
        <source>+2</source>
        <translation>+2</translation>
    </message>
    <message>
        <source>cliff runner</source>
        <translation>arpenteur</translation>
    </message>
    <message>
        <source>griffin</source>
        <translation>griffon</translation>
    </message>
    <message>
        <source>hidden card</source>
        <translation>carte cachée</translation>
    </message>
    <message>
        <source>waterfall</source>
        <translation>cascade</translation>
    </message>
    <message>
        <source>{0} {1}</source>
        <translation>{1}&#xa0;({0})</translation>
    </message>
    <message>
        <source>Cliff runner</source>
        <translation>Arpenteur des crêtes</translation>
    </message>
    <message>
        <source>Griffin</source>
        <translation>Griffon reptilien</translation>
    </message>
    <message>
        <source>no gold</source>
        <translation>aucune pépite</translation>
    </message>
    <message>
        <source>1 gold</source>
        <translation>1 pépite</translation>
    </message>
    <message>
        <source>{0} gold</source>
        <translation>{0} pépites</translation>
    </message>
    <message>
        <source>no cards</source>
        <translation>aucune carte</translation>
    </message>
    <message>
        <source>1 card</source>
        <translation>1 carte</translation>
    </message>
    <message>
        <source>{0} cards</source>
        <translation>{0} cartes</translation>
    </message>
    <message>
        <source>first place</source>
        <translation>première place</translation>
    </message>
    <message>
        <source>second place</source>
        <translation>deuxième place</translation>
    </message>
    <message>
        <source>third place</source>
        <translation>troisième place</translation>
    </message>
    <message>
        <source>fourth place</source>
        <translation>quatrième place</translation>
    </message>
</context>
<context>
    <name>KaskariaCommands</name>
    <message>
        <source>how long both ways are</source>
        <translation>la longueur des deux chemins</translation>
    </message>
    <message>
        <source>two runners of a set go 3 steps, two gold of a set are 5</source>
        <translation>deux arpenteurs d’un ensemble font 3 pas, deux pépites d’un ensemble en valent 5</translation>
    </message>
    <message>
        <source>everybody sees everybody&apos;s cards</source>
        <translation>chacun voit les cartes de tous</translation>
    </message>
</context>
<context>
    <name>KaskariaEntry</name>
    <message>
        <source>Heroes of Kaskaria is a board game designed by Benjamin Schwer, illustrated by Jann Kerntke and published by HABA.</source>
        <translation>Les héros de Kaskaria est un jeu de société conçu par Benjamin Schwer, illustré par Jann Kerntke et édité par HABA.</translation>
    </message>
    <message>
        <source>Heroes of Kaskaria</source>
        <translation>Les héros de Kaskaria</translation>
    </message>
    <message>
        <source>Cliff runners and griffins race to the volcano</source>
        <translation>Arpenteurs et griffons en course vers le volcan</translation>
    </message>
</context>
<context>
    <name>KaskariaGuide</name>
    <message>
        <source>Take the blue griffin: click on it.</source>
        <translation>Prends le griffon bleu&#xa0;: clique dessus.</translation>
    </message>
    <message>
        <source>Nice card! But take the blue griffin, in the ring.</source>
        <translation>Jolie carte&#xa0;! Mais prends le griffon bleu, dans le cadre.</translation>
    </message>
    <message>
        <source>Now take a surprise card from the pile.</source>
        <translation>Prends maintenant une carte surprise de la pioche.</translation>
    </message>
    <message>
        <source>The pile is small. Take a card from it!</source>
        <translation>La pioche est petite. Prends-y une carte&#xa0;!</translation>
    </message>
    <message>
        <source>Not that one: take from the pile, in the ring.</source>
        <translation>Pas celle-là&#xa0;: prends dans la pioche, dans le cadre.</translation>
    </message>
    <message>
        <source>You have three blue cards. Click on one of them.</source>
        <translation>Tu as trois cartes bleues. Clique sur l’une d’elles.</translation>
    </message>
    <message>
        <source>Not that one: click on a blue card.</source>
        <translation>Pas celle-là&#xa0;: clique sur une carte bleue.</translation>
    </message>
    <message>
        <source>They belong together. Play them: click Play.</source>
        <translation>Elles vont ensemble. Joue-les&#xa0;: clique sur Jouer.</translation>
    </message>
    <message>
        <source>Play all three blue cards together!</source>
        <translation>Joue les trois cartes bleues ensemble&#xa0;!</translation>
    </message>
    <message>
        <source>Hooray! One gold, and both your figures made a step.</source>
        <translation>Bravo&#xa0;! Une pépite d’or, et tes deux figurines ont avancé.</translation>
    </message>
    <message>
        <source>Play both red cards: click one, then Play.</source>
        <translation>Joue les deux cartes rouges&#xa0;: clique sur l’une, puis sur Jouer.</translation>
    </message>
    <message>
        <source>Not those: play the two red cards.</source>
        <translation>Pas celles-là&#xa0;: joue les deux cartes rouges.</translation>
    </message>
    <message>
        <source>+2 gives you two cards. Take both from the pile.</source>
        <translation>+2 te donne deux cartes. Prends-les dans la pioche.</translation>
    </message>
    <message>
        <source>More cards, more sets! You may hold up to ten.</source>
        <translation>Plus de cartes, plus d’ensembles&#xa0;! Tu peux en tenir dix.</translation>
    </message>
    <message>
        <source>Splash, the waterfall! All used cards come back.</source>
        <translation>Plouf, la cascade&#xa0;! Toutes les cartes jouées reviennent.</translation>
    </message>
    <message>
        <source>Your runner is almost there. Play the yellow cards!</source>
        <translation>Ton arpenteur y est presque. Joue les cartes jaunes&#xa0;!</translation>
    </message>
    <message>
        <source>Play all three yellow cards together!</source>
        <translation>Joue les trois cartes jaunes ensemble&#xa0;!</translation>
    </message>
    <message>
        <source>The volcano! Click Go in: that ends the game.</source>
        <translation>Le volcan&#xa0;! Clique sur Entrer&#xa0;: la partie se termine.</translation>
    </message>
    <message>
        <source>This time go in: you win the amulet.</source>
        <translation>Cette fois, entre&#xa0;: tu gagnes l’amulette.</translation>
    </message>
    <message>
        <source>Gold, places and amulet make {0}. Most gold wins. Well done!</source>
        <translation>Pépites, places et amulette font {0}. Qui a le plus de pépites gagne. Bravo&#xa0;!</translation>
    </message>
</context>
<context>
    <name>KaskariaHint</name>
    <message>
        <source>Looking for a good move…</source>
        <translation>Recherche d’un bon coup…</translation>
    </message>
    <message>
        <source>Hint: {0}</source>
        <translation>Conseil&#xa0;: {0}</translation>
    </message>
    <message>
        <source>No hint could be found.</source>
        <translation>Aucun conseil n’a été trouvé.</translation>
    </message>
    <message>
        <source>Take card {0}</source>
        <translation>Tirer la carte {0}</translation>
    </message>
</context>
<context>
    <name>KaskariaKeys</name>
    <message>
        <source>Your turn</source>
        <translation>Votre tour</translation>
    </message>
    <message>
        <source>Looking around</source>
        <translation>Affichage</translation>
    </message>
    <message>
        <source>Mouse</source>
        <translation>Souris</translation>
    </message>
    <message>
        <source>Take a card from the pile</source>
        <translation>Tirer une carte de la pioche</translation>
    </message>
    <message>
        <source>Take a card from the display</source>
        <translation>Tirer une carte du présentoir</translation>
    </message>
    <message>
        <source>Play the set that shows the digit</source>
        <translation>Jouer l’ensemble à ce chiffre</translation>
    </message>
    <message>
        <source>Walk along your hand</source>
        <translation>Parcourir votre main</translation>
    </message>
    <message>
        <source>Put a card into the set, or back</source>
        <translation>Mettre dans l’ensemble, ou reposer</translation>
    </message>
    <message>
        <source>Lift a set, play it; what is proposed</source>
        <translation>Lever un ensemble, jouer, accepter</translation>
    </message>
    <message>
        <source>Put the set back; take back</source>
        <translation>Reposer&#xa0;; reprendre le coup</translation>
    </message>
    <message>
        <source>Y</source>
        <translation>O</translation>
    </message>
    <message>
        <source>N</source>
        <translation>N</translation>
    </message>
    <message>
        <source>Go into the volcano, or stay</source>
        <translation>Entrer dans le volcan, ou rester</translation>
    </message>
    <message>
        <source>Quit, when the game is over</source>
        <translation>Quitter, une fois la partie terminée</translation>
    </message>
    <message>
        <source>Look back and forth</source>
        <translation>Étape précédente, suivante</translation>
    </message>
    <message>
        <source>Look back by turns</source>
        <translation>Tour précédent, suivant</translation>
    </message>
    <message>
        <source>The first step, the game</source>
        <translation>Première étape, partie en cours</translation>
    </message>
    <message>
        <source>Click</source>
        <translation>Clic</translation>
    </message>
    <message>
        <source>Drag</source>
        <translation>Glisser</translation>
    </message>
    <message>
        <source>Take a card; lift a colour; play by its badge</source>
        <translation>Tirer&#xa0;; lever une couleur&#xa0;; la jouer</translation>
    </message>
    <message>
        <source>Double click</source>
        <translation>Double clic</translation>
    </message>
    <message>
        <source>Play all cards of a colour</source>
        <translation>Jouer toutes les cartes d’une couleur</translation>
    </message>
    <message>
        <source>Play a set by pulling it onto the island</source>
        <translation>Jouer l’ensemble tiré sur l’île</translation>
    </message>
</context>
<context>
    <name>KaskariaLetters</name>
    <message>
        <source>R O Y G B U P N E</source>
        <translation>R O J V B I S N G</translation>
    </message>
</context>
<context>
    <name>KaskariaLog</name>
    <message>
        <source>Takes a card from the pile</source>
        <translation>Tire une carte de la pioche</translation>
    </message>
    <message>
        <source>Takes a card from the pile: {0}</source>
        <translation>Tire une carte de la pioche&#xa0;: {0}</translation>
    </message>
    <message>
        <source>Takes a card from the display: {0}</source>
        <translation>Tire une carte du présentoir&#xa0;: {0}</translation>
    </message>
    <message>
        <source>Plays a set, {0}</source>
        <translation>Joue un ensemble {0}</translation>
    </message>
    <message>
        <source>Collects 1 gold</source>
        <translation>Reçoit 1 pépite</translation>
    </message>
    <message>
        <source>Collects {0} gold</source>
        <translation>Reçoit {0} pépites</translation>
    </message>
    <message>
        <source>The cliff runner goes {0} steps on, to step {1}</source>
        <translation>L’arpenteur avance de {0} pas, au pas {1}</translation>
    </message>
    <message>
        <source>Wins the amulet</source>
        <translation>Obtient l’amulette</translation>
    </message>
    <message>
        <source>The waterfall comes: pile and discard pile are shuffled together</source>
        <translation>La cascade arrive&#xa0;: pioche et défausse sont mélangées</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>La partie est terminée</translation>
    </message>
    <message>
        <source>The cliff runner goes into the volcano</source>
        <translation>L’arpenteur entre dans le volcan</translation>
    </message>
    <message>
        <source>The griffin goes into the volcano</source>
        <translation>Le griffon entre dans le volcan</translation>
    </message>
    <message>
        <source>The cliff runner stays before the volcano</source>
        <translation>L’arpenteur reste devant le volcan</translation>
    </message>
    <message>
        <source>The griffin stays before the volcano</source>
        <translation>Le griffon reste devant le volcan</translation>
    </message>
    <message>
        <source>The cliff runner may go into the volcano</source>
        <translation>L’arpenteur peut entrer dans le volcan</translation>
    </message>
    <message>
        <source>The griffin may go into the volcano</source>
        <translation>Le griffon peut entrer dans le volcan</translation>
    </message>
    <message>
        <source>The cliff runner goes one step on, to step {0}</source>
        <translation>L’arpenteur avance d’un pas, au pas {0}</translation>
    </message>
    <message>
        <source>The griffin goes one step on, to step {0}</source>
        <translation>Le griffon avance d’un pas, au pas {0}</translation>
    </message>
</context>
<context>
    <name>KaskariaMenus</name>
    <message>
        <source>&amp;Read prompts aloud</source>
        <translation>Lire les consignes à &amp;voix haute</translation>
    </message>
    <message>
        <source>&amp;Log</source>
        <translation>Jour&amp;nal</translation>
    </message>
</context>
<context>
    <name>KaskariaNewGameDialog</name>
    <message>
        <source>S&amp;hort</source>
        <translation>&amp;Court</translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <translation>&amp;Normal</translation>
    </message>
    <message>
        <source>&amp;Long</source>
        <translation>Lon&amp;g</translation>
    </message>
    <message>
        <source>This is not the number of a deal.</source>
        <translation>Ce n’est pas un numéro de donne.</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>Ways to the volcano</source>
        <translation>Chemins vers le volcan</translation>
    </message>
    <message>
        <source>Who begins</source>
        <translation>Qui commence</translation>
    </message>
    <message>
        <source>As s&amp;eated</source>
        <translation>Dans &amp;l’ordre</translation>
    </message>
    <message>
        <source>Player 1 begins</source>
        <translation>Le joueur 1 commence</translation>
    </message>
    <message>
        <source>Dra&amp;wn</source>
        <translation>Au &amp;sort</translation>
    </message>
    <message>
        <source>Lots decide who begins; the others follow as they are seated</source>
        <translation>Le sort désigne qui commence&#xa0;; les autres suivent dans l’ordre des places</translation>
    </message>
    <message>
        <source>For this table</source>
        <translation>Pour cette table</translation>
    </message>
    <message>
        <source>For the fearless</source>
        <translation>Pour les intrépides</translation>
    </message>
    <message>
        <source>Two runners of a set go 3 steps, two gold are 5.</source>
        <translation>Deux arpenteurs ensemble font 3 pas, deux pépites en valent 5.</translation>
    </message>
    <message>
        <source>&amp;For the fearless</source>
        <translation>Pour les &amp;intrépides</translation>
    </message>
    <message>
        <source>Open hands</source>
        <translation>Mains ouvertes</translation>
    </message>
    <message>
        <source>Everybody sees all cards: good for families.</source>
        <translation>On voit toutes les cartes&#xa0;: idéal en famille.</translation>
    </message>
    <message>
        <source>&amp;Open hands</source>
        <translation>&amp;Mains ouvertes</translation>
    </message>
    <message>
        <source>Free undo</source>
        <translation>Annulation libre</translation>
    </message>
    <message>
        <source>Undo even after a card was seen.</source>
        <translation>Annuler même après avoir vu une carte.</translation>
    </message>
    <message>
        <source>Free &amp;undo</source>
        <translation>Annulation lib&amp;re</translation>
    </message>
    <message>
        <source>&amp;Deal number</source>
        <translation>Numéro de &amp;donne</translation>
    </message>
    <message>
        <source>a new deal</source>
        <translation>nouvelle donne</translation>
    </message>
    <message>
        <source>Whoever types this number plays the same deal.</source>
        <translation>Qui tape ce numéro joue la même donne.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Jouer</translation>
    </message>
</context>
<context>
    <name>KaskariaPreferences</name>
    <message>
        <source>Remember &amp;cards that were taken openly</source>
        <translation>Retenir les cartes &amp;prises au présentoir</translation>
    </message>
    <message>
        <source>Cards that others took from the display are shown</source>
        <translation>Montre celles que les autres y ont prises</translation>
    </message>
    <message>
        <source>Read prompts &amp;aloud</source>
        <translation>Lire les consignes à &amp;voix haute</translation>
    </message>
    <message>
        <source>With the voice of the system, where there is one</source>
        <translation>Avec la voix du système, s’il en a une</translation>
    </message>
</context>
<context>
    <name>KaskariaPrompt</name>
    <message>
        <source>Turn {0}</source>
        <translation>Tour {0}</translation>
    </message>
    <message>
        <source>Take one more card</source>
        <translation>Tirez encore une carte</translation>
    </message>
    <message>
        <source>Take two cards, one after the other</source>
        <translation>Tirez deux cartes, l’une après l’autre</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>La partie est terminée</translation>
    </message>
    <message>
        <source>{0} is playing</source>
        <translation>{0} joue</translation>
    </message>
    <message>
        <source>Ten cards: play a set</source>
        <translation>Dix cartes&#xa0;: jouez un ensemble</translation>
    </message>
    <message>
        <source>Take a card or play a set</source>
        <translation>Tirez une carte ou jouez un ensemble</translation>
    </message>
    <message>
        <source>Take a card</source>
        <translation>Tirez une carte</translation>
    </message>
    <message>
        <source>Does the cliff runner go in? That ends the game</source>
        <translation>L’arpenteur entre-t-il&#xa0;? Cela met fin à la partie</translation>
    </message>
    <message>
        <source>Does the griffin go in? That ends the game</source>
        <translation>Le griffon entre-t-il&#xa0;? Cela met fin à la partie</translation>
    </message>
</context>
<context>
    <name>KaskariaReading</name>
    <message>
        <source>{0}, lifted</source>
        <translation>{0}, levée</translation>
    </message>
    <message>
        <source>Play {0}</source>
        <translation>Jouer {0}</translation>
    </message>
    <message>
        <source>Display {0}: {1}</source>
        <translation>Présentoir {0}&#xa0;: {1}</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Jouées</translation>
    </message>
    <message>
        <source>Heroes</source>
        <translation>Héros</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Pépites</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Main</translation>
    </message>
</context>
<context>
    <name>KaskariaRefusal</name>
    <message>
        <source>The game is over.</source>
        <translation>La partie est terminée.</translation>
    </message>
    <message>
        <source>No figure stands before the volcano.</source>
        <translation>Aucune figurine n’est devant le volcan.</translation>
    </message>
    <message>
        <source>All cards of a set have the same colour.</source>
        <translation>Les cartes d’un ensemble ont toutes la même couleur.</translation>
    </message>
    <message>
        <source>A set has at least two cards.</source>
        <translation>Un ensemble a au moins deux cartes.</translation>
    </message>
    <message>
        <source>With ten cards in hand you must play a set.</source>
        <translation>Avec dix cartes en main, vous devez jouer un ensemble.</translation>
    </message>
    <message>
        <source>The display has three cards.</source>
        <translation>Le présentoir a trois cartes.</translation>
    </message>
    <message>
        <source>Take the cards of the “+2” first.</source>
        <translation>Tirez d’abord les cartes du «&#xa0;+2&#xa0;».</translation>
    </message>
    <message>
        <source>You do not have these cards.</source>
        <translation>Vous n’avez pas ces cartes.</translation>
    </message>
    <message>
        <source>Decide first whether to go into the volcano.</source>
        <translation>Décidez d’abord si la figurine entre dans le volcan.</translation>
    </message>
</context>
<context>
    <name>KaskariaRender</name>
    <message>
        <source>The game has {0} turns, so there is no turn {1}.</source>
        <translation>La partie a {0} tours&#xa0;: il n’y a pas de tour {1}.</translation>
    </message>
</context>
<context>
    <name>KaskariaReplay</name>
    <message>
        <source>Gold</source>
        <translation>Pépites</translation>
    </message>
    <message>
        <source>Gold and steps</source>
        <translation>Pépites et pas</translation>
    </message>
</context>
<context>
    <name>KaskariaReport</name>
    <message>
        <source>Line</source>
        <translation>Ligne</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Pépites</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Pourquoi</translation>
    </message>
</context>
<context>
    <name>KaskariaResult</name>
    <message>
        <source>Gold collected</source>
        <translation>Pépites reçues</translation>
    </message>
    <message>
        <source>Amulet</source>
        <translation>Amulette</translation>
    </message>
    <message>
        <source>Tie-break</source>
        <translation>Départage</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>{0}, {1}: {2}</source>
        <translation>{0}, {1}&#xa0;: {2}</translation>
    </message>
    <message>
        <source>Gold in sets is one each, and two of a set are 5.</source>
        <translation>Chaque pépite d’un ensemble compte 1&#xa0;; deux d’un même ensemble comptent 5.</translation>
    </message>
    <message>
        <source>Gold in sets is one each.</source>
        <translation>Chaque pépite d’un ensemble compte 1.</translation>
    </message>
    <message>
        <source>Places nearest to the volcano: 7, 4, 1, 0 gold.</source>
        <translation>Du plus près du volcan au plus loin&#xa0;: 7, 4, 1, 0 pépites.</translation>
    </message>
    <message>
        <source>Whoever ends the game has the amulet: 2 gold.</source>
        <translation>Qui met fin à la partie a l’amulette&#xa0;: 2 pépites.</translation>
    </message>
    <message>
        <source>Most gold wins; the amulet decides a tie.</source>
        <translation>Qui a le plus de pépites gagne&#xa0;; l’amulette départage.</translation>
    </message>
    <message>
        <source>from sets</source>
        <translation>grâce aux ensembles</translation>
    </message>
    <message>
        <source>first in the volcano</source>
        <translation>en premier dans le volcan</translation>
    </message>
    <message>
        <source>{0} has it</source>
        <translation>{0} l’a</translation>
    </message>
    <message>
        <source>nobody has it yet</source>
        <translation>personne ne l’a encore</translation>
    </message>
    <message>
        <source>{0}, shared with {3}: {1} of {2} steps</source>
        <translation>{0} avec {3}, {1} pas sur {2}</translation>
    </message>
    <message>
        <source>{0}: {1} of {2} steps</source>
        <translation>{0}, {1} pas sur {2}</translation>
    </message>
    <message>
        <source>as much gold as {0}, but the amulet wins</source>
        <translation>à égalité avec {0}, mais l’amulette l’emporte</translation>
    </message>
    <message>
        <source>as much gold as {0}, without the amulet: shared</source>
        <translation>à égalité avec {0}, sans l’amulette&#xa0;: victoire partagée</translation>
    </message>
    <message>
        <source>as much gold as {0}, who has the amulet</source>
        <translation>à égalité avec {0}, qui a l’amulette</translation>
    </message>
    <message>
        <source>Gold so far</source>
        <translation>Pépites pour l’instant</translation>
    </message>
    <message>
        <source>This is what would count if the game ended now.</source>
        <translation>Voici ce qui compterait si la partie s’arrêtait maintenant.</translation>
    </message>
    <message>
        <source>{0} share the victory</source>
        <translation>{0} se partagent la victoire</translation>
    </message>
    <message>
        <source>{0} wins with {1} gold</source>
        <translation>{0} gagne avec {1} pépites</translation>
    </message>
    <message>
        <source>The gold is counted</source>
        <translation>On compte les pépites</translation>
    </message>
    <message>
        <source>Any key shows the result.</source>
        <translation>Appuyez sur une touche pour voir le résultat.</translation>
    </message>
    <message>
        <source>{0} would share the victory.</source>
        <translation>{0} se partageraient la victoire.</translation>
    </message>
    <message>
        <source>{0} would win the tie by the amulet.</source>
        <translation>À égalité, {0} gagnerait grâce à l’amulette.</translation>
    </message>
    <message>
        <source>{0} would win.</source>
        <translation>{0} gagnerait.</translation>
    </message>
    <message>
        <source>1 gold ahead of {0}.</source>
        <translation>1 pépite d’avance sur {0}.</translation>
    </message>
    <message>
        <source>{0} gold ahead of {1}.</source>
        <translation>{0} pépites d’avance sur {1}.</translation>
    </message>
    <message>
        <source>Both have {1} gold, and neither has the amulet.</source>
        <translation>Les deux ont {1} pépites, sans l’amulette.</translation>
    </message>
    <message>
        <source>All {0} have {1} gold, and none has the amulet.</source>
        <translation>Les {0} ont {1} pépites, sans l’amulette.</translation>
    </message>
    <message>
        <source>{0} both have {1} gold; {2} has the amulet.</source>
        <translation>{0} ont {1} pépites&#xa0;; {2} a l’amulette.</translation>
    </message>
    <message>
        <source>{0} all have {1} gold; {2} has the amulet.</source>
        <translation>{0} ont {1} pépites&#xa0;; {2} a l’amulette.</translation>
    </message>
</context>
<context>
    <name>KaskariaResultDialog</name>
    <message>
        <source>Deal number {0}</source>
        <translation>Donne n° {0}</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Gold of everybody</source>
        <translation>Pépites de chacun</translation>
    </message>
    <message>
        <source>Island</source>
        <translation>Île</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>E&amp;xporter…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Imprimer…</translation>
    </message>
    <message>
        <source>Whoever types this number plays the same deal.</source>
        <translation>Qui tape ce numéro joue la même donne.</translation>
    </message>
    <message>
        <source>&amp;Replay</source>
        <translation>Re&amp;voir</translation>
    </message>
    <message>
        <source>Same &amp;deal again</source>
        <translation>Rejouer la &amp;donne</translation>
    </message>
    <message>
        <source>Play &amp;again</source>
        <translation>&amp;Rejouer</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
</context>
<context>
    <name>KaskariaRules</name>
    <message>
        <source>a figure stands before the volcano: it goes in or stays</source>
        <translation>une figurine se tient devant le volcan&#xa0;: elle entre ou elle reste</translation>
    </message>
    <message>
        <source>cards of a &quot;+2&quot; are to be taken first</source>
        <translation>il faut d’abord prendre les cartes d’un «&#xa0;+2&#xa0;»</translation>
    </message>
    <message>
        <source>no figure stands before the volcano</source>
        <translation>aucune figurine ne se tient devant le volcan</translation>
    </message>
    <message>
        <source>the display has three cards</source>
        <translation>il y a trois cartes visibles</translation>
    </message>
    <message>
        <source>the game is over</source>
        <translation>la partie est terminée</translation>
    </message>
    <message>
        <source>the hand does not hold such a set</source>
        <translation>la main ne contient pas un tel ensemble</translation>
    </message>
    <message>
        <source>with ten cards in hand a set must be played</source>
        <translation>avec dix cartes en main, il faut jouer un ensemble</translation>
    </message>
</context>
<context>
    <name>KaskariaScore</name>
    <message>
        <source>The game is not over: turn {0} is being played.</source>
        <translation>La partie n’est pas terminée&#xa0;: on joue le tour {0}.</translation>
    </message>
</context>
<context>
    <name>KaskariaSets</name>
    <message>
        <source>take {0} cards</source>
        <translation>tirer {0} cartes</translation>
    </message>
    <message>
        <source>cliff runner to the volcano</source>
        <translation>arpenteur au volcan</translation>
    </message>
    <message>
        <source>griffin to the volcano</source>
        <translation>griffon au volcan</translation>
    </message>
    <message>
        <source>cliff runner 1 step</source>
        <translation>arpenteur 1 pas</translation>
    </message>
    <message>
        <source>griffin 1 step</source>
        <translation>griffon 1 pas</translation>
    </message>
    <message>
        <source>cliff runner {0} steps</source>
        <translation>arpenteur {0} pas</translation>
    </message>
</context>
<context>
    <name>KaskariaSpoken</name>
    <message>
        <source>Display</source>
        <translation>Présentoir</translation>
    </message>
    <message>
        <source>Pile</source>
        <translation>Pioche</translation>
    </message>
    <message>
        <source>Discard pile</source>
        <translation>Défausse</translation>
    </message>
    <message>
        <source>{0} in the volcano</source>
        <translation>{0} dans le volcan</translation>
    </message>
    <message>
        <source>{0} {1} of {2}</source>
        <translation>{0} {1} sur {2}</translation>
    </message>
    <message>
        <source>1 hidden card</source>
        <translation>1 carte cachée</translation>
    </message>
    <message>
        <source>{0} hidden cards</source>
        <translation>{0} cartes cachées</translation>
    </message>
</context>
<context>
    <name>KaskariaStatistics</name>
    <message>
        <source>Mean</source>
        <translation>Moyenne</translation>
    </message>
    <message>
        <source>Cliff runner, place</source>
        <translation>Arpenteur, place</translation>
    </message>
    <message>
        <source>Griffin, place</source>
        <translation>Griffon, place</translation>
    </message>
    <message>
        <source>Gold par&amp;ts</source>
        <translation>Pépit&amp;es</translation>
    </message>
    <message>
        <source>Mean gold</source>
        <translation>Pépites en moyenne</translation>
    </message>
    <message>
        <source>Gold by part</source>
        <translation>Pépites par origine</translation>
    </message>
    <message>
        <source>Mean places: cliff runner {0} · griffin {1}</source>
        <translation>Places moyennes&#xa0;: arpenteur {0} · griffon {1}</translation>
    </message>
</context>
<context>
    <name>KaskariaTable</name>
    <message>
        <source>Log (F9)</source>
        <translation>Journal (F9)</translation>
    </message>
    <message>
        <source>Pile</source>
        <translation>Pioche</translation>
    </message>
    <message>
        <source>Discard pile</source>
        <translation>Défausse</translation>
    </message>
    <message>
        <source>has the amulet</source>
        <translation>a l’amulette</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
</context>
<context>
    <name>KaskariaTablePrompt</name>
    <message>
        <source>Go in</source>
        <translation>Entrer</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Rester</translation>
    </message>
    <message>
        <source>Y</source>
        <translation>O</translation>
    </message>
    <message>
        <source>N</source>
        <translation>N</translation>
    </message>
    <message>
        <source>If the figure goes in</source>
        <translation>Si la figurine entre</translation>
    </message>
    <message>
        <source>This set: {0}</source>
        <translation>Cet ensemble&#xa0;: {0}</translation>
    </message>
    <message>
        <source>{0} is next</source>
        <translation>À {0} de jouer</translation>
    </message>
    <message>
        <source>The volcano!</source>
        <translation>Le volcan&#xa0;!</translation>
    </message>
    <message>
        <source>The computer cannot think. Let it try again, or take back.</source>
        <translation>L’ordinateur ne peut pas réfléchir. Laissez-le réessayer, ou annulez.</translation>
    </message>
    <message>
        <source>The computer cannot think. Let it try again.</source>
        <translation>L’ordinateur ne peut pas réfléchir. Laissez-le réessayer.</translation>
    </message>
    <message>
        <source>Take from the pile</source>
        <translation>Tirer de la pioche</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Put back</source>
        <translation>Reposer</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Échap</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>S</source>
        <translation>S</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Rejouer</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Play on with an easier computer</source>
        <translation>Laisser jouer un ordinateur plus facile</translation>
    </message>
</context>
<context>
    <name>KaskariaTerminal</name>
    <message>
        <source>{0}, turn {1}</source>
        <translation>{0}, tour {1}</translation>
    </message>
    <message>
        <source>Your cards</source>
        <translation>Vos cartes</translation>
    </message>
    <message>
        <source>Everybody has seen what the display had.</source>
        <translation>Tout le monde a vu ce qu’il y avait au présentoir.</translation>
    </message>
    <message>
        <source>{0} volcano</source>
        <translation>{0} volcan</translation>
    </message>
    <message>
        <source>The game is kept.</source>
        <translation>La partie est conservée.</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Conseil</translation>
    </message>
    <message>
        <source>RG</source>
        <translation>AG</translation>
    </message>
    <message>
        <source>village</source>
        <translation>village</translation>
    </message>
    <message>
        <source>waterfall</source>
        <translation>cascade</translation>
    </message>
    <message>
        <source>runner</source>
        <translation>arpenteur</translation>
    </message>
    <message>
        <source>May undo go past cards that have been seen? (y/n)</source>
        <translation>Peut-on annuler au-delà de cartes déjà vues&#xa0;? (o/n)</translation>
    </message>
    <message>
        <source>How many players? (2-4)</source>
        <translation>Combien de joueurs&#xa0;? (2-4)</translation>
    </message>
    <message>
        <source>How long are the ways? 1 short, 2 normal, 3 long</source>
        <translation>Quels chemins&#xa0;? 1 courts, 2 normaux, 3 longs</translation>
    </message>
    <message>
        <source>Which rules? 1 usual, 2 fearless</source>
        <translation>Quelles règles&#xa0;? 1 habituelles, 2 pour les intrépides</translation>
    </message>
    <message>
        <source>Which hands? 1 hidden, 2 open for everybody</source>
        <translation>Quelles mains&#xa0;? 1 cachées, 2 ouvertes à tous</translation>
    </message>
    <message>
        <source>The gold of {0}</source>
        <translation>{0}, pépites</translation>
    </message>
    <message>
        <source>{0} (y/n)</source>
        <translation>{0} (o/n)</translation>
    </message>
    <message>
        <source>Enter hides your cards</source>
        <translation>Entrée cache vos cartes</translation>
    </message>
    <message>
        <source>p  the top card of the pile, 1-3  one of the display</source>
        <translation>p  la carte du dessus de la pioche, 1-3  une du présentoir</translation>
    </message>
    <message>
        <source>4 and more  a set; m shows those that hold cards back</source>
        <translation>4 et plus  un ensemble&#xa0;; m montre ceux qui gardent des cartes en main</translation>
    </message>
    <message>
        <source>u  take back, up to the last card seen</source>
        <translation>u  reprendre, jusqu’à la dernière carte vue</translation>
    </message>
    <message>
        <source>s  the gold so far, r  where it comes from</source>
        <translation>s  les pépites pour l’instant, r  d’où elles viennent</translation>
    </message>
    <message>
        <source>o  what is known of the cards of the others</source>
        <translation>o  ce qu’on sait des cartes des autres</translation>
    </message>
    <message>
        <source>h  a hint</source>
        <translation>h  un conseil</translation>
    </message>
    <message>
        <source>q  save and quit; play --terminal --resume goes on</source>
        <translation>q  enregistrer et quitter&#xa0;; play --terminal --resume reprend</translation>
    </message>
    <message>
        <source>Enter shows everything again.</source>
        <translation>Entrée montre tout à nouveau.</translation>
    </message>
    <message>
        <source>{0} the set</source>
        <translation>{0} l’ensemble</translation>
    </message>
    <message>
        <source>{0}-{1} a set</source>
        <translation>{0}-{1} un ensemble</translation>
    </message>
    <message>
        <source>m more sets</source>
        <translation>m autres ensembles</translation>
    </message>
    <message>
        <source>p pile, 1-3 display</source>
        <translation>p pioche, 1-3 présentoir</translation>
    </message>
</context>
<context>
    <name>KaskariaVariants</name>
    <message>
        <source>Short</source>
        <translation>Court</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Long</source>
        <translation>Long</translation>
    </message>
    <message>
        <source>Usual</source>
        <translation>Habituelles</translation>
    </message>
    <message>
        <source>Fearless</source>
        <translation>Intrépides</translation>
    </message>
    <message>
        <source>Hidden</source>
        <translation>Cachées</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvertes</translation>
    </message>
    <message>
        <source>Ways</source>
        <translation>Chemins</translation>
    </message>
    <message>
        <source>&amp;Ways</source>
        <translation>C&amp;hemins</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>Règ&amp;les</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Mains</translation>
    </message>
    <message>
        <source>&amp;Hands</source>
        <translation>&amp;Mains</translation>
    </message>
</context>
<context>
    <name>KeptGames</name>
    <message>
        <source>Game {0}.cascadia</source>
        <translation>Partie {0}.cascadia</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Export the game</source>
        <translation>Exporter la partie</translation>
    </message>
    <message>
        <source>Delete this game for good? Its scores leave the statistics too.</source>
        <translation>Supprimer cette partie pour de bon&#xa0;? Ses scores quittent aussi les statistiques.</translation>
    </message>
    <message>
        <source>Games and backups</source>
        <translation>Parties et sauvegardes</translation>
    </message>
    <message>
        <source>Import games</source>
        <translation>Importer des parties</translation>
    </message>
    <message>
        <source>{0} backup{1}</source>
        <translation>{0}, sauvegarde{1}</translation>
    </message>
    <message>
        <source>Back up all games</source>
        <translation>Tout sauvegarder</translation>
    </message>
    <message>
        <source>The game is in {0}.</source>
        <translation>La partie est dans {0}.</translation>
    </message>
    <message>
        <source>New games: {0}.</source>
        <translation>Nouvelles parties&#xa0;: {0}.</translation>
    </message>
    <message>
        <source>All games are in {0}.</source>
        <translation>Toutes les parties sont dans {0}.</translation>
    </message>
</context>
<context>
    <name>KeysDialog</name>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Votre tour</translation>
    </message>
    <message>
        <source>Offers</source>
        <translation>Propositions</translation>
    </message>
    <message>
        <source>Looking around</source>
        <translation>Affichage</translation>
    </message>
    <message>
        <source>Mouse</source>
        <translation>Souris</translation>
    </message>
    <message>
        <source>Take a pair</source>
        <translation>Prendre une paire</translation>
    </message>
    <message>
        <source>Choose the token of a free pick</source>
        <translation>Choisir le jeton (choix libre)</translation>
    </message>
    <message>
        <source>Move over the places</source>
        <translation>Parcourir les emplacements</translation>
    </message>
    <message>
        <source>Turn the tile</source>
        <translation>Tourner la tuile</translation>
    </message>
    <message>
        <source>Set down</source>
        <translation>Poser</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>Decline the token</source>
        <translation>Refuser le jeton</translation>
    </message>
    <message>
        <source>Quit, when the game is over</source>
        <translation>Quitter, une fois la partie terminée</translation>
    </message>
    <message>
        <source>Accept or decline an offer</source>
        <translation>Accepter ou refuser une proposition</translation>
    </message>
    <message>
        <source>Spend a nature token to replace tokens</source>
        <translation>Jeton Nature&#xa0;: remplacer des jetons</translation>
    </message>
    <message>
        <source>Spend a nature token to pick freely</source>
        <translation>Jeton Nature&#xa0;: choix libre</translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation>Zoom</translation>
    </message>
    <message>
        <source>Look at a landscape</source>
        <translation>Voir un environnement</translation>
    </message>
    <message>
        <source>Look back and forth</source>
        <translation>Étape précédente, suivante</translation>
    </message>
    <message>
        <source>Look back by turns</source>
        <translation>Tour précédent, suivant</translation>
    </message>
    <message>
        <source>The first step, the game</source>
        <translation>Première étape, partie en cours</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Next panel</source>
        <translation>Panneau suivant</translation>
    </message>
    <message>
        <source>Y</source>
        <translation>O</translation>
    </message>
    <message>
        <source>N</source>
        <translation>N</translation>
    </message>
    <message>
        <source>Click</source>
        <translation>Clic</translation>
    </message>
    <message>
        <source>Take, set down</source>
        <translation>Prendre, poser</translation>
    </message>
    <message>
        <source>Wheel</source>
        <translation>Molette</translation>
    </message>
    <message>
        <source>Right button</source>
        <translation>Bouton droit</translation>
    </message>
    <message>
        <source>Take, set down (on squares)</source>
        <translation>Prendre, poser (tuiles carrées)</translation>
    </message>
    <message>
        <source>Ctrl+wheel</source>
        <translation>Ctrl+molette</translation>
    </message>
    <message>
        <source>Drag</source>
        <translation>Glisser</translation>
    </message>
    <message>
        <source>Move the board</source>
        <translation>Déplacer le plateau</translation>
    </message>
</context>
<context>
    <name>KeystoneButton</name>
    <message>
        <source>Keystone</source>
        <translation>Idéal</translation>
    </message>
</context>
<context>
    <name>LargeSheet</name>
    <message>
        <source>Deduction sheet</source>
        <translation>Feuille de déduction</translation>
    </message>
</context>
<context>
    <name>LensButton</name>
    <message>
        <source>Search</source>
        <translation>Rechercher</translation>
    </message>
    <message>
        <source>Search this cell (S, then Enter)</source>
        <translation>Rechercher sur cette case (S, puis Entrée)</translation>
    </message>
</context>
<context>
    <name>LicencesDialog</name>
    <message>
        <source>Licences</source>
        <translation>Licences</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Bibliothèque</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Version</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licence</translation>
    </message>
    <message>
        <source>Qt itself holds works of others, not all of them on every system:</source>
        <translation>Qt contient lui-même des œuvres d’autrui, pas toutes sur chaque système&#xa0;:</translation>
    </message>
    <message>
        <source>This is free software under the MIT licence. It stands on the libraries below.</source>
        <translation>Ceci est un logiciel libre sous licence MIT. Il repose sur les bibliothèques ci-dessous.</translation>
    </message>
    <message>
        <source>Qt and Qt for Python come under the GNU Lesser General Public License, version 3. They are unchanged and lie beside the program as files of their own, so that you may replace them by other builds of the same libraries.</source>
        <translation>Qt et Qt for Python sont distribués sous la licence publique générale limitée GNU (LGPL), version 3. Non modifiés, ils se trouvent à côté du programme dans leurs propres fichiers&#xa0;: vous pouvez donc les remplacer par d’autres versions compilées des mêmes bibliothèques.</translation>
    </message>
    <message>
        <source>In a download the folder “licences” holds all of these licences in full, and NOTICE says where the sources are.</source>
        <translation>Dans la version téléchargée, le dossier «&#xa0;licences&#xa0;» contient le texte complet de ces licences, et NOTICE dit où sont les sources.</translation>
    </message>
</context>
<context>
    <name>Log</name>
    <message>
        <source>{0}, turn {1}: {2}</source>
        <translation>{0}, tour {1}&#xa0;: {2}</translation>
    </message>
    <message>
        <source>Points: {0}</source>
        <translation>Points&#xa0;: {0}</translation>
    </message>
    <message>
        <source>Nothing has happened yet</source>
        <translation>Rien ne s’est encore passé</translation>
    </message>
    <message>
        <source>Lays the tile</source>
        <translation>Pose la tuile</translation>
    </message>
    <message>
        <source>Earns a nature token</source>
        <translation>Gagne un jeton Nature</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>La partie est terminée</translation>
    </message>
    <message>
        <source>Instead of them: {0}</source>
        <translation>À leur place&#xa0;: {0}</translation>
    </message>
    <message>
        <source>Four equal tokens are replaced: {0} → {1}</source>
        <translation>Quatre jetons identiques sont remplacés&#xa0;: {0} → {1}</translation>
    </message>
    <message>
        <source>Spends a nature token and replaces one token: {0} → {1}</source>
        <translation>Dépense un jeton Nature et remplace un jeton&#xa0;: {0} → {1}</translation>
    </message>
    <message>
        <source>Spends a nature token and replaces {0} tokens: {1} → {2}</source>
        <translation>Dépense un jeton Nature et remplace {0} jetons&#xa0;: {1} → {2}</translation>
    </message>
    <message>
        <source>bear</source>
        <translation>ours</translation>
    </message>
    <message>
        <source>elk</source>
        <translation>wapiti</translation>
    </message>
    <message>
        <source>salmon</source>
        <translation>saumon</translation>
    </message>
    <message>
        <source>hawk</source>
        <translation>buse</translation>
    </message>
    <message>
        <source>fox</source>
        <translation>renard</translation>
    </message>
    <message>
        <source>mountain</source>
        <translation>montagne</translation>
    </message>
    <message>
        <source>forest</source>
        <translation>forêt</translation>
    </message>
    <message>
        <source>prairie</source>
        <translation>prairie</translation>
    </message>
    <message>
        <source>wetland</source>
        <translation>marais</translation>
    </message>
    <message>
        <source>river</source>
        <translation>rivière</translation>
    </message>
    <message>
        <source>a mountain tile</source>
        <translation>une tuile montagne</translation>
    </message>
    <message>
        <source>a forest tile</source>
        <translation>une tuile forêt</translation>
    </message>
    <message>
        <source>a prairie tile</source>
        <translation>une tuile prairie</translation>
    </message>
    <message>
        <source>a wetland tile</source>
        <translation>une tuile marais</translation>
    </message>
    <message>
        <source>a river tile</source>
        <translation>une tuile rivière</translation>
    </message>
    <message>
        <source>a mountain and forest tile</source>
        <translation>une tuile montagne et forêt</translation>
    </message>
    <message>
        <source>a mountain and prairie tile</source>
        <translation>une tuile montagne et prairie</translation>
    </message>
    <message>
        <source>a mountain and wetland tile</source>
        <translation>une tuile montagne et marais</translation>
    </message>
    <message>
        <source>a mountain and river tile</source>
        <translation>une tuile montagne et rivière</translation>
    </message>
    <message>
        <source>a forest and prairie tile</source>
        <translation>une tuile forêt et prairie</translation>
    </message>
    <message>
        <source>a forest and wetland tile</source>
        <translation>une tuile forêt et marais</translation>
    </message>
    <message>
        <source>a forest and river tile</source>
        <translation>une tuile forêt et rivière</translation>
    </message>
    <message>
        <source>a prairie and wetland tile</source>
        <translation>une tuile prairie et marais</translation>
    </message>
    <message>
        <source>a prairie and river tile</source>
        <translation>une tuile prairie et rivière</translation>
    </message>
    <message>
        <source>a wetland and river tile</source>
        <translation>une tuile marais et rivière</translation>
    </message>
    <message>
        <source>Takes {0} with a bear</source>
        <translation>Prend {0} avec un ours</translation>
    </message>
    <message>
        <source>Takes {0} with an elk</source>
        <translation>Prend {0} avec un wapiti</translation>
    </message>
    <message>
        <source>Takes {0} with a salmon</source>
        <translation>Prend {0} avec un saumon</translation>
    </message>
    <message>
        <source>Takes {0} with a hawk</source>
        <translation>Prend {0} avec une buse</translation>
    </message>
    <message>
        <source>Takes {0} with a fox</source>
        <translation>Prend {0} avec un renard</translation>
    </message>
    <message>
        <source>Spends a nature token and takes {0} with a bear</source>
        <translation>Dépense un jeton Nature et prend {0} avec un ours</translation>
    </message>
    <message>
        <source>Spends a nature token and takes {0} with an elk</source>
        <translation>Dépense un jeton Nature et prend {0} avec un wapiti</translation>
    </message>
    <message>
        <source>Spends a nature token and takes {0} with a salmon</source>
        <translation>Dépense un jeton Nature et prend {0} avec un saumon</translation>
    </message>
    <message>
        <source>Spends a nature token and takes {0} with a hawk</source>
        <translation>Dépense un jeton Nature et prend {0} avec une buse</translation>
    </message>
    <message>
        <source>Spends a nature token and takes {0} with a fox</source>
        <translation>Dépense un jeton Nature et prend {0} avec un renard</translation>
    </message>
    <message>
        <source>Replaces three bears</source>
        <translation>Remplace trois ours</translation>
    </message>
    <message>
        <source>Replaces three elk</source>
        <translation>Remplace trois wapitis</translation>
    </message>
    <message>
        <source>Replaces three salmon</source>
        <translation>Remplace trois saumons</translation>
    </message>
    <message>
        <source>Replaces three hawks</source>
        <translation>Remplace trois buses</translation>
    </message>
    <message>
        <source>Replaces three foxes</source>
        <translation>Remplace trois renards</translation>
    </message>
    <message>
        <source>Places the bear</source>
        <translation>Place l’ours</translation>
    </message>
    <message>
        <source>Places the elk</source>
        <translation>Place le wapiti</translation>
    </message>
    <message>
        <source>Places the salmon</source>
        <translation>Place le saumon</translation>
    </message>
    <message>
        <source>Places the hawk</source>
        <translation>Place la buse</translation>
    </message>
    <message>
        <source>Places the fox</source>
        <translation>Place le renard</translation>
    </message>
    <message>
        <source>Declines the bear</source>
        <translation>Refuse l’ours</translation>
    </message>
    <message>
        <source>Declines the elk</source>
        <translation>Refuse le wapiti</translation>
    </message>
    <message>
        <source>Declines the salmon</source>
        <translation>Refuse le saumon</translation>
    </message>
    <message>
        <source>Declines the hawk</source>
        <translation>Refuse la buse</translation>
    </message>
    <message>
        <source>Declines the fox</source>
        <translation>Refuse le renard</translation>
    </message>
    <message>
        <source>The bear fits nowhere and goes back</source>
        <translation>L’ours ne peut aller nulle part&#xa0;: retour au sac</translation>
    </message>
    <message>
        <source>The elk fits nowhere and goes back</source>
        <translation>Le wapiti ne peut aller nulle part&#xa0;: retour au sac</translation>
    </message>
    <message>
        <source>The salmon fits nowhere and goes back</source>
        <translation>Le saumon ne peut aller nulle part&#xa0;: retour au sac</translation>
    </message>
    <message>
        <source>The hawk fits nowhere and goes back</source>
        <translation>La buse ne peut aller nulle part&#xa0;: retour au sac</translation>
    </message>
    <message>
        <source>The fox fits nowhere and goes back</source>
        <translation>Le renard ne peut aller nulle part&#xa0;: retour au sac</translation>
    </message>
    <message>
        <source>The bear and the tile at the end leave the game: {0}</source>
        <translation>L’ours et la tuile du bout quittent la partie&#xa0;: {0}</translation>
    </message>
    <message>
        <source>The elk and the tile at the end leave the game: {0}</source>
        <translation>Le wapiti et la tuile du bout quittent la partie&#xa0;: {0}</translation>
    </message>
    <message>
        <source>The salmon and the tile at the end leave the game: {0}</source>
        <translation>Le saumon et la tuile du bout quittent la partie&#xa0;: {0}</translation>
    </message>
    <message>
        <source>The hawk and the tile at the end leave the game: {0}</source>
        <translation>La buse et la tuile du bout quittent la partie&#xa0;: {0}</translation>
    </message>
    <message>
        <source>The fox and the tile at the end leave the game: {0}</source>
        <translation>Le renard et la tuile du bout quittent la partie&#xa0;: {0}</translation>
    </message>
    <message>
        <source>{0} now has the largest mountain corridor: {1}</source>
        <translation>{0} a maintenant le plus grand corridor de montagne&#xa0;: {1}</translation>
    </message>
    <message>
        <source>{0} now has the largest forest corridor: {1}</source>
        <translation>{0} a maintenant le plus grand corridor de forêt&#xa0;: {1}</translation>
    </message>
    <message>
        <source>{0} now has the largest prairie corridor: {1}</source>
        <translation>{0} a maintenant le plus grand corridor de prairie&#xa0;: {1}</translation>
    </message>
    <message>
        <source>{0} now has the largest wetland corridor: {1}</source>
        <translation>{0} a maintenant le plus grand corridor de marais&#xa0;: {1}</translation>
    </message>
    <message>
        <source>{0} now has the largest river corridor: {1}</source>
        <translation>{0} a maintenant le plus grand corridor de rivière&#xa0;: {1}</translation>
    </message>
    <message>
        <source>{0} now shares the largest mountain corridor: {1}</source>
        <translation>{0} partage maintenant le plus grand corridor de montagne&#xa0;: {1}</translation>
    </message>
    <message>
        <source>{0} now shares the largest forest corridor: {1}</source>
        <translation>{0} partage maintenant le plus grand corridor de forêt&#xa0;: {1}</translation>
    </message>
    <message>
        <source>{0} now shares the largest prairie corridor: {1}</source>
        <translation>{0} partage maintenant le plus grand corridor de prairie&#xa0;: {1}</translation>
    </message>
    <message>
        <source>{0} now shares the largest wetland corridor: {1}</source>
        <translation>{0} partage maintenant le plus grand corridor de marais&#xa0;: {1}</translation>
    </message>
    <message>
        <source>{0} now shares the largest river corridor: {1}</source>
        <translation>{0} partage maintenant le plus grand corridor de rivière&#xa0;: {1}</translation>
    </message>
    <message>
        <source>{0} now has the second largest mountain corridor: {1}</source>
        <translation>{0} a maintenant le deuxième plus grand corridor de montagne&#xa0;: {1}</translation>
    </message>
    <message>
        <source>{0} now has the second largest forest corridor: {1}</source>
        <translation>{0} a maintenant le deuxième plus grand corridor de forêt&#xa0;: {1}</translation>
    </message>
    <message>
        <source>{0} now has the second largest prairie corridor: {1}</source>
        <translation>{0} a maintenant le deuxième plus grand corridor de prairie&#xa0;: {1}</translation>
    </message>
    <message>
        <source>{0} now has the second largest wetland corridor: {1}</source>
        <translation>{0} a maintenant le deuxième plus grand corridor de marais&#xa0;: {1}</translation>
    </message>
    <message>
        <source>{0} now has the second largest river corridor: {1}</source>
        <translation>{0} a maintenant le deuxième plus grand corridor de rivière&#xa0;: {1}</translation>
    </message>
    <message>
        <source>{0} loses the largest mountain corridor: {1}</source>
        <translation>{0} perd le plus grand corridor de montagne&#xa0;: {1}</translation>
    </message>
    <message>
        <source>{0} loses the largest forest corridor: {1}</source>
        <translation>{0} perd le plus grand corridor de forêt&#xa0;: {1}</translation>
    </message>
    <message>
        <source>{0} loses the largest prairie corridor: {1}</source>
        <translation>{0} perd le plus grand corridor de prairie&#xa0;: {1}</translation>
    </message>
    <message>
        <source>{0} loses the largest wetland corridor: {1}</source>
        <translation>{0} perd le plus grand corridor de marais&#xa0;: {1}</translation>
    </message>
    <message>
        <source>{0} loses the largest river corridor: {1}</source>
        <translation>{0} perd le plus grand corridor de rivière&#xa0;: {1}</translation>
    </message>
    <message>
        <source>{0} loses the second largest mountain corridor: {1}</source>
        <translation>{0} perd le deuxième plus grand corridor de montagne&#xa0;: {1}</translation>
    </message>
    <message>
        <source>{0} loses the second largest forest corridor: {1}</source>
        <translation>{0} perd le deuxième plus grand corridor de forêt&#xa0;: {1}</translation>
    </message>
    <message>
        <source>{0} loses the second largest prairie corridor: {1}</source>
        <translation>{0} perd le deuxième plus grand corridor de prairie&#xa0;: {1}</translation>
    </message>
    <message>
        <source>{0} loses the second largest wetland corridor: {1}</source>
        <translation>{0} perd le deuxième plus grand corridor de marais&#xa0;: {1}</translation>
    </message>
    <message>
        <source>{0} loses the second largest river corridor: {1}</source>
        <translation>{0} perd le deuxième plus grand corridor de rivière&#xa0;: {1}</translation>
    </message>
    <message>
        <source>{0} now has a mountain corridor of 7 or more: {1}</source>
        <translation>{0} a maintenant un corridor de montagne de 7 ou plus&#xa0;: {1}</translation>
    </message>
    <message>
        <source>{0} now has a forest corridor of 7 or more: {1}</source>
        <translation>{0} a maintenant un corridor de forêt de 7 ou plus&#xa0;: {1}</translation>
    </message>
    <message>
        <source>{0} now has a prairie corridor of 7 or more: {1}</source>
        <translation>{0} a maintenant un corridor de prairie de 7 ou plus&#xa0;: {1}</translation>
    </message>
    <message>
        <source>{0} now has a wetland corridor of 7 or more: {1}</source>
        <translation>{0} a maintenant un corridor de marais de 7 ou plus&#xa0;: {1}</translation>
    </message>
    <message>
        <source>{0} now has a river corridor of 7 or more: {1}</source>
        <translation>{0} a maintenant un corridor de rivière de 7 ou plus&#xa0;: {1}</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>Log</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>Unfold the log</source>
        <translation>Déplier le journal</translation>
    </message>
    <message>
        <source>Fold the log</source>
        <translation>Replier le journal</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Nouvelle partie…</translation>
    </message>
    <message>
        <source>S&amp;cenarios…</source>
        <translation>&amp;Scénarios…</translation>
    </message>
    <message>
        <source>&amp;Match on one deal…</source>
        <translation>&amp;Match sur une donne…</translation>
    </message>
    <message>
        <source>Play a dea&amp;l…</source>
        <translation>&amp;Jouer une donne…</translation>
    </message>
    <message>
        <source>Play this deal a&amp;gain</source>
        <translation>Rejouer cette &amp;donne</translation>
    </message>
    <message>
        <source>Landscape pos&amp;ter…</source>
        <translation>A&amp;ffiche du paysage…</translation>
    </message>
    <message>
        <source>Score pa&amp;d…</source>
        <translation>&amp;Bloc de score…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Ouvrir…</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>&amp;Enregistrer sous…</translation>
    </message>
    <message>
        <source>D&amp;escribe this place</source>
        <translation>Décrire cet endro&amp;it</translation>
    </message>
    <message>
        <source>&amp;Board as a table</source>
        <translation>Plateau en tablea&amp;u</translation>
    </message>
    <message>
        <source>&amp;Export the score…</source>
        <translation>E&amp;xporter le score…</translation>
    </message>
    <message>
        <source>P&amp;rint the score…</source>
        <translation>&amp;Imprimer le score…</translation>
    </message>
    <message>
        <source>&amp;Welcome page</source>
        <translation>Page d’&amp;accueil</translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <translation>P&amp;références…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>&amp;Games played…</source>
        <translation>&amp;Parties jouées…</translation>
    </message>
    <message>
        <source>&amp;Statistics…</source>
        <translation>&amp;Statistiques…</translation>
    </message>
    <message>
        <source>Describe &amp;what is beside it</source>
        <translation>Décrire ce &amp;qui est à côté</translation>
    </message>
    <message>
        <source>&amp;Learn by playing</source>
        <translation>Apprendre en &amp;jouant</translation>
    </message>
    <message>
        <source>Re&amp;sult</source>
        <translation>Ré&amp;sultat</translation>
    </message>
    <message>
        <source>&amp;Export the result…</source>
        <translation>E&amp;xporter le résultat…</translation>
    </message>
    <message>
        <source>P&amp;rint the result…</source>
        <translation>&amp;Imprimer le résultat…</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Conseil</translation>
    </message>
    <message>
        <source>&amp;Notebook…</source>
        <translation>&amp;Carnet…</translation>
    </message>
    <message>
        <source>&amp;Open the folder</source>
        <translation>&amp;Ouvrir le dossier</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rétablir</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>C&amp;onseil</translation>
    </message>
    <message>
        <source>&amp;Scores</source>
        <translation>&amp;Scores</translation>
    </message>
    <message>
        <source>&amp;Fit the board</source>
        <translation>A&amp;juster le plateau</translation>
    </message>
    <message>
        <source>&amp;Zoom in</source>
        <translation>Zoom &amp;avant</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>Zoom a&amp;rrière</translation>
    </message>
    <message>
        <source>Scoring &amp;cards</source>
        <translation>&amp;Cartes Décompte de la faune</translation>
    </message>
    <message>
        <source>Re&amp;view the game…</source>
        <translation>Re&amp;voir la partie…</translation>
    </message>
    <message>
        <source>Re&amp;play the game</source>
        <translation>Revoir en &amp;film</translation>
    </message>
    <message>
        <source>&amp;Points of a place</source>
        <translation>Points d’un &amp;emplacement</translation>
    </message>
    <message>
        <source>S&amp;ide panel</source>
        <translation>Panneau &amp;latéral</translation>
    </message>
    <message>
        <source>Full &amp;screen</source>
        <translation>&amp;Plein écran</translation>
    </message>
    <message>
        <source>&amp;How to play</source>
        <translation>&amp;Comment jouer</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Touches</translation>
    </message>
    <message>
        <source>&amp;About</source>
        <translation>À &amp;propos</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>Ajuster</translation>
    </message>
    <message>
        <source>S&amp;core</source>
        <translation>S&amp;core</translation>
    </message>
    <message>
        <source>Largest co&amp;rridors</source>
        <translation>Plus grands corri&amp;dors</translation>
    </message>
    <message>
        <source>&amp;Log</source>
        <translation>Jour&amp;nal</translation>
    </message>
    <message>
        <source>O&amp;ther landscapes</source>
        <translation>Au&amp;tres environnements</translation>
    </message>
    <message>
        <source>Scoring c&amp;ards</source>
        <translation>Cartes Décompte de la &amp;faune</translation>
    </message>
    <message>
        <source>&amp;Goals</source>
        <translation>&amp;Objectifs</translation>
    </message>
    <message>
        <source>S&amp;upply</source>
        <translation>Réser&amp;ve</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partie</translation>
    </message>
    <message>
        <source>&amp;Turn</source>
        <translation>&amp;Tour</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Affichage</translation>
    </message>
    <message>
        <source>&amp;Journal</source>
        <translation>&amp;Journal</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;ide</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Outils</translation>
    </message>
</context>
<context>
    <name>MapView</name>
    <message>
        <source>Map</source>
        <translation>Carte</translation>
    </message>
</context>
<context>
    <name>MarketView</name>
    <message>
        <source>Market</source>
        <translation>Marché</translation>
    </message>
</context>
<context>
    <name>Match</name>
    <message>
        <source>{0} cannot think here; the match waits.</source>
        <translation>{0} ne peut pas réfléchir ici&#xa0;; le match attend.</translation>
    </message>
    <message>
        <source>The match cannot be kept: {0}.</source>
        <translation>Le match ne peut pas être conservé&#xa0;: {0}.</translation>
    </message>
    <message>
        <source>1st</source>
        <translation>1er</translation>
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
        <translation>{0}, {1}&#xa0;: {2} points</translation>
    </message>
</context>
<context>
    <name>MatchCard</name>
    <message>
        <source>has played</source>
        <translation>a joué</translation>
    </message>
    <message>
        <source>waits</source>
        <translation>attend</translation>
    </message>
    <message>
        <source>turn {0} of {1}</source>
        <translation>tour {0} sur {1}</translation>
    </message>
    <message>
        <source>plays next</source>
        <translation>va jouer</translation>
    </message>
</context>
<context>
    <name>MatchPage</name>
    <message>
        <source>Match on one deal</source>
        <translation>Match sur une donne</translation>
    </message>
</context>
<context>
    <name>MatchResult</name>
    <message>
        <source>A category that is chosen lights up on every landscape.</source>
        <translation>La catégorie choisie s’éclaire dans chaque environnement.</translation>
    </message>
    <message>
        <source>&amp;Explain</source>
        <translation>&amp;Expliquer</translation>
    </message>
    <message>
        <source>Play &amp;again</source>
        <translation>Rejo&amp;uer</translation>
    </message>
    <message>
        <source>Another deal for the same people and cards</source>
        <translation>Une autre donne, mêmes joueurs, mêmes cartes</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Retour</translation>
    </message>
    <message>
        <source>Scores by category</source>
        <translation>Scores par catégorie</translation>
    </message>
</context>
<context>
    <name>MatchWaiting</name>
    <message>
        <source>Match on one deal</source>
        <translation>Match sur une donne</translation>
    </message>
    <message>
        <source>Everybody plays the same deal alone. Landscapes and points stay hidden until all have played.</source>
        <translation>Chacun joue seul la même donne. Environnements et points restent cachés tant que tous n’ont pas joué.</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Retour</translation>
    </message>
    <message>
        <source>{0} &amp;goes on</source>
        <translation>{0} &amp;continue</translation>
    </message>
    <message>
        <source>{0} &amp;plays</source>
        <translation>{0} j&amp;oue</translation>
    </message>
    <message>
        <source>{0} is playing. Whoever leaves finds the match here again.</source>
        <translation>{0} joue. Qui quitte la page retrouve le match ici.</translation>
    </message>
    <message>
        <source>The match waits for {0}.</source>
        <translation>Le match attend {0}.</translation>
    </message>
    <message>
        <source>{0} takes a seat, the others look away.</source>
        <translation>{0} s’installe, les autres ne regardent pas.</translation>
    </message>
</context>
<context>
    <name>Memory</name>
    <message>
        <source>Nothing here can show a folder. The files are in {0}.</source>
        <translation>Rien ici ne peut montrer un dossier. Les fichiers sont dans {0}.</translation>
    </message>
    <message>
        <source>The table is in {0}.</source>
        <translation>Le tableau est dans {0}.</translation>
    </message>
    <message>
        <source>Achievements of {0}</source>
        <translation>Succès de {0}</translation>
    </message>
</context>
<context>
    <name>Miniature</name>
    <message>
        <source>Look at {0}&apos;s landscape (Ctrl+{1})</source>
        <translation>Voir l’environnement de {0} (Ctrl+{1})</translation>
    </message>
    <message>
        <source>{0}, nature tokens: {1}</source>
        <translation>{0}, jetons Nature&#xa0;: {1}</translation>
    </message>
</context>
<context>
    <name>NatureRow</name>
    <message>
        <source>Nature</source>
        <translation>Nature</translation>
    </message>
    <message>
        <source>One nature token more</source>
        <translation>Un jeton Nature de plus</translation>
    </message>
    <message>
        <source>One less</source>
        <translation>Un de moins</translation>
    </message>
    <message>
        <source>Nature tokens: {0}</source>
        <translation>Jetons Nature&#xa0;: {0}</translation>
    </message>
    <message>
        <source>One nature token more: key N</source>
        <translation>Un jeton Nature de plus&#xa0;: touche N</translation>
    </message>
    <message>
        <source>One less: Shift+N</source>
        <translation>Un de moins&#xa0;: Maj+N</translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <source>&amp;Hexagons</source>
        <translation>&amp;Hexagones</translation>
    </message>
    <message>
        <source>S&amp;quares</source>
        <translation>&amp;Carrés</translation>
    </message>
    <message>
        <source>Match: the same deal for everybody, one after the other</source>
        <translation>Match&#xa0;: la même donne pour tous, l’un après l’autre</translation>
    </message>
    <message>
        <source>Who plays this deal?</source>
        <translation>Qui joue cette donne&#xa0;?</translation>
    </message>
    <message>
        <source>Players in this deal: {0}</source>
        <translation>Joueurs dans cette donne&#xa0;: {0}</translation>
    </message>
    <message>
        <source>A match needs two players at least.</source>
        <translation>Un match se joue au moins à deux.</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Tuiles</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Décompte</translation>
    </message>
    <message>
        <source>&amp;Cards</source>
        <translation>Car&amp;tes</translation>
    </message>
    <message>
        <source>&amp;Family</source>
        <translation>&amp;Famille</translation>
    </message>
    <message>
        <source>&amp;Intermediate</source>
        <translation>&amp;Intermédiaire</translation>
    </message>
    <message>
        <source>With squares, Family or Intermediate is recommended.</source>
        <translation>Avec des carrés, Famille ou Intermédiaire est conseillé.</translation>
    </message>
    <message>
        <source>A&amp;ll A</source>
        <translation>To&amp;ut A</translation>
    </message>
    <message>
        <source>Card A for every animal: good for a first game</source>
        <translation>La carte A pour chaque animal&#xa0;: idéal pour une première partie</translation>
    </message>
    <message>
        <source>All at &amp;random</source>
        <translation>Au ha&amp;sard</translation>
    </message>
    <message>
        <source>Draw every card when the game is dealt</source>
        <translation>Tirer toutes les cartes au début de la partie</translation>
    </message>
    <message>
        <source>Table r&amp;ules</source>
        <translation>&amp;Règles de la table</translation>
    </message>
    <message>
        <source>Who begins</source>
        <translation>Qui commence</translation>
    </message>
    <message>
        <source>As s&amp;eated</source>
        <translation>Dans &amp;l’ordre</translation>
    </message>
    <message>
        <source>Player 1 begins</source>
        <translation>Le joueur 1 commence</translation>
    </message>
    <message>
        <source>Dra&amp;wn</source>
        <translation>Au s&amp;ort</translation>
    </message>
    <message>
        <source>Lots decide who begins; the others follow as they are seated</source>
        <translation>Le sort désigne qui commence&#xa0;; les autres suivent dans l’ordre des places</translation>
    </message>
    <message>
        <source>&amp;Deal code</source>
        <translation>Code de &amp;donne</translation>
    </message>
    <message>
        <source>Whoever types this code plays the same deal.</source>
        <translation>Qui tape ce code joue la même donne.</translation>
    </message>
    <message>
        <source>a new deal</source>
        <translation>nouvelle donne</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>Comm&amp;encer</translation>
    </message>
</context>
<context>
    <name>NotebookDialog</name>
    <message>
        <source>Field notebook</source>
        <translation>Carnet de terrain</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>&amp;Open the folder</source>
        <translation>&amp;Ouvrir le dossier</translation>
    </message>
    <message>
        <source>{0} and {1} are in {2}</source>
        <translation>{0} et {1} sont dans {2}</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Scenarios passed</source>
        <translation>Scénarios réussis</translation>
    </message>
    <message>
        <source>Achievements</source>
        <translation>Succès</translation>
    </message>
    <message>
        <source>Achievements: {0} of {1} · scenarios: {2} of {3}</source>
        <translation>Succès&#xa0;: {0} sur {1} · scénarios&#xa0;: {2} sur {3}</translation>
    </message>
</context>
<context>
    <name>Nudge</name>
    <message>
        <source>Prepare a later turn.</source>
        <translation>Préparez un prochain tour.</translation>
    </message>
    <message>
        <source>Nothing earns points at once.</source>
        <translation>Rien ne rapporte de points tout de suite.</translation>
    </message>
    <message>
        <source>Within reach: {0}.</source>
        <translation>À portée&#xa0;: {0}.</translation>
    </message>
    <message>
        <source>A nature token is well spent on it.</source>
        <translation>Un jeton Nature y est bien employé.</translation>
    </message>
    <message>
        <source>Look for a pine cone.</source>
        <translation>Cherchez une pomme de pin.</translation>
    </message>
    <message>
        <source>Look at your bears.</source>
        <translation>Pensez à vos ours.</translation>
    </message>
    <message>
        <source>Look at your elk.</source>
        <translation>Pensez à vos wapitis.</translation>
    </message>
    <message>
        <source>Look at your salmon.</source>
        <translation>Pensez à vos saumons.</translation>
    </message>
    <message>
        <source>Look at your hawks.</source>
        <translation>Pensez à vos buses.</translation>
    </message>
    <message>
        <source>Look at your foxes.</source>
        <translation>Pensez à vos renards.</translation>
    </message>
    <message>
        <source>Let your mountains grow.</source>
        <translation>Agrandissez vos montagnes.</translation>
    </message>
    <message>
        <source>Let your forest grow.</source>
        <translation>Agrandissez votre forêt.</translation>
    </message>
    <message>
        <source>Let your prairie grow.</source>
        <translation>Agrandissez votre prairie.</translation>
    </message>
    <message>
        <source>Let your wetland grow.</source>
        <translation>Agrandissez votre marais.</translation>
    </message>
    <message>
        <source>Let your river grow.</source>
        <translation>Agrandissez votre rivière.</translation>
    </message>
    <message>
        <source>Confirm it.</source>
        <translation>Confirmez.</translation>
    </message>
    <message>
        <source>Take pair {0}.</source>
        <translation>Prenez la paire {0}.</translation>
    </message>
    <message>
        <source>Pick tile {0} and token {1} freely (T).</source>
        <translation>Choix libre (T)&#xa0;: la tuile {0} et le jeton {1}.</translation>
    </message>
    <message>
        <source>Turn the tile once (R).</source>
        <translation>Tournez la tuile une fois (R).</translation>
    </message>
    <message>
        <source>Turn the tile {0} times (R).</source>
        <translation>Tournez la tuile {0} fois (R).</translation>
    </message>
    <message>
        <source>Place the token where it is lit.</source>
        <translation>Placez le jeton à l’endroit éclairé.</translation>
    </message>
    <message>
        <source>Decline the token (D).</source>
        <translation>Refusez le jeton (D).</translation>
    </message>
    <message>
        <source>Lay the tile where it is lit, turned as it lies there.</source>
        <translation>Posez la tuile à l’endroit éclairé, tournée comme on l’y voit.</translation>
    </message>
    <message>
        <source>Lay the tile where it is lit.</source>
        <translation>Posez la tuile à l’endroit éclairé.</translation>
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
        <translation>Poser la tuile&#xa0;: {0} ({1}).</translation>
    </message>
    <message>
        <source>Build a {0}.</source>
        <translation>Construire {0}.</translation>
    </message>
    <message>
        <source>Take face-up tile {0}: {1}.</source>
        <translation>Prendre la tuile visible {0}&#xa0;: {1}.</translation>
    </message>
    <message>
        <source>Take the top of pile {0} unseen.</source>
        <translation>Prendre à l’aveugle le dessus de la pile {0}.</translation>
    </message>
    <message>
        <source>Keep these objectives: {0}.</source>
        <translation>Garder ces objectifs&#xa0;: {0}.</translation>
    </message>
    <message>
        <source>Put these objectives away: {0}.</source>
        <translation>Écarter ces objectifs&#xa0;: {0}.</translation>
    </message>
    <message>
        <source>This territory comes next: {0}.</source>
        <translation>Passer à ce territoire&#xa0;: {0}.</translation>
    </message>
    <message>
        <source>Settle the order: {0}.</source>
        <translation>Fixer l’ordre&#xa0;: {0}.</translation>
    </message>
    <message>
        <source>Collect the rewards.</source>
        <translation>Récolter les récompenses.</translation>
    </message>
    <message>
        <source>Take a special action instead of the rewards.</source>
        <translation>Effectuer une action spéciale au lieu de récolter.</translation>
    </message>
    <message>
        <source>Take the special action of pile {0}: {1}.</source>
        <translation>Effectuer l’action spéciale de la pile {0}&#xa0;: {1}.</translation>
    </message>
    <message>
        <source>Collect {0}.</source>
        <translation>Récolter&#xa0;: {0}.</translation>
    </message>
    <message>
        <source>Take {0} from the stock.</source>
        <translation>Prendre dans la réserve&#xa0;: {0}.</translation>
    </message>
    <message>
        <source>Give {0}.</source>
        <translation>Donner&#xa0;: {0}.</translation>
    </message>
    <message>
        <source>Swap {0} for {1} of {2}.</source>
        <translation>Échanger avec {2}&#xa0;: {0} contre {1}.</translation>
    </message>
    <message>
        <source>Trade {0} for {1}.</source>
        <translation>Troquer&#xa0;: {0} contre {1}.</translation>
    </message>
    <message>
        <source>Trade no more.</source>
        <translation>Ne plus troquer.</translation>
    </message>
</context>
<context>
    <name>OkanaganAgreement</name>
    <message>
        <source>Round {0}: {1} each.</source>
        <translation>Manche {0}, chacun&#xa0;: {1}.</translation>
    </message>
</context>
<context>
    <name>OkanaganAreas</name>
    <message>
        <source>closed and scored</source>
        <translation>fermé et partagé</translation>
    </message>
    <message>
        <source>Influence</source>
        <translation>Influence</translation>
    </message>
    <message>
        <source>Rewards</source>
        <translation>Récompenses</translation>
    </message>
    <message>
        <source>1 tile</source>
        <translation>1 tuile</translation>
    </message>
    <message>
        <source>{0} tiles</source>
        <translation>{0} tuiles</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>fermé</translation>
    </message>
    <message>
        <source>1 open side</source>
        <translation>1 côté ouvert</translation>
    </message>
    <message>
        <source>{0} open sides</source>
        <translation>{0} côtés ouverts</translation>
    </message>
    <message>
        <source>{0} with {1}</source>
        <translation>{0} avec {1}</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>personne</translation>
    </message>
    <message>
        <source>closes a {0} ({1}): {2}</source>
        <translation>ferme un territoire, {0} ({1})&#xa0;: {2}</translation>
    </message>
</context>
<context>
    <name>OkanaganBacks</name>
    <message>
        <source>one {0}</source>
        <translation>un {0}</translation>
    </message>
    <message>
        <source>first choice</source>
        <translation>premier choix</translation>
    </message>
    <message>
        <source>nugget</source>
        <translation>pépite d’or</translation>
    </message>
    <message>
        <source>objectives</source>
        <translation>objectifs</translation>
    </message>
    <message>
        <source>gifts</source>
        <translation>cadeaux</translation>
    </message>
    <message>
        <source>swap with a player</source>
        <translation>échange entre joueurs</translation>
    </message>
    <message>
        <source>new tiles</source>
        <translation>nouvelles tuiles</translation>
    </message>
    <message>
        <source>trade, same colour</source>
        <translation>troc, même couleur</translation>
    </message>
    <message>
        <source>trade, same shape</source>
        <translation>troc, même forme</translation>
    </message>
    <message>
        <source>Take one reward of this shape from the stock: {0}.</source>
        <translation>Prenez dans la réserve une récompense de cette forme&#xa0;: {0}.</translation>
    </message>
    <message>
        <source>Take two of this reward from the stock: {0}.</source>
        <translation>Prenez dans la réserve deux fois cette récompense&#xa0;: {0}.</translation>
    </message>
    <message>
        <source>Collect first in this territory.</source>
        <translation>Récoltez en premier dans ce territoire.</translation>
    </message>
    <message>
        <source>Draw a nugget card.</source>
        <translation>Piochez une carte pépite d’or.</translation>
    </message>
    <message>
        <source>Draw two objectives, then put two away.</source>
        <translation>Piochez deux objectifs, puis écartez-en deux.</translation>
    </message>
    <message>
        <source>Every other player gives you one reward of his own choice.</source>
        <translation>Chaque autre joueur vous donne une récompense de son choix.</translation>
    </message>
    <message>
        <source>Give a player one of your rewards for one of his, which you name.</source>
        <translation>Donnez une de vos récompenses à un joueur contre une des siennes, que vous nommez.</translation>
    </message>
    <message>
        <source>The face-up tiles go under their piles, and new ones are turned up.</source>
        <translation>Les tuiles visibles passent sous leurs piles, et de nouvelles sont révélées.</translation>
    </message>
    <message>
        <source>Up to twice, trade one of your rewards for another of its colour from the stock.</source>
        <translation>Jusqu’à deux fois, troquez une de vos récompenses contre une autre de même couleur de la réserve.</translation>
    </message>
    <message>
        <source>Up to twice, trade one of your rewards for another of its shape from the stock.</source>
        <translation>Jusqu’à deux fois, troquez une de vos récompenses contre une autre de même forme de la réserve.</translation>
    </message>
</context>
<context>
    <name>OkanaganBots</name>
    <message>
        <source>Hard, wins 90 % against medium</source>
        <translation>Difficile, gagne 90&#xa0;% contre Moyen</translation>
    </message>
    <message>
        <source>Medium, wins over 99 % against easy</source>
        <translation>Moyen, gagne plus de 99&#xa0;% contre Facile</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Facile</translation>
    </message>
    <message>
        <source>Random, wins 14 % against easy</source>
        <translation>Hasard, gagne 14&#xa0;% contre Facile</translation>
    </message>
</context>
<context>
    <name>OkanaganClosing</name>
    <message>
        <source>Turn {0}</source>
        <translation>Tour {0}</translation>
    </message>
    <message>
        <source>{0} closed, {1}</source>
        <translation>{0}, {1}&#xa0;: territoire fermé</translation>
    </message>
    <message>
        <source>Closes {0}: nobody is there</source>
        <translation>Fermeture&#xa0;: {0}, où personne n’a construit</translation>
    </message>
    <message>
        <source>Closes {0}, {1}</source>
        <translation>Fermeture&#xa0;: {0}, {1}</translation>
    </message>
    <message>
        <source>{0} ({1}): {2} or the action</source>
        <translation>{0} ({1})&#xa0;: {2} ou l’action</translation>
    </message>
    <message>
        <source>{0} ({1}): {2}, perhaps the action</source>
        <translation>{0} ({1})&#xa0;: {2}, peut-être l’action</translation>
    </message>
    <message>
        <source>{0} ({1}): {2} and the action</source>
        <translation>{0} ({1})&#xa0;: {2} et l’action</translation>
    </message>
    <message>
        <source>{0} ({1}): {2}</source>
        <translation>{0} ({1})&#xa0;: {2}</translation>
    </message>
    <message>
        <source>{0} to {1} rewards</source>
        <translation>{0} à {1} récompenses</translation>
    </message>
    <message>
        <source>no reward</source>
        <translation>aucune récompense</translation>
    </message>
    <message>
        <source>1 reward</source>
        <translation>1 récompense</translation>
    </message>
    <message>
        <source>{0} rewards</source>
        <translation>{0} récompenses</translation>
    </message>
    <message>
        <source>{0}: influence {1}</source>
        <translation>{0}&#xa0;: influence {1}</translation>
    </message>
    <message>
        <source>{0}: influence {1}, takes the special action</source>
        <translation>{0}&#xa0;: influence {1}, prend l’action spéciale</translation>
    </message>
    <message>
        <source>{0} of {1}, {2}</source>
        <translation>{0} sur {1}, {2}</translation>
    </message>
    <message>
        <source>Explorer</source>
        <translation>Explorateur</translation>
    </message>
    <message>
        <source>Objectives</source>
        <translation>Objectifs</translation>
    </message>
    <message>
        <source>{0} of {1}</source>
        <translation>{0} sur {1}</translation>
    </message>
    <message>
        <source>Tiles to take, and special actions behind them</source>
        <translation>Tuiles à prendre, et actions spéciales à leur dos</translation>
    </message>
    <message>
        <source>pile of 1</source>
        <translation>pile de 1</translation>
    </message>
    <message>
        <source>pile of {0}</source>
        <translation>pile de {0}</translation>
    </message>
    <message>
        <source>What do you build?</source>
        <translation>Que construisez-vous&#xa0;?</translation>
    </message>
    <message>
        <source>Closed territories</source>
        <translation>Territoires fermés</translation>
    </message>
    <message>
        <source>Rewards of {0}</source>
        <translation>Récompenses&#xa0;: {0}</translation>
    </message>
    <message>
        <source>Rewards of the others</source>
        <translation>Récompenses des autres</translation>
    </message>
    <message>
        <source>Rewards in the stock</source>
        <translation>Récompenses de la réserve</translation>
    </message>
    <message>
        <source>special action</source>
        <translation>action spéciale</translation>
    </message>
    <message>
        <source>collects first</source>
        <translation>prend en premier</translation>
    </message>
    <message>
        <source>collect</source>
        <translation>récolter</translation>
    </message>
    <message>
        <source>It would change nothing.</source>
        <translation>Elle ne changerait rien.</translation>
    </message>
    <message>
        <source>Tile of {0}</source>
        <translation>Tuile&#xa0;: {0}</translation>
    </message>
    <message>
        <source>Your tile</source>
        <translation>Votre tuile</translation>
    </message>
</context>
<context>
    <name>OkanaganEntry</name>
    <message>
        <source>Okanagan: Valley of the Lakes is a board game designed by Emanuele Ornella and published by Matagot. The tile set, its icons and the names of the rewards are our own design.</source>
        <translation>Okanagan&#xa0;: Valley of the Lakes est un jeu de société conçu par Emanuele Ornella et publié par Matagot. Les tuiles, leurs icônes et les noms des récompenses sont notre propre création.</translation>
    </message>
    <message>
        <source>Okanagan</source>
        <translation>Okanagan</translation>
    </message>
    <message>
        <source>Explorers survey a valley, tile by tile</source>
        <translation>Une vallée à explorer, tuile après tuile</translation>
    </message>
</context>
<context>
    <name>OkanaganGuide</name>
    <message>
        <source>These five cards are your secret objectives: click three that you like, then Keep.</source>
        <translation>Ces cinq cartes sont vos objectifs secrets&#xa0;: cliquez sur trois qui vous plaisent, puis sur Garder.</translation>
    </message>
    <message>
        <source>Lay your tile in the ring: click there. The right button or R turns it first, if you like.</source>
        <translation>Posez votre tuile dans le cadre&#xa0;: cliquez là. Le bouton droit ou R la tourne d’abord, si vous voulez.</translation>
    </message>
    <message>
        <source>It would fit, too! But for now lay it in the ring.</source>
        <translation>Elle irait bien là aussi&#xa0;! Mais posez-la pour l’instant dans le cadre.</translation>
    </message>
    <message>
        <source>Build the warehouse in the ring: it has {0} influence in the lake and in the rock.</source>
        <translation>Construisez l’entrepôt dans le cadre&#xa0;: il a {0} d’influence dans le lac et dans la roche.</translation>
    </message>
    <message>
        <source>A good plan, too! But for now build what is in the ring.</source>
        <translation>Bonne idée aussi&#xa0;! Mais construisez pour l’instant ce qui est dans le cadre.</translation>
    </message>
    <message>
        <source>Take the tile in the ring: you will lay it in your next turn.</source>
        <translation>Prenez la tuile dans le cadre&#xa0;: vous la poserez au prochain tour.</translation>
    </message>
    <message>
        <source>Also a fine tile! But for now take the one in the ring.</source>
        <translation>Belle tuile aussi&#xa0;! Mais prenez pour l’instant celle dans le cadre.</translation>
    </message>
    <message>
        <source>That was a whole turn: lay, build, take. Now the others have theirs.</source>
        <translation>Voilà tout un tour&#xa0;: poser, construire, prendre. Puis c’est aux autres.</translation>
    </message>
    <message>
        <source>Some turns later: lay your tile in the ring, and it closes the lake on all sides!</source>
        <translation>Quelques tours plus tard&#xa0;: posez votre tuile dans le cadre, et elle ferme le lac de tous les côtés&#xa0;!</translation>
    </message>
    <message>
        <source>Whoever had the least influence got a special action. Nobody goes away with nothing.</source>
        <translation>Qui avait le moins d’influence a eu une action spéciale. Personne ne repart les mains vides.</translation>
    </message>
    <message>
        <source>Some turns later: lay your tile in the ring, and it closes a forest.</source>
        <translation>Quelques tours plus tard&#xa0;: posez votre tuile dans le cadre, et elle ferme une forêt.</translation>
    </message>
    <message>
        <source>You are alone there, so you may choose: take the special action, not the rewards.</source>
        <translation>Vous y êtes seul, donc vous choisissez&#xa0;: prenez l’action spéciale, pas les récompenses.</translation>
    </message>
    <message>
        <source>A nugget! Whoever has most of them at the end gets {0} points.</source>
        <translation>Une pépite&#xa0;! Qui en a le plus à la fin reçoit {0} points.</translation>
    </message>
    <message>
        <source>The rock is closed and you are alone there: collect its rewards this time.</source>
        <translation>La roche est fermée et vous y êtes seul&#xa0;: récoltez cette fois ses récompenses.</translation>
    </message>
    <message>
        <source>The action is fine. But now collect what is in the ring.</source>
        <translation>L’action, c’est bien. Mais récoltez maintenant ce qui est dans le cadre.</translation>
    </message>
    <message>
        <source>Build the silo: it has {0} influence in every territory of its tile.</source>
        <translation>Construisez le silo&#xa0;: il a {0} d’influence dans chaque territoire de sa tuile.</translation>
    </message>
    <message>
        <source>You have the most influence and choose first: click {0} rewards, then Collect.</source>
        <translation>Vous avez le plus d’influence et choisissez d’abord&#xa0;: cliquez sur {0} récompenses, puis sur Récolter.</translation>
    </message>
    <message>
        <source>Build the silo: then you are alone in the forest.</source>
        <translation>Construisez le silo&#xa0;: vous serez alors seul dans la forêt.</translation>
    </message>
    <message>
        <source>Rewards are fine. But now try the special action.</source>
        <translation>Les récompenses, c’est bien. Mais essayez maintenant l’action spéciale.</translation>
    </message>
    <message>
        <source>The backs of the piles show what you can do: take the golden nugget.</source>
        <translation>Les dos des piles montrent ce que vous pouvez faire&#xa0;: prenez la pépite d’or.</translation>
    </message>
    <message>
        <source>A fine action! But for now take the nugget, in the ring.</source>
        <translation>Bonne action&#xa0;! Mais prenez pour l’instant la pépite, dans le cadre.</translation>
    </message>
    <message>
        <source>Your last turn: lay the tile in the ring.</source>
        <translation>Votre dernier tour&#xa0;: posez la tuile dans le cadre.</translation>
    </message>
    <message>
        <source>Build the farm on the rock: it has {0} influence, but only there.</source>
        <translation>Construisez la ferme sur la roche&#xa0;: elle a {0} d’influence, mais là seulement.</translation>
    </message>
    <message>
        <source>Take the tile in the ring; then the other has the last turn.</source>
        <translation>Prenez la tuile dans le cadre&#xa0;; l’autre a ensuite le dernier tour.</translation>
    </message>
    <message>
        <source>The meadow was closed, and you have the least influence: take the special action in the ring.</source>
        <translation>La prairie est fermée, et vous avez le moins d’influence&#xa0;: prenez l’action spéciale dans le cadre.</translation>
    </message>
    <message>
        <source>Nearly: take the action in the ring.</source>
        <translation>Presque&#xa0;: prenez l’action dans le cadre.</translation>
    </message>
    <message>
        <source>Colours, objectives and nuggets make {0} for you, {1} for the other. You win!</source>
        <translation>Couleurs, objectifs et pépites font {0} pour vous, {1} pour l’autre. Vous gagnez&#xa0;!</translation>
    </message>
</context>
<context>
    <name>OkanaganHand</name>
    <message>
        <source>Objectives</source>
        <translation>Objectifs</translation>
    </message>
</context>
<context>
    <name>OkanaganHint</name>
    <message>
        <source>Looking for a good move…</source>
        <translation>Recherche d’un bon coup…</translation>
    </message>
    <message>
        <source>Hint: {0}</source>
        <translation>Conseil&#xa0;: {0}</translation>
    </message>
    <message>
        <source>Do it</source>
        <translation>Jouer ce coup</translation>
    </message>
    <message>
        <source>No hint could be found.</source>
        <translation>Aucun conseil n’a été trouvé.</translation>
    </message>
</context>
<context>
    <name>OkanaganKeys</name>
    <message>
        <source>Your turn</source>
        <translation>Votre tour</translation>
    </message>
    <message>
        <source>Closed territories</source>
        <translation>Territoires fermés</translation>
    </message>
    <message>
        <source>Looking around</source>
        <translation>Affichage</translation>
    </message>
    <message>
        <source>Mouse</source>
        <translation>Souris</translation>
    </message>
    <message>
        <source>Walk over the places for the tile</source>
        <translation>Parcourir les emplacements de la tuile</translation>
    </message>
    <message>
        <source>Turn the tile</source>
        <translation>Tourner la tuile</translation>
    </message>
    <message>
        <source>Build what shows the digit</source>
        <translation>Construire ce qui porte ce chiffre</translation>
    </message>
    <message>
        <source>Take a face-up tile</source>
        <translation>Prendre une tuile visible</translation>
    </message>
    <message>
        <source>Take the top of a pile unseen</source>
        <translation>Prendre à l’aveugle le dessus d’une pile</translation>
    </message>
    <message>
        <source>Lay; do what is proposed</source>
        <translation>Poser&#xa0;; faire ce qui est proposé</translation>
    </message>
    <message>
        <source>Let go of what is held; take back</source>
        <translation>Reposer&#xa0;; reprendre le coup</translation>
    </message>
    <message>
        <source>Quit, when the game is over</source>
        <translation>Quitter, une fois la partie terminée</translation>
    </message>
    <message>
        <source>Choose what shows the digit</source>
        <translation>Choisir ce qui porte ce chiffre</translation>
    </message>
    <message>
        <source>Walk along what can be chosen</source>
        <translation>Parcourir ce qui peut être choisi</translation>
    </message>
    <message>
        <source>Choose what is at the cursor; move a pennant ahead</source>
        <translation>Choisir&#xa0;; avancer un fanion</translation>
    </message>
    <message>
        <source>Decide what was chosen</source>
        <translation>Valider le choix</translation>
    </message>
    <message>
        <source>Trade no more</source>
        <translation>Ne plus troquer</translation>
    </message>
    <message>
        <source>Explain the next open territory</source>
        <translation>Expliquer le prochain territoire ouvert</translation>
    </message>
    <message>
        <source>See your own cards while you decide openly</source>
        <translation>Voir vos propres cartes en décidant à découvert</translation>
    </message>
    <message>
        <source>Look back and forth</source>
        <translation>Étape précédente, suivante</translation>
    </message>
    <message>
        <source>Look back by turns</source>
        <translation>Tour précédent, suivant</translation>
    </message>
    <message>
        <source>The first step, the game</source>
        <translation>Première étape, partie en cours</translation>
    </message>
    <message>
        <source>Click</source>
        <translation>Clic</translation>
    </message>
    <message>
        <source>Drag</source>
        <translation>Glisser</translation>
    </message>
    <message>
        <source>Wheel</source>
        <translation>Molette</translation>
    </message>
    <message>
        <source>Right button</source>
        <translation>Bouton droit</translation>
    </message>
    <message>
        <source>Lay, build, choose or take what is there</source>
        <translation>Poser, construire, choisir ou prendre</translation>
    </message>
    <message>
        <source>Ctrl+Wheel</source>
        <translation>Ctrl+Molette</translation>
    </message>
    <message>
        <source>Zoom the valley</source>
        <translation>Agrandir ou réduire la vallée</translation>
    </message>
    <message>
        <source>Move the valley; put a pennant before its equals</source>
        <translation>Déplacer la vallée&#xa0;; avancer un fanion</translation>
    </message>
</context>
<context>
    <name>OkanaganLetters</name>
    <message>
        <source>F L M R</source>
        <translation>F L P R</translation>
    </message>
</context>
<context>
    <name>OkanaganLog</name>
    <message>
        <source>Chooses the territory that comes next: {0}</source>
        <translation>Choisit le prochain territoire&#xa0;: {0}</translation>
    </message>
    <message>
        <source>Is alone there and collects</source>
        <translation>Y est seul et récolte</translation>
    </message>
    <message>
        <source>Is alone there and takes a special action instead</source>
        <translation>Y est seul et préfère une action spéciale</translation>
    </message>
    <message>
        <source>Trades no more</source>
        <translation>Ne troque plus</translation>
    </message>
    <message>
        <source>Settles the order: {0}</source>
        <translation>Fixe l’ordre&#xa0;: {0}</translation>
    </message>
    <message>
        <source>Takes a special action: {0}</source>
        <translation>Effectue une action spéciale&#xa0;: {0}</translation>
    </message>
    <message>
        <source>Collects first</source>
        <translation>Récolte en premier</translation>
    </message>
    <message>
        <source>Draws a nugget</source>
        <translation>Pioche une pépite d’or</translation>
    </message>
    <message>
        <source>Keeps three objectives</source>
        <translation>Garde trois objectifs</translation>
    </message>
    <message>
        <source>Draws an objective</source>
        <translation>Pioche un objectif</translation>
    </message>
    <message>
        <source>Draws two objectives</source>
        <translation>Pioche deux objectifs</translation>
    </message>
    <message>
        <source>Puts an objective away</source>
        <translation>Écarte un objectif</translation>
    </message>
    <message>
        <source>Puts two objectives away</source>
        <translation>Écarte deux objectifs</translation>
    </message>
    <message>
        <source>Lays a tile {0}</source>
        <translation>Pose une tuile&#xa0;: {0}</translation>
    </message>
    <message>
        <source>Builds a {0}</source>
        <translation>Construit {0}</translation>
    </message>
    <message>
        <source>Changes a tile that fits nowhere ({0})</source>
        <translation>Change une tuile impossible à poser ({0})</translation>
    </message>
    <message>
        <source>Takes a tile unseen from pile {0}</source>
        <translation>Prend une tuile à l’aveugle, pile {0}</translation>
    </message>
    <message>
        <source>Takes a tile unseen from pile {0}: {1}</source>
        <translation>Prend une tuile à l’aveugle, pile {0}&#xa0;: {1}</translation>
    </message>
    <message>
        <source>Takes face-up tile {0}: {1}</source>
        <translation>Prend la tuile visible {0}&#xa0;: {1}</translation>
    </message>
    <message>
        <source>Gains {0}</source>
        <translation>Reçoit&#xa0;: {0}</translation>
    </message>
    <message>
        <source>Collects {0}</source>
        <translation>Récolte&#xa0;: {0}</translation>
    </message>
    <message>
        <source>Gives {0} to {1}</source>
        <translation>Donne à {1}&#xa0;: {0}</translation>
    </message>
    <message>
        <source>Swaps {0} for {1} of {2}</source>
        <translation>Échange avec {2}&#xa0;: {0} contre {1}</translation>
    </message>
    <message>
        <source>Trades {0} for {1}</source>
        <translation>Troque&#xa0;: {0} contre {1}</translation>
    </message>
    <message>
        <source>A territory is closed in which nobody has built: {0}</source>
        <translation>Un territoire est fermé, où personne n’a construit&#xa0;: {0}</translation>
    </message>
    <message>
        <source>A territory is closed: {0} ({1}); it has {2}</source>
        <translation>Un territoire est fermé, {0} ({1})&#xa0;: {2}</translation>
    </message>
    <message>
        <source>Nobody collects {0}</source>
        <translation>Retourne à la réserve&#xa0;: {0}</translation>
    </message>
    <message>
        <source>Three new tiles are turned up</source>
        <translation>Trois nouvelles tuiles sont révélées</translation>
    </message>
    <message>
        <source>Half of pile {0} becomes pile {1}</source>
        <translation>La moitié de la pile {0} forme la pile {1}</translation>
    </message>
    <message>
        <source>The second round begins</source>
        <translation>La deuxième manche commence</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>La partie est terminée</translation>
    </message>
</context>
<context>
    <name>OkanaganMenus</name>
    <message>
        <source>Valley pos&amp;ter…</source>
        <translation>A&amp;ffiche de la vallée…</translation>
    </message>
    <message>
        <source>&amp;Read prompts aloud</source>
        <translation>Lire les consignes à &amp;voix haute</translation>
    </message>
    <message>
        <source>&amp;Players</source>
        <translation>&amp;Joueurs</translation>
    </message>
    <message>
        <source>&amp;Survey</source>
        <translation>&amp;Bilan</translation>
    </message>
    <message>
        <source>&amp;Log</source>
        <translation>Jour&amp;nal</translation>
    </message>
</context>
<context>
    <name>OkanaganNames</name>
    <message>
        <source>forest</source>
        <translation>forêt</translation>
    </message>
    <message>
        <source>lake</source>
        <translation>lac</translation>
    </message>
    <message>
        <source>meadow</source>
        <translation>prairie</translation>
    </message>
    <message>
        <source>rock</source>
        <translation>roche</translation>
    </message>
    <message>
        <source>circle</source>
        <translation>cercle</translation>
    </message>
    <message>
        <source>square</source>
        <translation>carré</translation>
    </message>
    <message>
        <source>hexagon</source>
        <translation>hexagone</translation>
    </message>
    <message>
        <source>timber</source>
        <translation>bois</translation>
    </message>
    <message>
        <source>pelt</source>
        <translation>fourrure</translation>
    </message>
    <message>
        <source>woodcutter</source>
        <translation>bûcheron</translation>
    </message>
    <message>
        <source>trout</source>
        <translation>truite</translation>
    </message>
    <message>
        <source>salmon</source>
        <translation>saumon</translation>
    </message>
    <message>
        <source>angler</source>
        <translation>pêcheur</translation>
    </message>
    <message>
        <source>wheat</source>
        <translation>blé</translation>
    </message>
    <message>
        <source>fruit</source>
        <translation>fruit</translation>
    </message>
    <message>
        <source>farmer</source>
        <translation>fermier</translation>
    </message>
    <message>
        <source>ore</source>
        <translation>minerai</translation>
    </message>
    <message>
        <source>stone</source>
        <translation>pierre</translation>
    </message>
    <message>
        <source>miner</source>
        <translation>mineur</translation>
    </message>
    <message>
        <source>silo</source>
        <translation>silo</translation>
    </message>
    <message>
        <source>warehouse</source>
        <translation>entrepôt</translation>
    </message>
    <message>
        <source>farm</source>
        <translation>ferme</translation>
    </message>
    <message>
        <source>north</source>
        <translation>nord</translation>
    </message>
    <message>
        <source>east</source>
        <translation>est</translation>
    </message>
    <message>
        <source>south</source>
        <translation>sud</translation>
    </message>
    <message>
        <source>west</source>
        <translation>ouest</translation>
    </message>
    <message>
        <source>the start tile</source>
        <translation>la tuile de départ</translation>
    </message>
    <message>
        <source>{0} east</source>
        <translation>{0} à l’est</translation>
    </message>
    <message>
        <source>{0} west</source>
        <translation>{0} à l’ouest</translation>
    </message>
    <message>
        <source>{0} south</source>
        <translation>{0} au sud</translation>
    </message>
    <message>
        <source>{0} north</source>
        <translation>{0} au nord</translation>
    </message>
    <message>
        <source>{0} timber</source>
        <translation>{0} bois</translation>
    </message>
    <message>
        <source>{0} pelts</source>
        <translation>{0} fourrures</translation>
    </message>
    <message>
        <source>{0} woodcutters</source>
        <translation>{0} bûcherons</translation>
    </message>
    <message>
        <source>{0} trout</source>
        <translation>{0} truites</translation>
    </message>
    <message>
        <source>{0} salmon</source>
        <translation>{0} saumons</translation>
    </message>
    <message>
        <source>{0} anglers</source>
        <translation>{0} pêcheurs</translation>
    </message>
    <message>
        <source>{0} wheat</source>
        <translation>{0} blés</translation>
    </message>
    <message>
        <source>{0} fruit</source>
        <translation>{0} fruits</translation>
    </message>
    <message>
        <source>{0} farmers</source>
        <translation>{0} fermiers</translation>
    </message>
    <message>
        <source>{0} ore</source>
        <translation>{0} minerais</translation>
    </message>
    <message>
        <source>{0} stone</source>
        <translation>{0} pierres</translation>
    </message>
    <message>
        <source>{0} miners</source>
        <translation>{0} mineurs</translation>
    </message>
    <message>
        <source>no timber</source>
        <translation>aucun bois</translation>
    </message>
    <message>
        <source>no pelts</source>
        <translation>aucune fourrure</translation>
    </message>
    <message>
        <source>no woodcutters</source>
        <translation>aucun bûcheron</translation>
    </message>
    <message>
        <source>no trout</source>
        <translation>aucune truite</translation>
    </message>
    <message>
        <source>no salmon</source>
        <translation>aucun saumon</translation>
    </message>
    <message>
        <source>no anglers</source>
        <translation>aucun pêcheur</translation>
    </message>
    <message>
        <source>no wheat</source>
        <translation>aucun blé</translation>
    </message>
    <message>
        <source>no fruit</source>
        <translation>aucun fruit</translation>
    </message>
    <message>
        <source>no farmers</source>
        <translation>aucun fermier</translation>
    </message>
    <message>
        <source>no ore</source>
        <translation>aucun minerai</translation>
    </message>
    <message>
        <source>no stone</source>
        <translation>aucune pierre</translation>
    </message>
    <message>
        <source>no miners</source>
        <translation>aucun mineur</translation>
    </message>
    <message>
        <source>no rewards</source>
        <translation>aucune récompense</translation>
    </message>
    <message>
        <source>1 reward</source>
        <translation>1 récompense</translation>
    </message>
    <message>
        <source>{0} rewards</source>
        <translation>{0} récompenses</translation>
    </message>
    <message>
        <source>no points</source>
        <translation>aucun point</translation>
    </message>
    <message>
        <source>1 point</source>
        <translation>1 point</translation>
    </message>
    <message>
        <source>{0} points</source>
        <translation>{0} points</translation>
    </message>
    <message>
        <source>no nuggets</source>
        <translation>aucune pépite d’or</translation>
    </message>
    <message>
        <source>1 nugget</source>
        <translation>1 pépite d’or</translation>
    </message>
    <message>
        <source>{0} nuggets</source>
        <translation>{0} pépites d’or</translation>
    </message>
    <message>
        <source>first place</source>
        <translation>première place</translation>
    </message>
    <message>
        <source>second place</source>
        <translation>deuxième place</translation>
    </message>
    <message>
        <source>third place</source>
        <translation>troisième place</translation>
    </message>
    <message>
        <source>fourth place</source>
        <translation>quatrième place</translation>
    </message>
</context>
<context>
    <name>OkanaganNewGameDialog</name>
    <message>
        <source>This is not the number of a deal.</source>
        <translation>Ce n’est pas un numéro de donne.</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>Two rounds</source>
        <translation>Deux manches</translation>
    </message>
    <message>
        <source>For this table</source>
        <translation>Pour cette table</translation>
    </message>
    <message>
        <source>Who begins</source>
        <translation>Qui commence</translation>
    </message>
    <message>
        <source>As s&amp;eated</source>
        <translation>Dans &amp;l’ordre</translation>
    </message>
    <message>
        <source>Player 1 begins</source>
        <translation>Le joueur 1 commence</translation>
    </message>
    <message>
        <source>Dra&amp;wn</source>
        <translation>Au &amp;sort</translation>
    </message>
    <message>
        <source>Lots decide who begins; the others follow as they are seated</source>
        <translation>Le sort désigne qui commence&#xa0;; les autres suivent dans l’ordre des places</translation>
    </message>
    <message>
        <source>Free undo</source>
        <translation>Annulation libre</translation>
    </message>
    <message>
        <source>Undo even after a tile or a card was seen.</source>
        <translation>Annuler même après avoir vu une tuile ou une carte.</translation>
    </message>
    <message>
        <source>Free &amp;undo</source>
        <translation>Annulation lib&amp;re</translation>
    </message>
    <message>
        <source>For a first game one easy computer is enough: it takes half an hour, and the table always says what can be done.</source>
        <translation>Pour une première partie, un ordinateur facile suffit&#xa0;: comptez une demi-heure, et la table dit toujours ce qui est possible.</translation>
    </message>
    <message>
        <source>&amp;Deal number</source>
        <translation>Numéro de &amp;donne</translation>
    </message>
    <message>
        <source>a new deal</source>
        <translation>nouvelle donne</translation>
    </message>
    <message>
        <source>Whoever types this number plays the same deal.</source>
        <translation>Qui tape ce numéro joue la même donne.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Jouer</translation>
    </message>
</context>
<context>
    <name>OkanaganObjectives</name>
    <message>
        <source>secret objective</source>
        <translation>objectif secret</translation>
    </message>
    <message>
        <source>{0} points for every {1}</source>
        <translation>{0} points par {1}</translation>
    </message>
    <message>
        <source>{0} points for every set of {1}</source>
        <translation>{0} points par lot de {1}</translation>
    </message>
    <message>
        <source>{0}, {1}: {2}</source>
        <translation>{0}, {1}&#xa0;: {2}</translation>
    </message>
    <message>
        <source>no set</source>
        <translation>aucun lot</translation>
    </message>
    <message>
        <source>1 set</source>
        <translation>1 lot</translation>
    </message>
    <message>
        <source>{0} sets</source>
        <translation>{0} lots</translation>
    </message>
</context>
<context>
    <name>OkanaganPoster</name>
    <message>
        <source>A valley that is being surveyed</source>
        <translation>Une vallée en cours d’exploration</translation>
    </message>
    <message>
        <source>Round {0} of 2</source>
        <translation>Manche {0} sur 2</translation>
    </message>
</context>
<context>
    <name>OkanaganPreferences</name>
    <message>
        <source>Tell what a &amp;tile would close</source>
        <translation>Dire ce qu’une tuile &amp;fermerait</translation>
    </message>
    <message>
        <source>Before it is laid: territories, and who would get what</source>
        <translation>Avant la pose&#xa0;: les territoires, et qui recevrait quoi</translation>
    </message>
    <message>
        <source>Read prompts &amp;aloud</source>
        <translation>Lire les consignes à &amp;voix haute</translation>
    </message>
    <message>
        <source>With the voice of the system, where there is one</source>
        <translation>Avec la voix du système, s’il en a une</translation>
    </message>
</context>
<context>
    <name>OkanaganPrompt</name>
    <message>
        <source>Round {0}, turn {1}</source>
        <translation>Manche {0}, tour {1}</translation>
    </message>
    <message>
        <source>Keep three of your objectives</source>
        <translation>Gardez trois de vos objectifs</translation>
    </message>
    <message>
        <source>Lay your tile where its sides match</source>
        <translation>Posez votre tuile là où ses côtés correspondent</translation>
    </message>
    <message>
        <source>Build on the tile</source>
        <translation>Construisez sur la tuile</translation>
    </message>
    <message>
        <source>Take a tile for your next turn</source>
        <translation>Prenez une tuile pour votre prochain tour</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>La partie est terminée</translation>
    </message>
    <message>
        <source>Which closed territory comes next?</source>
        <translation>Par quel territoire fermé continuer&#xa0;?</translation>
    </message>
    <message>
        <source>{0}: in which order do the tied players come?</source>
        <translation>{0}&#xa0;: dans quel ordre classer les ex æquo&#xa0;?</translation>
    </message>
    <message>
        <source>{0}: you are alone. Collect, or a special action?</source>
        <translation>{0}&#xa0;: vous y êtes seul. Récolter, ou une action spéciale&#xa0;?</translation>
    </message>
    <message>
        <source>{0}: take a special action</source>
        <translation>{0}&#xa0;: effectuez une action spéciale</translation>
    </message>
    <message>
        <source>{0}: collect one reward</source>
        <translation>{0}&#xa0;: récoltez une récompense</translation>
    </message>
    <message>
        <source>{0}: collect {1} rewards</source>
        <translation>{0}&#xa0;: récoltez {1} récompenses</translation>
    </message>
    <message>
        <source>Take one reward of this shape: {0}</source>
        <translation>Prenez une récompense de cette forme&#xa0;: {0}</translation>
    </message>
    <message>
        <source>Which reward do you give to {0}?</source>
        <translation>Quelle récompense donnez-vous à {0}&#xa0;?</translation>
    </message>
    <message>
        <source>Swap one of your rewards with a player</source>
        <translation>Échangez une de vos récompenses avec un joueur</translation>
    </message>
    <message>
        <source>Put one of your objectives away</source>
        <translation>Écartez un de vos objectifs</translation>
    </message>
    <message>
        <source>Put two of your objectives away</source>
        <translation>Écartez deux de vos objectifs</translation>
    </message>
    <message>
        <source>Trade once more for one of the same colour, or not</source>
        <translation>Troquez encore une récompense, même couleur, ou arrêtez</translation>
    </message>
    <message>
        <source>Trade a reward for one of the same colour, or not</source>
        <translation>Troquez une récompense contre une de même couleur, ou non</translation>
    </message>
    <message>
        <source>Trade once more for one of the same shape, or not</source>
        <translation>Troquez encore une récompense, même forme, ou arrêtez</translation>
    </message>
    <message>
        <source>Trade a reward for one of the same shape, or not</source>
        <translation>Troquez une récompense contre une de même forme, ou non</translation>
    </message>
    <message>
        <source>{0} chooses objectives</source>
        <translation>{0} choisit ses objectifs</translation>
    </message>
    <message>
        <source>{0} lays a tile</source>
        <translation>{0} pose une tuile</translation>
    </message>
    <message>
        <source>{0} builds</source>
        <translation>{0} construit</translation>
    </message>
    <message>
        <source>{0} decides about closed territories</source>
        <translation>{0} décide des territoires fermés</translation>
    </message>
    <message>
        <source>{0} collects or takes a special action</source>
        <translation>{0} récolte ou effectue une action spéciale</translation>
    </message>
    <message>
        <source>{0} takes a special action</source>
        <translation>{0} effectue une action spéciale</translation>
    </message>
    <message>
        <source>{0} gives a reward to {1}</source>
        <translation>{0} donne une récompense à {1}</translation>
    </message>
    <message>
        <source>{0} collects rewards</source>
        <translation>{0} récolte des récompenses</translation>
    </message>
    <message>
        <source>{0} takes a tile</source>
        <translation>{0} prend une tuile</translation>
    </message>
</context>
<context>
    <name>OkanaganReading</name>
    <message>
        <source>Your tile fits here.</source>
        <translation>Votre tuile convient ici.</translation>
    </message>
    <message>
        <source>Your tile is held here: {0}. Press to lay it.</source>
        <translation>Votre tuile est tenue ici&#xa0;: {0}. Appuyez pour la poser.</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>choisi</translation>
    </message>
    <message>
        <source>can be chosen</source>
        <translation>peut être choisi</translation>
    </message>
    <message>
        <source>Tile in hand: {0}. Press to turn it.</source>
        <translation>Tuile en main&#xa0;: {0}. Appuyez pour la tourner.</translation>
    </message>
</context>
<context>
    <name>OkanaganReasons</name>
    <message>
        <source>Then build a {0}.</source>
        <translation>Puis construisez {0}.</translation>
    </message>
    <message>
        <source>{0} gets {1} of the {2}, too.</source>
        <translation>{0} en profite aussi&#xa0;: {1} ({2}).</translation>
    </message>
    <message>
        <source>You can spare this one most easily: {0}.</source>
        <translation>C’est celle dont vous pouvez le mieux vous passer&#xa0;: {0}.</translation>
    </message>
    <message>
        <source>None of the face-up tiles has a good place.</source>
        <translation>Aucune tuile visible n’a de bon emplacement.</translation>
    </message>
    <message>
        <source>It closes {0}, where you are alone: {1}, or an action.</source>
        <translation>Vous fermez un territoire ({0}) où vous êtes seul&#xa0;: {1}, ou une action.</translation>
    </message>
    <message>
        <source>It closes {0}: {1}, and you can have the action.</source>
        <translation>Vous fermez un territoire ({0})&#xa0;: {1}, et l’action peut être à vous.</translation>
    </message>
    <message>
        <source>It closes {0}: {1}.</source>
        <translation>Vous fermez un territoire ({0})&#xa0;: {1}.</translation>
    </message>
    <message>
        <source>You lead in the {0}: {1}, {2}.</source>
        <translation>Vous dominez un territoire ({0})&#xa0;: {1}, {2}.</translation>
    </message>
    <message>
        <source>You have a part in the {0}: {1}, {2}.</source>
        <translation>Vous avez votre part d’un territoire ({0})&#xa0;: {1}, {2}.</translation>
    </message>
    <message>
        <source>It completes a set of the Explorer: {0}.</source>
        <translation>Cela complète un lot de l’Explorateur&#xa0;: {0}.</translation>
    </message>
    <message>
        <source>It brings {0} ({1}).</source>
        <translation>Cela rapporte {0} ({1}).</translation>
    </message>
    <message>
        <source>Then one reward is missing for this: {0}.</source>
        <translation>Il ne manquera plus qu’une récompense&#xa0;: {0}.</translation>
    </message>
    <message>
        <source>It is part of this: {0}.</source>
        <translation>Cela sert un objectif&#xa0;: {0}.</translation>
    </message>
    <message>
        <source>It goes well with your other cards: {0}.</source>
        <translation>Va bien avec vos autres cartes&#xa0;: {0}.</translation>
    </message>
    <message>
        <source>It has a good place {0}.</source>
        <translation>Elle a un bon emplacement&#xa0;: {0}.</translation>
    </message>
    <message>
        <source>It could close {1}, {0}.</source>
        <translation>Elle pourrait fermer&#xa0;: {1} ({0}).</translation>
    </message>
</context>
<context>
    <name>OkanaganRefusal</name>
    <message>
        <source>Keep exactly {0} objectives.</source>
        <translation>Gardez exactement {0} objectifs.</translation>
    </message>
    <message>
        <source>That action would change nothing now; another one would.</source>
        <translation>Cette action ne changerait rien maintenant&#xa0;; une autre, si.</translation>
    </message>
    <message>
        <source>A tile lies there already.</source>
        <translation>Il y a déjà une tuile à cet endroit.</translation>
    </message>
    <message>
        <source>A tile must lie beside another one.</source>
        <translation>Une tuile doit en toucher une autre par un côté.</translation>
    </message>
    <message>
        <source>Turn the tile: like this its sides do not match.</source>
        <translation>Tournez la tuile&#xa0;: ainsi, ses côtés ne correspondent pas.</translation>
    </message>
    <message>
        <source>The tile does not fit there: to the {0} there is {1}.</source>
        <translation>La tuile ne va pas ici (côté {0}&#xa0;: {1}).</translation>
    </message>
    <message>
        <source>Of this building none is left in this round: {0}.</source>
        <translation>Il ne vous en reste plus pour cette manche&#xa0;: {0}.</translation>
    </message>
    <message>
        <source>That territory is not on the tile.</source>
        <translation>Ce territoire n’est pas sur la tuile.</translation>
    </message>
    <message>
        <source>The territory does not have so many: {0}.</source>
        <translation>Le territoire n’en a pas autant&#xa0;: {0}.</translation>
    </message>
    <message>
        <source>Name the rewards in alphabetical order.</source>
        <translation>Nommez les récompenses dans l’ordre alphabétique.</translation>
    </message>
    <message>
        <source>Collect exactly one reward.</source>
        <translation>Récoltez exactement une récompense.</translation>
    </message>
    <message>
        <source>Collect exactly {0} rewards.</source>
        <translation>Récoltez exactement {0} récompenses.</translation>
    </message>
    <message>
        <source>Only rewards of this shape: {0}.</source>
        <translation>Seulement des récompenses de cette forme&#xa0;: {0}.</translation>
    </message>
    <message>
        <source>You do not have this reward: {0}.</source>
        <translation>Vous n’avez pas cette récompense&#xa0;: {0}.</translation>
    </message>
    <message>
        <source>Equal rewards are not exchanged.</source>
        <translation>On n’échange pas deux récompenses identiques.</translation>
    </message>
    <message>
        <source>Trade it for a reward of the same colour.</source>
        <translation>Troquez-la contre une récompense de même couleur.</translation>
    </message>
    <message>
        <source>Trade it for a reward of the same shape.</source>
        <translation>Troquez-la contre une récompense de même forme.</translation>
    </message>
    <message>
        <source>Swap with another player.</source>
        <translation>Échangez avec un autre joueur.</translation>
    </message>
    <message>
        <source>{0} does not have this reward: {1}.</source>
        <translation>{0} n’a pas cette récompense&#xa0;: {1}.</translation>
    </message>
    <message>
        <source>The stock has none left: {0}.</source>
        <translation>La réserve n’en a plus&#xa0;: {0}.</translation>
    </message>
</context>
<context>
    <name>OkanaganRender</name>
    <message>
        <source>The game has {0} turns, so there is no turn {1}.</source>
        <translation>La partie a {0} tours&#xa0;: il n’y a pas de tour {1}.</translation>
    </message>
</context>
<context>
    <name>OkanaganReplay</name>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
</context>
<context>
    <name>OkanaganReport</name>
    <message>
        <source>Line</source>
        <translation>Ligne</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Pourquoi</translation>
    </message>
    <message>
        <source>Rewards</source>
        <translation>Récompenses</translation>
    </message>
</context>
<context>
    <name>OkanaganResult</name>
    <message>
        <source>This objective is secret until the end.</source>
        <translation>Cet objectif reste secret jusqu’à la fin.</translation>
    </message>
    <message>
        <source>{0}, {1}: {2}</source>
        <translation>{0}, {1}&#xa0;: {2}</translation>
    </message>
    <message>
        <source>Objective {0}</source>
        <translation>Objectif {0}</translation>
    </message>
    <message>
        <source>Explorer</source>
        <translation>Explorateur</translation>
    </message>
    <message>
        <source>Objectives</source>
        <translation>Objectifs</translation>
    </message>
    <message>
        <source>Nuggets</source>
        <translation>Pépites d’or</translation>
    </message>
    <message>
        <source>Tie-break</source>
        <translation>Départage</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Every set of four rewards of four colours is 4 points.</source>
        <translation>Chaque lot de quatre récompenses de quatre couleurs vaut 4 points.</translation>
    </message>
    <message>
        <source>Every card counts its whole sets; a reward may count for several.</source>
        <translation>Chaque carte compte ses lots entiers&#xa0;; une récompense peut compter pour plusieurs cartes.</translation>
    </message>
    <message>
        <source>Most nuggets 10 points, then 5 and 2; equals have the better place.</source>
        <translation>Le plus de pépites d’or&#xa0;: 10 points, puis 5 et 2&#xa0;; les ex æquo ont la meilleure place.</translation>
    </message>
    <message>
        <source>Most points win; more rewards decide a tie.</source>
        <translation>Qui a le plus de points gagne&#xa0;; le plus de récompenses départage.</translation>
    </message>
    <message>
        <source>{0}: {1}, shared with {2}</source>
        <translation>{0}&#xa0;: {1}, partagée avec {2}</translation>
    </message>
    <message>
        <source>as many points as {0}, who has more rewards</source>
        <translation>à égalité avec {0}, qui a plus de récompenses</translation>
    </message>
    <message>
        <source>as many points as {0}, but {1} rewards, which is more</source>
        <translation>à égalité avec {0}, mais avec plus de récompenses ({1})</translation>
    </message>
    <message>
        <source>as many points and rewards as {0}: shared</source>
        <translation>à égalité avec {0}, récompenses comprises&#xa0;: victoire partagée</translation>
    </message>
    <message>
        <source>Points so far</source>
        <translation>Points pour l’instant</translation>
    </message>
    <message>
        <source>This is what would count if the game ended now, without what is secret.</source>
        <translation>Voici ce qui compterait si la partie s’arrêtait maintenant, sans ce qui est secret.</translation>
    </message>
    <message>
        <source>{0} share the victory</source>
        <translation>{0} se partagent la victoire</translation>
    </message>
    <message>
        <source>{0} wins with {1} points</source>
        <translation>{0} gagne avec {1} points</translation>
    </message>
    <message>
        <source>The points are counted</source>
        <translation>On compte les points</translation>
    </message>
    <message>
        <source>Any key shows the result.</source>
        <translation>Appuyez sur une touche pour voir le résultat.</translation>
    </message>
    <message>
        <source>1 point ahead of {0}.</source>
        <translation>1 point d’avance sur {0}.</translation>
    </message>
    <message>
        <source>{0} points ahead of {1}.</source>
        <translation>{0} points d’avance sur {1}.</translation>
    </message>
    <message>
        <source>Both have {1} points and {2} rewards.</source>
        <translation>Les deux ont {1} points et {2} récompenses.</translation>
    </message>
    <message>
        <source>All {0} have {1} points and {2} rewards.</source>
        <translation>Les {0} ont {1} points et {2} récompenses.</translation>
    </message>
    <message>
        <source>{0} both have {1} points; {2} has more rewards.</source>
        <translation>{0} ont {1} points&#xa0;; {2} a plus de récompenses.</translation>
    </message>
    <message>
        <source>{0} all have {1} points; {2} has more rewards.</source>
        <translation>{0} ont {1} points&#xa0;; {2} a plus de récompenses.</translation>
    </message>
</context>
<context>
    <name>OkanaganResultDialog</name>
    <message>
        <source>Deal number {0}</source>
        <translation>Donne n°&#xa0;{0}</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Points of everybody</source>
        <translation>Points de chacun</translation>
    </message>
    <message>
        <source>Rewards</source>
        <translation>Récompenses</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>E&amp;xporter…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Imprimer…</translation>
    </message>
    <message>
        <source>Whoever types this number plays the same deal.</source>
        <translation>Qui tape ce numéro joue la même donne.</translation>
    </message>
    <message>
        <source>&amp;Replay</source>
        <translation>Re&amp;voir</translation>
    </message>
    <message>
        <source>Same &amp;deal again</source>
        <translation>Rejouer la &amp;donne</translation>
    </message>
    <message>
        <source>Play &amp;again</source>
        <translation>&amp;Rejouer</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
</context>
<context>
    <name>OkanaganRules</name>
    <message>
        <source>a building that is left is to be built on the tile</source>
        <translation>il faut construire sur la tuile un bâtiment restant</translation>
    </message>
    <message>
        <source>a reward is to be traded for one that the action allows, or none</source>
        <translation>il faut échanger une récompense contre une que l’action permet, ou aucune</translation>
    </message>
    <message>
        <source>a reward of the shape is to be taken, if the stock has it</source>
        <translation>il faut prendre une récompense de cette forme, si la réserve en a</translation>
    </message>
    <message>
        <source>a special action that changes something is to be taken</source>
        <translation>il faut prendre une action spéciale qui change quelque chose</translation>
    </message>
    <message>
        <source>as many objectives as were drawn are to be put away</source>
        <translation>il faut défausser autant d’objectifs qu’il en a été pioché</translation>
    </message>
    <message>
        <source>as many rewards of the heap as one has influence are to be collected</source>
        <translation>il faut ramasser dans le tas autant de récompenses que l’on a d’influence</translation>
    </message>
    <message>
        <source>everybody with influence is to be put in falling order</source>
        <translation>tous ceux qui ont de l’influence doivent être rangés par ordre décroissant</translation>
    </message>
    <message>
        <source>one of one&apos;s own rewards is to be given</source>
        <translation>il faut donner une de ses propres récompenses</translation>
    </message>
    <message>
        <source>one of one&apos;s own rewards is to be swapped for another one of a player</source>
        <translation>il faut échanger une de ses propres récompenses contre une autre d’un joueur</translation>
    </message>
    <message>
        <source>one of the closed areas is to be chosen</source>
        <translation>il faut choisir un des territoires fermés</translation>
    </message>
    <message>
        <source>one of the tiles is to be taken</source>
        <translation>il faut prendre une des tuiles</translation>
    </message>
    <message>
        <source>the game is over</source>
        <translation>la partie est terminée</translation>
    </message>
    <message>
        <source>the tile is to be laid where its sides match</source>
        <translation>il faut poser la tuile là où ses côtés concordent</translation>
    </message>
    <message>
        <source>three of the five objectives are to be kept</source>
        <translation>il faut garder trois des cinq objectifs</translation>
    </message>
    <message>
        <source>who is alone collects or takes a special action</source>
        <translation>qui est seul ramasse ou prend une action spéciale</translation>
    </message>
</context>
<context>
    <name>OkanaganScore</name>
    <message>
        <source>The game is not over: turn {0} is being played.</source>
        <translation>La partie n’est pas terminée&#xa0;: on joue le tour {0}.</translation>
    </message>
</context>
<context>
    <name>OkanaganSetup</name>
    <message>
        <source>{0} turns each</source>
        <translation>{0} tours chacun</translation>
    </message>
    <message>
        <source>Round {0}</source>
        <translation>Manche {0}</translation>
    </message>
</context>
<context>
    <name>OkanaganSpoken</name>
    <message>
        <source>in hand {0}</source>
        <translation>en main {0}</translation>
    </message>
    <message>
        <source>Your tile</source>
        <translation>Votre tuile</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucune</translation>
    </message>
    <message>
        <source>Tile {0}</source>
        <translation>Tuile {0}</translation>
    </message>
    <message>
        <source>Pile {0}</source>
        <translation>Pile {0}</translation>
    </message>
    <message>
        <source>no tiles</source>
        <translation>aucune tuile</translation>
    </message>
    <message>
        <source>1 tile, on top {0}</source>
        <translation>1 tuile, sur le dessus «&#xa0;{0}&#xa0;»</translation>
    </message>
    <message>
        <source>{0} tiles, on top {1}</source>
        <translation>{0} tuiles, sur le dessus «&#xa0;{1}&#xa0;»</translation>
    </message>
    <message>
        <source>Stock</source>
        <translation>Réserve</translation>
    </message>
</context>
<context>
    <name>OkanaganStatistics</name>
    <message>
        <source>Mean</source>
        <translation>Moyenne</translation>
    </message>
    <message>
        <source>Nuggets, number</source>
        <translation>Pépites d’or, nombre</translation>
    </message>
    <message>
        <source>Rewards, number</source>
        <translation>Récompenses, nombre</translation>
    </message>
    <message>
        <source>Point par&amp;ts</source>
        <translation>Poin&amp;ts</translation>
    </message>
    <message>
        <source>Mean points</source>
        <translation>Points en moyenne</translation>
    </message>
    <message>
        <source>Points by part</source>
        <translation>Points par origine</translation>
    </message>
    <message>
        <source>Mean numbers: rewards {0} · nuggets {1}</source>
        <translation>Nombres moyens&#xa0;: récompenses {0} · pépites d’or {1}</translation>
    </message>
</context>
<context>
    <name>OkanaganSurvey</name>
    <message>
        <source>If the game ended now</source>
        <translation>Si la partie s’arrêtait là</translation>
    </message>
    <message>
        <source>Rewards left in the stock</source>
        <translation>Récompenses en réserve</translation>
    </message>
    <message>
        <source>Points at the end</source>
        <translation>Points en fin de partie</translation>
    </message>
    <message>
        <source>Tiles left over, by terrain</source>
        <translation>Tuiles restantes, par terrain</translation>
    </message>
    <message>
        <source>Tiles to come, by terrain</source>
        <translation>Tuiles à venir, par terrain</translation>
    </message>
</context>
<context>
    <name>OkanaganTable</name>
    <message>
        <source>Players and log (F9)</source>
        <translation>Joueurs et journal (F9)</translation>
    </message>
    <message>
        <source>Valley</source>
        <translation>Vallée</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Survey</source>
        <translation>Bilan</translation>
    </message>
</context>
<context>
    <name>OkanaganTablePrompt</name>
    <message>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>{0} is next</source>
        <translation>À {0} de jouer</translation>
    </message>
    <message>
        <source>The valley is surveyed!</source>
        <translation>La vallée est explorée&#xa0;!</translation>
    </message>
    <message>
        <source>{0} ({1} of {2})</source>
        <translation>{0} ({1} sur {2})</translation>
    </message>
    <message>
        <source>{0}: for which one?</source>
        <translation>{0}&#xa0;: contre laquelle&#xa0;?</translation>
    </message>
    <message>
        <source>The computer cannot think. Let it try again, or take back.</source>
        <translation>L’ordinateur ne peut pas réfléchir. Laissez-le réessayer, ou annulez.</translation>
    </message>
    <message>
        <source>The computer cannot think. Let it try again.</source>
        <translation>L’ordinateur ne peut pas réfléchir. Laissez-le réessayer.</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Tourner</translation>
    </message>
    <message>
        <source>R</source>
        <translation>R</translation>
    </message>
    <message>
        <source>Lay</source>
        <translation>Poser</translation>
    </message>
    <message>
        <source>Do it</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Garder</translation>
    </message>
    <message>
        <source>Put away</source>
        <translation>Écarter</translation>
    </message>
    <message>
        <source>Collect</source>
        <translation>Récolter</translation>
    </message>
    <message>
        <source>This order</source>
        <translation>Cet ordre</translation>
    </message>
    <message>
        <source>No trade</source>
        <translation>Pas de troc</translation>
    </message>
    <message>
        <source>N</source>
        <translation>N</translation>
    </message>
    <message>
        <source>My cards</source>
        <translation>Mes cartes</translation>
    </message>
    <message>
        <source>O</source>
        <translation>O</translation>
    </message>
    <message>
        <source>Put back</source>
        <translation>Reposer</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Échap</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>S</source>
        <translation>S</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Rejouer</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Play on with an easier computer</source>
        <translation>Laisser jouer un ordinateur plus facile</translation>
    </message>
</context>
<context>
    <name>OkanaganTerminal</name>
    <message>
        <source>FLMR</source>
        <translation>FLPR</translation>
    </message>
    <message>
        <source>swf</source>
        <translation>sef</translation>
    </message>
    <message>
        <source>{0}, round {1}, turn {2}</source>
        <translation>{0}, manche {1}, tour {2}</translation>
    </message>
    <message>
        <source>Small letters are closed territories.</source>
        <translation>Les minuscules sont des territoires fermés.</translation>
    </message>
    <message>
        <source>The game is kept.</source>
        <translation>La partie est conservée.</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Conseil</translation>
    </message>
    <message>
        <source>a place and how the tile is turned, such as {0}</source>
        <translation>un emplacement et l’orientation, par exemple {0}</translation>
    </message>
    <message>
        <source>their numbers, such as {0}</source>
        <translation>leurs numéros, par exemple {0}</translation>
    </message>
    <message>
        <source>a number, such as {0}</source>
        <translation>un numéro, par exemple {0}</translation>
    </message>
    <message>
        <source>How many players? (2-4)</source>
        <translation>Combien de joueurs&#xa0;? (2-4)</translation>
    </message>
    <message>
        <source>May undo go past tiles that have been seen? (y/n)</source>
        <translation>Peut-on annuler au-delà de tuiles déjà vues&#xa0;? (o/n)</translation>
    </message>
    <message>
        <source>The points of {0}</source>
        <translation>{0}, points</translation>
    </message>
    <message>
        <source>its number, such as {0}</source>
        <translation>son numéro, par exemple {0}</translation>
    </message>
    <message>
        <source>the player, your reward and the other one, such as {0}</source>
        <translation>le joueur, votre récompense et la sienne, par exemple {0}</translation>
    </message>
    <message>
        <source>Yours</source>
        <translation>À vous</translation>
    </message>
    <message>
        <source>In the stock</source>
        <translation>En réserve</translation>
    </message>
    <message>
        <source>your reward and the new one, such as {0}, or 0 for none</source>
        <translation>votre récompense et la nouvelle, par exemple {0}, ou 0 pour aucune</translation>
    </message>
    <message>
        <source>That is no answer here. Type {0}; ? helps.</source>
        <translation>Réponse impossible ici. Tapez {0}&#xa0;; aide&#xa0;:&#xa0;?</translation>
    </message>
    <message>
        <source>No tile lies there; type look, column and row.</source>
        <translation>Aucune tuile ici&#xa0;; tapez voir, la colonne et la ligne.</translation>
    </message>
    <message>
        <source>Enter hides your tile</source>
        <translation>Entrée cache votre tuile</translation>
    </message>
    <message>
        <source>Choices have numbers; type spaces between several.</source>
        <translation>Les choix ont des numéros&#xa0;; séparez-les par des espaces.</translation>
    </message>
    <message>
        <source>m  the valley, look 2 -1  a tile and its territories</source>
        <translation>m  la vallée, voir 2 -1  une tuile et ses territoires</translation>
    </message>
    <message>
        <source>a  open territories: influence, open sides, rewards</source>
        <translation>a  territoires ouverts&#xa0;: influence, côtés ouverts, récompenses</translation>
    </message>
    <message>
        <source>t  everybody and the tiles, k  what the stock has left</source>
        <translation>t  les joueurs et les tuiles, k  ce qui reste en réserve</translation>
    </message>
    <message>
        <source>b  the special actions, o  your objectives</source>
        <translation>b  les actions spéciales, o  vos objectifs</translation>
    </message>
    <message>
        <source>s  the points so far, r  where they come from</source>
        <translation>s  les points pour l’instant, r  d’où ils viennent</translation>
    </message>
    <message>
        <source>l  everything that happened, w  what letters mean</source>
        <translation>l  tout ce qui s’est passé, w  le sens des lettres</translation>
    </message>
    <message>
        <source>u  take back, up to the last tile seen, h  a hint</source>
        <translation>u  reprendre, jusqu’à la dernière tuile vue, h  un conseil</translation>
    </message>
    <message>
        <source>q  save and quit; play --terminal --resume goes on</source>
        <translation>q  enregistrer et quitter&#xa0;; play --terminal --resume reprend</translation>
    </message>
    <message>
        <source>Enter shows everything again.</source>
        <translation>Entrée montre tout à nouveau.</translation>
    </message>
    <message>
        <source>look</source>
        <translation>voir</translation>
    </message>
</context>
<context>
    <name>OkanaganTiles</name>
    <message>
        <source>hidden tile</source>
        <translation>tuile cachée</translation>
    </message>
    <message>
        <source>{0} with {1}</source>
        <translation>{0} avec {1}</translation>
    </message>
    <message>
        <source>silo in the middle</source>
        <translation>un silo au milieu</translation>
    </message>
    <message>
        <source>warehouse between {0}</source>
        <translation>un entrepôt entre {0}</translation>
    </message>
    <message>
        <source>farm in the {0}</source>
        <translation>une ferme côté {0}</translation>
    </message>
    <message>
        <source>{0} of {1}</source>
        <translation>{0} ({1})</translation>
    </message>
    <message>
        <source>no buildings</source>
        <translation>aucun bâtiment</translation>
    </message>
    <message>
        <source>{0} farms</source>
        <translation>{0} fermes</translation>
    </message>
    <message>
        <source>{0} warehouses</source>
        <translation>{0} entrepôts</translation>
    </message>
    <message>
        <source>{0} silos</source>
        <translation>{0} silos</translation>
    </message>
</context>
<context>
    <name>Overview</name>
    <message>
        <source>Games</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Mean score</source>
        <translation>Score moyen</translation>
    </message>
    <message>
        <source>Best score</source>
        <translation>Meilleur score</translation>
    </message>
    <message>
        <source>Victories</source>
        <translation>Victoires</translation>
    </message>
    <message>
        <source>Computers: {0}</source>
        <translation>Ordinateurs&#xa0;: {0}</translation>
    </message>
    <message>
        <source>Mean rounds</source>
        <translation>Manches en moyenne</translation>
    </message>
    <message>
        <source>Fewest rounds</source>
        <translation>Le moins de manches</translation>
    </message>
    <message>
        <source>{0} of {1}</source>
        <translation>{0} sur {1}</translation>
    </message>
</context>
<context>
    <name>OwnBoxDialog</name>
    <message>
        <source>The map is complete; nobody sees the clues.</source>
        <translation>La carte est complète&#xa0;; personne ne voit les indices.</translation>
    </message>
</context>
<context>
    <name>PadDocument</name>
    <message>
        <source>No more than {0} tiles can be laid.</source>
        <translation>On ne peut pas poser plus de {0} tuiles.</translation>
    </message>
    <message>
        <source>No more than {0} tokens of an animal can be laid.</source>
        <translation>On ne peut pas poser plus de {0} jetons d’un même animal.</translation>
    </message>
</context>
<context>
    <name>PadPage</name>
    <message>
        <source>Score pad</source>
        <translation>Bloc de score</translation>
    </message>
    <message>
        <source>Landscape</source>
        <translation>Environnement</translation>
    </message>
    <message>
        <source>Explain every point</source>
        <translation>Expliquer chaque point</translation>
    </message>
    <message>
        <source>Explain every point: key S</source>
        <translation>Expliquer chaque point&#xa0;: touche S</translation>
    </message>
    <message>
        <source>Click or drag to lay, right click erases. By key: arrows, 1 to 5 and 0; T: tokens, tiles, what tiles show.</source>
        <translation>Clic ou glisser pour poser, clic droit pour effacer. Clavier&#xa0;: flèches, 1 à 5, 0&#xa0;; T&#xa0;: jetons, tuiles, contenu.</translation>
    </message>
</context>
<context>
    <name>PageList</name>
    <message>
        <source>Pages</source>
        <translation>Pages</translation>
    </message>
</context>
<context>
    <name>PanelHandle</name>
    <message>
        <source>Side panel</source>
        <translation>Panneau latéral</translation>
    </message>
    <message>
        <source>Score, cards and log (F9)</source>
        <translation>Score, cartes et journal (F9)</translation>
    </message>
</context>
<context>
    <name>Pencil</name>
    <message>
        <source>Pencil &amp;marks</source>
        <translation>&amp;Notes au crayon</translation>
    </message>
    <message>
        <source>Pencil</source>
        <translation>Crayon</translation>
    </message>
    <message>
        <source>Pencil marks</source>
        <translation>Notes au crayon</translation>
    </message>
    <message>
        <source>cross</source>
        <translation>croix</translation>
    </message>
    <message>
        <source>Rub out</source>
        <translation>Gommer</translation>
    </message>
    <message>
        <source>Rub out everything</source>
        <translation>Tout gommer</translation>
    </message>
    <message>
        <source>Put the pencil away</source>
        <translation>Ranger le crayon</translation>
    </message>
    <message>
        <source>{0} ({1})</source>
        <translation>{0} ({1})</translation>
    </message>
    <message>
        <source>Pencilled</source>
        <translation>Au crayon</translation>
    </message>
    <message>
        <source>Nothing is pencilled here.</source>
        <translation>Rien n’est noté ici au crayon.</translation>
    </message>
    <message>
        <source>That cannot be planned here: {0}.</source>
        <translation>Ici, cela ne peut pas être prévu&#xa0;: {0}.</translation>
    </message>
    <message>
        <source>Pencil in hand</source>
        <translation>Crayon en main</translation>
    </message>
    <message>
        <source>Move over the cells</source>
        <translation>Aller d’une case à l’autre</translation>
    </message>
    <message>
        <source>Pencil what shows the digit</source>
        <translation>Noter au crayon ce qui porte le chiffre</translation>
    </message>
    <message>
        <source>Pencil a cross</source>
        <translation>Noter une croix au crayon</translation>
    </message>
    <message>
        <source>Pencil what was chosen, or rub it out</source>
        <translation>Noter ce qui a été choisi, ou le gommer</translation>
    </message>
    <message>
        <source>p  what you have pencilled; change it there</source>
        <translation>p  ce que vous avez noté au crayon&#xa0;; on le change là</translation>
    </message>
    <message>
        <source>You have pencilled nothing.</source>
        <translation>Vous n’avez rien noté au crayon.</translation>
    </message>
    <message>
        <source>What can be pencilled</source>
        <translation>Ce qui peut être noté</translation>
    </message>
    <message>
        <source>Which mark? ({0}; {1} rubs out; Enter goes back)</source>
        <translation>Quelle note&#xa0;? ({0}&#xa0;; {1} gomme&#xa0;; Entrée revient)</translation>
    </message>
    <message>
        <source>That is no mark; type {0}.</source>
        <translation>Ce n’est pas une note&#xa0;; tapez {0}.</translation>
    </message>
</context>
<context>
    <name>PieceButton</name>
    <message>
        <source>Chosen</source>
        <translation>Choisi</translation>
    </message>
    <message>
        <source>{0}: key {1}</source>
        <translation>{0}&#xa0;: touche {1}</translation>
    </message>
</context>
<context>
    <name>PlayerBars</name>
    <message>
        <source>Won {0} of {1}</source>
        <translation>Victoires&#xa0;: {0} sur {1}</translation>
    </message>
    <message>
        <source>Mean {0}, best {1}</source>
        <translation>Moyenne {0}, meilleur {1}</translation>
    </message>
</context>
<context>
    <name>PlayerTab</name>
    <message>
        <source>{0}: {1} points</source>
        <translation>{0}&#xa0;: {1} points</translation>
    </message>
</context>
<context>
    <name>PlayersBar</name>
    <message>
        <source>+ Player</source>
        <translation>+ Joueur</translation>
    </message>
    <message>
        <source>One more player</source>
        <translation>Un joueur de plus</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Ouvrir…</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Enregistrer…</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Vider</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Échap</translation>
    </message>
</context>
<context>
    <name>PlayersPlot</name>
    <message>
        <source>Victories over others</source>
        <translation>Victoires à plusieurs</translation>
    </message>
    <message>
        <source>Victories in %</source>
        <translation>Victoires en&#xa0;%</translation>
    </message>
    <message>
        <source>best</source>
        <translation>meilleur</translation>
    </message>
    <message>
        <source>Mean score, and the best</source>
        <translation>Score moyen, et le meilleur</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>Victories by player</source>
        <translation>Victoires par joueur</translation>
    </message>
    <message>
        <source>Means by player</source>
        <translation>Moyennes par joueur</translation>
    </message>
</context>
<context>
    <name>PointsTable</name>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
</context>
<context>
    <name>Poster</name>
    <message>
        <source>d MMMM yyyy</source>
        <translation>d MMMM yyyy</translation>
    </message>
    <message>
        <source>Deal code {0}</source>
        <translation>Code de donne {0}</translation>
    </message>
    <message>
        <source>There is not enough memory for so large a picture.</source>
        <translation>Il n’y a pas assez de mémoire pour une si grande image.</translation>
    </message>
</context>
<context>
    <name>PosterDialog</name>
    <message>
        <source>{0} by {1} mm; as a PNG picture {2} by {3} pixels.</source>
        <translation>{0} sur {1}&#xa0;mm&#xa0;; en image PNG {2} sur {3} pixels.</translation>
    </message>
    <message>
        <source>Landscape poster</source>
        <translation>Affiche du paysage</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>&amp;Titre</translation>
    </message>
    <message>
        <source>&amp;Landscapes</source>
        <translation>&amp;Environnements</translation>
    </message>
    <message>
        <source>&amp;Paper</source>
        <translation>&amp;Papier</translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation>&amp;Format</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>&amp;Couleurs</translation>
    </message>
    <message>
        <source>All players</source>
        <translation>Tous les joueurs</translation>
    </message>
    <message>
        <source>Square</source>
        <translation>Carré</translation>
    </message>
    <message>
        <source>Pixels</source>
        <translation>Pixels</translation>
    </message>
    <message>
        <source>Upright</source>
        <translation>Vertical</translation>
    </message>
    <message>
        <source>Wide</source>
        <translation>Horizontal</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>Width in pixels</source>
        <translation>Largeur en pixels</translation>
    </message>
    <message>
        <source>Height in pixels</source>
        <translation>Hauteur en pixels</translation>
    </message>
    <message>
        <source>The poster as it will be</source>
        <translation>Aperçu de l’affiche</translation>
    </message>
    <message>
        <source>One side may be twice as long as the other at most.</source>
        <translation>Un côté peut mesurer au plus le double de l’autre.</translation>
    </message>
    <message>
        <source>Cl&amp;ose</source>
        <translation>Fer&amp;mer</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>En&amp;registrer…</translation>
    </message>
</context>
<context>
    <name>Posters</name>
    <message>
        <source>Save the poster</source>
        <translation>Enregistrer l’affiche</translation>
    </message>
    <message>
        <source>The poster is in {0}.</source>
        <translation>L’affiche est dans {0}.</translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Préférences</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Langue</translation>
    </message>
    <message>
        <source>For every word of the program</source>
        <translation>Pour tous les textes du programme</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Système</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Thème</translation>
    </message>
    <message>
        <source>Paper by day, pine by night</source>
        <translation>Papier le jour, sapin la nuit</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Contraste élevé</translation>
    </message>
    <message>
        <source>Te&amp;xt size</source>
        <translation>Ta&amp;ille du texte</translation>
    </message>
    <message>
        <source>For words and numbers everywhere</source>
        <translation>Pour tous les mots et les nombres</translation>
    </message>
    <message>
        <source>100%</source>
        <translation>100&#xa0;%</translation>
    </message>
    <message>
        <source>125%</source>
        <translation>125&#xa0;%</translation>
    </message>
    <message>
        <source>150%</source>
        <translation>150&#xa0;%</translation>
    </message>
    <message>
        <source>175%</source>
        <translation>175&#xa0;%</translation>
    </message>
    <message>
        <source>200%</source>
        <translation>200&#xa0;%</translation>
    </message>
    <message>
        <source>&amp;Motion</source>
        <translation>&amp;Animations</translation>
    </message>
    <message>
        <source>How long pieces take to glide</source>
        <translation>La vitesse des pièces qui glissent</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Sans</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rapide</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lent</translation>
    </message>
    <message>
        <source>Lette&amp;rs on pieces</source>
        <translation>Lettres sur les &amp;pièces</translation>
    </message>
    <message>
        <source>A letter beside each colour that matters</source>
        <translation>Une lettre à côté de chaque couleur qui compte</translation>
    </message>
    <message>
        <source>Letters on pieces</source>
        <translation>Lettres sur les pièces</translation>
    </message>
    <message>
        <source>&amp;Handover card</source>
        <translation>Carte de &amp;relais</translation>
    </message>
    <message>
        <source>Says who is next, and what has happened</source>
        <translation>Dit à qui c’est le tour et ce qui s’est passé</translation>
    </message>
    <message>
        <source>Handover card</source>
        <translation>Carte de relais</translation>
    </message>
    <message>
        <source>&amp;Confirm the end of a turn</source>
        <translation>&amp;Confirmer la fin du tour</translation>
    </message>
    <message>
        <source>A turn can be taken back until you end it</source>
        <translation>Un tour peut être repris tant qu’il n’est pas confirmé</translation>
    </message>
    <message>
        <source>Confirm the end of a turn</source>
        <translation>Confirmer la fin du tour</translation>
    </message>
    <message>
        <source>&amp;Show where pieces may go</source>
        <translation>&amp;Montrer les emplacements possibles</translation>
    </message>
    <message>
        <source>Marks legal places and shows the piece there</source>
        <translation>Les marque et y montre la pièce</translation>
    </message>
    <message>
        <source>Show where pieces may go</source>
        <translation>Montrer les emplacements possibles</translation>
    </message>
    <message>
        <source>Show what a place would &amp;earn</source>
        <translation>Montrer les points d’un &amp;emplacement</translation>
    </message>
    <message>
        <source>While a piece hovers: points, and the race for the largest corridor</source>
        <translation>Au survol&#xa0;: les points et la course au plus grand corridor</translation>
    </message>
    <message>
        <source>Computers thin&amp;k in your time</source>
        <translation>Les &amp;ordinateurs réfléchissent pendant votre tour</translation>
    </message>
    <message>
        <source>The expert goes on while you decide, for half a minute, never in the background</source>
        <translation>L’expert continue pendant que vous décidez, une demi-minute au plus, jamais en arrière-plan</translation>
    </message>
    <message>
        <source>P&amp;urist</source>
        <translation>P&amp;uriste</translation>
    </message>
    <message>
        <source>Hides every help: marks, bills, live score, race and supply</source>
        <translation>Masque toutes les aides&#xa0;: repères, gains, score en direct, course et réserve</translation>
    </message>
    <message>
        <source>Purist</source>
        <translation>Puriste</translation>
    </message>
    <message>
        <source>&amp;All achievements at once</source>
        <translation>Tous les &amp;succès à la fois</translation>
    </message>
    <message>
        <source>The winner may tick all that were reached, and solo players may tick too</source>
        <translation>Qui gagne peut cocher tous les succès atteints, et en solo aussi</translation>
    </message>
    <message>
        <source>Everything applies at once.</source>
        <translation>Tout s’applique aussitôt.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Lar&amp;ge targets</source>
        <translation>&amp;Grandes cibles</translation>
    </message>
    <message>
        <source>For fingers; the first touch of the screen switches them on</source>
        <translation>Pour les doigts&#xa0;; le premier contact avec l’écran les active</translation>
    </message>
</context>
<context>
    <name>Print</name>
    <message>
        <source>Print the score</source>
        <translation>Imprimer le score</translation>
    </message>
</context>
<context>
    <name>Program</name>
    <message>
        <source>Cascadia Table</source>
        <translation>La table Cascadia</translation>
    </message>
</context>
<context>
    <name>Prompt</name>
    <message>
        <source>Three tokens are equal. Replace them, or take a pair.</source>
        <translation>Remplacez les jetons identiques ou prenez une paire.</translation>
    </message>
    <message>
        <source>Take a pair from the market.</source>
        <translation>Prenez une paire au marché.</translation>
    </message>
    <message>
        <source>Choose the tokens to replace.</source>
        <translation>Choisissez les jetons à remplacer.</translation>
    </message>
    <message>
        <source>Choose further tokens to replace.</source>
        <translation>Choisissez d’autres jetons à remplacer.</translation>
    </message>
    <message>
        <source>Replace further tokens?</source>
        <translation>Remplacer d’autres jetons&#xa0;?</translation>
    </message>
    <message>
        <source>Choose any tile.</source>
        <translation>Choisissez une tuile.</translation>
    </message>
    <message>
        <source>Choose any token.</source>
        <translation>Choisissez un jeton.</translation>
    </message>
    <message>
        <source>Lay the tile on a marked place, or place the token first.</source>
        <translation>Posez la tuile sur un emplacement marqué, ou placez d’abord le jeton.</translation>
    </message>
    <message>
        <source>Lay the tile beside your landscape, or place the token first.</source>
        <translation>Posez la tuile contre votre environnement, ou d’abord le jeton.</translation>
    </message>
    <message>
        <source>Lay the tile on a marked place.</source>
        <translation>Posez la tuile sur un emplacement marqué.</translation>
    </message>
    <message>
        <source>Lay the tile beside your landscape.</source>
        <translation>Posez la tuile contre votre environnement.</translation>
    </message>
    <message>
        <source>Wheel or right button turns it.</source>
        <translation>Molette ou bouton droit pour la tourner.</translation>
    </message>
    <message>
        <source>Place the token on a marked tile.</source>
        <translation>Placez le jeton sur une tuile marquée.</translation>
    </message>
    <message>
        <source>Place the token on a tile that shows its animal.</source>
        <translation>Placez le jeton sur une tuile qui montre son animal.</translation>
    </message>
    <message>
        <source>No tile can take {0}: return it to the bag (D).</source>
        <translation>Aucune tuile n’accueille {0}&#xa0;: remettez ce jeton au sac (D).</translation>
    </message>
    <message>
        <source>No tile can take {0}.</source>
        <translation>Aucune tuile n’accueille {0}.</translation>
    </message>
    <message>
        <source>Turn the tile if you like (wheel, right button), then place the token.</source>
        <translation>Tournez la tuile à votre gré (molette, bouton droit), puis placez le jeton.</translation>
    </message>
    <message>
        <source>Turn the tile if you like (wheel, right button), then confirm.</source>
        <translation>Tournez la tuile à votre gré (molette, bouton droit), puis confirmez.</translation>
    </message>
    <message>
        <source>Place the token, or move the tile.</source>
        <translation>Placez le jeton ou déplacez la tuile.</translation>
    </message>
    <message>
        <source>Confirm, or move the tile.</source>
        <translation>Confirmez ou déplacez la tuile.</translation>
    </message>
    <message>
        <source>The token goes back into the bag. End your turn, or take it back.</source>
        <translation>Le jeton retourne au sac. Terminez votre tour ou reprenez-le.</translation>
    </message>
    <message>
        <source>End your turn, or take it back.</source>
        <translation>Terminez votre tour ou reprenez-le.</translation>
    </message>
    <message>
        <source>This is the landscape of {0}. Esc or a click leads back.</source>
        <translation>Voici l’environnement de {0}. Échap ou un clic vous ramène.</translation>
    </message>
    <message>
        <source>is thinking…</source>
        <translation>réfléchit…</translation>
    </message>
    <message>
        <source>cannot think here. Undo, let another computer play on, or leave the game.</source>
        <translation>ne peut pas réfléchir ici. Annulez, laissez jouer un autre ordinateur, ou quittez la partie.</translation>
    </message>
    <message>
        <source>cannot think here. Let another computer play on, or leave the game.</source>
        <translation>ne peut pas réfléchir ici. Laissez jouer un autre ordinateur, ou quittez la partie.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partie est terminée.</translation>
    </message>
    <message>
        <source>The game is over. Winner: {0}</source>
        <translation>La partie est finie. Victoire&#xa0;: {0}</translation>
    </message>
    <message>
        <source>The game is over. Your points: {0}</source>
        <translation>La partie est terminée. Vos points&#xa0;: {0}</translation>
    </message>
    <message>
        <source>Turn {0} of {1}</source>
        <translation>Tour {0} sur {1}</translation>
    </message>
    <message>
        <source>Looking back: step {0} of {1}</source>
        <translation>Relecture&#xa0;: étape&#xa0;{0}&#xa0;sur&#xa0;{1}</translation>
    </message>
    <message>
        <source>Costs a nature token, which is worth a point in the end.</source>
        <translation>Coûte un jeton Nature, qui vaut un point à la fin.</translation>
    </message>
    <message>
        <source>Y</source>
        <translation>O</translation>
    </message>
    <message>
        <source>N</source>
        <translation>N</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Replace these</source>
        <translation>Remplacer ceux-ci</translation>
    </message>
    <message>
        <source>Return the token</source>
        <translation>Remettre le jeton</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Let an easy computer play on</source>
        <translation>Laisser jouer un ordinateur facile</translation>
    </message>
    <message>
        <source>Back to play</source>
        <translation>Revenir au jeu</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation>Précédent</translation>
    </message>
    <message>
        <source>PgUp</source>
        <translation>Page préc</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>PgDn</source>
        <translation>Page suiv</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Retour à la partie</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Échap</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Remplacer</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Garder</translation>
    </message>
    <message>
        <source>Replace tokens</source>
        <translation>Autres jetons</translation>
    </message>
    <message>
        <source>Pick freely</source>
        <translation>Choix libre</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>Confirmer</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espace</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Tourner</translation>
    </message>
    <message>
        <source>Decline token</source>
        <translation>Refuser le jeton</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Scores</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Rejouer</translation>
    </message>
    <message>
        <source>Never mind</source>
        <translation>Laisser</translation>
    </message>
</context>
<context>
    <name>PromptBar</name>
    <message>
        <source>More…</source>
        <translation>Autres…</translation>
    </message>
</context>
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>Folder</source>
        <translation>Dossier</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Fichier</translation>
    </message>
    <message>
        <source>File Folder</source>
        <translation>Dossier de fichiers</translation>
    </message>
    <message>
        <source>Drive</source>
        <translation>Lecteur</translation>
    </message>
    <message>
        <source>Alias</source>
        <translation>Alias</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <translation>Raccourci</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Inconnu</translation>
    </message>
</context>
<context>
    <name>QCupsJobWidget</name>
    <message>
        <source>&amp;Billing information:</source>
        <translation>Informations de &amp;facturation&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;End:</source>
        <translation>&amp;Fin&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Start:</source>
        <translation>&amp;Début&#xa0;:</translation>
    </message>
    <message>
        <source>Job &amp;priority:</source>
        <translation>&amp;Priorité de la tâche&#xa0;:</translation>
    </message>
    <message>
        <source>Scheduled &amp;printing:</source>
        <translation>&amp;Impression programmée&#xa0;:</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>&amp;Look in:</source>
        <translation>&amp;Chercher dans&#xa0;:</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>&amp;Types de fichiers&#xa0;:</translation>
    </message>
</context>
<context>
    <name>QPageSetupWidget</name>
    <message>
        <source>Page &amp;order:</source>
        <translation>&amp;Ordre des pages&#xa0;:</translation>
    </message>
    <message>
        <source>Pages &amp;per sheet:</source>
        <translation>&amp;Pages par feuille&#xa0;:</translation>
    </message>
</context>
<context>
    <name>QPrintSettingsOutput</name>
    <message>
        <source>Page &amp;Set:</source>
        <translation>&amp;Série de pages&#xa0;:</translation>
    </message>
</context>
<context>
    <name>RacePanel</name>
    <message>
        <source>Largest corridors</source>
        <translation>Plus grands corridors</translation>
    </message>
</context>
<context>
    <name>ReadingNotice</name>
    <message>
        <source>Reading {0}…</source>
        <translation>Lecture de {0}…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>Refusal</name>
    <message>
        <source>Choose in the market first.</source>
        <translation>Choisissez d’abord au marché.</translation>
    </message>
    <message>
        <source>The tile must touch your landscape.</source>
        <translation>La tuile doit toucher votre environnement.</translation>
    </message>
    <message>
        <source>No tile lies here that could take the token.</source>
        <translation>Aucune tuile ici pour accueillir le jeton.</translation>
    </message>
    <message>
        <source>A token lies here already.</source>
        <translation>Un jeton est déjà là.</translation>
    </message>
    <message>
        <source>A tile lies here already.</source>
        <translation>Une tuile est déjà là.</translation>
    </message>
    <message>
        <source>This tile cannot take {0}.</source>
        <translation>Cette tuile n’accueille pas {0}.</translation>
    </message>
</context>
<context>
    <name>Render</name>
    <message>
        <source>A position has no turns; only a record has.</source>
        <translation>Une position n’a pas de tours&#xa0;; seule une partie enregistrée en a.</translation>
    </message>
    <message>
        <source>The game has {0} turns, so there is no turn {1}.</source>
        <translation>La partie a {0} tours&#xa0;: il n’y a pas de tour {1}.</translation>
    </message>
    <message>
        <source>There is not enough memory for the picture.</source>
        <translation>Il n’y a pas assez de mémoire pour l’image.</translation>
    </message>
    <message>
        <source>The picture cannot be written: {0}.</source>
        <translation>L’image ne peut pas être écrite&#xa0;: {0}.</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
</context>
<context>
    <name>Replay</name>
    <message>
        <source>The table is laid</source>
        <translation>Mise en place</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Jouer à partir d’ici</translation>
    </message>
    <message>
        <source>Leave the replay</source>
        <translation>Quitter le film</translation>
    </message>
    <message>
        <source>Points by category</source>
        <translation>Points par catégorie</translation>
    </message>
    <message>
        <source>All players</source>
        <translation>Tous les joueurs</translation>
    </message>
    <message>
        <source>Score by turn</source>
        <translation>Score tour par tour</translation>
    </message>
    <message>
        <source>After turn {0}</source>
        <translation>Après le tour {0}</translation>
    </message>
    <message>
        <source>In the first turn</source>
        <translation>Au premier tour</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Lecture</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espace</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Étape précédente</translation>
    </message>
    <message>
        <source>One step on</source>
        <translation>Étape suivante</translation>
    </message>
    <message>
        <source>One turn back</source>
        <translation>Tour précédent</translation>
    </message>
    <message>
        <source>Ctrl+PgUp</source>
        <translation>Ctrl+Page préc</translation>
    </message>
    <message>
        <source>One turn on</source>
        <translation>Tour suivant</translation>
    </message>
    <message>
        <source>Ctrl+PgDn</source>
        <translation>Ctrl+Page suiv</translation>
    </message>
    <message>
        <source>Speed {0}</source>
        <translation>Vitesse {0}</translation>
    </message>
    <message>
        <source>Speed {0} (↑ faster, ↓ slower)</source>
        <translation>Vitesse {0} (↑ plus vite, ↓ moins vite)</translation>
    </message>
    <message>
        <source>Step {0} of {1}</source>
        <translation>Étape {0} sur {1}</translation>
    </message>
</context>
<context>
    <name>ReplayPanel</name>
    <message>
        <source>Replay</source>
        <translation>Film de la partie</translation>
    </message>
    <message>
        <source>Step of the game</source>
        <translation>Étape de la partie</translation>
    </message>
</context>
<context>
    <name>Report</name>
    <message>
        <source>Page {0} of {1}</source>
        <translation>Page {0} sur {1}</translation>
    </message>
    <message>
        <source>{0} (×{1})</source>
        <translation>{0} (×{1})</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Ligne</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>{0}, bonus</source>
        <translation>{0}, bonus</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Pourquoi</translation>
    </message>
    <message>
        <source>Cells</source>
        <translation>Cases</translation>
    </message>
    <message>
        <source>{0} · {1}</source>
        <translation>{0} · {1}</translation>
    </message>
</context>
<context>
    <name>ScenarioCard</name>
    <message>
        <source>next</source>
        <translation>suivant</translation>
    </message>
    <message>
        <source>passed by {0}</source>
        <translation>réussi par {0}</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Suivant</translation>
    </message>
</context>
<context>
    <name>ScenarioDetails</name>
    <message>
        <source>Passed by</source>
        <translation>Réussi par</translation>
    </message>
    <message>
        <source>Nobody yet</source>
        <translation>Personne encore</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Tuiles</translation>
    </message>
    <message>
        <source>He&amp;xagons</source>
        <translation>&amp;Hexagones</translation>
    </message>
    <message>
        <source>S&amp;quares</source>
        <translation>&amp;Carrés</translation>
    </message>
    <message>
        <source>Goals</source>
        <translation>Objectifs</translation>
    </message>
</context>
<context>
    <name>ScenarioDialog</name>
    <message>
        <source>&amp;Score sheet</source>
        <translation>Feuille de &amp;décompte</translation>
    </message>
</context>
<context>
    <name>ScenarioOffer</name>
    <message>
        <source>The cards were those of this scenario, though nobody had announced it. Tick it?</source>
        <translation>Les cartes étaient celles de ce scénario, même si personne ne l’avait annoncé. Le cocher&#xa0;?</translation>
    </message>
    <message>
        <source>&amp;Tick</source>
        <translation>&amp;Cocher</translation>
    </message>
    <message>
        <source>&amp;Not now</source>
        <translation>Pas &amp;maintenant</translation>
    </message>
</context>
<context>
    <name>ScenariosPage</name>
    <message>
        <source>&amp;Play scenario {0}</source>
        <translation>Jouer &amp;le scénario {0}</translation>
    </message>
    <message>
        <source>Scenarios</source>
        <translation>Scénarios</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Retour</translation>
    </message>
    <message>
        <source>Together, play any of them: everybody who reaches all goals has passed.</source>
        <translation>À plusieurs, jouez celui de votre choix&#xa0;: qui atteint tous les objectifs a réussi.</translation>
    </message>
    <message>
        <source>All scenarios are passed.</source>
        <translation>Tous les scénarios sont réussis.</translation>
    </message>
    <message>
        <source>Alone, go from 1 upwards; next for {0}: {1}.</source>
        <translation>En solo, partez du 1 et montez&#xa0;; suivant pour {0}&#xa0;: {1}.</translation>
    </message>
    <message>
        <source>Alone, go from 1 upwards.</source>
        <translation>En solo, partez du 1 et montez.</translation>
    </message>
</context>
<context>
    <name>Score</name>
    <message>
        <source>Wildlife</source>
        <translation>Faune</translation>
    </message>
    <message>
        <source>Habitats</source>
        <translation>Habitats</translation>
    </message>
    <message>
        <source>Bonus</source>
        <translation>Bonus</translation>
    </message>
    <message>
        <source>Nature</source>
        <translation>Nature</translation>
    </message>
    <message>
        <source>Nature tokens</source>
        <translation>Jetons Nature</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>{0} and bonus {1}</source>
        <translation>{0} et bonus {1}</translation>
    </message>
    <message>
        <source>Score so far</source>
        <translation>Score actuel</translation>
    </message>
    <message>
        <source>This is what would count if the game ended now.</source>
        <translation>Voici ce qui compterait si la partie s’arrêtait maintenant.</translation>
    </message>
    <message>
        <source>{0} share the victory</source>
        <translation>{0} se partagent la victoire</translation>
    </message>
    <message>
        <source>{0} wins with {1} points</source>
        <translation>{0} gagne avec {1} points</translation>
    </message>
    <message>
        <source>The final score</source>
        <translation>Le décompte final</translation>
    </message>
    <message>
        <source>Click or press a key to see all of it.</source>
        <translation>Cliquez ou appuyez sur une touche pour tout voir.</translation>
    </message>
    <message>
        <source>a good start</source>
        <translation>Flâneur</translation>
    </message>
    <message>
        <source>getting the hang of it</source>
        <translation>Randonneur amateur</translation>
    </message>
    <message>
        <source>very good</source>
        <translation>Trekkeur averti</translation>
    </message>
    <message>
        <source>excellent</source>
        <translation>Garde forestier</translation>
    </message>
    <message>
        <source>elite</source>
        <translation>Ranger d’élite</translation>
    </message>
    <message>
        <source>a legend of the forest</source>
        <translation>Légende de la Forêt</translation>
    </message>
    <message>
        <source>{0} and {1}</source>
        <translation>{0} et {1}</translation>
    </message>
    <message>
        <source>{0} points</source>
        <translation>{0} points</translation>
    </message>
    <message>
        <source>{0} points: {1}</source>
        <translation>{0} points&#xa0;: {1}</translation>
    </message>
    <message>
        <source>There is no higher step on the scale.</source>
        <translation>Il n’y a pas d’échelon plus élevé.</translation>
    </message>
    <message>
        <source>The next step, at {0} points: {1}.</source>
        <translation>Échelon suivant, à {0} points&#xa0;: {1}.</translation>
    </message>
    <message>
        <source>One point ahead of {0}.</source>
        <translation>Un point d’avance sur {0}.</translation>
    </message>
    <message>
        <source>{0} points ahead of {1}.</source>
        <translation>{0} points d’avance sur {1}.</translation>
    </message>
    <message>
        <source>Both have {1} points and equally many nature tokens.</source>
        <translation>Les deux ont {1} points et autant de jetons Nature.</translation>
    </message>
    <message>
        <source>All {0} have {1} points and equally many nature tokens.</source>
        <translation>Les {0} ont {1} points et autant de jetons Nature.</translation>
    </message>
    <message>
        <source>{0} both have {1} points; {2} has more nature tokens.</source>
        <translation>{0} ont {1} points&#xa0;; {2} a plus de jetons Nature.</translation>
    </message>
    <message>
        <source>{0} all have {1} points; {2} has the most nature tokens.</source>
        <translation>{0} ont {1} points&#xa0;; {2} a le plus de jetons Nature.</translation>
    </message>
    <message>
        <source>{0} all have {1} points; {2} have the most nature tokens.</source>
        <translation>{0} ont {1} points&#xa0;; {2} ont le plus de jetons Nature.</translation>
    </message>
    <message>
        <source>Each animal by its card</source>
        <translation>Chaque animal selon sa carte</translation>
    </message>
    <message>
        <source>Each token that was not used: 1</source>
        <translation>Chaque jeton conservé&#xa0;: 1</translation>
    </message>
    <message>
        <source>The largest corridor: 1 a tile; 7 tiles or more: +2</source>
        <translation>Le plus grand corridor&#xa0;: 1 par tuile&#xa0;; 7 tuiles ou plus&#xa0;: +2</translation>
    </message>
    <message>
        <source>The largest corridor: 1 a tile; larger: +2, equal: +1</source>
        <translation>Le plus grand corridor&#xa0;: 1 par tuile&#xa0;; en tête&#xa0;: +2, à égalité&#xa0;: +1</translation>
    </message>
    <message>
        <source>The largest corridor: 1 a tile; largest of all: +3, second: +1</source>
        <translation>Le plus grand corridor&#xa0;: 1 par tuile&#xa0;; en tête&#xa0;: +3, deuxième&#xa0;: +1</translation>
    </message>
    <message>
        <source>One point behind {0}.</source>
        <translation>Un point de retard sur {0}.</translation>
    </message>
    <message>
        <source>{0} points behind {1}.</source>
        <translation>{0} points de retard sur {1}.</translation>
    </message>
    <message>
        <source>No bears yet</source>
        <translation>Pas encore d’ours</translation>
    </message>
    <message>
        <source>No elk yet</source>
        <translation>Pas encore de wapiti</translation>
    </message>
    <message>
        <source>No salmon yet</source>
        <translation>Pas encore de saumon</translation>
    </message>
    <message>
        <source>No hawks yet</source>
        <translation>Pas encore de buse</translation>
    </message>
    <message>
        <source>No foxes yet</source>
        <translation>Pas encore de renard</translation>
    </message>
    <message>
        <source>No mountains yet</source>
        <translation>Pas encore de montagne</translation>
    </message>
    <message>
        <source>No forest yet</source>
        <translation>Pas encore de forêt</translation>
    </message>
    <message>
        <source>No prairie yet</source>
        <translation>Pas encore de prairie</translation>
    </message>
    <message>
        <source>No wetland yet</source>
        <translation>Pas encore de marais</translation>
    </message>
    <message>
        <source>No river yet</source>
        <translation>Pas encore de rivière</translation>
    </message>
    <message>
        <source>No nature tokens yet</source>
        <translation>Pas encore de jeton Nature</translation>
    </message>
    <message>
        <source>No bears</source>
        <translation>Aucun ours</translation>
    </message>
    <message>
        <source>No elk</source>
        <translation>Aucun wapiti</translation>
    </message>
    <message>
        <source>No salmon</source>
        <translation>Aucun saumon</translation>
    </message>
    <message>
        <source>No hawks</source>
        <translation>Aucune buse</translation>
    </message>
    <message>
        <source>No foxes</source>
        <translation>Aucun renard</translation>
    </message>
    <message>
        <source>No mountains</source>
        <translation>Aucune montagne</translation>
    </message>
    <message>
        <source>No forest</source>
        <translation>Aucune forêt</translation>
    </message>
    <message>
        <source>No prairie</source>
        <translation>Aucune prairie</translation>
    </message>
    <message>
        <source>No wetland</source>
        <translation>Aucun marais</translation>
    </message>
    <message>
        <source>No river</source>
        <translation>Aucune rivière</translation>
    </message>
    <message>
        <source>No nature tokens</source>
        <translation>Aucun jeton Nature</translation>
    </message>
    <message>
        <source>Bonuses for corridors of 7 or more</source>
        <translation>Bonus des corridors de 7 ou plus</translation>
    </message>
    <message>
        <source>Bonuses for the largest corridors</source>
        <translation>Bonus des plus grands corridors</translation>
    </message>
    <message>
        <source>Corridors</source>
        <translation>Corridors</translation>
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
        <translation>Feuille de décompte</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>E&amp;xporter…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Imprimer…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>&amp;Review…</source>
        <translation>Re&amp;voir…</translation>
    </message>
    <message>
        <source>Same &amp;deal again</source>
        <translation>Rejouer la &amp;donne</translation>
    </message>
    <message>
        <source>Play &amp;again</source>
        <translation>&amp;Rejouer</translation>
    </message>
</context>
<context>
    <name>ScorePad</name>
    <message>
        <source>Open a position</source>
        <translation>Ouvrir une position</translation>
    </message>
    <message>
        <source>Save the position</source>
        <translation>Enregistrer la position</translation>
    </message>
    <message>
        <source>Saved in {0}.</source>
        <translation>Position dans {0}.</translation>
    </message>
    <message>
        <source>The table is clear. Undo brings everything back.</source>
        <translation>La table est vide. Annuler fait tout revenir.</translation>
    </message>
    <message>
        <source>{0} is gone. Undo brings everything back.</source>
        <translation>{0} a quitté la table. Annuler fait tout revenir.</translation>
    </message>
    <message>
        <source>The pieces do not fit these tiles. Undo brings everything back.</source>
        <translation>Les pièces ne vont pas avec ces tuiles. Annuler fait tout revenir.</translation>
    </message>
    <message>
        <source>Positions ({0})</source>
        <translation>Positions ({0})</translation>
    </message>
    <message>
        <source>The score is in {0}.</source>
        <translation>Le score est dans {0}.</translation>
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
        <translation>{0}, dont c’est le tour</translation>
    </message>
</context>
<context>
    <name>ScorePaper</name>
    <message>
        <source>{0} exists already. Replace it?</source>
        <translation>{0} existe déjà. Le remplacer&#xa0;?</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exporter</translation>
    </message>
    <message>
        <source>The result is in {0}.</source>
        <translation>Le résultat est dans {0}.</translation>
    </message>
</context>
<context>
    <name>ScoringChoice</name>
    <message>
        <source>Cards</source>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>Family</source>
        <translation>Famille</translation>
    </message>
    <message>
        <source>Intermediate</source>
        <translation>Intermédiaire</translation>
    </message>
</context>
<context>
    <name>SeatBoard</name>
    <message>
        <source>Remove this player</source>
        <translation>Retirer ce joueur</translation>
    </message>
    <message>
        <source>Play earlier</source>
        <translation>Jouer plus tôt</translation>
    </message>
    <message>
        <source>Play later</source>
        <translation>Jouer plus tard</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Couleur</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Humain</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Ordinateur</translation>
    </message>
    <message>
        <source>Level of the computer</source>
        <translation>Niveau de l’ordinateur</translation>
    </message>
</context>
<context>
    <name>Seats</name>
    <message>
        <source>{0} was drawn to begin.</source>
        <translation>Tirage au sort&#xa0;: {0} commence.</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Ordinateur</translation>
    </message>
</context>
<context>
    <name>SeatsRow</name>
    <message>
        <source>&amp;Add a player</source>
        <translation>&amp;Ajouter un joueur</translation>
    </message>
    <message>
        <source>This name is taken.</source>
        <translation>Ce nom est déjà pris.</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>The preferences cannot be read: {0}.</source>
        <translation>Les préférences ne peuvent pas être lues&#xa0;: {0}.</translation>
    </message>
    <message>
        <source>The file of preferences was damaged. What could not be read has its default again; the file was set aside as {0}.</source>
        <translation>Le fichier des préférences était endommagé. Ce qui n’a pas pu être lu a repris sa valeur d’origine&#xa0;; le fichier a été mis de côté sous {0}.</translation>
    </message>
</context>
<context>
    <name>Shell</name>
    <message>
        <source>Open a game</source>
        <translation>Ouvrir une partie</translation>
    </message>
    <message>
        <source>Saved games ({0})</source>
        <translation>Parties enregistrées ({0})</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Enregistrer la partie</translation>
    </message>
    <message>
        <source>A match is not finished. Do you want to go on with it?</source>
        <translation>Un match n’est pas terminé. Voulez-vous le reprendre&#xa0;?</translation>
    </message>
    <message>
        <source>The score is in {0}.</source>
        <translation>Le score est dans {0}.</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>Export as CSV</source>
        <translation>Exporter en CSV</translation>
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
        <translation>Date</translation>
    </message>
    <message>
        <source>Players and scores</source>
        <translation>Joueurs et scores</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Meilleur</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Manches</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Tuiles</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>Scénario</translation>
    </message>
    <message>
        <source>{0} more in the table</source>
        <translation>{0} de plus dans le tableau</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Moyen</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Places</translation>
    </message>
    <message>
        <source>Mean rounds</source>
        <translation>Manches en moyenne</translation>
    </message>
    <message>
        <source>Sorted by</source>
        <translation>Critère</translation>
    </message>
    <message>
        <source>Which</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gagné</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>Victory</source>
        <translation>Victoire</translation>
    </message>
    <message>
        <source>Points for</source>
        <translation>Points pour</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>Against others</source>
        <translation>À plusieurs</translation>
    </message>
    <message>
        <source>Victories</source>
        <translation>Victoires</translation>
    </message>
    <message>
        <source>Victories in %</source>
        <translation>Victoires en&#xa0;%</translation>
    </message>
    <message>
        <source>person</source>
        <translation>humain</translation>
    </message>
    <message>
        <source>computer</source>
        <translation>ordinateur</translation>
    </message>
    <message>
        <source>Persons</source>
        <translation>Humains</translation>
    </message>
    <message>
        <source>Computers</source>
        <translation>Ordinateurs</translation>
    </message>
    <message>
        <source>{0}, bonus</source>
        <translation>{0}, bonus</translation>
    </message>
    <message>
        <source>Nature tokens</source>
        <translation>Jetons Nature</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Scores</translation>
    </message>
    <message>
        <source>Lowest</source>
        <translation>Plus faible</translation>
    </message>
    <message>
        <source>Hexagons</source>
        <translation>Hexagones</translation>
    </message>
    <message>
        <source>Squares</source>
        <translation>Carrés</translation>
    </message>
    <message>
        <source>Solo</source>
        <translation>Solo</translation>
    </message>
    <message>
        <source>{0} players</source>
        <translation>{0} joueurs</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Scoring cards</source>
        <translation>Cartes Décompte</translation>
    </message>
    <message>
        <source>d MMM yyyy, HH:mm</source>
        <translation>d MMM yyyy, HH&apos;&#xa0;h&#xa0;&apos;mm</translation>
    </message>
</context>
<context>
    <name>StatisticsDialog</name>
    <message>
        <source>Statistics</source>
        <translation>Statistiques</translation>
    </message>
    <message>
        <source>&amp;Overview</source>
        <translation>&amp;Aperçu</translation>
    </message>
    <message>
        <source>Over t&amp;ime</source>
        <translation>É&amp;volution</translation>
    </message>
    <message>
        <source>&amp;Categories</source>
        <translation>&amp;Catégories</translation>
    </message>
    <message>
        <source>&amp;Distribution</source>
        <translation>&amp;Répartition</translation>
    </message>
    <message>
        <source>Pla&amp;yers</source>
        <translation>&amp;Joueurs</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Page</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Présentation</translation>
    </message>
    <message>
        <source>Dra&amp;wn</source>
        <translation>&amp;Graphique</translation>
    </message>
    <message>
        <source>Ta&amp;ble</source>
        <translation>Ta&amp;bleau</translation>
    </message>
    <message>
        <source>&amp;Export as CSV…</source>
        <translation>E&amp;xporter en CSV…</translation>
    </message>
    <message>
        <source>&amp;Games…</source>
        <translation>&amp;Parties…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>There is no such game yet.</source>
        <translation>Pas encore de partie de ce genre.</translation>
    </message>
    <message>
        <source>Play a game to its end and it will be here.</source>
        <translation>Terminez une partie, et elle apparaîtra ici.</translation>
    </message>
</context>
<context>
    <name>Storage</name>
    <message>
        <source>{0} is too large to be a game.</source>
        <translation>{0} est trop grand pour être une partie.</translation>
    </message>
    <message>
        <source>The game cannot be kept yet: another program is busy.</source>
        <translation>La partie ne peut pas encore être conservée&#xa0;: un autre programme est occupé.</translation>
    </message>
    <message>
        <source>{0} is too large to be a match.</source>
        <translation>{0} est trop grand pour être un match.</translation>
    </message>
    <message>
        <source>{0} is damaged: {1}</source>
        <translation>{0} est endommagé&#xa0;: {1}</translation>
    </message>
    <message>
        <source>{0} is not a match.</source>
        <translation>{0} n’est pas un match.</translation>
    </message>
    <message>
        <source>{0} is not a saved game.</source>
        <translation>{0} n’est pas une partie enregistrée.</translation>
    </message>
    <message>
        <source>{0} is too large to be a position.</source>
        <translation>{0} est trop grand pour être une position.</translation>
    </message>
    <message>
        <source>{0} cannot be scored: {1}</source>
        <translation>{0} ne peut pas être décompté&#xa0;: {1}</translation>
    </message>
    <message>
        <source>{0} is not a position.</source>
        <translation>{0} n’est pas une position.</translation>
    </message>
    <message>
        <source>{0} cannot be read: {1}.</source>
        <translation>{0} ne peut pas être lu&#xa0;: {1}.</translation>
    </message>
    <message>
        <source>The score pad cannot be kept: {0}.</source>
        <translation>Le bloc de score ne peut pas être conservé&#xa0;: {0}.</translation>
    </message>
    <message>
        <source>{0} has a computer that is unknown here: {1}.</source>
        <translation>{0} contient un ordinateur inconnu ici&#xa0;: {1}.</translation>
    </message>
    <message>
        <source>{0} cannot be written: {1}.</source>
        <translation>{0} ne peut pas être écrit&#xa0;: {1}.</translation>
    </message>
    <message>
        <source>The game cannot be kept: {0}.</source>
        <translation>La partie ne peut pas être conservée&#xa0;: {0}.</translation>
    </message>
    <message>
        <source>No home folder is known: HOME is not set.</source>
        <translation>Aucun dossier personnel n’est connu&#xa0;: HOME n’est pas défini.</translation>
    </message>
    <message>
        <source>it is not a file</source>
        <translation>ce n’est pas un fichier</translation>
    </message>
    <message>
        <source>{0} is in use by another program.</source>
        <translation>{0} est utilisé par un autre programme.</translation>
    </message>
</context>
<context>
    <name>SupplyPanel</name>
    <message>
        <source>Supply</source>
        <translation>Réserve</translation>
    </message>
    <message>
        <source>In the bag: {0}.</source>
        <translation>Dans le sac&#xa0;: {0}.</translation>
    </message>
    <message>
        <source>The bag is empty.</source>
        <translation>Le sac est vide.</translation>
    </message>
    <message>
        <source>{0} {1}%</source>
        <translation>{0} {1}&#xa0;%</translation>
    </message>
    <message>
        <source>The next token: {0}.</source>
        <translation>Prochain jeton&#xa0;: {0}.</translation>
    </message>
    <message>
        <source>Tiles in the stack: {0}.</source>
        <translation>Tuiles dans la pile&#xa0;: {0}.</translation>
    </message>
    <message>
        <source>Tiles nobody has seen: {0}, some of which stay in the box.</source>
        <translation>Tuiles jamais vues&#xa0;: {0}, dont certaines restent dans la boîte.</translation>
    </message>
    <message>
        <source>Habitats they show: {0}.</source>
        <translation>Leurs habitats&#xa0;: {0}.</translation>
    </message>
    <message>
        <source>Keystones among them: {0}.</source>
        <translation>Tuiles Habitat idéal parmi elles&#xa0;: {0}.</translation>
    </message>
</context>
<context>
    <name>Swatch</name>
    <message>
        <source>Teal</source>
        <translation>Sarcelle</translation>
    </message>
    <message>
        <source>Rust</source>
        <translation>Rouille</translation>
    </message>
    <message>
        <source>Plum</source>
        <translation>Prune</translation>
    </message>
    <message>
        <source>Lake blue</source>
        <translation>Bleu lac</translation>
    </message>
    <message>
        <source>Lichen</source>
        <translation>Lichen</translation>
    </message>
    <message>
        <source>Wine red</source>
        <translation>Lie-de-vin</translation>
    </message>
</context>
<context>
    <name>System</name>
    <message>
        <source>Bad name</source>
        <translation>Nom impossible</translation>
    </message>
    <message>
        <source>the system reports error {0}</source>
        <translation>le système signale l’erreur {0}</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>Aucun fichier ou dossier de ce nom</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>Accès refusé</translation>
    </message>
    <message>
        <source>Operation not permitted</source>
        <translation>Opération non permise</translation>
    </message>
    <message>
        <source>File exists</source>
        <translation>Le fichier existe</translation>
    </message>
    <message>
        <source>Is a directory</source>
        <translation>C’est un dossier</translation>
    </message>
    <message>
        <source>Not a directory</source>
        <translation>Ce n’est pas un dossier</translation>
    </message>
    <message>
        <source>Directory not empty</source>
        <translation>Dossier non vide</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation>Plus de place sur le disque</translation>
    </message>
    <message>
        <source>Disk quota exceeded</source>
        <translation>Quota de disque dépassé</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <translation>Système de fichiers en lecture seule</translation>
    </message>
    <message>
        <source>File too large</source>
        <translation>Fichier trop grand</translation>
    </message>
    <message>
        <source>File name too long</source>
        <translation>Nom de fichier trop long</translation>
    </message>
    <message>
        <source>Too many levels of symbolic links</source>
        <translation>Trop de liens symboliques à suivre</translation>
    </message>
    <message>
        <source>Too many open files</source>
        <translation>Trop de fichiers ouverts</translation>
    </message>
    <message>
        <source>Invalid argument</source>
        <translation>Argument non valable</translation>
    </message>
    <message>
        <source>Input/output error</source>
        <translation>Erreur d’entrée/sortie</translation>
    </message>
    <message>
        <source>Device or resource busy</source>
        <translation>Périphérique ou ressource occupés</translation>
    </message>
    <message>
        <source>Connection timed out</source>
        <translation>Délai dépassé</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>Nature tokens: {0}</source>
        <translation>Jetons Nature&#xa0;: {0}</translation>
    </message>
    <message>
        <source>Landscape</source>
        <translation>Environnement</translation>
    </message>
</context>
<context>
    <name>TableRules</name>
    <message>
        <source>as recommended</source>
        <translation>comme conseillé</translation>
    </message>
    <message>
        <source>changed for this table</source>
        <translation>modifiées pour cette table</translation>
    </message>
    <message>
        <source>A salmon touches three others</source>
        <translation>Un saumon en touche trois autres</translation>
    </message>
    <message>
        <source>Its whole group scores nothing (recommended)</source>
        <translation>Tout son groupe ne rapporte rien (conseillé)</translation>
    </message>
    <message>
        <source>Leave it out and score the rest</source>
        <translation>L’ignorer et compter le reste</translation>
    </message>
    <message>
        <source>Salmon D: the shortest run that scores</source>
        <translation>Saumon D&#xa0;: le plus court banc qui compte</translation>
    </message>
    <message>
        <source>Three salmon (recommended)</source>
        <translation>Trois saumons (conseillé)</translation>
    </message>
    <message>
        <source>A single salmon</source>
        <translation>Un seul saumon</translation>
    </message>
    <message>
        <source>Elk C: a group of more than eight</source>
        <translation>Wapiti C&#xa0;: un groupe de plus de huit</translation>
    </message>
    <message>
        <source>Split it for the best total (recommended)</source>
        <translation>Le partager au mieux (conseillé)</translation>
    </message>
    <message>
        <source>It scores 28, like eight</source>
        <translation>Il rapporte 28, comme huit</translation>
    </message>
    <message>
        <source>Elk D: elk around one place</source>
        <translation>Wapiti D&#xa0;: wapitis autour d’une case</translation>
    </message>
    <message>
        <source>There may be gaps between them (recommended)</source>
        <translation>Il peut y avoir des vides entre eux (conseillé)</translation>
    </message>
    <message>
        <source>They must stand side by side</source>
        <translation>Ils doivent être côte à côte</translation>
    </message>
    <message>
        <source>Undo may go &amp;past what has been revealed</source>
        <translation>Annuler peut aller au-&amp;delà de ce qui a été révélé</translation>
    </message>
    <message>
        <source>Without this, undo stops where something new came to light.</source>
        <translation>Sinon, l’annulation s’arrête là où du nouveau est apparu.</translation>
    </message>
</context>
<context>
    <name>Terminal</name>
    <message>
        <source>mfpwr</source>
        <translation>mfpar</translation>
    </message>
    <message>
        <source>BESHF</source>
        <translation>OWSBR</translation>
    </message>
    <message>
        <source>{0}, turn {1} of {2}, nature tokens: {3}</source>
        <translation>{0}, tour {1} sur {2}, jetons Nature&#xa0;: {3}</translation>
    </message>
    <message>
        <source>{0}, turn {1} of {2}</source>
        <translation>{0}, tour {1} sur {2}</translation>
    </message>
    <message>
        <source>The tile</source>
        <translation>La tuile</translation>
    </message>
    <message>
        <source>Rows are counted downwards, columns eastwards.</source>
        <translation>Les lignes se comptent vers le bas, les colonnes vers l’est.</translation>
    </message>
    <message>
        <source>({0}) a token, *{0}* a keystone, {0}{1} free for both, [ ] just laid</source>
        <translation>({0}) un jeton, *{0}* un Habitat idéal, {0}{1} libre pour les deux, [ ] vient d’être posée</translation>
    </message>
    <message>
        <source>7 +2  place 7, which brings 2 points at best</source>
        <translation>7 +2  emplacement 7, qui rapporte au mieux 2 points</translation>
    </message>
    <message>
        <source>Points: up to {0}</source>
        <translation>Points&#xa0;: jusqu’à {0}</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>Achievements of {0}</source>
        <translation>{0}, succès</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>réussi</translation>
    </message>
    <message>
        <source>not passed</source>
        <translation>non réussi</translation>
    </message>
    <message>
        <source>The game is kept.</source>
        <translation>La partie est conservée.</translation>
    </message>
    <message>
        <source>The game is kept, and its result is in this file:</source>
        <translation>La partie est conservée, et son résultat est dans ce fichier&#xa0;:</translation>
    </message>
    <message>
        <source>{0} may tick one in the notebook (a number, or n)</source>
        <translation>{0} peut en cocher un dans le carnet (un numéro, ou n)</translation>
    </message>
    <message>
        <source>With these cards {0} passed scenario {1}. Tick it? (y/n)</source>
        <translation>Avec ces cartes, scénario {1} réussi&#xa0;: {0}. Le cocher&#xa0;? (o/n)</translation>
    </message>
    <message>
        <source>r shows where the points come from, Enter ends</source>
        <translation>r montre d’où viennent les points, Entrée termine</translation>
    </message>
    <message>
        <source>There is no saved game.</source>
        <translation>Il n’y a pas de partie enregistrée.</translation>
    </message>
    <message>
        <source>A saved game waits; --resume goes on with it.</source>
        <translation>Une partie enregistrée attend&#xa0;; --resume la reprend.</translation>
    </message>
    <message>
        <source>A new one takes its place.</source>
        <translation>Une nouvelle partie prend sa place.</translation>
    </message>
    <message>
        <source>Nobody here is called {0}.</source>
        <translation>Personne ici ne s’appelle {0}.</translation>
    </message>
    <message>
        <source>The game before is in {0}.</source>
        <translation>La partie précédente est dans {0}.</translation>
    </message>
    <message>
        <source>? helps at every question.</source>
        <translation>? aide à chaque question.</translation>
    </message>
    <message>
        <source>The game is saved. To go on with it:</source>
        <translation>La partie est enregistrée. Pour la reprendre&#xa0;:</translation>
    </message>
    <message>
        <source>Looking for good turns...</source>
        <translation>Recherche de bons coups...</translation>
    </message>
    <message>
        <source>No hint could be found.</source>
        <translation>Aucun conseil n’a été trouvé.</translation>
    </message>
    <message>
        <source>h shows a better turn.</source>
        <translation>h montre un meilleur coup.</translation>
    </message>
    <message>
        <source>Take pair {0}.</source>
        <translation>Prendre la paire {0}.</translation>
    </message>
    <message>
        <source>Spend a nature token (t) on tile {0} with token {1}.</source>
        <translation>Dépenser un jeton Nature (t) pour la tuile {0} avec le jeton {1}.</translation>
    </message>
    <message>
        <source>Place the token on place {0}.</source>
        <translation>Placer le jeton à l’emplacement {0}.</translation>
    </message>
    <message>
        <source>Decline the token (n).</source>
        <translation>Refuser le jeton (n).</translation>
    </message>
    <message>
        <source>Replace tokens.</source>
        <translation>Remplacer des jetons.</translation>
    </message>
    <message>
        <source>Lay the tile on place {0}.</source>
        <translation>Poser la tuile à l’emplacement {0}.</translation>
    </message>
    <message>
        <source>Lay the tile on place {0}, turned the way {1}.</source>
        <translation>Poser la tuile à l’emplacement {0}, dans le sens {1}.</translation>
    </message>
    <message>
        <source>Stack: {0} tiles</source>
        <translation>Pile&#xa0;: {0} tuiles</translation>
    </message>
    <message>
        <source>That is no answer here. Possible: {0}</source>
        <translation>Réponse impossible ici. Possibles&#xa0;: {0}</translation>
    </message>
    <message>
        <source>There is no such computer, only {0}.</source>
        <translation>Cet ordinateur n’existe pas, seulement {0}.</translation>
    </message>
    <message>
        <source>That name is too long or cannot be shown.</source>
        <translation>Ce nom est trop long ou ne peut pas être affiché.</translation>
    </message>
    <message>
        <source>Somebody has that name already.</source>
        <translation>Ce nom est déjà pris.</translation>
    </message>
    <message>
        <source>How many players? (1-4)</source>
        <translation>Combien de joueurs&#xa0;? (1-4)</translation>
    </message>
    <message>
        <source>Which tiles? 1 square, 2 hexagonal</source>
        <translation>Quelles tuiles&#xa0;? 1 carrées, 2 hexagonales</translation>
    </message>
    <message>
        <source>Which scoring? 1 Family, 2 Intermediate, 3 wildlife cards, 4 a scenario</source>
        <translation>Quel décompte&#xa0;? 1 Famille, 2 Intermédiaire, 3 cartes Faune, 4 un scénario</translation>
    </message>
    <message>
        <source>Which scenario? (its number)</source>
        <translation>Quel scénario&#xa0;? (son numéro)</translation>
    </message>
    <message>
        <source>{0}: which card? (a-d, or r for any)</source>
        <translation>{0}&#xa0;: quelle carte&#xa0;? (a-d, ou r au hasard)</translation>
    </message>
    <message>
        <source>A computer plays as bot: and its level:</source>
        <translation>Un ordinateur joue sous l’un de ces noms&#xa0;:</translation>
    </message>
    <message>
        <source>Name of player {0}?</source>
        <translation>Nom du joueur {0}&#xa0;?</translation>
    </message>
    <message>
        <source>Who begins? 1 as seated, 2 drawn</source>
        <translation>Qui commence&#xa0;? 1 dans l’ordre, 2 au sort</translation>
    </message>
    <message>
        <source>Type one of the answers and Enter; q quits.</source>
        <translation>Tapez l’une des réponses, puis Entrée&#xa0;; q quitte.</translation>
    </message>
    <message>
        <source>Where the points of {0} come from</source>
        <translation>Origine des points&#xa0;: {0}</translation>
    </message>
    <message>
        <source>of which bonuses</source>
        <translation>dont bonus</translation>
    </message>
    <message>
        <source>{0}, keystone, for {1}</source>
        <translation>{0}, Habitat idéal, pour {1}</translation>
    </message>
    <message>
        <source>{0}, for {1}</source>
        <translation>{0}, pour {1}</translation>
    </message>
    <message>
        <source>Pair {0}: {1}. Token: {2}.</source>
        <translation>Paire {0}&#xa0;: {1}. Jeton&#xa0;: {2}.</translation>
    </message>
    <message>
        <source>Row {0}, column {1}</source>
        <translation>Ligne {0}, colonne {1}</translation>
    </message>
    <message>
        <source>{0} {1}</source>
        <translation>{0} côté {1}</translation>
    </message>
    <message>
        <source>{0}: {1}, {2}</source>
        <translation>{0}&#xa0;: {1}, {2}</translation>
    </message>
    <message>
        <source>east</source>
        <translation>est</translation>
    </message>
    <message>
        <source>west</source>
        <translation>ouest</translation>
    </message>
    <message>
        <source>south</source>
        <translation>sud</translation>
    </message>
    <message>
        <source>north</source>
        <translation>nord</translation>
    </message>
    <message>
        <source>southeast</source>
        <translation>sud-est</translation>
    </message>
    <message>
        <source>southwest</source>
        <translation>sud-ouest</translation>
    </message>
    <message>
        <source>northwest</source>
        <translation>nord-ouest</translation>
    </message>
    <message>
        <source>northeast</source>
        <translation>nord-est</translation>
    </message>
    <message>
        <source>{0} lives there</source>
        <translation>jeton {0}</translation>
    </message>
    <message>
        <source>keystone, free for {0}</source>
        <translation>Habitat idéal, libre pour {0}</translation>
    </message>
    <message>
        <source>free for {0}</source>
        <translation>libre pour {0}</translation>
    </message>
    <message>
        <source>{0} (points: {1})</source>
        <translation>{0} (points&#xa0;: {1})</translation>
    </message>
    <message>
        <source>Three tokens are equal: {0}. Replace them? (y/n)</source>
        <translation>Trois jetons identiques&#xa0;: {0}. Les remplacer&#xa0;? (o/n)</translation>
    </message>
    <message>
        <source>Which pair? (1-4)</source>
        <translation>Quelle paire&#xa0;? (1-4)</translation>
    </message>
    <message>
        <source>Which pair? (1-4; for a nature token: j new tokens, t any tile and token)</source>
        <translation>Quelle paire&#xa0;? (1-4&#xa0;; avec un jeton Nature&#xa0;: j nouveaux jetons, t tuile et jeton au choix)</translation>
    </message>
    <message>
        <source>Which tokens go? (such as 1 3; n for none)</source>
        <translation>Quels jetons partent&#xa0;? (par exemple 1 3&#xa0;; n pour aucun)</translation>
    </message>
    <message>
        <source>Type numbers from 1 to 4, or n.</source>
        <translation>Tapez des numéros de 1 à 4, ou n.</translation>
    </message>
    <message>
        <source>Any tile: which one? (1-4; n to go back)</source>
        <translation>Tuile au choix&#xa0;: laquelle&#xa0;? (1-4&#xa0;; n pour revenir)</translation>
    </message>
    <message>
        <source>Any token: which one? (1-4; n to go back)</source>
        <translation>Jeton au choix&#xa0;: lequel&#xa0;? (1-4&#xa0;; n pour revenir)</translation>
    </message>
    <message>
        <source>Where does the tile go? (1-{0})</source>
        <translation>Où poser la tuile&#xa0;? (1-{0})</translation>
    </message>
    <message>
        <source>Where does the tile go? (1-{0}; 6 3 is place 6, turned the way 3)</source>
        <translation>Où poser la tuile&#xa0;? (1-{0}&#xa0;; 6 3&#xa0;: emplacement 6, sens 3)</translation>
    </message>
    <message>
        <source>Turned which way? (1-{0}; u for another place)</source>
        <translation>Dans quel sens&#xa0;? (1-{0}&#xa0;; u pour un autre emplacement)</translation>
    </message>
    <message>
        <source>{0} fits nowhere: n declines, u takes the tile back</source>
        <translation>{0} ne peut aller nulle part&#xa0;: n refuse, u reprend la tuile</translation>
    </message>
    <message>
        <source>Where does the token go: {0}? (1; n declines it)</source>
        <translation>Où placer le jeton {0}&#xa0;? (1&#xa0;; n le refuse)</translation>
    </message>
    <message>
        <source>Where does the token go: {0}? (1-{1}; n declines it)</source>
        <translation>Où placer le jeton {0}&#xa0;? (1-{1}&#xa0;; n le refuse)</translation>
    </message>
    <message>
        <source>Nothing can be taken back: something new has been seen.</source>
        <translation>Rien ne peut être repris&#xa0;: du nouveau est apparu.</translation>
    </message>
    <message>
        <source>There is nothing to take back yet.</source>
        <translation>Il n’y a encore rien à reprendre.</translation>
    </message>
    <message>
        <source>u  take back, up to what was last seen</source>
        <translation>u  reprendre, tant que rien de nouveau n’est apparu</translation>
    </message>
    <message>
        <source>s  the score so far</source>
        <translation>s  le score actuel</translation>
    </message>
    <message>
        <source>r  where the points come from</source>
        <translation>r  d’où viennent les points</translation>
    </message>
    <message>
        <source>h  a hint; again for a better one</source>
        <translation>h  un conseil&#xa0;; encore h pour un meilleur</translation>
    </message>
    <message>
        <source>b  everybody&apos;s landscape</source>
        <translation>b  l’environnement de chacun</translation>
    </message>
    <message>
        <source>c  the scoring cards</source>
        <translation>c  les cartes Décompte de la faune</translation>
    </message>
    <message>
        <source>q  save and quit; play --terminal --resume goes on</source>
        <translation>q  enregistrer et quitter&#xa0;; play --terminal --resume reprend</translation>
    </message>
    <message>
        <source>Enter shows everything again.</source>
        <translation>Entrée montre tout à nouveau.</translation>
    </message>
    <message>
        <source>Table rules? 1 as recommended, 2 choose them</source>
        <translation>Règles de la table&#xa0;? 1 comme conseillé, 2 les choisir</translation>
    </message>
    <message>
        <source>May undo go past what has been revealed? (y/n)</source>
        <translation>Peut-on annuler au-delà de ce qui a été révélé&#xa0;? (o/n)</translation>
    </message>
    <message>
        <source>Which rule? (1 or 2)</source>
        <translation>Quelle règle&#xa0;? (1 ou 2)</translation>
    </message>
    <message>
        <source>{0}, only you may look now. Enter when you are here</source>
        <translation>{0}, vous seul pouvez regarder. Entrée quand vous êtes là</translation>
    </message>
    <message>
        <source>What only you may know is shown after Enter; q quits.</source>
        <translation>Ce que vous seul pouvez savoir s’affiche après Entrée&#xa0;; q quitte.</translation>
    </message>
</context>
<context>
    <name>TickDialog</name>
    <message>
        <source>Field notebook</source>
        <translation>Carnet de terrain</translation>
    </message>
    <message>
        <source>{0} may tick achievements</source>
        <translation>{0} peut cocher des succès</translation>
    </message>
    <message>
        <source>These were reached. Those that are ticked go into the notebook.</source>
        <translation>Voici les succès atteints. Ceux qui sont cochés vont dans le carnet.</translation>
    </message>
    <message>
        <source>{0} may tick an achievement</source>
        <translation>{0} peut cocher un succès</translation>
    </message>
    <message>
        <source>These were reached. One of them goes into the notebook.</source>
        <translation>Voici les succès atteints. L’un d’eux va dans le carnet.</translation>
    </message>
    <message>
        <source>Achievements</source>
        <translation>Succès</translation>
    </message>
    <message>
        <source>&amp;Tick</source>
        <translation>&amp;Cocher</translation>
    </message>
    <message>
        <source>&amp;Not now</source>
        <translation>&amp;Pas maintenant</translation>
    </message>
</context>
<context>
    <name>TileButton</name>
    <message>
        <source>Turn</source>
        <translation>Tourner</translation>
    </message>
</context>
<context>
    <name>TimePlot</name>
    <message>
        <source>Date</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>Scores over time</source>
        <translation>Scores au fil du temps</translation>
    </message>
    <message>
        <source>The last {0} scores: {1} on average</source>
        <translation>Les {0} derniers scores&#xa0;: {1} en moyenne</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gagné</translation>
    </message>
    <message>
        <source>not won, or solo</source>
        <translation>non gagné, ou solo</translation>
    </message>
    <message>
        <source>mean of {0} scores</source>
        <translation>moyenne de {0} scores</translation>
    </message>
    <message>
        <source>{0}: {1} points</source>
        <translation>{0}&#xa0;: {1} points</translation>
    </message>
    <message>
        <source>{0}, won</source>
        <translation>{0}, gagné</translation>
    </message>
    <message>
        <source>Click to watch it again</source>
        <translation>Cliquez pour revoir la partie</translation>
    </message>
</context>
<context>
    <name>ToolsPanel</name>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Remove this player</source>
        <translation>Retirer ce joueur</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Jetons</translation>
    </message>
    <message>
        <source>Lay wildlife tokens</source>
        <translation>Poser des jetons Faune</translation>
    </message>
    <message>
        <source>On tiles</source>
        <translation>Sur les tuiles</translation>
    </message>
    <message>
        <source>Change the animals and the keystone that a tile shows</source>
        <translation>Changer les animaux d’une tuile, ou en faire un Habitat idéal</translation>
    </message>
    <message>
        <source>Or type the corridors</source>
        <translation>Ou saisir les corridors</translation>
    </message>
    <message>
        <source>Habitat tiles, if you like</source>
        <translation>Tuiles Habitat, facultatives</translation>
    </message>
    <message>
        <source>Hexagons</source>
        <translation>Hexagones</translation>
    </message>
    <message>
        <source>Squares</source>
        <translation>Carrés</translation>
    </message>
</context>
<context>
    <name>WelcomePage</name>
    <message>
        <source>&amp;Journal</source>
        <translation>&amp;Journal</translation>
    </message>
    <message>
        <source>How to p&amp;lay</source>
        <translation>Co&amp;mment jouer</translation>
    </message>
    <message>
        <source>Recent games</source>
        <translation>Parties récentes</translation>
    </message>
    <message>
        <source>Learn &amp;by playing</source>
        <translation>&amp;Apprendre en jouant</translation>
    </message>
    <message>
        <source>{0} to {1} players, {2} to {3} minutes</source>
        <translation>{0} à {1} joueurs, {2} à {3} minutes</translation>
    </message>
    <message>
        <source>Players: {0}, {2} to {3} minutes</source>
        <translation>Joueurs&#xa0;: {0}, {2} à {3} minutes</translation>
    </message>
    <message>
        <source>&amp;New game</source>
        <translation>&amp;Nouvelle partie</translation>
    </message>
    <message>
        <source>Wildlife of the Pacific Northwest</source>
        <translation>La faune du Nord-Ouest Pacifique</translation>
    </message>
    <message>
        <source>&amp;Scenarios</source>
        <translation>&amp;Scénarios</translation>
    </message>
    <message>
        <source>&amp;Open a game…</source>
        <translation>&amp;Ouvrir une partie…</translation>
    </message>
    <message>
        <source>Score a car&amp;dboard game</source>
        <translation>&amp;Décompter une vraie partie</translation>
    </message>
    <message>
        <source>&amp;Preferences</source>
        <translation>P&amp;références</translation>
    </message>
</context>
<context>
    <name>Why</name>
    <message>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
    <message>
        <source>{0}: {1}</source>
        <translation>{0}&#xa0;: {1}</translation>
    </message>
    <message>
        <source>{0}; {1}</source>
        <translation>{0}&#xa0;; {1}</translation>
    </message>
    <message>
        <source>too short</source>
        <translation>trop court</translation>
    </message>
    <message>
        <source>one touches three</source>
        <translation>l’un en touche trois</translation>
    </message>
    <message>
        <source>touches {0}</source>
        <translation>en touche {0}</translation>
    </message>
    <message>
        <source>touches a hawk</source>
        <translation>touche une buse</translation>
    </message>
    <message>
        <source>sees no hawk</source>
        <translation>ne voit aucune buse</translation>
    </message>
    <message>
        <source>the only one</source>
        <translation>la seule</translation>
    </message>
    <message>
        <source>nothing between</source>
        <translation>rien entre elles</translation>
    </message>
    <message>
        <source>left over</source>
        <translation>sans paire</translation>
    </message>
    <message>
        <source>no fox beside it</source>
        <translation>aucun renard voisin</translation>
    </message>
    <message>
        <source>nothing beside it</source>
        <translation>aucun voisin utile</translation>
    </message>
    <message>
        <source>no other animal</source>
        <translation>aucun autre animal</translation>
    </message>
    <message>
        <source>no pair beside it</source>
        <translation>aucune paire voisine</translation>
    </message>
    <message>
        <source>single</source>
        <translation>solitaire</translation>
    </message>
    <message>
        <source>not a scoring size</source>
        <translation>taille sans points</translation>
    </message>
    <message>
        <source>{0}, not a scoring size</source>
        <translation>{0}, taille qui ne compte pas</translation>
    </message>
    <message>
        <source>a single bear</source>
        <translation>un ours isolé</translation>
    </message>
    <message>
        <source>a single elk</source>
        <translation>un seul wapiti</translation>
    </message>
    <message>
        <source>a single salmon</source>
        <translation>un saumon isolé</translation>
    </message>
    <message>
        <source>a single hawk</source>
        <translation>une buse isolée</translation>
    </message>
    <message>
        <source>a single fox</source>
        <translation>un renard isolé</translation>
    </message>
    <message>
        <source>a group of {0} bears</source>
        <translation>un groupe de {0} ours</translation>
    </message>
    <message>
        <source>a group of {0} elk</source>
        <translation>un groupe de {0} wapitis</translation>
    </message>
    <message>
        <source>a group of {0} salmon</source>
        <translation>un groupe de {0} saumons</translation>
    </message>
    <message>
        <source>a group of {0} hawks</source>
        <translation>un groupe de {0} buses</translation>
    </message>
    <message>
        <source>a group of {0} foxes</source>
        <translation>un groupe de {0} renards</translation>
    </message>
    <message>
        <source>one pair of bears</source>
        <translation>une paire d’ours</translation>
    </message>
    <message>
        <source>{0} pairs of bears</source>
        <translation>{0} paires d’ours</translation>
    </message>
    <message>
        <source>{0} elk in a line</source>
        <translation>une ligne de {0} wapitis</translation>
    </message>
    <message>
        <source>{0} elk in a shape</source>
        <translation>une figure de {0} wapitis</translation>
    </message>
    <message>
        <source>{0} elk around one place</source>
        <translation>{0} wapitis autour d’une case</translation>
    </message>
    <message>
        <source>a run of {0} salmon</source>
        <translation>un banc de {0} saumons</translation>
    </message>
    <message>
        <source>{0}, too short</source>
        <translation>{0}, trop court</translation>
    </message>
    <message>
        <source>a run of {0} salmon beside no token</source>
        <translation>un banc de {0} saumons sans voisin</translation>
    </message>
    <message>
        <source>a run of {0} salmon beside one token</source>
        <translation>un banc de longueur {0}, plus un jeton à côté</translation>
    </message>
    <message>
        <source>a run of {0} salmon beside {1} tokens</source>
        <translation>un banc de longueur {0}, plus {1} à côté</translation>
    </message>
    <message>
        <source>one hawk that touches none</source>
        <translation>une buse sans buse voisine</translation>
    </message>
    <message>
        <source>{0} hawks that touch none</source>
        <translation>{0} buses sans buse voisine</translation>
    </message>
    <message>
        <source>only one hawk that touches none and sees another</source>
        <translation>une seule buse sans voisine qui en voit une autre</translation>
    </message>
    <message>
        <source>{0} hawks that touch none and see another</source>
        <translation>{0} buses sans voisine qui en voient une autre</translation>
    </message>
    <message>
        <source>a hawk left over by the best pairs</source>
        <translation>une buse hors des meilleures paires</translation>
    </message>
    <message>
        <source>a fox left over by the best pairs</source>
        <translation>un renard hors des meilleures paires</translation>
    </message>
    <message>
        <source>a fox with no animal beside it</source>
        <translation>un renard sans animal voisin</translation>
    </message>
    <message>
        <source>a fox beside one species</source>
        <translation>un renard avec une espèce voisine</translation>
    </message>
    <message>
        <source>a fox beside {0} species</source>
        <translation>un renard avec {0} espèces voisines</translation>
    </message>
    <message>
        <source>a fox with no species twice beside it</source>
        <translation>un renard sans espèce voisine en double</translation>
    </message>
    <message>
        <source>a fox with one species twice beside it</source>
        <translation>un renard avec une espèce voisine en double</translation>
    </message>
    <message>
        <source>a fox with {0} species twice beside it</source>
        <translation>un renard avec {0} espèces voisines en double</translation>
    </message>
    <message>
        <source>a pair of foxes with one species twice beside it</source>
        <translation>une paire de renards avec une espèce voisine en double</translation>
    </message>
    <message>
        <source>a pair of foxes with {0} species twice beside it</source>
        <translation>une paire de renards avec {0} espèces voisines en double</translation>
    </message>
    <message>
        <source>a fox with no other animal beside it</source>
        <translation>un renard sans autre espèce voisine</translation>
    </message>
    <message>
        <source>a fox beside one token of any species</source>
        <translation>un renard avec un seul jeton par espèce voisine</translation>
    </message>
    <message>
        <source>a fox beside {0} tokens of one species</source>
        <translation>un renard avec {0} jetons voisins d’une même espèce</translation>
    </message>
    <message>
        <source>a mountain corridor of {0} tiles</source>
        <translation>un corridor de montagne de {0} tuiles</translation>
    </message>
    <message>
        <source>a forest corridor of {0} tiles</source>
        <translation>un corridor de forêt de {0} tuiles</translation>
    </message>
    <message>
        <source>a prairie corridor of {0} tiles</source>
        <translation>un corridor de prairie de {0} tuiles</translation>
    </message>
    <message>
        <source>a wetland corridor of {0} tiles</source>
        <translation>un corridor de marais de {0} tuiles</translation>
    </message>
    <message>
        <source>a river corridor of {0} tiles</source>
        <translation>un corridor de rivière de {0} tuiles</translation>
    </message>
    <message>
        <source>a mountain corridor of one tile</source>
        <translation>un corridor de montagne d’une tuile</translation>
    </message>
    <message>
        <source>a forest corridor of one tile</source>
        <translation>un corridor de forêt d’une tuile</translation>
    </message>
    <message>
        <source>a prairie corridor of one tile</source>
        <translation>un corridor de prairie d’une tuile</translation>
    </message>
    <message>
        <source>a wetland corridor of one tile</source>
        <translation>un corridor de marais d’une tuile</translation>
    </message>
    <message>
        <source>a river corridor of one tile</source>
        <translation>un corridor de rivière d’une tuile</translation>
    </message>
    <message>
        <source>{0}, typed in</source>
        <translation>{0}, saisi à la main</translation>
    </message>
    <message>
        <source>one nature token</source>
        <translation>un jeton Nature</translation>
    </message>
    <message>
        <source>{0} nature tokens</source>
        <translation>{0} jetons Nature</translation>
    </message>
    <message>
        <source>groups of all {0} sizes</source>
        <translation>des groupes des {0} tailles</translation>
    </message>
    <message>
        <source>{0} salmon of which one touches three, so they are no run</source>
        <translation>{0} saumons dont l’un en touche trois, donc pas un banc</translation>
    </message>
    <message>
        <source>a salmon that touches {0} others is left out</source>
        <translation>un saumon ignoré, car il en touche {0} autres</translation>
    </message>
    <message>
        <source>a hawk that touches a hawk</source>
        <translation>une buse qui en touche une autre</translation>
    </message>
    <message>
        <source>two hawks that see each other</source>
        <translation>deux buses qui se voient</translation>
    </message>
    <message>
        <source>two hawks with one species between them</source>
        <translation>deux buses avec une espèce entre elles</translation>
    </message>
    <message>
        <source>two hawks with {0} species between them</source>
        <translation>deux buses avec {0} espèces entre elles</translation>
    </message>
    <message>
        <source>a hawk that sees no hawk</source>
        <translation>une buse qui n’en voit aucune autre</translation>
    </message>
    <message>
        <source>a hawk with no animal between it and those it sees</source>
        <translation>une buse sans animal entre elle et celles qu’elle voit</translation>
    </message>
    <message>
        <source>a fox without a fox beside it</source>
        <translation>un renard sans renard voisin</translation>
    </message>
    <message>
        <source>a fox that has no species twice beside it and any partner</source>
        <translation>un renard sans espèce en double, quel que soit son partenaire</translation>
    </message>
    <message>
        <source>the largest corridor</source>
        <translation>le plus grand corridor</translation>
    </message>
    <message>
        <source>{0} players share the largest corridor</source>
        <translation>le plus grand corridor, partagé à {0}</translation>
    </message>
    <message>
        <source>the second largest corridor</source>
        <translation>le deuxième plus grand corridor</translation>
    </message>
    <message>
        <source>a corridor of 7 or more</source>
        <translation>un corridor de 7 ou plus</translation>
    </message>
</context>
</TS>
