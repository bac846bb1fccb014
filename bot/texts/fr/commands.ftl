### Descriptions des commandes et de leurs options, et noms des menus contextuels : 100 caractères au plus chacune.

cmd-euchre = Voir ce qui vous attend ici ; sinon, des cartes tout de suite contre des ordinateurs
cmd-table = Ouvrir et gérer des tables d’euchre dans ce salon
cmd-table-open = Ouvrir une table et attendre que l’on s’y installe
cmd-table-join = Prendre place à une table
cmd-table-leave = Quitter votre place ; en cours de partie, un ordinateur la reprend
cmd-table-start = Commencer la partie une fois toutes les places prises
cmd-table-close = Fermer votre table ; une partie inachevée ne comptera pas
cmd-table-show = Montrer la table dans un nouveau message
cmd-table-list = Afficher les tables ouvertes sur ce serveur
cmd-table-kick = Retirer un membre de votre table
cmd-table-computer = Ajouter, retirer ou régler les joueurs ordinateurs de votre table
cmd-table-rematch = Jouer la revanche d’une partie terminée
cmd-table-timer = Régler la durée maximale d’un tour à cette table
cmd-hand = Montrer vos cartes (visibles par vous uniquement)
cmd-game = Revoir les parties terminées
cmd-game-list = Afficher les parties terminées de ce serveur ou d’un membre
cmd-game-replay = Revoir une partie terminée pas à pas, toutes mains ouvertes ou vue d’une place
cmd-game-review = Analyser chaque décision d’une partie terminée
cmd-game-check = Vérifier que les cartes d’une partie terminée ont été données honnêtement
cmd-game-export = Télécharger une partie terminée
cmd-houserules = Montrer ou enregistrer des règles
cmd-houserules-show = Montrer les règles de cette table, des règles prédéfinies ou une seule règle
cmd-houserules-save = Enregistrer des règles sous un nom pour ce serveur
cmd-houserules-list = Afficher les règles enregistrées par ce serveur
cmd-houserules-delete = Supprimer des règles enregistrées par ce serveur
cmd-stats = Montrer les statistiques des membres et de ce serveur
cmd-stats-me = Montrer vos statistiques sur ce serveur
cmd-stats-member = Montrer les statistiques d’un membre sur ce serveur
cmd-stats-server = Montrer les statistiques d’euchre de ce serveur
cmd-stats-partners = Montrer les résultats d’un membre avec chaque partenaire
cmd-stats-versus = Comparer deux membres, comme adversaires et comme partenaires
cmd-leaderboard = Montrer les classements de ce serveur ou de tous les serveurs
cmd-boards = Jouer les trois donnes du jour, les mêmes pour tous
cmd-puzzle = Résoudre le problème du jour, le même pour tous
cmd-puzzle-today = Résoudre le problème du jour, ou voir votre résultat
cmd-puzzle-yesterday = Montrer le problème d’hier et sa solution
cmd-puzzle-rankings = Montrer les meilleurs résultats aux problèmes sur ce serveur
cmd-league = S’inscrire aux tournois, et en organiser
cmd-league-list = Afficher les tournois de ce serveur
cmd-league-show = Afficher un tournoi : où il en est, ses règles et plus
cmd-league-join = S’inscrire à un tournoi, avec ou sans partenaire
cmd-league-leave = Se retirer d’un tournoi
cmd-league-create = Créer un tournoi : une soirée, un championnat ou une coupe
cmd-league-export = Télécharger un tournoi sous forme de fichier
cmd-league-manage = Organiser un tournoi : pauses, décisions et plus
cmd-glossary = Chercher un terme de l’euchre
cmd-help = Apprendre à commencer une partie et à jouer à l’euchre
cmd-preferences = Changer votre langue, les couleurs des cartes, les notifications et plus
cmd-privacy = Voir, télécharger ou supprimer vos données
cmd-privacy-show = Montrer les données que Bower conserve sur vous
cmd-privacy-export = Télécharger toutes vos données, ou vos parties terminées sur ce serveur
cmd-privacy-delete = Supprimer toutes vos données (après confirmation)
cmd-admin = Gérer l’euchre sur ce serveur
cmd-admin-settings = Changer les réglages de l’euchre sur ce serveur
cmd-admin-check = Voir ce que le bot peut faire ici, et ce qui manque
cmd-admin-roles = Choisir les rôles que le bot donne à qui gagne
cmd-admin-setup = Configurer l’euchre sur ce serveur avec un seul formulaire
cmd-admin-forget-server = Supprimer tout ce qui est enregistré sur ce serveur
cmd-admin-season-start = Commencer une saison avec ses propres classements et cotes
cmd-admin-season-end = Terminer la saison en cours
cmd-admin-void = Annuler une partie terminée : elle ne compte plus
cmd-admin-score = Corriger le score d’une partie en cours
cmd-admin-merge = Fusionner un ancien compte avec un nouveau
cmd-admin-remove = Retirer un membre des classements de ce serveur
cmd-admin-restore = Remettre un membre dans les classements de ce serveur
cmd-admin-export = Télécharger toutes les parties terminées de ce serveur dans un tableur (CSV)
cmd-audit = Afficher les corrections et les décisions des organisateurs de ce serveur

