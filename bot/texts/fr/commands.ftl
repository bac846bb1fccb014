### Descriptions des commandes et de leurs options : 100 caractères au plus chacune.

cmd-table = Tables d’euchre dans ce salon
cmd-table-open = Ouvrir une table pour une partie d’euchre
cmd-table-join = Prendre place à une table
cmd-table-leave = Quitter votre place ; en cours de partie, un ordinateur la reprend
cmd-table-start = Commencer la partie une fois toutes les places prises
cmd-table-close = Fermer votre table ; une partie en cours ne compte pour personne
cmd-table-show = Montrer la table dans un nouveau message
cmd-table-list = Les tables ouvertes sur ce serveur
cmd-table-kick = Retirer un membre de votre table
cmd-table-computer = Ajouter un joueur ordinateur à votre table
cmd-table-rematch = Jouer la revanche de la partie terminée
cmd-hand = Votre main : vous seul la voyez
cmd-rules = Les règles d’une table, ou d’une façon de jouer
cmd-rules-show = Les règles d’une table, d’une façon de jouer, ou une seule expliquée
cmd-rules-save = Garder des règles sous un nom pour ce serveur
cmd-rules-list = Les règles que ce serveur a gardées
cmd-rules-delete = Supprimer des règles que ce serveur a gardées
cmd-stats = Les statistiques d’un membre sur ce serveur
cmd-leaderboard = Qui est le meilleur et en quoi, ici ou sur tous les serveurs
cmd-preferences = Langue, couleurs, texte au lieu d’images, appels
cmd-help = Comment commencer, comment jouer, ce qu’est l’euchre
cmd-glossary = Ce que veut dire un mot de l’euchre
cmd-verify = Vérifications de ce qui a été donné
cmd-verify-game = Vérifier toutes les donnes d’une partie terminée
cmd-server = Réglages de l’euchre sur ce serveur
menu-statistics = Statistiques d’euchre

opt-rules = Les règles du jeu
opt-rules-topic = Des règles par nom, un sujet ou une règle ; sans cela, la table de ce salon
opt-rules-name = Sous quel nom : lettres, chiffres, espaces, tirets
opt-rules-source = Quelles règles ; sans cela, celles de la table de ce salon
opt-rules-saved = Quelles règles gardées
opt-clock = Combien de temps un tour peut durer
opt-table = Quelle table
opt-seat = Quelle place
opt-member = Quel membre
opt-partners = Les mêmes partenaires, ou de nouveaux
opt-computers = Combien de joueurs ordinateurs s’assoient tout de suite
opt-language = Quelle langue
opt-preset = Les règles des nouvelles tables
opt-role = Qui peut ouvrir des tables ; @everyone pour tous
opt-topic = Ce que vous voulez savoir
opt-term = Le mot ; d’autres noms et d’autres langues sont compris aussi

clock-15s = 15 secondes
clock-30s = 30 secondes
clock-1m = 1 minute
clock-2m = 2 minutes
clock-5m = 5 minutes
clock-1h = 1 heure
clock-1d = 1 jour
clock-3d = 3 jours
clock-7d = 7 jours
# Toute autre durée
clock-seconds = { $count ->
    [one] 1 seconde
   *[other] { $count } secondes
}
clock-minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
}
clock-hours = { $count ->
    [one] 1 heure
   *[other] { $count } heures
}
clock-days = { $count ->
    [one] 1 jour
   *[other] { $count } jours
}
