### Quanto giocano bene i computer.

level-first-timer = alla prima partita
    .title = Alla prima partita
    .about = Ha appena imparato le regole
level-learner = apprendista
    .title = Apprendista
    .about = Ha giocato qualche partita e di rado conta le briscole
level-novice = principiante
    .title = Principiante
    .about = Dimentica le carte giocate e fa errori da principiante
level-improver = in progresso
    .title = In progresso
    .about = Sa giocare, ma ogni tanto sbaglia ancora
level-regular = intermedio
    .title = Intermedio
    .about = Gioca bene e immagina qualche distribuzione possibile
level-expert = esperto
    .title = Esperto
    .about = Valuta ogni carta e ogni dichiarazione
more-level = Quanto giocano bene i computer
table-level = Livello dei computer: { $level }.
server-level = Livello dei computer
reply-level = Al tavolo { $number } i computer ora giocano a questo livello: { $level }.