menu-statistics = Statistiques d’euchre
menu-invite = Inviter à ma table
menu-replay = Revoir la partie d’euchre
menu-report = Signaler un table talk d’euchre

opt-rules = Les règles du jeu (par défaut : celles de ce serveur)
opt-timer = La durée maximale d’un tour
opt-computers = Le nombre de joueurs ordinateurs qui prennent place tout de suite
opt-level-computer = Leur niveau ; sans action, il vaut pour tous les ordinateurs de la table
opt-level-server = Le niveau des ordinateurs aux nouvelles tables
opt-action = Que faire (par défaut : ajouter un joueur ordinateur)
opt-table = La table (par défaut : celle de ce salon)
opt-seat = La place à prendre (par défaut : la première libre)
opt-kicked-member = Le membre à retirer de la table
opt-partners = Les mêmes partenaires qu’avant, ou de nouveaux
opt-game = Le numéro d’une partie terminée (les vôtres sont proposées d’abord)
opt-list-member = Le membre dont afficher les parties (par défaut : tous)
opt-replay-hand = La donne par laquelle commencer (par défaut : la première)
opt-review-hand = La donne à analyser (par défaut : toute la partie)
opt-export-format = Le format du fichier (par défaut : JSON)
opt-own-games = Vos parties terminées sur ce serveur en fichiers, au lieu de vos données
opt-rules-topic = Des règles par nom, un sujet ou une règle (par défaut : la table de ce salon)
opt-rules-name = Le nom : lettres, chiffres, espaces, tirets
opt-rules-source = Les règles à enregistrer (par défaut : celles de la table de ce salon)
opt-rules-saved = Les règles enregistrées à supprimer
opt-stats-member = Le membre dont montrer les statistiques
opt-stats-partners = Le membre dont montrer les partenaires (par défaut : vous)
opt-stats-versus = Le membre à comparer
opt-stats-other = L’autre membre (par défaut : vous)
opt-stats-season = La saison (par défaut : depuis toujours)
opt-game-type = Le type de jeu (par défaut : tous)
opt-board = Le critère du classement
opt-board-season = La saison, par numéro ou par nom (par défaut : celle en cours)
opt-scope = Ce serveur, ou tous les serveurs avec Bower
opt-term = Le terme ; d’autres noms et d’autres langues conviennent aussi
opt-topic = Ce que vous voulez savoir
opt-default-rules = Les règles des nouvelles tables : prédéfinies ou enregistrées
opt-language = La langue des tables sur ce serveur
opt-table-opener = Le rôle qui peut ouvrir des tables (@everyone : tous les membres)
opt-season-name = Le nom de la saison
opt-contest = Le tournoi (par défaut : le vôtre, sinon celui de ce salon)
opt-contest-leave = Le tournoi à quitter
opt-contest-view = Quoi afficher (par défaut : où il en est)
opt-contest-partner = Le membre que vous voulez comme partenaire
opt-contest-template = Par quoi commencer (par défaut : au choix dans une liste)
opt-contest-format = Le format du fichier (par défaut : JSON)
opt-organizer-role = Le rôle qui peut organiser des tournois (@everyone : personne)
opt-zone = Le fuseau horaire des heures de tournois que l’on écrit, comme Europe/Paris
opt-public-pages = Si tout le monde sur le web peut voir les pages des tournois du salon pour les tournois
opt-contest-channel = Où les tournois sont annoncés
opt-reason = Le motif (tous les membres de ce serveur peuvent le lire)
opt-scores = Le score de chaque camp, dans l’ordre où la table les montre, par exemple 5 3
opt-old-account = Le compte qui n’est plus utilisé
opt-new-account = Le compte que la même personne utilise maintenant
opt-removed-member = Le membre à retirer des classements
opt-restored-member = Le membre à remettre

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
