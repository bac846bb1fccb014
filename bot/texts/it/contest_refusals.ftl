### Perché un torneo non può essere come lo vuole chi lo organizza.

contest-bad-rounds = Un torneo ha al massimo { $most } turni. 0 vuol dire quanti ne servono per il numero di iscritti.
contest-bad-entrants = Iscritti: due numeri da { $least } a { $most }, prima il minimo, per esempio 8-16.
contest-bad-cut = Dopo uno svizzero vanno all’eliminazione diretta 4 coppie, 8 coppie o nessuna.
contest-bad-division = Una divisione ha da { $least } a { $most } coppie, e ne sale o scende meno della metà.
contest-bad-days = Un turno dura da 1 a { $most } giorni.
contest-too-few = Siete troppo pochi per cominciare: per questo torneo bisogna essere almeno { $least }.
contest-too-many = Siete troppi: in questo torneo c’è posto per { $most }.
contest-swiss-rounds = Con così poche coppie uno svizzero ha al massimo { $most } turni, o qualcuno si incontrerebbe due volte. Meglio un campionato a coppie.

plan-not-four = Nei tornei si gioca due contro due, a tavoli di quattro. Scegli altre regole.
plan-stakes = Nei tornei si gioca solo per i punti. Scegli regole senza puntate.
plan-drawn-partners = È il torneo a dire chi gioca con chi: i compagni non si sorteggiano al tavolo. Scegli altre regole.

calendar-unknown-zone = Non conosco il fuso orario «{ $zone }». Scrivilo come Europe/Rome o America/New_York.
calendar-which-zone = «{ $zone }» non è il nome di un fuso orario. Volevi dire { $meant }? Scegli la città di cui segui l’ora.
calendar-bad-time = Non riesco a leggere questa data. Scrivila come 27/11/2026 20:00, ven 20:00 o 20:00.
calendar-no-such-day = Questo giorno non esiste. Controlla giorno e mese.
calendar-other-weekday = Quella data cade in un altro giorno della settimana. Controllala, o scrivi solo uno dei due.
calendar-no-such-time = Quell’ora non esiste: quella notte si spostano avanti gli orologi. Scegline una prima o dopo.
calendar-past = Quell’ora è già passata. Scegline una più avanti.
calendar-too-far = Manca più di un anno. Scegli un giorno più vicino.
