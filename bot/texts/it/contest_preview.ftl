### Come sarà un torneo, prima di pubblicarlo.

contest-preview-members = Anteprima con { $count } giocatori
contest-preview-pairs = Anteprima con { $count } coppie
contest-preview-shape = Turni: { $rounds } · incontri: { $matches } · tavoli insieme: { $tables }
contest-preview-divisions = Divisioni: { $count }
contest-preview-computers = Computer nei posti liberi: { $count }
contest-preview-byes = Senza incontro nel turno 1: { $count }
contest-preview-live = Circa { $minutes } minuti a turno, fine verso le { $end }
contest-preview-days = { $time } a turno, fino a { $end }
contest-preview-check-in = Presenza da confermare dalle { $at }.
contest-preview-cancelled = Con meno di { $least } iscritti non si gioca.
contest-preview-judges = Chi gioca non giudica. Dai il ruolo anche a chi guarda: se giocano tutti, tutto resta come si è giocato.
contest-preview-weekly = Quando finisce, il prossimo è annunciato per lo stesso giorno e la stessa ora.
contest-preview-season = Quando finisce, è annunciata la prossima stagione.

contest-caution-too-few = Troppo pochi per cominciare: servono almeno { $count } iscritti.
contest-caution-waiting = Più dei posti. In lista d’attesa: { $count }.
contest-caution-swiss-capped = Solo { $count } turni, o qualche coppia si incontrerebbe due volte. Per così poche va meglio un campionato.
contest-caution-partners-again = { $count } turni sono più dei compagni: qualcuno gioca due volte insieme.
contest-caution-tables = Troppi tavoli insieme: dal vivo al massimo { $count }. Riduci i posti.
contest-caution-threads = Qui non posso aprire thread, quindi ci stanno al massimo { $count } tavoli. Dammi il permesso o riduci i posti. `/admin check` mostra che cosa manca.
