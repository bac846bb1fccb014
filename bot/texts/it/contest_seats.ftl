contest-leave-seat = Vuoi ritirarti da { $contest }? Il tuo posto può andare ad altri per sempre: lo prende chi si offre per primo come riserva. Un’assenza di una settimana? Non uscire: lascia giocare un computer, e torna la settimana dopo.
contest-me-from-next = Giochi dal turno { $round }: la partita in corso continua senza di te.
