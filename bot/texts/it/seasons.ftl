### Stagioni di un server.

season-number = Stagione { $number }
season-named = Stagione { $number }: { $name }
season-begun = Comincia { $season }. Da adesso le partite contano per le sue classifiche, e le valutazioni ripartono a metà strada tra quella attuale e quella iniziale.
season-confirm = Chiudere { $season }? Le partite successive non contano più, e le sue classifiche diventano definitive.
season-confirm-yes = Chiudi la stagione
season-over = { $season } è finita. Questa è la classifica finale; `/leaderboard` la conserva.
season-running = { $season } è ancora in corso. Prima va chiusa con `/admin season-end`.
season-none-running = Nessuna stagione è in corso. `/admin season-start` ne comincia una.
season-bad-name = Il nome di una stagione ha al massimo { $limit } caratteri.
season-unknown = In questo server non c’è una stagione «{ $season }». Scegli dalla lista che appare mentre scrivi.
season-not-everywhere = Le stagioni sono di un solo server: per tutti i server insieme c’è solo la classifica di sempre.
