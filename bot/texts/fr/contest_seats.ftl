contest-leave-seat = Vous jouez à { $contest } pour { $name }. Vous retirer ? { $name } reprend la place, et un message l’annonce.
contest-leave-lent = { $name } joue pour vous à { $contest }. Vous retirer ? Alors { $name } joue jusqu’à la fin, et vous ne pouvez plus revenir.
contest-me-lent = { $name } joue pour vous jusqu’au tour { $round } ; ensuite c’est de nouveau à vous, s’il reste un match. *{ $button }* abandonne la place.
contest-former-seat = Personne n’est deux fois au classement d’un tournoi : qui a joué dans celui-ci pour quelqu’un d’autre, ou y a laissé sa place, ne peut plus s’inscrire. Regardez ses tables avec `/table list`.
contest-post-no-partner-late = **{ $contest }** : personne n’est venu jouer avec vous, et il est trop tard pour entrer. Appuyez sur *Être remplaçant* pour jouer à la place de quelqu’un.
contest-me-looks-late = Vous cherchez un partenaire. Dès que quelqu’un d’autre en cherche un, vous êtes une paire, et vous jouez s’il y a de la place avant le tirage du tour { $round }.
contest-me-no-room = Il ne restait pas de place pour vous et un partenaire. Appuyez sur *{ $button }* pour jouer à la place de quelqu’un.
contest-me-from-next = Vous jouez à partir du tour { $round } : le match en cours continue sans vous.
