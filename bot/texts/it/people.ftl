### Statistiche, preferenze, impostazioni, elenchi, controllo delle carte date.

value-count = { NUMBER($value) }
value-rate = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
value-percent = { $value }%

preferences-title = Le tue preferenze
preferences-note = Valgono per te in ogni server.
preferences-four_colours = Carte a quattro colori
preferences-text_only = Testo al posto delle immagini
preferences-pings = Avvisami con menzioni
preferences-hidden = Non mostrarmi nelle classifiche
preferences-avatar = Il mio avatar ai tavoli
preferences-roles = Ruoli per chi vince
preferences-on = { $name }: sì
preferences-off = { $name }: no
preferences-language = Lingua
preferences-language-auto = Come Discord
preferences-sort = Mano
preferences-sort-trump_first = Prima le briscole
preferences-sort-suit = Sempre per seme
preferences-only-card = Gioca per me
preferences-only-card-off = Mai
preferences-only-card-last_trick = L’ultima carta
preferences-only-card-always = L’unica valida
preferences-only-card-note = Dopo una pausa come le tue; alla lunga si può indovinare qualcosa.

server-title = Euchre in questo server
server-not-set-up = In questo server l’euchre non è ancora impostato. Un solo modulo chiede la lingua, le regole, il fuso orario, chi organizza i tornei e dove.
server-language = Lingua dei tavoli
server-preset = Regole dei nuovi tavoli
server-opener = Chi apre tavoli
server-organiser = Chi organizza tornei
server-channel = Canale dei tornei
server-zone = Fuso orario
server-zone-now = { $zone }, dove ora sono le { $time }
server-pages = Pagine pubbliche
server-pages-off = no
server-pages-on = dei tornei in { $channel }, per chiunque sul web
server-pages-nowhere = nessuna, finché non c’è un canale per i tornei
server-change = *{ button-set-up }* chiede le principali; ognuna è un’opzione di `/admin settings`. Da soli con `/euchre` si trovano computer della propria forza.
server-everyone = tutti
server-managers = chi ha Gestisci server
server-setup-title = Imposta l’euchre
button-set-up = Imposta
button-permissions = Permessi

list-title = Tavoli
list-empty = Qui non è aperto nessun tavolo. Aprine uno con `/table open`.
# $table (text): its name, a link
list-lobby = { $table } · posti: { $seated } su { $seats } · { $where }
list-playing = { $table } · si gioca · { $where }
list-own = Le tue carte:
list-seats = Siediti a:

verify-title = Le smazzate della partita { $table }
verify-fair = { $count ->
    [one] L’unica smazzata è regolare
   *[other] Tutte e { $count } le smazzate sono regolari
}{ $draws ->
    [0] { "" }
    [one] , e così l’estrazione per chi dà le carte
   *[other] , e così le { $draws } estrazioni per chi dà le carte
}: tutto era fissato prima e corrisponde al segreto pubblicato.
verify-unfair = { $count ->
    [one] Una smazzata non corrisponde al segreto pubblicato.
   *[other] { $count } smazzate non corrispondono al segreto pubblicato.
}
verify-draw = Estrazione: { $commitment }
verify-hand = Mano { $number }: { $commitment }
verify-hand-unfair = Mano { $number }: { $commitment } (non corrisponde)
verify-game = Impronta della partita: { $commitment }
verify-secret = Segreto: { $secret }
verify-how = Prima della prima smazzata e tra le mani era nel menu del tavolo; se il tavolo aveva un messaggio in un canale, le sue prime 8 cifre erano lì fin dalla prima carta. È lo SHA-256 di «bower/1/commit/game/» seguito dai 32 byte del segreto, da cui deriva ogni smazzata; quella della mano n è lo SHA-256 di «bower/1/commit/n/» seguito dagli stessi byte.
