### Corrections des archives par qui gère le serveur, et leur liste, que tout le monde peut lire.

cmd-repair = Corriger les archives de ce serveur
cmd-repair-void = Qu’une partie terminée ne compte pour rien
cmd-repair-score = Corriger le score d’une partie en cours, entre deux donnes
cmd-repair-merge = Que les parties d’un ancien compte comptent pour un nouveau
cmd-repair-remove = Retirer un membre des classements de ce serveur
cmd-repair-restore = Remettre un membre dans les classements
cmd-audit = Ce qui a été corrigé dans les archives de ce serveur, quand, par qui et pourquoi
opt-reason = Pourquoi ; tout le monde sur ce serveur peut le lire
opt-scores = Un score par camp, dans l’ordre où la table les montre, par exemple 5 3
opt-old-account = Le compte qui ne sert plus
opt-new-account = Le compte de la même personne qui sert maintenant

repair-confirm-void = La partie { $number } ne doit-elle compter pour rien ? Ses donnes quittent les statistiques, et les cotes et les jetons reviennent de ce qu’elle y avait changé. C’est irréversible.
repair-confirm-void-yes = Qu’elle ne compte pour rien
repair-confirm-merge = Tout ce que { $old } a joué sur ce serveur, et jouera, doit-il compter pour { $new } ? C’est irréversible.
repair-confirm-merge-yes = Fusionner les comptes
repair-confirm-score = À la table { $number }, une donne est en cours. Une fois qu’elle sera finie et ses points comptés, le score doit-il changer ainsi ? { $change }
repair-confirm-score-yes = Corriger après cette donne
repair-waits = Le score à la table { $number } sera corrigé à la fin de cette donne. Si je suis redémarré avant, demandez de nouveau.
repair-done-void = La partie { $number } ne compte plus pour rien. Tout le monde peut le lire avec `/audit`.
repair-done-score = Le score à la table { $number } est corrigé. Tout le monde peut le lire avec `/audit`.
repair-done-merge = Ce que { $old } a joué sur ce serveur compte maintenant pour { $new }. Tout le monde peut le lire avec `/audit`.
repair-done-remove = { $name } n’est plus dans les classements de ce serveur. Tout le monde peut le lire avec `/audit`.
repair-done-restore = { $name } est de nouveau dans les classements de ce serveur. Tout le monde peut le lire avec `/audit`.
repair-again = Cette question est trop ancienne. Demandez de nouveau avec `/repair`.
repair-score-told = **Score corrigé.** { $by } a corrigé le score à la table { $number } : { $score }

repair-unknown-game = Il n’y a pas de telle partie sur ce serveur.
repair-not-ended = Cette partie n’est pas finie. Laissez-la se terminer, ou fermez d’abord sa table.
repair-not-played = Aucune partie n’a commencé à cette table.
repair-void-already = Cette partie ne compte déjà pour rien.
repair-same-member = C’est un seul et même compte.
repair-not-a-member = Choisissez le compte d’une personne : ni celui d’une application, ni un ancien membre.
repair-merged-already = L’un de ces comptes a déjà été fusionné avec un autre.
repair-no-games = L’ancien compte n’a pas joué sur ce serveur.
repair-sat-together = Ces comptes se sont assis à la même table : ils ne peuvent pas être à la même personne.
repair-removed-already = Ce membre n’est déjà plus dans les classements.
repair-not-removed = Ce membre n’a pas été retiré des classements.

audit-title = Ce qui a été corrigé dans les archives
audit-none = Rien n’a encore été corrigé dans les archives de ce serveur.
audit-void = { $by } a décidé que la partie { $table } ne compte pour rien.
audit-score = { $by } a corrigé le score à la table { $table } : { $after } au lieu de { $before }.
audit-merge = { $by } a fait compter pour { $other } ce que { $name } a joué.
audit-remove = { $by } a retiré { $name } des classements.
audit-restore = { $by } a remis { $name } dans les classements.
audit-season-start = { $by } a ouvert une saison : { $detail }
audit-season-end = { $by } a clos une saison : { $detail }
audit-reason = Motif : { $reason }
audit-page = Page { $page } sur { $pages }
audit-newer = Plus récentes
audit-older = Plus anciennes
