<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Cascadia</source>
        <translation>À propos de Cascadia</translation>
    </message>
    <message>
        <source>A desktop table for Cascadia, on hexagonal and on square tiles. Free software under the MIT licence.</source>
        <translation>Une table de bureau pour Cascadia, à tuiles hexagonales ou carrées. Logiciel libre sous licence MIT.</translation>
    </message>
    <message>
        <source>This is an independent work. Cascadia is a board game designed by Randy Flynn, illustrated by Beth Sobel and published by Flatout Games and AEG, who have not made, endorsed or sponsored this program. It contains none of their art or texts.</source>
        <translation>Ceci est une œuvre indépendante. Cascadia est un jeu de société conçu par Randy Flynn, illustré par Beth Sobel et édité par Flatout Games et AEG, qui n’ont ni réalisé, ni approuvé, ni soutenu ce programme. Il ne contient aucun de leurs textes ni aucune de leurs illustrations.</translation>
    </message>
    <message>
        <source>Uses Qt {0} and Qt for Python {1} under the GNU Lesser General Public License, version 3. They can be replaced by other builds of the same libraries.</source>
        <translation>Utilise Qt {0} et Qt for Python {1} sous la licence publique générale limitée GNU (LGPL), version 3. Ces bibliothèques peuvent être remplacées par d’autres versions compilées des mêmes bibliothèques.</translation>
    </message>
    <message>
        <source>Version {0}</source>
        <translation>Version {0}</translation>
    </message>
</context>
<context>
    <name>BoardView</name>
    <message>
        <source>Landscape</source>
        <translation>Environnement</translation>
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
        <source>Every group of 1, 2, 3 and more: 2, 5, 9</source>
        <translation>Chaque groupe de 1, 2, 3 et plus&#xa0;: 2, 5, 9</translation>
    </message>
    <message>
        <source>Every group of 2, 3, 4 and more: 5, 8, 12</source>
        <translation>Chaque groupe de 2, 3, 4 et plus&#xa0;: 5, 8, 12</translation>
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
    <name>ErrorDialog</name>
    <message>
        <source>Cascadia</source>
        <translation>Cascadia</translation>
    </message>
    <message>
        <source>Something went wrong.</source>
        <translation>Un problème est survenu.</translation>
    </message>
    <message>
        <source>Your game is saved.</source>
        <translation>Votre partie est enregistrée.</translation>
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
        <source>Pages</source>
        <translation>Pages</translation>
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
        <source>Game</source>
        <translation>Partie</translation>
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
        <source>Shift+1 … 4</source>
        <translation>Maj+1 … 4</translation>
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
        <source>Shift+R</source>
        <translation>Maj+R</translation>
    </message>
    <message>
        <source>Turn the tile</source>
        <translation>Tourner la tuile</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espace</translation>
    </message>
    <message>
        <source>Set down</source>
        <translation>Poser</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Retour arrière</translation>
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
        <source>Fit the board</source>
        <translation>Ajuster le plateau</translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation>Zoom</translation>
    </message>
    <message>
        <source>Ctrl+1 … 4</source>
        <translation>Ctrl+1 … 4</translation>
    </message>
    <message>
        <source>Look at a landscape</source>
        <translation>Voir un environnement</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Scores</translation>
    </message>
    <message>
        <source>Scoring cards</source>
        <translation>Cartes Décompte de la faune</translation>
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
        <source>Full screen</source>
        <translation>Plein écran</translation>
    </message>
    <message>
        <source>Ctrl+Z</source>
        <translation>Ctrl+Z</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Ctrl+Y</source>
        <translation>Ctrl+Y</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Ctrl+N</source>
        <translation>Ctrl+N</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>Ctrl+O</source>
        <translation>Ctrl+O</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Ouvrir une partie</translation>
    </message>
    <message>
        <source>Ctrl+S</source>
        <translation>Ctrl+S</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Enregistrer la partie</translation>
    </message>
    <message>
        <source>Ctrl+Q</source>
        <translation>Ctrl+Q</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>Comment jouer</translation>
    </message>
    <message>
        <source>This table</source>
        <translation>Ce tableau</translation>
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
    <name>MainWindow</name>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Nouvelle partie…</translation>
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
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rétablir</translation>
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
        <source>Zoom &amp;in</source>
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
        <source>&amp;Help</source>
        <translation>A&amp;ide</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Outils</translation>
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
        <source>This is no deal number.</source>
        <translation>Ce n’est pas un numéro de donne.</translation>
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
        <source>&amp;Deal number</source>
        <translation>Nu&amp;méro de donne</translation>
    </message>
    <message>
        <source>a new deal</source>
        <translation>nouvelle donne</translation>
    </message>
    <message>
        <source>The same number deals the same tiles and tokens again.</source>
        <translation>Le même numéro redonne les mêmes tuiles et les mêmes jetons.</translation>
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
        <source>&amp;Motion</source>
        <translation>&amp;Animations</translation>
    </message>
    <message>
        <source>How long tiles and tokens take to glide</source>
        <translation>La vitesse des tuiles et des jetons</translation>
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
        <source>Everything applies at once.</source>
        <translation>Tout s’applique aussitôt.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
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
        <source>Confirm, or choose further tokens to replace.</source>
        <translation>Confirmez ou choisissez d’autres jetons à remplacer.</translation>
    </message>
    <message>
        <source>Choose the tokens to replace.</source>
        <translation>Choisissez les jetons à remplacer.</translation>
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
        <translation>Posez la tuile sur un emplacement marqué, ou d’abord le jeton.</translation>
    </message>
    <message>
        <source>Lay the tile on a marked place.</source>
        <translation>Posez la tuile sur un emplacement marqué.</translation>
    </message>
    <message>
        <source>Place the token on a marked tile.</source>
        <translation>Placez le jeton sur une tuile marquée.</translation>
    </message>
    <message>
        <source>Turn the tile if you like, then place the token.</source>
        <translation>Tournez la tuile à votre gré, puis placez le jeton.</translation>
    </message>
    <message>
        <source>Turn the tile if you like, then confirm.</source>
        <translation>Tournez la tuile à votre gré, puis confirmez.</translation>
    </message>
    <message>
        <source>End your turn, or take it back.</source>
        <translation>Terminez votre tour ou reprenez-le.</translation>
    </message>
    <message>
        <source>is thinking…</source>
        <translation>réfléchit…</translation>
    </message>
    <message>
        <source>The game is over. Winner: {0}</source>
        <translation>La partie est finie. Victoire&#xa0;: {0}</translation>
    </message>
    <message>
        <source>The game is over. Your points: {0}</source>
        <translation>La partie est terminée. Vos points : {0}</translation>
    </message>
    <message>
        <source>Turn {0} of {1}</source>
        <translation>Tour {0} sur {1}</translation>
    </message>
    <message>
        <source>Stack {0} · Bag {1}</source>
        <translation>Pile {0} · Sac {1}</translation>
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
        <translation>Remplacer des jetons</translation>
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
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>Play &amp;again</source>
        <translation>&amp;Rejouer</translation>
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
    <name>SeatsRow</name>
    <message>
        <source>&amp;Add a player</source>
        <translation>&amp;Ajouter un joueur</translation>
    </message>
    <message>
        <source>Computer {0}</source>
        <translation>Ordinateur {0}</translation>
    </message>
    <message>
        <source>Player {0}</source>
        <translation>Joueur {0}</translation>
    </message>
    <message>
        <source>This name is taken.</source>
        <translation>Ce nom est déjà pris.</translation>
    </message>
    <message>
        <source>Please give a name.</source>
        <translation>Indiquez un nom.</translation>
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
        <source>You</source>
        <translation>Vous</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Ordinateur</translation>
    </message>
    <message>
        <source>Greedy, about 87</source>
        <translation>Gourmand, env. 87</translation>
    </message>
    <message>
        <source>Random, about 32</source>
        <translation>Au hasard, env. 32</translation>
    </message>
