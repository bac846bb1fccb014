### Table talk: una segnalazione che tutti leggono, e la decisione.

button-report = Segnala table talk
talk-sent = La tua segnalazione è nel canale.
talk-reported-already = Questa mano l’hai già segnalata.
talk-reported = **Table talk?** { $table }, mano { $hand }: lo segnala { $name }. { $ruling }
talk-ruled-by-host = Deciderà chi ha aperto il tavolo, o un moderatore.
talk-ruled-by-moderator = Deciderà un moderatore che non gioca.
talk-was-reported = { $table }, mano { $hand }: { $name } ha segnalato *table talk*.
talk-rule-replay = Si ridanno le carte
talk-rule-point = Un punto: { $side }
talk-rule-nothing = Si continua
talk-ruled-replay = **Decisione:** si ridanno le carte.
talk-ruled-point = **Decisione:** un punto a { $side }. La mano continua.
talk-ruled-nothing = **Decisione:** si continua.
