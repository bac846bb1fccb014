### Des cartes tout de suite : `/euchre` et les boutons qui font de même.

button-play-now = Jouer maintenant
button-open-table = Ouvrir une table
button-let-in = Ouvrir à mes amis
reply-only-in-a-server = Il faut un serveur où se trouve Bower. Ajoutez-le à l’un des vôtres, ou demandez à quelqu’un qui en gère un.
button-add-bower = Ajouter à un serveur
table-seats-to-take = Envie de jouer ? Appuyez sur **{ button-hand }** et prenez la place d’un ordinateur.
