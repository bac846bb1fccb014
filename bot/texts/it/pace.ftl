### Ritmo uniforme: ciò che si dice nella scelta della briscola appare sempre con lo stesso ritardo.

pace-even = Uniforme: dichiarazioni mostrate con ritardo fisso
pace-own = Normale: dichiarazioni mostrate subito
button-pace = Attiva il ritmo uniforme
button-pace-off = Togli il ritmo uniforme
table-even-pace = Ritmo uniforme: ogni dichiarazione appare a intervalli di { $seconds } secondi.
reply-pace-even = Al tavolo { $number } ora le dichiarazioni appaiono con un ritardo fisso.
reply-pace-own = Al tavolo { $number } ora le dichiarazioni appaiono subito.
