### Quanto si può aggiungere a un torneo, e quanto spesso

contest-many-sign-ups = Iscrizioni, inviti e offerte tue in questo torneo sono già { $most }, il massimo. Guarda i suoi tavoli con `/table list`.
contest-many-events = Nel registro di questo torneo ci sono { $most } voci tue, il massimo per una persona. Puoi ancora uscirne, e chi organizza può ancora decidere con `/league manage`: chiedi a uno di loro.
contest-full = I partecipanti hanno scritto in questo torneo tutto quello che ci sta. Puoi ancora confermare la presenza o uscirne, e chi organizza può ancora decidere tutto con `/league manage`: chiedi a uno di loro.
contest-announced = { $seconds ->
    [one] L’ultimo annuncio di questo torneo ha meno di 2 minuti. Manda il tuo tra un secondo. Ecco il testo da copiare: { $text }
   *[other] L’ultimo annuncio di questo torneo ha meno di 2 minuti. Manda il tuo tra { $seconds } secondi. Ecco il testo da copiare: { $text }
}
