### Che cosa pubblica Bower da solo: la pagina che lo attiva, e i messaggi.

own-posts-title = Che cosa pubblica Bower da solo
server-own-posts = Messaggi
own-posts-on = sì
own-posts-off = no
own-posts-daily = Problema del giorno
own-posts-seasons = Stagioni da calendario
own-posts-seasons-off = Le avvia e le chiude chi gestisce il server
own-posts-seasons-months = Una stagione al mese
own-posts-seasons-quarters = Una stagione a trimestre
own-posts-months = Stagioni mensili
own-posts-quarters = Stagioni trimestrali
# $month (number): 1 to 12; $year (text)
own-posts-month = { $month ->
    [1] gennaio
    [2] febbraio
    [3] marzo
    [4] aprile
    [5] maggio
    [6] giugno
    [7] luglio
    [8] agosto
    [9] settembre
    [10] ottobre
    [11] novembre
   *[other] dicembre
} { $year }
# $quarter (number): 1 to 4; $year (text)
own-posts-quarter = { $quarter }º trimestre { $year }
own-posts-no-channel = ancora nessuno, sceglilo qui sotto
own-posts-hour = Ora
# $time (text): a time of day
own-posts-until = Il problema si può risolvere fino alle { $time }, ora del server.
own-posts-others = Non notifica nessuno. Senza richiesta anche: un saluto in un server nuovo, la chiamata di un turno, i tornei. Mai messaggi privati.
own-posts-first-channel = Prima scegli il canale di questi messaggi, nel menu qui sopra.
button-puzzle-solve = Risolvi
# The name of whoever solves a puzzle that a channel shows
# $solved, $answered (numbers): how many members found the best choice, and how many answered
puzzle-post-found = Ieri { $solved } su { $answered } { $solved ->
    [one] ha
   *[other] hanno
} trovato la scelta migliore
# $name (text): a member; $days (number): 3 or more
puzzle-post-streak = { $name }: { $days } giorni di fila

own-posts-weekly = La settimana
own-posts-question = Domanda della settimana
# $first, $last (text): dates
week-dates = { $first } – { $last }
# $week (number): of the year
week-title = Settimana { $week }
# $count (number): games
week-games = { $count ->
    [one] { $count } partita
   *[other] { $count } partite
}
# $place (number): 1 to 3
week-pair = { $place ->
    [1] Coppia migliore
    [2] Seconda coppia
   *[other] Terza coppia
}
# $won, $games (numbers): of a pair
week-pair-value = vittorie: { $won } su { $games }
week-streak = Più vittorie di fila
# $count (number): games won in a row
week-streak-value = { $count } di fila
week-luckiest = Carte migliori
week-unluckiest = Carte peggiori
# $points (text): points with their sign
week-luck-value = { $points } a mano
week-hand = Mano della settimana
# $game (text): its number; $hand (number): of the game
week-hand-game = Partita { $game }, mano { $hand }
# $before, $after (text): the chance to win the game before the hand and after it
week-hand-value = vittoria: { $before }, poi { $after }
# $number (number): 0 to 11
week-saying = { $number ->
    [0] Conta sul tuo compagno per una presa.
    [1] Non tagliare una presa che sta vincendo il tuo compagno.
    [2] Il tuo compagno ha scelto la briscola? Giocala di mano.
    [3] Chi difende tiene le briscole per gli assi degli altri.
    [4] Conta le briscole uscite: nessuno lo fa per te.
    [5] Un seme vuoto vale una briscola in più.
    [6] Rifiuta un bower solo per un buon motivo.
    [7] Gioca l’asso prima che qualcuno resti senza il suo seme.
    [8] Un euchre fa male, una mano da solo che nessuno ferma ne fa di più.
    [9] Una buona scelta che fallisce resta una buona scelta.
    [10] Guarda il punteggio prima di cercare una scelta.
   *[11] La fortuna dà le carte, tu le giochi.
}
