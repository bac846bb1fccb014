### Le partite come file e ciò che vi sta scritto.

export-format-text = Testo da leggere
export-format-json = JSON
export-format-log = Registro di Bower

export-game-done = La partita { $number }, come alla fine l’avevano vista tutti al tavolo.
export-me-done = { $count ->
    [one] L’unica partita finita in cui hai giocato qui.
   *[other] { $count } partite finite in cui hai giocato qui.
}
export-me-over = { $count ->
    [one] Una partita meno recente non ci stava.
   *[other] { $count } partite meno recenti non ci stavano.
}
export-me-none = Qui non hai ancora finito nessuna partita.
export-server-done = { $count ->
    [one] L’unica partita finita di questo server.
   *[other] { $count } partite finite di questo server, dalla più recente.
}
export-server-over = { $count ->
    [one] Una partita meno recente non ci stava: può esportarla chi gestisce il bot.
   *[other] { $count } partite meno recenti non ci stavano: può esportarle chi gestisce il bot.
}
export-server-none = In questo server non è ancora finita nessuna partita.
export-busy = La tua ultima esportazione è ancora in corso. Aspetta che finisca.

# Il testo di una partita. $rules è come «Nordamericane, A 10 punti»
export-text-title = Partita { $number }: { $rules }
export-text-times = Inizio { $start }, fine { $end } (UTC)
export-text-computer = { $name } (computer, { $level })
export-text-draw = Prima della prima distribuzione
export-text-hand = Mano { $number }, distribuita da { $dealer }
export-text-kitty = resto del tallone: { $cards }
export-text-trick = { $number }. { $cards } → { $name }
export-text-score = Punteggio: { $scores }
export-text-given-up = La partita è stata interrotta prima della fine.
export-text-final = Punteggio finale: { $scores }
export-text-secret = Segreto delle smazzate, per controllarle: { $secret }
