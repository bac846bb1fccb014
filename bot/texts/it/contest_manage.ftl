### Ciò che chi organizza vede per primo

contest-manage-open = Incontri aperti: { $count }, iniziati { $since }
contest-manage-waits = { $match } · in attesa di { $names }
league-task-rename = Nome, descrizione, posti
    .about = Cambiano anche sulla bacheca. I posti possono solo aumentare, fino al sorteggio.
contest-post-renamed = **{ $was }** ora si chiama **{ $contest }**.
contest-button-again = Ancora tra una settimana

contest-cancel-once = Solo questo
    .about = La serie continua: segue il prossimo.
contest-cancel-series = Questo e la sua serie
    .about = Non ne segue un altro.
contest-ask-series-goes = La sua serie continua: segue il prossimo.
contest-ask-series-ends = Con questo finisce la sua serie: non ne segue un altro.
contest-series-over = La sua serie è finita.
league-ask-change = Spostare l’inizio di { $contest } a { $at }?
league-task-change = Sposta l’inizio
    .about = A un orario successivo, prima che passi. Tutti vengono chiamati.
