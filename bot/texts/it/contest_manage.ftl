### Ciò che chi organizza vede per primo

contest-manage-open = Incontri aperti: { $count }, iniziati { $since }
contest-manage-waits = { $match } · in attesa di { $names }
league-task-rename = Nome, descrizione, posti
    .about = Cambiano anche sulla bacheca. I posti possono solo aumentare, fino al sorteggio.
contest-post-renamed = **{ $was }** ora si chiama **{ $contest }**.
contest-button-again = Ancora tra una settimana

league-ask-change = Spostare l’inizio di { $contest } a { $at }?
league-task-change = Sposta l’inizio
    .about = A un orario successivo, prima che passi. Tutti vengono chiamati.
league-task-series = Chiudi la serie
    .about = Dopo questo non ne segue un altro.
league-ask-series = Non far seguire un altro torneo a { $contest }?
