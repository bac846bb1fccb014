### Che cosa intendevano i computer in una mano finita, nelle loro parole. $did: una dichiarazione o una carta; $why: una frase.

button-why = Perché?
meanings-title = Mano { $hand }: che cosa ha pensato { $name }
meanings-line = **{ $did }** – «{ $why }»
meanings-none = In questa mano non c’è nulla da spiegare: i computer spiegano le loro scelte quando tutti hanno visto le carte. Prova *{ button-why }* dopo la prossima mano.
slip-forgets = Ho dimenticato che cosa era già stato giocato.
slip-miscounts-trumps = Non ho contato le briscole: credevo in gioco briscole già uscite.
slip-misses-left = Non ho visto che il { term-left-bower } è briscola.
slip-too-high = Per passare in testa bastava una carta più bassa.
slip-ducks = Potevo passare in testa nella presa e non l’ho fatto.
slip-takes-partners-trick = Non ho visto che la presa era già del mio compagno.
slip-saves-winners = Volevo tenere le carte buone per dopo, e sono uscito basso.
slip-spends-trumps = Sono uscito con la briscola più alta senza motivo: dovevo tenerla.
slip-buries-lowest = Ho scartato la carta più bassa senza pensare al resto.
slip-calls-too-little = Non ho osato chiamare, ma la mano bastava.
slip-calls-too-much = Ho chiamato con una mano troppo debole.
slip-never-alone = Non ho osato giocare in solitaria.
slip-alone-too-soon = Ho giocato in solitaria, ma la mano non bastava.
slip-one-of-several = Lì ho sbagliato.
note-partner-meant = { $name }, in coppia con te: { $line }
