### Subito le carte: `/euchre` e i pulsanti che fanno lo stesso.

button-play-now = Gioca subito
button-open-table = Apri un tavolo
button-let-in = Apri agli amici
reply-only-in-a-server = Serve un server in cui ci sia Bower. Aggiungilo a uno dei tuoi, o chiedi a chi ne gestisce uno.
button-add-bower = Aggiungi a un server
table-seats-to-take = Vuoi giocare? Premi **{ button-hand }** e prendi il posto di un computer.
