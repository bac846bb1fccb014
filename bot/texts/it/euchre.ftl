### Subito le carte: `/euchre` e i pulsanti che fanno lo stesso.

button-play-now = Gioca subito
button-open-table = Apri un tavolo
reply-only-in-a-server = Funziona solo in un server, non nei messaggi diretti.
table-seats-to-take = Vuoi giocare? Premi **{ button-hand }** e prendi il posto di un computer.
