### Des cartes tout de suite : `/euchre` et les boutons qui font de même.

button-play-now = Jouer maintenant
button-open-table = Ouvrir une table
reply-only-in-a-server = Cela ne marche que sur un serveur, pas en message privé.
table-seats-to-take = Envie de jouer ? Appuyez sur **{ button-hand }** et prenez la place d’un ordinateur.
