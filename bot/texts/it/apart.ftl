### Membri che a un tavolo non possono giocare in coppia.

lobby-apart = Non in coppia: { $pairs }
reply-apart = { $one } e { $two } non giocheranno in coppia al tavolo { $number }.
reply-apart-ended = { $one } e { $two } possono di nuovo giocare in coppia al tavolo { $number }.
table-kept-apart = { $one } e { $two } non possono giocare in coppia a questo tavolo. Uno dei due deve sedersi altrove.
table-apart-drawn = Con queste regole le coppie si estraggono, e { $one } e { $two } non possono giocare insieme. Scegli i compagni secondo i posti, o usa di nuovo `/table separate`.
table-apart-same = Indica due membri diversi.
table-apart-many = Un tavolo tiene separate al massimo { $limit } coppie. Prima usa di nuovo `/table separate` per una di esse.
table-no-partners = Con queste regole nessuno ha un compagno per tutta la partita.
table-no-other-partners = Con le coppie tenute separate non resta un’altra formazione. Rigiocate agli stessi posti, o aprite un nuovo tavolo.
