### Tables of a contest.

contest-table-heading = { $contest } · Turno { $round }, tavolo { $table }
contest-table-locked = Questo tavolo è di un torneo, che assegna i posti e lo gestisce; i giocatori non cambiano posti né impostazioni, non mettono in pausa e non lo chiudono. Chiedi a chi lo organizza, se qualcosa non va.
contest-table-held = Il torneo ha messo in pausa la partita. Si riprende a giocare quando il torneo continua.
contest-table-paused = **In pausa per il torneo.** Il tempo resta fermo finché la partita non riprende.
closed-contest = Il torneo ha chiuso questo tavolo.
contest-table-for-ratings = Il torneo ha deciso questo incontro. La partita si gioca fino alla fine e conta solo per le valutazioni.
contest-post-for-ratings = **{ $contest }**: il torneo ha deciso il vostro incontro. La partita classificata è già cominciata, quindi si gioca fino alla fine e conta per le vostre valutazioni. Per chi è assente gioca un computer.
