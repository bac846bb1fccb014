# What happens in the life of a contest: rounds drawn again, what nobody won, divisions
contest-post-new-start = **{ $contest }** commence à une autre heure : { $at } ({ $left }).
contest-post-paused = **{ $contest }** est en pause : « { $reason } ». La reprise a lieu d’elle-même { $left } au plus tard.
contest-post-goes-on = **{ $contest }** reprend.
contest-post-extended = **{ $contest }** : le tour { $round } est prolongé, jusqu’à { $at } ({ $left }).
league-post-redrawn = **{ $contest }** : le tour { $round } est tiré de nouveau : « { $reason } ». Les tables ouvertes sont fermées et ne comptent pour personne. Les nouvelles s’ouvrent dans un instant.
league-post-redrawn-paused = **{ $contest }** : le tour { $round } est tiré de nouveau : « { $reason } ». Les tables ouvertes sont fermées et ne comptent pour personne. Le tournoi est en pause ; les nouvelles s’ouvriront à la reprise.
league-post-final-nobody = **{ $contest }** : c’est terminé, sans vainqueur. Ceux qui ont joué ne sont pas restés jusqu’au bout.
league-won-nobody = Terminé sans vainqueur
contest-barred = Les organisateurs ont exclu l’un de vous de ce tournoi : impossible de revenir. Regardez ses tables avec `/table list`.
contest-former = Vous étiez déjà dans le tirage de ce tournoi : impossible de s’y réinscrire. Regardez ses tables avec `/table list`.
contest-damaged = Je ne peux pas lire le tournoi { $number } : ses données sont endommagées. Prévenez le responsable du bot ; le journal en dit plus.
league-post-entry = **{ $contest }** : { $what }
league-post-entry-reason = **{ $contest }** : { $what } « { $reason } »
