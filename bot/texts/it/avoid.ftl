### Members with whom somebody would rather not sit. Only that member sees these.

menu-avoid = Non allo stesso tavolo
button-avoid = Non con loro…
avoid-title = Non con loro
# $limit (number): members
avoid-how = Membri di questo server con cui preferisci non sederti, { $limit } al massimo. Nessun altro vede questo elenco o ne viene a sapere.
avoid-does = Non puoi sederti dove siede uno di loro, la chiamata di uno non menziona l’altro, e io non vi metto in coppia; nei tornei il sorteggio può farne i tuoi avversari.
avoid-on = Nell’elenco: { $names }
avoid-none = Nell’elenco non c’è nessuno.
avoid-pick = Aggiungi un membro
avoid-off = Togli un membro
avoid-many = { $limit ->
    [one] Nel tuo elenco c’è posto per un membro. Prima toglilo: `/preferences`, *{ button-avoid }*.
   *[other] Nel tuo elenco c’è posto per { $limit } membri. Prima togline uno: `/preferences`, *{ button-avoid }*.
}
avoid-self = Quel membro sei tu. Scegli un’altra persona.
avoid-bot = I bot non siedono ai tavoli. Scegli un’altra persona.
# $names (text): members; $number (text): the table's number
avoid-sits = Nel tuo elenco, e al tavolo { $number }: **{ $names }**. Per sederti lì, prima toglili dall’elenco: `/preferences`, *{ button-avoid }*.
privacy-kept-avoided = Membri con cui preferisci non sederti
