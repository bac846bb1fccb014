### La pagina di un torneo, che chiunque può vedere.

league-format-page = Pagina (da mostrare a chiunque)
page-podium = Podio
page-matches = Incontri
page-replay = La finale, carta per carta
page-over = Si è concluso il { $date }.
page-running = Turno { $round }, situazione al { $date }.
page-starts = Inizia il { $date }.
page-foot = Pagina fatta da Bower il { $date }. Chi non è in nessuna classifica o ha cancellato i propri dati qui è «{ former-member }».
page-rank = Posto
page-players = Giocatori
page-night = Serata { $number }
page-score = Punteggio: { $scores }
page-hand = Mano { $number }: carte, dichiarazioni e prese
page-dealt = Le carte all’inizio del gioco
page-player = Giocatore
page-cards = Carte
page-tricks = Prese
page-trick = Presa
page-led = apre
page-won = prende
