### Jeu loyal : qui décide du table talk, ce que coûte un départ, et ce que personne ne peut faire à sa propre table classée.

fair-own-table = Vous jouez vous-même cette partie, ou l’avez quittée. C’est à un autre modérateur de le faire.
fair-seat-left = Quelqu’un a quitté cette partie classée, et un ordinateur joue à sa place jusqu’à la fin. Personne d’autre ne peut reprendre cette place.
fair-own-side = Vous ne pouvez pas donner un point à votre propre camp. Demandez à un modérateur de décider.
fair-not-reported = Il n’y a plus de signalement derrière ce bouton. Signalez de nouveau le table talk.
fair-not-late = Dans une partie classée, un ordinateur ne peut remplacer qu’une personne qui a manqué un tour ou qui le demande.
fair-clock-fixed = Dans une partie classée, la durée des tours ne peut plus changer après le début.
fair-rematch-late = Cette partie est terminée depuis plus d’une heure. Ouvrez une nouvelle table avec `/table open`.
# $names (text): players who were carried over into a rematch
fair-consent-missing = Classée dès que tout le monde a ouvert sa main. On attend : { $names }.
fair-no-consent = Non classée : tout le monde n’a pas ouvert sa main à temps.
audit-kick = { $by } a retiré { $name } de la partie classée { $table }, qui n’a dès lors compté pour la cote de personne.
audit-close = { $by } a fermé la partie classée { $table }, qui n’a dès lors compté pour la cote de personne.
# $hand (text): the number of a hand
audit-ruling-replay = { $by } a statué sur le signalement de { $name } dans la partie classée { $table } : la donne { $hand } a été refaite.
audit-ruling-point = { $by } a statué sur le signalement de { $name } dans la partie classée { $table }, donne { $hand } : un point pour le camp qui a signalé.
audit-ruling-nothing = { $by } a statué sur le signalement de { $name } dans la partie classée { $table }, donne { $hand } : on continue.
