### Table talk : un signalement que tous lisent, et la décision.

button-report = Signaler un table talk
talk-sent = Votre signalement est dans le salon.
talk-reported-already = Vous avez déjà signalé cette donne.
talk-reported = **Table talk ?** { $table }, donne { $hand } : signalé par { $name }. { $ruling }
talk-ruled-by-host = L’hôte de la table ou un modérateur décidera.
talk-ruled-by-moderator = Un modérateur qui ne joue pas décidera.
talk-was-reported = { $table }, donne { $hand } : { $name } a signalé un *table talk*.
talk-rule-replay = On redonne
talk-rule-point = Un point : { $side }
talk-rule-nothing = On continue
talk-ruled-replay = **Décision :** on redonne.
talk-ruled-point = **Décision :** un point pour { $side }. La donne continue.
talk-ruled-nothing = **Décision :** on continue.
