### Table talk : un signalement que tous lisent, et la décision.

button-report = Signaler un table talk
talk-sent = Votre signalement est dans le salon.
talk-reported-already = Vous avez déjà signalé cette donne.
talk-reported = **Table talk ?** { $name } le signale à la table { $number }, donne { $hand }. { $ruling }
talk-ruled-by-host = L’hôte de la table ou un modérateur décidera.
talk-ruled-by-moderator = Un modérateur qui ne joue pas décidera.
talk-was-reported = { $name } a signalé un *table talk* à la table { $number }, donne { $hand }.
talk-rule-replay = On redonne
talk-rule-point = Un point : { $side }
talk-rule-nothing = On continue
talk-ruled-replay = **Décision :** on redonne.
talk-ruled-point = **Décision :** un point pour { $side }. La donne continue.
talk-ruled-nothing = **Décision :** on continue.
