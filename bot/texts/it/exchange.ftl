### Cambio con il monte (rules-spec E9)

option-kitty-exchange = Cambio con il monte
    .about = Se chi gioca in solitaria può cambiare una carta con la prima del monte, coperta
rule-kitty-exchange-true = Prima della prima uscita chi ha chiamato e gioca in solitaria può cambiare una carta con la prima del monte, senza vederla.
rule-kitty-exchange-false = Nessuno cambia una carta con il monte per giocare in solitaria.
bad-rules-kitty-exchange = Il cambio con il monte richiede le solitarie, una carta del monte che nessuno ha visto e nessun altro cambio: cambia una di queste regole, o toglilo.
turn-exchanging = { $name } può cambiare una carta con il monte
hand-exchanging = Tocca a te: cambi una carta con il monte?
ask-exchanging = Metti una carta coperta nel monte e prendi la prima senza vederla, oppure resta servito.
ping-exchanging = Al tavolo di euchre: cambi una carta con il monte o resti servito?
bid-pass-exchanging = Resto servito
review-pass-exchanging = resto servito
story-kitty-exchanged = { $name } cambia una carta con il monte.
story-stood-pat = { $name } resta servito.
