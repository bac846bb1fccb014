### Chiamate di giocatori, e gli avvisi di chi vuole essere chiamato.

button-bell = 🔔 Avvisi
button-bell-start = Chiamami
button-bell-stop = Non chiamarmi più
button-call = Chiama giocatori
# $channel (text): the channel's link
bell-title = Dimmi quando in { $channel } si cercano giocatori
# $begins, $ends (texts): times of day; $zone (text): a time zone
bell-on = Qui ricevi chiamate dalle { $begins } alle { $ends } ({ $zone }), al massimo una ogni due ore.
bell-off = Qui non ricevi chiamate. Premi *{ button-bell-start }* per riceverne dalle { $begins } alle { $ends } ({ $zone }), al massimo una ogni due ore. Poi puoi cambiare gli orari.
bell-how = Un messaggio in questo canale ti menziona, se le tue `/preferences` lo permettono e non siedi a un tavolo. Bower non scrive messaggi privati.
bell-begins = Dalle { $hour }
bell-ends = Fino alle { $hour }
bell-none = In quel canale non ricevi più chiamate. Per riattivarle, premi *{ button-bell }* a un tavolo in quel canale.

# $names (text): members; $people (number): how many they are; $missing (number): how many more there is room for
call-wanted = **{ $names }** { $people ->
    [one] cerca
   *[other] cercano
} { $missing ->
    [one] ancora una persona
   *[other] altre { $missing } persone
}
call-seat = **{ $names }** { $people ->
    [one] gioca
   *[other] giocano
}, e { $missing ->
    [one] puoi prendere il posto di un computer
   *[other] ci sono { $missing } posti di computer da prendere
}
call-full = Al completo: **{ $names }**
call-how = *{ $call }* pubblica un messaggio con *{ $join }* in questo canale e menziona l’eventuale ruolo del server e i membri che a quest’ora vogliono essere chiamati. Una volta per tavolo, e una ogni 20 minuti.
call-sent = La chiamata è pubblicata. Il messaggio con *{ $join }* resta 20 minuti, o fino all’inizio.
call-once = Per questo tavolo la chiamata è già partita. Invece chiama un membro al tavolo.
call-lately = { $minutes ->
    [one] In quel canale c’è stata una chiamata pochi minuti fa. Riprova tra un minuto.
   *[other] In quel canale c’è stata una chiamata pochi minuti fa. Riprova tra { $minutes } minuti.
}
call-rated = Questa partita vale per la classifica, quindi nessuno può prendervi un posto. Apri un altro tavolo con `/table open`.
server-euchre = Ruolo per le chiamate di giocatori
privacy-kept-bells = Canali in cui vuoi ricevere chiamate a giocare
privacy-kept-call_members = Chiamate di giocatori che ti hanno menzionato, per un giorno
opt-euchre-role = Il ruolo che le chiamate di giocatori menzionano (@everyone: nessuno)
