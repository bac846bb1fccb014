### Suggerimenti: che cosa farebbe un computer al posto di un membro, e perché.

button-hint = Suggerimento
button-hints = Suggerimenti sì
button-hints-off = Suggerimenti no
table-no-hints = A questo tavolo non ci sono suggerimenti: chi l’ha aperto li ha disattivati.
table-no-hint-yet = In questo momento non c’è un suggerimento pronto. Riprova tra poco.
hint-best = **Suggerimento: { $choice }.** { $why }
hint-method = { $deals ->
    [one] Punti attesi, su una smazzata immaginata.
   *[other] Punti attesi, su { $deals } smazzate immaginate.
} { $asked ->
    [one] Il tuo primo suggerimento in questa mano; lo vedi solo tu.
   *[other] Il tuo suggerimento numero { $asked } in questa mano; lo vedi solo tu.
}
