### Le partite come file e ciò che vi sta scritto.

export-format-text = Testo da leggere
export-format-json = JSON
export-format-egn = EGN 1.4, notazione per l’euchre
export-format-log = Registro di Bower

export-game-done = La partita { $number }, come alla fine l’avevano vista tutti al tavolo.
export-me-done = { $count ->
    [one] L’unica partita finita in cui hai giocato qui.
   *[other] { $count } partite finite in cui hai giocato qui.
}
export-me-refused = { $count ->
    [one] Un’altra non si può scrivere in questo formato; left-out.txt dice perché.
   *[other] Altre { $count } non si possono scrivere in questo formato; left-out.txt dice perché.
}
export-me-over = { $count ->
    [one] Una partita meno recente non ci stava.
   *[other] { $count } partite meno recenti non ci stavano.
}
export-me-none = Qui non hai ancora finito nessuna partita.
export-me-none-in-format = Nessuna delle tue partite qui si può scrivere in questo formato. Scegline un altro.
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

# Ciò che Euchre Game Notation non sa dire. $hand è il numero di una smazzata
egn-table = Euchre Game Notation registra solo partite a coppie con la carta scoperta. Scegli un altro formato.
egn-hand-size = Euchre Game Notation registra solo partite di cinque prese. Scegli un altro formato.
egn-pack = Euchre Game Notation non conosce il doppio mazzo, né i due, né un Benny che non sia il jolly. Scegli un altro formato.
egn-dealer-speaks = In Euchre Game Notation il mazziere parla per ultimo. Scegli un altro formato.
egn-rubber = Un file di Euchre Game Notation è una partita sola, non un rubber. Scegli un altro formato.
egn-length = Un file di Euchre Game Notation contiene al massimo cento smazzate. Scegli un altro formato.
egn-no-deal = Questa partita è finita prima della prima distribuzione. Scegli un altro formato.
egn-benny-turned = Nella smazzata { $hand } si è scoperto il Benny: Euchre Game Notation non può registrarlo. Scegli un altro formato.
egn-blind = Nella smazzata { $hand } qualcuno ha chiamato alla cieca: Euchre Game Notation non può registrarlo. Scegli un altro formato.
egn-poor-hand = Nella smazzata { $hand } è stata mostrata una mano povera: Euchre Game Notation non può registrarlo. Scegli un altro formato.
egn-partner-alone = Nella smazzata { $hand } ha giocato in solitaria chi non aveva scelto la briscola: Euchre Game Notation non può registrarlo. Scegli un altro formato.
egn-lone-defence = Nella smazzata { $hand } un difensore ha giocato in solitaria contro due; Euchre Game Notation lo registra solo contro una solitaria. Scegli un altro formato.
egn-gifts = Nella smazzata { $hand } si sono scambiate due carte con il compagno; Euchre Game Notation ne registra una sola. Scegli un altro formato.
egn-lowered = Nella smazzata { $hand } si sono tolti punti agli altri: Euchre Game Notation non può registrarlo. Scegli un altro formato.
egn-revoke = Nella smazzata { $hand } è stata segnalata una renonce: Euchre Game Notation non può registrarlo. Scegli un altro formato.
egn-ruling = Alla smazzata { $hand } è intervenuto chi ospitava il tavolo o un moderatore: Euchre Game Notation non può registrarlo. Scegli un altro formato.
egn-stolen = Nella smazzata { $hand } il mazzo è stato rubato: Euchre Game Notation non può registrarlo. Scegli un altro formato.
egn-otherwise = Con le regole di Euchre Game Notation questa sarebbe un’altra partita (smazzata { $hand }). Scegli un altro formato.
