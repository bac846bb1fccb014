### Gioco leale: chi decide sul table talk, che cosa costa lasciare, e che cosa nessuno può fare al proprio tavolo classificato.

fair-own-table = In questa partita giochi anche tu, o l’hai lasciata. Deve farlo un altro moderatore.
fair-seat-left = Qualcuno ha lasciato questa partita classificata e un computer gioca al suo posto fino alla fine. Può tornarci soltanto chi l’ha lasciata.
fair-own-side = Non puoi dare un punto alla tua coppia. Chiedi a un moderatore di decidere.
fair-not-reported = Dietro questo pulsante non c’è più nessuna segnalazione. Segnala di nuovo il table talk.
fair-not-late = In una partita classificata un computer può sostituire solo chi ha saltato un turno o lo chiede.
fair-clock-fixed = In una partita classificata la durata dei turni non si può più cambiare dopo l’inizio.
fair-rematch-late = Quella partita è finita da più di un’ora. Apri un nuovo tavolo con `/table open`.
# $names (text): players who were carried over into a rematch
fair-consent-missing = Classificata quando tutti hanno aperto la mano. Si aspetta: { $names }.
fair-no-consent = Non classificata: non tutti hanno aperto la mano in tempo.
audit-kick = { $by } ha rimosso { $name } dalla partita classificata { $table }, che da lì non è contata per la valutazione di nessuno.
audit-close = { $by } ha chiuso la partita classificata { $table }, che da lì non è contata per la valutazione di nessuno.
# $hand (text): the number of a hand
audit-ruling-replay = { $by } ha deciso sulla segnalazione di { $name } nella partita classificata { $table }: la mano { $hand } è stata ridata.
audit-ruling-point = { $by } ha deciso sulla segnalazione di { $name } nella partita classificata { $table }, mano { $hand }: un punto alla coppia che ha segnalato.
audit-ruling-nothing = { $by } ha deciso sulla segnalazione di { $name } nella partita classificata { $table }, mano { $hand }: si continua.
