### What happens to members of a contest by others' acts.

contest-post-promoted = **{ $contest }**: si è liberato un posto, e tocca a te! Comincia { $at }.
contest-post-promoted-check-in = **{ $contest }**: si è liberato un posto, e tocca a te! Comincia { $at }. Conferma la presenza adesso: senza, non partecipi.
contest-post-partner-left = **{ $contest }**: chi giocava con te si è ritirato. Il posto resta tuo fino all’inizio, e partecipi se per allora c’è un altro compagno: premi *Partecipa in coppia* e sceglilo, oppure lo cerco io.
contest-post-partner-waits = **{ $contest }**: chi giocava con te si è ritirato, e la coppia non è più in lista d’attesa. Ora cerchi un compagno; premi *Partecipa in coppia* per sceglierlo, oppure *Io*, poi *Esci*.
contest-post-partner-new = **{ $contest }**: un compagno si è ritirato, e gioca qualcun altro: { $names }.
contest-post-partner-back = **{ $contest }**: giocate di nuovo insieme: { $names }.
contest-offers-pairs = Sei tra le riserve di { $contest }. Dopo l’inizio giochi appena qualcuno lascia la sua coppia, o quando chi organizza ti sceglie. Premi di nuovo per ripensarci.
contest-me-substitute-pairs = Sei una riserva: giochi appena qualcuno lascia la sua coppia dopo l’inizio, o quando chi organizza ti sceglie.
contest-leave-question = Ritirarti da { $contest }?
contest-leave-partner = Partecipi a { $contest } in coppia: { $names }. Uscire? { $partner } resta, tiene il posto e cerca qualcun altro.
contest-leave-partner-waits = Sei nella lista d’attesa di { $contest } in coppia: { $names }. Uscire? La coppia perde il posto in lista, e { $partner } cerca qualcun altro.
contest-leave-partner-open = Giochi a { $contest } in coppia: { $names }. Ritirarti? Con { $partner } continua chi si offre come riserva prima del prossimo sorteggio. Se non c’è nessuno, la coppia è fuori dai turni che restano; ciò che ha giocato vale.
contest-leave-partner-last = Giochi a { $contest } in coppia: { $names }. Ritirarti? È il vostro ultimo incontro: continua, e vale per { $partner } e per te.
contest-leave-partner-done = Partecipi a { $contest } in coppia ({ $names }), e avete giocato tutti i vostri turni. Ritirarti? La coppia tiene il posto in classifica.
contest-leave-alone = { $name } giocava con te e si è ritirato da { $contest }. Ti ritiri anche tu? Allora non può più giocare nessuna riserva, e la coppia è fuori.
contest-leave-alone-last = { $name } giocava con te e si è ritirato da { $contest }. Ti ritiri anche tu? Un incontro in corso continua, e ciò che avete giocato vale.
contest-left-already = Non c’è più niente da cui ritirarti: { $name } giocava con te e ha lasciato { $contest }, e ciò che avete giocato vale.
contest-post-promoted-late = **{ $contest }**: si è liberato un posto, e giochi dal turno { $round }!
contest-post-absent = **{ $contest }** è cominciato senza di te: la tua presenza non era confermata. Premi *Faccio da riserva* per giocare al posto di chi non può.
contest-post-no-place = **{ $contest }** è cominciato, e per te non c’era più posto. Premi *Faccio da riserva* per giocare al posto di chi non può.
contest-post-no-place-late = **{ $contest }**: per te non si è liberato nessun posto, e ora è troppo tardi per entrare. Premi *Faccio da riserva* per giocare al posto di chi non può.
contest-waits-late =
    { $contest } è cominciato ed è al completo. In fila, posto { $place }: { $names }. Giochi se c’è posto prima del sorteggio del turno { $round }.
    -# { $consent }
contest-me-waits-late = In fila, posto { $place }: giochi se c’è posto prima del sorteggio del turno { $round }.
contest-rule-leave-partner = Chi lascia la coppia non ritira l’altro, che cerca un compagno fino al sorteggio.
    Poi gioca una riserva; se non ne arriva una prima del turno successivo, la coppia è fuori, e ciò che ha giocato vale.
contest-post-partner-out = **{ $contest }**: { $name } giocava con te e si è ritirato, e non è arrivata nessuna riserva: la coppia è fuori. Ciò che avete giocato vale.
contest-post-partner-open = **{ $contest }**: { $name } giocava con te e si è ritirato. Il posto resta tuo fino al prossimo sorteggio: con te gioca chi preme *Faccio da riserva*. Se non c’è nessuno, la coppia è fuori, e ciò che avete giocato vale.
contest-post-partner-last = **{ $contest }**: { $name } giocava con te e si è ritirato. È il vostro ultimo incontro: continua, e vale.
contest-post-partner-done = **{ $contest }**: { $name } giocava con te e si è ritirato. Avete giocato tutti i vostri turni: il posto in classifica resta.
contest-me-alone = { $name } giocava con te e si è ritirato. Fino al prossimo sorteggio, con te gioca chi preme *{ $button }*.
contest-me-alone-last = { $name } giocava con te e si è ritirato. Ciò che giochi, e che avete giocato, vale.
league-log-alone = Si ritira { $name }: i turni che restano si giocano solo con una riserva ({ $entrant }).
contest-post-no-partner = **{ $contest }** è cominciato, e non hai un compagno. Premi *Faccio da riserva* per giocare al posto di chi non può.
contest-post-no-partner-over = **{ $contest }** è cominciato senza di te, perché non avevi un compagno, e ormai è finito.
contest-me-no-partner = Non c’era più nessuno con cui metterti in coppia. Premi *{ $button }* per giocare al posto di chi non può.
contest-looks-late =
    { $contest } è già cominciato. Appena un’altra persona cerca un compagno siete una coppia, e giocate se c’è posto prima del sorteggio del turno { $round }.
    -# { $consent }
contest-leave-keeps = Ritirarti da { $contest }? Una partita in corso continua e vale, e mantieni il tuo posto in classifica.
contest-me-finished = Hai giocato tutti i tuoi turni.
contest-seated-check-in = { $names }: presenza da confermare adesso, altrimenti non si gioca.

contest-invited-looks = Finché non risponde, cerchi ancora un compagno.
contest-declined-looks = { $name } non può giocare con { $inviter } in { $contest }. { $inviter } cerca ancora un compagno.
contest-declined-asks = { $name } non può giocare con { $inviter } in { $contest }. Con *{ $button }* si chiede a qualcun altro.
contest-me-invited-taken = Hai chiesto a { $name }, che ora gioca con un’altra persona. Premi *{ $button }* per chiedere a qualcun altro.
