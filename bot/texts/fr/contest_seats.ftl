contest-leave-seat = Vous retirer de { $contest } ? Votre place peut être prise pour de bon : par le premier qui se propose comme remplaçant. Une semaine d’absence ? Ne partez pas : laissez jouer un ordinateur et revenez la semaine suivante.
contest-me-from-next = Vous jouez à partir du tour { $round } : le match en cours continue sans vous.
