### La vue du commentateur d’une rencontre de tournoi.

commentary-button = Toutes les mains, après
commentary-ask = Vous voyez ici les cartes de tous dans une donne dès que la donne suivante est finie. Une fois que vous avez commencé à regarder, vous ne pouvez plus jouer dans ce tournoi, même en remplacement, et le journal le dit.
commentary-sure = Montrez-moi les cartes
commentary-none = Il n’y a encore rien à montrer. La première donne apparaît quand la deuxième est finie.
commentary-latest = Dernière donne
