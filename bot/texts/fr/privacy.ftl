### Ce qui est conservé d’un membre : montré, remis, supprimé.

cmd-privacy = Ce que je conserve de vous, sur tous les serveurs : voir, emporter, supprimer
cmd-privacy-show = Ce qui est conservé de vous, et combien
cmd-privacy-export = Tout ce qui est conservé de vous, dans un fichier que vous seul voyez
cmd-privacy-delete = Supprimer tout ce qui est conservé de vous, après une question

privacy-title = Ce qui est conservé de vous
privacy-none = Rien n’est conservé de vous.
privacy-note = Cela vaut pour tous les serveurs. `/privacy export` vous donne le tout dans un fichier, `/privacy delete` le supprime.
# $what (text): a kind; $count (number): how much of it
privacy-line = - { $what } : **{ NUMBER($count) }**
privacy-kept-members = Vos préférences
privacy-kept-rulesets = Règles que vous avez enregistrées pour un serveur
privacy-kept-tables = Tables dont vous êtes ou étiez l’hôte
privacy-kept-seats = Tables ouvertes où vous êtes assis
privacy-kept-sittings = Tables où vous vous êtes assis
privacy-kept-departures = Places que vous avez quittées au cours d’une donne
privacy-kept-apart = Paires de vous et d’un autre membre qui ne peuvent pas être partenaires
privacy-kept-log = Ce que vous avez fait dans les parties, ligne par ligne
privacy-kept-journal = Lignes sur les parties que vous avez quittées, et sur ce que vous avez corrigé ou ce qui a été corrigé à votre sujet
privacy-kept-unlisted = Serveurs dont vous avez été retiré des classements
privacy-kept-merges = Comptes fusionnés
privacy-kept-player_hands = Donnes avec leurs points, plis et prises
privacy-kept-player_games = Parties gagnées, perdues ou quittées
privacy-kept-standings = Sommes pour les statistiques et les classements
privacy-kept-partnerships = Sommes avec vos partenaires
privacy-kept-ratings = Cotes
privacy-kept-rating_changes = Changements de cotes
privacy-kept-wallets = Portefeuilles de jetons
privacy-kept-puzzle_answers = Réponses aux problèmes du jour

privacy-export-done = Voici tout ce qui est conservé de vous, sur tous les serveurs. Des parties en cours, cela dit seulement où vous êtes assis.

privacy-delete-title = Supprimer tout ce qui est conservé de vous ?
# $count (number): running tables where the member sits
privacy-delete-seats = { $count ->
    [0] Vous n’êtes assis à aucune table ouverte.
    [one] Vous quittez la table ouverte où vous êtes assis. Si sa partie est classée, vous la perdez.
   *[other] Vous quittez les { $count } tables ouvertes où vous êtes assis. Là où une partie est classée, vous la perdez.
}
privacy-delete-goes = **Supprimés, sur tous les serveurs :** votre identifiant et votre nom partout où ils sont conservés, vos préférences, vos réponses aux problèmes.
privacy-delete-stays = **Ce qui reste :** les parties que vous avez jouées, car elles appartiennent aussi aux autres. Vous y devenez « { former-member } », et personne ne peut plus savoir qui c’était. Les cotes et les statistiques des autres ne changent pas ; les vôtres ne sont plus dans aucun classement.
privacy-delete-discord = Les messages qui sont déjà sur Discord restent jusqu’à ce que quelqu’un les y supprime.
privacy-delete-for-ever = C’est irréversible. Si vous jouez de nouveau, vous recommencez à zéro.
privacy-delete-yes = Tout supprimer
privacy-deleted = C’est fait. Plus rien n’est conservé de vous, et vous n’êtes assis à aucune table. Qui a joué avec vous voit « { former-member } » à la place de votre nom.
privacy-busy = On vous assoit sans cesse à des tables ; tout n’a donc pas pu être supprimé. Réessayez.
privacy-too-large = Il est conservé tant de choses de vous que cela ne tient pas dans un fichier que Discord accepte. Demandez-le à qui gère ce bot.
