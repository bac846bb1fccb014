### Échange avec le talon (rules-spec E9)

option-kitty-exchange = Échange avec le talon
    .about = Si le preneur en solo peut échanger une carte contre la première du talon, sans la voir
rule-kitty-exchange-true = Avant l’entame, le preneur qui joue en solo peut échanger une carte contre la première du talon, sans la voir.
rule-kitty-exchange-false = Personne n’échange de carte avec le talon pour jouer en solo.
bad-rules-kitty-exchange = L’échange avec le talon demande des solos, une carte du talon que personne n’a vue et aucun autre échange : changez l’une de ces règles, ou retirez-le.
turn-exchanging = { $name } peut échanger une carte avec le talon
hand-exchanging = À vous : échangez-vous une carte avec le talon ?
ask-exchanging = Mettez une carte face cachée au talon et prenez la première sans la voir, ou gardez tout.
ping-exchanging = Euchre : échangez-vous une carte avec le talon ?
bid-pass-exchanging = Je garde tout
review-pass-exchanging = tout garder
story-kitty-exchanged = { $name } échange une carte avec le talon.
    .you = Vous échangez une carte avec le talon.
story-stood-pat = { $name } garde tout.
    .you = Vous gardez tout.
