### La durata dei turni, cambiata a un tavolo che c’è già.

more-clock = Durata dei turni (il turno in corso riparte da capo)
reply-clock = Limite di tempo per turno al tavolo { $number }: ora { $clock }.
reply-clock-same = Limite di tempo per turno al tavolo { $number }: è già { $clock }. Non è cambiato nulla.
