### La durata dei turni, cambiata a un tavolo che c’è già.

more-clock = Durata dei turni; un turno in corso ricomincia da capo
reply-clock = Al tavolo { $number } un turno ora può durare { $clock }.
reply-clock-restarted = Al tavolo { $number } un turno ora può durare { $clock }. Chi è di turno ha tutto questo tempo a partire da adesso.
reply-clock-same = Al tavolo { $number } un turno può già durare { $clock }. Non è cambiato nulla.
