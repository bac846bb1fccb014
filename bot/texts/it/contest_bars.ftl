### Who was taken out, and comes in again only by the organizers.

contest-barred-substitute = Chi organizza ha escluso quel membro da questo torneo. Scegli qualcun altro, o riammettilo con *Aggiungere in ritardo*.
contest-was-out = { $name } (prima escluso da questo torneo)
