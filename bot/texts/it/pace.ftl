### Ritmo uniforme: ciò che si dice nella scelta della briscola appare sempre con lo stesso ritardo.

pace-even = Uniforme: ogni dichiarazione con lo stesso ritardo
pace-own = Normale: subito
button-pace = Attiva il ritmo uniforme
button-pace-off = Togli il ritmo uniforme
table-even-pace = Ritmo uniforme: ciò che si dice prima del gioco appare { $seconds } secondi dopo l’inizio del turno.
reply-pace-even = Al tavolo { $number } ora le dichiarazioni appaiono a ritmo uniforme.
reply-pace-own = Al tavolo { $number } ora le dichiarazioni appaiono subito.
