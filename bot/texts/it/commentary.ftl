### La vista di chi commenta un incontro di torneo.

commentary-button = Commenta la partita
commentary-ask = Vedi le carte di tutti in una mano quando finisce la mano successiva. Se guardi, non puoi più giocare in questo torneo, nemmeno come riserva, e il registro lo dice.
commentary-sure = Mostrami le carte
commentary-none = Non c’è ancora niente da mostrare. La prima mano appare quando finisce la seconda.
commentary-latest = Ultima mano
