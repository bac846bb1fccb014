### La vue du commentateur d’une rencontre de tournoi.

commentary-button = Commenter la partie
commentary-ask = Vous voyez les cartes de tous dans une donne quand la donne suivante est finie. Si vous regardez, vous ne pouvez plus jouer dans ce tournoi, même en remplacement, et le journal le dit.
commentary-sure = Montrez-moi les cartes
commentary-none = Il n’y a encore rien à montrer. La première donne apparaît quand la deuxième est finie.
commentary-latest = Dernière donne
