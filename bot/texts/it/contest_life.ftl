# What happens in the life of a contest: rounds drawn again, what nobody won, divisions
contest-post-new-start = **{ $contest }** comincia a un’altra ora: { $at } ({ $left }).
contest-post-paused = **{ $contest }** è in pausa: «{ $reason }». Riprende da solo al più tardi { $left }.
contest-post-goes-on = **{ $contest }** riprende.
contest-post-extended = **{ $contest }**: il turno { $round } ha più tempo, fino a { $at } ({ $left }).
league-post-redrawn = **{ $contest }**: il turno { $round } si sorteggia di nuovo: «{ $reason }». I tavoli aperti sono chiusi e non contano per nessuno. I nuovi si aprono tra un momento.
league-post-redrawn-paused = **{ $contest }**: il turno { $round } si sorteggia di nuovo: «{ $reason }». I tavoli aperti sono chiusi e non contano per nessuno. Il torneo è in pausa: i nuovi si apriranno alla ripresa.
league-post-final-nobody = **{ $contest }**: torneo finito senza vincitori. Chi ha giocato non è rimasto fino alla fine.
league-won-nobody = Finito senza vincitori
contest-barred = Chi organizza ha escluso uno di voi da questo torneo, quindi non si rientra. Guarda i suoi tavoli con `/table list`.
contest-former = Il sorteggio di questo torneo ti comprendeva già, quindi non ci si iscrive di nuovo. Guarda i suoi tavoli con `/table list`.
contest-damaged = Non riesco a leggere il torneo { $number }: i suoi dati sono danneggiati. Avvisa chi gestisce il bot; il log dice di più.
league-post-entry = **{ $contest }**: { $what }
league-post-entry-reason = **{ $contest }**: { $what } «{ $reason }»
