### Ciò che chi organizza vede per primo

contest-manage-open = Incontri aperti: { $count }, iniziati { $since }
contest-manage-waits = { $match } · si aspetta { $names }
league-task-rename = Nome e descrizione
    .about = Cambiano anche sulla bacheca.
league-task-undeputy = Togliere un aiutante
    .about = Scegli chi smette di organizzare, anche se ha lasciato il server.
league-ask-undeputy = Non organizzare più { $contest } con { $names }?
contest-post-renamed = **{ $was }** ora si chiama **{ $contest }**.
contest-button-again = Ancora tra una settimana
