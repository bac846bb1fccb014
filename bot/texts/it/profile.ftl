# La scheda di un membro, e la pagina di storie e traguardi.
button-profile = La mia scheda
button-boards = Classifiche
button-share-card = Condividi la mia scheda
stats-page-numbers = Tutti i numeri
stats-page-stories = Storie
profile-rating = Valutazione
profile-games = Partite
profile-hands = Mani
profile-won = Vinte
profile-finished = Partite finite
profile-streak = Vinte di fila
profile-best-streak = Serie più lunga
profile-best-suit = Seme migliore: { $suit }
profile-loners-made = Solitarie riuscite
profile-marches = Cappotti
profile-euchres-made = Euchre fatti
profile-games-won = Partite vinte
# $label: che cosa si conta; $value: quante volte
profile-said = { $label }: { $value }
# $what: che cosa si conta; $count e $next: numeri della stessa cosa
