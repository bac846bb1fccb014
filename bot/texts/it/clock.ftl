### La durata dei turni, cambiata a un tavolo che c’è già.

more-clock = Durata dei turni (il turno in corso riparte da capo)
reply-clock = Al tavolo { $number } un turno ora dura al massimo { $clock }.
reply-clock-restarted = Al tavolo { $number } un turno ora dura al massimo { $clock }. Il tempo del turno in corso riparte da capo.
reply-clock-same = Al tavolo { $number } un turno dura già al massimo { $clock }. Non è cambiato nulla.
