### Corrections des archives d’un serveur par les personnes qui le gèrent, et leur liste pour tous.

repair-confirm-void = Annuler la partie { $number } ? Ses donnes quittent les statistiques, et ce qu’elle a changé aux cotes et aux jetons est repris. C’est irréversible.
repair-confirm-void-yes = Annuler la partie
repair-confirm-merge = Fusionner { $old } avec { $new } ? Tout ce que { $old } a joué ici, et jouera, compte pour { $new }. C’est irréversible.
repair-confirm-merge-yes = Fusionner les comptes
repair-done-void = La partie { $number } ne compte plus. `/audit` le montre.
repair-done-score = Le score à la table { $number } est corrigé. `/audit` le montre.
repair-done-merge = Ce que { $old } a joué sur ce serveur compte maintenant pour { $new }. Tout le monde peut le voir avec `/audit`.
repair-done-remove = { $name } n’est plus dans les classements de ce serveur. Tout le monde peut le voir avec `/audit`.
repair-done-restore = { $name } est de nouveau dans les classements de ce serveur. Tout le monde peut le voir avec `/audit`.
repair-again = Cette question est trop ancienne. Utilisez de nouveau la commande `/admin`.
repair-score-told = **Score corrigé.** { $table }, par { $by } : { $score }
repair-void-told = **La partie { $number } est annulée.** { $by } en a décidé ainsi : elle ne compte plus pour { $names }.

repair-unknown-game = Cette partie n’existe pas sur ce serveur. Choisissez-en une de `/game list`.
repair-not-ended = Cette partie n’est pas finie. Laissez-la se terminer, ou fermez d’abord sa table.
repair-not-played = Aucune partie n’a commencé à cette table.
repair-void-already = Cette partie est déjà annulée.
repair-same-member = Choisissez deux comptes différents.
repair-not-a-member = Choisissez le compte d’une personne : ni celui d’une application, ni un ancien membre.
repair-merged-already = L’un de ces comptes a déjà été fusionné avec un autre. Choisissez-en d’autres.
repair-in-contest = L’un de ces comptes est dans le tournoi « { $contest } », qui n’est pas terminé. Fusionnez-les après sa fin.
repair-own-merge = Vous participez au tournoi « { $contest } », où l’un de ces comptes est connu. Demandez-le à une autre personne avec la permission Gérer le serveur, ou fusionnez ces comptes quand le tournoi sera terminé.
repair-no-games = L’ancien compte n’a pas joué sur ce serveur. Vérifiez de quel compte il s’agit.
repair-sat-together = Ces comptes ont joué à la même table : ils ne peuvent pas être à la même personne.
repair-removed-already = Ce membre est déjà hors des classements.
repair-not-removed = Ce membre n’a pas été retiré des classements.

audit-title = Corrections et décisions
audit-none = Il n’y a encore rien ici. `/game list` montre les parties de ce serveur.
audit-void = { $by } a annulé la partie { $table }.
audit-score = { $by } a corrigé le score à la table { $table } : { $after } au lieu de { $before }.
audit-merge = { $by } a fusionné { $name } avec { $other }.
audit-remove = { $by } a retiré { $name } des classements.
audit-restore = { $by } a remis { $name } dans les classements.
audit-season-start = { $by } a ouvert une saison : { $detail }
audit-season-end = { $by } a clos une saison : { $detail }
audit-role-give = { $by } a donné à { $name } le rôle <@&{ $role }>.
audit-role-take = { $by } a retiré à { $name } le rôle <@&{ $role }>.
# $what : une phrase
audit-contest = { $by } dans { $contest } : { $what }
audit-reason = Motif : { $reason }
