### Ciò che altri vorrebbero da un membro: niente conta finché non è lui a premere.

contest-not-proposed = Questa domanda non è per te, ha già avuto risposta oppure non vale più. Se vuoi comunque dare una mano, premi *{ $button }* sulla bacheca o chiedi a chi organizza.
contest-no-consent = Non classificata: l’iscrizione di { $names } l’ha fatta qualcun altro, e la prima mossa è stata di un computer.
contest-manage-proposed = Richiesta inviata: { $task } ({ $contest }). Avviene quando il membro preme *{ $accept }* nel canale del torneo; fino ad allora non cambia niente.
contest-me-put-in = Ti ha iscritto chi organizza, e per te non conta niente finché non accetti: premi *{ $join }* o vieni al tuo tavolo. Con *{ league-button-leave }* ti togli.
contest-post-put-in = **{ $contest }**: { $name } ti ha iscritto. Per te non conta niente finché non accetti: premi *Partecipa* o vieni al tuo tavolo. Con *Esci* ti togli. Finché non accetti, non ricevi altre chiamate per le tue partite.
contest-post-substitute = **{ $contest }**: { $name } ti chiede di giocare al posto di { $out }: «{ $reason }» Premi *Accetta* per giocare. Fino ad allora non cambia niente.
    -# { $consent }
contest-post-deputy = **{ $contest }**: { $name } ti chiede di aiutare a organizzare il torneo. Premi *Accetta* se vuoi. Fino ad allora non cambia niente.
contest-post-organiser = **{ $contest }**: { $name } ti affida il torneo. Premi *Accetta* per organizzarlo da ora. Fino ad allora non cambia niente.
contest-office-substitute = **{ $contest }**: { $name } gioca come riserva. *Io* sulla bacheca dice dove.
contest-office-deputy = **{ $contest }**: ora organizza anche { $name }.
contest-office-organiser = **{ $contest }**: da ora organizza { $name }.
contest-office-declined = **{ $contest }**: { $name } ha rifiutato, e non cambia niente. Chi organizza può chiedere ad altri con `/league manage`.
league-log-proposed = { $office ->
    [substitute] Richiesta di fare da riserva: { $name }. «{ $text }»
    [deputy] Richiesta di aiutare a organizzare: { $name }.
   *[other] Da affidare a { $name }, che deve ancora accettare.
}
league-log-accepted = { $name } ha accettato.
league-log-refused = { $name } ha rifiutato.
contest-last-match = Qui non resta un incontro per una riserva; i quattro che ne hanno cominciato uno classificato lo giocano fino alla fine. Per chi è assente gioca un computer; per stabilirne i punti usa *Fissare i punti di un incontro*.
