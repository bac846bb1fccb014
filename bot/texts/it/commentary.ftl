### La vista di chi commenta un incontro di torneo.

commentary-button = Tutte le carte, dopo
commentary-ask = Qui vedi le carte di tutti in una mano appena finisce la mano successiva. Chi ha cominciato a guardare non può più giocare in questo torneo, nemmeno come riserva, e il registro lo dice.
commentary-sure = Mostrami le carte
commentary-none = Non c’è ancora niente da mostrare. La prima mano appare quando finisce la seconda.
commentary-latest = Ultima mano
