### Quanto giocano bene i computer.

level-novice = principiante
    .title = Principiante
    .about = Dimentica le carte giocate e fa errori da principiante
level-regular = intermedio
    .title = Intermedio
    .about = Come chi gioca ogni tanto
level-expert = esperto
    .title = Esperto
    .about = Valuta ogni carta e ogni dichiarazione
more-level = Quanto giocano bene i computer
table-level = I computer, anche al posto di chi è assente: livello { $level }.
server-level = Livello dei computer
reply-level = Al tavolo { $number } i computer ora giocano a questo livello: { $level }.
