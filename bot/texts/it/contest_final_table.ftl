### Il messaggio sulla finale di un torneo, per chi guarda

league-final-on = **{ $contest }**: si gioca la finale. Tutti possono guardarla in { $table }.
league-final-over = **{ $contest }**: la finale è finita. Si è giocata in { $table }.
league-top-on = **{ $contest }**: si gioca l’ultimo turno. Tutti possono guardare il primo tavolo in { $table }.
league-top-over = **{ $contest }**: al primo tavolo l’ultimo turno è finito. Si è giocato in { $table }.
