### Le partite come file e ciò che vi sta scritto.

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
