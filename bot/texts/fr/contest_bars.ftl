### Who was taken out, and comes in again only by the organizers.

contest-barred-substitute = Les organisateurs ont exclu ce membre de ce tournoi. Choisissez quelqu’un d’autre, ou réadmettez ce membre avec *Ajouter en retard*.
contest-was-out = { $name } (exclusion de ce tournoi auparavant)
