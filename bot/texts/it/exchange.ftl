### Cambio con il tallone (rules-spec E9)

option-kitty-exchange = Cambio con il tallone
    .about = Se chi gioca in solitaria può cambiare una carta con la prima del tallone
rule-kitty-exchange-true = Prima della prima uscita chi ha chiamato e gioca in solitaria può cambiare una carta con la prima del tallone, senza vederla.
rule-kitty-exchange-false = Nessuno cambia una carta con il tallone per giocare in solitaria.
bad-rules-kitty-exchange = Il cambio con il tallone richiede le solitarie, una carta del tallone che nessuno ha visto e nessun altro cambio: cambia una di queste regole, o toglilo.
turn-exchanging = { $name } può cambiare una carta con il tallone
hand-exchanging = Tocca a te: cambi una carta con il tallone?
ask-exchanging = Metti una carta coperta nel tallone e prendi la prima senza vederla, oppure tieni tutto.
ping-exchanging = Euchre: cambi una carta con il tallone o tieni tutto?
bid-pass-exchanging = Tengo tutto
review-pass-exchanging = tengo tutto
story-kitty-exchanged = { $name } cambia una carta con il tallone.
    .you = Cambi una carta con il tallone.
story-stood-pat = { $name } tiene tutto.
    .you = Tieni tutto.
