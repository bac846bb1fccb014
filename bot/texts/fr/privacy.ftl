### Ce qui est conservé d’un membre : montré, remis, supprimé.

privacy-title = Vos données
privacy-none = Aucune donnée n’est conservée à votre sujet.
privacy-note = Cela couvre tous les serveurs. `/privacy export` télécharge le tout dans un fichier ; `/privacy delete` supprime tout.
# $what (text): a kind; $count (number): how much of it
privacy-line = - { $what } : **{ NUMBER($count) }**
privacy-kept-members = Vos préférences
privacy-kept-rulesets = Règles que vous avez enregistrées pour un serveur
privacy-kept-tables = Tables dont vous êtes ou étiez l’hôte
privacy-kept-seats = Tables ouvertes où vous avez une place
privacy-kept-sittings = Tables où vous avez joué
privacy-kept-departures = Places que vous avez quittées au cours d’une donne
privacy-kept-log = Ce que vous avez fait dans les parties, ligne par ligne
privacy-kept-journal = Lignes sur les parties que vous avez quittées, et sur ce que vous avez corrigé ou ce qui a été corrigé à votre sujet
privacy-kept-unlisted = Serveurs qui vous excluent des classements
privacy-kept-given_roles = Rôles que Bower vous a donnés
privacy-kept-merges = Comptes fusionnés
privacy-kept-player_hands = Donnes avec leurs points, plis et prises
privacy-kept-player_games = Parties gagnées, perdues ou quittées
privacy-kept-standings = Totaux pour les statistiques et les classements
privacy-kept-partnerships = Totaux avec vos partenaires
privacy-kept-ratings = Cotes
privacy-kept-rating_changes = Changements de cotes
privacy-kept-wallets = Bourses de jetons
privacy-kept-puzzle_answers = Réponses aux problèmes du jour
privacy-kept-board_results = Donnes du jour
privacy-kept-questions = Questions que vous avez posées à un salon
privacy-kept-question_votes = Votes sur des questions à un salon
privacy-kept-contests = Tournois que vous avez créés
privacy-kept-contest_players = Inscriptions à des tournois
privacy-kept-contest_log = Ce que vous avez fait en organisant

privacy-export-done = Voici toutes vos données, sur tous les serveurs. Des parties en cours, elles disent seulement où vous avez une place.

privacy-delete-title = Supprimer toutes vos données ?
# $count (number): running tables where the member sits
privacy-delete-seats = { $count ->
    [0] Vous n’avez de place à aucune table ouverte.
    [one] Vous quittez la table ouverte où vous avez une place. Si sa partie est classée, vous la perdez.
   *[other] Vous quittez les { $count } tables ouvertes où vous avez une place. Là où une partie est classée, vous la perdez.
}
privacy-delete-goes = **Supprimés, sur tous les serveurs :** votre identifiant et votre nom partout où ils sont conservés, vos préférences, vos réponses aux problèmes. Les rôles que Bower vous a donnés vous sont retirés.
privacy-delete-stays = **Ce qui reste :** les parties que vous avez jouées, car elles appartiennent aussi aux autres. Vous y devenez « { former-member } », et personne ne peut plus savoir qui c’était. Les cotes et les statistiques des autres ne changent pas ; les vôtres ne sont plus dans aucun classement.
privacy-delete-discord = Les messages qui sont déjà sur Discord restent jusqu’à ce que quelqu’un les y supprime.
privacy-delete-for-ever = C’est irréversible. Si vous jouez de nouveau, vous recommencez à zéro.
privacy-delete-yes = Tout supprimer
privacy-delete-no = Tout garder
privacy-deleted = C’est fait. Vos données sont supprimées, et vous n’avez de place à aucune table. Les membres qui ont joué avec vous voient « { former-member } » à la place de votre nom.
privacy-busy = On vous attribue sans cesse une place ; tout n’a donc pas pu être supprimé. Réessayez.
privacy-too-large = Vos données ne tiennent pas dans un fichier accepté par Discord. Demandez-les aux personnes qui gèrent ce bot.
