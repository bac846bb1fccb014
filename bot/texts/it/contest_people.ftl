### What happens to members of a contest by others' acts.

contest-post-promoted = **{ $contest }**: si è liberato un posto, e tocca a te! Comincia { $at }.
contest-post-promoted-check-in = **{ $contest }**: si è liberato un posto, e tocca a te! Comincia { $at }. Conferma la presenza adesso: senza, non partecipi.
contest-post-added = **{ $contest }**: chi organizza ti ha iscritto. Comincia { $at }.
contest-post-added-check-in = **{ $contest }**: chi organizza ti ha iscritto. Comincia { $at }. Conferma la presenza adesso: senza, non partecipi.
contest-post-added-waits = **{ $contest }**: chi organizza ti ha messo in lista d’attesa. Comincia { $at }.
contest-post-added-waits-check-in = **{ $contest }**: chi organizza ti ha messo in lista d’attesa. Comincia { $at }. Conferma la presenza adesso, per avere un posto libero.
contest-post-partner-left = **{ $contest }**: chi giocava con te si è ritirato. Il posto resta tuo, e all’inizio avrai un altro compagno; puoi anche premere *Con un compagno* e sceglierlo.
contest-post-partner-new = **{ $contest }**: un compagno si è ritirato, e gioca qualcun altro: { $names }.
contest-leave-question = Ritirarti da { $contest }?
contest-leave-partner = Lasciare { $contest }? { $partner } resta, tiene il posto e cerca qualcun altro.
contest-leave-partner-running = Ritirarti da { $contest }? Con { $partner } continua chi si offre come riserva; se non c’è nessuno, la coppia è fuori.
contest-rule-leave-partner = Chi lascia la coppia non ritira l’altro, che cerca un compagno fino al sorteggio; poi gioca una riserva, o è fuori.
contest-post-partner-out = **{ $contest }**: chi giocava con te si è ritirato, e nessuno si offre come riserva: la coppia è fuori. Parla con chi organizza se qualcuno vuole giocare con te.
