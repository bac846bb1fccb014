contest-leave-seat = Giochi a { $contest } per { $name }. Ritirarti? Il posto torna a { $name }, che riceve un messaggio.
contest-leave-lent = { $name } gioca per te a { $contest }. Ritirarti? Allora { $name } gioca fino alla fine, e non puoi rientrare.
contest-me-lent = { $name } gioca per te fino al turno { $round }; poi tocca di nuovo a te, se resta una partita. *{ $button }* lascia il posto.
contest-former-seat = Nessuno è due volte nella classifica di un torneo: chi in questo ha giocato per qualcun altro, o ha lasciato il posto, non può iscriversi di nuovo. Guarda i suoi tavoli con `/table list`.
contest-post-no-partner-late = **{ $contest }**: non è arrivato nessuno con cui metterti in coppia, e ora è tardi per entrare. Premi *Faccio da riserva* per giocare al posto di chi non può.
contest-me-looks-late = Cerchi un compagno. Appena un’altra persona lo cerca siete una coppia, e giocate se c’è posto prima del sorteggio del turno { $round }.
contest-me-no-room = Non c’era più posto per te e un compagno. Premi *{ $button }* per giocare al posto di chi non può.
contest-me-from-next = Giochi dal turno { $round }: la partita in corso continua senza di te.
