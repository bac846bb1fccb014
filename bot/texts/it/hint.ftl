### Suggerimenti: che cosa farebbe un computer al posto di un membro, e perché.

button-hint = Suggerimento
button-hints = Attiva suggerimenti
button-hints-off = Disattiva suggerimenti
table-no-hints = A questo tavolo non ci sono suggerimenti.
table-no-hint-yet = In questo momento non c’è un suggerimento pronto. Riprova tra poco.
hint-best = Suggerimento: { $choice }
hint-either = { $number ->
    [one] Va bene anche { $others }: per quel che si sa, vale lo stesso.
   *[other] Per quel che si sa, vanno altrettanto bene: { $others }.
}