</context>
<context>
    <name>Storage</name>
    <message>
        <source>{0} is too large to be a game.</source>
        <translation>{0} est trop grand pour être une partie.</translation>
    </message>
    <message>
        <source>{0} is damaged: {1}</source>
        <translation>{0} est endommagé&#xa0;: {1}</translation>
    </message>
    <message>
        <source>{0} is not a saved game.</source>
        <translation>{0} n’est pas une partie enregistrée.</translation>
    </message>
    <message>
        <source>{0} cannot be read: {1}.</source>
        <translation>{0} ne peut pas être lu&#xa0;: {1}.</translation>
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
        <source>Slate</source>
        <translation>Ardoise</translation>
    </message>
    <message>
        <source>Moss</source>
        <translation>Mousse</translation>
    </message>
    <message>
        <source>Rose</source>
        <translation>Rose</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>Nature tokens: {0}</source>
        <translation>Jetons Nature&#xa0;: {0}</translation>
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
    <name>WelcomePage</name>
    <message>
        <source>How to p&amp;lay</source>
        <translation>Comment &amp;jouer</translation>
    </message>
    <message>
        <source>Recent games</source>
        <translation>Parties récentes</translation>
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
        <source>&amp;Open a game…</source>
        <translation>&amp;Ouvrir une partie…</translation>
    </message>
    <message>
        <source>&amp;Preferences</source>
        <translation>P&amp;références</translation>
    </message>
    <message>
        <source>&amp;Continue: {0}</source>
        <translation>Contin&amp;uer&#xa0;: {0}</translation>
    </message>
</context>
</TS>
