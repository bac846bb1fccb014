### Le partite giocate: la cronologia di un server o di un membro, la moviola di una partita, il resto del controllo.

button-replay = Rivedi

replay-none-here = A questo messaggio non corrisponde nessuna partita. `/game list` le elenca tutte.
replay-nothing = Di quella partita non si è giocato nulla, quindi non c’è nulla da mostrare.

replay-title = Partita { $number }, mano { $hand } di { $hands }
replay-everyone = Tutte le carte scoperte
replay-as = Come la vedeva { $name }
replay-step = passo { $step } di { $steps }
replay-closed = La mano è finita.
replay-buries = { $name } scarta una carta.
replay-gives = { $name } cede una carta.
replay-held = { $name }: { $cards }
replay-holds-none = { $name }: nessuna carta in mano
replay-buried = Scarto di { $name }: { $cards }
replay-left = Tallone: { $cards }
replay-first = Inizio
replay-back = Prima
replay-next = Dopo
replay-last = Fine
replay-share = Condividi il passo
replay-pick = Un’altra mano o visuale…
replay-given-up = Interrotta

history-title = Partite di questo server
history-title-of = Partite di { $name }
history-none = In questo server non è ancora finita nessuna partita. Apri un tavolo con `/table open`.
history-none-of = { $name } non ha ancora finito una partita in questo server.
history-count = { $count ->
    [one] Una partita
   *[other] { $count } partite
} · pagina { $page } di { $pages }
history-winners = chi ha vinto in grassetto
# $sides è chi ha giocato, con i punti
history-line = Partita { $number } · { $sides }
history-given-up = interrotta: { $sides }
history-drawn = in parità: { $sides }
history-option = Partita { $number }
history-pick = Apri una partita…
history-newer = ◂ Più recenti
history-older = Meno recenti ▸
history-back = Torna all’elenco
history-export = Per conservarla: `/game export` la salva in un file.

verify-nothing = Di quella partita non è stata distribuita nessuna carta: non c’è nulla da controllare.
verify-previous = ◂ Indietro
verify-next = Mani ▸
