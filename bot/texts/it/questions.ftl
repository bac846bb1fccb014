### Domande a un canale: una decisione di una partita o di un problema già conclusi, su cui tutti possono votare. $when è un orario di Discord.

button-ask = Chiedi al canale
# Beside a long button, on a phone
button-ask-short = Chiedi
question-title = Tu che cosa faresti?
# $votes (number)
question-answer = { $votes ->
    [0] Nessun voto: la risposta
    [one] Un voto, e la risposta
   *[other] { $votes } voti, e la risposta
}
# $count (number): of votes
question-votes = { $count ->
    [0] Ancora nessun voto
    [one] 1 voto
   *[other] { $count } voti
} · nessuno vede chi ha votato cosa · risposta { $when }
# $choice (text): a card or a call; $votes (number); $points (text): points with their sign
question-row = { $votes ->
    [0] { $choice }: { $points } · nessun voto
    [one] { $choice }: { $points } · 1 voto
   *[other] { $choice }: { $points } · { $votes } voti
}
question-played = al tavolo
question-worth = Punti da ciò che si sapeva · 🟩 la migliore
question-asked = Domanda fatta. La risposta arriva { $when }, o appena la mostri tu.
question-voted = Il tuo voto: { $choice }. Nessun altro lo vede, e puoi ancora premere un’altra scelta. La risposta arriva al più tardi { $when }.
button-question-end = Mostra la risposta

# $minutes (number)
question-lately = Hai già chiesto a un canale nell’ultima ora. Chiedi di nuovo tra { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minuti
}.
# $channel (text): its id
question-elsewhere = Quella partita è stata giocata in <#{ $channel }>. Chiedi lì, con `/game replay`.
question-open = Il suo torneo o il suo giorno non è finito, perciò non si può ancora chiedere. Chiedi quando sarà finito.
question-no-choice = Non ho trovato scelte da sottoporre al canale. Con `/game replay` puoi sceglierne una.
question-over = Quel voto è chiuso. Controlla il suo messaggio: lì c’è la risposta.
