### Ciò che altri vorrebbero da un membro: niente conta finché non è lui a premere.

contest-no-consent = Non classificata: l’iscrizione di { $names } l’ha fatta qualcun altro, e la prima mossa è stata di un computer.
contest-me-put-in = Ti ha iscritto chi organizza, e per te non conta niente finché non accetti: premi *{ $join }* o vieni al tuo tavolo. Con *{ league-button-leave }* ti togli.
contest-post-put-in = **{ $contest }**: { $name } ti ha iscritto. Per te non conta niente finché non accetti: premi *Partecipa* o vieni al tuo tavolo. Con *Esci* ti togli. Finché non accetti, non ricevi altre chiamate per le tue partite.
contest-last-match = Qui non resta un incontro per una riserva; i quattro che ne hanno cominciato uno classificato lo giocano fino alla fine. Per chi è assente gioca un computer; per stabilirne i punti usa *Fissare i punti di un incontro*.
